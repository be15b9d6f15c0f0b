"""What to expect of given moves in the same worlds: means and their standard errors."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from cityboard.bots.bot import Budget, Rollouts, Thinking
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.simulation import random_move

TIMES = 4  # how often a world is played to its end at random
LEAST = 8  # samples, however short the time: an error needs some


class Mean(Struct, frozen=True, forbid_unknown_fields=True):
    """A mean of samples and its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Mean":
        """Take the mean of at least two samples."""
        number = len(samples)
        mean = sum(samples) / number
        spread = sum((sample - mean) ** 2 for sample in samples) / (number - 1)
        return cls(mean, sqrt(spread / number))


class RandomRollouts:
    """Expects random play, for bots without a better prediction."""

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> list[list[int]]:
        """Play to the end at random a few times."""
        return [_played_out(game, s.copy(), rng) for _ in range(TIMES)]


def leads(points: Sequence[float]) -> list[float]:
    """Return by how much every seat is ahead of the best other one; for a single seat, its points."""
    if len(points) == 1:
        return list(points)
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]


def compare(
    rollouts: Rollouts, game: Game[Any], view: Any, moves: Sequence[Move], rng: Random, budget: Budget
) -> list[list[list[float]]]:
    """Return by move the final leads of all seats: all moves in the same worlds, with the same luck."""
    samples: list[list[list[float]]] = [[] for _ in moves]
    for _ in rounds(budget):
        world, luck = game.guess(view, rng), rng.random()
        for own, move in zip(samples, moves, strict=True):
            after = world.copy()
            game.play(after, move)
            own.append(_expected(rollouts, game, after, Random(luck)))
    return samples


def _expected(rollouts: Rollouts, game: Game[Any], s: Any, rng: Random) -> list[float]:
    """Return the expected leads of all seats in one world."""
    if s.turn == NOBODY:
        return leads(game.scores(s))
    ends = [leads(end) for end in rollouts.foresee(game, s, rng)]
    return [sum(seat) / len(ends) for seat in zip(*ends, strict=True)]


def rounds(budget: Budget) -> Iterator[int]:
    """Count samples while a budget lasts, but at least a few."""
    thinking, number = Thinking(budget, LEAST), 0
    while number < LEAST or not thinking.is_over(number):
        yield number
        number += 1


def _played_out(game: Game[Any], s: Any, rng: Random) -> list[int]:
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    return game.scores(s)
