"""The seams: what an expansion or a city can add, and the only calls the base game ever makes to one.

The base calls every seam of every module in the order companies, central stations or rails, solo, city; `finish` in
the opposite order (M11.5). It never asks which module it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from cityboard.core import module
from cityboard.core.game import Move, Report
from cityboard.core.moves import MoveClass
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.sheet import Sheet
from cityboard.titles.metro.rules.moves import Percent
from cityboard.titles.metro.rules.state import State

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro  # noqa: F401  # a string names it below
    from cityboard.titles.metro.rules.step import Step


@dataclass(frozen=True, slots=True)
class ModuleOption:
    """An option that only a game with the module has: its values, the first by default, and how people choose it."""

    name: str
    values: tuple[bool | str, ...]
    rule: str
    refusal: ReasonCode[[]]  # what is said if it is chosen without the module
    metavar: str | None = None  # what stands for a value on a command line
    is_later: bool = False  # records and tables of earlier games lack it, so those without it do not name it


@dataclass(frozen=True, slots=True)
class Stake:
    """What a move adds to place a central-station tile for an account, and why that cannot be done now."""

    percent: Percent | None  # of the share revealed
    account: int
    reason: Reason | None = None


class Module(module.Module["Metro", State]):
    """One expansion or city; a subclass overrides the seams it needs."""

    company_frame: ClassVar[bool] = False  # the eight companies own the lines (M1.7)
    centre_covered: ClassVar[bool] = False  # no line ends in the centre (M9.1)
    open_hands: ClassVar[bool] = False  # everyone sees the tiles in hand (M10.2)
    hand: ClassVar[int | None] = None  # the size of a hand, whatever the option says
    kinds: ClassVar[tuple[str, ...]] = ()  # further kinds of move that use a turn
    move_classes: ClassVar[tuple[MoveClass, ...]] = ()  # of every kind of move there is with it
    options: ClassVar[tuple[ModuleOption, ...]] = ()  # what can be chosen about it

    def steps(self) -> list[Step]:
        """List the kinds of decision the module adds."""
        return []

    def turn_step(self) -> Step | None:
        """Replace the ordinary turn."""
        return None

    def tiles(self) -> list[str]:
        """Name tiles besides the 60 that can lie on the board."""
        return []

    def setup(self) -> list[int]:
        """List the steps of the module's setup, as agenda entries."""
        return []

    def offers(self, s: State) -> list[Move]:
        """List the module's moves for a turn that has not begun otherwise."""
        return []

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Return why a move of the module's kinds is not legal now."""
        raise NotImplementedError

    def play(self, s: State, move: Any, report: Report | None) -> None:
        """Play a move of the module's kinds and schedule what follows."""
        raise NotImplementedError

    def stakes(self, s: State) -> list[Stake] | None:
        """List on whose behalf the mover may place a central-station tile; None for only their own (M8.6)."""
        return None

    def staked(self, s: State, stake: Stake, report: Report | None) -> None:
        """Do what placing a central-station tile demands."""

    def forbidden(self, s: State, code: int) -> list[int]:
        """List further squares where an oriented tile would complete a line of one tile (M3.4)."""
        return []

    def within_reach(self, s: State, tower: bytearray) -> bytearray:
        """Leave out, from the number of each tile in the tower, those that cannot be drawn next."""
        return tower

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
        """React to the end of a turn."""

    def hide(self, s: State, view: State, seat: int | None) -> None:
        """Hide in a view what a seat may not know of the module."""

    def imagine(self, guess: State, rng: Random) -> None:
        """Fill in what a view hides of the module."""

    def actions(self) -> list[Move]:
        """List every decision of a seat that the module adds."""
        return []

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Put on the table what a count sheet says of the module; its lines are scored afterwards."""

    def compare(self, s: State, sheet: Sheet) -> None:
        """Refuse what the lines of a count sheet cannot have brought."""


def overriding(modules: list[Module], seam: str) -> list[Callable[..., Any]]:
    """List a seam of the modules that do something there, so that the others cost nothing."""
    return [getattr(module, seam) for module in modules if getattr(type(module), seam) is not getattr(Module, seam)]
