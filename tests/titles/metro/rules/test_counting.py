"""Real tables counted by their count sheets: the published examples, whole games, and sheets that cannot be."""

from random import Random
from typing import Any

import pytest

from cityboard.core.game import NOBODY, Entry, Game
from cityboard.core.sheet import ChoicePart
from cityboard.core.simulation import random_move
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.sheets import CountedTable, count
from tests.titles.metro.rules.option_sets import groups, load
from tests.titles.metro.sheets import options_of, sheet_of

# A line of station 4 over six tiles, one of them twice, into the central station (M4.4).
FOURTEEN = "acba04aacb14dacc24baac15aaaa25cbaa35"
# A line of station 7 that crosses (1, 1) three times and scores 11 on its way to station 14 (M16.3).
ELEVEN = "aaaa01accd12dacc21bbbb10aaaa20aaaa30aaaa40cbaa50bbbb11"
# A line of station 7 over (1, 1) twice and over (2, 1) once (M17.4).
SEVEN = "accd01accd02aaaa11dacc21"


def counted(values: dict[str, Any], players: int = 2, **options: Any) -> CountedTable:
    """Count a sheet that can be."""
    table = count("metro", {"players": players, **options}, values)
    assert table.sheet.faults == []
    return table


def scores(values: dict[str, Any], players: int = 2, **options: Any) -> list[int]:
    """Return the points of a sheet by seat."""
    table = counted(values, players, **options)
    return table.game.scores(table.state)


def entries(table: CountedTable, rule: str) -> list[Entry]:
    """Return the points that a rule gives."""
    return [entry for entry in table.game.breakdown(table.state) if entry.rule == rule]


def faults(values: dict[str, Any], players: int = 2, **options: Any) -> list[tuple[str, str]]:
    """Return why a sheet cannot be, and where."""
    return [
        (fault.reason.code, fault.place)
        for fault in count("metro", {"players": players, **options}, values).sheet.faults
    ]


def row(number: int, length: int, value: Any, nothing: Any = None) -> list[Any]:
    """Return a row with a value at one place."""
    return [value if at == number else nothing for at in range(length)]


def profits(*points: int) -> dict[str, Any]:
    """Note the profit of the companies, the rest without any."""
    return {"board.points": [*points, *[0] * (len(COLOURS) - len(points))]}


# The published examples.


@pytest.mark.rule("M4.4")
def test_published_example_the_line_of_14_is_counted_from_its_tiles() -> None:
    table = counted({"board.tiles": FOURTEEN})
    assert [(entry.code, entry.points, entry.arguments["station"]) for entry in table.game.breakdown(table.state)] == [
        ("line", 7, 4),
        ("doubling", 7, 4),
    ]
    assert table.game.scores(table.state) == [0, 14]
    assert table.game.ranking(table.state) == [2, 1]


@pytest.mark.rule("M7.5", "M7.6")
def test_published_example_of_shares_is_68_from_noted_profits() -> None:
    shares = [["red", "yellow", "grey", "yellow"], [None] * 4]
    table = counted(profits(38, 36, 34, 32, 32, 29, 27, 27) | {"companies.shares": shares}, modules=["companies"])
    assert [entry.points for entry in entries(table, "M7.6")] == [48, 15, 5]
    values = {entry.arguments["company"]: entry.arguments["value"] for entry in entries(table, "M7.6")}
    assert values == {"yellow": 8, "grey": 5, "red": 5}


@pytest.mark.rule("M7.7")
def test_published_examples_of_majorities_score_3_each_and_3() -> None:
    even = {"companies.shares": [[None, None, None, "yellow"], ["yellow", None, "yellow", None]]}
    table = counted(profits(36) | even, modules=["companies"])
    assert [(entry.owner, entry.points) for entry in entries(table, "M7.7")] == [(0, 3), (1, 3)]
    most = {"companies.shares": [[None, "yellow", None, "yellow"], [None, None, "yellow", None]]}
    table = counted(profits(38) | most, modules=["companies"])
    assert [(entry.owner, entry.points) for entry in entries(table, "M7.7")] == [(0, 3)]


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize(("is_harder", "points"), [(False, 22), (True, 9)])
def test_published_example_of_the_solo_game_is_22_and_9(is_harder: bool, points: int) -> None:
    noted = profits(35, 22, 30, 30, 30, 30, 30, 30)
    assert scores(noted, 1, modules=["solo"], harder_solo=is_harder) == [points]


@pytest.mark.rule("M12.3")
def test_published_example_of_paris_is_11() -> None:
    filled = [int(space in (3, 4, 5, 6, 7, 10, 20)) for space in range(24)]
    assert scores({"paris.tourists": [filled, [0] * 24]}, city="paris") == [11, 0]


