"""Letters and styles of colours and owners: the letter tells them apart where the style cannot."""

from cityboard.core.game import UNKNOWN
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.game import Metro
from cityboard.terminal.palette import SEAT_STYLES, STYLES

LETTERS = dict(zip(COLOURS, "YBOSRNGP", strict=True))
NOBODY_LETTER, NOBODY_STYLE = "-", "dim"


def owner_letter(game: Metro, account: int) -> str:
    """Return the sign of the owner of a line: the number of a player counted from 1, or a company's letter."""
    if account == UNKNOWN:
        return NOBODY_LETTER
    return str(account + 1) if game.frame.people else LETTERS[COLOURS[account]]


def owner_style(game: Metro, account: int) -> str:
    """Return the style of the owner of a line."""
    if account == UNKNOWN:
        return NOBODY_STYLE
    return SEAT_STYLES[account] if game.frame.people else STYLES[COLOURS[account]]


def tourist_letter(colour: int) -> str:
    """Return the sign of a tourist: the small letter of its colour."""
    return LETTERS[COLOURS[colour]].lower()
