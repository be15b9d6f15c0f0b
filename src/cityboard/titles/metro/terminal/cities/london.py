"""London in the terminal (M14)."""

from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.cities.london import CARDS, ROW, London
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.cities.tourists import TouristCityPart, small_letter

TAXI = "▲"


class LondonPart(TouristCityPart[London]):
    """A row of cards and a taxi."""

    kinds = ("drive", "stay")

    def commands(self) -> dict[str, bool]:
        """Explain how to drive."""
        return {"help-drive": True}

    def question(self, view: State, language: Language) -> str | None:
        """Ask whether to drive, with what it would bring."""
        if view.step != self.module.drive.number:
            return None
        ride = self.module.ride(view, view.argument)
        return language.say("ask-taxi", colour=ride.colour, cards=ride.cards, points=ride.points)

    def sheet(self, view: State, language: Language) -> Text:
        """Show the row of cards with the taxi and its direction below."""
        city, text = self.module, Text("  ")
        for card in city.module_state(view)[ROW : ROW + CARDS]:
            text.append(*(small_letter(COLOURS.index(city.colours[card])) if card < CARDS else ("·", "dim")))
            text.append(" ")
        taxi = city.taxi(view)
        if taxi is None:
            return text
        right = taxi.heading == "right"
        if taxi.at is None:
            return text.append("\n" + (f"{TAXI}→" if right else " " * 16 + f"←{TAXI}"), "bold")
        return text.append("\n" + " " * (2 + 2 * taxi.at) + TAXI + ("→" if right else "←"), "bold")


PART = LondonPart
