"""Bots that no ladder has: those that stop a game, and things that are no bots."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Judgement
from cityboard.core.game import Game


class Cheat:
    """Always wants what no game allows."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose a move that does not exist."""
        return Judgement(("win",))


class Stumbler:
    """Fails when it has to choose."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Fail."""
        raise IndexError("no such card")


class Spectator:
    """Has nothing to choose."""


class Broken:
    """Cannot even be made."""

    def __init__(self) -> None:
        """Fail."""
        raise RuntimeError("weights are missing")
