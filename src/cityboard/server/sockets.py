"""The sockets of this process: a bounded queue each, so that a slow reader never holds up anybody else."""

import asyncio
from collections import Counter, defaultdict
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

AnySocket = WebSocket[Any, Any, Any]
FAILED, COME_AGAIN = 1011, 1012
DISMISSED, NOT_FOUND, TOO_SLOW, TOO_MANY = 4403, 4404, 4408, 4429


class SocketListener:
    """One socket: messages wait here until they are sent."""

    def __init__(self, person: str | None, *, with_state: bool, longest: int) -> None:
        """Start with nothing to send."""
        self.person, self.with_state, self.shown = person, with_state, None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(longest)
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    shown: int | None

    def tell(self, message: bytes) -> None:
        """Hand a message over without waiting; who does not read is sent away."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def dismiss(self) -> None:
        """End the conversation: this listener may not listen any more."""
        self.end(DISMISSED)

    def interrupt(self) -> None:
        """End the conversation: this listener shall come again."""
        self.end(COME_AGAIN)

    def end(self, code: int) -> None:
        """Close the socket with a code as soon as possible."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def pump(self, socket: AnySocket) -> None:
        """Send what is waiting, until the socket or the server ends the conversation."""
        try:
            while True:
                await socket.send_data((await self._queue.get()).decode(), mode="text")
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(DISMISSED)


class Sockets:
    """Who is connected, by person."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Allow so many sockets a person, and so many from one address, however many persons it claims to be."""
        self._most, self._most_of_address = most, most_of_address
        self._listeners: dict[str, set[SocketListener]] = defaultdict(set)
        self._addresses: Counter[str] = Counter()

    def add(self, listener: SocketListener, address: str) -> bool:
        """Register a socket under its person, or a stranger's under the address; False if there are too many."""
        name = _name(listener, address)
        if len(self._listeners.get(name, ())) >= self._most or self._addresses[address] >= self._most_of_address:
            return False
        self._listeners[name].add(listener)
        self._addresses[address] += 1
        return True

    def remove(self, listener: SocketListener, address: str) -> None:
        """Forget a socket."""
        name = _name(listener, address)
        self._listeners[name].discard(listener)
        if not self._listeners[name]:
            del self._listeners[name]
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def interrupt(self) -> None:
        """End all conversations: everybody shall come again."""
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.interrupt()

    def dismiss(self, person: str) -> None:
        """End all conversations with a person, who has logged out everywhere or gone."""
        for listener in list(self._listeners.get(person, ())):
            listener.dismiss()


def _name(listener: SocketListener, address: str) -> str:
    return listener.person or f"address {address}"