@pytest.mark.rule("M13.3")
def test_published_example_of_stockholm_is_3_and_4() -> None:
    values = {
        "stockholm.cards": row(0, 8, 0),
        "stockholm.tourists": row(0, 8, ["brown", "brown", "red", "purple"], [None] * 4),
        "stockholm.tokens": [{"red": 0, "purple": 1}.get(colour) for colour in COLOURS],
    }
    assert scores(values, city="stockholm") == [3, 4]


@pytest.mark.rule("M14.3")
def test_published_examples_of_london_are_entered_as_they_were_scored() -> None:
    assert scores({"london.rides": [3, 0]}, city="london") == [3, 0]


@pytest.mark.rule("M15.3")
def test_published_example_of_new_york_is_8() -> None:
    # On the last board, orange and red are worth 3, blue 1 and green 0.
    tourists = [{"orange": 1, "red": 1, "blue": 2, "green": 1}.get(colour, 0) for colour in COLOURS]
    assert scores({"new_york.boards": [7, None], "new_york.tourists": [tourists, [0] * 8]}, city="new-york") == [8, 0]


@pytest.mark.rule("M16.3")
def test_published_example_of_st_petersburg_is_11_and_three_blue_tiles() -> None:
    standing = {"board.tiles": ELEVEN, "st_petersburg.tourists": row(1, 8, "blue")}
    three = row(COLOURS.index("blue"), 8, [0, 0, 0, None], [None] * 4)
    table = counted(standing | {"st_petersburg.tiles": three}, city="st-petersburg")
    assert [(entry.owner, entry.points) for entry in entries(table, "M4.2")] == [(0, 11)]
    assert [len(entry.arguments["tiles"]) for entry in entries(table, "M16.4")] == [3]
    four = row(COLOURS.index("blue"), 8, [0, 0, 0, 0], [None] * 4)
    wrong = count("metro", {"players": 2, "city": "st-petersburg"}, standing | {"st_petersburg.tiles": four})
    [fault] = wrong.sheet.faults
    assert (fault.reason.code, fault.place) == ("point-tiles-too-many", "st_petersburg.tiles[1]")
    assert fault.reason.arguments == {"owner": 0, "tiles": 3}


@pytest.mark.rule("M17.3", "M17.4")
def test_published_example_of_berlin_is_7_points_with_2_yellow_tickets_and_1_purple() -> None:
    standing = {0: "yellow", 2: "purple"}
    table = counted(
        {
            "board.tiles": SEVEN,
            "berlin.tourists": [standing.get(spot) for spot in range(16)],
            "berlin.cards": ["yellow", "purple", *[None] * 6],
        },
        city="berlin",
    )
    assert [entry.points for entry in entries(table, "M4.2")] == [7]
    tickets = {entry.arguments["colour"]: entry.arguments["tickets"] for entry in entries(table, "M17.4")}
    assert tickets == {"yellow": 2, "purple": 1}


# Whole games.


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("group", groups())
def test_a_sheet_of_any_finished_game_counts_every_point_as_the_game_did(group: str) -> None:
    for options in groups()[group]:
        if options.get("hand", 1) > 1:
            continue  # nothing of it lies on the table at the end
        game, rng = load(options), Random(str(options))
        s = game.start()
        while s.turn != NOBODY:
            game.play(s, random_move(game, s, rng))
        table = count("metro", options_of(game), sheet_of(game, s))
        assert table.sheet.faults == [], options
        assert table.game.scores(table.state) == game.scores(s), options
        assert table.game.ranking(table.state) == game.ranking(s), options
        assert points_of(table.game, table.state) == points_of(game, s), options


def points_of(game: Game[Any], s: Any) -> list[str]:
    """List the entries of a breakdown; in which order a player has taken tokens is not to be seen on a table."""
    return sorted(str(entry) for entry in game.breakdown(s))


@pytest.mark.rule("M7.5")
def test_noted_points_are_the_profit_of_companies_and_stand_in_the_breakdown() -> None:
    table = counted(profits(12), modules=["companies"])
    assert [(entry.owner, entry.code, entry.points) for entry in table.game.breakdown(table.state)] == [
        ("yellow", "lines-noted", 12)
    ]


@pytest.mark.rule("M1.6")
def test_the_frame_says_whose_the_stations_are() -> None:
    assert scores({"board.tiles": FOURTEEN, "board.frame": [2, 1]}) == [14, 0]


@pytest.mark.rule("M8.2")
def test_the_line_of_a_central_station_is_counted_from_its_place() -> None:
    table = counted(
        {"board.tiles": "aaaa23aaaa13aaaa03", "central_stations.places": row(0, 8, 1)}, modules=["central-stations"]
    )
    lines = {entry.arguments["station"]: (entry.owner, entry.points) for entry in entries(table, "M4.2")}
    assert lines[33] == (1, 3)


