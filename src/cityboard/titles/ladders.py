"""The levels of a title's bots: those of its ladder, and the baselines that every title has."""

from cityboard.bots.greedy import Greedy
from cityboard.bots.level import Ladder, Level
from cityboard.bots.random_bot import RandomBot
from cityboard.core.reason import OptionError
from cityboard.titles.reasons import BOT_LEVEL
from cityboard.titles.registry import find_title

# Named players to measure against, not for the ladder.
BASELINES: tuple[Level, ...] = (Level("random", RandomBot), Level("greedy", Greedy))


def ladder_of(title: str) -> Ladder:
    """Return the ladder of a title, which may have no levels."""
    return find_title(title).ladder()


def levels_of(title: str) -> dict[str, Level]:
    """Return the levels of a title by name, the ladder first."""
    ladder = ladder_of(title)
    return {level.name: level for level in (*ladder.levels, *BASELINES, *ladder.baselines)}


def level_of(title: str, name: str) -> Level:
    """Return a level of a title."""
    levels = levels_of(title)
    if name not in list(levels):  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(BOT_LEVEL("", value=name, allowed=list(levels)))
    return levels[name]


def offered(title: str) -> tuple[Level, ...]:
    """Return the levels that people choose from, weakest first: the ladder, and without one the baselines."""
    return ladder_of(title).levels or BASELINES


def usual_level(title: str) -> Level:
    """Return the default level: the middle one, which answers at once."""
    levels = offered(title)
    return levels[(len(levels) - 1) // 2] if ladder_of(title).levels else levels[-1]


def stand_in(title: str, name: str) -> Level:
    """Return the level that stands in for one that has no time to think; it is never better.

    The default level stands in for those above it, the levels up to it stand in for themselves, and a baseline moves at
    random.
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
