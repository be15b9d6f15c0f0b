"""M17: Berlin."""

from collections import Counter
from math import factorial
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.dealer import pick_at_random
from cityboard.core.game import Move
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.cities.berlin import TAKEN, Berlin
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.city_life import COLOURS, CORNER, TURN, entries, looks, points, reported, set_up
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

GROUPS = [
    [square(row, column) for row in rows for column in columns]
    for rows in ((1, 2), (5, 6))
    for columns in ((1, 2), (5, 6))
]
SIDE_A = "5/2 5/3 6/2 6/3 6/4 7/3 7/4 8/4"
SIDE_B = "3/1 4/1 5/2 6/3 8/3 9/4 10/5 12/6"
NAMES = """Alexanderplatz, Rotes Rathaus, Victory Column, Brandenburg Gate, Berlin Cathedral, Museum Island, Reichstag,
Memorial Church"""


def berlin(game: Metro) -> Berlin:
    city = game.modules[-1]
    assert isinstance(city, Berlin)
    return city


def before_tourists(**options: Any) -> tuple[Metro, State]:
    """Return a game of two just before the first tourist is placed."""
    game = cityboard.load("metro", city="berlin", players=2, frame=[1, 2], start=0, **options)
    assert isinstance(game, Metro)
    return game, game.start()


def tickets(*each: int, colour: str = "yellow", **options: Any) -> list[int]:
    """Return what the seats win who hold some of a colour's eight tickets; yellow is on the first card, 5/2."""
    game, s = begin(city="berlin", players=max(2, len(each)), **options)
    for account, number in enumerate(each):
        berlin(game).module_state(s)[TAKEN + 8 * account + COLOURS.index(colour)] = number
    return game.scores(s)


# M17.1


@pytest.mark.rule("M17.1")
def test_two_tourists_of_each_colour_stand_in_four_groups_and_one_on_each_card() -> None:
    _, came = set_up(before_tourists()[0])
    placed = {move[1]: move[2] for move in came if move[0] == "tourist-at"}
    on_cards = {move[1]: move[2] for move in came if move[0] == "tourist-on"}
    assert sorted(placed) == sorted(number for group in GROUPS for number in group)
    assert Counter(placed.values()) == dict.fromkeys(COLOURS, 2)
    for group in GROUPS:
        assert len({placed[number] for number in group}) == 4
    assert sorted(on_cards) == list(range(8))
    assert sorted(on_cards.values()) == sorted(COLOURS)


@pytest.mark.rule("M17.1")
def test_no_colour_comes_twice_in_a_group() -> None:
    game, s = before_tourists()
    game.play(s, ("tourist-at", 9, "red"))
    assert ("tourist-at", 10, "red") not in game.moves(s)
    assert game.refuse(s, ("tourist-at", 10, "red")) == Reason(
        "chance-impossible", "M17.1", {"outcome": ["tourist-at", 10, "red"]}
    )


def arrangements() -> int:
    """Count the arrangements: every colour chooses two groups, every group gets four colours in any order."""
    pairs = [(a, b) for a in range(4) for b in range(a + 1, 4)]
    ways = Counter({(0, 0, 0, 0): 1})
    for _ in COLOURS:
        further: Counter[tuple[int, int, int, int]] = Counter()
        for filled, count in ways.items():
            for pair in pairs:
                a, b, c, d = (number + (group in pair) for group, number in enumerate(filled))
                further[a, b, c, d] += count
        ways = further
    return int(ways[4, 4, 4, 4] * factorial(4) ** 4)


@pytest.mark.rule("M17.1")
@pytest.mark.parametrize("seed", range(20))
def test_all_arrangements_are_equally_likely(seed: int) -> None:
    # Every weight counts the arrangements still possible, so every arrangement has the chance 1 in all of them.
    game, s = before_tourists()
    rng = Random(seed)
    possible = arrangements()
    for _ in range(16):
        chances = game.chances(s)
        assert sum(weight for _, weight in chances) == possible
        move = pick_at_random(chances, rng)
        possible = dict(chances)[move]
        game.play(s, move)
    assert possible == 1
    assert game.chances(s) == [(("tourist-on", 0, colour), 1) for colour in COLOURS]


@pytest.mark.rule("M17.1")
def test_the_last_eight_tourists_go_at_random_one_on_each_card() -> None:
    game, s = before_tourists()
    while game.moves(s)[0][0] == "tourist-at":
        game.play(s, game.moves(s)[0])
    left = list(COLOURS)
    for card, colour in enumerate(reversed(COLOURS)):
        assert game.chances(s) == [(("tourist-on", card, other), 1) for other in left]
        game.play(s, ("tourist-on", card, colour))
        left.remove(colour)


