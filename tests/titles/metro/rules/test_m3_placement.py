"""M3: where a tile may be placed."""

from collections.abc import Iterator

import pytest

from cityboard.core.reason import Reason
from tests.titles.metro.rules.asking import DRAW, EDGE_SQUARES, fill, points_of_line, refusal, squares_for
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.metro.rules.test_m1_board import TILES, first_square

EXITS = {  # from the entrance at the top, right, bottom, left: the side where a letter leads
    "top": {"a": "bottom", "b": "right", "c": "left", "d": "top"},
    "right": {"a": "left", "b": "bottom", "c": "top", "d": "right"},
    "bottom": {"a": "top", "b": "left", "c": "right", "d": "bottom"},
    "left": {"a": "right", "b": "top", "c": "bottom", "d": "left"},
}


def sides_with_station(number: int) -> Iterator[str]:
    """List the sides of a square where a station lies."""
    row, column = divmod(number, 8)
    yield from ["top"] * (row == 0) + ["right"] * (column == 7) + ["bottom"] * (row == 7) + ["left"] * (column == 0)


def completes_a_line_of_one_tile(tile: str, number: int) -> bool:
    """Return whether a train from a station beside a square would leave the tile there straight into a station."""
    sides = list(sides_with_station(number))
    return any(EXITS[side][tile[list(EXITS).index(side)]] in sides for side in sides)


@pytest.mark.rule("M3.1")
def test_the_first_tile_lies_on_the_edge() -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert squares_for(game, s, "aaaa") == set(EDGE_SQUARES)


@pytest.mark.rule("M3.1")
def test_a_tile_may_lie_edge_adjacent_to_a_laid_tile_but_not_diagonally() -> None:
    game, s = begin()
    lay(game, s, "aacb03acba13")
    hold(game, s, 0, "aaaa")
    beside = {square(1, 2), square(1, 4), square(2, 3)}
    assert squares_for(game, s, "aaaa") == set(EDGE_SQUARES) - {square(0, 3)} | beside
    diagonal = square(2, 2)
    concerned = {"tiles": ["aaaa"], "squares": [diagonal]}
    assert refusal(game, s, ("lay", "aaaa", 0, diagonal)) == Reason("square-not-adjacent", "M3.1", concerned)


@pytest.mark.rule("M3.1")
def test_a_tile_never_lies_on_another() -> None:
    game, s = begin()
    lay(game, s, "aacb03")
    hold(game, s, 0, "acba")
    concerned = {"tiles": ["acba"], "squares": [square(0, 3)]}
    assert refusal(game, s, ("lay", "acba", 0, square(0, 3))) == Reason("square-occupied", "M3.1", concerned)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("number", [27, 28, 35, 36])
def test_a_tile_never_lies_on_the_central_station(number: int) -> None:
    game, s = begin()
    lay(game, s, "aacb23aacb24acba53acba54")
    hold(game, s, 0, "aaaa")
    concerned = {"tiles": ["aaaa"], "squares": [number]}
    assert refusal(game, s, ("lay", "aaaa", 0, number)) == Reason("square-central", "M3.1", concerned)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("place", [(2, 3), (2, 4), (3, 5), (4, 5), (5, 4), (5, 3), (4, 2), (3, 2)])
def test_the_central_station_does_not_count_as_a_tile(place: tuple[int, int]) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert refusal(game, s, ("lay", "aaaa", 0, square(*place))).code == "square-not-adjacent"


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize("turns", [1, 2, 3, 4, -1])
def test_a_tile_is_not_turned(turns: int) -> None:
    game, s = begin(("deal", 0, "aacb"))
    concerned = {"tiles": ["aacb"], "turns": turns}
    assert refusal(game, s, ("lay", "aacb", turns, 3)) == Reason("turned", "M3.2", concerned)


