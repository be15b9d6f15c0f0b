"""The games of the tables, shared by all tables with the same options."""

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any

import msgspec

from cityboard.core.game import Game
from cityboard.core.record import Record
from cityboard.tables.events import Opened
from cityboard.titles.registry import game_of

GAMES = 64  # kept for the next table with the same options; each takes some 200 KB, or more with a large custom edition
Key = tuple[str, str, str, str, bytes, bytes]

_games: OrderedDict[Key, Game[Any]] = OrderedDict()
_ENCODER = msgspec.json.Encoder(order="sorted")
_lock = Lock()  # games of custom editions are built in threads


def recorded_moves(header: Opened) -> Record:
    """Return the moves that a table continues from, as a record."""
    record = Record(header.title, header.rules, header.options, header.edition, header.edition_hash, "")
    record.moves = list(header.recorded)
    record.edition_values = header.edition_values
    return record


def shared_game(header: Opened) -> Game[Any]:
    """Return the game of a table: the same object for all tables with the same options."""
    key = _key(header.title, header.rules, header.edition, header.edition_hash, header.options, header.edition_values)
    with _lock:
        game = _games.get(key)
    if game is None:
        record = Record(header.title, header.rules, header.options, header.edition, header.edition_hash, "")
        record.edition_values = header.edition_values
        game = game_of(record)
    _keep(key, game)
    return game


def share(game: Game[Any]) -> None:
    """Keep a game for the tables with its options, which then need not build it again."""
    edition = game.edition
    values = edition.values if edition.is_own else {}
    _keep(_key(game.title, game.rules_version, edition.name, edition.hash, game.options, values), game)


def _key(
    title: str, rules: str, edition: str, edition_hash: str, options: Mapping[str, Any], values: Mapping[str, Any]
) -> Key:
    return title, rules, edition, edition_hash, _ENCODER.encode(dict(options)), _ENCODER.encode(dict(values))


def _keep(key: Key, game: Game[Any]) -> None:
    with _lock:
        _games[key] = game
        _games.move_to_end(key)
        if len(_games) > GAMES:
            _games.popitem(last=False)
