"""The games of the tables, shared by all tables with the same options."""

from functools import lru_cache
from typing import Any

import msgspec

from cityboard.core.game import Game
from cityboard.core.record import Record
from cityboard.tables.events import Opened
from cityboard.titles.registry import game_of

GAMES = 64  # cached for the next table with the same options; each takes some 200 KB


@lru_cache(maxsize=GAMES)
def _game(title: str, rules: str, edition: str, edition_hash: str, options: bytes) -> Game[Any]:
    return game_of(Record(title, rules, msgspec.json.decode(options), edition, edition_hash, ""))


def recorded_moves(header: Opened) -> Record:
    """Return the moves that a table continues from, as a record."""
    record = Record(header.title, header.rules, header.options, header.edition, header.edition_hash, "")
    record.moves = list(header.recorded)
    return record


def shared_game(header: Opened) -> Game[Any]:
    """Return the game of a table: the same object for all tables with the same options."""
    options = msgspec.json.encode(header.options, order="sorted")
    return _game(header.title, header.rules, header.edition, header.edition_hash, options)
