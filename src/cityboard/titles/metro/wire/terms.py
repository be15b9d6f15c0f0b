"""The words and numbers of Metro on the wire; squares and stations are those of docs/moves-metro.md.

A tile is four letters as it lies, one for each edge over which a train enters: top, right, bottom, left. The letter
says where it leaves: a straight across, b the next edge clockwise, c the next edge anticlockwise, d the same edge.
An edge is 0 top, 1 right, 2 bottom, 3 left. Lists by colour follow the order of `COLOURS`, lists by seat count from 0.
"""

from typing import Annotated

from msgspec import Meta

from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import PLAYERS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.kernel import CODES
from cityboard.titles.metro.rules.network import SQUARES, STATIONS, STEPS, TURN
from cityboard.titles.metro.rules.options import SOLO_PLAYERS


def exactly(number: int) -> Meta:
    """Return the constraint that gives a list its length."""
    return Meta(min_length=number, max_length=number)


def below(number: int) -> Meta:
    """Return the constraint that makes a number one of the first ones, from 0."""
    return Meta(ge=0, le=number - 1)


PER_SEAT = Meta(min_length=PLAYERS[0], max_length=PLAYERS[-1])  # without Solo
PER_OWNER = Meta(min_length=PLAYERS[0], max_length=len(COLOURS))
PER_COLOUR = exactly(len(COLOURS))
Seat = Annotated[int, below(PLAYERS[-1])]
Square = Annotated[int, below(SQUARES)]
Station = Annotated[int, Meta(ge=1, le=STATIONS)]
Edge = Annotated[int, below(len(STEPS))]
Tile = Annotated[str, Meta(pattern=f"^[{''.join(TURN)}]{{{len(STEPS)}}}$")]
Count = Annotated[int, Meta(ge=0, le=9999)]
Owner = Seat | Colour  # who lines score for: a seat, or a company where the companies own the lines (M1.6, M1.7)
BySeat = Annotated[list[Count], Meta(min_length=SOLO_PLAYERS, max_length=PLAYERS[-1])]
ByColour = Annotated[list[Count], PER_COLOUR]
Tiles = Annotated[dict[Tile, Count], Meta(max_length=CODES - 1)]  # how many there are of each


def owners_of(game: Metro) -> list[Owner]:
    """Name the accounts that lines score for: the seats or the companies."""
    return [*range(game.players)] if game.frame.people else [*COLOURS]
