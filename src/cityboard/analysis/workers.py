"""Worker processes, started when needed; one that is late, dead or confused is replaced."""

import asyncio
import json
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from cityboard.analysis import processes
from cityboard.analysis.fair_slots import Customer, FairSlots, FullError
from cityboard.analysis.worker import READY

COMMAND = (sys.executable, "-m", "cityboard.analysis.worker")
START = 10.0  # seconds a process may take to start; only the answers have a deadline
CLOSED = "closed"  # the workers are closed
BUSY = "busy"  # all processes are busy
LONGEST_QUEUE, LONGEST_OF_ORIGIN = 256, 32  # requests that may wait for a process, in total and from one origin


class NoAnswerError(Exception):
    """No usable answer; its text is the code of the reason."""


class Workers:
    """A limited number of processes, shared fairly among customers."""

    def __init__(self, processes: int, command: Sequence[str] = COMMAND) -> None:
        """Take the number of processes and how to start one."""
        self.command = command
        self._slots = FairSlots(processes, LONGEST_QUEUE, LONGEST_OF_ORIGIN)
        self._idle: list[Process] = []
        self._running: set[Process] = set()
        self._conversations: set[asyncio.Task[dict[str, Any]]] = set()
        self._number = 0
        self._closed = False

    @property
    def is_full(self) -> bool:
        """Return whether the queue for a process is full."""
        return self._slots.is_full

    @property
    def is_idle(self) -> bool:
        """Return whether no process is thinking."""
        return self._slots.is_idle

    async def ask(
        self, customer: Customer, line: Callable[[int], bytes], patience: float, seconds: float
    ) -> dict[str, Any]:
        """Wait for a free process, ask it and return its answer; `line` builds the request with a given number."""
        try:
            async with self._slots.slot(customer, patience):
                return await self._finish(self._ask(line, seconds))
        except (TimeoutError, FullError):
            raise NoAnswerError(BUSY) from None

    async def close(self) -> None:
        """End all processes; pending requests get no answer."""
        self._closed = True
        idle, self._idle = self._idle, []
        busy = self._running.difference(idle)
        for process in busy:
            processes.kill(process)  # the conversation that reads from it notices and does the rest
        await asyncio.gather(*map(self._end, idle), *self._conversations, return_exceptions=True)

    async def _finish(self, conversation: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
        """Return the answer of a conversation; however often its caller is cancelled, it is cancelled only once.

        A second cancellation would interrupt it while it waits for the end of its process.
        """
        task = asyncio.create_task(conversation)
        self._conversations.add(task)
        task.add_done_callback(self._conversations.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.cancel()
            await asyncio.wait([task])
            raise

    async def _ask(self, line: Callable[[int], bytes], seconds: float) -> dict[str, Any]:
        """Ask a process and keep it only if it answers this very request in time."""
        if self._closed:
            raise NoAnswerError(CLOSED)
        process = self._rested() or await self._start()
        self._number += 1
        number = self._number
        try:
            answer = await _talk(process, line(number), seconds)
            if answer.get("id") != number:
                raise NoAnswerError("nonsense")
        except BaseException:  # even if the caller is cancelled: the next one must not get this answer
            await self._end(process)
            raise
        self._idle.append(process)
        return answer

    def _rested(self) -> Process | None:
        """Return an idle process, if one is still alive."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._running.discard(process)
        return None

    async def _start(self) -> Process:
        """Start a process and wait until it is ready."""
        try:
            process = await processes.start(self.command)
        except OSError:
            raise NoAnswerError("died") from None
        self._running.add(process)
        try:
            if self._closed:  # while the process was starting
                raise NoAnswerError(CLOSED)
            if await _talk(process, b"", START) != READY:
                raise NoAnswerError("nonsense")
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process) -> None:
        """Kill a process and wait until it is gone."""
        await processes.end(process)
        self._running.discard(process)


async def _talk(process: Process, line: bytes, seconds: float) -> dict[str, Any]:
    """Send a line to a process and return the object it answers with."""
    assert process.stdin and process.stdout  # both are pipes
    try:
        async with asyncio.timeout(seconds):
            if line:  # a caller that only reads does not mind a closed input
                process.stdin.write(line)
                await process.stdin.drain()
            reply = await process.stdout.readline()
        if not reply:
            raise NoAnswerError("died")
        answer = json.loads(reply)
    except TimeoutError:
        raise NoAnswerError("late") from None
    except OSError:  # the pipe is broken
        raise NoAnswerError("died") from None
    except (ValueError, RecursionError):  # not JSON, or an endless line
        raise NoAnswerError("nonsense") from None
    if not isinstance(answer, dict):
        raise NoAnswerError("nonsense")
    return answer