@pytest.mark.rule("M9.1")
def test_central_rails_are_written_with_the_tiles() -> None:
    straight = "aaaa03aaaa13aaaa23aaaa33bbbb43aaaa53aaaa63aaaa73"
    assert (
        faults({"board.tiles": straight})
        == [("square-central", "board.tiles")] * 2 + [("sheet-tiles", "board.tiles")] * 2
    )
    options: dict[str, Any] = {"modules": ["central-rails"], "free_orientation": True}
    assert faults({"board.tiles": "aaaa27aaaa33aaaa34aaaa43"}, **options) == [("rails-too-many", "board.tiles")]


# Sheets that cannot be.


@pytest.mark.rule("M1.4", "M3.1")
@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ("accd00accd01accd02", "sheet-tiles"),
        ("ddcb00", "notation-tile"),
        ("xxxx00", "notation-tile"),
        ("aacb0", "notation-short"),
        ("aacb09", "notation-digit"),
        ("aacb33", "square-central"),
        ("aacb00cbaa00", "square-occupied"),
    ],
)
def test_tiles_that_cannot_lie_there_are_refused(tiles: str, code: str) -> None:
    assert faults({"board.tiles": tiles}) == [(code, "board.tiles")]


@pytest.mark.rule("M6.1")
def test_with_free_orientation_tiles_are_counted_apart_from_how_they_lie() -> None:
    eight = "accd00accd01accd02accd03accd04accd05accd06accd07"
    assert faults({"board.tiles": eight}, free_orientation=True) == []
    assert faults({"board.tiles": eight + "dacc10"}, free_orientation=True) == [("sheet-tiles", "board.tiles")]


@pytest.mark.rule("M4.4")
def test_points_are_not_noted_beside_a_board_that_says_them() -> None:
    assert faults({"board.tiles": FOURTEEN, "board.points": [3, 0]}) == [("noted-with-tiles", "board.points")]


@pytest.mark.parametrize(
    ("values", "options", "code", "place"),
    [
        ({"board.frame": [1, 1]}, {}, "sheet-twice", "board.frame[1]"),
        ({"board.frame": [1, 3]}, {}, "sheet-choice", "board.frame[1]"),
        ({"board.frame": [1, True]}, {}, "sheet-choice", "board.frame[1]"),
        ({"board.points": [1]}, {}, "sheet-length", "board.points"),
        ({"board.points": [1, "2"]}, {}, "sheet-number", "board.points[1]"),
        ({"board.points": [1, -2]}, {}, "sheet-number", "board.points[1]"),
        ({"board.tiles": 7}, {}, "sheet-text", "board.tiles"),
        ({"board.tiles": "aacb00" * 500}, {}, "sheet-text", "board.tiles"),
        ({"paris.cards": [[0] * 6] * 2}, {}, "sheet-unknown", "paris.cards"),
        (
            {"central_stations.places": [0, 0, *[None] * 6]},
            {"modules": ["central-stations"]},
            "sheet-twice",
            "central_stations.places[1]",
        ),
        (
            {"companies.shares": [[None, "red", None, None], [None, "red", None, None]]},
            {"modules": ["companies"]},
            "sheet-twice",
            "companies.shares[1][1]",
        ),
        ({"london.rides": [129, 0]}, {"city": "london"}, "sheet-number", "london.rides[0]"),
    ],
)
def test_what_the_box_does_not_have_is_refused_at_its_place(
    values: dict[str, Any], options: dict[str, Any], code: str, place: str
) -> None:
    assert faults(values, **options) == [(code, place)]


@pytest.mark.rule("M12.1")
def test_a_monument_card_of_paris_lies_in_one_row_only() -> None:
    cards = [[0, 1, 2, 3, 4, 5], [6, 7, 8, 0, 10, 11]]
    assert faults({"paris.cards": cards}, city="paris") == [("sheet-twice", "paris.cards[1][3]")]


@pytest.mark.rule("M11.3")
def test_there_are_four_tourists_of_a_colour() -> None:
    # The spaces for orange on these cards.
    cards = [[0, 1, 5, 9, 10, 11], [None] * 6]
    orange = [int(space in (1, 7, 11, 14, 18)) for space in range(24)]
    values = {"paris.cards": cards, "paris.tourists": [orange, [0] * 24]}
    assert faults(values, city="paris") == [("tourists-too-many", "paris.tourists[0][18]")]
    boards = {"new_york.boards": [0, 1], "new_york.tourists": [[3, *[0] * 7], [2, *[0] * 7]]}
    assert faults(boards, city="new-york") == [("tourists-too-many", "new_york.tourists[1][0]")]


