"""The sockets of this process, each with a bounded queue, so that a slow reader never holds up anyone else."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from cityboard.protocol.messages import Knocker, Presence
from cityboard.server.frames import TextMessage, frame_writer

AnySocket = WebSocket[Any, Any, Any]
FAILED, COME_AGAIN = 1011, 1012
DISMISSED, NOT_FOUND, TOO_SLOW, DAMAGED, TOO_MANY = 4403, 4404, 4408, 4410, 4429


class SocketListener:
    """One socket: messages wait here until they are sent."""

    def __init__(self, socket: AnySocket, person: str | None, *, with_state: bool, longest: int) -> None:
        """Start with an empty queue of limited length."""
        self.person, self.with_state, self.shown = person, with_state, None
        self.is_here, self.presence, self.knocks = True, None, []
        self._socket, self._writer, self._longest = socket, frame_writer(socket.scope), longest
        self._waiting: deque[TextMessage] = deque()
        self._more = asyncio.Event()
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    shown: int | None
    presence: Presence | None
    knocks: list[Knocker]

    def tell(self, message: TextMessage) -> None:
        """Send a message, or queue it behind those before it; a client that does not read is disconnected."""
        if self._writer and not self._waiting and not self._writer.is_full:
            self._writer.write(message.frame)
        elif len(self._waiting) >= self._longest:
            self.end(TOO_SLOW)
        else:
            self._waiting.append(message)
            self._more.set()

    def dismiss(self) -> None:
        """End the conversation: this listener may no longer listen."""
        self.end(DISMISSED)

    def interrupt(self) -> None:
        """End the conversation: this listener should reconnect."""
        self.end(COME_AGAIN)

    def end(self, code: int) -> None:
        """Close the socket with a code as soon as possible."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def pump(self) -> None:
        """Send queued messages until the socket or the server ends the conversation."""
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._waiting:
                    await self._send_first()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(DISMISSED)

    async def _send_first(self) -> None:
        """Send the oldest message; it leaves the queue only then, so that none overtakes it."""
        if self._writer:
            await self._writer.drain()
            self._writer.write(self._waiting[0].frame)
        else:
            await self._socket.send_data(self._waiting[0].payload.decode(), mode="text")
        self._waiting.popleft()


class Sockets:
    """Who is connected, by person."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Take the limits of sockets per person and per address, however many people it claims to be."""
        self._most, self._most_of_address = most, most_of_address
        self._listeners: dict[str, set[SocketListener]] = defaultdict(set)
        self._addresses: Counter[str] = Counter()
        self._address_of: dict[SocketListener, str] = {}

    def add(self, listener: SocketListener, address: str) -> bool:
        """Register a socket under its person, or under the address for a stranger; False if there are too many."""
        name = _name(listener, address)
        if len(self._listeners.get(name, ())) >= self._most or self._addresses[address] >= self._most_of_address:
            return False
        self._listeners[name].add(listener)
        self._addresses[address] += 1
        self._address_of[listener] = address
        return True

    def remove(self, listener: SocketListener, address: str) -> None:
        """Forget a socket."""
        name = _name(listener, address)
        self._listeners[name].discard(listener)
        del self._address_of[listener]
        if not self._listeners[name]:
            del self._listeners[name]
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def interrupt(self) -> None:
        """End all conversations: everyone should reconnect."""
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.interrupt()

    def dismiss(self, person: str) -> None:
        """End all conversations with a person, who has logged out everywhere or gone."""
        for listener in list(self._listeners.get(person, ())):
            listener.dismiss()

    def dismiss_all(self, banned: Callable[[str | None, str], bool]) -> None:
        """End all conversations with some people and addresses."""
        for listener, address in list(self._address_of.items()):
            if banned(listener.person, address):
                listener.dismiss()


def _name(listener: SocketListener, address: str) -> str:
    return listener.person or f"address {address}"
