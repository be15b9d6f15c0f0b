"""Listens to PostgreSQL's NOTIFY, which only says that a table has news; the events table has the content."""

import asyncio
from contextlib import suppress
from typing import Any

import structlog

from cityboard.server.http.sockets import Sockets
from cityboard.server.live_tables import LiveTables
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.presence import HERE, PresenceService
from cityboard.server.storage.database import ABOUT_PEOPLE, PostgresDatabase
from cityboard.server.storage.storage_errors import LOST

log = structlog.get_logger()
AGAIN = 1.0  # seconds until the next attempt to connect
EVERY = 5.0  # seconds between two checks of the connection


class PgListener:
    """Receives notifications from other processes, and lets the tables catch up."""

    def __init__(
        self,
        database: PostgresDatabase,
        live_tables: LiveTables,
        presence: PresenceService,
        sockets: Sockets,
        metrics: Metrics,
    ) -> None:
        """Prepare to listen."""
        self._database, self._live_tables, self._presence = database, live_tables, presence
        self._sockets, self._metrics = sockets, metrics
        self._notifications: asyncio.Queue[str] = asyncio.Queue()
        self.connected = asyncio.Event()
        self._lost = False

    async def run(self, task: BackgroundTask) -> None:
        """Listen for ever, and handle notifications."""
        both = [asyncio.create_task(self._handle_all()), asyncio.create_task(self._listen_again(task))]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for one in ended:
                one.result()
        finally:
            for one in both:
                one.cancel()
            await asyncio.wait(both)

    async def _listen_again(self, task: BackgroundTask) -> None:
        """Listen; after a lost connection, every table with listeners catches up."""
        while True:
            try:
                await self._listen(task)
            except LOST as error:
                task.note(error)
                log.warning("doorbell lost", error=type(error).__name__)
            finally:
                self.connected.clear()
            await asyncio.sleep(AGAIN)

    async def _listen(self, task: BackgroundTask) -> None:
        connection = await self._database.connect()
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(PostgresDatabase.CHANNEL, self._receive)
            if self._lost:
                # Logouts in the meantime were missed: all clients reconnect and authenticate again.
                self._sockets.interrupt()
            self.connected.set()
            self._lost = True
            for table_id in list(self._live_tables.by_id):
                for what in ("0", "chat", "rematch", "knock"):
                    self._notifications.put_nowait(f"{table_id}:{what}")
            while not gone.is_set():
                task.succeed()
                with suppress(TimeoutError):
                    async with asyncio.timeout(EVERY):
                        await gone.wait()
                # A dead connection does not report itself; listening again changes nothing but tests it.
                await connection.execute(f"LISTEN {PostgresDatabase.CHANNEL}")
        finally:
            # A connection that does not close in time is cut, so that shutdown is not blocked.
            with suppress(*LOST):
                await connection.close(timeout=AGAIN)

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._notifications.put_nowait(str(payload))

    async def _handle_all(self) -> None:
        while True:
            notification = await self._notifications.get()
            try:
                await self._handle(notification)
            except Exception:
                self._metrics.errors.inc()
                log.exception("catching up failed")

    async def _handle(self, notification: str) -> None:
        name, _, what = notification.partition(":")
        if name == "person":
            self._sockets.dismiss(what)
        if name in ABOUT_PEOPLE:
            await self._live_tables.refresh_person(what)
            return
        live = self._live_tables.by_id.get(name)
        if what == "rematch":
            await self._live_tables.refresh_rematch(name)
        elif what.startswith(HERE):
            self._presence.learn(name, what)
        elif what == "knock":
            await self._live_tables.refresh_knocks(name)
        elif what == "chat":
            await self._live_tables.refresh_chat(name)
        elif live is None or not 0 < int(what) <= live.table.seq:
            await self._live_tables.catch_up(name)
