"""What crossing a central rail is worth to a bot (M9)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.modules.central_rails import CentralRails
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES
from cityboard.titles.metro.rules.state import State


class CentralRailsWorth(Worth[CentralRails]):
    """A crossing like any other, or none at all."""

    def crossings(self, s: State) -> dict[int, float]:
        """Take away the points of crossings that do not count (M9.3)."""
        return {} if self.module.counts else dict.fromkeys(CENTRAL_SQUARES, -1.0)


WORTH = CentralRailsWorth