@pytest.mark.rule("M13.2")
def test_tourists_of_stockholm_fill_the_row_from_the_left() -> None:
    standing = row(0, 8, ["red", None, "red", None], [None] * 4)
    values = {"stockholm.cards": list(range(8)), "stockholm.tourists": standing}
    assert faults(values, city="stockholm") == [("row-gap", "stockholm.tourists[0][2]")]
    assert faults({"stockholm.tourists": row(0, 8, ["red", None, None, None], [None] * 4)}, city="stockholm") == [
        ("card-first", "stockholm.tourists[0][0]")
    ]


@pytest.mark.rule("M13.1")
def test_everybody_has_as_many_tokens_as_are_dealt() -> None:
    assert faults({"stockholm.tokens": [0, 0, *[None] * 6]}, 5, city="stockholm") == [
        ("tokens-too-many", "stockholm.tokens[1]")
    ]


@pytest.mark.rule("M13.4")
def test_the_variant_of_stockholm_is_counted_from_its_points() -> None:
    assert scores({"stockholm.points": [5, 7]}, city="stockholm", stockholm_variant=True) == [5, 7]


@pytest.mark.rule("M15.4")
def test_tourists_of_new_york_stand_on_a_board() -> None:
    assert faults({"new_york.tourists": [[1, *[0] * 7], [0] * 8]}, city="new-york") == [
        ("card-first", "new_york.tourists[0][0]")
    ]


@pytest.mark.rule("M16.2")
def test_there_is_one_tourist_of_a_colour_in_st_petersburg() -> None:
    assert faults({"st_petersburg.tourists": ["red", "red", *[None] * 6]}, city="st-petersburg") == [
        ("sheet-twice", "st_petersburg.tourists[1]")
    ]


@pytest.mark.rule("M16.3")
def test_point_tiles_count_as_entered_without_their_tourist() -> None:
    [blue] = [[0, 0, 1, None]]
    table = counted({"st_petersburg.tiles": row(1, 8, blue, [None] * 4)}, city="st-petersburg")
    assert [len(entry.arguments["tiles"]) for entry in entries(table, "M16.4")] == [2, 1]


@pytest.mark.rule("M17.1")
def test_no_colour_stands_twice_in_a_group_of_berlin_or_three_times_on_the_board() -> None:
    group = ["red", None, None, None]
    assert faults({"berlin.tourists": ["red", "red", *[None] * 14]}, city="berlin") == [
        ("same-group", "berlin.tourists[1]")
    ]
    assert faults({"berlin.tourists": [*group * 3, *[None] * 4]}, city="berlin") == [
        ("tourists-too-many", "berlin.tourists[8]")
    ]


@pytest.mark.rule("M17.3")
def test_tickets_of_berlin_are_entered_only_where_no_tourist_says_them() -> None:
    cards = {"berlin.cards": ["red", *[None] * 7]}
    red = COLOURS.index("red")
    entered = {"berlin.tickets": [row(red, 8, 3, 0), row(red, 8, 5, 0)]}
    table = counted(cards | entered, city="berlin")
    assert [(entry.owner, entry.points) for entry in entries(table, "M17.4")] == [(0, 2), (1, 5)]
    standing = {"berlin.tourists": ["red", *[None] * 15]}
    assert faults(cards | entered | standing, city="berlin") == [
        ("tickets-known", f"berlin.tickets[0][{red}]"),
        ("tickets-known", f"berlin.tickets[1][{red}]"),
    ]
    many = {"berlin.tickets": [row(red, 8, 5, 0), row(red, 8, 4, 0)]}
    assert faults(many, city="berlin") == [("tickets-too-many", f"berlin.tickets[1][{red}]")]


@pytest.mark.rule("M17.1")
def test_mixed_sides_of_berlin_are_entered_card_by_card() -> None:
    values = {"berlin.sides": ["B", *["A"] * 7], "berlin.cards": ["red", *[None] * 7]}
    tickets = {"berlin.tickets": [row(COLOURS.index("red"), 8, 3, 0), [0] * 8]}
    assert scores(values | tickets, city="berlin", berlin_sides="mixed") == [1, 0]  # of 3 and 1
    assert faults(values, city="berlin") == [("sheet-unknown", "berlin.sides")]


def test_every_part_says_what_can_lie_in_its_cells() -> None:
    sheet = count("metro", {"players": 3, "city": "paris"}, {}).sheet
    assert [part.name for part in sheet.parts] == [
        "board.frame",
        "board.tiles",
        "board.points",
        "paris.cards",
        "paris.tourists",
    ]
    [cards] = [part for part in sheet.parts if isinstance(part, ChoicePart) and part.name == "paris.cards"]
    assert (len(cards.rows.names), len(cards.columns.names), len(cards.captions)) == (3, 4, 12)


def test_faults_end_somewhere() -> None:
    assert len(faults({f"part.{number}": 1 for number in range(100)})) == 20
