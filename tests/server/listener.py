"""A small HTTP server that remembers what it was sent."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Listener:
    """Answers every request alike, or never."""

    def __init__(self, answer: bytes | None) -> None:
        self.answer = answer
        self.port = 0
        self.connections = 0
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read requests until the sender goes away."""
        self.connections += 1
        while True:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            self.requests.append((first, headers, await reader.readexactly(int(headers["content-length"]))))
            if self.answer is not None:
                writer.write(self.answer)
                await writer.drain()


@asynccontextmanager
async def listening(answer: bytes | None, tls: ssl.SSLContext | None = None) -> AsyncIterator[Listener]:
    """Run a listener; what is sent to it must be over when this ends."""
    listener = Listener(answer)
    async with serving(listener.serve, tls) as port:
        listener.port = port
        yield listener


@asynccontextmanager
async def serving(handler: Handler, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Let a handler serve every connection, and wait for the last of them."""
    tasks: list[asyncio.Task[None]] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        tasks.append(task)
        try:
            await handler(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the sender has what it wants
        finally:
            writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls) as server:
        yield int(server.sockets[0].getsockname()[1])
        await asyncio.gather(*tasks)


def answer(status: str, *headers: str) -> bytes:
    """Return the bytes of an answer without a body."""
    return "\r\n".join([f"HTTP/1.1 {status}", "Content-Length: 0", *headers, "", ""]).encode("ascii")
