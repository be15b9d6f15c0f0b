"""The engine and the naive Metro, written apart, agree on who decides, on legal moves, on chances and on scores."""

from random import Random

import pytest

from cityboard.core.game import Move
from tests.naive.compare import compare
from tests.naive.metro import NaiveMetro
from tests.titles.metro.rules.option_sets import groups, load


def compare_one_game(options: dict[str, object], rng: Random) -> int:
    """Play one random game in both and return in how many positions a seat decided."""
    # Some games prefer drawing, exchanging and stations, which even choice among all squares would make rare.
    rare = rng.random() / 2

    def choose(moves: list[Move]) -> Move:
        others = [move for move in moves if move[0] != "lay"]
        return rng.choice(others if others and rng.random() < rare else moves)

    return compare(load(options), NaiveMetro(**options), choose, rng)[0]  # type: ignore[arg-type]  # options by name


@pytest.mark.rule("M3.1", "M3.4", "M3.5", "M4.1", "M4.2", "M4.3", "M7.5", "M7.6", "M7.7")
@pytest.mark.parametrize("group", groups())
def test_engine_and_naive_metro_agree_in_thousands_of_positions(group: str, thorough: bool) -> None:
    rng = Random(group)
    sets = groups()[group]
    chosen = sets if thorough or len(sets) < 5 else rng.sample(sets, 5)
    assert sum(compare_one_game(dict(options), rng) for options in chosen) > 32 * len(chosen)
