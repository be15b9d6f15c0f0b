"""What the cities share on the wire: tourists and monument cards (M11)."""

from typing import Annotated

from msgspec import Meta

from cityboard.titles.metro.rules.cities.tourists import ONE, TouristCity, count_in
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import Step
from cityboard.titles.metro.wire.terms import Square

Monument = Annotated[str, Meta(max_length=200)]
Tourists = dict[Square, list[Colour]]  # by the square they are on

SINGLE: dict[int, list[Colour]] = {one: [colour] for one, colour in zip(ONE, COLOURS, strict=True)}


def numbers(crowd: int) -> list[int]:
    """Count the tourists of a crowd by colour."""
    return [count_in(crowd, colour) for colour in range(len(COLOURS))]


def _named(crowd: int) -> list[Colour]:
    """Name the tourists of a crowd, usually a single one."""
    several = zip(COLOURS, numbers(crowd), strict=True)
    return SINGLE.get(crowd) or [colour for colour, number in several for _ in range(number)]


def tourists(city: TouristCity, view: State) -> dict[int, list[Colour]]:
    """Show the tourists by square."""
    return {square: _named(crowd) for square, crowd in zip(city.spots, city.module_state(view), strict=False) if crowd}


def colour_or_none(number: int) -> Colour | None:
    """Name a colour, or return None: then the number is higher."""
    return COLOURS[number] if number < len(COLOURS) else None


def square_of(step: Step, view: State) -> int | None:
    """Return the square that a city's decision is about, if it is due."""
    return view.argument if view.step == step.number else None
