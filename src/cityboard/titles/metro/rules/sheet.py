"""What the parts of Metro's count sheets have in common: the board, and what rows and columns stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.reason import ReasonCode
from cityboard.core.sheet import Axis, TextPart
from cityboard.titles.metro.rules.colours import COLOURS, Colour

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro


class OfTooMany(TypedDict):
    """Tourists of a colour, and how many there are in the box."""

    colour: Colour
    tourists: int


CARD_FIRST = ReasonCode("card-first", Nothing)
TOURISTS_TOO_MANY = ReasonCode("tourists-too-many", OfTooMany)

TILES = TextPart("board.tiles", "M1.4", notation="tiles")
COLOUR_AXIS = Axis("colour", COLOURS)


def owners(game: Metro) -> Axis:
    """Return an axis with a row or column for everyone that lines score for: the seats or the companies."""
    return Axis("owner", tuple(game.frame.name(account) for account in range(game.frame.accounts)))
