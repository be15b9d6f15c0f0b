"""What a bot is: it gets a view, a generator and a budget, and returns a move with the facts that decided it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, runtime_checkable

from cityboard.core.game import Game, Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: units of work that are the same on every machine, and seconds by the clock.

    Only work, or neither, gives equal moves for equal views and generators.
    """

    work: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = field(default=time.perf_counter, compare=False, repr=False)


class Thinking:
    """A budget from the moment a bot begins to think: its work or its seconds end it, whichever is spent first."""

    def __init__(self, budget: Budget, usual: int, most: int | None = None) -> None:
        """Take a budget, the work that is usual without one, and what a bot never exceeds."""
        self.clock = budget.clock
        self.begun = self.clock()
        self.seconds = budget.seconds
        asked = [work for work in (budget.work, most) if work is not None]
        self.work = min(asked) if asked else usual if budget.seconds is None else None

    def is_late(self, share: float = 1.0) -> bool:
        """Tell whether a share of the seconds is over; without seconds nobody looks at the clock."""
        return self.seconds is not None and self.clock() - self.begun >= self.seconds * share

    def is_over(self, done: int, share: float = 1.0) -> bool:
        """Tell whether a share of the budget is spent once so much work is done."""
        return (self.work is not None and done >= self.work * share) or self.is_late(share)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that spoke for a move, as a code with arguments; the sentence for people lives in the locales."""

    code: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed: the lead at the end that is expected after it, and the standard error of that."""

    move: Move
    lead: float
    error: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """A legal move, the two or three facts that decided it, and what else was weighed, best first."""

    move: Move
    facts: tuple[Fact, ...] = ()
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player that is given what its seat may know, never the state."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Return a legal move of the seat to move; equal views, generators and work give equal moves."""


@runtime_checkable
class Foresight(Protocol):
    """What a bot may have besides: a better idea of how games go on than random play, for weighing given moves."""

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> Sequence[Sequence[float]]:
        """Return the points by seat at some ends that a full state may lead to; the state stays as it is."""
