"""The database behind two calls: `read`, and `write`, which commits many writes with one wait for the disk."""

import asyncio
import hashlib
import socket
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from cityboard.core.reason import OptionError
from cityboard.server.operations.settings import DATABASES
from cityboard.server.storage.migrations.upgrade import upgrade
from cityboard.server.storage.reasons import DATABASE_URL
from cityboard.server.storage.storage_errors import LOST, UnavailableError
from cityboard.server.storage.write_queue import Waiting, Work, WriteQueue, give_up

T = TypeVar("T")
READERS = 4
ABOUT_PEOPLE = ("person", "name")  # the prefix of a notification about a person; all others begin with a table
BUSY = 10.0  # seconds to wait for another process that writes, unless there is less time
SILENT = 10.0  # seconds after which a silent connection is probed, unless there is less time


class Database(ABC):
    """Runs units of work, each a function of a connection; a write may be retried after a conflict."""

    name: str

    def __init__(
        self, url: str, on_commit: Callable[[float, int], None] | None = None, *, seconds: float | None = None
    ) -> None:
        """Take the URL and the limits; `on_commit` receives the seconds and the number of writes of every commit.

        A read or write that takes longer than `seconds` fails, even if the database is silent.
        """
        self._seconds = seconds
        # Called with the notification of a write that was stored after it had been reported as failed.
        self.on_late: Callable[[str], None] = lambda notification: None
        self._queue, self._locking = (
            WriteQueue(lambda batch: self._commit_batch(batch), on_commit, lambda late: self.on_late(late))
            for _ in range(2)
        )
        self._open(sql.make_url(url))

    @abstractmethod
    def _open(self, url: sql.URL) -> None:
        """Prepare to read and write the database of a URL."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def _commit(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        """Run units of work in one durable transaction: all or none."""

    @abstractmethod
    async def notify(self, notifications: list[str]) -> None:
        """Tell the other processes something that is not stored."""

    @abstractmethod
    async def migrate(self) -> None:
        """Bring the tables of the database up to this release."""

    async def write(
        self, work: Work[T], notification: str | None = None, *, table: str = "", locks: Sequence[str] = ()
    ) -> T:
        """Run work and return once it is on disk; then `notification` is sent to the other processes.

        A write about a table names it, in the notification or else in `table`. `locks` are held during the write;
        writes without locks do not wait for them.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        queue = self._locking if locks else self._queue
        queue.add(Waiting(work, notification, table or _table_of(notification), locks, future))
        expiry = loop.call_later(self._seconds, give_up, future, UnavailableError()) if self._seconds else None
        try:
            return await future
        finally:
            if expiry:
                expiry.cancel()

    async def _commit_batch(self, batch: list[Waiting]) -> list[Any]:
        return await self._commit([one.work for one in batch], [one.notification for one in batch if one.notification])

    async def close(self) -> None:
        """Finish what is being written and let go."""
        for queue in (self._queue, self._locking):
            await queue.close()


def _table_of(notification: str | None) -> str:
    """Return the table that a notification names, if it names one."""
    name = (notification or "").partition(":")[0]
    return "" if name in ABOUT_PEOPLE else name


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


