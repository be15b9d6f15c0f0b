"""Editions: the printed data of a box as a TOML file, every value with its rule and its source."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, TypeVar

from cityboard.core.reason import EditionError, ReasonCode

T = TypeVar("T")
K = TypeVar("K")
SOURCES = ("published", "reconstructed")
FIELDS = {"rule", "source", "value"}
RULE = re.compile(r"[A-Z]\d+(\.\d+)?")
TABLE = re.compile(r"\s*\[([\w.-]+)\]\s*(#.*)?")
KEY = re.compile(r"\s*([\w.-]+)\s*=")


class OfEditionPlace(TypedDict):
    """A place in an edition file."""

    file: str
    line: int
    place: str


class OfEditionValue(OfEditionPlace):
    """What stands there."""

    value: Any


class OfBounds(OfEditionValue):
    """A number, and the bounds it should keep."""

    low: int
    high: int


class OfChoices(OfEditionPlace):
    """What could stand there."""

    allowed: list[Any]


class OfEditionChoice(OfEditionValue, OfChoices):
    """What stands there, and what could."""


class OfLength(OfEditionPlace):
    """How many items there should be."""

    length: int


class OfWanted(OfEditionValue):
    """What stands there, and the number that is wanted."""

    wanted: int


class OfParsing(OfEditionPlace):
    """What the system or the parser says."""

    error: str


EDITION_UNREADABLE = ReasonCode("edition-unreadable", OfParsing)
EDITION_NOT_TOML = ReasonCode("edition-not-toml", OfParsing)
EDITION_MISSING = ReasonCode("edition-missing", OfEditionPlace)
EDITION_UNKNOWN = ReasonCode("edition-unknown", OfEditionPlace)
EDITION_UNMARKED = ReasonCode("edition-unmarked", OfEditionPlace)
EDITION_SOURCE = ReasonCode("edition-source", OfChoices)
EDITION_RULE = ReasonCode("edition-rule", OfEditionPlace)
EDITION_NUMBER = ReasonCode("edition-number", OfBounds)
EDITION_FLAG = ReasonCode("edition-flag", OfEditionValue)
EDITION_TEXT = ReasonCode("edition-text", OfEditionValue)
EDITION_CHOICE = ReasonCode("edition-choice", OfEditionChoice)
EDITION_LENGTH = ReasonCode("edition-length", OfLength)
EDITION_TWICE = ReasonCode("edition-twice", OfEditionValue)
EDITION_TABLE = ReasonCode("edition-table", OfEditionPlace)
EDITION_SUM = ReasonCode("edition-sum", OfWanted)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value is in an edition file."""

    file: str
    line: int
    path: str
    rule: str = ""

    def inside(self, key: object) -> "Place":
        """Return the place of an item of this value."""
        return Place(self.file, self.line, f"{self.path}[{key}]", self.rule)

    @property
    def where(self) -> OfEditionPlace:
        """Return the place as an argument of reasons."""
        return OfEditionPlace(file=self.file, line=self.line, place=self.path)


Check = Callable[[Any, Place], T]


