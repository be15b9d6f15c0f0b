"""What a central-station tile not placed yet is worth to a bot (M8)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.modules.central_stations import CentralStations
from cityboard.titles.metro.rules.network import STATIONS
from cityboard.titles.metro.rules.state import State

UNPLACED = 12.0  # points of the best place once most track is laid: waiting for it costs nothing while turns are left
TURNS = 3  # turns of the seat before the end from which waiting becomes risky


class CentralStationsWorth(Worth[CentralStations]):
    """A tile waits for its best place, but not forever."""

    def seats(self, s: State) -> list[float]:
        """Expect a good line of a tile not placed yet, as long as there is time; companies' tiles belong to no seat."""
        if not self.game.frame.people:
            return []
        turns = max(0, s.empty - 1) / self.game.players
        waiting = UNPLACED * min(1.0, turns / TURNS)
        return [0.0 if seat in s.owners[STATIONS:] else waiting for seat in range(self.game.players)]


WORTH = CentralStationsWorth
