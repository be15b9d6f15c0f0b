"""H7: final scoring."""

from random import Random

import pytest

from cityboard.core.game import NOBODY, Entry
from cityboard.core.reason import Reason
from cityboard.core.simulation import random_move
from tests.titles.helsinki.rules.asking import ready, refusal
from tests.titles.helsinki.rules.positions import begin, board, play, roof

EXAMPLE = """
RrRrrrR
rRrrrrr
rrr....
Rrr#...
rrr.B..
rrR....
rrr....
"""
EMPTY_ROWS = ["......."] * 3 + ["...#..."] + ["......."] * 3


def points(*rows: str) -> int:
    """Return the points for a board."""
    game, s = begin()
    board(game, s, "\n".join(rows))
    assert game.scores(s)[1] == 0
    return game.scores(s)[0]


def with_row(number: int, row: str) -> list[str]:
    """Return an otherwise empty board with one row."""
    return [row if other == number else line for other, line in enumerate(EMPTY_ROWS)]


def with_column(number: int, column: str) -> list[str]:
    """Return an otherwise empty board with one column."""
    return [line[:number] + sign + line[number + 1 :] for line, sign in zip(EMPTY_ROWS, column, strict=True)]


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 6])
def test_a_complete_row_or_column_gives_two_points(number: int) -> None:
    assert points(*with_row(number, "rbgypr*")) == 2
    assert points(*with_column(number, "rbgypr*")) == 2


@pytest.mark.rule("H7.1")
def test_the_statue_counts_as_built() -> None:
    assert points(*with_row(3, "rrr#rrr")) == 2
    assert points(*with_column(3, "rrr#rrr")) == 2


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("gap", range(7))
def test_a_row_or_column_with_a_gap_gives_nothing(gap: int) -> None:
    line = "".join("." if place == gap else "b" for place in range(7))
    assert points(*with_row(6, line)) == 0
    assert points(*with_column(0, line)) == 0


@pytest.mark.rule("H7.1")
def test_wild_tiles_count_as_built() -> None:
    assert points(*with_row(0, "*******")) == 2
    assert points(*with_column(6, "*******")) == 2


@pytest.mark.rule("H7.1")
def test_a_full_board_has_seven_rows_and_seven_columns() -> None:
    assert points(*["rrrrrrr"] * 3, "rrr#rrr", *["rrrrrrr"] * 3) == 28


@pytest.mark.rule("H7.1")
def test_the_statue_never_carries_a_superstructure() -> None:
    game, s = ready(won=1, picture="\n".join(with_row(3, "rrR#rrr")))
    play(game, s, ("use", "A10"))
    assert refusal(game, s, ("shift", 23, 24)) == Reason("not-built", "A10", {"roofs": [24]})


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("sign", ["R", "+"])
def test_a_superstructure_at_a_crossing_of_complete_lines_gives_three_points(sign: str) -> None:
    rows = ["rrrrrrr", *with_column(0, "rrrrrrr")[1:]]
    assert points(*rows) == 4
    assert points(sign + "rrrrrr", *rows[1:]) == 4 + 3


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("sign", ["R", "+"])
def test_a_superstructure_in_one_complete_line_gives_one_point(sign: str) -> None:
    assert points(*with_row(4, f"rr{sign}rrrr")) == 2 + 1
    assert points(*with_column(4, f"rr{sign}rrrr")) == 2 + 1


@pytest.mark.rule("H7.2")
def test_a_superstructure_in_no_complete_line_gives_nothing() -> None:
    assert points(*with_row(4, "RRRRRR.")) == 0
    assert points(*with_column(4, ".RRRRRR")) == 0
    assert points(*with_row(4, "rrrrrrr")[:6], "...R...") == 2


@pytest.mark.rule("H7.2")
def test_a_full_board_with_a_superstructure_on_every_roof() -> None:
    assert points(*["RRRRRRR"] * 3, "RRR#RRR", *["RRRRRRR"] * 3) == 28 + 48 * 3


