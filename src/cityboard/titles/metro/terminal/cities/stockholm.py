"""Stockholm in the terminal (M13)."""

from rich.text import Text

from cityboard.core.game import UNKNOWN
from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES
from cityboard.titles.metro.rules.cities.stockholm import (
    CARDS,
    FREE,
    POINTS,
    ROW,
    SPACES,
    STANDING,
    TOKENS,
    Stockholm,
)
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.cities.tourists import (
    CARDS_PER_LINE,
    TouristCityPart,
    before_card,
    small_letter,
)


class StockholmPart(TouristCityPart[Stockholm]):
    """A shared row of cards, and tokens that are secret, or lie on the cards in the variant (M13.4)."""

    def sign(self) -> str:
        """Return the message about its signs, which differ in the variant."""
        return f"sign-{self.name}-variant" if self.module.variant else f"sign-{self.name}"

    def has_secrets(self) -> bool:
        """Return whether there are secret tokens."""
        return not self.module.variant

    def sheet(self, view: State, language: Language) -> Text:
        """Show the row: numbers are free spaces, letters tourists; then the tokens, a question mark is secret."""
        text = self._row(view)
        return text if self.module.variant else text.append_text(self._tokens(view, language))

    def _row(self, view: State) -> Text:
        city, own, text = self.module, self.module.module_state(view), Text()
        for space in range(CARDS * SPACES):
            position, colour = space // SPACES, own[STANDING + space]
            if own[ROW + position] == CARDS:
                continue
            token = own[TOKENS + position]
            if city.variant and space % SPACES == 0 and token != FREE:
                text.append(*small_letter(token)).append(":")
            text.append(*(small_letter(colour) if colour != FREE else (str(city.value(view, space)), "dim")))
            if space % SPACES == SPACES - 1 and position < CARDS - 1:
                text.append(before_card(position + 1, 2 if city.variant else CARDS_PER_LINE))
        return text

    def _tokens(self, view: State, language: Language) -> Text:
        own, players = self.module.module_state(view), self.game.players
        text = Text(f"\n{language.say('panel-tokens')}")
        for seat in range(players):
            text.append(f"\n{seat + 1} ", SEAT_STYLES[seat])
            for token in own[TOKENS:POINTS][seat : self.module.each * players : players]:
                sign = ("?", "dim") if token == UNKNOWN else ("·", "dim") if token == FREE else small_letter(token)
                text.append(*sign).append(" ")
        return text


PART = StockholmPart