@pytest.mark.rule("M17.1")
def test_sides_are_all_a_by_default_or_all_b_or_mixed_at_random() -> None:
    assert tickets(8) == [5, 0]
    assert tickets(8, berlin_sides="A") == [5, 0]
    assert tickets(8, berlin_sides="B") == [3, 0]
    game, s = before_tourists(berlin_sides="mixed")
    for card in range(8):
        assert game.chances(s) == [(("side", card, "A"), 1), (("side", card, "B"), 1)]
        game.play(s, ("side", card, "B" if card == 2 else "A"))
    assert game.moves(s)[0][0] == "tourist-at"
    for sides in ("A", "B"):
        game, s = before_tourists(berlin_sides=sides)
        assert game.moves(s)[0][0] == "tourist-at"


@pytest.mark.rule("M17.1", "M17.4")
def test_a_card_scores_the_side_it_shows() -> None:
    game, s = begin(("side", 2, "B"), ("tourist-on", 0, "red"), city="berlin", berlin_sides="mixed")
    for colour in COLOURS:
        berlin(game).module_state(s)[TAKEN + COLOURS.index(colour)] = 8
    # Only card 2 shows side B, 5/2; the others show A.
    won = {entry.arguments["card"]: entry.points for entry in entries(game, s, "M17.4")}
    assert won == {0: 5, 1: 5, 2: 5, 3: 6, 4: 6, 5: 7, 6: 7, 7: 8}
    assert entries(game, s, "M17.4")[0].arguments["colour"] == "red"


@pytest.mark.rule("M17.1")
def test_other_sides_or_sides_without_berlin_are_refused() -> None:
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", city="berlin", berlin_sides="C")
    told_of = {"option": "berlin_sides", "value": "C", "allowed": ["A", "B", "mixed"]}
    assert error.value.reason == Reason("option-value", "M17.1", told_of)
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", city="paris", berlin_sides="B")
    assert error.value.reason == Reason("sides-without-berlin", "M17.1")


# M17.2 and M17.3


@pytest.mark.rule("M17.2", "M17.3")
@pytest.mark.parametrize("layer", [0, 1])
def test_the_tourist_moves_onto_the_tile_and_the_owner_of_a_line_takes_its_ticket(layer: int) -> None:
    game, s = begin(("tourist-at", 9, "grey"), city="berlin", start=layer)
    lay(game, s, CORNER)
    hold(game, s, layer, TURN)
    effects = play(game, s, ("lay", TURN, 0, square(1, 1)))
    assert reported(effects, "ticket-taken") == [{"owner": 0, "colour": "grey"}]
    assert s.turn == 1 - layer  # nobody had anything to decide


@pytest.mark.rule("M17.2", "M17.3")
def test_the_tourist_stays_on_its_tile_for_later_lines() -> None:
    game, s = begin(("tourist-at", 9, "grey"), city="berlin")
    lay(game, s, "aaaa01")
    hold(game, s, 0, TURN)
    assert not reported(play(game, s, ("lay", TURN, 0, square(1, 1))), "ticket-taken")
    hold(game, s, 1, "aaaa")
    effects = play(game, s, ("lay", "aaaa", 0, square(1, 0)))
    assert reported(effects, "ticket-taken") == [{"owner": 0, "colour": "grey"}]


@pytest.mark.rule("M17.3")
def test_a_line_that_crosses_no_tourist_takes_no_ticket() -> None:
    game, s = begin(city="berlin")
    lay(game, s, "aaaa03aacb13")
    hold(game, s, 0, "acba")
    effects = play(game, s, ("lay", "acba", 0, square(2, 3)))
    assert reported(effects, "line-scored")
    assert not reported(effects, "ticket-taken")


# M17.4


@pytest.mark.rule("M17.4", "M17.3", "M17.2")
def test_published_example_a_line_of_7_points_takes_2_yellow_tickets_and_1_purple() -> None:
    tourists: list[Move] = [("tourist-at", 9, "yellow"), ("tourist-at", 17, "purple")]
    game, s = begin(*tourists, city="berlin")
    lay(game, s, "accd01accd02aaaa11")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 0, square(2, 1)))
    (line,) = reported(effects, "line-scored")
    assert sorted(Counter(line["squares"]).values()) == [1, 1, 2, 3]
    assert line["points"] == 7
    taken = Counter((ticket["owner"], ticket["colour"]) for ticket in reported(effects, "ticket-taken"))
    assert taken == {(0, "yellow"): 2, (0, "purple"): 1}
    held = {entry.arguments["colour"]: entry.arguments["tickets"] for entry in entries(game, s, "M17.4")}
    assert held == {"yellow": 2, "purple": 1}


@pytest.mark.rule("M17.4")
def test_most_tickets_score_the_larger_number_and_second_most_the_smaller() -> None:
    assert tickets(5, 3) == [5, 2]
    assert tickets(1, 4, 3) == [0, 5, 2]


