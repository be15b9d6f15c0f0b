"""Paris on the wire (M12)."""

from collections.abc import Iterable
from typing import Annotated, cast

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import paris as rules
from cityboard.titles.metro.rules.colours import Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, Tourists, square_of, tourists
from cityboard.titles.metro.wire.piece import Piece, standing
from cityboard.titles.metro.wire.terms import PER_SEAT, Count, Square, below, exactly


class ParisCard(Wire, frozen=True):
    """A monument card: its four spaces, and whether each has a tourist."""

    card: Annotated[int, below(rules.CARDS)]  # as in the edition
    name: Monument
    spaces: Annotated[list[Colour], exactly(rules.SPACES)]
    filled: Annotated[list[bool], exactly(rules.SPACES)]


class Paris(Wire, frozen=True):
    """A row of cards for every seat, the square whose tourists are being led, and the place due in a row (M12)."""

    tourists: Tourists
    gone: Count
    rows: Annotated[list[list[ParisCard]], PER_SEAT]
    leading: Square | None
    arranging: Annotated[int, below(rules.CARDS)] | None  # of the mover's row; cards from there on have no place


def show(city: rules.Paris, view: State) -> Paris:
    """Show the row of every seat."""
    return Paris(
        tourists=tourists(city, view),
        gone=city.module_state(view)[rules.GONE],
        rows=[_row(city, view, seat) for seat in range(city.game.players)],
        leading=square_of(city.lead, view),
        arranging=view.argument if city.arranges and view.step == city.arrange.number else None,
    )


def _row(city: rules.Paris, view: State, seat: int) -> list[ParisCard]:
    """Show the cards dealt to a seat."""
    return [
        ParisCard(
            card=card,
            name=city.names[card],
            spaces=cast(list[Colour], city.cards[card]),
            filled=[city.is_filled(view, seat, rules.SPACES * place + space) for space in range(rules.SPACES)],
        )
        for place in range(city.row)
        if (card := city.card(view, seat, place)) != rules.CARDS
    ]


def pieces(shown: Paris) -> Iterable[Piece]:
    """Show the tourists on their squares."""
    return standing(shown.tourists)


PART = WirePart(board=Field("paris", Paris, show), pieces=pieces)
