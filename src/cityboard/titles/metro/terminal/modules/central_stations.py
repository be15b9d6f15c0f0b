"""The central stations in the terminal (M8)."""

from cityboard.core.game import Move
from cityboard.titles.metro.rules.modules.central_stations import CentralStations, CompanyStation, Station
from cityboard.titles.metro.terminal.part import Part


class CentralStationsPart(Part[CentralStations]):
    """Tiles on the places of the centre, where lines begin; the board shows them."""

    kinds = ("station",)
    letter = "s"
    central_lines = True

    def commands(self) -> dict[str, bool]:
        """Explain how a tile is placed: for the player, or for the company of a share (M8.6)."""
        return {"help-station" if self.game.frame.people else "help-station-share": True}

    def places(self, legal: list[Move]) -> set[int]:
        """List the places where a tile may be placed."""
        return {move.place for move in legal if isinstance(move, Station | CompanyStation)}


PART = CentralStationsPart
