"""Every option set of M18, by a short name."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.edition_text import parse
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.options import combinations
from cityboard.titles.metro.title import build
from cityboard.titles.registry import find_edition


@cache
def default_edition() -> Edition:
    """Read the default edition once."""
    return find_edition("metro", "default")


def edition_with(*changes: tuple[str, str]) -> Edition:
    """Return the default edition with some values changed, as they are written in the file: a name and a value."""
    text = (FOLDER / "default.toml").read_text("utf-8")
    for name, value in changes:
        text, replaced = re.subn(rf"(\[{re.escape(name)}\][^\[]*\nvalue = ).*", rf"\g<1>{value}", text)
        assert replaced == 1, name
    return parse(text, "changed.toml")


def load(options: Mapping[str, Any]) -> Metro:
    """Build the game of an option set."""
    return build(default_edition(), options)


def name_of(options: Mapping[str, Any]) -> str:
    """Name an option set: `3 companies+paris free hand2`."""
    modules = [*options["modules"], *([options["city"]] if "city" in options else [])]
    words = [str(options["players"]), "+".join(modules) or "base"]
    words += ["variant"] * options.get("stockholm_variant", False) + ["harder"] * options.get("harder_solo", False)
    words += ["arranged"] * options.get("arrange_row", False)
    words += [options["berlin_sides"]] if "berlin_sides" in options else []
    words += ["free"] * options["free_orientation"] + [f"hand{options.get('hand', 1)}"] * (options.get("hand", 1) > 1)
    return " ".join(words)


def groups() -> dict[str, list[Mapping[str, Any]]]:
    """Group the option sets by players and modules, so that a test run can share them out."""
    by_group: dict[str, list[Mapping[str, Any]]] = {}
    for options in combinations():
        by_group.setdefault(f"{options['players']} {'+'.join(options['modules']) or 'base'}", []).append(options)
    return by_group
