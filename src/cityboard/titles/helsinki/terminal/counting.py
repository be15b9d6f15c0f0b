"""Boards of Helsinki written as pictures (docs/board-picture.md): scored, and shown entry by entry."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cityboard.core.game import Entry, EntryCode
from cityboard.core.reason import OptionError
from cityboard.core.reasons import OPTION_VALUE
from cityboard.language import Language
from cityboard.presentation.files import read
from cityboard.presentation.grid import grid
from cityboard.titles.helsinki.rules.game import (
    ALONG_LINES,
    AT_CROSSINGS,
    COLUMN,
    OUTSIDE_LINES,
    PER_CROSSING,
    PER_LINE_ROOF,
    ROW,
    Helsinki,
)
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.rules.notation import parse
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.registry import load

WORTH = {AT_CROSSINGS: str(PER_CROSSING), ALONG_LINES: str(PER_LINE_ROOF), OUTSIDE_LINES: "0"}
OPTIONS = ("modules", "edition")
CONNECTED_RULE = "H8.3"


class ScoredBoard(dict[str, Any]):
    """The JSON values of a scored board, and the entries they come from."""

    def __init__(self, game: Helsinki, s: State) -> None:
        """Score the board of the first seat."""
        self.entries: list[Entry] = [entry for entry in game.breakdown(s) if entry.owner == 0]
        super().__init__(
            rows=[entry.arguments["row"] for entry in self.entries if entry.code == ROW.code],
            columns=[entry.arguments["column"] for entry in self.entries if entry.code == COLUMN.code],
            superstructures={worth: self._superstructures(counted) for counted, worth in WORTH.items()},
            total=game.scores(s)[0],
        )
        for module in game.modules:
            if isinstance(module, DryRoads):
                self["connected"] = module.is_connected(s.built[0])

    def _superstructures(self, counted: EntryCode[...]) -> int:
        return sum(entry.arguments["superstructures"] for entry in self.entries if entry.code == counted.code)


def count(written: Sequence[str], options: Mapping[str, Any]) -> ScoredBoard:
    """Score the picture in a file or on standard input."""
    for name in options:
        if name not in OPTIONS:
            raise OptionError(OPTION_VALUE("", option="option", value=name, allowed=OPTIONS))
    game = load("helsinki", **options)
    assert isinstance(game, Helsinki)
    board, s = parse("".join(map(read, written))), game.start()
    s.built[0], s.roofed[0] = board.built, board.roofed
    return ScoredBoard(game, s)


def count_sheet(counted: ScoredBoard, language: Language) -> RenderableType:
    """Show every entry with its rule, the total, and whether the visitors are connected."""
    table = grid(language, "sheet-entry", "sheet-rule")
    table.add_column(language.say("sheet-points"), justify="right")
    for entry in counted.entries:
        table.add_row(Text(language.entry(entry)), entry.rule, str(entry.points))
    table.add_row(language.say("sheet-count"), "H7", str(counted["total"]), style="bold")
    if "connected" not in counted:
        return table
    sentence = language.say("sheet-connected" if counted["connected"] else "sheet-not-connected")
    return Group(table, Text(f"{sentence} [{CONNECTED_RULE}]"))
