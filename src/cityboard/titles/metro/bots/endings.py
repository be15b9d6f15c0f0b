"""How games of Metro end if the empty squares are filled at random, from a full state."""

from collections.abc import Callable
from random import Random

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.simulation import random_move
from cityboard.titles.metro.bots.evaluation import Evaluation
from cityboard.titles.metro.bots.kernel_fill import SCALE
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State

SEED = 64
Decide = Callable[[Metro, State], Move]


def endings(game: Metro, s: State, rng: Random, samples: int, decide: Decide) -> list[list[float]]:
    """Return the points by seat at the end of a number of games; a turn that has begun is finished first."""
    s = s.copy()
    while s.turn != NOBODY and s.step != game.turn_step.number:
        game.play(s, random_move(game, s, rng) if s.turn == CHANCE else decide(game, s))
    if s.turn == NOBODY:
        return [[float(points) for points in game.scores(s)]] * samples
    ends = Evaluation(game, s, s.turn, _to_come(game, s)).filling.ends(rng.getrandbits(SEED), samples)
    return [[points / SCALE for points in end] for end in ends]


def _to_come(game: Metro, s: State) -> list[int]:
    """Count the tiles that will still be laid, except those of the mover, which an evaluation adds itself."""
    count = list(s.tower)
    for seat in range(game.players):
        held = game.held(s, seat)
        for tile in held[:1] if seat == s.turn else held:
            count[tile] += 1
    return count