@pytest.mark.rule("M17.4")
def test_a_tie_for_the_first_place_adds_both_numbers_and_shares_them_rounded_down() -> None:
    assert tickets(4, 4) == [3, 3]  # (5 + 2) / 2
    assert tickets(3, 3, 2) == [3, 3, 0]
    assert tickets(2, 2, 2, 2) == [1, 1, 1, 1]  # (5 + 2) / 4


@pytest.mark.rule("M17.4")
def test_a_tie_for_the_second_place_shares_the_smaller_number_rounded_down() -> None:
    assert tickets(4, 2, 2) == [5, 1, 1]
    assert tickets(5, 1, 1, 1) == [5, 0, 0, 0]


@pytest.mark.rule("M17.4")
def test_tickets_nobody_took_go_to_a_dummy_that_ranks_like_a_player_and_loses_its_points() -> None:
    assert tickets(3, 0) == [2, 0]  # the dummy has 5
    assert tickets(5, 1) == [5, 0]  # the dummy has 2
    assert tickets(3, 2) == [3, 0]  # the dummy has 3 and shares the first place
    assert tickets(4, 2) == [5, 1]  # the dummy has 2 and shares the second place
    assert tickets(4, 3) == [5, 2]  # the dummy has 1
    assert tickets(4, 0) == [3, 0]  # the dummy has 4


@pytest.mark.rule("M17.4", "M17.3")
def test_tickets_of_lines_without_owner_go_to_the_dummy() -> None:
    # Line 16, which nobody owns with three players, runs over (7,0) and (6,0), turns about at (6,1) and ends at 15.
    game, s = begin(city="berlin", players=3)
    lay(game, s, "aacb60aacb70")
    hold(game, s, 0, "accd")
    effects = play(game, s, ("lay", "accd", 0, square(6, 1)))
    assert reported(effects, "line-unowned")
    assert not reported(effects, "ticket-taken")
    assert points(game, s, "M17.4") == {}


@pytest.mark.rule("M17.4")
def test_zero_tickets_never_score() -> None:
    assert tickets(8, 0, 0) == [5, 0, 0]
    assert tickets(0, 0) == [0, 0]


@pytest.mark.rule("M17.4")
def test_every_colour_scores_the_card_with_its_own_tourist() -> None:
    game, s = begin(("tourist-on", 0, "purple"), city="berlin")
    own = berlin(game).module_state(s)
    own[TAKEN + COLOURS.index("purple")] = 8
    own[TAKEN + 8 + COLOURS.index("green")] = 8  # on the last card with the first outcomes elsewhere
    told_of = [(e.owner, e.code, e.points, dict(e.arguments)) for e in entries(game, s, "M17.4")]
    assert told_of == [
        (0, "berlin-tickets", 5, {"colour": "purple", "tickets": 8, "card": 0}),
        (1, "berlin-tickets", 8, {"colour": "green", "tickets": 8, "card": 7}),
    ]
    assert game.scores(s) == [5, 8]


@pytest.mark.rule("M17.4")
def test_with_companies_the_companies_are_ranked() -> None:
    game, s = begin(city="berlin", modules=["companies"])
    own = berlin(game).module_state(s)
    for company, number in (("red", 4), ("green", 2), ("grey", 2)):
        own[TAKEN + 8 * COLOURS.index(company) + COLOURS.index("yellow")] = number
    assert points(game, s, "M17.4") == {"red": 5, "green": 1, "grey": 1}


@pytest.mark.rule("M17.4")
def test_tickets_are_no_secret() -> None:
    game, s = begin(("tourist-at", 9, "grey"), city="berlin")
    lay(game, s, CORNER + "cccc11")
    assert entries(game, game.view(s, None), "M17.4") == entries(game, s, "M17.4") != []
    guess = game.guess(game.view(s, 1), Random(0))
    assert entries(game, guess, "M17.4") == entries(game, s, "M17.4")
    assert looks(game, guess, 1) == looks(game, s, 1)


# M17.5


@pytest.mark.rule("M17.5")
def test_the_cards_of_the_edition() -> None:
    game, _ = begin(city="berlin")
    for side, printed in (("A", SIDE_A), ("B", SIDE_B)):
        assert berlin(game).sides[side] == [[int(number) for number in card.split("/")] for card in printed.split()]
    assert berlin(game).names == NAMES.replace("\n", " ").split(", ")


@pytest.mark.rule("M17.1")
def test_every_colour_has_eight_tickets() -> None:
    for colour in COLOURS:
        won, _ = tickets(4, colour=colour)
        assert 0 < won < tickets(5, colour=colour)[0]  # with four there is a tie with the dummy
