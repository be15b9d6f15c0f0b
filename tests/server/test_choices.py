"""What can be chosen for a table: every option of a title, and nothing that could not be opened."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cityboard.core.game import Game
from cityboard.core.reason import OptionError, ReasonCode
from cityboard.language import Language
from cityboard.protocol.tables import Choice
from cityboard.server.app import create_app
from cityboard.server.choices import choices
from cityboard.server.operations.settings import Settings
from cityboard.titles.registry import load, title_names
from tests.server.serving import OPEN_LIMITS, run, serving, sqlite

# What has to be chosen along with an option or one of its values.
BESIDE: dict[Any, dict[str, Any]] = {
    "harder_solo": {"players": 1, "modules": ["solo"]},
    "arrange_row": {"city": "paris"},
    "stockholm_variant": {"city": "stockholm"},
    "berlin_sides": {"city": "berlin"},
    "solo": {"players": 1},
}


LATER = {"arrange_row"}  # games without them do not name them


def written(game: Game[Any], option: Choice) -> Any:
    """Return what a game says of an option; it leaves out a later one that is not chosen."""
    return game.options.get(option.name, option.values[0]) if option.name in LATER else game.options[option.name]


def offered(option: Choice, most: int) -> list[tuple[Any, dict[str, Any]]]:
    """List what an option offers, with what has to be chosen along with it."""
    values: list[tuple[Any, dict[str, Any]]] = [
        ([value] if option.several else value, BESIDE.get(value, {})) for value in option.values
    ]
    if option.name == "start":
        values = [(value, {"players": most}) for value, _ in values]
    if option.pick:
        number = option.pick.number or most
        picked = option.pick.values[-number:][::-1]
        values.append((picked, {} if option.pick.number else {"players": most}))
    return [(value, BESIDE.get(option.name, {}) | beside) for value, beside in values]


@pytest.mark.parametrize("title", choices(), ids=lambda title: title.title)
def test_everything_that_is_offered_can_be_chosen(title: Any) -> None:
    most = title.players[-1]
    for option in title.options:
        for value, beside in offered(option, most):
            chosen = written(load(title.title, **{option.name: value, **beside}), option)
            assert chosen == value or sorted(chosen) == sorted(value), option.name
    for players in title.players:
        load(title.title, players=players, modules=["solo"] if players == 1 else [])
    with pytest.raises(OptionError):
        load(title.title, players=most + 1)


@pytest.mark.parametrize("title", choices(), ids=lambda title: title.title)
def test_every_option_is_offered_with_what_is_taken_if_nothing_is_chosen(title: Any) -> None:
    game = load(title.title)
    assert {option.name for option in title.options} - LATER == game.options.keys() - {"players"}
    for option in title.options:
        assert written(game, option) == ([] if option.several else option.values[0]), option.name


@pytest.mark.parametrize("title", choices(), ids=lambda title: title.title)
def test_every_rule_that_an_option_names_is_a_rule_of_its_title(title: Any) -> None:
    rules = Language("en").rule_ids(title.title)
    for option in title.options:
        assert option.rule in rules, option.name
        assert set(option.value_rules.values()) <= set(rules)
        assert set(option.value_rules) <= {str(value) for value in option.values}


@pytest.mark.parametrize("title", choices(), ids=lambda title: title.title)
def test_every_refusal_of_options_belongs_to_the_one_place_where_a_form_shows_it(title: Any) -> None:
    shown = [*title.refusals, *(code for option in title.options for code in option.refusals)]
    rules = import_module(f"cityboard.titles.{title.title}.rules.options")
    declared = [reason.code for reason in vars(rules).values() if isinstance(reason, ReasonCode)]
    assert declared
    # A module declares its options together with what is said if they are chosen without it.
    of_modules = [code for option in title.options if option.part_of for code in option.refusals]
    assert sorted(shown) == sorted([*declared, *of_modules])


def test_an_option_of_a_module_is_a_part_of_what_has_to_be_chosen_beside_it() -> None:
    options = {option.name: option for title in choices() for option in title.options}
    for name, beside in BESIDE.items():
        if name in options:
            chosen = [*beside.get("modules", []), beside.get("city")]
            assert options[name].part_of in chosen, name
    assert {name for name, option in options.items() if option.part_of} == BESIDE.keys() & options.keys()


def test_anyone_may_ask_what_can_be_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            answer = await (await served.stranger()).choices()
            assert [title.title for title in answer.titles] == title_names()
            assert answer.titles == choices()

    run(test)


@pytest.mark.parametrize(("modules", "code"), [(["solo"], "option-value"), ([], None)])
def test_options_that_cannot_be_combined_are_answered_with_the_reason_and_are_no_error(
    tmp_path: Path, modules: list[str], code: str | None
) -> None:
    chosen: dict[str, Any] = {"database": sqlite(tmp_path), **OPEN_LIMITS}
    with TestClient(create_app(Settings(**chosen))) as client:
        answer = client.post("/api/options", json={"title": "metro", "players": 3, "options": {"modules": modules}})
    reason = answer.json()["reason"]
    assert (answer.status_code, reason and reason["code"]) == (200, code)
