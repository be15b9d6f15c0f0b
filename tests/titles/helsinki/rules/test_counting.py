"""Real player boards counted by their count sheets: the published example, whole games, and sheets that cannot be."""

from random import Random
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.sheets import CountedTable, count
from tests.titles.helsinki.rules.option_sets import by_name, load
from tests.titles.helsinki.rules.positions import picture
from tests.titles.helsinki.rules.test_h7_scoring import EXAMPLE

# All four crosswalks, connected around the statue.
CONNECTED = """
..r....
..r....
..rrbbb
..g#..b
ggg.b.b
....b.b
....bbb
"""
NOTHING = "\n".join([*["......."] * 3, "...#...", *["......."] * 3])


def counted(values: dict[str, Any], players: int = 2, **options: Any) -> CountedTable:
    """Count a sheet that can be."""
    table = count("helsinki", {"players": players, **options}, values)
    assert table.sheet.faults == []
    return table


def faults(values: dict[str, Any], players: int = 2, **options: Any) -> list[tuple[str, str]]:
    """Return why a sheet cannot be, and where."""
    table = count("helsinki", {"players": players, **options}, values)
    return [(fault.reason.code, fault.place) for fault in table.sheet.faults]


def sheet_of(game: Helsinki, s: State) -> dict[str, Any]:
    """Write down what lies on the table at the end of a game."""
    values = {
        "boards.start": s.start,
        "boards.roofs": [picture(s, seat) for seat in range(game.players)],
        "boards.coat_on_a15": [points // 2 for points in s.track],
    }
    return values | ({"dry_roads.bonus": [card or None for card in s.own[0]]} if game.modules else {})


def with_roofs(number: int, sign: str = "r") -> str:
    """Draw a board with some roofs from the north on."""
    return NOTHING.replace(".", sign, number)


@pytest.mark.rule("H7.3")
def test_published_example_a_finished_board_is_22() -> None:
    table = counted({"boards.roofs": [EXAMPLE, ""]})
    assert table.game.scores(table.state) == [22, 0]
    assert {entry.rule for entry in table.game.breakdown(table.state)} == {"H7.1", "H7.2"}


@pytest.mark.rule("H7.1", "H7.2")
@pytest.mark.parametrize("name", by_name())
def test_a_sheet_of_any_finished_game_counts_every_point_as_the_game_did(name: str) -> None:
    game, rng = load(by_name()[name]), Random(name)
    s = game.start()
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    table = counted(sheet_of(game, s), game.players, modules=game.options["modules"])
    assert table.game.breakdown(table.state) == game.breakdown(s)
    assert table.game.ranking(table.state) == game.ranking(s)


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize(("start", "ranking"), [(None, [3, 2, 1]), (0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])])
def test_the_starting_token_decides_ties(start: int | None, ranking: list[int]) -> None:
    table = counted({} if start is None else {"boards.start": start}, 3)
    assert table.game.ranking(table.state) == ranking


@pytest.mark.rule("A15")
def test_a_coat_on_a15_scores_two_points_if_one_was_won() -> None:
    won = NOTHING.replace(".", "r", 10)
    table = counted({"boards.roofs": [won, ""], "boards.coat_on_a15": [1, 0]})
    assert [(entry.owner, entry.rule, entry.points) for entry in table.game.breakdown(table.state)] == [
        (0, "A15", 2),
        (0, "H7.1", 2),
    ]
    assert faults({"boards.coat_on_a15": [1, 0]}) == [("no-coat-won", "boards.coat_on_a15[0]")]


@pytest.mark.rule("H8.3")
def test_bonus_cards_count_for_connected_visitors_the_highest_first() -> None:
    dry: dict[str, Any] = {"modules": ["dry-roads"]}
    table = counted({"boards.roofs": [CONNECTED, ""], "dry_roads.bonus": [5, None]}, **dry)
    assert table.game.scores(table.state)[0] == 5
    assert faults({"boards.roofs": [CONNECTED, ""], "dry_roads.bonus": [None, 5]}, **dry) == [
        ("not-connected", "dry_roads.bonus[1]")
    ]
    assert faults({"boards.roofs": [CONNECTED, ""], "dry_roads.bonus": [3, None]}, **dry) == [
        ("higher-bonus-left", "dry_roads.bonus[0]")
    ]
    assert faults({"boards.roofs": [CONNECTED] * 2, "dry_roads.bonus": [5, 5]}, **dry) == [
        ("sheet-twice", "dry_roads.bonus[1]")
    ]
    assert faults({"boards.roofs": [CONNECTED] * 2, "dry_roads.bonus": [7, 5]}, **dry) == [
        ("sheet-choice", "dry_roads.bonus[0]")
    ]
    assert faults({"dry_roads.bonus": [5, None]}) == [("sheet-unknown", "dry_roads.bonus")]


@pytest.mark.rule("H1.4")
def test_more_roofs_of_a_colour_than_all_its_tiles_have_are_refused_on_whichever_board() -> None:
    assert faults({"boards.roofs": [with_roofs(20), with_roofs(12)]}) == []
    assert faults({"boards.roofs": [with_roofs(20), with_roofs(13)]}) == [("roofs-too-many", "boards.roofs[1]")]


@pytest.mark.rule("A2", "A7")
def test_a_board_has_three_wild_tiles_at_most() -> None:
    assert faults({"boards.roofs": [with_roofs(3, "*"), with_roofs(3, "+")]}) == []
    assert faults({"boards.roofs": ["", with_roofs(4, "*")]}) == [("wild-too-many", "boards.roofs[1]")]


@pytest.mark.rule("H1.5")
def test_there_are_thirty_superstructures() -> None:
    assert faults({"boards.roofs": [with_roofs(16, "R"), with_roofs(14, "R")]}) == []
    assert faults({"boards.roofs": [with_roofs(16, "R"), with_roofs(15, "R")]}) == [
        ("superstructures-too-many", "boards.roofs[1]")
    ]


@pytest.mark.rule("H1.3")
def test_a_picture_that_cannot_be_read_is_refused_at_its_seat() -> None:
    assert faults({"boards.roofs": ["", "rr"]}) == [("picture-lines", "boards.roofs[1]")]
    assert faults({"boards.roofs": ["", NOTHING.replace("#", "r")]}) == [("picture-sign", "boards.roofs[1]")]
    assert faults({"boards.roofs": [NOTHING]}) == [("sheet-length", "boards.roofs")]
