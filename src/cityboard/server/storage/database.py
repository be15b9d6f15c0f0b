"""The database behind two calls: `read`, and `write`, which commits many writes with one wait for the disk."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from cityboard.server.storage.storage_errors import UnavailableError
from cityboard.server.storage.write_queue import Waiting, Work, WriteQueue, give_up

T = TypeVar("T")
ABOUT_PEOPLE = ("person", "name")  # the prefix of a notification about a person; all others begin with a table


class Database(ABC):
    """Runs units of work, each a function of a connection; a write may be retried after a conflict."""

    name: str
    is_shared = False  # with other processes

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


def insert_once(connection: sql.Connection, table: sql.Table) -> Any:
    """Return an insert that skips existing rows; both databases have one, with different syntax."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).on_conflict_do_nothing()


def is_conflict(error: BaseException) -> bool:
    """Return whether another writer was first: a duplicate key, or a deadlock that the database resolved."""
    if isinstance(error, sql.exc.IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")
