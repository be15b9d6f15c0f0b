"""The entrants: a level of the title, or any class, with a budget."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from cityboard.arena.reasons import ENTRANT_BUDGET, ENTRANT_IMPORT, ENTRANT_TWICE
from cityboard.bots.bot import Bot, Budget
from cityboard.bots.level import UNLIMITED
from cityboard.core.reason import OptionError
from cityboard.titles.ladders import level_of

OWN = ":"  # MODULE:CLASS names a bot that is not part of cityboard
WORK, SECONDS = re.compile("work=([1-9][0-9]{0,11})"), re.compile(r"seconds=([0-9]{1,4}(?:\.[0-9]{1,6})?)")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot under the name it was entered with, which includes its budget if that is not the default."""

    name: str
    title: str
    bot: str
    budget: Budget

    def make(self) -> Bot:
        """Return a new bot."""
        if OWN not in self.bot:
            return level_of(self.title, self.bot).make()
        module, name = self.bot.split(OWN, 1)
        bot: Bot = getattr(import_module(module), name)()
        return bot


def enter(title: str, written: str, budget: Budget = UNLIMITED) -> Entrant:
    """Read an entry such as LEVEL, LEVEL@work=2000 or package.module:Class@seconds=0.5.

    A budget in the entry takes precedence over the one given here, which takes precedence over the level's default.
    """
    bot, *limits = written.split("@")
    own = _budget(written, limits)
    usual = UNLIMITED if OWN in bot else level_of(title, bot).budget
    chosen = next((known for known in (own, budget, usual) if known != UNLIMITED), UNLIMITED)
    entrant = Entrant(written, title, bot, chosen)
    if OWN in bot:
        _try(entrant)
    return entrant


def enter_all(title: str, written: Sequence[str], budget: Budget = UNLIMITED) -> tuple[Entrant, ...]:
    """Read all entries; no two may be the same."""
    twice = [name for name in written if written.count(name) > 1]
    if twice:
        raise OptionError(ENTRANT_TWICE("", value=twice[0]))
    return tuple(enter(title, name, budget) for name in written)


def _budget(written: str, limits: list[str]) -> Budget:
    """Read the limits after the name of a bot."""
    work: int | None = None
    seconds: float | None = None
    for limit in limits:
        if match := WORK.fullmatch(limit):
            work = int(match[1])
        elif (match := SECONDS.fullmatch(limit)) and float(match[1]) > 0:
            seconds = float(match[1])
        else:
            raise OptionError(ENTRANT_BUDGET("", value=written))
    return Budget(work, seconds)


def _try(entrant: Entrant) -> None:
    """Refuse a class that cannot be found or created, or is not a bot."""
    try:
        bot = entrant.make()
    except Exception as error:  # it can be anyone's code
        raise OptionError(ENTRANT_IMPORT("", value=entrant.bot, error=str(error))) from None
    if not callable(getattr(bot, "choose", None)):
        raise OptionError(ENTRANT_IMPORT("", value=entrant.bot, error="choose"))
