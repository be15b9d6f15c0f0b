"""What the taxi is worth to a bot (M14)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.london import POINTS, London
from cityboard.titles.metro.rules.state import State


class LondonWorth(Worth[London]):
    """Points of rides, as they come."""

    def seats(self, s: State) -> list[float]:
        """Count the points of the rides."""
        return [float(points) for points in self.module.module_state(s)[POINTS:]]


WORTH = LondonWorth
