"""WebSockets as uvicorn speaks them, with a budget for everything that is received.

An application can also write frames that are already encoded.
"""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from cityboard.server.frames import EXTENSION
from cityboard.server.http.connections import BEYOND, Connection, ConnectionRegistry
from cityboard.server.http.http_protocol import HEAD_BYTES
from cityboard.server.operations.addresses import client_name
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.operations.settings import Settings

UNREAD_BYTES = 1_048_576  # that wait for a client before it is disconnected
FRAGMENTS = 64  # of one message
FRAME_HEAD = 14  # bytes before the payload of a frame
# Frames of one socket that are accepted even if its address has sent too many: a client that sends no more than that
# is not cut off for what a neighbour behind the same router does.
QUIET_PER_SECOND, QUIET_BURST = 1.0, 10


class FrameParser(ServerProtocol):
    """Reads frames until there are too many, and none after that."""

    exceeded = False

    def __init__(self, max_size: int, socket: "SocketProtocol") -> None:
        """Ask the socket before every frame whether it is allowed; nothing is compressed."""
        super().__init__(max_size=max_size, logger=socket.logger)
        self._may_send_frame: Callable[[Frame], bool] | None = socket.may_send_frame

    def recv_frame(self, frame: Frame) -> None:
        """Accept a frame, unless it is one too many."""
        if not self._may_send_frame or not self._may_send_frame(frame):
            self.exceeded = True
            raise ProtocolError("too many frames")
        super().recv_frame(frame)

    def end(self) -> None:
        """Read nothing more, and break the reference cycle."""
        self.parser.close()
        self._may_send_frame = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket; it offers itself to the application as a `FrameWriter`."""

    _connection: Connection
    _answered: bytes | None = None

    def __init__(self, *, settings: Settings, registry: ConnectionRegistry, **of_uvicorn: Any) -> None:
        """Prepare for a client with full budgets."""
        super().__init__(**of_uvicorn)
        self._registry, self._patience = registry, settings.idle_socket_seconds
        self._trusted_proxy = settings.trusted_proxy
        rate, burst, longest = settings.messages_per_second, settings.messages_burst, settings.frame_bytes + FRAME_HEAD
        self._bytes = RateLimit(rate * longest, HEAD_BYTES + burst * longest, time.monotonic)
        self._frames = RateLimit(BEYOND * rate, BEYOND * burst, time.monotonic)
        self._quiet = RateLimit(QUIET_PER_SECOND, QUIET_BURST, time.monotonic)
        self.conn = self._parser = FrameParser(settings.frame_bytes, self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection."""
        super().connection_made(transport)
        self._connection = self._registry.of(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Inform the application."""
        super().connection_lost(exc)
        self._registry.remove(self._connection)
        self._parser.end()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Release what the application has kept in its scope: nothing else would break that cycle."""
        super().on_task_complete(task)
        cast("dict[str, Any]", self.scope).clear()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        self._connection.expect_reading(time.monotonic(), self._patience)

    def resume_writing(self) -> None:
        """Continue: the client has read."""
        super().resume_writing()
        self._connection.read_by = math.inf

    def data_received(self, data: bytes) -> None:
        """Process incoming data, and cut the connection at once if it is too much."""
        if not self._bytes.take("", len(data)):
            self._registry.cut(self._connection, "bytes")
            return
        try:
            super().data_received(data)
        except InvalidState:  # malformed text together with a close frame: too late to complain
            self.transport.abort()
            return
        if self._parser.exceeded or len(self.frames) > FRAGMENTS:
            self._registry.cut(self._connection, "frames")
        elif not self.handshake_initiated:
            self.transport.close()  # the head was complete, but does not open a WebSocket

    def may_send_frame(self, frame: Frame) -> bool:
        """Return whether this client may send another frame of any kind; answers to our pings are always allowed."""
        if self._answers_ping(frame):
            return True
        quiet = self._quiet.take("")
        return self._frames.take("") and (self._registry.may_send(self._connection) or quiet)

    def _answers_ping(self, frame: Frame) -> bool:
        """Return whether a frame is the first answer to our last ping."""
        ping = self.pending_ping_payload
        if frame.opcode is not Opcode.PONG or ping is None or ping == self._answered or bytes(frame.data) != ping:
            return False
        self._answered = ping
        return True

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake, and offer the extension before the application begins."""
        if self._trusted_proxy:
            forwarded = event.headers.get_all("X-Forwarded-For")
            self._connection.sender = client_name(self._connection.name, forwarded, trusted_proxy=True)
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def write(self, frame: bytes) -> None:
        """Send one complete server frame after everything sent so far, without waiting."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self._registry.cut(self._connection, "unread")
            return
        self.transport.write(frame)

    @property
    def is_full(self) -> bool:
        """Return whether the client should first read what it was sent."""
        return not self.writable.is_set()

    async def drain(self) -> None:
        """Wait until the client has read enough to get more, or is gone."""
        await self.writable.wait()
