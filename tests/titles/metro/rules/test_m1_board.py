"""M1: board, stations, tiles and what is in the box."""

from typing import Any

import pytest

import cityboard
from cityboard.core.game import UNKNOWN
from cityboard.core.reason import Reason
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import exit_edge, is_tile
from tests.titles.metro.rules.asking import (
    EDGE_SQUARES,
    TRACK_SQUARES,
    entries,
    lays,
    playout,
    refusal,
    squares_for,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

KINDS = {
    4: "aacb cbaa acba baac aaaa",
    3: "cbcb bcbc",
    2: "cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd",
}
TILES = {tile: count for count, tiles in KINDS.items() for tile in tiles.split()}
STATIONS = {
    2: ["1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31", "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32"],
    3: ["1 4 6 11 15 20 23 25 28 31", "2 7 9 12 14 19 22 27 29 32", "3 5 8 10 13 18 21 24 26 30"],
    4: ["4 7 11 16 20 23 27 32", "3 8 12 15 19 24 28 31", "1 6 10 13 18 21 25 30", "2 5 9 14 17 22 26 29"],
    5: ["1 5 10 14 22 28", "6 12 18 23 27 32", "3 7 15 19 25 29", "2 9 13 21 26 30", "4 8 11 20 24 31"],
    6: ["1 5 10 19 27", "2 11 18 25 29", "4 8 14 21 26", "6 15 20 24 31", "3 9 13 23 30", "7 12 22 28 32"],
}
COMPANIES = {
    "yellow": [1, 10, 19, 28],
    "blue": [7, 14, 21, 32],
    "orange": [3, 12, 17, 26],
    "grey": [5, 16, 23, 30],
    "red": [8, 15, 22, 29],
    "brown": [2, 11, 20, 25],
    "green": [6, 13, 24, 31],
    "purple": [4, 9, 18, 27],
}
SIDES = [range(1, 9), range(9, 17), range(17, 25), range(25, 33)]
TO_THE_CENTRE = {4, 5, 12, 13, 20, 21, 28, 29}


def first_square(station: int) -> tuple[int, int]:
    """Return row and column of a station's first square, walking anticlockwise from the top right corner."""
    side, step = divmod(station - 1, 8)
    return [(0, 7 - step), (step, 0), (7, step), (7 - step, 7)][side]


def straight_from(station: int) -> str:
    """Write down tiles that lead a station's line straight across the board, as far as the central station."""
    side = (station - 1) // 8
    row, column = first_square(station)
    down, right = [(1, 0), (0, 1), (-1, 0), (0, -1)][side]
    tiles = [("aacb", "acba"), ("cbaa", "acba"), ("cbaa", "baac"), ("aacb", "baac")][side]
    path = [(row + step * down, column + step * right) for step in range(8)]
    path = path[:3] if station in TO_THE_CENTRE else path
    return "".join(f"{tiles[step % 2]}{row}{column}" for step, (row, column) in enumerate(path))


@pytest.mark.rule("M1.1")
def test_sixty_squares_take_track_tiles_and_the_four_central_ones_none() -> None:
    game, s = begin()
    laid = [move[3] for move, _ in playout(game, s, seed=1) if move[0] == "lay"]
    assert sorted(map(int, laid)) == TRACK_SQUARES
    assert set(range(64)) - set(TRACK_SQUARES) == {square(3, 3), square(3, 4), square(4, 3), square(4, 4)}


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("number", [-1, 64])
def test_there_are_no_squares_beyond_rows_and_columns_0_to_7(number: int) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert refusal(game, s, ("lay", "aaaa", 0, number)) == Reason("square-outside", "M1.1", {"squares": [number]})


@pytest.mark.rule("M1.2")
def test_stations_are_numbered_anticlockwise_from_the_top_right_corner() -> None:
    game, s = begin()
    lay(game, s, "aaaa03")  # so that dddd has a legal square and must not return a train to its station
    hold(game, s, 0, "dddd")
    departures: dict[int, list[int]] = {}
    for station in range(1, 33):
        departures.setdefault(square(*first_square(station)), []).append(station)
    assert len(departures) == len(EDGE_SQUARES) == 28
    for number, stations in departures.items():
        if number != square(0, 3):
            assert refusal(game, s, ("lay", "dddd", 0, number)).arguments["stations"] == stations
    assert [departures[square(*corner)] for corner in ((0, 7), (0, 0), (7, 0), (7, 7))] == [
        [1, 32],
        [8, 9],
        [16, 17],
        [24, 25],
    ]


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize("station", sorted(set(range(1, 33)) - TO_THE_CENTRE))
def test_straight_track_leads_from_a_departure_to_the_arrival_of_the_station_opposite(station: int) -> None:
    game, s = begin()
    lay(game, s, straight_from(station))
    opposite = 25 - station if station <= 8 or 17 <= station <= 24 else 41 - station
    [line] = entries(game, s, station=station)
    assert (line.points, line.arguments["end"]) == (8, opposite)


@pytest.mark.rule("M1.5")
@pytest.mark.parametrize("station", sorted(TO_THE_CENTRE))
def test_the_central_station_has_an_arrival_track_for_each_central_square_and_outer_side(station: int) -> None:
    game, s = begin()
    lay(game, s, straight_from(station))
    assert {entry.arguments["end"] for entry in entries(game, s, station=station)} == {"centre"}


@pytest.mark.rule("M1.3")
def test_a_letter_leads_from_each_entrance_to_its_exit() -> None:
    exits = {
        0: {"a": 5, "b": 3, "c": 7, "d": 1},
        2: {"a": 7, "b": 5, "c": 1, "d": 3},
        4: {"a": 1, "b": 7, "c": 3, "d": 5},
        6: {"a": 3, "b": 1, "c": 5, "d": 7},
    }
    for entrance, by_letter in exits.items():
        for letter, port in by_letter.items():
            assert 2 * exit_edge(4 * letter, entrance // 2) + 1 == port


@pytest.mark.rule("M1.3")
def test_a_line_follows_the_letters_of_the_entrances_it_takes() -> None:
    game, s = begin()
    # From station 6 down, down, left, up, left.
    lay(game, s, "aacb02acba12cbaa22bcbc21acba11")
    hold(game, s, 0, "cccc")
    play(game, s, ("lay", "cccc", 0, square(1, 0)))  # entered from the right: c leads up
    hold(game, s, 1, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(0, 0)))  # entered from below: b leads left, to station 9
    scored = next(effect.arguments for effect in effects if effect.arguments.get("station") == 6)
    path = [(0, 2), (1, 2), (2, 2), (2, 1), (1, 1), (1, 0), (0, 0)]
    assert scored["end"] == 9
    assert scored["squares"] == [square(*place) for place in path]


@pytest.mark.rule("M1.4")
def test_the_tower_holds_the_sixty_published_track_tiles() -> None:
    game = cityboard.load("metro", players=2, start=0, frame=[1, 2])
    tower = {move[2]: weight for move, weight in game.chances(game.start())}
    assert tower == TILES
    assert sum(tower.values()) == 60
    assert all(map(is_tile, tower))


@pytest.mark.rule("M1.4")
@pytest.mark.parametrize("tile", ["abcd", "aaa", "AAAA", 7])
def test_other_tiles_do_not_exist(tile: str | int) -> None:
    game, s = begin()
    assert refusal(game, s, ("lay", tile, 0, 0)) == Reason("tile-unknown", "M1.4", {"tiles": [tile]})


@pytest.mark.rule("M1.4", "M3.2")
def test_all_arrows_point_the_same_way_so_no_tile_is_ever_turned() -> None:
    game, s = begin()
    for tile in TILES:
        hold(game, s, 0, tile)
        assert squares_for(game, s, tile) == {move.square for move in lays(game, s)}


@pytest.mark.rule("M1.6")
@pytest.mark.parametrize("players", STATIONS)
def test_the_frame_gives_each_colour_its_stations(players: int) -> None:
    _, s = begin(players=players)
    wanted = [[int(number) for number in stations.split()] for stations in STATIONS[players]]
    assert [[n for n in range(1, 33) if s.owners[n - 1] == seat] for seat in range(players)] == wanted
    nobody = {2: [], 3: [16, 17], 4: [], 5: [16, 17], 6: [16, 17]}[players]
    assert [n for n in range(1, 33) if s.owners[n - 1] == UNKNOWN] == nobody


@pytest.mark.rule("M1.6")
def test_frame_colours_are_not_turn_order_they_are_chosen() -> None:
    _, s = begin(players=3, frame=[3, 1, 2])
    assert [s.owners[station - 1] for station in (3, 1, 2)] == [0, 1, 2]
    assert s.turn == 0


@pytest.mark.rule("M1.6")
def test_frame_colours_are_assigned_at_random_if_not_chosen() -> None:
    game = cityboard.load("metro", players=3, start=0)
    s = game.start()
    for seat, colours in enumerate([[1, 2, 3], [1, 3], [1]]):
        assert game.chances(s) == [(("frame", seat, colour), 1) for colour in colours]
        game.play(s, ("frame", seat, colours[1] if seat == 0 else colours[-1]))
    assert [s.owners[station - 1] for station in (2, 3, 1)] == [0, 1, 2]


@pytest.mark.rule("M1.6")
def test_chance_gives_no_frame_colour_twice() -> None:
    game = cityboard.load("metro", players=2, start=0)
    s = game.start()
    game.play(s, ("frame", 0, 2))
    outcome = ("frame", 1, 2)
    assert game.refuse(s, outcome) == Reason("chance-impossible", "M1.6", {"outcome": list(outcome)})


@pytest.mark.rule("M1.7")
@pytest.mark.parametrize("options", [{"players": 2, "modules": ["companies"]}, {"modules": ["solo"]}])
def test_each_company_has_four_stations_one_on_every_side(options: dict[str, Any]) -> None:
    _, s = begin(**options)
    for company, stations in COMPANIES.items():
        assert [n for n in range(1, 33) if s.owners[n - 1] == COLOURS.index(company)] == stations
        assert all(len(set(side) & set(stations)) == 1 for side in SIDES)
    assert sorted(station for stations in COMPANIES.values() for station in stations) == list(range(1, 33))


@pytest.mark.rule("M1.8")
def test_the_box_holds_what_the_rules_list() -> None:
    game = cityboard.load("metro", players=6, modules=["companies", "central-stations"])
    assert isinstance(game, Metro)
    s = game.start()
    wagons = [owner for owner in s.owners[:32] if owner != UNKNOWN]
    shares = [count for piece, count in game.pieces(s).items() if piece.startswith("shares")]
    frames = [*game.box.stations, "companies"]
    assert (len(wagons), max(game.box.stations), game.frame.accounts) == (32, 6, 8)
    assert (len(frames), sum(shares)) == (2 * 3, 32)
    assert len({move[1] for move in game.actions() if move[0] == "station"}) == 8
    rails = cityboard.load("metro", players=6, modules=["companies", "central-rails"])
    r = rails.start()
    while rails.chances(r)[0][0][0] != "rail":
        rails.play(r, rails.moves(r)[0])
    assert sum(weight for _, weight in rails.chances(r)) == 4 * 8  # eight tiles, each in four turns
