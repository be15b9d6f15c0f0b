"""How games of Helsinki end that are played on by value from a state in which nothing is hidden."""

from random import Random

from cityboard.bots.helsinki.offers import move_of, offers_of, small_move
from cityboard.bots.helsinki.weights import POINT, learned_weights
from cityboard.bots.helsinki.world import known_table, world_of
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.simulation import random_move
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.kernel_table import Table
from cityboard.games.helsinki.state import State

SEEDS = 1 << 40


def endings(game: Helsinki, s: State, rng: Random, samples: int) -> list[list[float]]:
    """Return the points by seat at the end of so many games."""
    table = known_table(game, learned_weights)
    return [_ending(game, table, s.copy(), rng) for _ in range(samples)]


def _ending(game: Helsinki, table: Table, s: State, rng: Random) -> list[float]:
    # The kernel plays whole turns: whatever has begun is brought to where it can go on.
    while s.turn != NOBODY and s.step != game.turn_step.number:
        game.play(s, _next(game, table, s, rng))
    if s.turn == NOBODY:
        return [float(points) for points in game.scores(s)]
    return [points / POINT for points in table.ends(world_of(game, s), rng.randrange(SEEDS), 1)[0]]


def _next(game: Helsinki, table: Table, s: State, rng: Random) -> Move:
    if s.turn == CHANCE:
        return random_move(game, s, rng)
    if s.step == game.push.number:
        return move_of(game, s, offers_of(game, table, s, 1)[0])
    return small_move(game, table, s)
