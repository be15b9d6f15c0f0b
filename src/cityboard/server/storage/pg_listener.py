"""Listens to PostgreSQL's NOTIFY, which only says that a table has news; the events table has the content."""

import asyncio
from contextlib import suppress
from typing import Any, Protocol

import structlog

from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.storage.postgres_database import PostgresDatabase
from cityboard.server.storage.storage_errors import LOST

log = structlog.get_logger()
AGAIN = 1.0  # seconds until the next attempt to connect
EVERY = 5.0  # seconds between two checks of the connection


class Recipient(Protocol):
    """What notifications are for."""

    async def hear(self, notification: str) -> None:
        """Handle a notification."""

    def missed(self) -> list[str]:
        """List the notifications that may have been missed before listening began."""

    def interrupted(self) -> None:
        """Handle a gap in which nobody listened."""


class PgListener:
    """Receives notifications from other processes, in order."""

    def __init__(self, database: PostgresDatabase, recipient: Recipient, metrics: Metrics) -> None:
        """Prepare to listen."""
        self._database, self._recipient, self._metrics = database, recipient, metrics
        self._notifications: asyncio.Queue[str] = asyncio.Queue()
        self.connected = asyncio.Event()
        self._lost = False

    async def run(self, task: BackgroundTask) -> None:
        """Listen forever, and handle notifications."""
        tasks = [asyncio.create_task(self._handle_all()), asyncio.create_task(self._listen_again(task))]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for one in ended:
                one.result()
        finally:
            for one in tasks:
                one.cancel()
            await asyncio.wait(tasks)

    async def _listen_again(self, task: BackgroundTask) -> None:
        """Listen; after a lost connection, every table with listeners catches up."""
        while True:
            try:
                await self._listen(task)
            except LOST as error:
                task.note(error)
                log.warning("notifications lost", error=type(error).__name__)
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
                self._recipient.interrupted()
            self.connected.set()
            self._lost = True
            for notification in self._recipient.missed():
                self._notifications.put_nowait(notification)
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
                await self._recipient.hear(notification)
            except Exception:
                self._metrics.errors.inc()
                log.exception("catching up failed")
