"""New York on the wire (M15)."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import new_york as rules
from cityboard.titles.metro.rules.colours import Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, numbers, tourists
from cityboard.titles.metro.wire.piece import Piece, at_station
from cityboard.titles.metro.wire.terms import ByColour, Owner, Station, below, exactly, owners_of


class NewYorkBoard(Wire, frozen=True):
    """The board of a seat or company: values and tourists by colour."""

    owner: Owner
    board: Annotated[int, below(rules.BOARDS)]
    values: ByColour
    tourists: ByColour


class NewYork(Wire, frozen=True):
    """The tourists at stations, the monuments by colour, and the boards dealt (M15)."""

    tourists: dict[Station, Colour]
    monuments: Annotated[list[Monument], exactly(rules.BOARDS)]
    boards: Annotated[list[NewYorkBoard], Meta(max_length=rules.BOARDS)]


def show(city: rules.NewYork, view: State) -> NewYork:
    """Show the tourists at stations and the rules."""
    own, owners = city.module_state(view), owners_of(city.game)
    dealt, crowds = own[rules.DEALT : rules.DEALT + len(owners)], own[rules.DEALT + len(owners) :]
    return NewYork(
        tourists={station: crowd[0] for station, crowd in tourists(city, view).items()},
        monuments=city.names,
        boards=[
            NewYorkBoard(owner=owner, board=board, values=city.boards[board], tourists=numbers(crowd))
            for owner, board, crowd in zip(owners, dealt, crowds, strict=True)
            if board != rules.BOARDS
        ],
    )


def pieces(shown: NewYork) -> Iterable[Piece]:
    """Show the tourists at their stations."""
    return [at_station(station, colour) for station, colour in shown.tourists.items()]


PART = WirePart(board=Field("new_york", NewYork, show), pieces=pieces)
