"""One table as one client sees it, over a socket that reconnects by itself."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.titles.wire_types import read_from_wire

T = TypeVar("T")
# The server closes with these codes if a client sends too much or is not (or no longer) allowed here: reconnecting
# would not help.
SENT_AWAY = (1009, 4403, 4404, 4410, 4429)
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0, *[5.0] * 24)  # seconds before each attempt to reconnect
STEADY = 1.0  # after a connection has lasted this many seconds, reconnect at once
LOST = 1006  # closed without a code
UNREADABLE = 1007  # what arrived is not a message
NO_KEY = ""

_DECODER: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage, dec_hook=read_from_wire)
_ENCODER = msgspec.json.Encoder()


class ConnectedSocket(Protocol):
    """A connected socket."""

    async def send(self, message: str) -> None:
        """Send one message."""

    async def recv(self) -> str | bytes:
        """Wait for the next message."""

    async def close(self) -> None:
        """Close the socket."""


Connect = Callable[[str, dict[str, str]], Awaitable[ConnectedSocket]]


class ClosedError(ConnectionError):
    """The connection has ended for good; `code` is the one the socket was closed with."""

    def __init__(self, code: int) -> None:
        """Keep the code."""
        super().__init__(code)
        self.code = code


async def connect_to(url: str, headers: dict[str, str]) -> ConnectedSocket:
    """Connect to a server over the network."""
    return await connect(url, additional_headers=headers)


def new_key() -> str:
    """Return a key that no other message has."""
    return secrets.token_urlsafe(12)


class TableConnection:
    """A table, kept up to date; requests wait for their answer and survive a lost connection."""

    table: wire.TableInfo
    position: wire.Position
    # What the last welcome said: your seats, whether you opened the table, and the first move since your last decision.
    yours: list[int]
    owner: bool
    since: int
    # Who is here, once someone has said that they are looking (`attend`).
    presence: wire.Presence | None = None

    def __init__(
        self, line: Callable[[int], Awaitable[ConnectedSocket]], hear: Callable[[wire.ServerMessage], None]
    ) -> None:
        """Prepare to connect; `line` connects, given the last `seq` seen."""
        self._new_line, self._hear = line, hear
        self.seq = 0
        self.log: list[wire.LogEntry] = []  # each move as the viewer could see it when it was made
        self.chat: list[wire.ChatLine] = []
        self.knocks: list[wire.Knocker] = []  # who asks for a seat, as far as you may know
        self.closed: ClosedError | None = None
        self._line: ConnectedSocket | None = None
        self._news = asyncio.Event()
        self._waiting: dict[str, tuple[str, asyncio.Future[Any]]] = {}  # by key, in the order of sending
        self._asking = asyncio.Lock()  # messages without a key are sent one at a time
        self._wanted: Callable[[wire.ServerMessage], bool] = lambda message: False  # which message answers it

    async def __aenter__(self) -> Self:
        self._keeping = asyncio.create_task(self._keep())
        try:
            await self.until(lambda table: hasattr(table, "position"))
        except BaseException:
            await self._hang_up()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self._hang_up()

    async def _hang_up(self) -> None:
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        self._end(LOST)

    # Listening.

    async def until(self, condition: Callable[[Self], Any]) -> None:
        """Wait until a condition holds, checking after every message; the end of the connection is an error."""
        while not condition(self):
            if self.closed:
                raise self.closed
            self._news.clear()
            await self._news.wait()

    async def _keep(self) -> None:
        """Stay connected as long as possible; however that ends, release everyone who waits."""
        try:
            await self._stay()
        except msgspec.MsgspecError:
            self._end(UNREADABLE)
        finally:
            self._end(LOST)

    async def _stay(self) -> None:
        """Reconnect until the server refuses, or no longer answers."""
        tries, clock = 0, asyncio.get_running_loop().time
        while tries < len(PAUSES):
            await asyncio.sleep(PAUSES[tries])
            tries += 1
            try:
                line = await self._new_line(self.seq)
            except (OSError, InvalidHandshake, TimeoutError):
                continue
            begun = clock()
            try:
                async for message in _messages(line):
                    if isinstance(message, wire.Welcome):
                        await self._say_again(line)
                    if not self._take(message):
                        break
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else LOST
                if code in SENT_AWAY:
                    self._end(code)
                    return
            finally:
                self._line = None
                await line.close()
            if clock() - begun > STEADY:
                tries = 0

    async def _say_again(self, line: ConnectedSocket) -> None:
        """Resend what was not answered on the previous connection; the keys ensure that nothing is done twice."""
        self._line = line
        for message, _ in list(self._waiting.values()):
            await line.send(message)

    def _end(self, code: int) -> None:
        self.closed = self.closed or ClosedError(code)
        for _, future in self._waiting.values():
            _set(future, self.closed)
        self._news.set()

    def _take(self, message: wire.ServerMessage) -> bool:
        """Process a message; return False if something is missing before it."""
        match message:
            case wire.Welcome():
                self.table, self.yours, self.owner = message.table, message.yours, message.owner
                self.chat, self.since, self.knocks = message.chat, message.since, message.knocks
            case wire.TableInfo():
                self.table = message
            case wire.Knocks():
                self.knocks = message.knocks
            case wire.Presence():
                self.presence = message
            case wire.ChatLine():
                # A chat line from the welcome may be repeated.
                self.chat = [*(line for line in self.chat if line.id != message.id), message]
            case wire.Done():
                self._settle(message.key, message)
            case wire.Refused():
                self._settle(message.key, RefusedError(message.reason))
        position = message.position if isinstance(message, wire.Welcome) else message
        if isinstance(position, wire.Position) and not self._show(position):
            return False
        self._hear(message)
        if NO_KEY in self._waiting and self._wanted(message):
            self._settle(NO_KEY, message)
        self._news.set()
        return True

    def _show(self, position: wire.Position) -> bool:
        if position.news_from > len(self.log):
            self.seq = 0  # a gap: reconnect and ask for everything
            return False
        self.log = [*self.log[: position.news_from], *position.news]
        self.position, self.seq = position, position.seq
        return True

    def _settle(self, key: str | None, answer: wire.ServerMessage | RefusedError) -> None:
        if key is None:
            # The server answers in the order of the messages, so this is about the oldest one.
            key = next((key for key, (_, future) in self._waiting.items() if not future.done()), None)
        if key in self._waiting:
            _set(self._waiting[key][1], answer)

    # Sending.

    async def change(self, message: wire.Change) -> wire.Done:
        """Send a message that changes the table; return once it is stored and its consequences have arrived."""
        done: wire.Done = await self._say(message.key, message)
        if not isinstance(message, wire.Say | wire.Rematch | wire.Knock | wire.Admit):
            await self.until(lambda table: table.seq > done.seq or table.closed)
        return done

    async def _ask(
        self, message: wire.Preview | wire.Show | wire.Attend | wire.Ping, wanted: Callable[[Any], bool]
    ) -> Any:
        """Send a message that changes nothing and wait for its answer."""
        async with self._asking:
            self._wanted = wanted
            return await self._say(NO_KEY, message)

    async def _say(self, key: str, message: wire.Message) -> Any:
        """Send a message and wait for its answer, on whichever connection it comes."""
        text = _ENCODER.encode(message).decode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[key] = text, future
        try:
            await self._send(text)
            return await future
        finally:
            del self._waiting[key]

    async def _send(self, text: str) -> None:
        if self.closed:
            raise self.closed
        if self._line is not None:
            with suppress(ConnectionClosed):  # then it is resent on the next connection
                await self._line.send(text)

    async def start(self) -> None:
        """Start the game; bots take the free seats."""
        await self.change(wire.Start(new_key(), self.seq))

    async def sit(self, seat: int | None = None, secret: str | None = None) -> int | None:
        """Take a seat and return its number."""
        return (await self.change(wire.Sit(new_key(), self.seq, seat, secret))).seat

    async def knock(self) -> None:
        """Ask the owner of the table for a seat."""
        await self.change(wire.Knock(new_key()))

    async def admit(self, knock: int, *, agree: bool = True) -> None:
        """Let someone in who has asked for a seat, or refuse them."""
        await self.change(wire.Admit(new_key(), knock, agree))

    async def leave(self, seat: int) -> None:
        """Give up a seat; after the start, a bot plays on."""
        await self.change(wire.Leave(new_key(), self.seq, seat))

    async def come_back(self, seat: int) -> None:
        """Take your seat back from the bot."""
        await self.change(wire.Return(new_key(), self.seq, seat))

    async def play(self, seat: int, move: wire.WireMove) -> None:
        """Make a move."""
        await self.change(wire.Play(new_key(), self.seq, seat, move))

    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        await self.change(wire.TakeUndo(new_key(), self.seq, seat))

    async def take_back(self, seat: int) -> None:
        """Ask all the others to let you take back the last decision."""
        await self.change(wire.TakeBack(new_key(), self.seq, seat))

    async def replace(self, seat: int, absent: int) -> None:
        """Ask all the others to give an absent player's seat to a bot."""
        await self.change(wire.Replace(new_key(), self.seq, seat, absent))

    async def answer(self, seat: int, *, agree: bool) -> None:
        """Answer the open question at the table."""
        await self.change(wire.Answer(new_key(), self.seq, seat, agree))

    async def link(self, seat: int) -> str:
        """Make a new link to a seat and return its secret."""
        return (await self.change(wire.Link(new_key(), self.seq, seat))).secret or ""

    async def revoke(self, seat: int) -> None:
        """Invalidate the link to a seat and remove whoever came by it; in a running game, the others are asked."""
        await self.change(wire.Revoke(new_key(), self.seq, seat))

    async def rematch(self) -> str:
        """Open a table with the same options and people, or find the one that someone else has opened."""
        return (await self.change(wire.Rematch(new_key(), self.seq))).table or ""

    async def say(self, text: str, *, watchers: bool = False) -> None:
        """Write in the chat of the table, or in that of its spectators."""
        await self.change(wire.Say(new_key(), text, watchers))

    async def preview(self, seat: int, move: wire.WireMove) -> wire.Previewed:
        """Ask what a move would do."""
        question = wire.Preview(seat, move)
        previewed: wire.Previewed = await self._ask(question, lambda message: isinstance(message, wire.Previewed))
        return previewed

    async def show(self, seat: int | None) -> wire.Position:
        """At a hot-seat table: see what a seat sees; None hides it again."""
        position: wire.Position = await self._ask(
            wire.Show(seat), lambda message: isinstance(message, wire.Position) and message.seat == seat
        )
        return position

    async def attend(self, *, here: bool = True) -> wire.Presence:
        """Say whether someone is looking at the table, and from now on hear who else is (`presence`)."""
        presence: wire.Presence = await self._ask(wire.Attend(here), lambda message: isinstance(message, wire.Presence))
        return presence

    async def ping(self) -> None:
        """Ask whether the server is there."""
        await self._ask(wire.Ping(), lambda message: isinstance(message, wire.Pong))


def _set(future: "asyncio.Future[Any]", answer: Any) -> None:
    """Set the result, unless the future is already done or nobody waits for it."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


async def _messages(line: ConnectedSocket) -> AsyncIterator[wire.ServerMessage]:
    """Read messages until the connection is closed."""
    while True:
        yield _DECODER.decode(await line.recv())
