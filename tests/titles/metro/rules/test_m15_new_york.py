"""M15: New York."""

from collections import Counter

import pytest

import cityboard
from cityboard.titles.metro.rules.cities.new_york import NewYork
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.city_life import COLOURS, CORNER, TURN, entries, points, put, reported, set_up, standing
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

V = [4, 2, 1, 3, 2, 3, 1, 0]
NAMES = """Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge,
St Patrick's Cathedral, Rockefeller Center"""


def new_york(game: Metro) -> NewYork:
    city = game.modules[-1]
    assert isinstance(city, NewYork)
    return city


def complete_line_7(start: int = 0) -> tuple[Metro, State, list[dict[str, object]]]:
    """Let a seat complete line 7 (of seat 0, with board 0), which ends at station 10 with a blue tourist."""
    game, s = begin(("board", 0, 0), city="new-york", start=start)
    put(game, s, 10, "blue")
    lay(game, s, CORNER)
    hold(game, s, start, TURN)
    effects = play(game, s, ("lay", TURN, 0, square(1, 1)))
    return game, s, [dict(arguments) for arguments in reported(effects, "tourist-to-board")]


# M15.1


@pytest.mark.rule("M15.1", "M11.3")
def test_32_tourists_stand_at_the_edge_stations_one_at_each() -> None:
    game = cityboard.load("metro", city="new-york", players=3)
    assert isinstance(game, Metro)
    s, came = set_up(game)
    tourists = [move[1:] for move in came if move[0] == "tourist-at"]
    assert [station for station, _ in tourists] == list(range(1, 33))
    assert Counter(colour for _, colour in tourists) == dict.fromkeys(COLOURS, 4)
    assert sorted(standing(game, s)) == list(range(1, 33))


@pytest.mark.rule("M15.1", "M15.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_gets_one_board_at_random(players: int) -> None:
    game = cityboard.load("metro", city="new-york", players=players, frame=list(range(1, players + 1)), start=0)
    s = game.start()
    for seat in range(players):
        assert game.chances(s) == [(("board", seat, board), 1) for board in range(8 - seat)]
        game.play(s, ("board", seat, 7 - seat))
    assert game.chances(s) == [(("tourist-at", 1, colour), 4) for colour in COLOURS]


@pytest.mark.rule("M15.1", "M15.4")
def test_with_companies_board_i_belongs_to_company_i() -> None:
    game, s = begin(city="new-york", modules=["companies"])
    for station in range(1, 33):
        put(game, s, station, "yellow")
    # One line of every company, stations 1 to 8, that ends where it began.
    lay(game, s, "dacc00dddd01dacc02dddd03dbba04dbba05dada06dada07")
    values = dict(zip(COLOURS, V[:1] + V[:0:-1], strict=True))
    assert points(game, s, "M15.3") == {company: value for company, value in values.items() if value}


# M15.2


@pytest.mark.rule("M15.2")
@pytest.mark.parametrize("layer", [0, 1])
def test_the_owner_of_a_line_takes_the_tourist_of_its_end_whoever_laid_the_tile(layer: int) -> None:
    game, s, taken = complete_line_7(start=layer)
    assert taken == [{"owner": 0, "colour": "blue", "station": 10}]
    assert sorted(standing(game, s)) == [station for station in range(1, 33) if station != 10]
    assert points(game, s, "M15.3") == {0: 2}


@pytest.mark.rule("M15.2")
def test_a_line_that_ends_where_no_tourist_is_takes_nobody() -> None:
    game, s = begin(city="new-york")
    put(game, s, 10)
    lay(game, s, CORNER)
    hold(game, s, 0, TURN)
    effects = play(game, s, ("lay", TURN, 0, square(1, 1)))
    assert reported(effects, "line-scored")
    assert not reported(effects, "tourist-to-board")
    assert entries(game, s, "M15.3") == []


@pytest.mark.rule("M15.2")
def test_a_line_that_ends_in_the_centre_takes_nobody() -> None:
    game, s = begin(city="new-york")
    lay(game, s, "aaaa03aacb13")
    hold(game, s, 0, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(2, 3)))
    assert reported(effects, "line-scored")[0]["end"] == "centre"
    assert not reported(effects, "tourist-to-board")
    assert len(standing(game, s)) == 32


@pytest.mark.rule("M15.2")
def test_a_line_without_owner_takes_nobody() -> None:
    game, s = begin(city="new-york", players=3)
    lay(game, s, "aaaa70")
    hold(game, s, 0, "accd")
    effects = play(game, s, ("lay", "accd", 0, square(7, 1)))
    assert reported(effects, "line-unowned")
    assert not reported(effects, "tourist-to-board")
    assert len(standing(game, s)) == 32


# M15.3


@pytest.mark.rule("M15.3")
def test_published_example_two_at_3_of_which_one_is_red_two_at_1_and_one_at_0_score_8() -> None:
    game, s = begin(("board", 0, 7), city="new-york")
    for station, colour in zip((3, 5, 7, 11, 13), ("orange", "red", "blue", "blue", "green"), strict=True):
        put(game, s, station, colour)
    # Five lines of seat 0 that end where they began.
    lay(game, s, "dacc01dacc03dbba05accd20accd40")
    told_of = [(e.owner, e.code, e.points, dict(e.arguments)) for e in entries(game, s, "M15.3")]
    assert told_of == [
        (0, "new-york-monument", 2, {"colour": "blue", "tourists": 2}),
        (0, "new-york-monument", 3, {"colour": "orange", "tourists": 1}),
        (0, "new-york-monument", 3, {"colour": "red", "tourists": 1}),
        (0, "new-york-monument", 0, {"colour": "green", "tourists": 1}),
    ]
    assert points(game, s, "M15.3") == {0: 8}
    assert game.scores(s) == [5 + 8, 0]


# M15.4


@pytest.mark.rule("M15.4")
def test_the_boards_of_the_edition() -> None:
    game, _ = begin(city="new-york")
    assert new_york(game).boards == [[V[(j - i) % 8] for j in range(8)] for i in range(8)]
    assert new_york(game).names == NAMES.replace("\n", " ").split(", ")


@pytest.mark.rule("M15.4")
@pytest.mark.parametrize("board", range(8))
def test_a_board_gives_every_colour_its_own_value(board: int) -> None:
    for j, colour in enumerate(COLOURS):
        game, s = begin(("board", 0, board), city="new-york")
        put(game, s, 7, colour)
        lay(game, s, "dacc01")
        assert points(game, s, "M15.3").get(0, 0) == V[(j - board) % 8]
