"""London on the wire (M14)."""

from collections.abc import Iterable
from typing import Annotated, Literal, cast

from msgspec import Meta

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import london as rules
from cityboard.titles.metro.rules.colours import Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, Tourists, square_of, tourists
from cityboard.titles.metro.wire.piece import Piece, standing
from cityboard.titles.metro.wire.terms import BySeat, Count, Square, below

Side = Literal["left", "right"]


class LondonCard(Wire, frozen=True):
    """A monument card of the row."""

    card: Annotated[int, below(rules.CARDS)]  # as in the edition
    name: Monument
    colour: Colour


class Taxi(Wire, frozen=True):
    """Where the taxi is (a card of the row, from 0, or None while on a direction tile), and its direction."""

    at: Annotated[int, below(rules.CARDS)] | None
    heading: Side


class London(Wire, frozen=True):
    """The row, the taxi, the points by seat, and the square of the tourist that the mover can drive for (M14)."""

    tourists: Tourists
    gone: Count
    row: Annotated[list[LondonCard], Meta(max_length=rules.CARDS)]
    taxi: Taxi | None
    points: BySeat
    driving: Square | None


def show(city: rules.London, view: State) -> London:
    """Show the row and the rules."""
    own, place = city.module_state(view), city.taxi(view)
    return London(
        tourists=tourists(city, view),
        gone=own[rules.GONE],
        row=[
            LondonCard(card=card, name=city.names[card], colour=cast(Colour, city.colours[card]))
            for card in own[rules.ROW : rules.TAXI]
            if card != rules.CARDS
        ],
        taxi=Taxi(at=place.at, heading=place.heading) if place else None,
        points=own[rules.POINTS :],
        driving=square_of(city.drive, view),
    )


def pieces(shown: London) -> Iterable[Piece]:
    """Show the tourists on their squares."""
    return standing(shown.tourists)


PART = WirePart(board=Field("london", London, show), pieces=pieces)
