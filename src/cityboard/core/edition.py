"""Editions: the printed data of a box as a TOML file, every value with its rule and its source."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cityboard.core.reason import EditionError, Reason

T = TypeVar("T")
K = TypeVar("K")
SOURCES = ("published", "reconstructed")
FIELDS = {"rule", "source", "value"}
RULE = re.compile(r"[A-Z]\d+(\.\d+)?")
TABLE = re.compile(r"\s*\[([\w.-]+)\]\s*(#.*)?")
KEY = re.compile(r"\s*([\w.-]+)\s*=")


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

    def fail(self, code: str, **arguments: Any) -> NoReturn:
        """Refuse the edition because of this value."""
        where = {"file": self.file, "line": self.line, "place": self.path}
        raise EditionError(Reason(code, self.rule, where | arguments))


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
            Place(str(path), 0, "").fail("edition-unreadable", error=type(error).__name__)
        return cls(text, str(path))

    def read(self, path: str, check: Check[T]) -> T:
        """Return a value once it has passed its check."""
        if path not in self._entries:
            Place(self.file, 0, path).fail("edition-missing")
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
                Place(self.file, self._line(path), path).fail("edition-unknown")

    def _parse(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number that is too large
            match = re.search(r"at line (\d+)", str(error))
            line = int(match[1]) if match else len(self._lines)
            Place(self.file, line, "").fail("edition-not-toml", error=str(error))

    def _read_all(self) -> tuple[dict[str, dict[str, Any]], str]:
        """Find the values and their hash; correcting comments, names or sources does not change the game."""
        try:
            entries = dict(self._find_entries(self._data, ""))
            content = json.dumps({path: entry["value"] for path, entry in entries.items()}, sort_keys=True, default=str)
            return entries, hashlib.sha256(content.encode()).hexdigest()
        except RecursionError as error:
            Place(self.file, len(self._lines), "").fail("edition-not-toml", error=str(error))

    def _word(self, key: str) -> str:
        value = self._data.get(key)
        if not isinstance(value, str) or not value:
            Place(self.file, self._line(key), key).fail("edition-missing")
        return value

    def _find_entries(self, table: dict[str, Any], prefix: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for key, value in table.items():
            path = f"{prefix}{key}"
            place = Place(self.file, self._line(path), path)
            if prefix == "" and key in ("title", "name"):
                continue
            if not isinstance(value, dict):
                place.fail("edition-unmarked")
            if "value" in value:
                self._check_marks(value, place)
                yield path, value
            else:
                yield from self._find_entries(value, f"{path}.")

    @staticmethod
    def _check_marks(entry: dict[str, Any], place: Place) -> None:
        """Require a value to say where it comes from."""
        if entry.get("source") not in SOURCES:
            place.fail("edition-source", allowed=list(SOURCES))
        if not isinstance(entry.get("rule"), str) or not RULE.fullmatch(entry["rule"]):
            place.fail("edition-rule")
        for extra in sorted(set(entry) - FIELDS):
            place.inside(extra).fail("edition-unknown")

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
            place.fail("edition-number", value=value, low=low, high=high)
        return value

    return check


def flag(value: Any, place: Place) -> bool:
    """Accept true or false."""
    if type(value) is not bool:
        place.fail("edition-flag", value=value)
    return value


def text(value: Any, place: Place) -> str:
    """Accept a non-empty text."""
    if not isinstance(value, str) or not value:
        place.fail("edition-text", value=value)
    return value


def one_of(allowed: Collection[T]) -> Check[T]:
    """Accept one of some values."""

    def check(value: Any, place: Place) -> T:
        if not any(type(value) is type(item) and value == item for item in allowed):
            place.fail("edition-choice", value=value, allowed=list(allowed))
        return value  # type: ignore[no-any-return]  # it equals one of the allowed values

    return check


def list_of(item: Check[T], length: int, *, different: bool = False) -> Check[list[T]]:
    """Accept a list of a given length, with all items different if required."""

    def check(value: Any, place: Place) -> list[T]:
        if not isinstance(value, list) or len(value) != length:
            place.fail("edition-length", length=length)
        items = [item(element, place.inside(number)) for number, element in enumerate(value)]
        for number, element in enumerate(items):
            if different and element in items[:number]:
                place.inside(number).fail("edition-twice", value=element)
        return items

    return check


def table_of(key: Check[str], item: Check[T]) -> Check[dict[str, T]]:
    """Accept a table with checked keys and values."""

    def check(value: Any, place: Place) -> dict[str, T]:
        if not isinstance(value, dict) or not value:
            place.fail("edition-table")
        return {key(name, place.inside(name)): item(element, place.inside(name)) for name, element in value.items()}

    return check
