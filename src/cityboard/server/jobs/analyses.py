"""Analyses of finished games: made once, one at a time, each in a separate background process, and stored."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal

import msgspec
import structlog

from cityboard.analysis.fair_slots import Customer, FairSlots
from cityboard.protocol.analysis import Analysed, Analysis
from cityboard.server.live_table import LiveTable
from cityboard.server.operations.metrics import Metrics
from cityboard.server.reasons import ANALYSIS_FAILED, SERVER_BUSY, TOO_MANY_REQUESTS
from cityboard.server.storage import analyses as stored_analyses
from cityboard.server.storage.database import Database
from cityboard.tables.checks import check_status, refuse
from cityboard.tables.table import OVER, Table

log = structlog.get_logger()

COMMAND = (sys.executable, "-m", "cityboard.analysis.analysis_worker")
LONGEST_LINE = 4_000_000  # bytes: an analysis is written in one line
PATIENCE = 60.0  # seconds that a process may be silent: it reports every move
MOST, MOST_BEGUN = 100, 60  # the analyses in memory in total, and those not ready
NOBODY = Customer("", "")  # the customer of analyses that the server starts by itself
MOST_OF_ORIGIN, MOST_OF_PERSON = 6, 3  # per person, of those not ready; strangers of one origin count as one person


@dataclass(slots=True)
class Work:
    """An analysis in progress, or finished."""

    customer: Customer
    task: asyncio.Task[None] | None = None
    has_slot: bool = False
    done: int = 0
    analysis: Analysis | None = None
    failed: bool = False

    @property
    def is_begun(self) -> bool:
        """Return whether it is being made, or waits for its turn."""
        return self.task is not None and not self.task.done()

    @property
    def stage(self) -> Literal["waiting", "running", "ready"]:
        """Return how far it is."""
        if self.analysis is not None:
            return "ready"
        return "running" if self.has_slot else "waiting"


class Analyses:
    """Makes analyses, stores them, and has the latest ones in memory."""

    def __init__(
        self, database: Database, metrics: Metrics, command: Sequence[str] = COMMAND, work: int | None = None
    ) -> None:
        """Take where to store them, how to start a process, and the work for each decision if not the default."""
        self._database, self._metrics, self._command, self._work = database, metrics, command, work
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._slots = FairSlots(1, MOST_BEGUN, MOST_OF_ORIGIN)

    async def of(self, table: Table, customer: Customer, check: Callable[[], Awaitable[None]]) -> Analysed:
        """Return the progress of a game's analysis; the first request starts it, and so does one after a failure.

        `check` refuses a person who has started too many recently; the caller holds the table's lock.
        """
        check_status(table, OVER)
        work = await self._known(table.id)
        if work is None:
            self._check_room(customer)
            await check()
            self._check_room(customer)  # others may have started theirs in the meantime
            self._make_room()
            work = self._begin(table, customer)
        self._works.move_to_end(table.id)
        if work.failed:
            del self._works[table.id]
            refuse(ANALYSIS_FAILED)
        return Analysed(work.stage, work.done, table.number, work.analysis)

    async def progress(self, table: Table) -> Analysed:
        """Return the progress of a game's analysis without starting it; the caller holds the table's lock."""
        check_status(table, OVER)
        work = await self._known(table.id)
        if work is None or work.failed:
            return Analysed("none", 0, table.number, None)
        return Analysed(work.stage, work.done, table.number, work.analysis)

    async def start_next(self, tables: Iterable[LiveTable], before: int) -> None:
        """Start the analysis of one game that was over before a time, unless another one is being made."""
        if any(work.is_begun for work in self._works.values()):
            return
        for live in tables:
            table = live.table
            if table.status == OVER and table.times[-1] <= before and table.id not in self._works:
                async with live.lock:
                    if await self._known(live.table.id) is None:
                        self._make_room()
                        self._begin(live.table, NOBODY)
                return

    async def _known(self, table_id: str) -> Work | None:
        """Return an analysis that was begun here, or one that is stored."""
        if table_id not in self._works:
            analysis = await self._database.read(partial(stored_analyses.load, table_id=table_id))
            if analysis is not None:
                self._make_room()
                self._works[table_id] = Work(NOBODY, None, done=len(analysis.curve) - 1, analysis=analysis)
        return self._works.get(table_id)

    async def close(self) -> None:
        """Stop all analyses in progress."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_room(self, customer: Customer) -> None:
        begun = [work.customer for work in self._works.values() if work.is_begun]
        if len(begun) >= MOST_BEGUN:
            refuse(SERVER_BUSY)
        of_origin = sum(other.origin == customer.origin for other in begun)
        if of_origin >= MOST_OF_ORIGIN or begun.count(customer) >= MOST_OF_PERSON:
            refuse(TOO_MANY_REQUESTS)

    def _make_room(self) -> None:
        if len(self._works) >= MOST:
            ready = next((name for name, work in self._works.items() if not work.is_begun), "")
            self._works.pop(ready, None)

    def _begin(self, table: Table, customer: Customer) -> Work:
        work = self._works[table.id] = Work(customer)
        request = {"record": table.record().text(), "work": self._work}
        work.task = asyncio.create_task(self._make(work, table.id, f"{json.dumps(request)}\n".encode()))
        return work

    async def _make(self, work: Work, table_id: str, request: bytes) -> None:
        async with self._slots.slot(work.customer):
            work.has_slot = True
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
                await self._database.write(
                    partial(stored_analyses.store, table_id=table_id, analysis=work.analysis), table=table_id
                )
            except Exception:  # whatever a process does or says, the waiting requests get an answer
                log.exception("analysis failed", table=table_id)
                work.failed = True
        if work.failed:
            self._metrics.errors.inc()


async def _follow(process: Process, request: bytes, work: Work) -> None:
    """Give a process its request and read its output to the end."""
    assert process.stdin and process.stdout  # both are pipes
    async with asyncio.timeout(PATIENCE):
        process.stdin.write(request)
        await process.stdin.drain()
    while True:
        async with asyncio.timeout(PATIENCE):
            line = await process.stdout.readline()
        if not line:
            return
        progress = json.loads(line)
        work.done = progress.get("done", work.done)
        if "analysis" in progress:
            work.analysis = msgspec.convert(progress["analysis"], Analysis)
