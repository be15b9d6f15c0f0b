"""The solo game in the terminal (M10)."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.modules.solo import CARD, DECK, NO_CARD, Solo
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.palette import colour_letter
from cityboard.titles.metro.terminal.part import Part


class SoloPart(Part[Solo]):
    """Cards that name the company of the next tile."""

    kinds = ("keep", "return")

    def commands(self) -> dict[str, bool]:
        """Explain what is done instead of drawing."""
        return {"help-draw": False, "help-keep": True}

    def question(self, view: State, language: Language) -> str | None:
        """Ask whether a tile is kept."""
        return language.say("ask-keep") if view.step == self.module.keep_or_return.number else None

    def panel(self, view: State, language: Language) -> Iterator[RenderableType]:
        """Show the card revealed and how many are left."""
        own = self.module.module_state(view)
        if own[CARD] != NO_CARD:
            card = Text(f"{language.say('panel-card')} ").append(*colour_letter(own[CARD]))
            yield card.append(f" {language.say(f'colour-{COLOURS[own[CARD]]}')}")
        yield Text(language.say("panel-deck", cards=own[DECK].bit_count()))


PART = SoloPart
