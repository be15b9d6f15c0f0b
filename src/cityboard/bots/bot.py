"""What a bot is: it gets a view, a generator and a budget, and returns a move with the facts that decided it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, Protocol, runtime_checkable

from msgspec import Meta, Struct

from cityboard.core.codes import Code, P
from cityboard.core.game import Game, Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: units of work that are the same on every machine, and seconds by the clock.

    Only a budget without seconds gives equal moves for equal views and generators.
    """

    work: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = field(default=time.perf_counter, compare=False, repr=False)


class Thinking:
    """A budget from the moment a bot begins to think; it ends when the work or the seconds run out."""

    def __init__(self, budget: Budget, usual: int, most: int | None = None) -> None:
        """Take a budget, the default work, and the work that a bot never exceeds."""
        self.clock = budget.clock
        self.begun = self.clock()
        self.seconds = budget.seconds
        asked = [work for work in (budget.work, most) if work is not None]
        self.work = min(asked) if asked else usual if budget.seconds is None else None

    def is_late(self, share: float = 1.0) -> bool:
        """Return whether a share of the seconds is over; without seconds, the clock is not read."""
        return self.seconds is not None and self.clock() - self.begun >= self.seconds * share

    def is_over(self, done: int, share: float = 1.0) -> bool:
        """Return whether a share of the budget is spent after some work."""
        return (self.work is not None and done >= self.work * share) or self.is_late(share)


# These two go over the wire as they are (protocol/analysis.py).


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for a move; the code's sentence is in the locales."""

    code: str
    arguments: dict[str, Any]


class FactCode(Code[P]):
    """The code of a fact; called with the arguments, it makes the fact."""

    __slots__ = ()

    def __call__(self, *_: P.args, **arguments: P.kwargs) -> Fact:
        """Make the fact."""
        return Fact(self.code, arguments)


class Candidate(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was considered: the expected final lead after it, and its standard error."""

    move: Annotated[Move, Meta(title="Move")]
    lead: float
    error: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """A legal move, the two or three facts that decided it, and the other candidates, best first."""

    move: Move
    facts: tuple[Fact, ...] = ()
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player that gets what its seat may know, never the state."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Return a legal move of the seat to move; equal views, generators and work give equal moves."""


@runtime_checkable
class Rollouts(Protocol):
    """What a bot can also have: a better prediction than random play, to compare given moves."""

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> Sequence[Sequence[float]]:
        """Return the points by seat at some possible ends of a full state; the state stays as it is."""
