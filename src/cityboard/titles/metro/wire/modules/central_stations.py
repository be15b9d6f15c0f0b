"""The central stations on the wire (M8)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from cityboard.core.game import UNKNOWN
from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.modules import central_stations as rules
from cityboard.titles.metro.rules.network import DEPARTURES, PLACES, STATIONS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.piece import Piece, towards_edge
from cityboard.titles.metro.wire.terms import Owner, exactly, owners_of


class CentralStations(Wire, frozen=True):
    """Who has a tile on each place of the central station, and who has not placed one (M8)."""

    places: Annotated[list[Owner | None], exactly(PLACES)]
    unplaced: Annotated[list[Owner], Meta(max_length=PLACES)]


def show(module: rules.CentralStations, view: State) -> CentralStations:
    """Show whose tile is on each place."""
    owners = owners_of(module.game)
    placed = view.owners[STATIONS:]
    return CentralStations(
        places=[None if account == UNKNOWN else owners[account] for account in placed],
        unplaced=[owner for account, owner in enumerate(owners) if account not in placed],
    )


def pieces(shown: CentralStations) -> Iterator[Piece]:
    """Show the tiles on the places of the central station, inside the squares of the middle."""
    for place, owner in enumerate(shown.places):
        if owner is not None:
            yield Piece(*towards_edge(DEPARTURES[STATIONS + place], 0.7), owner, 0.18)


PART = WirePart(board=Field("central_stations", CentralStations, show), pieces=pieces)
