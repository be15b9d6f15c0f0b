"""Editions as TOML files: read with the lines of their values, so that an error can name them, and written."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cityboard.core.edition import (
    EDITION_MISSING,
    EDITION_NOT_TOML,
    EDITION_RULE,
    EDITION_SOURCE,
    EDITION_UNKNOWN,
    EDITION_UNMARKED,
    EDITION_UNREADABLE,
    SOURCES,
    Edition,
    Place,
    SourcedValue,
    edition_name,
)
from cityboard.core.reason import EditionError

FIELDS = {"rule", "source", "value"}
DEEPEST = 4  # the most names in the place of a value
RULE = re.compile(r"[A-Z]\d+(\.\d+)?")
TABLE = re.compile(r"\s*\[([\w.-]+)\]\s*(?:#\s*(.*))?")
KEY = re.compile(r"\s*([\w.-]+)\s*=")
MOST_DOTS = 256  # in a line
BARE = re.compile(r"[\w-]+", re.ASCII)
WIDTH = 100  # of a line, where a list is broken


def load(path: Path, *, is_own: bool = True) -> Edition:
    """Read an edition file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or not a valid path
        where = Place(str(path), 0, "").where
        raise EditionError(EDITION_UNREADABLE("", **where, error=type(error).__name__)) from None
    return parse(text, str(path), is_own=is_own)


def parse(text: str, file: str, *, is_own: bool = True) -> Edition:
    """Read the text of an edition file; `file` is the name used in errors."""
    return _Reader(text, file).edition(is_own=is_own)


class _Reader:
    """A text of TOML, and the line where each of its tables and keys begins."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        lines = text.removesuffix("\n").split("\n")
        self._lines: dict[str, int] = {}
        self._comments: dict[str, str] = {}
        self._refuse_long_keys(lines)
        self._data = self._parsed(text, len(lines))
        table = ""
        for number, line in enumerate(lines, 1):
            if header := TABLE.fullmatch(line):
                table = f"{header[1]}."
                self._begin(header[1], number)
                self._comments.setdefault(header[1], header[2] or "")
            elif key := KEY.match(line):
                self._begin(f"{table}{key[1]}", number)

    def edition(self, *, is_own: bool) -> Edition:
        """Return what the text says."""
        title, name = self._word("title"), self._word("name")
        edition_name(name, self._place("name"))
        return Edition(title, name, dict(self._entries(self._data, self._place(""))), self._file, is_own=is_own)

    def _refuse_long_keys(self, lines: list[str]) -> None:
        """Refuse what the parser would need seconds for: its time grows with the square of the names in a key."""
        for number, line in enumerate(lines, 1):
            if line.count(".") > MOST_DOTS:
                path = ".".join(line.strip(" [").split(".")[:DEEPEST])
                raise EditionError(EDITION_UNMARKED("", **Place(self._file, number, path).where))

    def _parsed(self, text: str, last: int) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number that is too large
            match = re.search(r"at line (\d+)", str(error))
            where = Place(self._file, int(match[1]) if match else last, "").where
            raise EditionError(EDITION_NOT_TOML("", **where, error=str(error))) from None

    def _begin(self, path: str, line: int) -> None:
        """Remember a line as that of a place and of everything around it, unless an earlier line is."""
        names = path.split(".", DEEPEST)[:DEEPEST]
        for length in range(1, len(names) + 1):
            self._lines.setdefault(".".join(names[:length]), line)

    def _place(self, path: str, around: int = 1) -> Place:
        """Return a place with its line, or with the line of what is around it."""
        return Place(self._file, self._lines.get(path, around), path)

    def _word(self, key: str) -> str:
        value = self._data.get(key)
        if not isinstance(value, str) or not value:
            raise EditionError(EDITION_MISSING("", **self._place(key).where))
        return value

    def _entries(self, table: dict[str, Any], around: Place, depth: int = 1) -> Iterator[tuple[str, SourcedValue]]:
        for key, value in table.items():
            path = f"{around.path}.{key}" if around.path else key
            place = self._place(path, around.line)
            if depth == 1 and key in ("title", "name"):
                continue
            if not isinstance(value, dict) or ("value" not in value and depth == DEEPEST):
                raise EditionError(EDITION_UNMARKED("", **place.where))
            if "value" in value:
                _check_marks(value, place)
                comment = self._comments.get(path, "")
                yield path, SourcedValue(value["rule"], value["source"], value["value"], place.line, comment)
            else:
                yield from self._entries(value, place, depth + 1)


def _check_marks(entry: dict[str, Any], place: Place) -> None:
    """Require a value to say where it comes from."""
    if entry.get("source") not in SOURCES:
        raise EditionError(EDITION_SOURCE("", **place.where, allowed=list(SOURCES)))
    if not isinstance(entry.get("rule"), str) or not RULE.fullmatch(entry["rule"]):
        raise EditionError(EDITION_RULE("", **place.where))
    for extra in sorted(set(entry) - FIELDS):
        raise EditionError(EDITION_UNKNOWN("", **place.inside(extra).where))


def written(edition: Edition) -> str:
    """Return an edition as the text of a file."""
    parts = [f"title = {_text(edition.title)}\nname = {_text(edition.name)}\n"]
    for path, entry in edition.entries.items():
        name = ".".join(map(_key, path.split(".")))
        comment = f"  # {entry.comment}" if entry.comment else ""
        marks = f"[{name}]{comment}\nrule = {_text(entry.rule)}\nsource = {_text(entry.source)}\n"
        if isinstance(entry.value, dict) and entry.value:
            items = "".join(f"{_key(key)} = {value_lines(item)}\n" for key, item in entry.value.items())
            parts.append(f"{marks}[{name}.value]\n{items}")
        else:
            parts.append(f"{marks}value = {value_lines(entry.value)}\n")
    return "\n".join(parts)


def value_lines(value: Any) -> str:
    """Write a value as in a file, a list of lists or a long list with a line for each item."""
    line = _value(value)
    if not isinstance(value, list) or (len(line) <= WIDTH and not any(isinstance(item, list) for item in value)):
        return line
    return "[\n" + "".join(f"    {_value(item)},\n" for item in value) + "]"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return _text(value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(value: Any) -> str:
    """Write a text, a number or a flag: in TOML as in JSON, except for the character DEL."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
