"""A server process for simulations: no threads, no real clock, no real disk, and everything in it can fail."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import sqlalchemy as sql

from cityboard.server.background import BackgroundWork
from cityboard.server.editions import Editions
from cityboard.server.live_tables import LiveTables
from cityboard.server.notifications import Notifications
from cityboard.server.people import Signer
from cityboard.server.presence import PresenceService
from cityboard.server.sockets import Sockets
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.write_queue import Work
from cityboard.server.table_service import TableService

T = TypeVar("T")
DISK_FULL, BUSY, FAILED_AT_THE_END, ANSWER_LOST, HANGS = COMMIT_FAULTS = (
    "disk full",
    "busy",
    "failed at the end",
    "answer lost",
    "hangs",
)
READ_FAILED = "read failed"


def failure(text: str) -> sql.exc.OperationalError:
    """Return the error of a database that fails."""
    return sql.exc.OperationalError("COMMIT", None, sqlite3.OperationalError(text))


class SimulatedDatabase(SqliteDatabase):
    """Works at once but answers late, and fails on demand."""

    def __init__(self, url: str, random: Random, committed: Callable[[list[str]], None]) -> None:
        super().__init__(url)
        sql.event.listen(self._engine, "connect", _do_not_wait)
        self._random, self._committed = random, committed
        self.dead = False
        self.faults: list[str] = []
        self.failing_reads = 0
        self.counts: Counter[str] = Counter()
        self._released = asyncio.Event()

    async def read(self, work: Work[T]) -> T:
        await self._pass_time()
        if self.failing_reads:
            self.failing_reads -= 1
            self.counts[READ_FAILED] += 1
            raise failure("disk I/O error")
        rows = self._read(work)
        await self._pass_time()
        return rows

    async def _commit(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        await self._pass_time()
        fault = self.faults.pop(0) if self.faults else ""
        self.counts[fault or "commit"] += 1
        self.counts["grouped"] += len(works) > 1
        match fault:
            case "disk full":
                raise failure("database or disk is full")
            case "busy":
                raise failure("database is locked")
            case "failed at the end":
                self._run_in_vain(works)
                raise failure("disk I/O error")
            case "hangs":
                await self._released.wait()
                await self._pass_time()
        results = self._commit_now(works)
        self._committed(notifications)
        if fault == ANSWER_LOST:
            raise failure("server closed the connection unexpectedly")
        await self._pass_time()
        return results

    def _run_in_vain(self, works: list[Work[Any]]) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for work in works:
                work(connection)
            connection.exec_driver_sql("ROLLBACK")

    async def _pass_time(self) -> None:
        for _ in range(self._random.randrange(3)):
            await asyncio.sleep(0)
        if self.dead:
            await asyncio.get_running_loop().create_future()

    def release(self) -> None:
        """Let hanging commits continue."""
        self._released.set()
        self._released.clear()

    def mend(self) -> None:
        """Let nothing fail any more."""
        self.faults.clear()
        self.failing_reads = 0


def _do_not_wait(connection: sqlite3.Connection, _: Any) -> None:
    connection.execute("PRAGMA synchronous=OFF")  # nothing here tests the real disk


class Process:
    """One server process, as far as tables are concerned."""

    def __init__(self, database: SimulatedDatabase, signer: Signer, clock: Callable[[], int]) -> None:
        self.database = database
        live_tables = LiveTables(database, clock, bots_answer=1000)
        background = BackgroundWork()
        self.table_service = TableService(
            database,
            live_tables,
            background,
            signer,
            Editions(database, clock, most=20, checks_per_minute=10**6),
            clock,
            notice_delay=0,
            bots_answer=1000,
            most_listed=10**6,
            chat_per_minute=10**6,
        )
        presence = PresenceService(live_tables, database, background, clock)
        self.recipient = Notifications(live_tables, presence, Sockets(9, 9), background)
        self.notifications: list[str] = []

    @property
    def alive(self) -> bool:
        return not self.database.dead

    def die(self) -> None:
        """End in the middle of everything: nothing is stored or sent any more."""
        self.database.dead = True
        for live in self.table_service.live_tables.by_id.values():
            live.listeners.clear()

    async def hear(self, notification: str) -> None:
        """Hear a notification of the database."""
        await self.recipient.hear(notification)
