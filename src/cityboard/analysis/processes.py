"""Processes that think: none is ever left behind, however often its caller is cancelled."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

LONGEST_LINE = 65_536  # bytes


async def start(command: Sequence[str], longest_line: int = LONGEST_LINE) -> Process:
    """Start a process that answers in lines."""
    # A loop that is interrupted while it creates a process may forget it, so the creation is a task of its own.
    creation = asyncio.create_task(
        asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=longest_line)
    )
    try:
        await _wait_out(creation)
    except asyncio.CancelledError:
        with suppress(OSError):
            await end(creation.result())
        raise
    return creation.result()


def kill(process: Process) -> None:
    """Kill a process if it still runs."""
    with suppress(ProcessLookupError):
        process.kill()


async def end(process: Process) -> None:
    """Kill a process and wait until it is gone."""
    kill(process)
    # Read the rest: some event loops release a pipe only at its end.
    await _wait_out(asyncio.create_task(process.communicate()))


async def _wait_out(task: asyncio.Task[Any]) -> None:
    """Wait until a task is done, and only then obey a cancellation."""
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        raise cancelled
