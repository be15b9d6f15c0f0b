"""The boards, hands and moves of all titles as one type each, for decoding them and for their JSON schema."""

from typing import Any, Union, get_args

import msgspec

from cityboard.core.game import UNKNOWN
from cityboard.core.moves import Form
from cityboard.protocol.serializer import Board, Hand
from cityboard.titles.registry import titles


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
