"""The words and numbers of Metro on the wire; squares and stations are those of docs/moves-metro.md.

A tile is four letters as it lies, one for each edge over which a train enters: top, right, bottom, left. The letter
says where it leaves: a straight across, b the next edge clockwise, c the next edge anticlockwise, d the same edge.
An edge is 0 top, 1 right, 2 bottom, 3 left. Lists by colour follow the order of `COLOURS`, lists by seat count from 0.
"""

from typing import Annotated

from msgspec import Meta

from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.game import Metro

Seat = Annotated[int, Meta(ge=0, le=5)]
Square = Annotated[int, Meta(ge=0, le=63)]
Station = Annotated[int, Meta(ge=1, le=32)]
Edge = Annotated[int, Meta(ge=0, le=3)]
Tile = Annotated[str, Meta(pattern="^[abcd]{4}$")]
Count = Annotated[int, Meta(ge=0, le=9999)]
Owner = Seat | Colour  # who lines score for: a seat, or a company where the companies own the lines (M1.6, M1.7)
BySeat = Annotated[list[Count], Meta(min_length=1, max_length=6)]
ByColour = Annotated[list[Count], Meta(min_length=8, max_length=8)]
Tiles = Annotated[dict[Tile, Count], Meta(max_length=60)]  # how many there are of each


def owners_of(game: Metro) -> list[Owner]:
    """Name the accounts that lines score for: the seats or the companies."""
    return [*range(game.players)] if game.frame.people else [*COLOURS]
