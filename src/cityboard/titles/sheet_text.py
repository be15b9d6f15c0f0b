"""Count sheets as TOML text (docs/count-sheets.md): read from a file, or as it came to the server."""

import tomllib
from dataclasses import dataclass
from typing import Any

from cityboard.core.reason import NotationError
from cityboard.core.sheet import SHEET_EDITION, SHEET_NO_TITLE, SHEET_NOT_TOML
from cityboard.titles.registry import DEFAULT_EDITION

OWN = ("title", "edition")


@dataclass(frozen=True, slots=True)
class WrittenSheet:
    """What a text says: its own values are the title, edition and options, its tables the parts of the sheet."""

    title: str
    edition: str
    options: dict[str, Any]
    values: dict[str, Any]


def parse(text: str, file: str) -> WrittenSheet:
    """Read the text of a count sheet; `file` is the name used in errors."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number that is too large
        raise NotationError(SHEET_NOT_TOML("", file=file, error=str(error))) from None
    title = data.get("title")
    if not isinstance(title, str):
        raise NotationError(SHEET_NO_TITLE("", file=file))
    edition = data.get("edition", DEFAULT_EDITION)
    if not isinstance(edition, str):
        raise NotationError(SHEET_EDITION("", file=file))
    tables = {name: table for name, table in data.items() if isinstance(table, dict)}
    options = {name: value for name, value in data.items() if name not in (*OWN, *tables)}
    values = {f"{name}.{key}": _plain(value) for name, table in tables.items() for key, value in table.items()}
    return WrittenSheet(title, edition, options, values)


def _plain(value: Any) -> Any:
    """Return a value of a text as sheets take it: there, an empty text stands for nothing."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return None if value == "" else value
