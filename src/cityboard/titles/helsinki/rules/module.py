"""The seams of Helsinki: what an expansion may add, and the only things the base game asks of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cityboard.core import module
from cityboard.core.game import Report
from cityboard.core.sheet import Sheet
from cityboard.titles.helsinki.rules.state import State

if TYPE_CHECKING:
    from cityboard.titles.helsinki.rules.game import Helsinki  # noqa: F401  # a string names it below


class Module(module.Module["Helsinki", State]):
    """One expansion; a subclass overrides the seams it needs."""

    def tile_laid(self, s: State, report: Report | None) -> None:
        """Do what follows when the mover's board has a new pavilion or wild tile."""

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Put on the table what a count sheet says of the module."""
