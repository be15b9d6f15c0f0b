"""What is in a box, as people know it."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES
from cityboard.titles.metro.terminal.drawings import draw, letter, stations
from cityboard.titles.metro.terminal.parts import PARTS


def draw_value(place: str, value: Any, language: Language) -> RenderableType | None:
    """Draw a value of an edition; None for texts and numbers that need no drawing."""
    part, _, name = place.partition(".")
    if place == "board.stations":
        return Columns([_frame(players, value[players]) for players in sorted(value)], padding=(1, 4))
    if place == "board.companies":
        return stations({station: letter(colour) for colour, own in value.items() for station in own})
    presented = PARTS.get(part.replace("_", "-"))
    return presented.draw_value(name, value) if presented else draw(value)


def _frame(players: str, frame: list[list[int]]) -> Text:
    """Draw who owns each station, for a number of players (M1.6)."""
    owners = {
        station: (str(number + 1), f"bold {SEAT_STYLES[number]}") for number, own in enumerate(frame) for station in own
    }
    return Text(f"{players}\n", "bold").append_text(stations(owners))
