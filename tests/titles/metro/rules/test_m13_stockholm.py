"""M13: Stockholm."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.cities.stockholm import STANDING, Stockholm
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.city_life import (
    COLOURS,
    INNER,
    entries,
    looks,
    played_out,
    points,
    put,
    reported,
    set_up,
    standing,
    visit,
)
from tests.titles.metro.rules.positions import begin, lay, settle

VALUES = "1 2 3 4 · 2 4 1 3 · 3 1 4 2 · 4 3 2 1 · 1 3 2 4 · 2 1 4 3 · 4 2 3 1 · 3 4 1 2"
NAMES = "Gröna Lund, Drottningholm Palace, Royal Palace, Nobel Museum, Storkyrkan, Vasa Museum, City Hall, Avicii Arena"
ROW_1 = range(1, 7)  # the columns of the first inner row


def stockholm(game: Metro) -> Stockholm:
    city = game.modules[-1]
    assert isinstance(city, Stockholm)
    return city


def row(game: Metro, s: State) -> dict[int, str]:
    """Return the tourists in the row by space."""
    standing_there = stockholm(game).module_state(s)[STANDING : STANDING + 32]
    return {space: COLOURS[colour] for space, colour in enumerate(standing_there) if colour < len(COLOURS)}


def stroll(game: Metro, s: State, *colours: str) -> list[Any]:
    """Lay tiles on the squares of row 1 where tourists of these colours stand; return the effects."""
    lay(game, s, "aaaa01")
    effects = []
    for column, colour in zip(ROW_1, colours, strict=False):
        put(game, s, 8 + column, colour)
        effects += visit(game, s, 1, column)
    return effects


# M13.1


@pytest.mark.rule("M13.1")
def test_the_eight_cards_come_in_random_order_and_form_one_row() -> None:
    game = cityboard.load("metro", city="stockholm", players=2, frame=[1, 2], start=0)
    assert isinstance(game, Metro)
    s = game.start()
    order = [5, 0, 7, 1, 6, 2, 4, 3]
    for position, card in enumerate(order):
        left = sorted(order[position:])
        assert game.chances(s) == [(("monument", other), 1) for other in left]
        game.play(s, ("monument", card))
    values = [[int(value) for value in card.split()] for card in VALUES.split(" · ")]
    assert [stockholm(game).value(s, space) for space in range(32)] == [
        value for card in order for value in values[card]
    ]


@pytest.mark.rule("M13.1")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_the_tokens_are_dealt_equally(players: int, each: int) -> None:
    game = cityboard.load("metro", city="stockholm", players=players)
    assert isinstance(game, Metro)
    s, came = set_up(game)
    assert Counter(move[1] for move in came if move[0] == "token") == dict.fromkeys(range(players), each)
    colours = [entry.arguments["colour"] for entry in entries(game, s, "M13.3")]
    assert len(colours) == len(set(colours)) == players * each


@pytest.mark.rule("M13.1")
def test_every_token_not_yet_dealt_is_equally_likely() -> None:
    game = cityboard.load("metro", city="stockholm", players=2, frame=[1, 2], start=0)
    s = game.start()
    for card in range(8):
        game.play(s, ("monument", card))
    assert game.chances(s) == [(("token", 0, colour), 1) for colour in COLOURS]
    game.play(s, ("token", 0, "red"))
    assert game.chances(s) == [(("token", 1, colour), 1) for colour in COLOURS if colour != "red"]


@pytest.mark.rule("M13.1")
def test_dealing_a_token_does_not_tell_its_colour() -> None:
    game, _ = begin(city="stockholm", players=5)
    assert reported(settle(game, game.start()), "token-dealt") == [{"seat": seat} for seat in range(5)]


@pytest.mark.rule("M13.1")
def test_tokens_lie_face_down_so_positions_that_differ_only_in_them_look_the_same() -> None:
    game, s = begin(("token", 1, "red"), city="stockholm", players=2)
    _, other = begin(("token", 1, "green"), city="stockholm", players=2)
    own = [e.arguments["colour"] for e in entries(game, s, "M13.3") if e.owner == 0]
    assert own == [e.arguments["colour"] for e in entries(game, other, "M13.3") if e.owner == 0]
    assert looks(game, s, 0) == looks(game, other, 0)
    assert looks(game, s, None) == looks(game, other, None)
    assert looks(game, s, 1) != looks(game, other, 1)
    assert {e.owner for e in entries(game, game.view(s, 1), "M13.3")} == {1}
    assert entries(game, game.view(s, None), "M13.3") == []


@pytest.mark.rule("M13.1")
def test_a_guess_keeps_the_seats_own_tokens_and_deals_the_others_from_the_rest() -> None:
    game, s = begin(city="stockholm", players=3)
    mine = {e.arguments["colour"] for e in entries(game, s, "M13.3") if e.owner == 1}
    view = game.view(s, 1)
    hidden = set()
    for seed in range(60):
        guess = game.guess(view, Random(seed))
        assert looks(game, guess, 1) == view.to_json()
        tokens = [(e.owner, e.arguments["colour"]) for e in entries(game, guess, "M13.3")]
        assert {colour for owner, colour in tokens if owner == 1} == mine
        assert Counter(owner for owner, _ in tokens) == {0: 2, 1: 2, 2: 2}
        assert len({colour for _, colour in tokens}) == 6
        hidden |= {colour for owner, colour in tokens if owner == 0}
    assert hidden == set(COLOURS) - mine


# M13.2


@pytest.mark.rule("M13.2")
def test_a_tourist_goes_to_the_leftmost_free_space_of_the_row() -> None:
    game, s = begin(city="stockholm")
    effects = reported(stroll(game, s, "red", "red", "blue", "green", "yellow"), "tourist-to-row")
    assert row(game, s) == {0: "red", 1: "red", 2: "blue", 3: "green", 4: "yellow"}
    assert [effect["points"] for effect in effects] == [0] * 5  # nobody scores before the end
    assert sorted(standing(game, s)) == INNER[5:]


@pytest.mark.rule("M13.2")
def test_a_tile_on_a_square_without_tourist_changes_nothing_in_the_row() -> None:
    game, s = begin(city="stockholm")
    lay(game, s, "aaaa01")
    put(game, s, 9)
    visit(game, s, 1, 1)
    assert row(game, s) == {}
    put(game, s, 10, "red")
    visit(game, s, 1, 2)
    assert row(game, s) == {0: "red"}


# M13.3


@pytest.mark.rule("M13.3")
def test_published_example_red_on_a_3_and_purple_on_a_4_score_3_and_4_for_their_holders() -> None:
    game, s = begin(("token", 0, "red"), ("token", 1, "purple"), ("token", 2, "green"), city="stockholm", players=5)
    stroll(game, s, "brown", "brown", "red", "purple")
    assert points(game, s, "M13.3") == {0: 3, 1: 4}
    assert game.scores(s)[:2] == [3, 4]


@pytest.mark.rule("M13.3")
def test_every_tourist_of_every_secret_colour_scores_whoever_laid_the_tile() -> None:
    game, s = begin(("token", 1, "red"), ("token", 1, "green"), city="stockholm", players=3, start=0)
    stroll(game, s, "red", "red", "green", "brown", "green")
    assert points(game, s, "M13.3")[1] == 1 + 2 + 3 + 2  # cards 1 2 3 4 and 2 4 1 3
    told_of = [(e.code, e.points, e.arguments) for e in entries(game, s, "M13.3") if e.owner == 1]
    assert sorted(told_of, key=str) == [
        ("stockholm-colour", 3, {"colour": "red", "tourists": 2}),
        ("stockholm-colour", 5, {"colour": "green", "tourists": 2}),
    ]


@pytest.mark.rule("M13.3")
def test_at_the_end_everyone_sees_the_tokens() -> None:
    game, _ = begin(city="stockholm", players=3)
    s = played_out(game, 2)
    assert len(entries(game, s, "M13.3")) == 6
    assert game.breakdown(game.view(s, None)) == game.breakdown(s)


# M13.4


@pytest.mark.rule("M13.4")
def test_variant_tokens_are_laid_at_random_one_on_each_card() -> None:
    game = cityboard.load(
        "metro", city="stockholm", stockholm_variant=True, players=6, frame=[1, 2, 3, 4, 5, 6], start=0
    )
    s = game.start()
    for card in range(8):
        game.play(s, ("monument", card))
    left = list(COLOURS)
    for position, colour in enumerate(reversed(COLOURS)):
        assert game.chances(s) == [(("token-on", position, other), 1) for other in left]
        game.play(s, ("token-on", position, colour))
        left.remove(colour)
    assert game.moves(s)[0][0] == "tourist-at"


@pytest.mark.rule("M13.4")
def test_variant_a_tourist_goes_to_the_leftmost_free_space_of_its_colours_card_and_scores_at_once() -> None:
    cards = [("monument", 3), ("monument", 2), ("monument", 6)]
    tokens = [("token-on", 0, "red"), ("token-on", 2, "green")]
    game, s = begin(*cards, *tokens, city="stockholm", stockholm_variant=True)
    effects = reported(stroll(game, s, "green", "red", "green", "red"), "tourist-to-row")
    # Card 3 is worth 4 3 2 1, card 6 is worth 4 2 3 1.
    assert [(e["seat"], e["points"]) for e in effects] == [(0, 4), (1, 4), (0, 2), (1, 3)]
    assert row(game, s) == {0: "red", 1: "red", 8: "green", 9: "green"}
    assert points(game, s, "M13.4") == {0: 6, 1: 7}
    assert game.scores(s) == [6, 7]


@pytest.mark.rule("M13.4")
def test_variant_four_tourists_fill_the_four_spaces_of_a_card() -> None:
    game, s = begin(("token-on", 0, "purple"), city="stockholm", stockholm_variant=True)
    stroll(game, s, *["purple"] * 4)
    assert row(game, s) == dict.fromkeys(range(4), "purple")


@pytest.mark.rule("M13.4")
def test_variant_nobody_scores_a_secret_colour_and_nothing_is_hidden() -> None:
    game, s = begin(city="stockholm", stockholm_variant=True)
    stroll(game, s, "red", "blue")
    assert entries(game, s, "M13.3") == []
    assert {entry.code for entry in entries(game, s, "M13.4")} == {"stockholm-spaces"}
    assert stockholm(game).module_state(game.view(s, None)) == stockholm(game).module_state(s)


@pytest.mark.rule("M13.4")
def test_the_variant_needs_stockholm() -> None:
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", city="paris", stockholm_variant=True)
    assert error.value.reason == Reason("variant-without-stockholm", "M13.4")


# M13.5


@pytest.mark.rule("M13.5")
def test_the_cards_of_the_edition() -> None:
    game, _ = begin(city="stockholm")
    assert " · ".join(" ".join(str(value) for value in card) for card in stockholm(game).values) == VALUES
    assert stockholm(game).names == NAMES.split(", ")
