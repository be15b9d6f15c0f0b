"""What the arguments of effects, reasons and points are, where several files of Metro have the same ones."""

from typing import TypedDict

from cityboard.titles.metro.rules.colours import Colour

Owner = int | Colour  # a seat, or a company


class OfTiles(TypedDict):
    """Tiles, as a move names them."""

    tiles: list[str]


class OfTourist(TypedDict):
    """A tourist that the squares do not have."""

    colour: str
    squares: list[int]


class OnSquare(TypedDict):
    """A tourist on a square."""

    square: int
    colour: Colour


From = TypedDict("From", {"from": int})  # the square that a tourist leaves; a class cannot have such a field


class OfTourists(TypedDict):
    """How many tourists count."""

    tourists: int


class OfTouristsOfColour(OfTourists):
    """How many tourists of a colour count."""

    colour: Colour


class OfOwner(TypedDict):
    """What an owner has taken."""

    owner: Owner
    colour: Colour
