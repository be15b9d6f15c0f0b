"""What may be expected from a position, and of given moves in the same worlds: the means and their standard errors."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from cityboard.bots.bot import Bot, Budget, Foresight
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.simulation import random_move

LEAST = 8  # samples, however short the time: a spread needs some; and how many are taken at once


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

    def foresee(self, game: Game[Any], s: Any, rng: Random, samples: int) -> list[list[int]]:
        """Play to the end at random, so many times."""
        return [_played_out(game, s.copy(), rng) for _ in range(samples)]


def foresight_of(bot: Bot) -> Foresight:
    """Return how a bot foresees the end of games."""
    return bot if isinstance(bot, Foresight) else RandomForesight()


def leads(points: Sequence[float]) -> list[float]:
    """Return by how much every seat is ahead of the best other one; alone, its points."""
    if len(points) == 1:
        return list(points)
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]


def expect(foresight: Foresight, game: Game[Any], s: Any, rng: Random, budget: Budget) -> list[Mean]:
    """Return the lead at the end that every seat can expect from a state, exactly so if the game is over."""
    if s.turn == NOBODY:
        return [Mean(lead, 0.0) for lead in leads(game.scores(s))]
    ends = [leads(end) for _ in rounds(budget, LEAST) for end in foresight.foresee(game, s, rng, LEAST)]
    return [Mean.of(samples) for samples in zip(*ends, strict=True)]


def compare(
    foresight: Foresight, game: Game[Any], view: Any, moves: Sequence[Move], rng: Random, budget: Budget
) -> list[list[float]]:
    """Return by move the leads at the end of the seat to move: all moves in the same worlds, with the same luck."""
    seat: int = view.turn
    samples: list[list[float]] = [[] for _ in moves]
    for _ in rounds(budget):
        world, luck = game.guess(view, rng), rng.random()
        for own, move in zip(samples, moves, strict=True):
            after = world.copy()
            game.play(after, move)
            if after.turn == NOBODY:
                own.append(leads(game.scores(after))[seat])
            else:
                own += [leads(end)[seat] for end in foresight.foresee(game, after, Random(luck), 1)]
    return samples


def rounds(budget: Budget, step: int = 1) -> Iterator[int]:
    """Count samples while a budget lasts: its seconds if it has some, else its work, and a few in any case."""
    end = None if budget.seconds is None else time.monotonic() + budget.seconds
    number = 0
    while number < LEAST or (number < (budget.work or 0) if end is None else time.monotonic() < end):
        yield number
        number += step


def _played_out(game: Game[Any], s: Any, rng: Random) -> list[int]:
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    return game.scores(s)
