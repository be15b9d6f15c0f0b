"""Effects and reasons are what their codes declare, and the published schema says the same."""

import ast
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

import cityboard
from cityboard.bots.bot import Budget
from cityboard.core.codes import Code, codes_in, files_of
from cityboard.core.game import CHANCE, NOBODY, Effect, EffectCode, Entry, EntryCode, Game
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.simulation import random_move
from cityboard.core.state import State
from cityboard.protocol import people
from cityboard.server import reasons as server_reasons
from cityboard.tables import reasons as table_reasons
from cityboard.titles.registry import registered, titles
from cityboard.titles.title import Title
from cityboard.titles.wire_types import effect_schemas, fact_schemas, points_schemas, reason_schemas
from tests.test_language import GAMES, play
from tests.toy.title import TITLE

TEMPLATE = "#/$defs/{name}"
REASONS = reason_schemas(TEMPLATE, codes_in(ReasonCode, people, table_reasons, server_reasons))
SCHEMAS = effect_schemas(TEMPLATE) | points_schemas(TEMPLATE) | fact_schemas(TEMPLATE) | REASONS


def judge_of(name: str) -> jsonschema_rs.Validator:
    """Return what judges values by a schema."""
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMAS})


@pytest.mark.parametrize(
    ("title", "options"), GAMES, ids=[f"{title}-{'-'.join(map(str, options.values()))}" for title, options in GAMES]
)
def test_whatever_a_game_tells_has_the_arguments_that_its_code_declares(title: str, options: dict[str, Any]) -> None:
    own = title.capitalize()
    judges = {Effect: judge_of(f"{own}Effect"), Entry: judge_of(f"{own}Points"), Reason: judge_of("Reason")}
    seen = set()
    for outcome in play(title, options):
        judges[type(outcome)].validate(asdict(outcome) | {"arguments": plain(outcome.arguments)})
        seen.add(type(outcome))
    assert seen == set(judges)


@pytest.mark.parametrize("title", [title for title in titles() if title.ladder().facts], ids=lambda title: title.name)
def test_whatever_a_bot_says_has_the_arguments_that_its_code_declares(title: Title) -> None:
    judge, ladder = judge_of(f"{title.name.capitalize()}Fact"), title.ladder()
    game = cityboard.load(title.name, players=2)
    said = set()
    for level, (view, seat) in product(ladder.levels[:4], list(decisions(game, Random(1)))[::5]):
        for fact in level.make().choose(game, view, seat, Random(1), Budget(work=20)).facts:
            judge.validate({"code": fact.code, "arguments": plain(fact.arguments)})
            said.add(fact.code)
    assert len(said) > 5


def decisions(game: Game[Any], rng: Random) -> Iterator[tuple[State, int]]:
    """Play at random, and yield every decision as its seat sees it."""
    s = game.start()
    while s.turn != NOBODY:
        if s.turn != CHANCE:
            yield game.view(s, s.turn), s.turn
        game.play(s, random_move(game, s, rng))


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if isinstance(value, dict):
        return {key: plain(inside) for key, inside in value.items()}
    return [plain(inside) for inside in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("kind", [EffectCode, EntryCode, ReasonCode])
def test_a_code_is_declared_once_in_a_title(kind: type[Code[Any]]) -> None:
    packages = [rules for title in titles() if (rules := title.serializer().rules)]
    assert len(packages) > 1
    for rules in packages:
        declared: dict[str, Any] = {}
        for file in files_of(rules):
            for code in vars(file).values():
                if isinstance(code, kind):
                    assert declared.setdefault(code.code, code) is code, code.code
        assert declared


@pytest.mark.parametrize(
    "wrong",
    [
        {"code": "laid", "arguments": {"seat": 0, "tile": "aaaa"}},
        {"code": "laid", "arguments": {"seat": 0, "tile": "aaaa", "square": "3"}},
        {"code": "laid", "arguments": {"seat": 0, "tile": "aaaa", "square": 3, "secret": 1}},
        {"code": "unheard-of", "arguments": {}},
    ],
)
def test_the_schema_takes_no_other_effect(wrong: dict[str, Any]) -> None:
    right = {"code": "laid", "arguments": {"seat": 0, "tile": "aaaa", "square": 3}}
    assert judge_of("MetroEffect").is_valid(right)
    assert not judge_of("MetroEffect").is_valid(wrong)


def test_a_title_without_declarations_can_tell_anything() -> None:
    with registered(TITLE):
        schemas = effect_schemas(TEMPLATE) | fact_schemas(TEMPLATE) | reason_schemas(TEMPLATE, [])
    judge = jsonschema_rs.validator_for({"$ref": "#/$defs/Effect", "$defs": schemas})
    assert judge.is_valid({"code": "bean-drawn", "arguments": {"seat": 0, "colour": "red"}})
    assert not judge.is_valid({"code": "bean-drawn"})
    judge = jsonschema_rs.validator_for({"$ref": "#/$defs/BeansFact", "$defs": schemas})
    assert judge.is_valid({"code": "many-red-beans", "arguments": {"number": 3}})
    judge = jsonschema_rs.validator_for({"$ref": "#/$defs/Reason", "$defs": schemas})
    assert judge.is_valid({"code": "colour-unknown", "rule": "B2", "arguments": {"move": ["name", "pink"]}})


def test_only_declared_codes_make_reasons_effects_entries_and_facts() -> None:
    source = Path(cityboard.__file__).parent
    made = {
        f"{node.func.id} in {file.relative_to(source)}"
        for file in source.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in ("Reason", "Effect", "Entry", "Fact")
    }
    assert made == {
        "Reason in core/reason.py",
        "Effect in core/game.py",
        "Entry in core/game.py",
        "Fact in bots/bot.py",
        "Fact in analysis/worker_pool.py",  # as the process that thinks has written it
    }
