"""Work that goes on when whoever asked for it has gone away."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from cityboard.core.reason import RecordError, RefusedError

T = TypeVar("T")


async def outlive(task: asyncio.Task[T], failed: Callable[[BaseException], None] | None = None) -> T:
    """Wait for a task, which goes on when the waiting is given up: then `failed` hears of what goes wrong."""

    def ended_alone(ended: asyncio.Task[Any]) -> None:
        error = None if ended.cancelled() else ended.exception()
        # A refusal is no failure, unless what is stored cannot be read.
        is_refusal = isinstance(error, RefusedError) and not isinstance(error, RecordError)
        if failed and error is not None and not is_refusal:
            failed(error)

    try:
        # Not shielded: from Python 3.14 on that logs by itself what a task fails with that nobody waits for.
        await asyncio.wait([task])
    except asyncio.CancelledError:
        task.add_done_callback(ended_alone)
        raise
    return task.result()
