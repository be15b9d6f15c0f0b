"""Count sheets as TOML files (docs/count-sheets.md): read, counted, and written to be filled in."""

import json
from collections.abc import Iterator
from typing import Any

from cityboard.core.edition_text import value_lines
from cityboard.core.sheet import ALONE, ChoicePart, NumberPart, SheetPart, TextPart
from cityboard.language import Language
from cityboard.presentation.files import read
from cityboard.titles.registry import DEFAULT_EDITION, find_title
from cityboard.titles.sheet_text import WrittenSheet, parse
from cityboard.titles.sheets import CountedTable, count, sheet_rules

SUFFIX = ".toml"


def load(file: str) -> WrittenSheet:
    """Read a file or standard input."""
    return parse(read(file), file)


def count_written(sheet: WrittenSheet, edition: str | None) -> CountedTable:
    """Count the table of a sheet, maybe with another edition."""
    return count(sheet.title, sheet.options, sheet.values, edition or sheet.edition)


def written(sheet: WrittenSheet, language: Language) -> str:
    """Write a sheet with all its parts, and what can be entered there."""
    counted = count_written(sheet, None)
    own = {"title": sheet.title, **({"edition": sheet.edition} if sheet.edition != DEFAULT_EDITION else {})}
    lines = [f"{name} = {json.dumps(value)}" for name, value in {**own, **sheet.options}.items()]
    lines += [f"# {line}" for line in other_options(sheet)]
    table = ""
    for part in counted.sheet.parts:
        first, name = part.name.split(".")
        lines += [f"\n[{first}]"] if first != table else []
        table = first
        lines += [f"# {line}" for line in explained(part, language)]
        value = sheet.values.get(part.name)
        lines.append(f"{name} = {_lines(part, _empty(part) if value is None else value)}")
    return "\n".join(lines) + "\n"


def other_options(sheet: WrittenSheet) -> Iterator[str]:
    """List the options that a file does not choose, with their values."""
    title = find_title(sheet.title)
    known = {"players": title.players} | {option.name: option.values for option in title.options}
    for name in ("players", *sheet_rules(sheet.title).options):
        if name not in sheet.options:
            yield f"{name}: {', '.join(json.dumps(value) for value in known[name] if value is not None)}"


def explained(part: SheetPart, language: Language) -> Iterator[str]:
    """Say what a part is, what its rows and columns stand for, and what can be entered."""
    yield f"{language.say('count-' + part.name.replace('.', '-').replace('_', '-'))} [{part.rule}]"
    axes = [
        f"{language.say(f'count-axis-{axis.kind}')} ({', '.join(map(str, axis.names))})"
        for axis in (part.rows, part.columns)
        if axis.kind
    ]
    match part:
        case NumberPart():
            fitting = f"0–{part.most}"
        case ChoicePart():
            captions = part.captions or [""] * len(part.choices)
            choices = zip(part.choices, captions, strict=True)
            fitting = ", ".join(f"{_value(choice)} {caption}".strip() for choice, caption in choices)
        case TextPart():
            fitting = language.say(f"count-notation-{part.notation}")
    yield f"{' × '.join(axes)}: {fitting}" if axes else fitting


def _empty(part: SheetPart) -> Any:
    """Return a part in which nothing is entered, or what holds then."""
    nothing: Any = 0 if isinstance(part, NumberPart) else part.blank if isinstance(part, TextPart) else None
    rows: list[Any]
    if isinstance(part, ChoicePart) and part.default:
        rows = [part.choices[number] for number in part.default]
    else:
        rows = [nothing if part.columns is ALONE else [nothing] * len(part.columns.names) for _ in part.rows.names]
    return rows[0] if part.rows is ALONE else rows


def _lines(part: SheetPart, value: Any) -> str:
    """Write the value of a part; a text of several lines keeps them."""
    if isinstance(part, TextPart) and isinstance(value, list):
        return "[\n" + "".join(f"    {_text(text)},\n" for text in value) + "]"
    return _text(value) if isinstance(part, TextPart) else value_lines(_shown(value))


def _text(text: str | None) -> str:
    return f"'''\n{text.strip()}\n'''" if text and "\n" in text else json.dumps(text or "")


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(item) for item in value]
    return "" if value is None else value


def _value(value: Any) -> str:
    return json.dumps(value)
