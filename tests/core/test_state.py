"""States are plain data: exact JSON, equality field by field, independent copies."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cityboard.core.game import NOBODY
from cityboard.core.reason import Reason, RecordError
from cityboard.core.simulation import random_move
from cityboard.core.state import State as CoreState
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.option_sets import load

FAMILIES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "hand": 3, "free_orientation": True},
    {"players": 3, "modules": ["companies", "central-stations"], "city": "stockholm"},
    {"players": 4, "modules": ["central-rails"], "city": "st-petersburg"},
    {"players": 1, "modules": ["solo"]},
]
INTS = ["turn", "mover", "step", "argument", "empty", "drawn", "left"]
BYTES = ["board", "open", "waiting", "owners", "ends", "hands", "tower"]
LISTS = ["agenda", "lengths", "points"]
FIELDS = [*INTS, *BYTES, *LISTS, "own"]


def position(options: dict[str, Any], seed: int) -> tuple[Metro, State]:
    """Play some random moves."""
    game, rng = load(options), Random(seed)
    s = game.start()
    for _ in range(rng.randrange(150)):
        if s.turn != NOBODY:
            game.play(s, random_move(game, s, rng))
    return game, s


def refused(data: dict[str, Any]) -> Reason:
    """Return why something is not a state."""
    with pytest.raises(RecordError) as error:
        State.from_json(data)
    return error.value.reason


def json_of_start() -> dict[str, Any]:
    return load({"players": 2, "modules": ["companies"]}).start().to_json()


def test_the_fields_of_a_state_are_those_of_this_test() -> None:
    assert sorted(json_of_start()) == sorted(FIELDS)


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_a_state_goes_to_json_text_and_back_without_loss(options: dict[str, Any]) -> None:
    for seed in range(12):
        game, s = position(options, seed)
        data = s.to_json()
        back = game.state_from_json(json.loads(json.dumps(data)))
        assert back == s
        assert back.to_json() == data
        assert [type(getattr(back, name)) for name in FIELDS] == [type(getattr(s, name)) for name in FIELDS]
        assert game.moves(back) == game.moves(s)


@pytest.mark.parametrize("options", FAMILIES[:3], ids=str)
def test_a_view_goes_to_json_and_back_too(options: dict[str, Any]) -> None:
    game, s = position(options, 3)
    view = game.view(s, None)
    assert game.state_from_json(json.loads(json.dumps(view.to_json()))) == view != s


def test_json_shares_nothing_with_the_state() -> None:
    _, s = position(FAMILIES[2], 1)
    before = s.copy()
    data = s.to_json()
    data["own"][0][0] += 1
    data["points"][0] += 1
    data["board"][0] += 1
    assert s == before
    rebuilt = State.from_json(data)
    rebuilt.own[0][0] += 1
    rebuilt.points[0] += 1
    assert rebuilt.to_json() != data


@pytest.mark.parametrize("name", FIELDS)
def test_a_state_with_a_missing_field_is_refused_by_its_name(name: str) -> None:
    data = json_of_start()
    del data[name]
    assert refused(data) == Reason("state-fields", "", {"fields": [name]})


def test_a_state_with_fields_too_many_is_refused_by_their_names() -> None:
    wrong = json_of_start() | {"secret": 1, "luck": []}
    del wrong["turn"]
    assert refused(wrong) == Reason("state-fields", "", {"fields": ["luck", "secret", "turn"]})


def wrong_values() -> list[tuple[str, Any]]:
    for_all: list[Any] = [None, "", "1", "aacb", True, 1.0, {}, {"0": 1}, [None], ["1"], [1.0], [True], [{}]]
    wrong = [(name, value) for name in FIELDS for value in for_all]
    wrong += [(name, value) for name in INTS for value in ([], [1], [[1]])]
    wrong += [(name, value) for name in BYTES for value in (0, 64, -1, [256], [-1], [[1]])]
    wrong += [(name, value) for name in LISTS for value in (0, 64, [[1]], [1, None])]
    wrong += [("own", value) for value in (0, [1], [[1], 2], [[[1]]], [[True]], [[1.5]], ["ab"])]
    return wrong


@pytest.mark.parametrize(("name", "value"), wrong_values())
def test_a_value_of_the_wrong_kind_is_refused_by_its_name(name: str, value: Any) -> None:
    assert refused(json_of_start() | {name: value}) == Reason("state-value", "", {"field": name})


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
)


@given(st.sampled_from(FIELDS), anything)
def test_whatever_stands_in_a_field_is_kept_exactly_or_refused(name: str, value: Any) -> None:
    data = json_of_start() | {name: value}
    try:
        s = State.from_json(data)
    except RecordError as error:
        assert error.reason == Reason("state-value", "", {"field": name})
    else:
        assert json.dumps(s.to_json()[name]) == json.dumps(value)


@pytest.mark.parametrize("name", FIELDS)
def test_states_that_differ_in_one_field_are_not_equal(name: str) -> None:
    _, s = position(FAMILIES[2], 2)
    t = s.copy()
    assert s == t
    value = getattr(t, name)
    if name == "own":
        value[1].append(0)
    elif isinstance(value, int):
        setattr(t, name, value + 1)
    else:
        value.append(0)
    assert s != t


def test_a_state_is_equal_to_no_other_thing_and_cannot_be_a_key() -> None:
    _, s = position(FAMILIES[0], 1)
    assert s != s.to_json()
    assert s != 0
    with pytest.raises(TypeError):
        {s}  # noqa: B018  # making the set is what is tried


@pytest.mark.parametrize("name", [*BYTES, *LISTS, "own"])
def test_a_copy_has_lists_of_its_own(name: str) -> None:
    _, s = position(FAMILIES[2], 4)
    before = json.dumps(s.to_json())
    t = s.copy()
    assert t == s and type(t) is State
    if name == "own":
        for part in t.own:
            part.append(1)
        t.own.append([])
    else:
        getattr(t, name).append(1)
    assert json.dumps(s.to_json()) == before


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_playing_a_copy_to_the_end_leaves_the_original_alone(options: dict[str, Any]) -> None:
    game, s = position(options, 5)
    before = json.dumps(s.to_json())
    t, rng = s.copy(), Random(1)
    while t.turn != NOBODY:
        game.play(t, random_move(game, t, rng))
    assert json.dumps(s.to_json()) == before != json.dumps(t.to_json())


def test_the_core_leaves_copying_to_the_states_of_a_game() -> None:
    with pytest.raises(NotImplementedError):
        CoreState().copy()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 999),
        ("turn", 77),
        ("mover", 9),
        ("hands", []),
        ("board", [0] * 63),
        ("hands", [200, 200]),
        ("agenda", [99]),
        ("tower", [61] * 25),
        ("waiting", [41] * 256),
    ],
)
def test_a_state_that_this_game_cannot_have_is_refused_by_its_field(field: str, value: object) -> None:
    game = load({"players": 2})
    with pytest.raises(RecordError) as refused:
        game.state_from_json(game.start().to_json() | {field: value})
    assert refused.value.reason.code == "state-value"
    assert refused.value.reason.arguments == {"field": field}


@pytest.mark.parametrize("data", [None, [1], "state"])
def test_what_is_no_object_is_no_state(data: Any) -> None:
    with pytest.raises(RecordError) as refused:
        load({"players": 2}).state_from_json(data)
    assert refused.value.reason.code == "state-fields"
