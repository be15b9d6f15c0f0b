"""Effects and reasons are what their codes declare, and the published schema says the same."""

import ast
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import cityboard
from cityboard.core.codes import codes_in, files_of
from cityboard.core.game import Effect, EffectCode, Entry
from cityboard.core.reason import Reason, ReasonCode
from cityboard.protocol import people
from cityboard.server import reasons as server_reasons
from cityboard.tables import reasons as table_reasons
from cityboard.titles.registry import registered, titles
from cityboard.titles.wire_types import effect_schemas, reason_schemas
from tests.test_language import GAMES, play
from tests.toy.title import TITLE

TEMPLATE = "#/$defs/{name}"
SCHEMAS = effect_schemas(TEMPLATE) | reason_schemas(
    TEMPLATE, codes_in(ReasonCode, people, table_reasons, server_reasons)
)


def judge_of(name: str) -> jsonschema_rs.Validator:
    """Return what judges values by a schema."""
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMAS})


@pytest.mark.parametrize(
    ("title", "options"), GAMES, ids=[f"{title}-{'-'.join(map(str, options.values()))}" for title, options in GAMES]
)
def test_whatever_a_game_tells_has_the_arguments_that_its_code_declares(title: str, options: dict[str, Any]) -> None:
    effects, reasons = judge_of(f"{title.capitalize()}Effect"), judge_of("Reason")
    seen = set()
    for told in play(title, options):
        if not isinstance(told, Entry):
            (effects if isinstance(told, Effect) else reasons).validate(
                asdict(told) | {"arguments": plain(told.arguments)}
            )
            seen.add(type(told))
    assert seen == {Effect, Reason}


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if isinstance(value, dict):
        return {key: plain(inside) for key, inside in value.items()}
    return [plain(inside) for inside in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("kind", [EffectCode, ReasonCode])
def test_a_code_is_declared_once_in_a_title(kind: type[EffectCode[Any]] | type[ReasonCode[Any]]) -> None:
    for title in titles():
        rules = title.serializer().rules
        assert rules is not None
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
    assert judge_of("Effect").is_valid(right)
    assert not judge_of("Effect").is_valid(wrong)


def test_a_title_without_declarations_can_tell_anything() -> None:
    with registered(TITLE):
        schemas = effect_schemas(TEMPLATE) | reason_schemas(TEMPLATE, [])
    judge = jsonschema_rs.validator_for({"$ref": "#/$defs/Effect", "$defs": schemas})
    assert judge.is_valid({"code": "bean-drawn", "arguments": {"seat": 0, "colour": "red"}})
    assert not judge.is_valid({"code": "bean-drawn"})
    judge = jsonschema_rs.validator_for({"$ref": "#/$defs/Reason", "$defs": schemas})
    assert judge.is_valid({"code": "colour-unknown", "rule": "B2", "arguments": {"move": ["name", "pink"]}})


def test_every_reason_is_made_by_a_declared_code() -> None:
    sources = (file.read_text() for file in Path(cityboard.__file__).parent.rglob("*.py"))
    calls = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    by_name = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    by_literal = [call for call in by_name if isinstance(call.args[0], ast.Constant)]
    assert len(by_name) >= 1  # a code makes it
    assert by_literal == []
