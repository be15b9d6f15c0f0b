"""SQLite: a file that one process serves."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql

from cityboard.server.storage.database import Database
from cityboard.server.storage.migrations.upgrade import upgrade
from cityboard.server.storage.storage_errors import UnavailableError
from cityboard.server.storage.write_queue import Work

T = TypeVar("T")
READERS = 4
BUSY = 10.0  # seconds to wait for another process that writes, unless there is less time


class SqliteDatabase(Database):
    """A file, in WAL mode with synchronous=FULL: a commit survives a loss of power."""

    name = "sqlite"

    def _open(self, url: sql.URL) -> None:
        self._locking = self._queue  # there is one lock for all, so they can share their commits
        self.file = Path(url.database or "")
        # No automatic transactions: this class begins and ends its own.
        driver = {"check_same_thread": False, "isolation_level": None}
        self._engine = sql.create_engine(
            f"sqlite:///{self.file}", pool_size=READERS + 1, connect_args=driver, hide_parameters=True
        )
        busy = min(BUSY, self._seconds or BUSY)
        sql.event.listen(self._engine, "connect", lambda connection, _: _set_up(connection, int(1000 * busy)))
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._one_writer = ThreadPoolExecutor(1, "database-writer")

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        except TimeoutError:
            raise UnavailableError from None

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def notify(self, notifications: list[str]) -> None:
        """Tell nobody: there is only one process."""

    async def _commit(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._one_writer, self._commit_now, works)

    def _commit_now(self, works: list[Work[Any]]) -> list[Any]:
        with self._engine.connect() as connection:
            # Immediate: a transaction that began by reading could not wait for another writer.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                results = [work(connection) for work in works]
            except BaseException:
                with suppress(sql.exc.OperationalError):  # on a full disk SQLite has done so itself
                    connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return results

    async def migrate(self) -> None:
        """Bring the tables of the database up to this release."""
        await self._commit([upgrade], [])

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await super().close()
        self._readers.shutdown()
        self._one_writer.shutdown()
        self._engine.dispose()


def _set_up(connection: sqlite3.Connection, busy: int) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={busy}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
