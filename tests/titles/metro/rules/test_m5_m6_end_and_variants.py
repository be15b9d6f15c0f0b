"""M5 and M6: the end of the game, free orientation and larger hands."""

from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.reason import Reason
from tests.titles.metro.rules.asking import (
    DRAW,
    EDGE_SQUARES,
    fill,
    hand,
    lays,
    moves_of_kind,
    playout,
    refusal,
    reported,
    squares_for,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.metro.rules.test_m1_board import TILES


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("options", [{}, {"players": 5, "hand": 3}, {"players": 6, "modules": ["central-rails"]}])
def test_the_game_ends_when_all_tiles_are_laid_and_then_all_lines_are_scored(options: dict[str, Any]) -> None:
    game, s = begin(**options)
    complete: list[int] = []
    laid = 0
    for move, effects in playout(game, s, seed=3):
        laid += move[0] == "lay"
        complete += reported(effects, "line-scored", "station") + reported(effects, "line-unowned", "station")
        assert (s.turn == NOBODY) == (laid == 60)
    assert sorted(complete) == list(range(1, 33))
    assert all(not hand(game, s, seat) for seat in range(game.players))


@pytest.mark.rule("M5.1")
def test_after_the_end_every_move_is_refused() -> None:
    game, s = begin()
    fill(game, s, 0, 1)
    for _ in range(2):
        play(game, s, game.moves(s)[0])
    assert game.moves(s) == []
    for move in [DRAW, ("pass",), ("lay", "aaaa", 0, 0)]:
        assert refusal(game, s, move) == Reason("game-over", "M5.1")


@pytest.mark.rule("M5.1")
def test_most_points_win() -> None:
    game, s = begin(players=3)
    lay(game, s, "aaaa03dacc13aacb01acba11dbba21")
    assert game.scores(s) == [0, 0, 3]
    assert game.ranking(s) == [2, 2, 1]


@pytest.mark.rule("M5.1")
def test_ties_share_the_victory() -> None:
    game, s = begin(players=3)
    lay(game, s, "aaaa03dacc13aaaa01dbba11")  # stations 5 (seat 2) and 7 (seat 1)
    assert game.scores(s) == [0, 3, 3]
    assert game.ranking(s) == [3, 1, 1]


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize("tile", TILES)
def test_with_free_orientation_a_tile_may_lie_in_every_different_way(tile: str) -> None:
    game, s = begin(("deal", 0, tile), free_orientation=True)
    ways = {tile, tile[3:] + tile[:3], tile[2:] + tile[:2], tile[1:] + tile[:1]}
    lying = set()
    for turns in sorted({move.turns for move in lays(game, s)}):
        number = min(squares_for(game, s, tile, turns))
        t = s.copy()
        lying |= set(reported(play(game, t, ("lay", tile, turns, number)), "laid", "tile"))
    assert lying == ways


@pytest.mark.rule("M6.1")
def test_a_quarter_turn_takes_the_track_at_the_top_to_the_right() -> None:
    game, s = begin(free_orientation=True)
    lay(game, s, "aaaa17")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 1, square(1, 6)))  # lies as cdac: from the right straight back
    assert reported(effects, "laid", "tile") == ["cdac"]
    assert reported(effects, "line-scored", "station") == [31]


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize(("tile", "turns"), [("aaaa", 1), ("adad", 2), ("adad", 3), ("aacb", 4), ("aacb", -1)])
def test_an_orientation_has_one_name_the_fewest_turns(tile: str, turns: int) -> None:
    game, s = begin(("deal", 0, tile), free_orientation=True)
    concerned = {"tiles": [tile], "turns": turns}
    assert refusal(game, s, ("lay", tile, turns, 3)) == Reason("turned-again", "M6.1", concerned)


@pytest.mark.rule("M6.1", "M3.4")
def test_a_turned_tile_must_not_complete_a_line_of_one_tile_either() -> None:
    game, s = begin(("deal", 0, "dacc"), free_orientation=True)
    top = square(0, 3)
    assert refusal(game, s, ("lay", "dacc", 0, top)).arguments["stations"] == [5]
    assert top in squares_for(game, s, "dacc", turns=1)
    left = square(3, 0)
    assert left in squares_for(game, s, "dacc")
    assert refusal(game, s, ("lay", "dacc", 3, left)).arguments["stations"] == [12]


@pytest.mark.rule("M6.2")
@pytest.mark.parametrize("size", [2, 3])
def test_a_hand_of_two_or_three_is_dealt_and_refilled(size: int) -> None:
    game, s = begin(players=3, hand=size)
    assert [len(hand(game, s, seat)) for seat in range(3)] == [size] * 3
    assert s.left == 60 - 3 * size
    play(game, s, moves_of_kind(game, s, "lay")[0])
    assert len(hand(game, s, 0)) == size
    assert s.left == 60 - 3 * size - 1


@pytest.mark.rule("M6.2")
def test_any_tile_of_the_hand_may_be_placed() -> None:
    game, s = begin(hand=3)
    hold(game, s, 0, "aaaa", "bbbb", "aaaa")
    assert {move[1] for move in moves_of_kind(game, s, "lay")} == {"aaaa", "bbbb"}
    assert len(game.moves(s)) == len(set(game.moves(s)))
    play(game, s, ("lay", "aaaa", 0, 3), ("deal", 0, "cccc"))
    assert sorted(hand(game, s, 0)) == ["aaaa", "bbbb", "cccc"]


@pytest.mark.rule("M6.2")
@pytest.mark.parametrize("size", [2, 3])
def test_with_a_larger_hand_the_draw_stays_allowed_and_nothing_is_refilled(size: int) -> None:
    game, s = begin(hand=size)
    before = hand(game, s, 0)
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert {move[1] for move in game.moves(s)} == {"cccc"}
    play(game, s, ("lay", "cccc", 0, square(0, 3)))
    assert hand(game, s, 0) == before
    assert s.left == 60 - 2 * size - 1


@pytest.mark.rule("M6.2", "M2.4")
def test_with_a_larger_hand_the_last_tiles_are_played_out() -> None:
    game, s = begin(players=2, hand=3)
    sizes = set()
    for _ in playout(game, s, seed=1):
        if not s.left:
            sizes |= {len(hand(game, s, seat)) for seat in range(2)}
    assert sizes == {0, 1, 2, 3}


@pytest.mark.rule("M6.1", "M6.2")
def test_the_variants_combine() -> None:
    game, s = begin(free_orientation=True, hand=2)
    hold(game, s, 0, "dddd", "adad")
    ways = {move[:3] for move in moves_of_kind(game, s, "lay")}
    assert ways == {("lay", "dddd", 0), ("lay", "adad", 0), ("lay", "adad", 1)}
    assert squares_for(game, s, "dddd") == set(EDGE_SQUARES)
