"""The server's health: every part reports its status, and the database is probed at most once a second."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import sqlalchemy as sql
import structlog

from cityboard.analysis.worker_pool import WorkerPool
from cityboard.core.reason import Reason
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.supervisor import LATE, WELL, Supervisor
from cityboard.server.reasons import DATABASE_DOWN, PART_UNWELL
from cityboard.server.storage import repository, schema
from cityboard.server.storage.database import Database
from cityboard.server.storage.storage_errors import STORAGE_REASONS, reason_of

log = structlog.get_logger()
SCHEDULER, OUTBOX, LISTENER = "scheduler", "outbox", "listener"
READ, WRITE, BOTS = "database_read", "database_write", "bots"
NEEDED = (READ, WRITE, SCHEDULER, LISTENER)  # without these nobody can play
FAILING = "failing"
EVERY = 1.0  # seconds between two probes
PATIENCE = 2.0  # seconds that a request waits for a probe


class Probe:
    """A probe of something: one at a time, shared by all requests."""

    def __init__(self, attempt: Callable[[], Awaitable[object]]) -> None:
        """Take the function that probes."""
        self._attempt = attempt
        self._trying: asyncio.Task[str] | None = None
        self._begun = 0.0

    async def status(self) -> str:
        """Return whether it works; a slow probe continues, and no second one starts."""
        now = asyncio.get_running_loop().time()
        if self._trying is None or (self._trying.done() and now - self._begun >= EVERY):
            self._begun = now
            self._trying = asyncio.create_task(self._try())
        trying = self._trying
        await asyncio.wait([trying], timeout=max(0.0, self._begun + PATIENCE - now))
        return trying.result() if trying.done() else LATE

    async def _try(self) -> str:
        try:
            await self._attempt()
        except Exception as error:
            reason = reason_of(error)
            if reason is None:
                log.exception("probe failed")
            return reason.code if reason else FAILING
        return WELL

    async def close(self) -> None:
        """Wait for the last probe."""
        if self._trying:
            await asyncio.wait([self._trying])


class HealthChecks:
    """All parts of a server."""

    def __init__(self, database: Database, supervisor: Supervisor, worker_pool: WorkerPool, metrics: Metrics) -> None:
        """Take the parts."""
        self._last: dict[str, str] = {}
        self._supervisor, self._worker_pool, self._metrics = supervisor, worker_pool, metrics
        self._probes = {
            READ: Probe(lambda: database.read(lambda connection: repository.due(connection, 0, 1))),
            WRITE: Probe(lambda: database.write(write_probe)),
        }

    async def look(self) -> dict[str, str]:
        """Return for every part `well` or a code."""
        tried = await asyncio.gather(*(probe.status() for probe in self._probes.values()))
        parts = dict(zip(self._probes, tried, strict=True))
        for name, task in self._supervisor.tasks.items():
            parts[name] = task.status
            self._metrics.task_age.labels(name).set(task.age)
        parts[BOTS] = self._worker_pool.status
        for name, status in parts.items():
            self._metrics.parts.labels(name).set(status == WELL)
            self._tell(name, self._last.get(name, WELL), status)
        self._last = parts
        return parts

    @staticmethod
    def _tell(name: str, before: str, status: str) -> None:
        """Log that a part has become unwell or well."""
        if status == before:
            return
        if status == WELL:
            log.info("part well again", part=name)
        else:
            log.warning("part unwell", part=name, code=status)

    async def close(self) -> None:
        """Wait for the probes in progress."""
        for probe in self._probes.values():
            await probe.close()


def write_probe(connection: sql.Connection) -> None:
    """Write a changing value to a row that nobody else writes; an unchanged value would not reach the disk."""
    c = schema.probes.c
    free = connection.execute(sql.select(c.name).limit(1).with_for_update(skip_locked=True)).scalar()
    if free is None:
        connection.execute(schema.probes.insert().values(name=secrets.token_hex(16), writes=1))
    else:
        connection.execute(schema.probes.update().where(c.name == free).values(writes=c.writes + 1))


def trouble(parts: dict[str, str]) -> Reason | None:
    """Return why nobody can play: the first needed part that is not well."""
    part = next((name for name in NEEDED if parts.get(name, WELL) != WELL), None)
    if part is None:
        return None
    if part in (READ, WRITE):
        return STORAGE_REASONS.get(parts[part], DATABASE_DOWN)("")
    return PART_UNWELL("", part=part)
