"""M4: complete lines and what they are worth."""

from typing import Any

import pytest

from cityboard.core.game import Entry
from tests.titles.metro.rules.asking import entries, is_legal, playout, points_of_line, reported
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

# A line over six tiles, (1,4) twice, into the central station; the tile on (3,5) is still missing.
EXAMPLE = "acba04aacb14dacc24baac15aaaa25"


@pytest.mark.rule("M4.1")
def test_a_complete_line_scores_at_once_for_its_owner_whoever_laid_the_tile() -> None:
    game, s = begin()
    lay(game, s, "aaaa04")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 0, square(1, 4)))
    assert reported(effects, "line-scored", "owner") == [1]
    assert reported(effects, "line-scored", "points") == [3]
    assert game.scores(s) == [0, 3]


@pytest.mark.rule("M4.1")
def test_a_line_that_has_not_reached_an_arrival_scores_nothing() -> None:
    game, s = begin()
    hold(game, s, 0, "aaaa")
    effects = play(game, s, ("lay", "aaaa", 0, square(0, 4)))
    assert reported(effects, "line-scored", "station") == []
    assert game.scores(s) == [0, 0]


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize(
    ("tiles", "line", "end"),
    [
        ("aaaa03dacc13", 5, 5),  # back to its own station
        ("bbbb03bbbb04", 5, 4),  # to another
        ("aacb03acba13aaaa23", 5, "centre"),
    ],
)
def test_a_line_may_end_at_any_arrival(tiles: str, line: int, end: int | str) -> None:
    game, s = begin()
    lay(game, s, tiles)
    assert {entry.arguments["end"] for entry in entries(game, s, station=line)} == {end}


@pytest.mark.rule("M4.1")
def test_one_placement_may_complete_several_lines() -> None:
    game, s = begin()
    lay(game, s, "adad03aaaa10dada11dada12")
    hold(game, s, 0, "dddd")
    effects = play(game, s, ("lay", "dddd", 0, square(1, 3)))
    assert reported(effects, "line-scored", "station") == [5, 10]
    assert reported(effects, "line-scored", "points") == [3, 7]
    assert game.scores(s) == [3, 7]


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_line_from_a_station_without_owner_completes_but_scores_nothing(players: int) -> None:
    game, s = begin(players=players)
    lay(game, s, "aaaa70")
    hold(game, s, 0, "accd")
    effects = play(game, s, ("lay", "accd", 0, square(7, 1)))  # sends the train of station 16 back
    assert reported(effects, "line-unowned", "station") == [16]
    assert reported(effects, "line-scored", "station") == []
    assert game.scores(s) == [0] * players
    assert entries(game, s, station=16) == []


@pytest.mark.rule("M4.1")
def test_a_line_without_owner_takes_nothing() -> None:
    game, s = begin(*[("tourist-at", station, "red") for station in (16, 17)], players=3, city="new-york")
    lay(game, s, "aaaa70")
    hold(game, s, 0, "accd")
    effects = play(game, s, ("lay", "accd", 0, square(7, 1)))
    assert [effect.code for effect in effects] == ["laid", "line-unowned", "dealt"]


@pytest.mark.rule("M4.2")
def test_every_tile_crossed_is_one_point_and_every_further_crossing_another() -> None:
    game, s = begin()
    lay(game, s, "aaaa03dacc13")  # down, back, up again: three crossings of two tiles
    assert game.breakdown(s) == [Entry(0, "line", "M4.2", 3, {"station": 5, "crossings": 3, "end": 5})]


@pytest.mark.rule("M4.2", "M4.3")
def test_a_line_into_the_central_station_counts_double_but_the_track_printed_there_nothing() -> None:
    game, s = begin()
    lay(game, s, "aacb03acba13aaaa23")
    line = {"station": 5, "crossings": 3, "end": "centre"}
    assert game.breakdown(s) == [Entry(0, "line", "M4.2", 3, line), Entry(0, "doubling", "M4.3", 3, line)]
    assert game.scores(s) == [6, 0]


@pytest.mark.rule("M4.3")
def test_a_line_that_ends_at_the_edge_is_not_doubled() -> None:
    game, s = begin()
    lay(game, s, "bbbb03bbbb04")
    assert entries(game, s, code="doubling", station=5) == []
    assert points_of_line(game, s, 5) == 2


@pytest.mark.rule("M4.4")
def test_published_example_a_line_over_six_tiles_one_of_them_twice_into_the_central_station_is_14() -> None:
    game, s = begin()
    lay(game, s, EXAMPLE)
    hold(game, s, 0, "cbaa")
    effects = play(game, s, ("lay", "cbaa", 0, square(3, 5)))
    [scored] = [effect.arguments for effect in effects if effect.code == "line-scored"]
    path = [(0, 4), (1, 4), (2, 4), (1, 4), (1, 5), (2, 5), (3, 5)]
    assert scored == {
        "station": 4,
        "owner": 1,
        "crossings": 7,
        "points": 14,
        "end": "centre",
        "squares": [square(*place) for place in path],
    }
    assert game.scores(s) == [0, 14]


@pytest.mark.rule("M4.2", "M4.4")
@pytest.mark.parametrize("last", range(6))
def test_a_line_is_worth_the_same_whichever_tile_completes_it(last: int) -> None:
    tiles = [(EXAMPLE + "cbaa35")[start : start + 6] for start in range(0, 36, 6)]
    game, s = begin()
    lay(game, s, "".join(tiles[:last] + tiles[last + 1 :]))
    assert game.scores(s) == [0, 0]
    lay(game, s, tiles[last])
    assert game.scores(s) == [0, 14]


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 6, "modules": ["central-stations"]}])
def test_every_line_is_scored_exactly_once(options: dict[str, Any]) -> None:
    for seed in range(5):
        game, s = begin(**options)
        placed = 0
        complete: list[int] = []
        for move, effects in playout(game, s, seed):
            placed += move[0] == "station"
            complete += reported(effects, "line-scored", "station") + reported(effects, "line-unowned", "station")
        assert len(complete) == len(set(complete)) == 32 + placed


