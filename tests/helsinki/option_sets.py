"""Every option set of Helsinki, by a short name."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from cityboard.core.edition import Edition
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.options import combinations
from cityboard.games.helsinki.title import build
from cityboard.games.registry import find_edition


@cache
def default_edition() -> Edition:
    """Read the default edition once."""
    return find_edition("helsinki", "default")


def load(options: Mapping[str, Any]) -> Helsinki:
    """Build the game of an option set."""
    return build(default_edition(), options)


def name_of(options: Mapping[str, Any]) -> str:
    """Name an option set: `3 dry-roads bottom`, `2 base A1+A4+A8+A12+A15`."""
    cover = options["cover"]
    words = [str(options["players"]), "+".join(options["modules"]) or "base"]
    return " ".join([*words, cover if isinstance(cover, str) else "+".join(cover)])


def by_name() -> dict[str, Mapping[str, Any]]:
    """List the option sets, so that a test run can share them out."""
    return {name_of(options): options for options in combinations()}