class Edition:
    """One box: named values, each published or reconstructed."""

    def __init__(self, text: str, file: str) -> None:
        """Read the text of an edition file; `file` is the name used in errors."""
        self.file = file
        self._lines = text.removesuffix("\n").split("\n")
        self._data = self._parse(text)
        self.title = self._word("title")
        self.name = self._word("name")
        self._entries, self.hash = self._read_all()
        self._read: set[str] = set()

    @classmethod
    def load(cls, path: Path) -> "Edition":
        """Read an edition file."""
        try:
            text = path.read_text("utf-8")
        except (OSError, ValueError) as error:  # ValueError: not UTF-8, or not a valid path
            where = Place(str(path), 0, "").where
            raise EditionError(EDITION_UNREADABLE("", **where, error=type(error).__name__)) from None
        return cls(text, str(path))

    def read(self, path: str, check: Check[T]) -> T:
        """Return a value once it has passed its check."""
        if path not in self._entries:
            raise EditionError(EDITION_MISSING("", **Place(self.file, 0, path).where))
        self._read.add(path)
        entry = self._entries[path]
        return check(entry["value"], Place(self.file, self._line(path), path, entry["rule"]))

    def sources(self) -> list[tuple[str, str, str]]:
        """List every value's place, rule and source."""
        return [(path, entry["rule"], entry["source"]) for path, entry in self._entries.items()]

    def refuse_unread(self) -> None:
        """Refuse values that no rule ever asked for: they are most likely typos."""
        for path in self._entries:
            if path not in self._read:
                raise EditionError(EDITION_UNKNOWN("", **Place(self.file, self._line(path), path).where))

    def _parse(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number that is too large
            match = re.search(r"at line (\d+)", str(error))
            line = int(match[1]) if match else len(self._lines)
            raise EditionError(EDITION_NOT_TOML("", **Place(self.file, line, "").where, error=str(error))) from None

    def _read_all(self) -> tuple[dict[str, dict[str, Any]], str]:
        """Find the values and their hash; correcting comments, names or sources does not change the game."""
        try:
            entries = dict(self._find_entries(self._data, ""))
            content = json.dumps({path: entry["value"] for path, entry in entries.items()}, sort_keys=True, default=str)
            return entries, hashlib.sha256(content.encode()).hexdigest()
        except RecursionError as error:
            where = Place(self.file, len(self._lines), "").where
            raise EditionError(EDITION_NOT_TOML("", **where, error=str(error))) from None

    def _word(self, key: str) -> str:
        value = self._data.get(key)
        if not isinstance(value, str) or not value:
            raise EditionError(EDITION_MISSING("", **Place(self.file, self._line(key), key).where))
        return value

    def _find_entries(self, table: dict[str, Any], prefix: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for key, value in table.items():
            path = f"{prefix}{key}"
            place = Place(self.file, self._line(path), path)
            if prefix == "" and key in ("title", "name"):
                continue
            if not isinstance(value, dict):
                raise EditionError(EDITION_UNMARKED(place.rule, **place.where))
            if "value" in value:
                self._check_marks(value, place)
                yield path, value
            else:
                yield from self._find_entries(value, f"{path}.")

    @staticmethod
    def _check_marks(entry: dict[str, Any], place: Place) -> None:
        """Require a value to say where it comes from."""
        if entry.get("source") not in SOURCES:
            raise EditionError(EDITION_SOURCE(place.rule, **place.where, allowed=list(SOURCES)))
        if not isinstance(entry.get("rule"), str) or not RULE.fullmatch(entry["rule"]):
            raise EditionError(EDITION_RULE(place.rule, **place.where))
        for extra in sorted(set(entry) - FIELDS):
            raise EditionError(EDITION_UNKNOWN(place.rule, **place.inside(extra).where))

    def _line(self, path: str) -> int:
        """Find the line where a value's table or key begins, or else the line of the table around it."""
        table = ""
        for number, line in enumerate(self._lines, 1):
            if header := TABLE.fullmatch(line):
                table = f"{header[1]}."
                if table.startswith(f"{path}."):
                    return number
            elif (key := KEY.match(line)) and f"{table}{key[1]}.".startswith(f"{path}."):
                return number
        around = path.rpartition(".")[0]
        return self._line(around) if around else 1


def integer(low: int, high: int) -> Check[int]:
    """Accept a whole number within bounds."""

    def check(value: Any, place: Place) -> int:
        if type(value) is not int or not low <= value <= high:
            raise EditionError(EDITION_NUMBER(place.rule, **place.where, value=value, low=low, high=high))
        return value

    return check


def flag(value: Any, place: Place) -> bool:
    """Accept true or false."""
    if type(value) is not bool:
        raise EditionError(EDITION_FLAG(place.rule, **place.where, value=value))
    return value


def text(value: Any, place: Place) -> str:
    """Accept a non-empty text."""
    if not isinstance(value, str) or not value:
        raise EditionError(EDITION_TEXT(place.rule, **place.where, value=value))
    return value


def one_of(allowed: Collection[T]) -> Check[T]:
    """Accept one of some values."""

    def check(value: Any, place: Place) -> T:
        if not any(type(value) is type(item) and value == item for item in allowed):
            raise EditionError(EDITION_CHOICE(place.rule, **place.where, value=value, allowed=list(allowed)))
        return value  # type: ignore[no-any-return]  # it equals one of the allowed values

    return check


def list_of(item: Check[T], length: int, *, different: bool = False) -> Check[list[T]]:
    """Accept a list of a given length, with all items different if required."""

    def check(value: Any, place: Place) -> list[T]:
        if not isinstance(value, list) or len(value) != length:
            raise EditionError(EDITION_LENGTH(place.rule, **place.where, length=length))
        items = [item(element, place.inside(number)) for number, element in enumerate(value)]
        for number, element in enumerate(items):
            if different and element in items[:number]:
                place = place.inside(number)
                raise EditionError(EDITION_TWICE(place.rule, **place.where, value=element))
        return items

    return check


def table_of(key: Check[str], item: Check[T]) -> Check[dict[str, T]]:
    """Accept a table with checked keys and values."""

    def check(value: Any, place: Place) -> dict[str, T]:
        if not isinstance(value, dict) or not value:
            raise EditionError(EDITION_TABLE(place.rule, **place.where))
        return {key(name, place.inside(name)): item(element, place.inside(name)) for name, element in value.items()}

    return check
