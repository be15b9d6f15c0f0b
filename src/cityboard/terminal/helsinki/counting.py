"""Boards of Helsinki written as pictures (docs/board-picture.md): counted, and shown entry by entry."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cityboard.core.game import Entry
from cityboard.core.reason import OptionError, Reason
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.modules.dry_roads import DryRoads
from cityboard.games.helsinki.notation import parse
from cityboard.games.helsinki.state import State
from cityboard.games.registry import load
from cityboard.language import Language
from cityboard.terminal.files import read
from cityboard.terminal.grid import grid

WORTH = {"superstructures-crossings": "3", "superstructures-along": "1", "superstructures-nowhere": "0"}
OPTIONS = ("modules", "edition")
CONNECTED_RULE = "H8.3"


class Counted(dict[str, Any]):
    """The JSON values of a counted board, and the entries they come from."""

    def __init__(self, game: Helsinki, s: State) -> None:
        """Count the board of the first seat."""
        self.entries: list[Entry] = [entry for entry in game.breakdown(s) if entry.owner == 0]
        super().__init__(
            rows=[entry.arguments["row"] for entry in self.entries if entry.code == "row"],
            columns=[entry.arguments["column"] for entry in self.entries if entry.code == "column"],
            superstructures={worth: self._superstructures(code) for code, worth in WORTH.items()},
            total=game.scores(s)[0],
        )
        for module in game.modules:
            if isinstance(module, DryRoads):
                self["connected"] = module.is_connected(s.built[0])

    def _superstructures(self, code: str) -> int:
        return sum(entry.arguments["superstructures"] for entry in self.entries if entry.code == code)


def count(written: Sequence[str], options: Mapping[str, Any]) -> Counted:
    """Count the picture in a file or on the input."""
    for name in options:
        if name not in OPTIONS:
            raise OptionError(Reason("option-value", "", {"option": "option", "value": name, "allowed": OPTIONS}))
    game = load("helsinki", **options)
    assert isinstance(game, Helsinki)
    board, s = parse("".join(map(read, written))), game.start()
    s.built[0], s.roofed[0] = board.built, board.roofed
    return Counted(game, s)


def count_sheet(counted: Counted, language: Language) -> RenderableType:
    """Show every entry with its rule, the total, and whether the visitors are connected."""
    table = grid(language, "sheet-entry", "sheet-rule")
    table.add_column(language.say("sheet-points"), justify="right")
    for entry in counted.entries:
        table.add_row(Text(language.entry(entry)), entry.rule, str(entry.points))
    table.add_row(language.say("sheet-count"), "H7", str(counted["total"]), style="bold")
    if "connected" not in counted:
        return table
    told = language.say("sheet-connected" if counted["connected"] else "sheet-not-connected")
    return Group(table, Text(f"{told} [{CONNECTED_RULE}]"))
