"""H2.6, H2.7, H8.4: which options there are, and that they combine freely."""

from itertools import combinations as picks
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cityboard
from cityboard.core.game import CHANCE
from cityboard.core.reason import OptionError, Reason
from cityboard.core.simulation import random_game
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.options import choose, combinations
from tests.titles.helsinki.rules.asking import pass_turn, refusal
from tests.titles.helsinki.rules.option_sets import load
from tests.titles.helsinki.rules.positions import begin, coats
from tests.titles.helsinki.rules.turns import use

BOTTOM = ["A11", "A12", "A13", "A14", "A15"]
COVERS: list[Any] = ["none", "bottom", "random", ["A1", "A2", "A3", "A4", "A5"]]


def refused(**options: Any) -> Reason:
    """Return why some options are refused."""
    with pytest.raises(OptionError) as error:
        cityboard.load("helsinki", **options)
    return error.value.reason


@pytest.mark.rule("H8.4")
def test_players_expansion_and_covers_combine_freely() -> None:
    sets = list(product((2, 3, 4), ([], ["dry-roads"]), COVERS))
    chosen = {choose(players=players, modules=modules, cover=cover) for players, modules, cover in sets}
    assert len(chosen) == len(sets) == 24
    assert len({choose(**options) for options in combinations()}) == len(combinations()) == 30


@pytest.mark.rule("H8.4", "H2.6", "H2.7")
@pytest.mark.parametrize("modules", [[], ["dry-roads"]])
@pytest.mark.parametrize("cover", COVERS)
def test_every_combination_plays_to_its_end(modules: list[str], cover: Any) -> None:
    game = load({"players": 2, "modules": modules, "cover": cover})
    s, record = random_game(game, "options")
    assert record.scores == game.scores(s)
    assert s.covered.bit_count() == (0 if cover == "none" else 5)
    assert len(s.own) == len(modules)


@pytest.mark.rule("H8.4")
def test_without_options_two_play_the_base_game() -> None:
    game = cityboard.load("helsinki")
    assert game.options == {"players": 2, "modules": [], "cover": "none", "start": "random"}


@pytest.mark.rule("H8.4")
def test_options_have_one_written_form() -> None:
    one = choose(modules=["dry-roads", "dry-roads"], cover=["A15", "A3", "A12", "A1", "A7"], players=None)
    other = choose(modules={"dry-roads"}, cover=("A1", "A3", "A7", "A12", "A15"))
    assert one == other
    assert one.to_json()["cover"] == ["A1", "A3", "A7", "A12", "A15"]
    assert choose(**one.to_json()) == one


@pytest.mark.rule("H2.6")
def test_the_first_game_covers_the_bottom_row_for_all() -> None:
    game, s = begin(cover="bottom", players=3)
    for seat in range(3):
        coats(s, 1, seat)
        assert s.mover == seat
        for action in BOTTOM:
            assert refusal(game, s, use(action)) == Reason("action-covered", "H2.6", {"action": action})
        assert game.refuse(s, use("A1")) is None
        pass_turn(game, s)


@pytest.mark.rule("H2.7")
def test_any_five_actions_can_be_picked() -> None:
    for pick in picks(ACTIONS, 5):
        assert choose(cover=list(pick)).cover == pick


@pytest.mark.rule("H2.7")
def test_chance_covers_any_five_different_actions_evenly() -> None:
    game = cityboard.load("helsinki", cover="random", players=4, start=0)
    s = game.start()
    covered: list[Any] = []
    for number in range(5):
        assert s.turn == CHANCE
        chances = game.chances(s)
        assert chances == [(("cover", action), 1) for action in ACTIONS if action not in covered]
        covered.append(chances[3 * number % len(chances)][0][1])
        game.play(s, ("cover", covered[-1]))
    assert game.moves(s)[0][0] == "slot"
    assert {ACTIONS[bit] for bit in range(15) if s.covered >> bit & 1} == set(covered)
    twice = cityboard.load("helsinki", cover="random", players=4, start=0)
    s = twice.start()
    twice.play(s, ("cover", "A3"))
    reason = Reason("chance-impossible", "H2.7", {"outcome": ["cover", "A3"]})
    assert twice.refuse(s, ("cover", "A3")) == reason


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize(
    "cover", [[], ["A1"], ["A1", "A2", "A3", "A4"], list(ACTIONS[:6]), ["A1", "A1", "A2", "A3", "A4"], list(ACTIONS)]
)
def test_another_number_than_five_is_refused(cover: list[str]) -> None:
    assert refused(cover=cover) == Reason("cover-five", "H2.7", {"value": cover, "number": 5})


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize("unknown", ["A0", "A16", "a1", 1, None, ["A1"]])
def test_unknown_actions_are_refused(unknown: Any) -> None:
    arguments = {"option": "cover", "value": unknown, "allowed": list(ACTIONS)}
    assert refused(cover=["A1", "A2", "A3", "A4", unknown]) == Reason("option-value", "H2.7", arguments)


@pytest.mark.rule("H2.7", "H8.4", "H2.1", "H2.4")
@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("cover", "top", "H2.7"),
        ("cover", True, "H2.7"),
        ("cover", 5, "H2.7"),
        ("modules", ["wet-roads"], "H8.4"),
        ("modules", "dry-roads", "H8.4"),
        ("modules", [["dry-roads"]], "H8.4"),
        ("players", 1, "H2.1"),
        ("players", 5, "H2.1"),
        ("players", "2", "H2.1"),
        ("players", True, "H2.1"),
        ("start", 2, "H2.4"),
        ("start", -1, "H2.4"),
        ("start", False, "H2.4"),
        ("bonus", 1, "H8.4"),
    ],
)
def test_other_values_are_refused_with_their_rule(option: str, value: Any, rule: str) -> None:
    reason = refused(**{option: value})
    assert (reason.code, reason.rule) == ("option-value", rule)


atoms = st.none() | st.booleans() | st.integers(-2, 20) | st.floats() | st.text(max_size=3)
words = st.sampled_from([*ACTIONS, "dry-roads", "none", "bottom", "random", "players", 2, 3, 4])
some_values = st.recursive(
    words | atoms,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=8,
)
five = st.lists(st.sampled_from(ACTIONS), min_size=4, max_size=6)
sets_of_options = st.fixed_dictionaries(
    {},
    optional={
        "players": st.sampled_from([2, 3, 4]) | some_values,
        "modules": st.sampled_from([[], ["dry-roads"], ("dry-roads",)]) | some_values,
        "cover": st.sampled_from(["none", "bottom", "random"]) | five | five.map(tuple) | five.map(set) | some_values,
        "start": st.sampled_from(["random", 0, 1, 2, 3]) | some_values,
        "hand": some_values,
    },
)


@pytest.mark.rule("H8.4")
@settings(max_examples=300)
@given(sets_of_options)
def test_whatever_is_given_is_a_game_or_refused_with_a_rule(options: dict[str, Any]) -> None:
    try:
        game = load(options)
    except OptionError as error:
        assert error.reason.code
        assert error.reason.rule.startswith("H")
    else:
        assert isinstance(game, Helsinki)
        assert choose(**game.options) == game.choice
