"""A connection to a database that can go silent: nothing comes through any more, without any error."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sql

COMMIT = b"COMMIT"


class Line:
    """Stands between a server and its PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._to = sql.make_url(url)
        self.url = url
        self._forth, self._back = asyncio.Event(), asyncio.Event()
        self.resume()
        self._carried: set[asyncio.Task[None]] = set()  # a task for each connection
        self._lost: set[asyncio.Task[None]] = set()
        # At the next commit the way back is cut: what was to be stored is stored, and nobody hears of it.
        self.cut_at_commit = False

    def silence(self) -> None:
        """Carry nothing any more, in neither direction."""
        self._forth.clear()
        self._back.clear()

    def resume(self) -> None:
        """Carry everything, what has waited included."""
        self._forth.set()
        self._back.set()

    def lose(self) -> None:
        """Carry new connections, but never again anything of those there are, without a word about it."""
        self._lost |= self._carried
        self.resume()

    def reset(self) -> None:
        """End all connections."""
        for task in self._carried:
            task.cancel()

    @property
    def is_silent(self) -> bool:
        return not self._back.is_set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        connection = asyncio.current_task()
        assert connection
        self._carried.add(connection)
        try:
            # Whoever is not there, or ends this, leaves nothing to carry.
            with suppress(OSError, asyncio.CancelledError):
                await self._join(connection, reader, writer)
        finally:
            writer.close()
            self._carried.discard(connection)
            self._lost.discard(connection)

    async def _join(
        self, connection: asyncio.Task[None], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        from_server, to_server = await asyncio.open_connection(self._to.host, self._to.port)
        ways = ((reader, to_server, self._forth), (from_server, writer, self._back))
        tasks = [asyncio.create_task(self._carry(connection, *way)) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            to_server.close()

    async def _carry(
        self,
        connection: asyncio.Task[None],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        flows: asyncio.Event,
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                await flows.wait()
                if self.cut_at_commit and flows is self._forth and COMMIT in data:
                    self.cut_at_commit = False
                    self._back.clear()
                if connection not in self._lost:
                    writer.write(data)
                    await writer.drain()

    async def close(self) -> None:
        """End all connections and wait for that."""
        carried = list(self._carried)
        self.reset()
        await asyncio.gather(*carried, return_exceptions=True)


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Line]:
    """Lend a line to a PostgreSQL; its URL leads through it."""
    line = Line(url)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    line.url = sql.make_url(url).set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    try:
        yield line
    finally:
        server.close()
        await line.close()
