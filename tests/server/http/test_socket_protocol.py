"""What may come on a socket, alone and beside others from the same address."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cityboard.server.http import socket_protocol
from cityboard.server.http.connections import ConnectionRegistry
from cityboard.server.http.socket_protocol import SocketProtocol
from cityboard.server.operations.settings import Settings
from tests.server.floods import HANDSHAKE, frame
from tests.server.serving import run, until

ROUTER = "192.0.2.1"
TEXT = Frame(Opcode.TEXT, b"?")


class Line(asyncio.Transport):
    """A transport that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True

    def close(self) -> None:
        self.closing = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Let it go."""

    def pause_reading(self) -> None:
        """Go on all the same."""


class Network:
    """A server with a manual clock, and sockets to it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sockets: list[SocketProtocol] = []

    def set_up(self, **settings: Any) -> None:
        async def application(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        self._settings = Settings(database="sqlite://", bot_processes=1, **settings)
        self._registry = ConnectionRegistry(self._settings, 10_000, lambda: self.now)
        self._config = Config(application, log_config=None, lifespan="off")

    def connect(self, address: str = ROUTER, *, forwarded: str = "") -> SocketProtocol:
        line = Line()
        assert self._registry.admit(line, address)
        socket = SocketProtocol(
            config=self._config,
            server_state=ServerState(),
            app_state={},
            _loop=asyncio.get_running_loop(),
            settings=self._settings,
            registry=self._registry,
        )
        self._sockets.append(socket)
        socket.connection_made(line)
        head = HANDSHAKE.format(path="/", host="x")
        if forwarded:
            head = f"{head[:-2]}X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: {forwarded}\r\n\r\n"
        socket.data_received(head.encode())
        return socket

    def run(self, test: Callable[[], Awaitable[None]]) -> None:
        """Run a test, and let the sockets end after it."""

        async def whole() -> None:
            await test()
            for socket in self._sockets:
                socket.connection_lost(None)
            await until(lambda: not any(socket.tasks for socket in self._sockets))

        run(whole)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Iterator[Network]:
    made = Network()
    monkeypatch.setattr(ConnectionRegistry, "_sweep_later", lambda self: None)
    monkeypatch.setattr(socket_protocol, "time", SimpleNamespace(monotonic=lambda: made.now))
    yield made


def exhaust(network: Network, address: str = ROUTER, *, forwarded: str = "") -> None:
    """Send from an address as much as it may."""
    for _ in range(100):
        socket = network.connect(address, forwarded=forwarded)
        for _ in range(100):
            if not socket.may_send_frame(TEXT):
                return
    pytest.fail("it may send without end")


def test_a_client_that_sends_too_much_is_cut_off_and_its_neighbours_behind_the_same_router_are_not(
    network: Network,
) -> None:
    async def test() -> None:
        network.set_up()
        victim, noisy = network.connect(), [network.connect() for _ in range(20)]
        for step in range(60 * 40):
            network.now = step / 40
            noisy = [socket for socket in noisy if socket.may_send_frame(TEXT)]
            assert step % 80 or victim.may_send_frame(TEXT)
        # As many are left as the address may have.
        assert len(noisy) <= 6

    network.run(test)


def test_a_client_that_reconnects_again_and_again_is_cut_off_soon_once_the_address_has_sent_too_much(
    network: Network,
) -> None:
    async def test() -> None:
        network.set_up()
        exhaust(network)
        socket = network.connect()
        sent = [socket.may_send_frame(TEXT) for _ in range(12)]
        assert sent == [True] * 10 + [False] * 2

    network.run(test)


def test_the_answer_to_our_own_ping_is_taken_once_whatever_else_was_sent(network: Network) -> None:
    async def test() -> None:
        network.set_up()
        socket = network.connect()
        exhaust(network)
        assert [socket.may_send_frame(TEXT) for _ in range(11)][-1] is False
        await until(lambda: socket.handshake_complete)
        for _ in range(50):
            socket.send_keepalive_ping()
            assert socket.pending_ping_payload
            pong = Frame(Opcode.PONG, socket.pending_ping_payload)
            assert socket.may_send_frame(pong)
            assert not socket.may_send_frame(pong)
            assert not socket.may_send_frame(Frame(Opcode.PONG, b"else"))
        pong_as_sent = frame(0x8A, socket.pending_ping_payload or b"")
        socket._answered = None
        socket.data_received(pong_as_sent)
        assert socket.pending_ping_payload is None
        assert not socket.transport.is_closing()
        socket.data_received(pong_as_sent)
        assert socket.transport.is_closing()

    network.run(test)


def test_behind_a_proxy_frames_are_counted_for_whom_the_proxy_has_seen(network: Network) -> None:
    async def test() -> None:
        network.set_up(trusted_proxy=True)
        other = network.connect("127.0.0.1", forwarded="192.0.2.2")
        exhaust(network, "127.0.0.1", forwarded="192.0.2.1")
        same = network.connect("127.0.0.1", forwarded="192.0.2.1")
        for socket, allowed in ((same, False), (other, True)):
            assert [socket.may_send_frame(TEXT) for _ in range(20)][-1] is allowed

    network.run(test)
