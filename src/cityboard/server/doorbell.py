"""PostgreSQL's NOTIFY as a doorbell: it says that there is news of a table, the events table says which."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg
import structlog

from cityboard.server.database import PostgresDatabase
from cityboard.server.door import Door
from cityboard.server.measures import Measures
from cityboard.server.sockets import Sockets

log = structlog.get_logger()
AGAIN = 1.0  # seconds until the next try to connect
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Doorbell:
    """Hears what other processes have stored, and lets the tables catch up."""

    def __init__(self, database: PostgresDatabase, door: Door, sockets: Sockets, measures: Measures) -> None:
        """Prepare to listen."""
        self._database, self._door, self._sockets, self._measures = database, door, sockets, measures
        self._rings: asyncio.Queue[str] = asyncio.Queue()
        self.connected = asyncio.Event()
        self._lost = False

    async def run(self) -> None:
        """Listen for ever; after a broken connection every table with listeners catches up."""
        answering = asyncio.create_task(self._answer())
        try:
            while True:
                with suppress(*LOST):
                    await self._listen()
                log.warning("doorbell lost")
                self.connected.clear()
                await asyncio.sleep(AGAIN)
        finally:
            answering.cancel()
            await asyncio.wait([answering])

    async def _listen(self) -> None:
        connection = await asyncpg.connect(**self._database.connect_arguments)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(PostgresDatabase.CHANNEL, self._heard)
            if self._lost:
                # Who has logged out everywhere meanwhile was not heard of: all come again and say who they are.
                self._sockets.interrupt()
            self.connected.set()
            self._lost = True
            for table_id in list(self._door.lives):
                for what in ("0", "chat", "rematch"):
                    self._rings.put_nowait(f"{table_id}:{what}")
            await gone.wait()
        finally:
            # A connection that does not end in time is cut; whoever wants this to end must not be kept from it.
            with suppress(*LOST):
                await connection.close(timeout=AGAIN)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._rings.put_nowait(str(payload))

    async def _answer(self) -> None:
        while True:
            ring = await self._rings.get()
            try:
                await self._see(ring)
            except Exception:
                self._measures.errors.inc()
                log.exception("catching up failed")

    async def _see(self, ring: str) -> None:
        name, _, what = ring.partition(":")
        if name == "person":
            self._sockets.dismiss(what)
        if name in ("person", "name"):
            await self._door.learn_person(what)
            return
        live = self._door.lives.get(name)
        if what == "rematch":
            await self._door.learn_rematch(name)
        elif what == "chat":
            await self._door.learn_chat(name)
        elif live is None or not 0 < int(what) <= live.table.seq:
            await self._door.catch_up(name)