@pytest.mark.rule("M4.2", "M4.3", "M4.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_breakdown_adds_up_to_the_score_at_every_moment(seed: int) -> None:
    game, s = begin(players=4)
    scored = [0] * 4
    for _, effects in playout(game, s, seed):
        for owner, points in zip(
            reported(effects, "line-scored", "owner"), reported(effects, "line-scored", "points"), strict=True
        ):
            scored[owner] += points
        assert game.scores(s) == scored
        assert [sum(e.points for e in game.breakdown(s) if e.owner == seat) for seat in range(4)] == scored
    assert {entry.rule for entry in game.breakdown(s)} == {"M4.2", "M4.3"}


@pytest.mark.rule("M4.5")
def test_a_closed_loop_belongs_to_nobody_and_is_worth_nothing() -> None:
    game, s = begin()
    lay(game, s, "aacb11baac12cbaa22")
    hold(game, s, 0, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(2, 1)))
    assert [effect.code for effect in effects] == ["laid", "dealt"]
    assert game.scores(s) == [0, 0]


@pytest.mark.rule("M4.5")
def test_track_from_the_central_station_belongs_to_nobody_and_does_not_count_for_lines_of_one_tile() -> None:
    game, s = begin()
    lay(game, s, "aacb12aacb13")
    hold(game, s, 0, "ccda")
    back_to_the_centre = ("lay", "ccda", 0, square(2, 3))
    assert is_legal(game, s, back_to_the_centre)
    effects = play(game, s, back_to_the_centre)
    assert [effect.code for effect in effects] == ["laid", "dealt"]
    assert game.breakdown(s) == []


@pytest.mark.rule("M4.6")
@pytest.mark.parametrize("city", [None, "stockholm"])
def test_lines_score_in_ascending_departure_number(city: str | None) -> None:
    game, s = begin(city=city)
    lay(game, s, "aaaa67adad76")
    hold(game, s, 0, "dddd")
    effects = play(game, s, ("lay", "dddd", 0, square(6, 6)))  # line 26 comes from the right, 23 from below
    assert reported(effects, "line-scored", "station") == [23, 26]


@pytest.mark.rule("M4.6")
@pytest.mark.parametrize("city", [None, "new-york"])
def test_lines_score_by_departure_then_central_lines_by_place_then_the_tile_is_drawn(city: str | None) -> None:
    game, s = begin(modules=["central-stations"], city=city)
    play(game, s, ("station", 2))
    play(game, s, ("station", 1))
    lay(game, s, "adad05adad15cbcb24cbcb35dada26dada27")
    hold(game, s, 0, "dddd")
    effects = play(game, s, ("lay", "dddd", 0, square(2, 5)))
    codes = [effect.code for effect in effects if effect.code != "tourist-to-board"]
    assert codes == ["laid", *["line-scored"] * 4, "dealt"]
    assert reported(effects, "line-scored", "station") == [3, 30, 34, 35]
    assert reported(effects, "line-scored", "owner") == [0, 1, 1, 0]
    assert reported(effects, "line-scored", "points") == [5, 5, 3, 3]


@pytest.mark.rule("M4.6")
def test_places_are_counted_clockwise_from_the_left_place_of_the_top_side() -> None:
    beside = [(2, 3), (2, 4), (3, 5), (4, 5), (5, 4), (5, 3), (4, 2), (3, 2)]
    tiles = ["ccda", "ccda", "accd", "accd", "dacc", "dacc", "cdac", "cdac"]
    for place, (number, tile) in enumerate(zip(beside, tiles, strict=True)):
        game, s = begin(modules=["central-stations"])
        lay(game, s, f"{tile}{number[0]}{number[1]}")  # sends exactly this place's line back
        refused = game.refuse(s, ("station", place))
        assert refused is not None
        assert refused.arguments == {"places": [place], "squares": [square(*number)]}
        assert all(is_legal(game, s, ("station", other)) for other in range(8) if other != place)


@pytest.mark.rule("M4.6")
def test_the_city_comes_after_the_tile_and_before_the_lines() -> None:
    game, s = begin(city="stockholm")
    lay(game, s, "aaaa03")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 0, square(1, 3)))
    assert [effect.code for effect in effects] == ["laid", "tourist-to-row", "line-scored", "dealt"]


@pytest.mark.rule("M4.6")
def test_lines_wait_until_the_choices_of_the_city_are_made() -> None:
    game, s = begin(city="st-petersburg")
    lay(game, s, "aaaa02aacb12")
    hold(game, s, 0, "dbba")
    assert [effect.code for effect in play(game, s, ("lay", "dbba", 0, square(2, 2)))] == ["laid"]
    assert (s.turn, game.scores(s)) == (0, [0, 0])
    effects = play(game, s, ("tourist", "red"))
    assert effects[0].code == "tourist-chosen"


@pytest.mark.rule("M4.6")
def test_a_tourist_arriving_with_the_tile_counts_for_lines_that_tile_completes() -> None:
    game, s = begin(("tourist-at", square(1, 2), "red"), city="berlin")
    lay(game, s, "aaaa02")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 0, square(1, 2)))
    assert [effect.code for effect in effects] == ["laid", "line-scored", "ticket-taken", "dealt"]
    assert reported(effects, "ticket-taken", "colour") == ["red"]
