"""New York in the terminal (M15)."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.cities.new_york import BOARDS, DEALT, NewYork
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.cities.tourists import (
    CityPart,
    account_label,
    colour_header,
    colours_of,
    crowds,
)
from cityboard.titles.metro.terminal.drawings import draw


class NewYorkPart(CityPart[NewYork]):
    """Tourists at stations, and a board for every account."""

    @classmethod
    def draw_value(cls, name: str, value: Any) -> RenderableType | None:
        """Draw the boards below their colours."""
        return draw([list(COLOURS), *value]) if name == "boards" else super().draw_value(name, value)

    def tourists_at_stations(self, view: State) -> Mapping[int, list[int]]:
        """List the crowd at each station."""
        return crowds(self.module, view)

    def sheet(self, view: State, language: Language) -> Text:
        """Show the boards: the value of each colour, below it the tourists that have come."""
        own, accounts, text = self.module.module_state(view), self.game.frame.accounts, colour_header()
        for account in range(accounts):
            board, crowd = own[DEALT + account], own[DEALT + accounts + account]
            if board == BOARDS:
                continue
            text.append("\n").append(*account_label(self.game, account))
            text.append(" ".join(str(points) for points in self.module.boards[board]))
            if crowd:
                counts = [colours_of(crowd).count(colour) for colour in range(len(COLOURS))]
                text.append("\n× " + " ".join(str(count or " ") for count in counts), "bold")
        return text


PART = NewYorkPart
