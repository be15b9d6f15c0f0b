"""What may be expected of given moves in the same worlds: means and their standard errors."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Foresight, Thinking
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.simulation import random_move

TIMES = 4  # that a world is played to its end at random
LEAST = 8  # samples, however short the time: a spread needs some


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of some samples and its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Mean":
        """Take the mean of at least two samples."""
        number = len(samples)
        mean = sum(samples) / number
        spread = sum((sample - mean) ** 2 for sample in samples) / (number - 1)
        return cls(mean, sqrt(spread / number))


class RandomForesight:
    """Expects random play: for bots that have no better idea."""

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> list[list[int]]:
        """Play to the end at random, some times."""
        return [_played_out(game, s.copy(), rng) for _ in range(TIMES)]


def leads(points: Sequence[float]) -> list[float]:
    """Return by how much every seat is ahead of the best other one; alone, its points."""
    if len(points) == 1:
        return list(points)
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]


def compare(
    foresight: Foresight, game: Game[Any], view: Any, moves: Sequence[Move], rng: Random, budget: Budget
) -> list[list[list[float]]]:
    """Return by move the leads of all seats at the end: all moves in the same worlds, with the same luck."""
    samples: list[list[list[float]]] = [[] for _ in moves]
    for _ in rounds(budget):
        world, luck = game.guess(view, rng), rng.random()
        for own, move in zip(samples, moves, strict=True):
            after = world.copy()
            game.play(after, move)
            own.append(_expected(foresight, game, after, Random(luck)))
    return samples


def _expected(foresight: Foresight, game: Game[Any], s: Any, rng: Random) -> list[float]:
    """Return the leads of all seats that are foreseen in one world."""
    if s.turn == NOBODY:
        return leads(game.scores(s))
    ends = [leads(end) for end in foresight.foresee(game, s, rng)]
    return [sum(seat) / len(ends) for seat in zip(*ends, strict=True)]


def rounds(budget: Budget) -> Iterator[int]:
    """Count samples while a budget lasts, and a few in any case."""
    thinking, number = Thinking(budget, LEAST), 0
    while number < LEAST or not thinking.is_over(number):
        yield number
        number += 1


def _played_out(game: Game[Any], s: Any, rng: Random) -> list[int]:
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    return game.scores(s)
