"""The playout kernel gives what random movers on the surface give."""

from random import Random

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.playout import playout
from cityboard.games.metro.state import State
from tests.metro.option_sets import load


def random_position(game: Metro, rng: Random) -> State:
    s = game.start()
    for _ in range(rng.randrange(140)):
        if s.turn != NOBODY:
            game.play(s, random_move(game, s, rng))
    return s


@pytest.mark.parametrize("players", range(2, 7))
def test_the_kernel_gives_the_scores_of_random_movers_with_the_same_random_numbers(players: int) -> None:
    game = load({"players": players})
    for seed in range(60):
        s = random_position(game, Random(f"position {seed}"))
        before = s.copy()
        fast = playout(game, s, Random(seed))
        assert s == before
        rng = Random(seed)
        while s.turn != NOBODY:
            game.play(s, random_move(game, s, rng))
        assert fast == game.scores(s)


def test_games_with_modules_play_out_over_the_surface() -> None:
    game = load({"players": 3, "modules": ["companies"], "city": "berlin", "hand": 2})
    s = random_position(game, Random(1))
    assert playout(game, s, Random(2)) == playout(game, s, Random(2))
