"""The database behind one pair of calls: `read`, and `write`, which commits many writes with one wait for the disk."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from cityboard.core.reason import OptionError, Reason
from cityboard.server.migrations.upgrade import upgrade
from cityboard.server.outliving import outlive
from cityboard.server.settings import DATABASES

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
READERS = 4
BATCH = 256
BUSY = 10_000  # milliseconds to wait for another process that writes


class Database(ABC):
    """Runs pieces of work, each a function of a connection; a write may be run again when others get in its way."""

    name: str

    def __init__(self, on_commit: Callable[[float, int], None] | None = None) -> None:
        """Start with nothing to write; `on_commit` hears of every commit: seconds and number of writes."""
        self._waiting: list[tuple[Work[Any], str | None, str, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._on_commit = on_commit

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def _commit(self, works: list[Work[Any]], rings: list[str]) -> list[Any]:
        """Run works in one durable transaction: all or none."""

    @abstractmethod
    async def migrate(self) -> None:
        """Bring the tables of the database up to this release."""

    async def write(self, work: Work[T], ring: str | None = None, *, table: str = "") -> T:
        """Run work and return once it is on the disk; `ring` is told to the other processes then.

        What is written about a table names it, by the ring or else by `table`.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, ring, table or (ring or "").partition(":")[0], future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        """Commit what is waiting, as much as there is at a time: whatever comes meanwhile shares the next commit."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            # By table: two processes that lock the same tables in different orders would wait for each other.
            batch.sort(key=lambda one: one[2])
            begun = loop.time()
            try:
                results = await self._commit([work for work, *_ in batch], [ring for _, ring, *_ in batch if ring])
            except Exception as error:
                if len(batch) > 1:
                    # One of them is refused: find out which, each in a transaction of its own.
                    for one in batch:
                        await self._write_alone(*one)
                elif not batch[0][-1].done():
                    batch[0][-1].set_exception(error)
                continue
            if self._on_commit:
                self._on_commit(loop.time() - begun, len(batch))
            for (*_, future), result in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(result)

    async def _write_alone(self, work: Work[Any], ring: str | None, _: str, future: asyncio.Future[Any]) -> None:
        try:
            (result,) = await self._commit([work], [ring] if ring else [])
        except Exception as error:
            if not future.done():
                future.set_exception(error)
            return
        if not future.done():
            future.set_result(result)

    async def close(self) -> None:
        """Finish what is being written and let go."""
        while self._writer is not None and not self._writer.done():
            await self._writer


class SqliteDatabase(Database):
    """A file, in WAL mode with synchronous=FULL: what is committed survives a loss of power."""

    name = "sqlite"

    def __init__(self, url: str, on_commit: Callable[[float, int], None] | None = None) -> None:
        """Open or make the file."""
        super().__init__(on_commit)
        self.file = Path(sql.make_url(url).database or "")
        # No transactions by themselves: this class begins and ends its own.
        driver = {"check_same_thread": False, "isolation_level": None}
        self._engine = sql.create_engine(
            f"sqlite:///{self.file}", pool_size=READERS + 1, connect_args=driver, hide_parameters=True
        )
        sql.event.listen(self._engine, "connect", _set_up)
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._one_writer = ThreadPoolExecutor(1, "database-writer")

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def _commit(self, works: list[Work[Any]], rings: list[str]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._one_writer, self._commit_now, works)

    def _commit_now(self, works: list[Work[Any]]) -> list[Any]:
        with self._engine.connect() as connection:
            # Immediate: a transaction that began by reading could not wait for another writer.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                results = [work(connection) for work in works]
            except BaseException:
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


def _set_up(connection: sqlite3.Connection, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class PostgresDatabase(Database):
    """A PostgreSQL server that several processes share; every commit rings their doorbell (server/doorbell.py)."""

    name = "postgresql"
    CHANNEL = "cityboard"

    def __init__(self, url: str, on_commit: Callable[[float, int], None] | None = None) -> None:
        """Prepare to connect."""
        super().__init__(on_commit)
        self.url = sql.make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self.url, pool_size=READERS + 2, max_overflow=4, pool_pre_ping=True, hide_parameters=True
        )
        self._reading: set[asyncio.Task[Any]] = set()

    @property
    def connect_arguments(self) -> dict[str, Any]:
        """Return what the driver needs for a connection of one's own, TLS included."""
        return dict(self._engine.dialect.create_connect_args(self.url)[1])

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, to its end: who gives up waiting must not take the connection along."""
        reading = asyncio.create_task(self._read(work))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await outlive(reading)

    async def _read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def _commit(self, works: list[Work[Any]], rings: list[str]) -> list[Any]:
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._run, works, rings)

    def _run(self, connection: sql.Connection, works: Iterable[Work[Any]], rings: list[str]) -> list[Any]:
        results = [work(connection) for work in works]
        if rings:
            connection.execute(_RING, {"channel": self.CHANNEL, "rings": rings})
        return results

    async def migrate(self) -> None:
        """Bring the tables of the database up to this release."""
        async with self._engine.begin() as connection:
            # Two processes may start at once: the second waits here and finds everything done.
            await connection.execute(sql.text("SELECT pg_advisory_xact_lock(20261116)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await super().close()
        # What comes back after the pool has gone would stay open.
        while self._reading:
            await asyncio.wait(self._reading)
        await self._engine.dispose()


_RING = sql.text("SELECT pg_notify(:channel, ring) FROM unnest(CAST(:rings AS text[])) AS ring")


def open_database(url: str, on_commit: Callable[[float, int], None] | None = None) -> Database:
    """Return the database that a URL names."""
    try:
        read = sql.make_url(url)
    except (sql.exc.ArgumentError, ValueError):
        read = sql.URL.create("")
    if read.get_backend_name() == "sqlite" and read.database not in (None, "", ":memory:"):
        return SqliteDatabase(url, on_commit)
    if read.get_backend_name() == "postgresql":
        return PostgresDatabase(url, on_commit)
    # The URL itself may hold a password, so it is not repeated.
    raise OptionError(Reason("database-url", "", {"allowed": DATABASES}))


def insert_once(connection: sql.Connection, table: sql.Table) -> Any:
    """Return an insert that leaves out what is there already; both databases have one, under different names."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()


def is_conflict(error: BaseException) -> bool:
    """Tell whether somebody else has written first: the same key, or a deadlock that the database has cut."""
    if isinstance(error, sql.exc.IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")
