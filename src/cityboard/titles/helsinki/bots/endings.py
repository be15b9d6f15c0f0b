"""How games of Helsinki end when they are played on by value from a full state."""

from random import Random

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import POINT
from cityboard.titles.helsinki.bots.offers import move_of, offers_of, small_move
from cityboard.titles.helsinki.bots.weights import learned_weights
from cityboard.titles.helsinki.bots.world import known_table, world_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State

SEEDS = 1 << 40


def endings(game: Helsinki, s: State, rng: Random, samples: int) -> list[list[float]]:
    """Return the points by seat at the end of a number of games."""
    table = known_table(game, learned_weights)
    return [_ending(game, table, s.copy(), rng) for _ in range(samples)]


def _ending(game: Helsinki, table: KernelTable, s: State, rng: Random) -> list[float]:
    # The kernel plays whole turns: finish whatever has begun, so that it can continue.
    while s.turn != NOBODY and s.step != game.turn_step.number:
        game.play(s, _next(game, table, s, rng))
    if s.turn == NOBODY:
        return [float(points) for points in game.scores(s)]
    return [points / POINT for points in table.ends(world_of(game, s), rng.randrange(SEEDS), 1)[0]]


def _next(game: Helsinki, table: KernelTable, s: State, rng: Random) -> Move:
    if s.turn == CHANCE:
        return random_move(game, s, rng)
    if s.step == game.push.number:
        return move_of(game, s, offers_of(game, table, s, 1)[0])
    return small_move(game, table, s)
