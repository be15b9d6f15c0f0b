"""A socket at a table: a welcome, then messages and answers, with news of the table in between."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.people import PERSON_NEEDED
from cityboard.server.frames import TextMessage
from cityboard.server.http.access import Access
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.people import Person
from cityboard.server.reasons import MESSAGE_MALFORMED, TABLE_DAMAGED, TABLE_UNKNOWN, TOO_MANY_REQUESTS
from cityboard.server.services import Services
from cityboard.server.sockets import DAMAGED, DISMISSED, FAILED, NOT_FOUND, TOO_MANY, AnySocket, SocketListener
from cityboard.tables.checks import check_seat
from cityboard.tables.reasons import STALE
from cityboard.tables.views import preview

CODES = {TABLE_UNKNOWN.code: NOT_FOUND, TABLE_DAMAGED.code: DAMAGED, TOO_MANY_REQUESTS.code: TOO_MANY}
_DECODER: msgspec.json.Decoder[wire.Message] = msgspec.json.Decoder(wire.Message)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    with_state: FromQuery[bool] = False,
) -> None:
    """Serve one client's socket for one table until either side ends it."""
    try:
        await _talk(socket, services, access, table_id, max(since, 0), with_state=with_state)
    finally:
        # The framework's socket refers to itself through these two, and holds everything about the connection.
        socket.receive, socket.send = empty_receive, empty_send


async def _talk(
    socket: AnySocket, services: Services, access: Access, table_id: str, since: int, *, with_state: bool
) -> None:
    """Admit a client to a table, or turn it away."""
    address = access.address(socket)
    try:
        await access.admit(socket)
        person = await access.anybody(socket)
        live = await services.live_tables.get(table_id, since)
    except RefusedError as refused:
        await _turn_away(socket, CODES.get(refused.reason.code, DISMISSED))
        return
    except Exception as error:
        services.failed("socket failed", error)
        await _turn_away(socket, FAILED)
        return
    listener = SocketListener(
        socket, person.id if person else None, with_state=with_state, longest=services.settings.queue_messages
    )
    if not services.sockets.add(listener, address):
        await _turn_away(socket, TOO_MANY)
        return
    services.metrics.sockets.inc()
    try:
        await socket.accept()
        if (person and await access.person(socket) is None) or access.is_banned(socket):
            # They logged out everywhere, or were banned, just before this socket was registered.
            listener.dismiss()
        await _converse(SocketConversation(services, access, socket, listener, person, live, since))
    finally:
        live.listeners.discard(listener)
        services.presence.changed(live)
        services.sockets.remove(listener, address)
        services.metrics.sockets.dec()


async def _turn_away(socket: AnySocket, code: int) -> None:
    """Close a socket with a code; a browser sees the code only if the socket was open."""
    await socket.accept()
    await socket.close(code=code)


async def _converse(conversation: "SocketConversation") -> None:
    """Send and receive concurrently; whichever ends first ends the other."""
    listener, socket = conversation.listener, conversation.socket
    tasks: list[asyncio.Future[Any]] = [
        asyncio.create_task(listener.pump()),
        asyncio.create_task(conversation.receive()),
    ]
    try:
        await asyncio.wait([*tasks, listener.closing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                conversation.services.failed("conversation failed", outcome, table=conversation.live.table.id)
                listener.end(FAILED)
    if listener.closing.done():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=listener.closing.result())


class SocketConversation:
    """The conversation on one socket."""

    def __init__(
        self,
        services: Services,
        access: Access,
        socket: AnySocket,
        listener: SocketListener,
        person: Person | None,
        live: LiveTable,
        since: int,
    ) -> None:
        """Start a conversation."""
        self.services, self.access, self.socket, self.listener = services, access, socket, listener
        self.person, self.live, self._since = person, live, since
        settings = services.settings
        self._allowance = RateLimit(settings.messages_per_second, settings.messages_burst, time.monotonic)

    async def receive(self) -> None:
        """Welcome the client, then answer every message in order."""
        async with self.live.lock:
            if not self.live.may_watch(self.listener.person):
                self.listener.dismiss()
                return
            self.live.listeners.add(self.listener)
            self.live.note_presence(self.person)
            state = self.listener.with_state
            welcome = await self.services.welcome(self.live, self.listener.person, self._since, state=state)
            self.listener.knocks = welcome.knocks
            self._tell(welcome)
            self.services.presence.changed(self.live)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._answer(await self.socket.receive_data(mode="text"))

    def _tell(self, message: wire.ServerMessage) -> None:
        self.listener.tell(TextMessage(ENCODER.encode(message)))

    async def _answer(self, frame: str) -> None:
        begun = time.perf_counter()
        key = None
        try:
            allowed = self._allowance.take("") and self.access.may_speak(self.socket, self.person)
            message = _read(frame)
            key = getattr(message, "key", None)
            if not allowed:
                raise RefusedError(TOO_MANY_REQUESTS(""))
            await self._handle(message)
        except RefusedError as refused:
            self.services.metrics.refusals.labels(refused.reason.code).inc()
            self._tell(wire.Refused(key, refused.reason))
            if refused.reason.code == STALE.code:
                await self._show_again()
        except Exception as error:
            reason = self.services.failed("message failed", error, table=self.live.table.id)
            self._tell(wire.Refused(key, reason))
        self.services.metrics.answers.observe(time.perf_counter() - begun)

    async def _handle(self, message: wire.Message) -> None:
        match message:
            case wire.Ping():
                self._tell(wire.Pong())
            case wire.Show():
                await self._show(message.seat)
            case wire.Attend():
                self.listener.is_here = message.here
                self.listener.presence = self.services.presence.of(self.live)
                self._tell(self.listener.presence)
                self.services.presence.changed(self.live)
            case wire.Preview():
                async with self.live.lock:
                    check_seat(self.live.table, self.live.chairs, self.listener.person, message.seat)
                    self._tell(preview(self.live.table, message.seat, message.move))
            case _:
                if self.person is None:
                    raise RefusedError(PERSON_NEEDED(""))
                await self.services.table_service.change(self.person, self.live.table.id, message, self._tell)

    async def _show(self, seat: int | None) -> None:
        """At a hot-seat table, show the hand of the seat that asks."""
        if seat is not None:
            check_seat(self.live.table, self.live.chairs, self.listener.person, seat)
        self.listener.shown = seat
        await self._show_again()

    async def _show_again(self) -> None:
        """Send the whole position, which takes long: the client asked for it, or has missed something."""
        await self.access.queue(self.socket)
        async with self.live.lock:
            viewer = self.live.viewer(self.listener.person, self.listener.shown)
            self._tell(self.live.position(viewer, 0, with_state=self.listener.with_state))


def _read(frame: str) -> wire.Message:
    """Read a frame; if it is malformed, say what is wrong and where."""
    try:
        return _DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise RefusedError(MESSAGE_MALFORMED("", error=str(error))) from None
