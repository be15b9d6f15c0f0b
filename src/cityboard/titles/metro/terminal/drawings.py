"""What stands in a box, drawn by what it is: tiles, colours, numbers, stations, squares."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cityboard.presentation.canvas import Canvas
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, DEPARTURES, SIZE, SQUARES, STATIONS, is_tile
from cityboard.titles.metro.terminal.board import CENTRE, EMPTY
from cityboard.titles.metro.terminal.palette import NOBODY_LETTER, NOBODY_STYLE, colour_letter
from cityboard.titles.metro.terminal.tile import large

Sign = tuple[str, str]  # with its style
# Where a station lies beside its square: on which side, by rows and columns.
BESIDE = ((-1, 0), (0, -1), (1, 0), (0, 1))


def draw(value: Any) -> RenderableType | None:
    """Draw tiles, colours, and numbers by card or by colour; None for everything else."""
    if isinstance(value, str):
        return large(value) if is_tile(value) else None
    if isinstance(value, dict):
        if all(map(is_tile, value)):
            tiles = [Text(f"{name} ×{count}\n", "bold").append(large(name)) for name, count in value.items()]
            return Columns(tiles, padding=(1, 3))
        return rows([letter(colour), *map(_sign, numbers)] for colour, numbers in value.items())
    if not isinstance(value, list):
        return None
    if all(isinstance(item, list) for item in value):
        return rows([_sign(item) for item in card] for card in value)
    return rows([[_sign(item) for item in value]]) if set(value) <= set(COLOURS) else None


def rows(lines: Iterable[Iterable[Sign]]) -> Text:
    """Write signs in lines."""
    return Text("\n").join(Text("  ").join(Text(*sign) for sign in line) for line in lines)


def letter(colour: str) -> Sign:
    """Return the letter of a colour."""
    return colour_letter(COLOURS.index(colour))


def _sign(item: Any) -> Sign:
    return letter(item) if item in COLOURS else (str(item), "")


def stations(owners: Mapping[int, Sign]) -> Text:
    """Draw the stations around the board with their owners."""
    canvas = Canvas(SIZE + 2, 2 * (SIZE + 2))
    for station in range(1, STATIONS + 1):
        row, column = divmod(DEPARTURES[station - 1] >> 2, SIZE)
        down, right = BESIDE[(station - 1) // SIZE]
        sign, style = owners.get(station, (NOBODY_LETTER, NOBODY_STYLE))
        canvas.put(1 + row + down, 2 * (1 + column + right), sign, style)
    return canvas.text()


def squares(signs: Mapping[int, str]) -> Text:
    """Draw the squares with signs on some of them."""
    canvas = Canvas(SIZE + 1, 2 * (SIZE + 1))
    for number in range(SIZE):
        canvas.put(0, 2 * (1 + number), str(number), "bold")
        canvas.put(1 + number, 0, str(number), "bold")
    for square in range(SQUARES):
        sign = CENTRE if square in CENTRAL_SQUARES else EMPTY
        style = "bold" if square in signs else "dim"
        canvas.put(1 + square // SIZE, 2 * (1 + square % SIZE), signs.get(square, sign), style)
    return canvas.text()
