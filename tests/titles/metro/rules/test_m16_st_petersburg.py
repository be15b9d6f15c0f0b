"""M16: St Petersburg."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import pytest

from cityboard.core.game import CHANCE, Move
from cityboard.core.reason import EditionError, Reason
from cityboard.core.simulation import random_game
from cityboard.titles.metro.bots.worths import worths_of
from cityboard.titles.metro.rules.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.title import build
from cityboard.titles.registry import edition_names, find_edition, own_edition
from tests.titles.metro.rules.asking import lays
from tests.titles.metro.rules.city_life import (
    COLOURS,
    CORNER,
    TURN,
    decisions,
    entries,
    looks,
    played_out,
    points,
    reported,
    visit,
)
from tests.titles.metro.rules.option_sets import default_edition
from tests.titles.metro.rules.positions import begin, hold, lay, play, settle, square

MONUMENTS = [(2, 2), (1, 1), (2, 5), (1, 6), (5, 2), (6, 1), (5, 5), (6, 6)]
NAMES = """Church of the Savior on Blood, Peterhof Palace, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral,
Fabergé Museum, Winter Palace, Catherine Palace"""
# Retyped from M16.4.
POINTS = {
    "yellow": [1, 2, 3, 4],
    "blue": [2, 2, 3, 3],
    "orange": [0, 3, 3, 4],
    "grey": [1, 1, 4, 4],
    "red": [0, 1, 4, 5],
    "brown": [0, 2, 3, 5],
    "green": [2, 2, 2, 4],
    "purple": [1, 3, 3, 3],
}
# Line 7 comes to (1,1) from above and with bbbb there turns about at (1,2) and (2,1) before it ends at station 10.
THRICE = "aaaa01accd12dacc21aacb10"
# The same line does not end at station 10 and crosses four more tiles down the edge, to station 14.
ELEVEN = THRICE.replace("aacb10", "bbbb10") + "aaaa20aaaa30aaaa40cbaa50"


def st_petersburg(game: Metro) -> StPetersburg:
    city = game.modules[-1]
    assert isinstance(city, StPetersburg)
    return city


def arrive(track: str, tile: str, start: int = 0, **options: Any) -> tuple[Metro, State]:
    """Lay track, then let the start player lay a tile on the monument card of (1,1)."""
    game, s = begin(city="st-petersburg", start=start, **options)
    lay(game, s, track)
    hold(game, s, start, tile)
    play(game, s, ("lay", tile, 0, square(1, 1)))
    assert s.turn == start
    return game, s


def one_tile_taken(value: int, **options: Any) -> tuple[Metro, State]:
    """Let the owner of line 7 take a yellow point tile of a value."""
    game, s = arrive(CORNER, TURN, **options)
    play(game, s, ("tourist", "yellow"), ("point-tile", "yellow", value))
    return game, s


def tiles(game: Metro, s: State) -> dict[tuple[int | str, str], list[int]]:
    """Return the point tiles by owner and colour, as far as they are known."""
    return {(e.owner, e.arguments["colour"]): e.arguments["tiles"] for e in entries(game, s, "M16.4")}


# M16.1


@pytest.mark.rule("M16.1")
def test_the_monument_cards_lie_on_the_inner_diagonals() -> None:
    game, s = begin(city="st-petersburg")
    assert st_petersburg(game).squares == [square(row, column) for row, column in MONUMENTS]
    asked = []
    lay(game, s, "aaaa01")
    while legal := lays(game, s):
        number = legal[0].square
        visit(game, s, *divmod(number, 8))
        if s.turn >= 0 and game.moves(s)[0][0] == "tourist":
            asked.append(divmod(number, 8))
            play(game, s, game.moves(s)[0])
    assert sorted(asked) == sorted(MONUMENTS)


@pytest.mark.rule("M16.1", "M16.2")
def test_one_tourist_of_each_colour_lies_beside_the_board_and_any_may_be_chosen() -> None:
    game, s = arrive("aaaa01", TURN)
    assert game.moves(s) == [("tourist", colour) for colour in COLOURS]


# M16.2


@pytest.mark.rule("M16.2")
def test_the_layer_chooses_any_tourist_and_puts_it_on_the_tile_just_laid() -> None:
    game, s = arrive(CORNER, TURN, start=1)
    effects = play(game, s, ("tourist", "grey"))
    assert reported(effects, "tourist-chosen") == [{"seat": 1, "colour": "grey", "square": 9}]
    assert reported(effects, "point-tile-taken") == [{"owner": 0, "colour": "grey"}]


@pytest.mark.rule("M16.2")
def test_a_tourist_on_the_board_is_no_longer_available() -> None:
    game, s = arrive("aaaa01aaaa02aacb12", TURN)
    play(game, s, ("tourist", "grey"))
    hold(game, s, 1, "cbaa")
    play(game, s, ("lay", "cbaa", 0, square(2, 2)))
    assert game.moves(s) == [("tourist", colour) for colour in COLOURS if colour != "grey"]
    assert game.refuse(s, ("tourist", "grey")) == Reason("tourist-gone", "M16.2", {"colour": "grey", "squares": [9]})


@pytest.mark.rule("M16.2")
@pytest.mark.parametrize("move", [("tourist",), ("tourist", "pink"), ("tourist", "grey", 9)])
def test_a_malformed_choice_is_refused(move: Move) -> None:
    game, s = arrive("aaaa01", TURN)
    assert game.refuse(s, move) == Reason("move-malformed", "M16.2", {"move": list(move)})


@pytest.mark.rule("M16.2")
def test_the_choice_is_mandatory() -> None:
    game, s = arrive("aaaa01", TURN)
    assert game.refuse(s, ("pass",)) == Reason("move-not-now", "M16.2", {"kind": "pass", "allowed": ["tourist"]})


@pytest.mark.rule("M16.2")
def test_a_tile_elsewhere_asks_for_no_tourist() -> None:
    game, s = begin(city="st-petersburg")
    lay(game, s, "aaaa02")
    visit(game, s, 1, 2)
    assert s.turn == 1


# M16.3


@pytest.mark.rule("M16.3")
def test_published_example_a_line_of_11_that_crosses_the_blue_tourist_three_times_takes_three_blue_tiles() -> None:
    game, s = arrive(ELEVEN, "bbbb")
    wanted = [("point-tile", "blue", value) for value in (3, 2, 2)]
    effects = play(game, s, ("tourist", "blue"), *wanted)
    (line,) = reported(effects, "line-scored")
    assert (line["station"], line["points"], line["squares"].count(9)) == (7, 11, 3)
    assert [(entry.owner, entry.points) for entry in entries(game, s, "M4.2")] == [(0, 11)]
    assert reported(effects, "point-tile-taken") == [{"owner": 0, "colour": "blue"}] * 3
    assert tiles(game, s) == {(0, "blue"): [2, 2, 3]}


@pytest.mark.rule("M16.3")
def test_the_owner_takes_the_tiles_whoever_laid_the_track() -> None:
    game, s = one_tile_taken(2, start=1)
    assert tiles(game, s) == {(0, "yellow"): [2]}


@pytest.mark.rule("M16.3")
def test_a_line_takes_tiles_of_every_tourist_it_crosses_in_the_order_of_the_line() -> None:
    game, s = begin(city="st-petersburg")
    lay(game, s, "aaaa01aaaa31aaaa41aaaa51aacb71")
    for row, tile, move in ((1, "aacb", ("tourist", "red")), (2, "aacb", None), (6, "aacb", ("tourist", "green"))):
        hold(game, s, s.turn, tile)
        effects = play(game, s, ("lay", tile, 0, square(row, 1)))
        if move:
            effects = play(game, s, move)
    assert [taken["colour"] for taken in reported(effects, "point-tile-taken")] == ["red", "green"]
    assert {taken["owner"] for taken in reported(effects, "point-tile-taken")} == {0}


@pytest.mark.rule("M16.3")
def test_four_tracks_take_four_tiles() -> None:
    # As in the example, and line 10 of the other seat crosses the tile on its way to station 7.
    game, s = arrive(THRICE.replace("aacb10", "aaaa10"), "bbbb")
    effects = play(game, s, ("tourist", "brown"))
    assert Counter(taken["owner"] for taken in reported(effects, "point-tile-taken")) == {0: 3, 1: 1}
    assert sorted(chain.from_iterable(tiles(game, s).values())) == [0, 2, 3, 5]


@pytest.mark.rule("M16.3")
def test_tiles_are_drawn_at_random_from_those_left() -> None:
    game, s = arrive(THRICE, "bbbb")
    game.play(s, ("tourist", "green"))
    left = {2: 3, 4: 1}
    for value in (2, 4, 2):
        assert s.turn == CHANCE
        assert dict(game.chances(s)) == {
            ("point-tile", "green", points): number for points, number in left.items() if number
        }
        game.play(s, ("point-tile", "green", value))
        left[value] -= 1
    assert game.moves(s)[0][0] == "deal"


@pytest.mark.rule("M16.3")
def test_a_tile_taken_before_cannot_come_again() -> None:
    game, s = arrive(THRICE, "bbbb")
    game.play(s, ("tourist", "yellow"))
    game.play(s, ("point-tile", "yellow", 3))
    outcome = ("point-tile", "yellow", 3)
    assert game.refuse(s, outcome) == Reason("chance-impossible", "M16.3", {"outcome": list(outcome)})


@pytest.mark.rule("M16.3")
def test_what_a_line_without_owner_would_have_taken_stays() -> None:
    # Line 16, which nobody owns with three players, runs over (7,0) and (6,0), turns about at (6,1) and ends at 15.
    game, s = begin(city="st-petersburg", players=3)
    lay(game, s, "aacb60aacb70")
    hold(game, s, 0, "accd")
    play(game, s, ("lay", "accd", 0, square(6, 1)))
    effects = play(game, s, ("tourist", "blue"))
    assert reported(effects, "line-unowned")
    assert not reported(effects, "point-tile-taken")
    assert tiles(game, s) == {}


@pytest.mark.rule("M16.3")
@pytest.mark.parametrize(
    ("track", "tile", "place"),
    [
        ("dacc12ccda22ccda21", "cccc", (1, 1)),
        ("bcbc32aaaa12aaaa02", "cbaa", (2, 2)),
    ],
    ids=["loop", "centre"],
)
def test_what_loops_and_tracks_from_the_centre_would_have_taken_stays(
    track: str, tile: str, place: tuple[int, int]
) -> None:
    game, s = begin(city="st-petersburg")
    lay(game, s, track)
    hold(game, s, 0, tile)
    play(game, s, ("lay", tile, 0, square(*place)))
    assert not reported(play(game, s, ("tourist", "blue")), "point-tile-taken")


@pytest.mark.rule("M16.3")
def test_lines_that_cross_no_tourist_take_nothing() -> None:
    game, s = begin(city="st-petersburg")
    lay(game, s, "aaaa03aacb13")
    hold(game, s, 0, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(2, 3)))
    assert reported(effects, "line-scored")
    assert not reported(effects, "point-tile-taken")


@pytest.mark.rule("M16.3")
def test_point_tiles_are_secret_but_players_may_look_at_their_own() -> None:
    game, s = one_tile_taken(1, players=3, frame=[2, 1, 3])  # line 7 belongs to P2, seat 0
    _, other = one_tile_taken(4, players=3, frame=[2, 1, 3])
    for seat in (1, 2, None):
        assert looks(game, s, seat) == looks(game, other, seat)
        assert tiles(game, game.view(s, seat)) == {}
    assert tiles(game, game.view(s, 0)) == {(0, "yellow"): [1]}
    assert tiles(game, game.view(other, 0)) == {(0, "yellow"): [4]}


@pytest.mark.rule("M16.3")
def test_a_companys_point_tiles_stay_face_down_for_everyone() -> None:
    game, s = one_tile_taken(1, modules=["companies"])
    _, other = one_tile_taken(4, modules=["companies"])
    assert tiles(game, s) == {("blue", "yellow"): [1]}
    for seat in (0, 1, None):
        assert looks(game, s, seat) == looks(game, other, seat)
        assert tiles(game, game.view(s, seat)) == {}


@pytest.mark.rule("M16.3")
def test_taking_a_tile_tells_its_colour_but_not_its_points() -> None:
    game, s = arrive(CORNER, TURN)
    effects = play(game, s, ("tourist", "blue"), ("point-tile", "blue", 3))
    assert reported(effects, "point-tile-taken") == [{"owner": 0, "colour": "blue"}]


@pytest.mark.rule("M16.3")
@pytest.mark.parametrize("modules", [(), ("companies",)], ids=["players", "companies"])
def test_a_guess_gives_everyone_as_many_tiles_as_taken_and_keeps_the_own(modules: tuple[str, ...]) -> None:
    game, _ = begin(city="st-petersburg", players=3, modules=modules)
    checked = 0
    for n, s in enumerate(decisions(game, 4)):
        if n % 10 or s.turn < 0:
            continue
        truth = tiles(game, s)
        for seat in range(3):
            view = game.view(s, seat)
            guess = game.guess(view, Random(n))
            assert looks(game, guess, seat) == view.to_json()
            guessed = tiles(game, guess)
            assert {holder: len(values) for holder, values in guessed.items()} == {
                holder: len(t) for holder, t in truth.items()
            }
            for colour in COLOURS:
                assert guessed.get((seat, colour)) == truth.get((seat, colour))
                taken = [value for (_, c), values in guessed.items() if c == colour for value in values]
                assert Counter(taken) <= Counter(POINTS[colour])
            checked += len(truth)
    assert checked


@pytest.mark.rule("M16.3")
def test_a_guess_draws_hidden_tiles_from_all_that_may_lie_there() -> None:
    game, s = one_tile_taken(2)
    view = game.view(s, 1)
    assert {tiles(game, game.guess(view, Random(seed)))[0, "yellow"][0] for seed in range(60)} == {1, 2, 3, 4}


@pytest.mark.rule("M16.3")
@pytest.mark.parametrize("modules", [(), ("companies",)], ids=["players", "companies"])
def test_a_guess_leaves_the_other_tiles_to_be_taken(modules: tuple[str, ...]) -> None:
    game, s = one_tile_taken(2, modules=modules)
    for seed in range(5):
        guess = game.guess(game.view(s, 1), Random(seed))
        end = played_out(game, seed, guess)
        assert sum(len(values) for values in tiles(game, end).values()) > 1


# M16.4


@pytest.mark.rule("M16.4")
@pytest.mark.parametrize("modules", [(), ("companies",)], ids=["players", "companies"])
def test_at_the_end_the_point_tiles_are_revealed_and_scored(modules: tuple[str, ...]) -> None:
    game, _ = begin(city="st-petersburg", modules=modules)
    s = played_out(game, 3)
    held = tiles(game, s)
    assert held
    assert game.breakdown(game.view(s, None)) == game.breakdown(s)
    assert {e.code for e in entries(game, s, "M16.4")} == {"point-tiles"}
    assert sum(points(game, s, "M16.4").values()) == sum(sum(values) for values in held.values())


@pytest.mark.rule("M16.4")
def test_a_tile_scores_its_points() -> None:
    for value in (1, 2, 3, 4):
        game, s = one_tile_taken(value)
        assert points(game, s, "M16.4") == {0: value}
        assert game.scores(s) == [3 + value, 0]


@pytest.mark.rule("M16.1", "M16.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_own_four_point_tiles(colour: str) -> None:
    game, s = arrive(CORNER, TURN)
    game.play(s, ("tourist", colour))
    assert game.chances(s) == [
        (("point-tile", colour, value), number) for value, number in Counter(POINTS[colour]).items()
    ]


@pytest.mark.rule("M16.4")
def test_the_sets_of_point_tiles_make_10_points_each_and_all_differ() -> None:
    game, _ = begin(city="st-petersburg")
    sets = st_petersburg(game).points
    assert sets == [*POINTS.values()]
    assert {sum(points) for points in sets} == {10}
    assert len({tuple(sorted(points)) for points in sets}) == len(COLOURS)


@pytest.mark.rule("M16.4")
def test_of_two_equal_tiles_nobody_learns_which_one_a_player_has_taken() -> None:
    game, s = arrive(THRICE, "bbbb", players=3, frame=[2, 1, 3])
    play(game, s, ("tourist", "green"), *[("point-tile", "green", value) for value in (2, 4, 2)])
    assert tiles(game, game.view(s, 0)) == {(0, "green"): [2, 2, 4]}
    assert tiles(game, game.view(s, 1)) == {}


@pytest.mark.rule("M16.4")
def test_an_edition_with_one_set_for_all_colours_plays_as_before() -> None:
    values = default_edition().values | {"st_petersburg.points": [1, 2, 3, 4]}
    same = own_edition("metro", "mine", values)
    game = build(same, {"players": 2, "city": "st-petersburg"})
    assert st_petersburg(game).points == [[1, 2, 3, 4]] * len(COLOURS)
    earlier = find_edition("metro", "default-1")
    assert same.hash == earlier.hash
    assert (earlier.name, "default-1" in edition_names("metro")) == ("default", False)
    _, played = random_game(game, "st petersburg")
    _, before = random_game(build(earlier, {"players": 2, "city": "st-petersburg"}), "st petersburg")
    assert played.moves == before.moves


@pytest.mark.rule("M16.4")
def test_the_point_tiles_of_an_edition_lack_no_colour() -> None:
    missing = {colour: points for colour, points in POINTS.items() if colour != "red"}
    with pytest.raises(EditionError) as refused:
        own_edition("metro", "mine", default_edition().values | {"st_petersburg.points": missing})
    assert refused.value.reason.code == "edition-length"
    assert refused.value.reason.arguments["place"] == "st_petersburg.points"


@pytest.mark.rule("M16.4")
def test_the_names_of_the_edition() -> None:
    game, _ = begin(city="st-petersburg")
    assert st_petersburg(game).names == NAMES.replace("\n", " ").split(", ")


@pytest.mark.rule("M16.3", "M16.4")
def test_a_bot_expects_of_every_tile_the_mean_of_its_colour() -> None:
    tens = {colour: [0, 0, 0, 4 * number] for number, colour in enumerate(COLOURS)}
    edition = own_edition("metro", "mine", default_edition().values | {"st_petersburg.points": tens})
    game = build(edition, {"players": 2, "city": "st-petersburg", "start": 0, "frame": [1, 2]})
    s = game.start()
    settle(game, s)
    [worth] = worths_of(game)
    assert set(worth.crossings(s).values()) == {3.5}
    lay(game, s, CORNER)
    hold(game, s, 0, TURN)
    play(game, s, ("lay", TURN, 0, square(1, 1)))
    play(game, s, ("tourist", "red"), ("point-tile", "red", 16))
    assert worth.crossings(s) == dict.fromkeys(st_petersburg(game).squares, 24 / 7) | {square(1, 1): 4.0}
    assert worth.accounts(s) == [4.0, 0.0]
