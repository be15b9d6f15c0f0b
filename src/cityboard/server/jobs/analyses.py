"""Analyses of finished games: made once, one at a time, each in a separate background process, and stored.

Several servers share the work: whoever makes an analysis leases its job in the database.
"""

import asyncio
import json
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from cityboard.analysis import processes
from cityboard.analysis.fair_slots import Customer, FairSlots
from cityboard.protocol.analysis import Analysed, Analysis
from cityboard.server.damaged_tables import passing_over
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.operations.metrics import Metrics
from cityboard.server.people import new_id
from cityboard.server.reasons import ANALYSIS_FAILED, SERVER_BUSY, TOO_MANY_REQUESTS
from cityboard.server.storage import analyses as stored_analyses
from cityboard.server.storage import jobs
from cityboard.server.storage.database import Database
from cityboard.tables.checks import check_status, refuse
from cityboard.tables.table import OVER, Table

T = TypeVar("T")
log = structlog.get_logger()

COMMAND = (sys.executable, "-m", "cityboard.analysis.analysis_worker")
LONGEST_LINE = 4_000_000  # bytes: an analysis is written in one line
PATIENCE = 60.0  # seconds that a process may be silent: it reports every move
DEADLINE = 1800.0  # seconds for a whole analysis: the largest games take some minutes
LEASE = 120_000  # milliseconds, renewed in time; after that, another server may make the analysis of one that is gone
AGAIN = 2.0  # seconds until the next look at an analysis that another server makes
MOST, MOST_BEGUN = 100, 60  # the analyses in memory in total, and those not ready
NOBODY = Customer("", "")  # the customer of analyses that the server starts by itself
RECENT = 24 * 3600 * 1000  # milliseconds: nobody waits for the analysis of an older game that nobody has opened since
MOST_OF_ORIGIN, MOST_OF_PERSON = 6, 3  # per person, of those not ready; strangers of one origin count as one person


@dataclass(slots=True)
class Work:
    """An analysis in progress, or finished."""

    customer: Customer
    task: asyncio.Task[None] | None = None
    has_slot: bool = False
    leased_until: int = 0
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
        self,
        database: Database,
        metrics: Metrics,
        clock: Callable[[], int],
        command: Sequence[str] = COMMAND,
        work: int | None = None,
    ) -> None:
        """Take where to store them, how to start a process, and the work for each decision if not the default."""
        self._database, self._metrics, self._command, self._work = database, metrics, command, work
        self._clock, self._holder = clock, new_id()
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

    async def start_next(self, live_tables: LiveTables, before: int) -> None:
        """Start the analysis of one game that was over before a time, unless another one is being made.

        First come games that people still look at, because the result tells them which move decided it; then those that
        everybody has left, and those of the last day whose tables are no longer in memory.
        """
        if self._is_busy:
            return
        since, loaded = before - RECENT, live_tables.by_id
        over = [live for live in loaded.values() if _is_over(live.table) and live.table.times[-1] <= before]
        opened = [live.table.id for live in over if _is_looked_at(live) or live.table.times[-1] <= since]
        work = partial(stored_analyses.missing, since=since, before=before, opened=opened, now=self._clock())
        left = [table_id for table_id in await self._database.read(work) if table_id not in self._works]
        for table_id in sorted(left, key=lambda table_id: _rank(loaded.get(table_id))):
            with passing_over():
                live = await live_tables.get(table_id)
                async with live.lock:
                    if _is_over(live.table) and not self._is_busy:
                        self._make_room()
                        self._begin(live.table, NOBODY)
                return

    @property
    def _is_busy(self) -> bool:
        return any(work.is_begun for work in self._works.values())

    async def _known(self, table_id: str) -> Work | None:
        """Return an analysis that was begun here, or one that is stored."""
        if table_id not in self._works:
            analysis = await self._stored(table_id)
            if analysis is not None:
                self._make_room()
                self._works[table_id] = Work(NOBODY, None, done=len(analysis.curve) - 1, analysis=analysis)
        return self._works.get(table_id)

    async def _stored(self, table_id: str) -> Analysis | None:
        return await self._database.read(partial(stored_analyses.load, table_id=table_id))

    async def close(self) -> None:
        """Stop all analyses in progress, and leave them to other servers."""
        tasks = [work.task for work in self._works.values() if work.is_begun and work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if tasks:
            with suppress(Exception):  # then the leases end by themselves
                await self._database.write(partial(jobs.release, holder=self._holder, now=self._clock()))

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
        """Make an analysis, or wait for that of another server."""
        try:
            while not await self._make_in_turn(work, table_id, request):
                if work.customer == NOBODY:
                    del self._works[table_id]
                    return
                await asyncio.sleep(AGAIN)
        except Exception:  # whatever a process does or says, the waiting requests get an answer
            log.exception("analysis failed", table=table_id)
            work.failed = True
            self._metrics.errors.inc()
            with suppress(Exception):  # then the lease ends by itself
                await self._write(jobs.fail, table_id, now=self._clock())

    async def _make_in_turn(self, work: Work, table_id: str, request: bytes) -> bool:
        """Make and store an analysis unless it is stored already; False if another server makes it."""
        async with self._slots.slot(work.customer):
            if not await self._lease(work, table_id):
                return False
            work.has_slot = True
            work.analysis = await self._stored(table_id)
            if work.analysis is None:
                async with asyncio.timeout(DEADLINE):
                    analysis = await self._run(work, table_id, request)
                store = partial(stored_analyses.store, table_id=table_id, analysis=analysis)
                await self._database.write(store, table=table_id)
                work.analysis = analysis
            await self._write(jobs.finish, table_id)
            return True

    async def _run(self, work: Work, table_id: str, request: bytes) -> Analysis:
        """Let a process make an analysis, and renew the lease meanwhile."""
        process = await processes.start(self._command, LONGEST_LINE)
        try:
            await _ask(process, request)
            while line := await _line(process):
                progress = json.loads(line)
                if "analysis" in progress:
                    return msgspec.convert(progress["analysis"], Analysis)
                work.done = progress.get("done", work.done)
                if work.leased_until - self._clock() < LEASE / 2:
                    with suppress(Exception):  # at worst, another server makes the same analysis
                        await self._lease(work, table_id)
        finally:
            await processes.end(process)
        raise EOFError("it ended without an analysis")

    async def _lease(self, work: Work, table_id: str) -> bool:
        now = self._clock()
        work.leased_until = now + LEASE
        return await self._write(jobs.lease, table_id, holder=self._holder, now=now, until=work.leased_until)

    async def _write(self, change: Callable[..., T], table_id: str, **values: Any) -> T:
        """Write something about the job of an analysis."""
        work = partial(change, kind=stored_analyses.JOB, key=table_id, **values)
        return await self._database.write(work, table=table_id)


def _is_over(table: Table) -> bool:
    return table.status == OVER


def _is_looked_at(live: LiveTable) -> bool:
    return any(listener.is_here for listener in live.listeners)


def _rank(live: LiveTable | None) -> int:
    """Return the rank of a table: one that people look at, one that everybody has left, one that is not in memory."""
    if live is None:
        return 2
    return 0 if _is_looked_at(live) else 1


async def _ask(process: Process, request: bytes) -> None:
    """Give a process its request."""
    assert process.stdin  # a pipe
    async with asyncio.timeout(PATIENCE):
        process.stdin.write(request)
        await process.stdin.drain()


async def _line(process: Process) -> bytes:
    """Read the next line that a process writes; nothing at the end."""
    assert process.stdout  # a pipe
    async with asyncio.timeout(PATIENCE):
        return await process.stdout.readline()
