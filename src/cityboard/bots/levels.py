"""The ladders of bots by title, from the first level to the strongest, and the baselines they are measured against."""

from collections.abc import Callable
from dataclasses import dataclass

from cityboard.bots.bot import Bot, Budget, Fact
from cityboard.bots.greedy import Greedy
from cityboard.bots.helsinki.architect import Architect
from cityboard.bots.helsinki.builder import Builder
from cityboard.bots.helsinki.visitor import Visitor
from cityboard.bots.helsinki.weights import clerk_weights, foreman_weights, learned_weights
from cityboard.bots.metro.flat import Flat
from cityboard.bots.metro.greedy import GreedyTrack
from cityboard.bots.metro.search import FillSearch
from cityboard.bots.random_bot import RandomBot
from cityboard.core.reason import OptionError, Reason

UNLIMITED = Budget()


@dataclass(frozen=True, slots=True)
class Level:
    """A way to play under a name, and how long it usually thinks."""

    name: str
    make: Callable[[], Bot]
    budget: Budget = UNLIMITED


LADDERS: dict[str, tuple[Level, ...]] = {
    "metro": (
        Level("tourist", lambda: RandomBot(Fact("bot-metro-random"))),
        Level("puncher", lambda: GreedyTrack(1.5)),
        Level("conductor", lambda: GreedyTrack(3.0)),
        Level("signaller", lambda: FillSearch(1000, halving=False, most=1000)),
        Level("dispatcher", lambda: FillSearch(1500, most=1500)),
        Level("chief", lambda: FillSearch(400_000, worlds=4, places=2), Budget(work=400_000, seconds=1.2)),
    ),
    "helsinki": (
        Level("visitor", Visitor),
        Level("clerk", lambda: Builder(clerk_weights)),
        Level("foreman", lambda: Builder(foreman_weights)),
        Level("surveyor", lambda: Builder(learned_weights)),
        Level("planner", lambda: Architect(turns=3, rounds=1, work=3, most=3)),
        Level("architect", lambda: Architect(turns=16, rounds=3, work=4000), Budget(work=4000, seconds=1.5)),
    ),
}
# Not for the ladder, but for every title: named players to measure against.
BASELINES: tuple[Level, ...] = (Level("random", RandomBot), Level("greedy", Greedy))
# The same for one title: the banker takes the most points at once, which is a mistake in Metro.
OWN_BASELINES: dict[str, tuple[Level, ...]] = {
    "metro": (Level("banker", lambda: GreedyTrack(0.0)), Level("flat", Flat)),
}


def levels_of(title: str) -> dict[str, Level]:
    """Return the levels of a title by name, the ladder first."""
    return {level.name: level for level in (*LADDERS.get(title, ()), *BASELINES, *OWN_BASELINES.get(title, ()))}


def level_of(title: str, name: str) -> Level:
    """Return a level of a title."""
    levels = levels_of(title)
    if name not in list(levels):  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(Reason("bot-level", "", {"value": name, "allowed": list(levels)}))
    return levels[name]


def offered(title: str) -> tuple[Level, ...]:
    """Return the levels that people choose from, weakest first: the ladder, and without one the baselines."""
    return LADDERS.get(title, ()) or BASELINES


def usual_level(title: str) -> Level:
    """Return the level that plays where nobody has chosen one: the middle, which answers at once."""
    levels = offered(title)
    return levels[(len(levels) - 1) // 2] if LADDERS.get(title) else levels[-1]


def stand_in(title: str, name: str) -> Level:
    """Return the level that plays for one which has no time to think, and is never better than it.

    That is the usual one for those above it, those up to it play themselves, and a baseline moves at random.
    """
    usual = usual_level(title)
    levels = {level.name: level for level in offered(title)}
    quick = list(levels)[: list(levels).index(usual.name) + 1]
    if name in quick:
        return levels[name]
    is_baseline = name not in levels and name in levels_of(title)
    return level_of(title, "random") if is_baseline else usual


def top_level(title: str) -> Level:
    """Return the strongest level of a title."""
    return offered(title)[-1]
