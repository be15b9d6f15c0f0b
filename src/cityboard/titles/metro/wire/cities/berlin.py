"""Berlin on the wire (M17)."""

from collections.abc import Iterable
from typing import Annotated, Literal

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import berlin as rules
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, Tourists, colour_or_none
from cityboard.titles.metro.wire.piece import Piece, standing
from cityboard.titles.metro.wire.terms import PER_OWNER, ByColour, Count, Owner, below, exactly, owners_of

CardSide = Literal["A", "B"]


class BerlinCard(Wire, frozen=True):
    """A monument card: its side, the points for the most and second-most tickets, and the tourist on it."""

    card: Annotated[int, below(rules.CARDS)]  # as in the edition
    name: Monument
    side: CardSide
    most: Count
    second: Count
    colour: Colour | None


class Tickets(Wire, frozen=True):
    """The tickets of a seat or company by colour."""

    owner: Owner
    numbers: ByColour


class Berlin(Wire, frozen=True):
    """The cards, the tickets taken, and those left by colour, which a dummy gets at the end (M17)."""

    tourists: Tourists
    cards: Annotated[list[BerlinCard], exactly(rules.CARDS)]
    tickets: Annotated[list[Tickets], PER_OWNER]
    left: ByColour


def show(city: rules.Berlin, view: State) -> Berlin:
    """Show cards, tourists and rules."""
    own, colours = city.module_state(view), len(COLOURS)
    firsts = range(rules.TAKEN, len(own), colours)
    taken = [own[first : first + colours] for first in firsts]
    return Berlin(
        tourists={square: [COLOURS[here]] for square, here in zip(city.spots, own, strict=False) if here < colours},
        cards=[_card(city, own, card) for card in range(rules.CARDS)],
        tickets=list(map(Tickets, owners_of(city.game), taken)),
        left=[rules.TICKETS - sum(numbers[colour] for numbers in taken) for colour in range(colours)],
    )


def _card(city: rules.Berlin, own: list[int], card: int) -> BerlinCard:
    """Show a card with its points."""
    side = rules.SIDES[own[rules.SIDE + card]]
    most, second = city.sides[side][card]
    return BerlinCard(
        card=card,
        name=city.names[card],
        side=side,
        most=most,
        second=second,
        colour=colour_or_none(own[rules.ON_CARD + card]),
    )


def pieces(shown: Berlin) -> Iterable[Piece]:
    """Show the tourists on their squares."""
    return standing(shown.tourists)


PART = WirePart(board=Field("berlin", Berlin, show), pieces=pieces)
