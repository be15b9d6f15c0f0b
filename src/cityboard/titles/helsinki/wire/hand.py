"""The hand: what one seat knows and the table does not."""

from typing import Annotated

from msgspec import Meta

from cityboard.protocol.serializer import Hand
from cityboard.protocol.wire import Wire
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.wire.terms import Card, Cards, Seat


class HelsinkiHand(Wire, Hand, frozen=True, tag_field="title", tag="helsinki"):
    """What one seat knows and the table does not."""

    seat: Seat
    cards: Annotated[list[Card], Meta(max_length=100)]
    unseen: Cards  # in the pile and in other hands


def hand(game: Helsinki, view: State, seat: int) -> HelsinkiHand:
    """Show what is a seat's own in its view."""
    return HelsinkiHand(
        seat=seat,
        cards=card_names(game, game.hand(view, seat)),
        unseen=counted(game, view.pile),
    )


def counted(game: Helsinki, counts: bytearray) -> dict[str, int]:
    """Count cards by name; a view adds the cards of hidden hands to the pile."""
    return {name: count for name, count in zip(game.deck.names, counts, strict=True) if count}


def card_names(game: Helsinki, counts: bytearray) -> list[str]:
    """List cards by name, equal ones repeated."""
    return [name for name, count in zip(game.deck.names, counts, strict=True) if count for _ in range(count)]
