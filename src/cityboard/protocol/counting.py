"""What goes over HTTP about real tables: count sheets, the parts that they can have, and what they count."""

from typing import Annotated, Any

from msgspec import Meta, field

from cityboard.core.reason import Reason
from cityboard.protocol.messages import Points, Text
from cityboard.protocol.serializer import Board
from cityboard.protocol.wire import Wire

Name = str | int
Cell = Name | None
LONGEST_FILE = 16_384


class CountSheet(Wire, frozen=True):
    """What lies on a real table at the end of a game, by the names of its parts (docs/count-sheets.md)."""

    title: Text
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Any] = field(default_factory=dict)
    values: dict[str, Cell | list[Cell | list[Cell]]] = field(default_factory=dict)
    edition: Text = "default"


class SheetFile(Wire, frozen=True):
    """The text of a TOML file with a count sheet, to be read."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class CellAxis(Wire, frozen=True):
    """What the rows or the columns of a part are, and what each is called."""

    kind: str
    names: list[Name]


class Cells(Wire, frozen=True):
    """A part of a sheet: a value, a list of them by row, or a list of lists by row and column."""

    name: str
    rule: str
    rows: CellAxis | None
    columns: CellAxis | None


class NumberCells(Cells, frozen=True, tag_field="type", tag="numbers"):
    """A part with a number in each cell, from 0; `printed` is what stands on the cells, row by row."""

    most: int
    printed: list[list[Name]]


class ChoiceCells(Cells, frozen=True, tag_field="type", tag="choices"):
    """A part with one of some things, or null, in each cell; without any entries, the default lies in the rows."""

    kind: str
    choices: list[Name]
    captions: list[str]  # what is printed on the things; empty if nothing is
    default: list[Name]
    printed: list[list[Name]]


class TextCells(Cells, frozen=True, tag_field="type", tag="text"):
    """A part with a text in each row, in a notation of the title; `blank` is one in which nothing is entered."""

    notation: str
    blank: str


class SheetFault(Wire, frozen=True):
    """Why no real table can look like this, and where."""

    reason: Reason
    part: str
    row: int | None
    column: int | None


class CountedPoints(Wire, frozen=True):
    """Points and places by seat, and every point with the rule that gave it."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[Points]


class CountedSheet(Wire, frozen=True):
    """What a sheet can have, what is wrong with this one, its board, and its points if nothing is wrong."""

    options: list[str]  # besides the number of players
    parts: list[NumberCells | ChoiceCells | TextCells]
    faults: list[SheetFault]
    board: Board
    points: CountedPoints | None
