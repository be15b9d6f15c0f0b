"""What the server publishes about itself: the OpenAPI document, and the JSON schema of what is said on sockets."""

from functools import cache
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from cityboard.protocol import analysis, messages, people, service, tables
from cityboard.protocol.wire import Wire
from cityboard.server.access import COOKIE, CSRF
from cityboard.server.house import VERSION

JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"
MALFORMED = "400"
UNIONS: dict[str, Any] = {"Message": messages.Message, "Told": messages.Told}

# Who asks proves it by a token, or in a browser by a cookie, along with which every change needs the word `csrf` of Me.
READER: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
CHANGER: list[SecurityRequirement] = [{"token": []}, {"cookie": [], "csrf": []}]
ANYBODY: list[SecurityRequirement] = [{}, *READER]


@cache
def socket_schema() -> dict[str, Any]:
    """Return the JSON schema of the messages on a socket: `Message` is what clients say, `Told` what they are told."""
    return {"$schema": JSON_SCHEMA, "title": "cityboard", "$defs": _components(UNIONS, "#/$defs/{name}")}


def _components(kinds: dict[str, Any], template: str) -> dict[str, Any]:
    """Return the schemas of some types by name, with everything they refer to, as msgspec reads and writes them."""
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template=template)
    found = components | {name: schema for name, schema in zip(kinds, schemas, strict=True) if name in UNIONS}
    # In a JSON schema, unlike in Python, $ is the very end.
    written = msgspec.json.encode(found).replace(msgspec.json.encode(messages.END)[1:-1], b"$")
    decoded: dict[str, Any] = msgspec.json.decode(written)
    return decoded


class Document(JsonRenderPlugin):
    """The OpenAPI document: the framework knows the paths, msgspec knows what the messages really are."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        for operation in (operation for path in openapi_schema["paths"].values() for operation in path.values()):
            operation["summary"] = operation.pop("description", operation["summary"])
            responses = operation["responses"]
            responses.get("204", {}).pop("content", None)
            for response in responses.values():
                # The framework lists them in another order each time; the document shall be the same.
                response["headers"] = dict(sorted(response.get("headers", {}).items()))
            if MALFORMED in responses and "$ref" not in responses[MALFORMED]["content"]["application/json"]["schema"]:
                # The framework takes every path with something variable in it for one that can be malformed.
                del responses[MALFORMED]
        components = openapi_schema["components"]
        kinds = {name: kind for name, kind in _structs().items() if name in components["schemas"]}
        schemas = _components(kinds | UNIONS, "#/components/schemas/{name}")
        return super().render(request, openapi_schema | {"components": components | {"schemas": schemas}})


def _structs() -> dict[str, type]:
    """Return everything on the wire by name."""
    kinds = (kind for module in (analysis, messages, people, service, tables) for kind in vars(module).values())
    return {kind.__name__: kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Wire)}


def operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    """Name an operation as its function is called."""
    return handler.handler_name


CONFIG = OpenAPIConfig(
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
