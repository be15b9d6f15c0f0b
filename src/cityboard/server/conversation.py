"""A socket at a table: hello, then messages and answers, with news of the table in between."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.allowance import Allowance
from cityboard.server.decisions import check_seat
from cityboard.server.house import House
from cityboard.server.live import ENCODER, Live
from cityboard.server.people import Person
from cityboard.server.sockets import DISMISSED, FAILED, NOT_FOUND, TOO_MANY, AnySocket, SocketListener
from cityboard.server.views import preview, reason_on_the_wire

CODES = {"table-unknown": NOT_FOUND, "too-many": TOO_MANY}
_DECODER: msgspec.json.Decoder[wire.Message] = msgspec.json.Decoder(wire.Message)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    house: NamedDependency[House],
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    with_state: FromQuery[bool] = False,
) -> None:
    """Talk with one client about one table until either ends it."""
    address = house.access.address(socket)
    try:
        person = await house.access.anybody(socket)
        live = await house.door.live(table_id, max(since, 0))
    except RefusedError as refused:
        await _turn_away(socket, CODES.get(refused.reason.code, DISMISSED))
        return
    listener = SocketListener(
        person.id if person else None, with_state=with_state, longest=house.settings.queue_messages
    )
    if not house.sockets.add(listener, address):
        await _turn_away(socket, TOO_MANY)
        return
    house.measures.sockets.inc()
    try:
        await socket.accept()
        if person and await house.access.person(socket) is None:
            # They have logged out everywhere just before this socket was one of those to be ended.
            listener.dismiss()
        await _converse(Conversation(house, socket, listener, person, live, max(since, 0)))
    finally:
        live.listeners.discard(listener)
        house.sockets.remove(listener, address)
        house.measures.sockets.dec()


async def _turn_away(socket: AnySocket, code: int) -> None:
    """Close a socket with a code, which a browser learns only of a socket that was open."""
    await socket.accept()
    await socket.close(code=code)


async def _converse(conversation: "Conversation") -> None:
    """Send and receive side by side; whichever ends first ends the other."""
    listener, socket = conversation.listener, conversation.socket
    both: list[asyncio.Future[Any]] = [
        asyncio.create_task(listener.pump(socket)),
        asyncio.create_task(conversation.receive()),
    ]
    try:
        await asyncio.wait([*both, listener.closing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        for outcome in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(outcome, Exception):
                conversation.house.failed("conversation failed", table=conversation.live.table.id, exc_info=outcome)
                listener.end(FAILED)
    if listener.closing.done():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=listener.closing.result())


class Conversation:
    """What is said on one socket."""

    def __init__(
        self, house: House, socket: AnySocket, listener: SocketListener, person: Person | None, live: Live, since: int
    ) -> None:
        """Begin."""
        self.house, self.socket, self.listener, self.person, self.live = house, socket, listener, person, live
        self._since = since
        settings = house.settings
        self._allowance = Allowance(settings.messages_per_second, settings.messages_burst, time.monotonic)

    async def receive(self) -> None:
        """Welcome the client, then answer every message in its order."""
        async with self.live.lock:
            if not self.live.may_watch(self.listener.person):
                self.listener.dismiss()
                return
            self.live.listeners.add(self.listener)
            state = self.listener.with_state
            self._tell(await self.house.welcome(self.live, self.listener.person, self._since, state=state))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._answer(await self.socket.receive_data(mode="text"))

    def _tell(self, message: wire.Told) -> None:
        self.listener.tell(ENCODER.encode(message))

    async def _answer(self, frame: str) -> None:
        begun = time.perf_counter()
        key = None
        try:
            allowed = self._allowance.take("") and self.house.access.may_speak(self.socket, self.person)
            message = _read(frame)
            key = getattr(message, "key", None)
            if not allowed:
                raise RefusedError(Reason("too-many", ""))
            await self._handle(message)
        except RefusedError as refused:
            self.house.measures.refusals.labels(refused.reason.code).inc()
            self._tell(wire.Refused(key, reason_on_the_wire(refused.reason)))
            if refused.reason.code == "stale":
                await self._show_again()
        except Exception:
            self.house.failed("message failed", table=self.live.table.id)
            self._tell(wire.Refused(key, wire.Reason("server-error", "", {})))
        self.house.measures.answers.observe(time.perf_counter() - begun)

    async def _handle(self, message: wire.Message) -> None:
        match message:
            case wire.Ping():
                self._tell(wire.Pong())
            case wire.Show():
                await self._show(message.seat)
            case wire.Preview():
                async with self.live.lock:
                    check_seat(self.live.table, self.live.chairs, self.listener.person, message.seat)
                    self._tell(preview(self.live.table, message.seat, message.move))
            case _:
                if self.person is None:
                    raise RefusedError(Reason("person-needed", ""))
                await self.house.door.change(self.person, self.live.table.id, message, self._tell)

    async def _show(self, seat: int | None) -> None:
        """At a hot-seat table: show the hand of who says to be there."""
        if seat is not None and seat not in self.live.seats_of(self.listener.person):
            raise RefusedError(Reason("seat-not-yours", "", {"seat": seat}))
        self.listener.shown = seat
        await self._show_again()

    async def _show_again(self) -> None:
        """Send the whole position: the client asked for it, or has missed something."""
        async with self.live.lock:
            viewer = self.live.viewer(self.listener.person, self.listener.shown)
            self._tell(self.live.position(viewer, 0, with_state=self.listener.with_state))


def _read(frame: str) -> wire.Message:
    """Read a frame, naming what is wrong and where."""
    try:
        return _DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise RefusedError(Reason("message-malformed", "", {"error": str(error)})) from None
