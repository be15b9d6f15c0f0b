"""The companies in the terminal (M7)."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import UNKNOWN
from cityboard.language import Language
from cityboard.titles.metro.rules.modules.companies import NO_SHARE, PERCENTAGES, Companies
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.palette import colour_letter
from cityboard.titles.metro.terminal.part import Part, heading

REVEALED = "!"


class CompaniesPart(Part[Companies]):
    """Shares, and lines whose points nobody knows for certain: majorities depend on secrets."""

    kinds = ("exchange",)
    letter = "x"
    guessed_scores = True

    def commands(self) -> dict[str, bool]:
        """Explain the exchange of shares."""
        return {"help-exchange": True}

    def accounts(self, view: State, seat: int) -> set[int]:
        """List the companies whose shares a seat is known to hold."""
        return {pile.card(self.module.module_state(view), seat) for pile in self.module.piles}

    def panel(self, view: State, language: Language) -> Iterator[RenderableType]:
        """List by percentage the open card and the card of every seat; a question mark is secret."""
        own, players = self.module.module_state(view), self.game.players
        lines = [Text(f"     {language.say('panel-open')} ").append(" ".join(str(n + 1) for n in range(players)))]
        width = len(language.say("panel-open"))
        for percentage, pile in zip(PERCENTAGES, self.module.piles, strict=True):
            line = Text(f"{percentage:>3}% ").append_text(_card(pile.card(own, pile.beside), width))
            for seat in range(players):
                line.append(" ").append_text(_card(pile.card(own, seat)))
                if pile.is_revealed(own, seat):
                    line.append(REVEALED)
            lines.append(line)
        yield heading(language, "shares")
        yield Text("\n").join(lines)


def _card(company: int, width: int = 1) -> Text:
    sign, style = (
        ("?", "dim") if company == UNKNOWN else ("·", "dim") if company == NO_SHARE else colour_letter(company)
    )
    return Text(sign.center(width), style)


PART = CompaniesPart
