"""What a bot is, and the levels there are."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from cityboard.bots.greedy import Greedy
from cityboard.bots.random_bot import RandomBot
from cityboard.core.game import Game, Move
from cityboard.core.reason import OptionError, Reason


class Bot(Protocol):
    """A player that is given what its seat may know, never the state."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random) -> Move:
        """Return a legal move of the seat to move; equal views and generators give equal moves."""


LEVELS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}


def bot_of(level: str) -> Bot:
    """Return a bot of a level."""
    if level not in list(LEVELS):  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(Reason("bot-level", "", {"value": level, "allowed": list(LEVELS)}))
    return LEVELS[level]()
