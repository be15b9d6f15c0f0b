"""A finished board as a text picture: seven lines of seven signs (docs/board-picture.md).

A small letter is a pavilion of that colour (p g r b y), a capital one carries a superstructure; `*` is a wild tile,
`+` a wild tile with a superstructure, `#` the statue, `.` an empty roof.
"""

from dataclasses import dataclass
from typing import TypedDict

from cityboard.core.reason import NotationError, ReasonCode
from cityboard.titles.helsinki.rules.board import ROOFS, SIZE
from cityboard.titles.helsinki.rules.edition import COLOURS

LETTERS = "".join(colour[0] for colour in COLOURS)
EMPTY, STATUE_SIGN, WILD, WILD_ROOFED = ".", "#", "*", "+"
SIGNS = LETTERS + LETTERS.upper() + EMPTY + STATUE_SIGN + WILD + WILD_ROOFED


class OfLineColumn(TypedDict):
    """A line and a column of a picture, counted from 1."""

    line: int
    column: int


class OfLines(OfLineColumn):
    """How many lines there should be."""

    lines: int


class OfWidth(OfLineColumn):
    """How many signs a line should have."""

    width: int


class OfSign(OfLineColumn):
    """A sign that cannot stand there."""

    sign: str


PICTURE_LINES = ReasonCode("picture-lines", OfLines)
PICTURE_WIDTH = ReasonCode("picture-width", OfWidth)
PICTURE_SIGN = ReasonCode("picture-sign", OfSign)


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board in bits."""

    built: int
    colours: tuple[int, ...]
    roofed: int


def parse(text: str) -> DrawnBoard:
    """Read a picture; refuse a malformed one with its line and column, counted from 1."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != SIZE:
        raise NotationError(PICTURE_LINES("H1.3", line=max(len(lines), 1), column=1, lines=SIZE))
    built = roofed = 0
    colours = [0] * len(COLOURS)
    for row, line in enumerate(lines):
        if len(line) != SIZE:
            raise NotationError(PICTURE_WIDTH("H1.3", line=row + 1, column=min(len(line), SIZE) + 1, width=SIZE))
        for column, sign in enumerate(line):
            roof = SIZE * row + column
            if sign not in SIGNS or (sign == STATUE_SIGN) != (roof == ROOFS // 2):
                raise NotationError(PICTURE_SIGN("H1.3", line=row + 1, column=column + 1, sign=sign))
            if sign in EMPTY + STATUE_SIGN:
                continue
            built |= 1 << roof
            if sign.lower() in LETTERS:
                colours[LETTERS.index(sign.lower())] |= 1 << roof
            if sign.isupper() or sign == WILD_ROOFED:
                roofed |= 1 << roof
    return DrawnBoard(built, tuple(colours), roofed)


def draw(built: int, colours: tuple[int, ...], roofed: int) -> str:
    """Write a board as a picture."""
    rows = []
    for row in range(SIZE):
        signs = [_sign(1 << SIZE * row + column, built, colours, roofed) for column in range(SIZE)]
        rows.append("".join(signs))
    middle = list(rows[SIZE // 2])
    middle[SIZE // 2] = STATUE_SIGN
    rows[SIZE // 2] = "".join(middle)
    return "\n".join(rows)


def _sign(bit: int, built: int, colours: tuple[int, ...], roofed: int) -> str:
    if not built & bit:
        return EMPTY
    letter = next((LETTERS[colour] for colour, roofs in enumerate(colours) if roofs & bit), WILD)
    if not roofed & bit:
        return letter
    return WILD_ROOFED if letter == WILD else letter.upper()
