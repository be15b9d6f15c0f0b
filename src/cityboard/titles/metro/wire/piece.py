"""What stands on the board besides tiles, for its picture."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cityboard.titles.metro.rules.colours import Colour
from cityboard.titles.metro.rules.network import DEPARTURES, SIZE
from cityboard.titles.metro.wire.terms import Owner

HALF = 0.5
OUTWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the right and down, by the edge of a square


class Piece(NamedTuple):
    """A piece: where its middle is, in squares from the upper left corner, its owner or colour, and its radius."""

    x: float
    y: float
    owner: Owner
    radius: float


def standing(tourists: Mapping[int, Sequence[Colour]]) -> Iterator[Piece]:
    """Put tourists on their squares, several side by side."""
    for square, colours in tourists.items():
        row, column = divmod(square, SIZE)
        for place, colour in enumerate(colours, 1):
            yield Piece(column + place / (len(colours) + 1), row + HALF, colour, 0.14)


def at_station(station: int, colour: Colour) -> Piece:
    """Put a tourist beside a station of the edge, on its first square."""
    return Piece(*towards_edge(DEPARTURES[station - 1], 0.34), colour, 0.14)


def towards_edge(position: int, distance: float) -> tuple[float, float]:
    """Return the point at a distance from the middle of a square towards the edge of a position, or beyond it."""
    row, column = divmod(position >> 2, SIZE)
    right, down = OUTWARDS[position & 3]
    return column + HALF + distance * right, row + HALF + distance * down
