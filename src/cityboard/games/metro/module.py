"""The seams: what an expansion or a city may add, and the only things the base game ever asks of one.

The base calls every seam of every module in the order companies, central stations or rails, solo, city; `finish` in
the opposite order (M11.5). It never asks which module is there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from cityboard.core.edition import Edition
from cityboard.core.game import Entry, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.metro.state import State

if TYPE_CHECKING:
    from cityboard.games.metro.game import Metro
    from cityboard.games.metro.kernel_fill import Filling
    from cityboard.games.metro.step import Step


@dataclass(frozen=True, slots=True)
class Stake:
    """What a move adds to place a central-station tile for an account, and why that cannot be done now."""

    arguments: tuple[int, ...]
    account: int
    reason: Reason | None = None


class Module:
    """One expansion or city; a subclass overrides the seams it needs."""

    company_frame: ClassVar[bool] = False  # the eight companies own the lines (M1.7)
    centre_covered: ClassVar[bool] = False  # no line ends in the centre (M9.1)
    open_hands: ClassVar[bool] = False  # everybody sees the tiles in hand (M10.2)
    hand: ClassVar[int | None] = None  # how many tiles a hand holds, whatever the option says
    kinds: ClassVar[tuple[str, ...]] = ()  # further kinds of move that use a turn

    def __init__(self, game: Metro, number: int) -> None:
        """Read the edition's data; `number` is the place of the module's list in `State.own`."""
        self.game = game
        self.number = number

    def own(self, s: State) -> list[int]:
        """Return the module's part of a state."""
        return s.own[self.number]

    @classmethod
    def read(cls, edition: Edition) -> Any:
        """Read and check the module's values of an edition."""

    def steps(self) -> list[Step]:
        """List the kinds of decision the module adds."""
        return []

    def turn_step(self) -> Step | None:
        """Replace the ordinary turn."""
        return None

    def tiles(self) -> list[str]:
        """Name tiles beside the 60 that can lie on the board."""
        return []

    def begin(self) -> list[int]:
        """Return the module's part of the first state."""
        return []

    def setup(self) -> list[int]:
        """List the steps of the module's set-up, as agenda entries."""
        return []

    def offers(self, s: State) -> list[Move]:
        """List the module's moves for a turn that has not begun otherwise."""
        return []

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Say why a move of the module's kinds is not legal now."""
        raise NotImplementedError

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Play a move of the module's kinds and schedule what follows."""
        raise NotImplementedError

    def stakes(self, s: State) -> list[Stake] | None:
        """List on whose behalf the mover may place a central-station tile; None to leave it at the own (M8.6)."""
        return None

    def staked(self, s: State, stake: Stake, report: Report | None) -> None:
        """Do what placing a central-station tile demands."""

    def forbidden(self, s: State, code: int) -> list[int]:
        """List further squares where an oriented tile would complete a line of one tile (M3.4)."""
        return []

    def dealt(self, s: State, seat: int, tile: int) -> None:
        """Schedule what follows when a tile has come into a hand."""

    def laid(self, s: State, square: int, report: Report | None) -> None:
        """Schedule or do what follows when a tile has been laid, before lines are scored (M4.6)."""

    def line_worth(self, s: State, line: int, worth: tuple[int, int]) -> tuple[int, int]:
        """Change the crossings that count and the points of doubling of a complete line."""
        return worth

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Schedule or do what follows when a line with an owner has been scored, for that owner (M11.2)."""

    def turn_over(self, s: State) -> None:
        """Note that a turn has ended."""

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Add the points of the end of the game to the breakdown."""

    def crossing_worth(self, s: State) -> dict[int, float]:
        """Estimate by square what crossing it will bring the owner of a line; -1 takes away its own point."""
        return {}

    def end_worth(self, s: State) -> list[list[float]]:
        """Estimate by account and station what reaching the station will bring a line's owner; empty for nothing."""
        return []

    def account_worth(self, s: State) -> list[float]:
        """Estimate by account what it will get at the end for what it has now, besides lines; empty for nothing."""
        return []

    def seat_worth(self, s: State) -> list[float]:
        """Estimate by seat what it will get from the module itself, not through an account; empty for nothing."""
        return []

    def offer_worth(self, s: State, filling: Filling) -> dict[Move, float]:
        """Estimate what offers that leave the board alone bring the mover, whose view this is, by the filled boards."""
        return {}

    def pay(self, s: State, filling: Filling) -> None:
        """Say how the accounts' points become the seats', where they are not the same."""

    def hide(self, s: State, view: State, seat: int | None) -> None:
        """Hide in a view what a seat may not know of the module."""

    def imagine(self, guess: State, rng: Random) -> None:
        """Fill in what a view hides of the module."""

    def actions(self) -> list[Move]:
        """List every decision of a seat that the module adds."""
        return []

    def pieces(self, s: State) -> dict[str, int]:
        """Count the module's pieces wherever they lie."""
        return {}


def overriding(modules: list[Module], seam: str) -> list[Callable[..., Any]]:
    """List a seam of the modules that do something there, so that the others cost nothing."""
    return [getattr(module, seam) for module in modules if getattr(type(module), seam) is not getattr(Module, seam)]
