"""Count sheets: what lies on a table at the end of a game; a title reads it into a state, whose breakdown counts it.

Whoever reads a part declares it: what its cells are and what can lie there. So the parts that were read are also the
form in which people enter them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.game import Game
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import OfFile

Name = str | int
MOST_FAULTS = 20
LONGEST_TEXT = 2_000


class OfLengthOfPart(TypedDict):
    """How many entries there should be."""

    length: int


class OfLargest(TypedDict):
    """What was entered instead of a number, and the largest number that fits."""

    value: Any
    most: int


class OfPossible(TypedDict):
    """What was entered, and what can lie there."""

    value: Any
    allowed: Sequence[Name]


class OfParts(TypedDict):
    """The parts that a sheet can have."""

    allowed: list[str]


class OfFileError(OfFile):
    """A file, and what its parser says."""

    error: str


SHEET_NOT_TOML = ReasonCode("sheet-not-toml", OfFileError)
SHEET_NO_TITLE = ReasonCode("sheet-no-title", OfFile)
SHEET_EDITION = ReasonCode("sheet-edition", OfFile)
SHEET_LENGTH = ReasonCode("sheet-length", OfLengthOfPart)
SHEET_NUMBER = ReasonCode("sheet-number", OfLargest)
SHEET_CHOICE = ReasonCode("sheet-choice", OfPossible)
SHEET_TWICE = ReasonCode("sheet-twice", Nothing)
SHEET_TEXT = ReasonCode("sheet-text", Nothing)
SHEET_UNKNOWN = ReasonCode("sheet-unknown", OfParts)


@dataclass(frozen=True, slots=True)
class Axis:
    """What the rows or the columns of a part are, and what each is called."""

    kind: str
    names: tuple[Name, ...]


def seats(game: Game[Any]) -> Axis:
    """Return an axis with a row or column for every seat."""
    return Axis("seat", tuple(range(game.players)))


ALONE = Axis("", (0,))  # of a part without rows or without columns


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A part of a count sheet: its name, the rule it comes from, and its cells."""

    name: str
    rule: str
    rows: Axis = ALONE
    columns: Axis = ALONE


@dataclass(frozen=True, slots=True)
class NumberPart(SheetPart):
    """A part with a number in each cell, from 0."""

    most: int = 0
    printed: Sequence[Sequence[Name]] = ()  # what stands on each cell, row by row


@dataclass(frozen=True, slots=True)
class ChoicePart(SheetPart):
    """A part with one of some things, or nothing, in each cell."""

    kind: str = ""
    choices: tuple[Name, ...] = ()
    captions: tuple[str, ...] = ()  # what is printed on each of them
    different: Literal["part", "column"] | None = None  # there is only one of each, for all cells or for each column
    default: tuple[int, ...] = ()  # what lies in the rows, by number, if nothing is entered
    printed: Sequence[Sequence[Name]] = ()


@dataclass(frozen=True, slots=True)
class TextPart(SheetPart):
    """A part with a text in each row, in a notation of the title."""

    notation: str = ""
    blank: str = ""  # a text in which nothing is entered


@dataclass(frozen=True, slots=True)
class Fault:
    """Why no real table can look like this, and where: a part, and maybe a row and a column of it."""

    reason: Reason
    part: str
    row: int | None = None
    column: int | None = None

    @property
    def place(self) -> str:
        """Return the place as it is written in a file."""
        return self.part + "".join(f"[{number}]" for number in (self.row, self.column) if number is not None)


class Sheet:
    """The values of a count sheet by the names of its parts: a value, a list of them, or a list of lists."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Take the values as people wrote them."""
        self._values = values
        self.parts: list[SheetPart] = []
        self.faults: list[Fault] = []

    def numbers(self, part: NumberPart) -> list[list[int]]:
        """Return the numbers of a part, row by row: 0 where none or a wrong one was entered."""
        return [[self._number(part, cell, *at) for cell, *at in row] for row in self._cells(part)]

    def _number(self, part: NumberPart, value: Any, row: int, column: int) -> int:
        if value is None:
            return 0
        if type(value) is int and 0 <= value <= part.most:
            return value
        self.refuse(SHEET_NUMBER(part.rule, value=value, most=part.most), part, row, column)
        return 0

    def choices(self, part: ChoicePart) -> list[list[int | None]]:
        """Return by number what lies in the cells of a part, row by row: None for nothing, or nothing right."""
        if part.default and self._values.get(part.name) is None:
            self.parts.append(part)
            return [[number] for number in part.default]
        lying: set[tuple[int, int]] = set()
        return [[self._choice(part, lying, cell, *at) for cell, *at in row] for row in self._cells(part)]

    def _choice(self, part: ChoicePart, lying: set[tuple[int, int]], value: Any, row: int, column: int) -> int | None:
        if value is None:
            return None
        known = [number for number, choice in enumerate(part.choices) if (type(choice), choice) == (type(value), value)]
        if not known:
            self.refuse(SHEET_CHOICE(part.rule, value=value, allowed=part.choices), part, row, column)
            return None
        thing = (known[0], column if part.different == "column" else 0)
        if part.different and thing in lying:
            self.refuse(SHEET_TWICE(part.rule), part, row, column)
            return None
        lying.add(thing)
        return known[0]

    def texts(self, part: TextPart) -> list[str]:
        """Return the text of every row of a part: an empty one where there is none, or none that can be read."""
        return [self._text(part, row[0][0], row[0][1]) for row in self._cells(part)]

    def _text(self, part: TextPart, value: Any, row: int) -> str:
        if value is None or (isinstance(value, str) and len(value) <= LONGEST_TEXT):
            return value or ""
        self.refuse(SHEET_TEXT(part.rule), part, row)
        return ""

    def _cells(self, part: SheetPart) -> list[list[tuple[Any, int, int]]]:
        """Declare a part, and return every cell with its row and column; they are empty if its size is wrong."""
        self.parts.append(part)
        rows, columns = len(part.rows.names), len(part.columns.names)
        value = self._values.get(part.name)
        table = [value] if part.rows is ALONE else self._list(part, value, rows)
        cells = [
            [cell] if part.columns is ALONE else self._list(part, cell, columns, row) for row, cell in enumerate(table)
        ]
        return [[(cell, row, column) for column, cell in enumerate(line)] for row, line in enumerate(cells)]

    def _list(self, part: SheetPart, value: Any, length: int, row: int | None = None) -> list[Any]:
        if isinstance(value, list) and len(value) == length:
            return value
        if value is not None:
            self.refuse(SHEET_LENGTH(part.rule, length=length), part, row)
        return [None] * length

    def refuse(self, reason: Reason, part: SheetPart, row: int | None = None, column: int | None = None) -> None:
        """Note why no real table can look like this; the rest of the sheet is still read."""
        if len(self.faults) < MOST_FAULTS:
            at = (None if part.rows is ALONE else row, None if part.columns is ALONE else column)
            self.faults.append(Fault(reason, part.name, *at))

    def refuse_unread(self) -> None:
        """Refuse parts that a sheet of this game does not have."""
        known = [part.name for part in self.parts]
        for name in self._values:
            if name not in known:
                self.refuse(SHEET_UNKNOWN("", allowed=known), SheetPart(name, ""))
