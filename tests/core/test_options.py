"""Whatever is asked for, the answer is a game or a refusal with its rule."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cityboard
from cityboard.core.game import Game
from cityboard.core.reason import EditionError, OptionError, Reason
from cityboard.titles.metro.rules.cities.berlin import CHOSEN_SIDES
from cityboard.titles.metro.rules.options import CITIES, MODULES
from tests.titles.metro.rules.option_sets import default_edition

NAMES = [
    "players",
    "modules",
    "city",
    "free_orientation",
    "hand",
    "harder_solo",
    "arrange_row",
    "stockholm_variant",
    "berlin_sides",
    "frame",
    "start",
]
scalars = st.none() | st.booleans() | st.integers() | st.integers(0, 7) | st.floats() | st.text() | st.binary()
SIDES = CHOSEN_SIDES.values
words = st.sampled_from([*MODULES, *CITIES, *SIDES, "random", "paris,london"])
anything = st.recursive(
    scalars | words | st.just(object()) | st.complex_numbers(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(scalars, inner, max_size=3)
        | st.sets(words | st.integers(), max_size=3)
    ),
    max_leaves=6,
)
likely: dict[str, st.SearchStrategy[Any]] = {
    "players": st.integers(0, 7),
    "modules": st.lists(st.sampled_from(MODULES), max_size=3),
    "city": st.sampled_from([None, *CITIES]),
    "free_orientation": st.booleans(),
    "hand": st.integers(0, 4),
    "harder_solo": st.booleans(),
    "arrange_row": st.booleans(),
    "stockholm_variant": st.booleans(),
    "berlin_sides": st.sampled_from(SIDES),
    "frame": st.just("random") | st.permutations([1, 2]) | st.permutations([1, 2, 3]),
    "start": st.just("random") | st.integers(-1, 6),
}


def game_or_refusal(**options: Any) -> Game[Any] | Reason:
    """Load Metro; nothing but a refusal of options may be raised, and it cites a rule."""
    try:
        return cityboard.load("metro", edition=default_edition(), **options)
    except OptionError as error:
        assert re.fullmatch(r"M\d+(\.\d+)?", error.reason.rule), error.reason
        assert error.reason.code
        assert error.reason.code in str(error)
        return error.reason


def test_the_options_of_this_test_are_all_options() -> None:
    game = cityboard.load("metro", edition=default_edition(), players=2, city="paris", arrange_row=True)
    assert list(game.options) == NAMES == list(likely)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(NAMES, anything)))
def test_arbitrary_values_give_a_game_or_a_refusal_with_its_rule(options: dict[str, Any]) -> None:
    answer = game_or_refusal(**options)
    if isinstance(answer, Game):
        assert answer.moves(answer.start())


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_an_arbitrary_value_of_one_option_is_accepted_only_as_it_is(name: str, data: st.DataObject) -> None:
    value = data.draw(anything)
    answer = game_or_refusal(**{name: value})
    if isinstance(answer, Game) and value is not None and name != "modules":
        assert answer.options[name] == (list(value) if isinstance(value, tuple) else value)
        assert type(answer.options[name]) is type(value) or isinstance(value, tuple)
    elif isinstance(answer, Reason) and answer.code == "option-value" and name != "modules":
        assert answer.arguments["option"] == name


@given(st.fixed_dictionaries({}, optional=likely))
def test_likely_values_give_a_game_of_these_values_or_a_refusal(options: dict[str, Any]) -> None:
    answer = game_or_refusal(**options)
    if isinstance(answer, Game):
        given_values = {name: value for name, value in options.items() if name != "modules" and value is not None}
        # An option that came later is only named if it is chosen.
        assert {name: answer.options.get(name, False) for name in given_values} == given_values
        assert set(answer.options["modules"]) == set(options.get("modules", ()))
        again = cityboard.load("metro", edition=default_edition(), **answer.options)
        assert again.options == answer.options


@given(st.text().filter(lambda name: name not in (*NAMES, "edition", "title")), anything)
def test_an_unknown_option_is_refused_by_its_name(name: str, value: Any) -> None:
    answer = game_or_refusal(**{name: value})
    assert isinstance(answer, Reason)
    assert (answer.code, answer.rule) == ("option-value", "M18")
    assert (answer.arguments["option"], answer.arguments["value"]) == ("option", name)
    assert answer.arguments["allowed"] == NAMES


@given(st.text().filter(lambda title: title not in ("metro", "helsinki")))
def test_an_unknown_title_is_refused_by_its_name(title: str) -> None:
    with pytest.raises(OptionError) as error:
        cityboard.load(title, players=2)
    assert error.value.reason == Reason("title-unknown", "", {"value": title, "allowed": ["metro", "helsinki"]})


def test_the_titles_are_listed() -> None:
    assert cityboard.title_names() == ["metro", "helsinki"]
    assert cityboard.load("metro").title == "metro"


@given(st.text(max_size=20).filter(lambda name: not Path("/nowhere", name.replace("\0", "")).exists()))
def test_an_unknown_edition_is_refused_by_its_name(name: str) -> None:
    if name == "default":
        return
    with pytest.raises(EditionError) as error:
        cityboard.load("metro", edition=f"/nowhere/{name}")
    assert error.value.reason.code == "edition-unreadable"
    assert error.value.reason.arguments["file"] == str(Path(f"/nowhere/{name}"))


@pytest.mark.parametrize("name", ["\0", "a\0b", "\ud800", "", ".", "nothing", "x" * 5000])
def test_a_name_that_no_file_could_have_is_refused_too(name: str) -> None:
    with pytest.raises(EditionError) as error:
        cityboard.load("metro", edition=name)
    assert error.value.reason.code == "edition-unreadable"
