"""St Petersburg in the terminal (M16)."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.cities.st_petersburg import FREE, HOLDER, STANDING, StPetersburg
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.board import CARD
from cityboard.titles.metro.terminal.cities.tourists import CityPart, account_label, small_letter
from cityboard.titles.metro.terminal.drawings import squares

IN_A_LINE = 2  # sets of point tiles


class StPetersburgPart(CityPart[StPetersburg]):
    """Cards under tiles, a tourist of each colour, and point tiles."""

    kinds = ("tourist",)

    @classmethod
    def draw_value(cls, name: str, value: Any) -> RenderableType | None:
        """Draw where the cards lie."""
        return squares(dict.fromkeys(value, CARD)) if name == "squares" else super().draw_value(name, value)

    def commands(self) -> dict[str, bool]:
        """Explain how a tourist is chosen."""
        return {"help-choose": True}

    def question(self, view: State, language: Language) -> str | None:
        """Ask for a tourist."""
        due = view.step == self.module.choose.number
        return language.say("ask-tourist", square=view.argument) if due else None

    def tourists_on_squares(self, view: State) -> Mapping[int, list[int]]:
        """List the tourist on each square."""
        squares = self.module.module_state(view)[STANDING:HOLDER]
        return {square: [colour] for colour, square in enumerate(squares) if square != FREE}

    def card_squares(self) -> list[int]:
        """List the squares of the monument cards."""
        return self.module.squares

    def sheet(self, view: State, language: Language) -> Text:
        """Show the tourists still to choose, the points on all tiles, and the tiles taken, as far as they are known."""
        text = Text(f"{language.say('panel-free-tourists')}\n")
        for colour, square in enumerate(self.module.module_state(view)[STANDING:HOLDER]):
            if square == FREE:
                text.append(*small_letter(colour)).append(" ")
        text.rstrip()
        for colour, points in enumerate(self.module.points):
            text.append("  " if colour % IN_A_LINE else "\n").append(*small_letter(colour))
            text.append(" ".join(map(str, points)))
        for account in range(self.game.frame.accounts):
            text.append_text(self._taken(view, account))
        return text

    def _taken(self, view: State, account: int) -> Text:
        city, text = self.module, Text()
        taken = [city.taken(view, colour, account) for colour in range(len(COLOURS))]
        if any(taken):
            text.append("\n").append(*account_label(self.game, account))
        for colour, count in enumerate(taken):
            known = [str(value) for value in city.tiles_of(view, colour, account)]
            if count:
                text.append(*small_letter(colour)).append("".join(known) + "?" * (count - len(known)) + " ")
        return text


PART = StPetersburgPart
