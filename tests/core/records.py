"""Records to read, change and forge."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.reason import Reason, RecordError
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.option_sets import load

FAMILIES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 6, "hand": 3, "free_orientation": True, "frame": [3, 1, 2, 6, 5, 4], "start": 4},
    {"players": 3, "modules": ["companies", "central-stations"], "city": "st-petersburg"},
    {"players": 4, "modules": ["companies", "central-rails"], "city": "stockholm"},
    {"players": 2, "city": "berlin", "berlin_sides": "mixed"},
    {"players": 1, "modules": ["solo"], "harder_solo": True},
]


BEFORE, FIRST = Dealer(b"before"), Dealer(b"first")  # of an earlier record, and of the record itself


@cache
def played(family: int = 0) -> tuple[Metro, State, str]:
    """Return a game, its last state and the text of its record."""
    game = load(FAMILIES[family])
    s, record = random_game(game, "record tests")
    assert s.turn == NOBODY
    return game, s, record.text()


def lines_of(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n")


def joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def contents_of(text: str) -> list[dict[str, Any]]:
    """Return what the lines say, without the chain."""
    contents = [json.loads(line) for line in lines_of(text)]
    for content in contents:
        del content["chain"]
    return contents


def chained(contents: list[dict[str, Any]]) -> str:
    """Write lines with a consistent chain, as a careful forger would: the format's definition once more."""
    chain, lines = "", []
    for content in contents:
        chain = hashlib.sha256((chain + json.dumps(content, sort_keys=True)).encode()).hexdigest()[:16]
        lines.append(json.dumps({**content, "chain": chain}, ensure_ascii=False))
    return joined(lines)


def refused(act: Callable[[], object]) -> Reason:
    """Return why a record is refused."""
    with pytest.raises(RecordError) as error:
        act()
    return error.value.reason


def refusal_of_text(text: str, **how: Any) -> tuple[str, int]:
    """Return code and line of the refusal to read a text."""
    reason = refused(lambda: Record.parse(text, **how))
    return reason.code, reason.arguments["line"]


def forged(change: Callable[[list[dict[str, Any]]], object], family: int = 0) -> Record:
    """Return a record of consistent lines after a change of what they say."""
    contents = contents_of(played(family)[2])
    change(contents)
    return Record.parse(chained(contents))


def played_by(
    dealer_of: Callable[[int], Dealer], record: Record, game: Game[Any], change: Callable[[dict[str, Any]], object]
) -> Record:
    """Play a game to its end with the dealer of every event; return its record with its header changed."""
    s = game.start()
    while s.turn != NOBODY:
        event = len(record.moves)
        move = dealer_of(event).choose(event, game.chances(s)) if s.turn == CHANCE else game.moves(s)[0]
        record.add(s.turn, move)
        game.play(s, move)
    record.close(game, s, FIRST)
    contents = contents_of(record.text())
    change(contents[0])
    return Record.parse(chained(contents))


def event_of(record: Record, wanted: Callable[[int, Move], bool]) -> int:
    """Find the first move of some kind."""
    return next(event for event, (seat, move) in enumerate(record.moves) if wanted(seat, move))


TEXT = played()[2]
LINES = lines_of(TEXT)
