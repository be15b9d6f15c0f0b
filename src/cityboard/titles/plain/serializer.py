"""A plain board: the position as the engine has it; the sentence `position-TITLE` of the locales puts it in words."""

from typing import Any

from cityboard.core.game import Game
from cityboard.core.step import SteppedState
from cityboard.protocol.serializer import Board, Hand, Kept, Serializer
from cityboard.protocol.wire import Wire

INTERNAL = frozenset(SteppedState.field_names()) - {"mover"}  # how the engine finds the next decision


class PlainBoard(Wire, Board, frozen=True, tag_field="title", tag="plain"):
    """What everyone sees of a game without its own board."""

    position: dict[str, Any]


class PlainHand(Wire, Hand, frozen=True, tag_field="title", tag="plain"):
    """The position as one seat knows it."""

    seat: int
    position: dict[str, Any]


def position_in(view: Any) -> dict[str, Any]:
    """Return what a view says about the position, by the engine's names."""
    return {name: value for name, value in view.to_json().items() if name not in INTERNAL}


def board(game: Game[Any], view: Any, kept: Kept) -> PlainBoard:
    """Show the spectator's view."""
    return PlainBoard(position_in(view))


def hand(game: Game[Any], view: Any, seat: int) -> PlainHand:
    """Show the view of a seat."""
    return PlainHand(seat, position_in(view))


SERIALIZER = Serializer(PlainBoard, PlainHand, board, hand)
