"""A finished board as a text picture: seven lines of seven signs (docs/board-picture.md).

A small letter is a pavilion of that colour (p g r b y), a capital one carries a superstructure; `*` is a wild tile,
`+` a wild tile with a superstructure, `#` the statue, `.` an empty roof.
"""

from dataclasses import dataclass
from typing import Any, NoReturn

from cityboard.core.reason import NotationError, Reason
from cityboard.titles.helsinki.rules.board import ROOFS, SIZE
from cityboard.titles.helsinki.rules.edition import COLOURS

LETTERS = "".join(colour[0] for colour in COLOURS)
EMPTY, STATUE_SIGN, WILD, WILD_ROOFED = ".", "#", "*", "+"
SIGNS = LETTERS + LETTERS.upper() + EMPTY + STATUE_SIGN + WILD + WILD_ROOFED


@dataclass(frozen=True, slots=True)
class Picture:
    """A board in bits."""

    built: int
    colours: tuple[int, ...]
    roofed: int


def parse(text: str) -> Picture:
    """Read a picture; refuse a malformed one with its line and column, counted from 1."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != SIZE:
        _fail("picture-lines", max(len(lines), 1), 1, lines=SIZE)
    built = roofed = 0
    colours = [0] * len(COLOURS)
    for row, line in enumerate(lines):
        if len(line) != SIZE:
            _fail("picture-width", row + 1, min(len(line), SIZE) + 1, width=SIZE)
        for column, sign in enumerate(line):
            roof = SIZE * row + column
            if sign not in SIGNS or (sign == STATUE_SIGN) != (roof == ROOFS // 2):
                _fail("picture-sign", row + 1, column + 1, sign=sign)
            if sign in EMPTY + STATUE_SIGN:
                continue
            built |= 1 << roof
            if sign.lower() in LETTERS:
                colours[LETTERS.index(sign.lower())] |= 1 << roof
            if sign.isupper() or sign == WILD_ROOFED:
                roofed |= 1 << roof
    return Picture(built, tuple(colours), roofed)


def _fail(code: str, line: int, column: int, **arguments: Any) -> NoReturn:
    raise NotationError(Reason(code, "H1.3", {"line": line, "column": column} | arguments))


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
