"""Count sheets of every title: checked, laid out by its rules, counted by its game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.game import Game
from cityboard.core.options import one_of
from cityboard.core.reason import OptionError
from cityboard.core.reasons import OPTION_VALUE
from cityboard.core.sheet import Sheet
from cityboard.titles.registry import find_rules, load, title_names
from cityboard.titles.title import SheetRules


@dataclass(frozen=True, slots=True)
class CountedTable:
    """A table as its sheet describes it: the parts and faults of the sheet, and the game and state that count it."""

    sheet: Sheet
    game: Game[Any]
    state: Any


def sheet_rules(title: str) -> SheetRules:
    """Return how tables of a title are counted, or refuse a title whose tables cannot be."""
    counting = find_rules(title).counting
    if counting is None:
        allowed = [name for name in title_names() if find_rules(name).counting]
        raise OptionError(OPTION_VALUE("", option="title", value=title, allowed=allowed))
    return counting


def count(
    title: str, options: Mapping[str, Any], values: Mapping[str, Any], edition: str | Edition = "default"
) -> CountedTable:
    """Count a table; the options are the number of players and those that what lies on a table depends on."""
    counting = sheet_rules(title)
    for name in options:
        one_of("option", name, ("players", *counting.options), "")
    sheet = Sheet(values)
    game, state = counting.count(load(title, edition=edition, **options), sheet)
    return CountedTable(sheet, game, state)