@pytest.mark.rule("H7.2", "H7.1")
def test_each_player_is_scored_for_the_own_board() -> None:
    game, s = begin(players=3)
    board(game, s, "\n".join(with_row(0, "Rrrrrrr")), seat=2)
    assert game.scores(s) == [0, 0, 3]


@pytest.mark.rule("H7.3")
def test_the_published_example_gives_22_points() -> None:
    game, s = begin()
    board(game, s, EXAMPLE)
    assert game.scores(s) == [22, 0]
    assert game.breakdown(s) == [
        Entry(0, "row", "H7.1", 2, {"row": 0}),
        Entry(0, "row", "H7.1", 2, {"row": 1}),
        Entry(0, "column", "H7.1", 2, {"column": 0}),
        Entry(0, "column", "H7.1", 2, {"column": 1}),
        Entry(0, "column", "H7.1", 2, {"column": 2}),
        Entry(0, "superstructures-crossings", "H7.2", 9, {"superstructures": 3}),
        Entry(0, "superstructures-along", "H7.2", 3, {"superstructures": 3}),
        Entry(0, "superstructures-nowhere", "H7.2", 0, {"superstructures": 1}),
    ]


@pytest.mark.rule("H7.3", "H7.2")
def test_one_of_the_example_lies_on_a_row_and_two_on_columns() -> None:
    rows = EXAMPLE.split()
    assert points("RrRrrrr", *rows[1:]) == 21
    assert points(*rows[:3], "rrr#...", *rows[4:]) == 21
    assert points(*rows[:5], "rrr....", *rows[6:]) == 21
    assert points(*rows[:4], "rrr.b..", *rows[5:]) == 22


@pytest.mark.rule("H7.1", "H7.2")
@pytest.mark.parametrize("seed", range(4))
def test_every_point_of_a_game_is_explained_by_a_rule(seed: int) -> None:
    game, s = begin(players=2 + seed % 3, modules=["dry-roads"] if seed % 2 else [])
    rng = Random(seed)
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    entries = game.breakdown(s)
    assert {entry.rule for entry in entries} <= {"A15", "H7.1", "H7.2", "H8.3"}
    for seat in range(game.players):
        assert sum(entry.points for entry in entries if entry.owner == seat) == game.scores(s)[seat]


@pytest.mark.rule("H7.1")
def test_points_on_the_track_are_added() -> None:
    game, s = ready(won=1, picture="\n".join(with_row(0, "rrrrrrr")))
    play(game, s, ("use", "A15"))
    assert game.scores(s)[0] == 4
    assert game.breakdown(s)[0] == Entry(0, "score-track", "A15", 2, {})


@pytest.mark.rule("H7.4")
def test_most_points_win() -> None:
    game, s = begin(players=4)
    s.track = [4, 8, 2, 6]
    assert game.ranking(s) == [3, 1, 4, 2]


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize(
    ("start", "ranking"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (2, [2, 1, 4, 3]), (3, [3, 2, 1, 4])]
)
def test_among_tied_players_the_one_furthest_from_the_start_player_wins(start: int, ranking: list[int]) -> None:
    game, s = begin(players=4, start=start)
    assert game.scores(s) == [0, 0, 0, 0]
    assert game.ranking(s) == ranking


@pytest.mark.rule("H7.4")
def test_a_tie_further_down_is_broken_the_same_way() -> None:
    game, s = begin(players=3, start=1)
    s.track = [2, 2, 9]
    assert game.ranking(s) == [2, 3, 1]


@pytest.mark.rule("H7.4")
def test_points_come_before_turn_order() -> None:
    game, s = begin(players=2)
    s.track = [1, 0]
    assert game.ranking(s) == [1, 2]
    s.roofed[1] = s.built[1] = 1 << roof(0, 0)
    assert game.ranking(s) == [1, 2]
