"""What the arguments of effects, reasons and points are, where several files of Helsinki have the same ones."""

from collections.abc import Sequence
from typing import TypedDict


class OfAction(TypedDict):
    """An action of the board, A1 to A15."""

    action: str


class OfCard(TypedDict):
    """A card."""

    card: str


class SeatCard(OfCard):
    """A seat and a card."""

    seat: int


class SeatRoof(TypedDict):
    """A seat and a roof of its board."""

    seat: int
    roof: int


class OfCards(TypedDict):
    """Cards."""

    cards: list[str]


class OfNamedCards(TypedDict):
    """What a move names as cards, whether they are any or not."""

    cards: Sequence[str | int]


class OfRoofs(TypedDict):
    """Roofs of the mover's board."""

    roofs: list[int]


class OfPlace(OfCards, OfRoofs):
    """The card of a tile, and the roofs it would cover."""


class OfTaken(OfPlace):
    """A tile, its roofs, and those that are taken."""

    taken: list[int]


class SeatCards(TypedDict):
    """A seat, its cards and their number."""

    seat: int
    cards: list[str]
    number: int
