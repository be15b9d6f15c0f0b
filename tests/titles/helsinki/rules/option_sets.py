"""Every option set of Helsinki, by a short name."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cityboard.core import edition_text
from cityboard.core.edition import Edition
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.options import combinations
from cityboard.titles.helsinki.title import build
from cityboard.titles.registry import find_edition
from tests.titles.switches import HELSINKI


@cache
def default_edition() -> Edition:
    """Read the default edition once."""
    return find_edition("helsinki", "default")


@cache
def other_box() -> Edition:
    """Read once an edition in which every value differs from the default."""
    return edition_text.load(Path(__file__).parents[1] / "other_box.toml")


def load(options: Mapping[str, Any], edition: Edition | None = None) -> Helsinki:
    """Build the game of an option set."""
    return build(edition or default_edition(), options)


def name_of(options: Mapping[str, Any]) -> str:
    """Name an option set: `3 dry-roads bottom`, `2 base A1+A4+A8+A12+A15`."""
    cover = options["cover"]
    words = [str(options["players"]), "+".join(options["modules"]) or "base"]
    return " ".join([*words, cover if isinstance(cover, str) else "+".join(cover)])


def by_name() -> dict[str, Mapping[str, Any]]:
    """List the option sets, so that a test run can share them out."""
    return {name_of(options): options for options in combinations()}


def in_both_boxes() -> dict[str, tuple[Mapping[str, Any], Edition]]:
    """List all option sets with the default edition and with one that differs in every value."""
    boxes = {"": default_edition(), " other box": other_box()}
    return {name + box: (options, edition) for name, options in by_name().items() for box, edition in boxes.items()}


def in_every_box() -> dict[str, tuple[Mapping[str, Any], Edition]]:
    """List the same, and a game for every other value that a place of the default edition can have."""
    games = in_both_boxes()
    for switch, edition in HELSINKI.editions.items():
        (options,) = HELSINKI.games(switch, 1)
        games[f"{name_of(options)} {switch}"] = options, edition
    return games
