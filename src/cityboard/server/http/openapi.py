"""What the server publishes about itself: the OpenAPI document, and the JSON schema of socket messages."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from typing import Any, Union

import msgspec
from litestar import Litestar
from litestar.connection import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.serialization import encode_json

from cityboard.bots.bot import Fact
from cityboard.core.codes import codes_in
from cityboard.core.reason import ReasonCode
from cityboard.protocol import analysis, counting, editions, messages, people, service, tables
from cityboard.protocol.serializer import Board, Hand
from cityboard.protocol.wire import Wire
from cityboard.server import reasons as server_reasons
from cityboard.server.http.access import COOKIE, CSRF
from cityboard.server.services import VERSION
from cityboard.tables import reasons as table_reasons
from cityboard.titles.wire_types import (
    effect_schemas,
    fact_schemas,
    move_schemas,
    points_schemas,
    reason_schemas,
    types_of,
)

JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"
MALFORMED = "400"
MOVE = "Move"
UNIONS: dict[str, Any] = {"Message": messages.Message, "ServerMessage": messages.ServerMessage}

# Clients authenticate by token, or in a browser by cookie, with which every change also needs the `csrf` of Me.
READER: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
CHANGER: list[SecurityRequirement] = [{"token": []}, {"cookie": [], "csrf": []}]
ANYBODY: list[SecurityRequirement] = [{}, *READER]


@cache
def socket_schema() -> dict[str, Any]:
    """Return the JSON schema of the messages on a socket: a client sends a `Message`, the server a `ServerMessage`."""
    return {"$schema": JSON_SCHEMA, "title": "cityboard", "$defs": _components(UNIONS, "#/$defs/{name}")}


def _components(kinds: dict[str, Any], template: str) -> dict[str, Any]:
    """Return the schemas of some types by name, with everything they refer to, as msgspec reads and writes them."""
    shown: dict[type, Any] = {kind: types_of(kind) for kind in (Board, Hand)}  # every title has its own types for these
    unions = [Union[types] for types in shown.values()]  # noqa: UP007  # known only now
    references = dict(zip(shown, msgspec.json.schema_components(unions, ref_template=template)[0], strict=True))
    schemas, components = msgspec.json.schema_components(
        [*kinds.values(), *unions], schema_hook=references.__getitem__, ref_template=template
    )
    for name in components.keys() & _engine_types():  # these are only ever sent, with exactly these fields
        components[name] |= {"required": list(components[name]["properties"]), "additionalProperties": False}
    named = components | {name: schema for name, schema in zip(kinds, schemas, strict=False) if name in UNIONS}
    # In a JSON schema, unlike in Python, $ is the very end.
    written = msgspec.json.encode(named).replace(msgspec.json.encode(messages.END)[1:-1], b"$")
    moves = move_schemas()
    union = {"anyOf": [{"$ref": template.format(name=name)} for name in moves]}
    decoded: dict[str, Any] = _with_moves(msgspec.json.decode(written), template.format(name=MOVE))
    reasons = reason_schemas(template, codes_in(ReasonCode, people, table_reasons, server_reasons))
    facts = fact_schemas(template) if Fact.__name__ in decoded else {}  # no socket carries them
    return decoded | {MOVE: union} | moves | effect_schemas(template) | points_schemas(template) | facts | reasons


def _with_moves(schema: Any, reference: str) -> Any:
    """Let whatever is titled a move refer to the union of all moves."""
    if isinstance(schema, list):
        return [_with_moves(part, reference) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") == MOVE:
        return {"$ref": reference}
    return {name: _with_moves(part, reference) for name, part in schema.items()}


class Document(JsonRenderPlugin):
    """The OpenAPI document: the framework knows the paths, msgspec knows what the messages really are."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON, which is made once: it takes long, and anyone may ask for it."""
        return self._rendered or self.make(openapi_schema)

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        """Make the document."""
        for operation in (operation for path in openapi_schema["paths"].values() for operation in path.values()):
            operation["summary"] = operation.pop("description", operation["summary"])
            responses = operation["responses"]
            responses.get("204", {}).pop("content", None)
            for response in responses.values():
                # The framework lists them in a different order each time; the document should always be the same.
                response["headers"] = dict(sorted(response.get("headers", {}).items()))
            if MALFORMED in responses and "$ref" not in responses[MALFORMED]["content"]["application/json"]["schema"]:
                # The framework assumes that every path with a parameter can be malformed.
                del responses[MALFORMED]
        components = openapi_schema["components"]
        kinds = {name: kind for name, kind in _structs().items() if name in components["schemas"]}
        schemas = _components(kinds | UNIONS, "#/components/schemas/{name}")
        self._rendered = encode_json(openapi_schema | {"components": components | {"schemas": schemas}})
        return self._rendered


def prepare(app: Litestar) -> None:
    """Make both documents before anyone asks for them; it takes half a second, and nobody should wait for it."""
    for plugin in app.openapi_config.render_plugins if app.openapi_config else ():
        if isinstance(plugin, Document):
            plugin.make(app.openapi_schema.to_schema())
    socket_schema()


def _structs() -> dict[str, type]:
    """Return everything on the wire by name."""
    return {kind.__name__: kind for kind in _kinds() if issubclass(kind, Wire)}


def _engine_types() -> set[str]:
    """Name the engine's types that go on the wire unchanged."""
    return {kind.__name__ for kind in _kinds() if is_dataclass(kind)}


def _kinds() -> Iterator[type]:
    for module in (analysis, counting, editions, messages, people, service, tables):
        yield from (kind for kind in vars(module).values() if isinstance(kind, type))


def operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    """Name an operation after its function."""
    return handler.handler_name


def configuration() -> OpenAPIConfig:
    """Return how an application publishes its document."""
    return OpenAPIConfig(
        title="cityboard",
        version=VERSION,
        path="/schema",
        render_plugins=[Document()],
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
                "csrf": SecurityScheme(type="apiKey", security_scheme_in="header", name=CSRF),
            }
        ),
    )
