"""Supervised background tasks: one that fails or ends is restarted, and each has a status at any time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from cityboard.server.operations.metrics import Metrics

WELL, RESTARTING, LATE = "well", "restarting", "late"
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 5.0  # seconds before a restart; each is twice the previous one
LATE_AFTER = 30.0  # seconds without a success after which a task is late


class EndedError(RuntimeError):
    """A task that should run forever has ended."""


class BackgroundTask:
    """The status of a background task, which reports its own successes."""

    def __init__(self, name: str, late_after: float = LATE_AFTER) -> None:
        """Take the longest time between two successes, in seconds."""
        self.name, self.late_after = name, late_after
        self.last_success = time.monotonic()
        self.last_error: str | None = None
        self.restarting_since: float | None = None
        self.failures = 0  # since the last success
        self.first_failure: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """Record a success."""
        self.last_success = time.monotonic()
        self.restarting_since = None
        self.failures = 0

    def note(self, error: BaseException) -> None:
        """Record a failure that will be retried."""
        self.last_error = type(error).__name__
        self.restarting_since = self.restarting_since or time.monotonic()
        self.failures += 1
        if not self.first_failure.done():
            self.first_failure.set_result(error)

    @property
    def age(self) -> float:
        """Return the seconds since the last success, or since the start."""
        return time.monotonic() - self.last_success

    @property
    def pause(self) -> float:
        """Return the seconds to wait before the next attempt."""
        return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self.failures - 1, 10)))

    @property
    def status(self) -> str:
        """Return its status."""
        if self.restarting_since is not None:
            return RESTARTING
        return LATE if self.age > self.late_after else WELL


Work = Callable[[BackgroundTask], Awaitable[None]]


class Supervisor:
    """Keeps tasks running until it is closed."""

    def __init__(self, metrics: Metrics, failed: Callable[..., Any]) -> None:
        """Take the callback for failures: what failed, the error, and the name of the task."""
        self._metrics, self._failed = metrics, failed
        self.tasks: dict[str, BackgroundTask] = {}
        self._running: list[asyncio.Task[None]] = []

    def start(self, name: str, work: Work, late_after: float = LATE_AFTER) -> BackgroundTask:
        """Keep a named task running."""
        task = self.tasks[name] = BackgroundTask(name, late_after)
        self._running.append(asyncio.create_task(self._keep_going(task, work), name=name))
        return task

    async def close(self) -> None:
        """End all tasks."""
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _keep_going(self, task: BackgroundTask, work: Work) -> None:
        while True:
            try:
                await work(task)
                raise EndedError
            except (KeyboardInterrupt, GeneratorExit):
                raise
            except BaseException as error:
                # A stray cancellation is a failure like any other, unless this task itself should end.
                if _is_cancelled():
                    raise
                task.note(error)
                with suppress(Exception):  # not even reporting a failure may end this
                    self._metrics.restarts.labels(task.name).inc()
                    self._failed("task failed", error, task=task.name, pause=task.pause)
            await asyncio.sleep(task.pause)


def _is_cancelled() -> bool:
    current = asyncio.current_task()
    return current is not None and current.cancelling() > 0
