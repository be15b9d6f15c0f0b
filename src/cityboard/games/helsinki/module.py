"""The seams of Helsinki: what an expansion may add, and the only things the base game asks of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cityboard.core.edition import Edition
from cityboard.core.game import Entry, Report
from cityboard.games.helsinki.state import State

if TYPE_CHECKING:
    from cityboard.games.helsinki.game import Helsinki


class Module:
    """One expansion; a subclass overrides the seams it needs."""

    def __init__(self, game: Helsinki, number: int) -> None:
        """Read the edition's data; `number` is the place of the module's list in `State.own`."""
        self.game = game
        self.number = number

    def own(self, s: State) -> list[int]:
        """Return the module's part of a state."""
        return s.own[self.number]

    @classmethod
    def read(cls, edition: Edition) -> Any:
        """Read and check the module's values of an edition."""

    def begin(self) -> list[int]:
        """Return the module's part of the first state."""
        return []

    def tile_laid(self, s: State, report: Report | None) -> None:
        """Do what follows when the mover's board has a new pavilion or wild tile."""

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Add the module's points to the breakdown."""

    def pieces(self, s: State) -> dict[str, int]:
        """Count the module's pieces wherever they lie."""
        return {}
