"""M8: central stations."""

from random import Random

import pytest

from cityboard.core.game import Entry, Move
from cityboard.core.reason import Reason
from tests.titles.metro.rules.asking import (
    entries,
    fill,
    hand,
    is_legal,
    moves_of_kind,
    playout,
    refusal,
    reported,
    squares_for,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.metro.rules.test_m7_companies import holdings

BESIDE = [(2, 3), (2, 4), (3, 5), (4, 5), (5, 4), (5, 3), (4, 2), (3, 2)]
STATIONS = {"modules": ["central-stations"]}
BOTH = {"modules": ["companies", "central-stations"]}
SHARES: list[Move] = [
    ("share", 0, 10, "red"),
    ("share", 0, 20, "red"),
    ("share", 0, 30, "blue"),
    ("share", 0, 40, "green"),
    ("share", 1, 30, "red"),
]


@pytest.mark.rule("M8.1")
def test_each_player_may_put_one_central_station_on_any_of_the_eight_places() -> None:
    game, s = begin(**STATIONS)
    assert moves_of_kind(game, s, "station") == [("station", place) for place in range(8)]
    effects = play(game, s, ("station", 3))
    assert [effect.code for effect in effects] == ["station-placed"]
    assert effects[0].arguments == {"seat": 0, "owner": 0, "place": 3}


@pytest.mark.rule("M8.1")
def test_a_taken_place_is_not_free() -> None:
    game, s = begin(**STATIONS)
    play(game, s, ("station", 3))
    assert refusal(game, s, ("station", 3)) == Reason("place-taken", "M8.1", {"places": [3]})
    assert len(moves_of_kind(game, s, "station")) == 7


@pytest.mark.rule("M8.1")
def test_nobody_places_a_second_central_station() -> None:
    game, s = begin(**STATIONS)
    play(game, s, ("station", 3))
    play(game, s, ("station", 4))
    assert refusal(game, s, ("station", 5)) == Reason("station-used", "M8.1", {"owner": 0})
    assert moves_of_kind(game, s, "station") == []


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize("move", [("station",), ("station", 8), ("station", -1), ("station", "0"), ("station", 0, 10)])
def test_a_central_station_names_one_of_eight_places(move: Move) -> None:
    game, s = begin(**STATIONS)
    assert refusal(game, s, move) == Reason("move-malformed", "M8.1", {"move": list(move)})


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize("place", range(8))
def test_its_departure_starts_an_extra_line_of_that_player(place: int) -> None:
    game, s = begin(start=1, **STATIONS)
    play(game, s, ("station", place))
    row, column = BESIDE[place]
    down, right = [(-1, 0), (-1, 0), (0, 1), (0, 1), (1, 0), (1, 0), (0, -1), (0, -1)][place]
    tiles = ["cbaa", "cbaa", "acba", "acba", "aacb", "aacb", "baac", "baac"][place]
    length = 3
    lay(game, s, "".join(f"{tiles}{row + n * down}{column + n * right}" for n in range(length)))
    end = [5, 4, 29, 28, 21, 20, 13, 12][place]
    line = {"station": 33 + place, "crossings": 3, "end": end}
    assert entries(game, s, station=33 + place) == [Entry(1, "line", "M4.2", 3, line)]


@pytest.mark.rule("M8.2")
def test_its_points_are_not_doubled_even_if_it_ends_in_the_centre() -> None:
    game, s = begin(**STATIONS)
    play(game, s, ("station", 0))
    lay(game, s, "adad23ccda13")
    line = {"station": 33, "crossings": 3, "end": "centre"}
    assert game.breakdown(s) == [Entry(0, "line", "M4.2", 3, line)]
    assert game.scores(s) == [3, 0]


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize(("tiles", "end"), [("adad23ccda13", "centre"), ("cbaa23cbaa13cbaa03", 5)])
def test_a_if_laid_track_already_makes_the_line_complete_it_is_scored_at_once(tiles: str, end: int | str) -> None:
    game, s = begin(**STATIONS)
    lay(game, s, tiles)
    effects = play(game, s, ("station", 0))
    assert [effect.code for effect in effects] == ["station-placed", "line-scored"]
    assert reported(effects, "line-scored", "end") == [end]
    assert reported(effects, "line-scored", "points") == [3]
    assert game.scores(s) == [3, 0]


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize("place", range(8))
def test_b_it_may_not_be_placed_where_its_line_would_be_complete_over_one_crossing(place: int) -> None:
    game, s = begin(**STATIONS)
    row, column = BESIDE[place]
    tile = ["ccda", "ccda", "accd", "accd", "dacc", "dacc", "cdac", "cdac"][place]
    lay(game, s, f"{tile}{row}{column}")
    concerned = {"places": [place], "squares": [square(row, column)]}
    assert refusal(game, s, ("station", place)) == Reason("station-one-tile", "M8.2", concerned)


@pytest.mark.rule("M8.2", "M3.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_c_once_placed_its_departure_counts_for_lines_of_one_tile(seat: int) -> None:
    game, s = begin(start=seat, **STATIONS)
    lay(game, s, "aacb13")
    back: Move = ("lay", "ccda", 0, square(2, 3))
    hold(game, s, seat, "ccda")
    assert is_legal(game, s, back)
    play(game, s, ("station", 0))
    hold(game, s, 1 - seat, "ccda")
    concerned = {"tiles": ["ccda"], "squares": [square(2, 3)], "stations": [33]}
    assert refusal(game, s, back) == Reason("one-tile-line", "M3.4", concerned)


@pytest.mark.rule("M8.2", "M3.5")
def test_c_once_placed_its_departure_counts_for_the_exception_too() -> None:
    for free, legal in [
        ({(2, 3), (2, 4)}, {(2, 3), (2, 4)}),  # no square is left that would do
        ({(2, 3), (2, 4), (0, 3)}, {(0, 3)}),
    ]:
        game, s = begin(**STATIONS)
        play(game, s, ("station", 0))
        play(game, s, ("station", 1))
        hold(game, s, 0, "ccda")
        fill(game, s, *(square(*place) for place in free))
        assert squares_for(game, s, "ccda") == {square(*place) for place in legal}


@pytest.mark.rule("M8.2", "M8.3")
def test_d_an_edge_line_that_ends_on_its_place_is_still_doubled() -> None:
    game, s = begin(start=1, **STATIONS)
    play(game, s, ("station", 0))
    lay(game, s, "adad03adad13aaaa23")
    down = {"station": 5, "crossings": 3, "end": "centre"}
    up = {"station": 33, "crossings": 3, "end": 5}
    assert game.breakdown(s) == [
        Entry(0, "line", "M4.2", 3, down),
        Entry(0, "doubling", "M4.3", 3, down),
        Entry(1, "line", "M4.2", 3, up),
    ]
    assert game.scores(s) == [6, 3]


@pytest.mark.rule("M8.4")
@pytest.mark.parametrize("place", range(8))
def test_no_tile_may_be_laid_beside_a_central_station_only_because_of_it(place: int) -> None:
    game, s = begin(**STATIONS)
    play(game, s, ("station", place))
    hold(game, s, 1, "aaaa")
    number = square(*BESIDE[place])
    concerned = {"tiles": ["aaaa"], "squares": [number]}
    assert refusal(game, s, ("lay", "aaaa", 0, number)) == Reason("square-not-adjacent", "M3.1", concerned)


@pytest.mark.rule("M8.4")
def test_no_line_need_lead_to_a_central_station() -> None:
    game, s = begin(**STATIONS)
    assert not any(s.board)
    assert all(is_legal(game, s, ("station", place)) for place in range(8))


@pytest.mark.rule("M8.5")
def test_placing_it_uses_the_whole_turn_and_no_track_tile_is_drawn() -> None:
    game, s = begin(**STATIONS)
    held, left = hand(game, s, 0), s.left
    play(game, s, ("station", 0))
    assert (s.turn, s.left, hand(game, s, 0)) == (1, left, held)


@pytest.mark.rule("M8.5")
def test_at_the_end_an_unplaced_one_is_lost() -> None:
    def never_place(moves: list[Move], rng: Random) -> Move:
        return rng.choice([move for move in moves if move[0] != "station"])

    game, s = begin(**STATIONS)
    plain, t = begin()
    for move, _ in playout(game, s, 1, never_place):
        plain.play(t, move)
    assert game.moves(s) == []
    assert game.breakdown(s) == plain.breakdown(t)


@pytest.mark.rule("M8.6")
def test_with_companies_a_share_is_revealed_and_its_company_gets_the_line() -> None:
    game, s = begin(*SHARES, **BOTH)
    assert len(moves_of_kind(game, s, "station")) == 8 * 4
    effects = play(game, s, ("station", 0, 20))
    assert [(effect.code, effect.arguments) for effect in effects] == [
        ("share-revealed", {"seat": 0, "percent": 20, "company": "red"}),
        ("station-placed", {"seat": 0, "owner": "red", "place": 0}),
    ]
    lay(game, s, "cbaa23cbaa13cbaa03")
    assert [(entry.owner, entry.points) for entry in entries(game, s, station=33)] == [("red", 3)]


@pytest.mark.rule("M8.6", "M2.6")
def test_the_share_lies_open_before_the_player_and_still_counts() -> None:
    game, s = begin(*SHARES, **BOTH)
    assert holdings(game, game.view(s, 1), 0) == {}
    before = holdings(game, s, 0)
    play(game, s, ("station", 0, 40))
    assert holdings(game, game.view(s, 1), 0) == holdings(game, game.view(s, None), 0) == {"green": 40}
    assert holdings(game, s, 0) == before == {"red": 30, "blue": 30, "green": 40}


@pytest.mark.rule("M8.6")
def test_the_revealed_share_can_no_longer_be_exchanged_or_revealed_again() -> None:
    game, s = begin(*SHARES, **BOTH)
    play(game, s, ("station", 0, 40))
    play(game, s, ("exchange", 10, "open"))
    revealed = Reason("share-revealed", "M8.6", {"cards": [("green", 40)]})
    again: list[Move] = [("exchange", 40, "open"), ("exchange", 40, "pile"), ("station", 1, 40)]
    for move in again:
        assert refusal(game, s, move) == revealed
    assert is_legal(game, s, ("exchange", 30, "open"))


@pytest.mark.rule("M8.6")
def test_there_is_one_central_station_per_company() -> None:
    game, s = begin(*SHARES, **BOTH)
    play(game, s, ("station", 0, 10))
    used = Reason("station-used", "M8.6", {"owner": "red"})
    assert refusal(game, s, ("station", 1, 30)) == used  # seat 1 holds 30% of red
    play(game, s, ("exchange", 10, "open"))
    assert refusal(game, s, ("station", 1, 20)) == used  # seat 0 holds 20% of red too


@pytest.mark.rule("M8.6")
def test_a_player_may_do_it_for_several_companies_one_per_turn() -> None:
    game, s = begin(*SHARES, **BOTH)
    for place, percent in enumerate([10, 30, 40]):
        assert s.turn == 0
        play(game, s, ("station", place, percent))
        assert s.turn == 1
        play(game, s, moves_of_kind(game, s, "lay")[0])
    assert moves_of_kind(game, s, "station") == []
    assert holdings(game, game.view(s, 1), 0) == {"red": 10, "blue": 30, "green": 40}


@pytest.mark.rule("M8.6", "M7.4")
def test_it_is_allowed_after_exchanging_has_closed() -> None:
    game, s = begin(*SHARES, **BOTH)
    s.points[0] = 25
    assert moves_of_kind(game, s, "exchange") == []
    assert is_legal(game, s, ("station", 0, 10))


@pytest.mark.rule("M8.6")
@pytest.mark.parametrize("move", [("station", 0), ("station", 0, 15), ("station", 0, 10, 10), ("station", 9, 10)])
def test_with_companies_a_central_station_names_place_and_percentage(move: Move) -> None:
    game, s = begin(**BOTH)
    assert refusal(game, s, move) == Reason("move-malformed", "M8.1", {"move": list(move)})
