"""Levels: named ways to play, and the ladder of levels of a title."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from cityboard.bots.bot import Bot, Budget

UNLIMITED = Budget()


@dataclass(frozen=True, slots=True)
class Level:
    """A named way to play, with its default budget."""

    name: str
    make: Callable[[], Bot]
    budget: Budget = UNLIMITED


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a title from the weakest to the strongest, its own baselines, and the cost of an analysis.

    An analysis is measured by work, not by the clock, so that every machine, busy or not, judges a game alike.
    """

    levels: tuple[Level, ...] = ()
    baselines: tuple[Level, ...] = ()
    analysis_work: int = 1000  # of the strongest level, for each decision
    sample_cost: int = 40  # what a sample of a world costs in units of that work
    facts: ModuleType | None = None  # the file that declares what its bots say about their moves; None if nothing does
