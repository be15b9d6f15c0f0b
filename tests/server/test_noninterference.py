"""The promise: worlds that differ only in what a viewer may not know give that viewer the same bytes everywhere."""

import asyncio
import re
from dataclasses import replace

import pytest

from tests.server.glass_house import glass_house
from tests.server.noninterference import LeakError, Tally, compare, observe, prepare, watch
from tests.server.twin_games import FUTURE, GUESS
from tests.server.visit import Piece

# By title and kind of secret: how many random games, and how many of a hundred must have a twin with another history.
GAMES = {
    ("metro", "hand"): (120, 95),
    ("metro", "hands"): (60, 80),
    ("metro", "drawn"): (60, 70),
    ("metro", "shares"): (60, 95),
    ("metro", "tokens"): (40, 95),
    ("metro", "point tiles"): (40, 75),
    ("metro", FUTURE): (20, 100),
    ("helsinki", "hand"): (80, 80),
    ("helsinki", "hands"): (40, 50),
}
AT_A_TIME = 20  # so that several processes share the work
MORE = 10  # times as many games in a thorough run
CHUNKS = [
    (title, kind, first) for (title, kind), (games, _) in GAMES.items() for first in range(0, games, AT_A_TIME)
]


@pytest.mark.parametrize(("title", "kind", "first"), CHUNKS)
def test_what_a_viewer_may_not_know_changes_nothing_for_them(
    title: str, kind: str, first: int, thorough: bool
) -> None:
    times = MORE if thorough else 1
    numbers = range(first * times, (first + AT_A_TIME) * times)
    tally = watch(title, kind, numbers)
    assert tally.games == len(numbers)
    assert tally.kinds[kind] + tally.kinds[GUESS] == tally.games
    # Fewer in a single part than in all of them together.
    assert tally.kinds[kind] * 100 >= tally.games * (GAMES[title, kind][1] - 20)
    assert tally.pieces > 50 * tally.games
    assert tally.bytes > 100_000 * tally.games


def test_there_are_at_least_500_random_games() -> None:
    assert len(CHUNKS) * AT_A_TIME == sum(games for games, _ in GAMES.values()) >= 500
