"""The central rails in the terminal (M9)."""

from cityboard.titles.metro.rules.modules.central_rails import CentralRails
from cityboard.titles.metro.terminal.part import Part


class CentralRailsPart(Part[CentralRails]):
    """Rails that lie on the board like tiles."""


PART = CentralRailsPart
