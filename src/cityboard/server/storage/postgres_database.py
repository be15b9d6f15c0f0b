"""PostgreSQL: a server that several processes share. Needs the extra `postgres`."""

import asyncio
import hashlib
import socket
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from cityboard.server.storage.database import Database
from cityboard.server.storage.migrations.upgrade import upgrade
from cityboard.server.storage.storage_errors import LOST, UnavailableError
from cityboard.server.storage.write_queue import Waiting, Work

T = TypeVar("T")
READERS = 4
SILENT = 10.0  # seconds after which a silent connection is probed, unless there is less time


class PostgresDatabase(Database):
    """A PostgreSQL server that several processes share; every commit notifies the others (pg_listener.py)."""

    name = "postgresql"
    is_shared = True
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
        """Connect so that neither side waits forever for the other."""
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
