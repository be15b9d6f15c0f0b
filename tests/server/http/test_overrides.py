"""What the server overrides of its libraries is still there: nothing calls an override whose original was renamed."""

import inspect
from inspect import Parameter
from types import FunctionType
from typing import Any

import pytest

from cityboard.server.http.http_protocol import HttpProtocol
from cityboard.server.http.serving import Server
from cityboard.server.http.socket_protocol import FrameParser, SocketProtocol

OVERRIDDEN: dict[type, set[str]] = {
    HttpProtocol: {
        *("connection_made", "connection_lost", "pause_writing", "resume_writing", "data_received"),
        *("on_message_begin", "on_headers_complete", "on_message_complete", "_start_asgi_task"),
    },
    SocketProtocol: {
        *("connection_made", "connection_lost", "pause_writing", "resume_writing", "data_received"),
        *("handle_connect", "on_task_complete"),
    },
    FrameParser: {"recv_frame"},
    Server: {"capture_signals", "startup"},
}
# What is called or set there, besides.
NEEDED: dict[type, set[str]] = {
    HttpProtocol: {"_unset_keepalive_if_required", "_should_upgrade", "handle_websocket_upgrade"},
    SocketProtocol: {"handle_pong", "send_keepalive_ping", "handle_events"},
    FrameParser: set(),
    Server: {"handle_exit", "serve"},
}


def parameters(function: Any) -> list[tuple[str, Any]]:
    """Return what a function takes, by name and kind."""
    return [(name, one.kind) for name, one in inspect.signature(function).parameters.items()]


@pytest.mark.parametrize("own", OVERRIDDEN)
def test_every_override_has_an_original_with_the_same_parameters(own: type) -> None:
    original = own.__bases__[0]
    methods = {name for name, value in vars(own).items() if isinstance(value, FunctionType)} - {"__init__"}
    inherited = {name for name in dir(original) if not name.startswith("__")}
    assert methods & inherited == OVERRIDDEN[own]
    for name in OVERRIDDEN[own]:
        assert parameters(getattr(own, name)) == parameters(getattr(original, name)), name
    assert inherited >= NEEDED[own]


@pytest.mark.parametrize("own", [HttpProtocol, SocketProtocol])
def test_a_protocol_is_made_as_its_original_is(own: type) -> None:
    taken = dict(parameters(own.__init__))  # type: ignore[misc]  # of a class
    original = dict(parameters(own.__bases__[0].__init__))  # type: ignore[misc]  # of a class
    assert Parameter.VAR_KEYWORD in taken.values(), "uvicorn names its arguments, which are passed on"
    assert taken.keys() & original.keys() == {"self"}
