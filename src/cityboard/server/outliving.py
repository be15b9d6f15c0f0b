"""Work that goes on when whoever asked for it has gone away."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from cityboard.core.reason import RefusedError

T = TypeVar("T")


async def outlive(task: asyncio.Task[T], failed: Callable[[BaseException], None]) -> T:
    """Wait for a task, which goes on when the waiting is given up: then `failed` hears of what goes wrong."""

    def ended_alone(task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        # A refusal is no failure, and nobody is left to hear it.
        if error is not None and not isinstance(error, RefusedError):
            failed(error)

    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(ended_alone)
        raise
