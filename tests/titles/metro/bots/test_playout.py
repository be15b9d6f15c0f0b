"""The playout kernel gives what random movers on the surface give."""

from random import Random

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.metro.bots.playout import kernel_of, playout
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.title import build
from tests.titles.metro.rules.option_sets import load
from tests.titles.switches import METRO

MASK = (1 << 64) - 1
SWITCHED = METRO.editions


class KernelNumbers(Random):
    """The kernel's own random numbers, written a second time, for a mover on the surface."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        self.state = mixed ^ (mixed >> 31)

    def random(self) -> float:
        self.state = (self.state * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & MASK
        return (self.state >> 32) / (1 << 32)


def played_out(game: Metro, s: State, seed: int) -> list[int]:
    """Play on the surface with the random numbers that `playout` takes."""
    rng = Random(seed)
    while s.turn != NOBODY and s.step != game.turn_step.number:
        game.play(s, random_move(game, s, rng))
    numbers = KernelNumbers(rng.getrandbits(64))
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, numbers))
    return game.scores(s)


def random_position(game: Metro, rng: Random) -> State:
    s = game.start()
    for _ in range(rng.randrange(140)):
        if s.turn != NOBODY:
            game.play(s, random_move(game, s, rng))
    return s


@pytest.mark.parametrize("players", range(2, 7))
def test_the_kernel_gives_the_scores_of_random_movers_with_the_same_random_numbers(players: int) -> None:
    compare_scores(load({"players": players}), range(60))
    compare_scores(load({"players": players, "frame": [*range(players, 0, -1)], "start": players - 1}), range(10))


@pytest.mark.parametrize("switch", [name for name in SWITCHED if METRO.concerns({}, name)])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_kernel_gives_the_scores_of_random_movers_with_every_switch_of_the_edition(
    players: int, switch: str
) -> None:
    compare_scores(build(SWITCHED[switch], {"players": players}), range(10))


def compare_scores(game: Metro, seeds: range) -> None:
    """Compare what the kernel and a random mover on the surface reach from random positions."""
    for seed in seeds:
        s = random_position(game, Random(f"position {seed}"))
        before = s.copy()
        fast = playout(game, s, Random(seed))
        assert s == before
        assert fast == played_out(game, s, seed)


def test_many_games_in_one_call_add_up_to_games_one_by_one() -> None:
    game = load({"players": 4})
    s = random_position(game, Random(1))
    while s.step != game.turn_step.number:
        game.play(s, random_move(game, s, Random(2)))
    numbers = KernelNumbers(7)
    sums = [0] * 4
    for _ in range(5):
        end = s.copy()
        while end.turn != NOBODY:
            game.play(end, random_move(game, end, numbers))
        sums = [total + points for total, points in zip(sums, game.scores(end), strict=True)]
    assert kernel_of(game, s).run(7, 5) == sums


def test_games_with_modules_play_out_over_the_surface() -> None:
    game = load({"players": 3, "modules": ["companies"], "city": "berlin", "hand": 2})
    s = random_position(game, Random(1))
    assert playout(game, s, Random(2)) == playout(game, s, Random(2))
