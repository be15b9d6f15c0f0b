"""The notation of placements: read back from real games, refused with the position of the mistake."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cityboard.core.reason import NotationError, Reason, RefusedError
from cityboard.core.simulation import random_game
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import STATIONS
from cityboard.titles.metro.rules.notation import WrittenTile, board_of, lines_of, parse
from tests.naive.data import TRACK_TILES
from tests.titles.metro.rules.option_sets import load

TABLE = dict(Counter(TRACK_TILES))


def game_of(players: int) -> Metro:
    """Return a base game in which seat n owns the stations of P n+1."""
    return load({"players": players, "frame": list(range(1, players + 1)), "start": 0})


def written(moves: list[tuple[int, tuple[str | int, ...]]]) -> str:
    """Write the lay moves of a game down."""
    lays = [move for _, move in moves if isinstance(move, Lay)]
    return "".join(f"{move.tile}{move.square // 8}{move.square % 8}" for move in lays)


def refusal(text: str) -> Reason:
    with pytest.raises(NotationError) as error:
        parse(text, game_of(2).box.tiles)
    return error.value.reason


def board_refusal(text: str, *, check: bool) -> Reason:
    game = game_of(2)
    with pytest.raises(RefusedError) as error:
        board_of(game, parse(text, game.box.tiles), check=check)
    return error.value.reason


# Reading.


def test_placements_are_read_in_order_with_their_positions() -> None:
    assert parse("aacb01dddd77cbaa70", TABLE) == [
        WrittenTile("aacb", 1, 0),
        WrittenTile("dddd", 63, 6),
        WrittenTile("cbaa", 56, 12),
    ]
    assert parse("", TABLE) == []


@pytest.mark.parametrize("length", range(1, 6))
def test_a_placement_of_fewer_than_six_characters_is_refused(length: int) -> None:
    part = "aacb01"[:length]
    assert refusal(part) == Reason("notation-short", "", {"position": 0, "part": part})
    assert refusal("cbcb02" + part) == Reason("notation-short", "", {"position": 6, "part": part})


@pytest.mark.parametrize("tile", ["zzzz", "AACB", "aaab", "a cb", "01aa", "🚇🚇🚇🚇"])
def test_a_tile_that_is_not_in_the_box_is_refused(tile: str) -> None:
    assert refusal(f"aacb01{tile}02") == Reason("notation-tile", "", {"position": 6, "part": tile})


@pytest.mark.parametrize("digit", ["8", "9", "a", " ", "-", "²", "٣", "\n"])
def test_a_row_or_column_that_is_not_on_the_board_is_refused(digit: str) -> None:
    assert refusal(f"aacb01aacb{digit}2") == Reason("notation-digit", "", {"position": 10, "part": digit})
    assert refusal(f"aacb01aacb0{digit}") == Reason("notation-digit", "", {"position": 11, "part": digit})


placement = st.tuples(st.sampled_from(sorted(TABLE)), st.integers(0, 7), st.integers(0, 7)).map(
    lambda parts: "{}{}{}".format(*parts)
)
nearly = st.lists(placement, max_size=4).map("".join)


@given(st.text() | nearly | st.tuples(nearly, st.text(max_size=8), nearly).map("".join))
def test_any_text_is_read_or_refused_at_a_position_inside_it(text: str) -> None:
    try:
        placements = parse(text, TABLE)
    except NotationError as error:
        reason = error.reason
        assert reason.code in ("notation-short", "notation-tile", "notation-digit")
        position, part = reason.arguments["position"], reason.arguments["part"]
        assert 0 <= position < len(text)
        assert text[position:].startswith(part) and part
        assert len(parse(text[: position // 6 * 6], TABLE)) == position // 6  # all before it is right
    else:
        assert "".join(f"{p.tile}{p.square // 8}{p.square % 8}" for p in placements) == text
        assert [p.position for p in placements] == list(range(0, len(text), 6))


# Real games.


@pytest.mark.parametrize("players", range(2, 7))
def test_the_placements_of_a_game_give_its_board_lines_and_scores(players: int) -> None:
    game = game_of(players)
    for seed in range(8):
        s, record = random_game(game, f"notation {seed}")
        text = written(record.moves)
        assert len(text) == 6 * 60
        board = board_of(game, parse(text, game.box.tiles), check=True)
        assert game.scores(board) == game.scores(s) == record.scores
        assert (board.board, board.ends, board.lengths, board.waiting) == (s.board, s.ends, s.lengths, s.waiting)
        assert lines_of(game, board) == lines_of(game, s)
        assert not any(board.tower)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_placements_of_a_game_give_its_scores_so_far(players: int) -> None:
    game = game_of(players)
    for longest in range(20, 130, 10):
        s, record = random_game(game, "notation so far", longest)
        board = board_of(game, parse(written(record.moves), game.box.tiles), check=True)
        assert game.scores(board) == game.scores(s)
        assert board.empty == s.empty


@given(st.lists(placement, max_size=60))
def test_any_placements_make_a_board_or_are_refused_at_one_of_them(parts: list[str]) -> None:
    game = game_of(3)
    placements = parse("".join(parts), game.box.tiles)
    codes = {True: set[str](), False: set[str]()}
    for check, refused in codes.items():
        try:
            board = board_of(game, placements, check=check)
        except RefusedError as error:
            refused.add(error.reason.code)
            arguments, at = error.reason.arguments, error.reason.arguments["position"]
            assert error.reason.rule
            assert arguments["tiles"] == [parts[at // 6][:4]]
            assert arguments["squares"] == [placements[at // 6].square]
            board_of(game, placements[: at // 6], check=check)  # all before it is right
        else:
            assert board.empty == 60 - len(parts)
            assert sum(line["points"] for line in lines_of(game, board)) == sum(game.scores(board))
    assert codes[False] <= {"square-central", "square-occupied"}
    assert codes[True] or not codes[False]  # what no board could hold, no game allows


# What the rules refuse.


def test_more_tiles_of_a_kind_than_the_box_has_are_refused() -> None:
    text = "accd01accd02accd03"
    arguments = {"number": 2, "position": 12, "tiles": ["accd"], "squares": [3]}
    assert board_refusal(text, check=True) == Reason("tiles-used-up", "M1.4", arguments)


@pytest.mark.parametrize("check", [True, False])
def test_a_central_square_is_refused(check: bool) -> None:
    arguments = {"position": 6, "tiles": ["cbcb"], "squares": [27]}
    assert board_refusal("aacb01cbcb33", check=check) == Reason("square-central", "M3.1", arguments)


@pytest.mark.parametrize("check", [True, False])
def test_an_occupied_square_is_refused(check: bool) -> None:
    arguments = {"position": 6, "tiles": ["cbcb"], "squares": [1]}
    assert board_refusal("aacb01cbcb01", check=check) == Reason("square-occupied", "M3.1", arguments)


def test_a_square_away_from_all_others_is_refused_only_with_the_check() -> None:
    arguments = {"position": 0, "tiles": ["aacb"], "squares": [18]}
    assert board_refusal("aacb22", check=True) == Reason("square-not-adjacent", "M3.1", arguments)
    game = game_of(2)
    assert board_of(game, parse("aacb22", game.box.tiles), check=False).board[18] == game.network.code["aacb"]


def test_a_line_of_one_tile_is_refused_only_with_the_check() -> None:
    reason = board_refusal("dacc03", check=True)
    assert (reason.code, reason.rule, reason.arguments["position"]) == ("one-tile-line", "M3.4", 0)
    assert reason.arguments["stations"] == [5]
    game = game_of(2)
    s = board_of(game, parse("dacc03", game.box.tiles), check=False)
    assert game.scores(s) == [1, 0]


def test_without_the_check_there_may_be_more_tiles_of_a_kind_than_in_the_box() -> None:
    game = game_of(2)
    s = board_of(game, parse("accd01accd02accd03", game.box.tiles), check=False)
    assert s.empty == 57
    assert s.tower[game.network.code["accd"]] == 0


def line(game: Metro, text: str, station: int) -> dict[str, Any]:
    lines = lines_of(game, board_of(game, parse(text, game.box.tiles), check=False))
    assert [entry["station"] for entry in lines] == list(range(1, STATIONS + 1))
    return lines[station - 1]


def test_lines_tell_whose_they_are_their_crossings_their_points_and_how_they_end() -> None:
    game = game_of(2)
    assert line(game, "", 5) == {"station": 5, "seat": 0, "crossings": 0, "points": 0, "end": "open"}
    assert line(game, "aaaa03", 5) == {"station": 5, "seat": 0, "crossings": 1, "points": 0, "end": "open"}
    assert line(game, "aaaa03dddd13", 5) == {"station": 5, "seat": 0, "crossings": 3, "points": 3, "end": "edge"}
    centre = "aaaa03aaaa13aaaa23"
    assert line(game, centre, 5) == {"station": 5, "seat": 0, "crossings": 3, "points": 6, "end": "centre"}
    assert line(game, "aaaa04aaaa14", 4) == {"station": 4, "seat": 1, "crossings": 2, "points": 0, "end": "open"}


def test_a_line_without_an_owner_has_nobody_and_no_points() -> None:
    """Station 16, at the left of row 7, belongs to nobody in a game of three (M1.6)."""
    assert line(game_of(3), "dddd70", 16) == {"station": 16, "seat": None, "crossings": 1, "points": 0, "end": "edge"}
