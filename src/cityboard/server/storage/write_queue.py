"""Groups writes: those that arrive during one commit share the next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql

from cityboard.server.storage.storage_errors import UnavailableError

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
BATCH = 256


class Waiting(NamedTuple):
    """A pending write, and the future that waits for it."""

    work: Work[Any]
    notification: str | None
    table: str
    locks: Sequence[str]
    future: asyncio.Future[Any]

    @property
    def given_up(self) -> bool:
        """Return whether its time is over; if only the client has gone, the write still happens."""
        return self.future.done() and not self.future.cancelled()


class WriteQueue:
    """Commits one batch after another."""

    def __init__(
        self,
        commit: Callable[[list[Waiting]], Awaitable[list[Any]]],
        on_commit: Callable[[float, int], None] | None,
        on_late: Callable[[str], None],
    ) -> None:
        """Take how a batch is committed, and the callbacks for commits and for late ones."""
        self._commit, self._on_commit, self._on_late = commit, on_commit, on_late
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    def add(self, waiting: Waiting) -> None:
        """Queue a write."""
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        """Commit all queued writes, batch by batch."""
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            # Sorted by table: two processes that lock the same tables in different orders would deadlock.
            batch = sorted((one for one in batch if not one.given_up), key=lambda one: one.table)
            try:
                await self._write_batch(batch)
            except BaseException:
                # However this ends, nobody may wait forever.
                for one in batch:
                    one.future.cancel()
                raise

    async def _write_batch(self, batch: list[Waiting]) -> None:
        begun = asyncio.get_running_loop().time()
        try:
            results = await self._commit(batch)
        except (Exception, BaseExceptionGroup) as error:
            if len(batch) == 1 or isinstance(error, UnavailableError):
                for one in batch:
                    give_up(one.future, error)
                return
            # One of them was refused: run each in its own transaction to find out which.
            for one in batch:
                if not one.given_up:
                    await self._write_batch([one])
            return
        for one, result in zip(batch, results, strict=True):
            if not one.future.done():
                one.future.set_result(result)
            elif one.given_up and one.notification:
                self._on_late(one.notification)
        if self._on_commit and batch:
            self._on_commit(asyncio.get_running_loop().time() - begun, len(batch))

    async def close(self) -> None:
        """Finish what is being written."""
        while self._writer is not None and not self._writer.done():
            await self._writer


def give_up(future: asyncio.Future[Any], error: BaseException) -> None:
    """Fail all pending writes."""
    if not future.done():
        future.set_exception(error)
