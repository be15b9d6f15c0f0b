"""The seams of a bot's evaluation: what a module or city can say about its worth."""

from typing import Generic, TypeVar

from cityboard.core.game import Move
from cityboard.titles.metro.bots.kernel_fill import Filling
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.state import State

M = TypeVar("M", bound=Module)


class Worth(Generic[M]):
    """What a module of a game is worth to a bot; a subclass overrides the seams it needs."""

    def __init__(self, module: M) -> None:
        """Speak for a module."""
        self.module = module
        self.game = module.game

    def crossings(self, s: State) -> dict[int, float]:
        """Estimate by square what crossing it will bring the owner of a line; -1 takes away its own point."""
        return {}

    def ends(self, s: State) -> list[list[float]]:
        """Estimate by account and station what reaching the station will bring a line's owner; empty for nothing."""
        return []

    def accounts(self, s: State) -> list[float]:
        """Estimate by account what it will get at the end for what it has now, besides lines; empty for nothing."""
        return []

    def seats(self, s: State) -> list[float]:
        """Estimate by seat what it will get from the module itself, not through an account; empty for nothing."""
        return []

    def offers(self, s: State, filling: Filling) -> dict[Move, float]:
        """Estimate what offers that leave the board alone bring the mover, whose view this is, by the filled boards."""
        return {}

    def pay(self, s: State, filling: Filling) -> None:
        """Return how the accounts' points become the seats', if they are not the same."""
