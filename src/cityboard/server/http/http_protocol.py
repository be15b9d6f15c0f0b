"""HTTP as uvicorn speaks it, with limits on what a client may send before it is answered."""

import asyncio
import math
import time
from enum import Enum, auto
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from cityboard.server.http.connections import Connection, ConnectionRegistry
from cityboard.server.operations.settings import Settings

PIPELINED = 8  # requests that may wait for earlier answers
HEAD_BYTES = 16_384
BYTES_PER_CHUNK = 6  # for a body that is sent in chunks of one byte
LINGERING_BYTES = 65_536  # read from a body that is too long, so that its sender learns why it is refused
MALFORMED, TOO_LATE, BODY_TOO_LONG, TOO_MANY, HEAD_TOO_LONG = 400, 408, 413, 429, 431


class Phase(Enum):
    """What a client is expected to send next."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class HttpProtocol(HttpToolsProtocol):
    """One connection until it ends or becomes a WebSocket."""

    _connection: Connection | None = None
    _answering: RequestResponseCycle | None = None
    _refusal = MALFORMED

    def __init__(self, *, settings: Settings, registry: ConnectionRegistry, **of_uvicorn: Any) -> None:
        """Prepare for a client."""
        super().__init__(**of_uvicorn)
        self._registry = registry
        self._patience = settings.body_seconds
        longest_body = BYTES_PER_CHUNK * settings.frame_bytes + LINGERING_BYTES
        self._bounds = {
            Phase.HEAD: (HEAD_BYTES, settings.header_seconds),
            Phase.BODY: (longest_body, settings.body_seconds),
            Phase.NOTHING: (math.inf, math.inf),
        }

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Start, unless there are too many connections."""
        super().connection_made(transport)
        self._connection = self._registry.admit(transport, self.client[0] if self.client else "")
        if self._connection is None:
            transport.close()
            return
        self._connection.expired = self._expired
        self._enter(Phase.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything that waits for this client."""
        super().connection_lost(exc)
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        if self._connection is not None:
            self._registry.remove(self._connection)

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        if self._connection is not None:
            self._connection.expect_reading(time.monotonic(), self._patience)

    def resume_writing(self) -> None:
        """Continue: the client has read."""
        super().resume_writing()
        if self._connection is not None:
            self._connection.read_by = math.inf

    def data_received(self, data: bytes) -> None:
        """Process incoming data, within the limits."""
        if self._connection is None or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._phase is Phase.NOTHING:
            self._enter(Phase.HEAD)
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._reject(self._refusal)
        else:
            if self._received > self._most:
                self._registry.count(f"long_{self._phase.name.lower()}")
                self._reject(HEAD_TOO_LONG if self._phase is Phase.HEAD else BODY_TOO_LONG)

    def _enter(self, phase: Phase) -> None:
        assert self._connection is not None
        self._phase, self._received = phase, 0
        self._most, seconds = self._bounds[phase]
        self._connection.sent_by = time.monotonic() + seconds

    # Callbacks of the parser; an exception stops it.

    def on_message_begin(self) -> None:
        """Expect a head, unless it has already begun."""
        super().on_message_begin()
        if self._phase is not Phase.HEAD:
            self._enter(Phase.HEAD)

    def on_headers_complete(self) -> None:
        """Start to answer, queue the request, or refuse it if there are too many."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            self._registry.count("long_head")
            self._refusal = HEAD_TOO_LONG
            raise ValueError
        if len(self.pipeline) >= PIPELINED:
            self._registry.count("pipelined")
            raise ValueError
        if self._connection is None or not self._registry.may_send(self._connection):
            self._registry.count("requests")
            self._refusal = TOO_MANY
            raise ValueError
        if any(name == b"x-forwarded-for" for name, _ in self.headers):
            self._registry.note_forwarded()
        super().on_headers_complete()
        self._enter(Phase.BODY)

    def on_message_complete(self) -> None:
        """Expect nothing more for now."""
        super().on_message_complete()
        self._enter(Phase.NOTHING)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _upgrade(self) -> None:
        """Become a WebSocket; any other change of protocol is ignored, and what follows is not read."""
        busy = self._answering is not None and not self._answering.response_complete
        upgrades = self._should_upgrade()
        if upgrades and not busy:
            self._enter(Phase.NOTHING)
            self.handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end: the two refer to each other
        elif busy and not upgrades:
            self.cycle.keep_alive = False
            self.flow.pause_reading()
        else:
            self._reject(MALFORMED)

    def _expired(self) -> None:
        """Close a connection whose client takes too long; browsers open some that they never use."""
        if self._phase is Phase.HEAD and not self._received and self.cycle is None:
            self.transport.close()
            return
        self._registry.count(f"slow_{self._phase.name.lower()}")
        self._reject(TOO_LATE)

    def _reject(self, status: int) -> None:
        """Send an error, unless the answer has begun, and close the connection."""
        answering = self._answering
        over = answering is not None and answering.response_complete and self._phase is Phase.HEAD
        if answering is None or over or not answering.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
