"""The engine and the naive Metro, written apart, agree on who decides, on legal moves, on chances and on scores."""

from math import gcd
from random import Random

import pytest

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Move
from tests.metro.option_sets import groups, load
from tests.naive.metro import NaiveMetro

DECIDERS: dict[int, int | str] = {CHANCE: "chance", NOBODY: "nobody"}


def in_lowest_terms(weights: dict[Move, int]) -> dict[Move, int]:
    divisor = gcd(*weights.values())
    return {move: weight // divisor for move, weight in weights.items()}


def compare(options: dict[str, object], rng: Random) -> int:
    """Play one random game in both and return in how many positions a seat decided."""
    game, naive = load(options), NaiveMetro(**options)  # type: ignore[arg-type]
    s = game.start()
    positions = 0
    # Some games prefer drawing, exchanging and stations, which even choice among all squares would make rare.
    rare = rng.random() / 2
    while s.turn != NOBODY:
        assert naive.decider() == DECIDERS.get(s.turn, s.turn)
        if s.turn == CHANCE:
            chances = game.chances(s)
            assert in_lowest_terms(dict(chances)) == in_lowest_terms(naive.outcomes())
            move = pick_at_random(chances, rng)
        else:
            positions += 1
            moves = game.moves(s)
            assert set(moves) == naive.legal()
            assert game.scores(s) == naive.scores()
            others = [move for move in moves if move[0] != "lay"]
            move = rng.choice(others if others and rng.random() < rare else moves)
        game.play(s, move)
        naive.apply(move)
    assert naive.decider() == "nobody"
    assert game.scores(s) == naive.scores()
    return positions


@pytest.mark.rule("M3.1", "M3.4", "M3.5", "M4.1", "M4.2", "M4.3", "M7.5", "M7.6", "M7.7")
@pytest.mark.parametrize("group", groups())
def test_engine_and_naive_metro_agree_in_thousands_of_positions(group: str, thorough: bool) -> None:
    rng = Random(group)
    sets = groups()[group]
    chosen = sets if thorough or len(sets) < 5 else rng.sample(sets, 5)
    assert sum(compare(dict(options), rng) for options in chosen) > 32 * len(chosen)
