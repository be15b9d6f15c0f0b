"""Paris in the terminal (M12)."""

from rich.text import Text

from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES
from cityboard.titles.metro.rules.cities.paris import CARDS, SPACES, Paris
from cityboard.titles.metro.rules.cities.tourists import colours_in
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.cities.tourists import TouristCityPart, before_card, small_letter

FILLED = "■"


class ParisPart(TouristCityPart[Paris]):
    """A row of cards for every seat, to which tourists are led."""

    kinds = ("tourist", "arrange")

    def commands(self) -> dict[str, bool]:
        """Explain how a tourist is led and, by option, how a row is arranged."""
        return {"help-lead": True} | ({"help-arrange": True} if self.module.arranges else {})

    def question(self, view: State, language: Language) -> str | None:
        """Ask which card comes next, where a tourist goes, or which of several goes where."""
        if self._is_arranging(view):
            return language.say("ask-arrange", place=view.argument)
        if view.step != self.module.lead.number:
            return None
        colours = colours_in(self.module.crowd(view, view.argument))
        if len(colours) > 1:
            return language.say("ask-tourists", square=view.argument)
        goal = self.game.moves(view)[0][2]
        return language.say(f"ask-to-{goal}", colour=COLOURS[colours[0]])

    def _is_arranging(self, view: State) -> bool:
        """Return whether a card is due for the next place of a row."""
        return self.module.arranges and view.step == self.module.arrange.number

    def sheet(self, view: State, language: Language) -> Text:
        """Show every seat's row: letters are free spaces, a filled square is a tourist that has arrived.

        While a seat arranges its row, its cards without a place have their numbers.
        """
        city, text = self.module, Text()
        for seat in range(self.game.players):
            text.append(f"{seat + 1} ", SEAT_STYLES[seat])
            for space in range(SPACES * city.row):
                if space and space % SPACES == 0:
                    text.append(before_card(space // SPACES, indent="  "))
                place, card = space // SPACES, city.card(view, seat, space // SPACES)
                if card == CARDS:
                    continue
                if space % SPACES == 0 and seat == view.mover and self._is_arranging(view) and place >= view.argument:
                    text.append(f"{card + 1}:", "dim")
                if city.is_filled(view, seat, space):
                    text.append(FILLED, "bold")
                else:
                    text.append(*small_letter(COLOURS.index(city.colour_of(view, seat, space))))
            text.append("\n")
        return text[:-1]


PART = ParisPart
