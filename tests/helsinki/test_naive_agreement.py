"""The engine and the naive Helsinki, written apart, agree on who decides, on legal moves, on chances and on scores."""

from random import Random

import pytest

from cityboard.core.game import Move
from tests.helsinki.option_sets import by_name, load
from tests.naive.compare import compare
from tests.naive.helsinki import NaiveHelsinki


def compare_one_game(options: dict[str, object], rng: Random) -> int:
    """Play one random game in both and return in how many positions a seat decided."""
    # Even choice seldom builds; some games prefer builds and actions, so that boards fill.
    builder, user = rng.random(), rng.random() / 2

    def choose(moves: list[Move]) -> Move:
        for kind, eagerness in (("build", builder), ("use", user)):
            preferred = [move for move in moves if move[0] == kind]
            if preferred and rng.random() < eagerness:
                return rng.choice(preferred)
        return rng.choice(moves)

    game, naive = load(options), NaiveHelsinki(**options)  # type: ignore[arg-type]
    positions, s = compare(game, naive, choose, rng)
    assert game.ranking(s) == naive.ranking()
    return positions


@pytest.mark.rule(
    "H3.1", "H4.1", "H4.2", "H4.4", "H4.5", "H5.1", "H5.2", "H6.1", "H6.2", "H7.1", "H7.2", "H7.4", "H8.3"
)
@pytest.mark.parametrize("name", by_name())
def test_engine_and_naive_helsinki_agree_in_thousands_of_positions(name: str, thorough: bool) -> None:
    rng = Random(name)
    games = 50 if thorough else 4
    assert sum(compare_one_game(dict(by_name()[name]), rng) for _ in range(games)) > 100 * games
