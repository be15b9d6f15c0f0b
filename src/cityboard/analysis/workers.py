"""Worker processes, started when needed; one that is late, dead or confused is replaced."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

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
                return await self._ask(line, seconds)
        except (TimeoutError, FullError):
            raise NoAnswerError(BUSY) from None

    async def close(self) -> None:
        """End all processes; pending requests get no answer."""
        self._closed = True
        idle, self._idle = self._idle, []
        busy = self._running.difference(idle)
        for process in busy:
            _kill(process)  # the caller that reads from it notices and does the rest
        await asyncio.gather(*map(self._end, idle), *(process.wait() for process in busy))

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
            process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
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
        _kill(process)
        await process.communicate()  # reads the rest: some event loops release a pipe only at its end
        self._running.discard(process)


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _talk(process: Process, line: bytes, seconds: float) -> dict[str, Any]:
    """Send a line to a process and return the object it answers with."""
    assert process.stdin and process.stdout  # both are pipes
    try:
        async with asyncio.timeout(seconds):
            if line:  # a caller that only reads does not mind a closed input
                process.stdin.write(line)
                await process.stdin.drain()
            heard = await process.stdout.readline()
        if not heard:
            raise NoAnswerError("died")
        answer = json.loads(heard)
    except TimeoutError:
        raise NoAnswerError("late") from None
    except OSError:  # the pipe is broken
        raise NoAnswerError("died") from None
    except (ValueError, RecursionError):  # not JSON, or an endless line
        raise NoAnswerError("nonsense") from None
    if not isinstance(answer, dict):
        raise NoAnswerError("nonsense")
    return answer
