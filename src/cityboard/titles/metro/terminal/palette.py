"""Letters and styles of colours and owners: the letter distinguishes them when the style cannot."""

from cityboard.core.game import UNKNOWN
from cityboard.presentation.palette import SEAT_STYLES, STYLES
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro

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


def colour_letter(colour: int, *, small: bool = False) -> tuple[str, str]:
    """Return the letter of a colour with its style."""
    letter = LETTERS[COLOURS[colour]]
    return (letter.lower() if small else letter), f"bold {STYLES[COLOURS[colour]]}"


def tourist_letter(colour: int) -> str:
    """Return the sign of a tourist: the small letter of its colour."""
    return LETTERS[COLOURS[colour]].lower()
