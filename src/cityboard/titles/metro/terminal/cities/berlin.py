"""Berlin in the terminal (M17)."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.cities.berlin import NONE, ON_CARD, SIDE, SIDES, SPOTS, TAKEN, Berlin
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.cities.tourists import (
    CityPart,
    account_label,
    before_card,
    colour_header,
    small_letter,
)
from cityboard.titles.metro.terminal.drawings import squares


class BerlinPart(CityPart[Berlin]):
    """Tourists of whom tickets are taken, and cards that value them."""

    @classmethod
    def draw_value(cls, name: str, value: Any) -> RenderableType | None:
        """Draw which squares belong together."""
        if name != "groups":
            return super().draw_value(name, value)
        return squares({square: str(number) for number, group in enumerate(value, 1) for square in group})

    def tourists_on_squares(self, view: State) -> Mapping[int, list[int]]:
        """List the tourist on each square."""
        standing = zip(self.module.spots, self.module.module_state(view)[:SPOTS], strict=True)
        return {square: [colour] for square, colour in standing if colour != NONE}

    def sheet(self, view: State, language: Language) -> Text:
        """Show the points of each colour's card, and the tickets taken."""
        own, text = self.module.module_state(view), Text()
        for card, colour in enumerate(own[ON_CARD:TAKEN]):
            if colour != NONE:
                most, second = self.module.sides[SIDES[own[SIDE + card]]][card]
                text.append(before_card(card) if card else "")
                text.append(*small_letter(colour)).append(f" {most}/{second}")
        text.append("\n").append_text(colour_header())
        for account in range(self.game.frame.accounts):
            first = TAKEN + account * len(COLOURS)
            text.append("\n").append(*account_label(self.game, account))
            text.append(" ".join(str(tickets) if tickets else "·" for tickets in own[first : first + len(COLOURS)]))
        return text


PART = BerlinPart
