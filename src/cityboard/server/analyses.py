"""Analyses of finished games: made once, one at a time, each in a process of its own beside everything else."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
import structlog

from cityboard.protocol.analysis import Analysed, Analysis
from cityboard.server.decisions import check_status, refuse
from cityboard.server.measures import Measures
from cityboard.server.table import OVER, Table

log = structlog.get_logger()

COMMAND = (sys.executable, "-m", "cityboard.bots.analyst")
LONGEST_LINE = 4_000_000  # bytes: an analysis is written in one line
PATIENCE = 60.0  # seconds that a process may say nothing: every move is told
MOST, MOST_BEGUN = 100, 20  # analyses that are kept, and those of them that are not ready


@dataclass(slots=True)
class Work:
    """An analysis that is being made, or was."""

    task: asyncio.Task[None] | None = None
    done: int = 0
    analysis: Analysis | None = None
    failed: bool = False


class Analyses:
    """Keeps the latest analyses in memory: they can be made again at any time."""

    def __init__(self, measures: Measures, command: Sequence[str] = COMMAND, work: int | None = None) -> None:
        """Take how to start a process, and how much work is to go into each decision if not the usual."""
        self._measures, self._command, self._work = measures, command, work
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def of(self, table: Table, check: Callable[[], None]) -> Analysed:
        """Say how far the analysis of a finished game is; the first asking begins it, and so does one after a failure.

        `check` refuses who has begun too many.
        """
        check_status(table, OVER)
        work = self._works.get(table.id)
        if work is None:
            self._make_room()
            check()
            work = self._begin(table)
        self._works.move_to_end(table.id)
        if work.failed:
            del self._works[table.id]
            refuse("analysis-failed")
        return Analysed(work.done, table.number, work.analysis)

    async def close(self) -> None:
        """Stop everything that is being made."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self) -> None:
        begun = [work for work in self._works.values() if work.task and not work.task.done()]
        if len(begun) >= MOST_BEGUN:
            refuse("busy")
        if len(self._works) >= MOST:
            ready = next((name for name, work in self._works.items() if work.task and work.task.done()), "")
            self._works.pop(ready, None)

    def _begin(self, table: Table) -> Work:
        work = self._works[table.id] = Work()
        request = {"record": table.record().text(), "work": self._work}
        work.task = asyncio.create_task(self._make(work, table.id, f"{json.dumps(request)}\n".encode()))
        return work

    async def _make(self, work: Work, table_id: str, request: bytes) -> None:
        async with self._turn:
            try:
                process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
                )
                try:
                    await _follow(process, request, work)
                finally:
                    with suppress(ProcessLookupError):
                        process.kill()
                    await process.communicate()
                if work.analysis is None:
                    raise EOFError("it ended without an analysis")
            except Exception:  # whatever a process does or says: who waits for it is told
                log.exception("analysis failed", table=table_id)
                work.failed = True
        if work.failed:
            self._measures.errors.inc()


async def _follow(process: Process, request: bytes, work: Work) -> None:
    """Give a process its request and take in what it says until it has no more to say."""
    assert process.stdin and process.stdout  # both are pipes
    async with asyncio.timeout(PATIENCE):
        process.stdin.write(request)
        await process.stdin.drain()
    while True:
        async with asyncio.timeout(PATIENCE):
            line = await process.stdout.readline()
        if not line:
            return
        told = json.loads(line)
        work.done = told.get("done", work.done)
        if "analysis" in told:
            work.analysis = msgspec.convert(told["analysis"], Analysis)
