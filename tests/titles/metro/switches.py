"""Every switch of Metro's edition: the default box with one value changed, as the schema accepts it."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.reason import EditionError
from cityboard.titles.metro.rules.catalogue import check_edition
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.options import combinations
from tests.titles.metro.rules.option_sets import default_edition

BASE = "board"  # the part of an edition that every game reads
GAMES = 5  # option sets that are tried with a switch
NOTHING: dict[str, Any] = {}  # is no value of an edition


@cache
def switched_editions() -> dict[str, Edition]:
    """Return the editions that differ from the default one in one value that can change how games play, by its name."""
    found = {}
    for path, value in _default_values().items():
        for changed in _other_values(path, value):
            name = f"{path}={changed}" if isinstance(changed, int | str) else path
            found[name] = _edition_with(path, changed)
    return found


def values_that_change_nothing() -> set[str]:
    """Return the paths of free texts: no rule reads them."""
    return {path for path, value in _default_values().items() if _accepts(path, _reworded(value))}


def is_concerned(options: Mapping[str, Any], switch: str) -> bool:
    """Return whether a game with some options reads the value that a switch changes."""
    part = switch.partition(".")[0].replace("_", "-")
    return part in (BASE, *options.get("modules", ()), options.get("city"))


def games_with(switch: str) -> list[Mapping[str, Any]]:
    """Choose some option sets whose games read the value that a switch changes, the same in every run."""
    concerned = [options for options in combinations() if is_concerned(options, switch)]
    return Random(switch).sample(concerned, min(GAMES, len(concerned)))


def _default_values() -> dict[str, Any]:
    parts = tomllib.loads((FOLDER / "default.toml").read_text("utf-8"))
    return {path: parts[path.partition(".")[0]][path.partition(".")[2]]["value"] for path, _, _ in _sources()}


def _sources() -> list[tuple[str, str, str]]:
    return default_edition().sources()


def _edition_with(path: str, value: Any) -> Edition:
    values = _default_values() | {path: value}
    tables = (
        f'[{name}]\nrule = "{rule}"\nsource = "{source}"\nvalue = {_written(values[name])}\n'
        for name, rule, source in _sources()
    )
    return Edition('title = "metro"\nname = "switched"\n' + "".join(tables), "switched.toml")


def _written(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_written(item)}" for key, item in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)


def _refused(path: str, value: Any) -> Mapping[str, Any] | None:
    """Return what the schema says against a value, or None."""
    try:
        check_edition(_edition_with(path, value))
    except EditionError as error:
        return error.reason.arguments
    return None


def _accepts(path: str, value: Any) -> bool:
    return value is not NOTHING and _refused(path, value) is None


def _other_values(path: str, value: Any) -> list[Any]:
    """Return all other values where the schema lists them, its bounds, or else one that it accepts; no free text."""
    if _accepts(path, _reworded(value)):
        return []
    if not isinstance(value, list | dict):
        told = _refused(path, NOTHING) or {}
        allowed = told.get("allowed") or [told[bound] for bound in ("low", "high") if bound in told]
        if allowed:
            return [other for other in allowed if other != value]
    return [next(other for other in _candidates(value) if other != value and _accepts(path, other))]


def _reworded(value: Any) -> Any:
    """Return a value with another text for every text, or NOTHING if it has none."""
    if isinstance(value, str):
        return f"other {value}"
    is_texts = isinstance(value, list) and all(isinstance(item, str) for item in value)
    return [f"other {item}" for item in value] if is_texts else NOTHING


def _candidates(value: Any) -> Iterator[Any]:
    """Change a value in the ways that a schema may accept."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield from _default_values()["board.tiles"]
        case [list(), *_]:
            yield [*value[1:], value[0]]
        case list():
            yield from map(list, zip(*map(_candidates, value), strict=False))
            yield from ([changed, *value[1:]] for changed in _candidates(value[0]))
            yield [*value[1:], value[0]]
        case dict():
            first, *others = value.values()
            yield dict(zip(value, [*others, first], strict=True))
            for changed in zip(*map(_candidates, value.values()), strict=False):
                yield dict(zip(value, changed, strict=True))
