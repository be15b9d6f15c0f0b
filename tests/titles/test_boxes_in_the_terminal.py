"""Every value that a box can have is drawn in a terminal, whatever the owner has corrected."""

import io
from typing import Any

import pytest
from rich.console import Console

from cityboard.language import LANGUAGES, Language
from cityboard.titles.registry import find_edition, find_title
from tests.titles.switches import Switches

# What is drawn; texts, flags and single numbers are written as in the file.
DRAWN = {
    "metro": {
        "board.tiles",
        "board.stations",
        "board.companies",
        "central_rails.tiles",
        "solo.refusable",
        "paris.cards",
        "stockholm.values",
        "london.colours",
        "new_york.boards",
        "st_petersburg.squares",
        "berlin.groups",
        "berlin.side_a",
        "berlin.side_b",
    },
    "helsinki": {
        "tiles.shapes",
        "tiles.number",
        "cards.kinds",
        "board.senate",
        "board.coats",
        "board.bottom_row",
        "dry_roads.crosswalks",
    },
}


def drawn(title: str, place: str, value: Any, code: str = "en") -> str | None:
    drawing = find_title(title).terminal().draw_value(place, value, Language(code))
    if drawing is None:
        return None
    console = Console(file=io.StringIO(), width=120, color_system=None)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", DRAWN)
def test_what_people_know_as_a_thing_is_drawn(title: str, code: str) -> None:
    values = find_edition(title, "default").values
    drawn_places = {place for place, value in values.items() if drawn(title, place, value, code) is not None}
    assert drawn_places >= DRAWN[title]


@pytest.mark.parametrize("title", DRAWN)
def test_a_corrected_value_is_drawn_in_another_way(title: str) -> None:
    switches = Switches(title)
    changed = {name.partition("=")[0] for name in switches.editions}
    assert changed >= DRAWN[title]
    for name, edition in switches.editions.items():
        place = name.partition("=")[0]
        if place in DRAWN[title]:
            assert drawn(title, place, edition.values[place]) != drawn(title, place, switches.values[place]), name


def test_what_differs_by_colour_is_drawn_by_colour() -> None:
    numbers = drawn("helsinki", "tiles.number", {"red": [3, 3, 3, 1], "blue": [1, 1, 1, 1]})
    assert numbers is not None
    assert [line.split()[0] for line in numbers.splitlines() if line.strip()] == ["red", "blue"]
    points = drawn("metro", "st_petersburg.points", {"yellow": [1, 2, 3, 4], "blue": [0, 1, 4, 5]})
    assert points is not None
    assert [line.split() for line in points.splitlines()] == [["Y", *"1234"], ["B", *"0145"]]


def test_stations_and_squares_are_where_they_are_on_the_board() -> None:
    frame = {"2": [[1, 9, 17, 25], [8, 16, 24, 32]]}
    text = drawn("metro", "board.stations", frame)
    assert text is not None
    lines = [line.rstrip() for line in text.splitlines()]
    assert lines[1] == "  2 - - - - - - 1"
    assert lines[2].split() == ["1", "2"]
    assert lines[9].split() == ["2", "1"]
    assert lines[10] == "  1 - - - - - - 2"
    board = drawn("metro", "berlin.groups", [[0], [7], [56], [63]])
    assert board is not None
    assert board.splitlines()[1].split() == ["0", "1", *"······", "2"]
    assert board.splitlines()[8].split() == ["7", "3", *"······", "4"]
