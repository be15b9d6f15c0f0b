"""M11: what the six cities have in common."""

from collections import Counter
from typing import Any

import pytest

import cityboard
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.game import Metro
from tests.titles.metro.rules.city_life import (
    CITIES,
    COLOURS,
    CORNER,
    INNER,
    TURN,
    decisions,
    entries,
    played_out,
    points,
    put,
    reported,
    set_up,
    visit,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

FULL = {"start": 0, "players": 3}
CITY_RULES = {
    "paris": {"paris-run": "M12.3", "paris-others": "M12.3", "paris-full-cards": "M12.3"},
    "stockholm": {"stockholm-colour": "M13.3"},
    "london": {"london-rides": "M14.3"},
    "new-york": {"new-york-monument": "M15.3"},
    "st-petersburg": {"point-tiles": "M16.4"},
    "berlin": {"berlin-tickets": "M17.4"},
}
BASE_RULES = {"line": "M4.2", "doubling": "M4.3", "shares": "M7.6", "majority": "M7.7"}


def load(**options: Any) -> Metro:
    game = cityboard.load("metro", **options)
    assert isinstance(game, Metro)
    return game


def refused(**options: Any) -> Reason:
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", **options)
    return error.value.reason


def turn_the_corner(game: Metro, s: Any, *wanted: Any) -> list[Any]:
    """Let the mover complete line 7 over (0,1), (1,1), (1,0): blue's with companies."""
    lay(game, s, CORNER)
    hold(game, s, s.turn, TURN)
    return play(game, s, ("lay", TURN, 0, square(1, 1)), *wanted)


# M11.1


@pytest.mark.rule("M11.1")
@pytest.mark.parametrize("cities", [["paris", "london"], "paris,london"])
def test_there_is_at_most_one_city(cities: Any) -> None:
    assert refused(city=cities) == Reason("one-city", "M11.1", {"cities": cities})


@pytest.mark.rule("M11.1")
def test_points_of_a_city_are_added_when_they_are_earned() -> None:
    game, s = begin(city="london")
    lay(game, s, "aaaa01")
    put(game, s, 9, "orange")
    visit(game, s, 1, 1)
    assert game.scores(s) == [0, 0]
    play(game, s, ("drive",))
    assert game.scores(s) == [3, 0]


@pytest.mark.rule("M11.1")
@pytest.mark.parametrize("modules", [(), ("companies",)], ids=["players", "companies"])
@pytest.mark.parametrize("city", CITIES)
def test_a_breakdown_names_the_rule_of_every_city_point_and_adds_up(city: str, modules: tuple[str, ...]) -> None:
    game = load(city=city, modules=modules, **FULL)
    seen = set()
    for seed in range(3):
        for s in decisions(game, seed):
            totals: Counter[int | str] = Counter()
            for entry in game.breakdown(s):
                assert (BASE_RULES | CITY_RULES[city])[entry.code] == entry.rule
                totals[entry.owner] += entry.points
                seen.add(entry.code)
            assert game.scores(s) == [totals[seat] for seat in range(3)]
    assert set(CITY_RULES[city]) <= seen


# M11.2


@pytest.mark.rule("M11.2")
@pytest.mark.parametrize(
    ("city", "options"),
    [("paris", {}), ("stockholm", {}), ("stockholm", {"stockholm_variant": True}), ("london", {})],
)
def test_with_companies_the_placing_player_keeps_the_points_of_paris_stockholm_and_london(
    city: str, options: dict[str, Any]
) -> None:
    rule = "M13.4" if options else next(iter(CITY_RULES[city].values()))
    game, s = begin(city=city, modules=["companies"], players=4, start=2, **options)
    put(game, s, 9, "orange")
    turn_the_corner(game, s)
    if city in ("paris", "london"):
        assert s.turn == 2
        play(game, s, game.moves(s)[0])
    assert set(points(game, s, rule)) == {2}
    assert points(game, s, "M4.2") == {"blue": 3}


@pytest.mark.rule("M11.2", "M15.2")
def test_with_companies_the_company_gets_the_tourists_of_new_york() -> None:
    game, s = begin(city="new-york", modules=["companies"])
    put(game, s, 10, "blue")
    turn_the_corner(game, s)
    assert points(game, s, "M15.3") == {"blue": 4}


@pytest.mark.rule("M11.2", "M16.2", "M16.3")
def test_with_companies_the_company_gets_the_point_tiles_but_the_layer_chooses_the_tourist() -> None:
    game, s = begin(city="st-petersburg", modules=["companies"], start=1)
    turn_the_corner(game, s)
    assert s.turn == 1
    effects = play(game, s, ("tourist", "red"), ("point-tile", "red", 4))
    assert reported(effects, "tourist-chosen") == [{"seat": 1, "colour": "red", "square": 9}]
    assert reported(effects, "point-tile-taken") == [{"owner": "blue", "colour": "red"}]
    assert points(game, s, "M16.4") == {"blue": 4}


@pytest.mark.rule("M11.2", "M17.4")
def test_with_companies_the_companies_take_the_tickets_and_are_ranked() -> None:
    game, s = begin(("tourist-at", 9, "red"), ("tourist-on", 0, "red"), city="berlin", modules=["companies"])
    effects = turn_the_corner(game, s)
    assert reported(effects, "ticket-taken") == [{"owner": "blue", "colour": "red"}]
    assert points(game, s, "M17.4") == {"blue": 2}  # second to the dummy's seven tickets


# M11.3


@pytest.mark.rule("M11.3", "M12.1", "M13.1", "M14.1", "M11.6")
@pytest.mark.parametrize("modules", [(), ("central-rails",)], ids=["plain", "rails"])
@pytest.mark.parametrize("city", ["paris", "stockholm", "london"])
def test_four_tourists_of_each_colour_stand_on_the_inner_squares_one_on_each(
    city: str, modules: tuple[str, ...]
) -> None:
    _, came = set_up(load(city=city, modules=modules))
    tourists = [move[1:] for move in came if move[0] == "tourist-at"]
    assert len(INNER) == 32
    assert [place for place, _ in tourists] == INNER
    assert Counter(colour for _, colour in tourists) == dict.fromkeys(COLOURS, 4)


@pytest.mark.rule("M11.3")
def test_every_tourist_not_yet_placed_is_equally_likely_to_be_next() -> None:
    game = load(city="london", **FULL)
    s = game.start()
    while game.moves(s)[0][0] != "tourist-at":
        game.play(s, game.moves(s)[0])
    while game.moves(s)[0][0] == "tourist-at":
        place = game.moves(s)[0][1]
        number = INNER.index(int(place))
        left = dict.fromkeys(COLOURS, 4)
        for colour in [COLOURS[n // 4] for n in range(number)]:
            left[colour] -= 1
        assert game.chances(s) == [(("tourist-at", place, colour), n) for colour, n in left.items() if n]
        game.play(s, game.moves(s)[0])


# M11.4


@pytest.mark.rule("M11.4")
@pytest.mark.parametrize("city", CITIES)
def test_cities_do_not_combine_with_solo(city: str) -> None:
    assert refused(city=city, modules=["solo"]) == Reason("city-with-solo", "M11.4", {"city": city})


@pytest.mark.rule("M11.4")
@pytest.mark.parametrize("modules", [["central-stations"], ["central-rails"], ["companies", "central-stations"]])
@pytest.mark.parametrize("city", CITIES)
def test_cities_combine_with_central_stations_and_central_rails(city: str, modules: list[str]) -> None:
    game = load(city=city, modules=modules, **FULL)
    s = played_out(game, 1)
    assert not s.empty
    assert {entry.code for entry in game.breakdown(s)} & set(CITY_RULES[city])


# M11.5

# Line 5 of grey runs into the centre and takes no tourist: 6 points. Blue's lines 7, 14 and 21 make 3 + 1 + 1.
GREY_AHEAD = "aaaa03aaaa13aacb23" + "aacb01aacb10cccc11" + "accd50ccda74"


@pytest.mark.rule("M11.5")
def test_city_points_of_a_company_enter_its_profit_before_ranking_values_and_majorities() -> None:
    shares = [("share", 0, 40, "blue"), ("share", 1, 40, "grey"), *(("share", 1, n, "red") for n in (10, 20, 30))]
    game, s = begin(*shares, city="new-york", modules=["companies"])
    for station in (10, 14, 21):
        put(game, s, station, "blue")
    lay(game, s, GREY_AHEAD)
    assert points(game, s, "M4.2") == {"grey": 3, "blue": 5}
    assert points(game, s, "M4.3") == {"grey": 3}
    assert points(game, s, "M15.3") == {"blue": 12}
    worth = {e.arguments["company"]: e for e in entries(game, s, "M7.6") if e.arguments["company"] in ("blue", "grey")}
    assert (worth["blue"].arguments["value"], worth["grey"].arguments["value"]) == (8, 7)
    assert worth["blue"].points == 32
    majority = next(e for e in entries(game, s, "M7.7") if e.arguments["company"] == "blue")
    assert (majority.owner, majority.arguments["profit"], majority.points) == (0, 17, 1)


@pytest.mark.rule("M11.5", "M11.2")
@pytest.mark.parametrize("city", ["new-york", "st-petersburg", "berlin"])
def test_ranking_and_majorities_use_the_profit_with_city_points(city: str) -> None:
    game = load(city=city, modules=["companies"], **FULL)
    s = played_out(game, 5)
    profits = dict.fromkeys(COLOURS, 0)
    lines = dict.fromkeys(COLOURS, 0)
    for entry in game.breakdown(s):
        if isinstance(entry.owner, str):
            profits[entry.owner] += entry.points
            lines[entry.owner] += entry.points if entry.code in BASE_RULES else 0
    assert profits != lines
    values = {company: 8 - sum(p > profits[company] for p in profits.values()) for company in COLOURS}
    assert [8 - sum(p > lines[company] for p in lines.values()) for company in COLOURS] != list(values.values())
    for entry in entries(game, s, "M7.6"):
        assert entry.arguments["value"] == values[entry.arguments["company"]]
    for entry in entries(game, s, "M7.7"):
        assert entry.points == profits[entry.arguments["company"]] // 10


@pytest.mark.rule("M11.5", "M11.2")
@pytest.mark.parametrize("city", ["paris", "stockholm", "london"])
def test_city_points_of_players_are_no_profit_and_add_to_shares_and_majorities(city: str) -> None:
    game = load(city=city, modules=["companies"], **FULL)
    s = played_out(game, 5)
    companies = {entry.rule for entry in game.breakdown(s) if isinstance(entry.owner, str)}
    assert companies == {"M4.2", "M4.3"}
    shares, majorities = points(game, s, "M7.6"), points(game, s, "M7.7")
    own = points(game, s, next(iter(CITY_RULES[city].values())))
    assert own
    assert game.scores(s) == [shares[n] + majorities.get(n, 0) + own.get(n, 0) for n in range(3)]


@pytest.mark.rule("M11.5")
def test_city_points_do_not_close_the_exchange() -> None:
    game, s = begin(city="new-york", modules=["companies"])
    for station in (14, 18, 21, 32):
        put(game, s, station, "blue")
    lay(game, s, "aaaa01aaaa11aaaa21aaaa31aacb41aacb51aacb61aacb71" + "accd50ccda74cdac07")
    assert points(game, s, "M4.2")["blue"] == 11
    assert points(game, s, "M15.3")["blue"] == 16
    assert 11 + 16 >= 25
    assert game.refuse(s, ("exchange", 10, "open")) is None
    assert ("exchange", 10, "open") in game.moves(s)


# M11.6


@pytest.mark.rule("M11.6")
@pytest.mark.parametrize("city", ["st-petersburg", "berlin"])
def test_central_rail_tiles_give_no_ticket_and_no_point_tile(city: str) -> None:
    rails = [("rail", 27, "aaaa"), ("rail", 28, "bbbb"), ("rail", 35, "aaaa")]
    game, s = begin(*rails, city=city, modules=["central-rails"])
    lay(game, s, "aaaa03aaaa13aacb23aacb53aacb63")
    hold(game, s, 0, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(7, 3)))
    (line,) = reported(effects, "line-scored")
    assert {27, 35} <= set(line["squares"])
    assert not reported(effects, "ticket-taken") + reported(effects, "point-tile-taken")
    assert not [entry for entry in game.breakdown(s) if entry.code in CITY_RULES[city]]


# The line of place 7 leaves the centre to the left, turns up at (3,2) and ends at station 6.
UP = "bcbc32aaaa12aaaa02"


@pytest.mark.rule("M11.6", "M15.2")
def test_a_central_station_line_brings_its_owner_a_tourist_of_new_york() -> None:
    game, s = begin(("board", 0, 0), city="new-york", modules=["central-stations"])
    put(game, s, 6, "yellow")
    lay(game, s, UP)
    play(game, s, ("station", 7))
    hold(game, s, 1, "cbaa")
    play(game, s, ("lay", "cbaa", 0, square(2, 2)))
    assert points(game, s, "M15.3") == {0: 4}


@pytest.mark.rule("M11.6", "M16.3")
def test_a_central_station_line_takes_point_tiles() -> None:
    game, s = begin(city="st-petersburg", modules=["central-stations"])
    lay(game, s, UP)
    play(game, s, ("station", 7))
    hold(game, s, 1, "cbaa")
    play(game, s, ("lay", "cbaa", 0, square(2, 2)))
    play(game, s, ("tourist", "purple"), ("point-tile", "purple", 3))
    assert points(game, s, "M16.4") == {0: 3}


@pytest.mark.rule("M11.6", "M17.3")
def test_a_central_station_line_takes_tickets() -> None:
    game, s = begin(("tourist-at", 10, "red"), ("tourist-at", 18, "brown"), city="berlin", modules=["central-stations"])
    lay(game, s, UP)
    play(game, s, ("station", 7))
    hold(game, s, 1, "cbaa")
    effects = play(game, s, ("lay", "cbaa", 0, square(2, 2)))
    assert reported(effects, "ticket-taken") == [{"owner": 0, "colour": colour} for colour in ("brown", "red")]