class PostgresDatabase(Database):
    """A PostgreSQL server that several processes share; every commit notifies the others (pg_listener.py)."""

    name = "postgresql"
    CHANNEL = "cityboard"

    def _open(self, url: sql.URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self._engine = self._make_engine(pool_size=READERS + 2, max_overflow=4, pool_pre_ping=True)
        self._running: set[asyncio.Task[Any]] = set()

    def _make_engine(self, *, limited: bool = True, **options: Any) -> AsyncEngine:
        creator = {"async_creator_fn": partial(self._connect, limited=limited)}
        return create_async_engine(self.url, connect_args=creator, hide_parameters=True, **options)

    async def connect(self) -> "asyncpg.Connection[Any]":
        """Open a separate connection, with TLS if configured."""
        arguments = dict(self._engine.dialect.create_connect_args(self.url)[1])
        for of_the_pool in ("prepared_statement_cache_size", "prepared_statement_name_func"):
            arguments.pop(of_the_pool, None)
        return await self._connect(**arguments)

    async def _connect(self, *, limited: bool = True, **arguments: Any) -> "asyncpg.Connection[Any]":
        """Connect so that neither side waits for ever for the other."""
        seconds = self._seconds if limited else None
        times = {"timeout": self._seconds, "command_timeout": seconds} if self._seconds else {}
        connection = await asyncpg.connect(**{**times, **arguments})
        try:
            _keep_alive(connection, self._seconds or SILENT)
            if seconds:
                # Not as parameters of the connection: a pool between us and the server may refuse those.
                await connection.execute(_LIMITS.format(whole=int(1000 * seconds), half=int(500 * seconds)))
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, to its end: a cancelled caller must not break the connection."""
        return await self._in_time(self._read(work))

    async def _read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def notify(self, notifications: list[str]) -> None:
        """Tell the other processes something that is not stored."""
        await self._commit([], notifications)

    async def _commit(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        return await self._in_time(self._commit_now(works, notifications))

    async def _commit_batch(self, batch: list[Waiting]) -> list[Any]:
        # All locks first, and in the same order everywhere, to avoid deadlocks.
        keys = sorted({_lock_key(name) for one in batch for name in one.locks})
        if not keys:
            return await super()._commit_batch(batch)
        works: list[Work[Any]] = [partial(_lock, keys=keys), *(one.work for one in batch)]
        return (await self._commit(works, [one.notification for one in batch if one.notification]))[1:]

    async def _commit_now(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._run, works, notifications)

    def _run(self, connection: sql.Connection, works: Iterable[Work[Any]], notifications: list[str]) -> list[Any]:
        results = [work(connection) for work in works]
        if notifications:
            connection.execute(_NOTIFY, {"channel": self.CHANNEL, "payloads": notifications})
        return results

    async def _in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work within the time limit; releasing a silent connection takes longer, and nobody waits for it."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        await asyncio.wait([task], timeout=self._seconds)
        if not task.done():
            task.cancel()
            raise UnavailableError
        try:
            return task.result()
        except LOST as error:
            raise UnavailableError(type(error).__name__) from error

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # if nobody waits for it any more, asyncio need not log it

    async def migrate(self) -> None:
        """Bring the tables of the database up to this release, however long that takes."""
        engine = self._make_engine(limited=False, poolclass=NullPool)
        async with engine.begin() as connection:
            # Two processes may start at once: the second waits here and finds everything done.
            await connection.execute(sql.text("SELECT pg_advisory_xact_lock(20261116)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await super().close()
        # A connection that is returned after the pool is closed would stay open.
        while self._running:
            await asyncio.wait(self._running)
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await self._engine.dispose()


def _lock(connection: sql.Connection, keys: list[int]) -> None:
    """Acquire some locks until the end of the transaction."""
    connection.execute(_LOCK, {"keys": keys})


def _lock_key(name: str) -> int:
    """Return PostgreSQL's number for a lock."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)


def _keep_alive(connection: Any, seconds: float) -> None:
    """Let the kernel detect a dead connection, whether idle or no longer accepting data."""
    line = connection._transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    whole, part = max(1, int(seconds)), max(1, int(seconds / 3))
    # Not every system has all of them.
    for name, value in (
        ("TCP_KEEPIDLE", whole),
        ("TCP_KEEPINTVL", part),
        ("TCP_KEEPCNT", 3),
        ("TCP_USER_TIMEOUT", 1000 * whole),
    ):
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


# Waiting for a lock fails before the statement's own timeout, with a clear error; an idle transaction is cut off, so
# that its locks do not stop the others.
_LIMITS = (
    "SELECT set_config('statement_timeout', '{whole}', false), set_config('lock_timeout', '{half}', false), "
    "set_config('idle_in_transaction_session_timeout', '{whole}', false)"
)
_LOCK = sql.text("SELECT pg_advisory_xact_lock(key) FROM unnest(CAST(:keys AS bigint[])) AS key")
_NOTIFY = sql.text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


def open_database(
    url: str, on_commit: Callable[[float, int], None] | None = None, *, seconds: float | None = None
) -> Database:
    """Return the database that a URL names; without `seconds` there is no time limit."""
    try:
        read = sql.make_url(url)
    except (sql.exc.ArgumentError, ValueError):
        read = sql.URL.create("")
    if read.get_backend_name() == "sqlite" and read.database not in (None, "", ":memory:"):
        return SqliteDatabase(url, on_commit, seconds=seconds)
    if read.get_backend_name() == "postgresql":
        return PostgresDatabase(url, on_commit, seconds=seconds)
    # The URL itself may hold a password, so it is not repeated.
    raise OptionError(DATABASE_URL("", allowed=DATABASES))


def insert_once(connection: sql.Connection, table: sql.Table) -> Any:
    """Return an insert that skips existing rows; both databases have one, with different syntax."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()


def is_conflict(error: BaseException) -> bool:
    """Return whether another writer was first: a duplicate key, or a deadlock that the database resolved."""
    if isinstance(error, sql.exc.IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")
