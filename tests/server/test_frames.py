"""Frames that are encoded once and written past the framework, over real sockets among ordinary ones."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cityboard.server.frames import FrameWriter, frame_writer, text_frame
from cityboard.server.http.serving import configuration
from cityboard.server.http.socket_protocol import UNREAD_BYTES, SocketProtocol
from cityboard.server.operations.settings import Settings
from tests.server.serving import run, until

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
LENGTHS = (0, 1, 125, 126, 65_535, 65_536, 100_000)


class Application:
    """An application that opens the socket it is given and leaves the rest to the test."""

    writer: FrameWriter
    send: Send

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        writer = frame_writer(scope)
        assert writer is not None
        self.writer, self.send = writer, send
        await receive()
        self.writer.write(text_frame(b"nobody is there yet"))
        await send({"type": "websocket.accept"})
        self.open.set()
        while (event := await receive())["type"] != "websocket.disconnect":
            self.heard.put_nowait(event)
        self.heard.put_nowait(event)

    async def say(self, text: str) -> None:
        """Send something as the framework does."""
        await self.send({"type": "websocket.send", "text": text})


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[Application, ClientConnection]]:
    """Serve one socket as the program does."""
    application = Application()
    anything: Any = application
    config = configuration(anything, Settings(database="sqlite://"))
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        try:
            async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}/") as client:
                await application.open.wait()
                yield application, client
        finally:
            server.should_exit = True
            await running


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_frame_is_what_a_server_sends(length: int) -> None:
    payload = b"x" * length
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_frames_arrive_in_order_among_ordinary_messages_and_pings() -> None:
    async def test() -> None:
        async with connected() as (application, client):
            for length in LENGTHS:
                application.writer.write(text_frame(b"x" * length))
                await application.say(f"after {length}")
                pong = await client.ping()
                assert await client.recv() == "x" * length
                assert await client.recv() == f"after {length}"
                await pong
                await client.send("heard")
                assert (await application.heard.get())["text"] == "heard"

    run(test)


def test_frames_written_after_the_close_are_dropped() -> None:
    async def test() -> None:
        async with connected() as (application, client):
            application.writer.write(text_frame(b"last"))
            await application.send({"type": "websocket.close", "code": 4400})
            application.writer.write(text_frame(b"too late"))
            assert await client.recv() == "last"
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
            assert (await application.heard.get())["type"] == "websocket.disconnect"
            application.writer.write(text_frame(b"far too late"))
            await application.writer.drain()

    run(test)


def test_frames_to_a_client_that_is_gone_are_dropped() -> None:
    async def test() -> None:
        async with connected() as (application, client):
            client.transport.abort()
            application.writer.write(text_frame(b"somebody?"))
            assert (await application.heard.get())["type"] == "websocket.disconnect"
            application.writer.write(text_frame(b"nobody"))
            await application.writer.drain()

    run(test)


def test_a_client_that_does_not_read_is_waited_for() -> None:
    async def test() -> None:
        async with connected() as (application, client):
            client.transport.pause_reading()
            frame, sent = text_frame(b"x" * 60_000), 0
            while True:
                application.writer.write(frame)
                sent += 1
                waiting = asyncio.create_task(application.writer.drain())
                await asyncio.wait([waiting], timeout=0.05)
                if not waiting.done():
                    break
            client.transport.resume_reading()
            for _ in range(sent):
                assert len(await client.recv()) == 60_000
            await waiting
            await application.say("well")
            assert await client.recv() == "well"

    run(test)


def test_a_client_that_does_not_read_is_given_up_if_nobody_waits() -> None:
    async def test() -> None:
        async with connected() as (application, client):
            client.transport.pause_reading()
            protocol = application.writer
            assert isinstance(protocol, SocketProtocol)
            frame, unread = text_frame(b"x" * 60_000), 0
            while application.heard.empty():
                protocol.write(frame)
                unread = max(unread, protocol.transport.get_write_buffer_size())
                await asyncio.sleep(0)
            assert (await application.heard.get())["type"] == "websocket.disconnect"
            assert unread <= UNREAD_BYTES + len(frame)
            client.transport.abort()

    run(test)
