"""Work that continues when its client has disconnected."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from cityboard.core.reason import RecordError, RefusedError

T = TypeVar("T")


async def wait_for(task: asyncio.Task[T], on_failure: Callable[[BaseException], object] | None = None) -> T:
    """Wait for a task, which continues if the waiting is cancelled: then `on_failure` receives its errors."""

    def ended_alone(ended: asyncio.Task[Any]) -> None:
        error = None if ended.cancelled() else ended.exception()
        # A refusal is not a failure, unless stored data cannot be read.
        is_refusal = isinstance(error, RefusedError) and not isinstance(error, RecordError)
        if on_failure and error is not None and not is_refusal:
            on_failure(error)

    try:
        # Not shielded: from Python 3.14 on, `shield` itself logs the failure of a task that nobody waits for.
        await asyncio.wait([task])
    except asyncio.CancelledError:
        task.add_done_callback(ended_alone)
        raise
    return task.result()


class BackgroundWork:
    """All work that has begun; it finishes whether or not anyone waits for it."""

    def __init__(self) -> None:
        """Start with nothing to do."""
        self._tasks: set[asyncio.Task[Any]] = set()
        # Receives the failures of work that nobody waits for any more.
        self.on_failure: Callable[[BaseException], object] = lambda error: None

    def __len__(self) -> int:
        return len(self._tasks)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish some work even if its caller goes away in the meantime."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await wait_for(task, lambda error: self.on_failure(error))

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start some work in the background that nobody waits for."""

        def ended(task: asyncio.Task[Any]) -> None:
            self._tasks.discard(task)
            error = None if task.cancelled() else task.exception()
            if error:
                self.on_failure(error)

        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(ended)

    async def close(self) -> None:
        """Let everything that has begun finish."""
        while self._tasks:
            await asyncio.wait(self._tasks)
