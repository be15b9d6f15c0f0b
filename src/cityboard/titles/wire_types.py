"""What all titles have on the wire, as one type each: for decoding boards and hands, and for the JSON schema."""

from collections.abc import Iterable, Mapping
from typing import Any, Union, get_args

import msgspec

from cityboard.bots import facts as common_facts
from cityboard.bots.bot import FactCode
from cityboard.core import edition as core_edition
from cityboard.core import reasons as core_reasons
from cityboard.core import sheet as core_sheet
from cityboard.core.codes import C, Code, codes_in
from cityboard.core.game import UNKNOWN, EffectCode, EntryCode
from cityboard.core.moves import Form
from cityboard.core.reason import ReasonCode
from cityboard.protocol.serializer import Board, Hand
from cityboard.titles import reasons as title_reasons
from cityboard.titles.registry import titles
from cityboard.titles.title import Title

TEXT, NUMBER = {"type": "string"}, {"type": "integer"}
OWNER = {"anyOf": [NUMBER, TEXT]}  # a seat, or a name


def types_of(kind: type) -> tuple[type, ...]:
    """List the types that titles have for Board or Hand; anything else has none."""
    serializers = [title.serializer() for title in titles()]
    if kind is Board:
        return tuple(dict.fromkeys(serializer.board_type for serializer in serializers))
    if kind is Hand:
        return tuple(dict.fromkeys(serializer.hand_type for serializer in serializers))
    raise NotImplementedError(kind)


def read_from_wire(kind: type, value: Any) -> Any:
    """Read a board or a hand of any title: a `dec_hook` for decoding messages."""
    return msgspec.convert(value, Union[types_of(kind)], str_keys=True)  # noqa: UP007  # the types are known only now


def move_schemas() -> dict[str, dict[str, Any]]:
    """Return the JSON schema of every move of every title, by a name that begins with the title's."""
    schemas: dict[str, dict[str, Any]] = {}
    for title in titles():
        name, moves = title.name.capitalize(), title.serializer().moves
        if moves is None:
            schemas[f"{name}Move"] = {"type": "array", "items": {"type": ["string", "integer"]}}
            continue
        schemas |= {f"{name}{form.move_class.__name__}Move": _move_schema(form) for form in moves.forms}
    return schemas


def _move_schema(form: Form) -> dict[str, Any]:
    """Return the JSON schema of a move."""
    described = (form.move_class.__doc__ or "").strip()
    entries = [_entry_schema(kind, place in form.secret) for place, kind in enumerate(form.entries)]
    schema = {"type": "array", "description": described, "prefixItems": entries, "minItems": len(entries)}
    if form.further is None:
        return schema | {"maxItems": len(entries)}
    return schema | {"items": _entry_schema(form.further, False)}


def _entry_schema(kind: Any, secret: bool) -> dict[str, Any]:
    """Return the JSON schema of an entry, which is UNKNOWN for some if it is secret."""
    values = get_args(kind)
    schema = {"enum": list(values)} if values else {"type": "string" if kind is str else "integer"}
    return {"anyOf": [schema, {"const": UNKNOWN}]} if secret else schema


def effect_schemas(template: str) -> dict[str, Any]:
    """Return the JSON schema of all effects, and by title; `template` is how schemas refer to others."""
    return _schemas_by_title("Effect", {title.name: _codes_of(title, EffectCode) for title in titles()}, {}, template)


def points_schemas(template: str) -> dict[str, Any]:
    """Return the JSON schema of everything that gives points, and by title."""
    codes = {title.name: _codes_of(title, EntryCode) for title in titles()}
    return _schemas_by_title("Points", codes, {"owner": OWNER, "rule": TEXT, "points": NUMBER}, template)


def fact_schemas(template: str) -> dict[str, Any]:
    """Return the JSON schema of all facts that bots name, and by title."""
    own = {title.name: title.ladder().facts for title in titles()}
    codes = {name: codes_in(FactCode, facts, common_facts) if facts else None for name, facts in own.items()}
    return _schemas_by_title("Fact", codes, {}, template)


def reason_schemas(template: str, others: Iterable[ReasonCode[Any]]) -> dict[str, Any]:
    """Return the JSON schema of all reasons: those of every title, and those that all of them and some others have."""
    common = [*codes_in(ReasonCode, core_reasons, core_edition, core_sheet, title_reasons), *others]
    rule = {"rule": TEXT}
    schemas = {"CommonReason": _codes_schema(common, rule, template)}
    for title in titles():
        codes = _codes_of(title, ReasonCode)
        own = None if codes is None else [code for code in codes if code not in common]
        schemas[f"{title.name.capitalize()}Reason"] = _codes_schema(own, rule, template)
    return {"Reason": _union(schemas, template)} | schemas


def _codes_of(title: Title, kind: type[C]) -> list[C] | None:
    """List the codes of a kind that a title's rules declare, or return None if its rules declare nothing."""
    rules = title.serializer().rules
    return None if rules is None else codes_in(kind, rules)


def _schemas_by_title(
    name: str, codes: Mapping[str, Iterable[Code[Any]] | None], more: dict[str, Any], template: str
) -> dict[str, Any]:
    """Return the JSON schema of all codes of a kind, and by title."""
    schemas = {f"{title.capitalize()}{name}": _codes_schema(own, more, template) for title, own in codes.items()}
    return {name: _union(schemas, template)} | schemas


def _union(schemas: Iterable[str], template: str) -> dict[str, Any]:
    """Return the JSON schema of anything that has one of some schemas, by their names."""
    return {"anyOf": [{"$ref": template.format(name=name)} for name in schemas]}


def _codes_schema(codes: Iterable[Code[Any]] | None, more: dict[str, Any], template: str) -> dict[str, Any]:
    """Return the JSON schema of codes, each with its arguments and maybe more; without declarations, of any code."""
    if codes is None:
        return _exactly({"code": TEXT, **more, "arguments": {"type": "object"}})
    return {
        "anyOf": [
            _exactly({"code": {"const": code.code}, **more, "arguments": _arguments_schema(code.arguments, template)})
            for code in codes
        ]
    }


def _arguments_schema(arguments: Any, template: str) -> dict[str, Any]:
    """Return the JSON schema of a TypedDict."""
    schema = msgspec.json.schema_components([arguments], ref_template=template)[1][arguments.__name__]
    return _exactly(schema["properties"]) | {"required": schema["required"]}


def _exactly(properties: dict[str, Any]) -> dict[str, Any]:
    """Return the JSON schema of an object with exactly these properties."""
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}