@pytest.mark.rule("M3.3", "M4.1")
def test_a_tile_may_join_and_complete_anyones_line() -> None:
    game, s = begin()
    lay(game, s, "aaaa04")  # station 4 belongs to seat 1
    hold(game, s, 0, "dacc")
    play(game, s, ("lay", "dacc", 0, square(1, 4)))
    assert game.scores(s) == [0, 3]


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_must_not_complete_a_line_of_one_tile(tile: str) -> None:
    game, s = begin()
    lay(game, s, "aacb10baac11")  # beside it every tile has a legal square
    hold(game, s, 0, tile)
    free = set(EDGE_SQUARES) - {square(1, 0)} | {square(0, 1), square(1, 2), square(2, 1)}
    assert squares_for(game, s, tile) == {n for n in free if not completes_a_line_of_one_tile(tile, n)}


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize(
    ("tile", "place", "stations"),
    [("bbbb", (0, 7), [1]), ("cccc", (0, 7), [32]), ("dacc", (0, 3), [5]), ("cbcb", (0, 0), [8, 9])],
)
def test_the_refusal_names_tile_square_and_the_stations(tile: str, place: tuple[int, int], stations: list[int]) -> None:
    game, s = begin(("deal", 0, tile))
    concerned = {"tiles": [tile], "squares": [square(*place)], "stations": stations}
    assert refusal(game, s, ("lay", tile, 0, square(*place))) == Reason("one-tile-line", "M3.4", concerned)


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize("station", range(1, 33))
def test_it_does_not_matter_who_owns_the_station(station: int) -> None:
    tile = ["dacc", "accd", "ccda", "cdac"][(station - 1) // 8]
    for seat in range(2):
        game, s = begin(start=seat)
        hold(game, s, seat, tile)
        refused = refusal(game, s, ("lay", tile, 0, square(*first_square(station))))
        assert (refused.code, station in refused.arguments["stations"]) == ("one-tile-line", True)


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize(("tile", "station"), [("accd", 16), ("ccda", 17)])
def test_stations_without_owner_count_too(tile: str, station: int) -> None:
    game, s = begin(("deal", 0, tile), players=3)
    refused = refusal(game, s, ("lay", tile, 0, square(7, 0)))
    assert (refused.code, refused.arguments["stations"]) == ("one-tile-line", [station])


@pytest.mark.rule("M3.4")
def test_a_tile_may_complete_a_line_of_two_crossings() -> None:
    game, s = begin()
    lay(game, s, "bbbb03")  # station 5 to the right
    hold(game, s, 0, "bbbb")
    play(game, s, ("lay", "bbbb", 0, square(0, 4)))  # from the left b leads up, to station 4
    assert points_of_line(game, s, 5) == 2


@pytest.mark.rule("M3.5")
def test_dddd_as_the_first_tile_of_the_game_may_lie_on_any_edge_square() -> None:
    game, s = begin(("deal", 0, "dddd"))
    assert squares_for(game, s, "dddd") == set(EDGE_SQUARES)
    play(game, s, ("lay", "dddd", 0, square(0, 7)))
    assert [points_of_line(game, s, station) for station in (1, 32)] == [1, 1]


@pytest.mark.rule("M3.5")
def test_the_exception_ends_as_soon_as_one_square_satisfies_the_rule() -> None:
    game, s = begin()
    lay(game, s, "aaaa03")
    hold(game, s, 0, "dddd")
    assert squares_for(game, s, "dddd") == {square(1, 3)}


@pytest.mark.rule("M3.5")
def test_the_exception_does_not_lift_the_rest_of_the_rule() -> None:
    game, s = begin(("deal", 0, "dddd"))
    assert refusal(game, s, ("lay", "dddd", 0, square(1, 1))).code == "square-not-adjacent"
    assert refusal(game, s, ("lay", "dddd", 0, 27)).code == "square-central"


@pytest.mark.rule("M3.5")
def test_other_tiles_in_hand_or_in_the_tower_do_not_matter() -> None:
    game, s = begin(hand=2)
    hold(game, s, 0, "aaaa", "dddd")
    assert s.left
    assert squares_for(game, s, "dddd") == squares_for(game, s, "aaaa") == set(EDGE_SQUARES)


@pytest.mark.rule("M3.5")
def test_the_exception_holds_for_a_drawn_tile() -> None:
    game, s = begin(("deal", 0, "aaaa"))
    play(game, s, DRAW, ("drawn", 0, "dddd"))
    assert squares_for(game, s, "dddd") == set(EDGE_SQUARES)


@pytest.mark.rule("M3.5", "M3.4")
@pytest.mark.parametrize("free", [False, True])
def test_with_free_orientation_the_exception_needs_that_no_orientation_works(free: bool) -> None:
    game, s = begin(free_orientation=free)
    top = {square(0, 3), square(0, 5)}
    hold(game, s, 0, "dbba")
    fill(game, s, *top)
    if free:
        assert squares_for(game, s, "dbba") == set()
        assert refusal(game, s, ("lay", "dbba", 0, square(0, 3))).code == "one-tile-line"
        assert squares_for(game, s, "dbba", turns=1) == top
    else:
        assert squares_for(game, s, "dbba") == top


@pytest.mark.rule("M3.5")
def test_with_free_orientation_dddd_still_falls_under_the_exception() -> None:
    game, s = begin(("deal", 0, "dddd"), free_orientation=True)
    assert squares_for(game, s, "dddd") == set(EDGE_SQUARES)
