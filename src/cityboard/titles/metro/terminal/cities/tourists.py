"""What cities share in the terminal: a panel under their name, tourists and cards (M11)."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import TypeVar

from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.titles.metro.rules.cities.tourists import TouristCity, count_in
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.palette import colour_letter, owner_letter, owner_style
from cityboard.titles.metro.terminal.part import Part

CARDS_PER_LINE = 3
C = TypeVar("C", bound=Module)
T = TypeVar("T", bound=TouristCity)


class CityPart(Part[C]):
    """A city in play."""

    def panel(self, view: State, language: Language) -> Iterator[RenderableType]:
        """Show the city's name and what it has beside the board."""
        yield Text(language.say(f"city-{self.name}"), "bold underline")
        yield self.sheet(view, language)

    @abstractmethod
    def sheet(self, view: State, language: Language) -> Text:
        """Show what the city has beside the board."""


class TouristCityPart(CityPart[T]):
    """A city with crowds of tourists on its spots, which are squares."""

    def tourists_on_squares(self, view: State) -> Mapping[int, list[int]]:
        """List the crowd on each spot."""
        return crowds(self.module, view)


def crowds(city: TouristCity, view: State) -> dict[int, list[int]]:
    """List the colours of the tourists on each spot of a city."""
    return {spot: colours_of(city.crowd(view, spot)) for spot in city.spots}


def colours_of(crowd: int) -> list[int]:
    """List the tourists of a crowd by colour."""
    return [colour for colour in range(len(COLOURS)) for _ in range(count_in(crowd, colour))]


def small_letter(colour: int) -> tuple[str, str]:
    """Return the small letter of a colour with its style."""
    return colour_letter(colour, small=True)


def colour_header() -> Text:
    """Return the head of a table with a column for each colour."""
    letters = (Text.assemble(small_letter(colour)) for colour in range(len(COLOURS)))
    return Text("  ").append_text(Text(" ").join(letters))


def account_label(game: Metro, account: int) -> tuple[str, str]:
    """Return the sign of an account at the beginning of a line, with its style."""
    return f"{owner_letter(game, account)} ", owner_style(game, account)


def before_card(card: int, per_line: int = CARDS_PER_LINE, indent: str = "") -> str:
    """Return the separator before a card of a row: a space, or a line break after a number of cards."""
    return " " if card % per_line else f"\n{indent}"
