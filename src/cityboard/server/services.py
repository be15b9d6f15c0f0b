"""All parts of a server process, opened and closed together."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

import structlog

from cityboard.analysis.worker_pool import WorkerPool
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import chat, knocking, people
from cityboard.server.background import BackgroundWork
from cityboard.server.counting import SheetCounter
from cityboard.server.damaged_tables import passing_over
from cityboard.server.editions import Editions
from cityboard.server.jobs.analyses import Analyses
from cityboard.server.jobs.bots import BotMover
from cityboard.server.jobs.hints import Hints
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.notices import push
from cityboard.server.notices.outbox import Outbox
from cityboard.server.notifications import Notifications
from cityboard.server.operations.bans import Bans
from cityboard.server.operations.health import LISTENER, OUTBOX, SCHEDULER, HealthChecks
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.scheduler import Scheduler
from cityboard.server.operations.settings import Settings
from cityboard.server.operations.shared_rate_limits import RateLimits
from cityboard.server.operations.supervisor import Supervisor
from cityboard.server.operations.upkeep import Upkeep
from cityboard.server.people import SIGNING, Signer, new_id
from cityboard.server.presence import PresenceService
from cityboard.server.reasons import SERVER_ERROR
from cityboard.server.sockets import Sockets
from cityboard.server.storage import table_lists
from cityboard.server.storage.opening import open_database, refuse_unreachable
from cityboard.server.storage.storage_errors import reason_of
from cityboard.server.table_service import TableService
from cityboard.tables.events import AnyEvent
from cityboard.tables.reasons import STALE

log = structlog.get_logger()
VERSION = version("cityboard")
SENDING = 120.0  # seconds that one run of the outbox may take: other servers can be slow


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Services:
    """One server process."""

    live_tables: LiveTables
    table_service: TableService
    editions: Editions
    sheets: SheetCounter
    presence: PresenceService
    bans: Bans
    limits: RateLimits
    signer: Signer
    bots: BotMover
    hints: Hints
    analyses: Analyses
    notifications: Notifications
    supervisor: Supervisor
    health: HealthChecks
    scheduler: Scheduler
    notices: Outbox

    def __init__(self, settings: Settings, clock: Callable[[], int] = now) -> None:
        """Prepare; nothing is opened yet."""
        self.settings, self.clock = settings, clock
        self.metrics = Metrics()
        self.database = open_database(settings.database, self._committed, seconds=settings.database_seconds)
        self.sockets = Sockets(settings.sockets_per_person, settings.sockets_per_address)
        self.worker_pool = WorkerPool(settings.bot_processes, settings.bot_seconds)
        self.background = BackgroundWork()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Services"]:
        """Open everything; on exit, finish and store everything that has begun."""
        with refuse_unreachable():
            await self.database.migrate()
        secret = secrets.token_urlsafe(32)
        self.signer = Signer(
            await self.database.write(lambda connection: people.server_secret(connection, SIGNING, secret))
        )
        delay = int(self.settings.notice_delay * 1000)
        # A bot has its thinking time, the pause, and some time to store the move.
        answer = int(1000 * (2 * self.settings.bot_seconds + self.settings.bot_pause + 1))
        self.live_tables = LiveTables(self.database, self.clock, answer)
        self.presence = PresenceService(self.live_tables, self.database, self.background, self.clock)
        self.editions = Editions(
            self.database,
            self.clock,
            most=self.settings.editions_per_person,
            checks_per_minute=self.settings.edition_checks_per_address_per_minute,
        )
        counts = self.settings.counts_per_address_per_minute
        self.sheets = SheetCounter(self.editions, self.clock, counts_per_minute=counts)
        self.table_service = TableService(
            self.database,
            self.live_tables,
            self.background,
            self.signer,
            self.editions,
            self.clock,
            notice_delay=delay,
            bots_answer=answer,
            most_listed=self.settings.listed_tables_per_address,
            chat_per_minute=self.settings.chat_lines_per_minute,
        )
        self.table_service.on_events = self._count
        self.live_tables.damaged.on_found = self._damaged
        self.notifications = Notifications(self.live_tables, self.presence, self.sockets, self.background)
        self.database.on_late = self.notifications.stored_late
        self.background.on_failure = lambda error: self.failed("failed with nobody waiting", error)
        self.bans = Bans(self.database, self.sockets)
        await self.bans.refresh()
        self.limits = RateLimits(self.settings, self.database, self.signer, self.clock)
        self.bots = BotMover(
            self.table_service,
            self.worker_pool,
            self.metrics,
            self.settings.bot_pause,
            self.settings.bot_moves_per_address,
        )
        self.hints = Hints(self.table_service, self.worker_pool)
        self.analyses = Analyses(self.database, self.metrics, self.clock)
        upkeep = Upkeep(
            self.settings, self.database, self.live_tables, self.clock, self.bans, self._start_analysis, self.presence
        )
        idle = int(self.settings.idle_minutes * 60_000)
        most = self.settings.tables_in_memory
        self.scheduler = Scheduler(self.table_service, self.bots, self.metrics, idle, most, upkeep.step)
        self.notices = Outbox(
            self.table_service,
            self.presence,
            self.settings,
            self.metrics,
            await self.database.write(lambda connection: people.server_secret(connection, "push", push.new_key())),
        )
        self.supervisor = Supervisor(self.metrics, self.failed)
        self.health = HealthChecks(self.database, self.supervisor, self.worker_pool, self.metrics)
        try:
            self.supervisor.start(SCHEDULER, self.scheduler.run)
            self.supervisor.start(OUTBOX, self.notices.run, SENDING)
            if self.database.is_shared:
                with refuse_unreachable():
                    await self._listen()
            log.info("open", database=self.database.name)
            yield self
        finally:
            self.presence.close()
            await self.supervisor.close()
            await self.health.close()
            await self.analyses.close()
            await self.bots.close()
            await self.worker_pool.close()
            await self.background.close()
            await self.database.close()
            log.info("closed")

    async def _listen(self) -> None:
        """Start to listen to the other processes; if that fails, nothing is opened."""
        # Here, because its driver is an extra.
        from cityboard.server.storage.pg_listener import PgListener
        from cityboard.server.storage.postgres_database import PostgresDatabase

        assert isinstance(self.database, PostgresDatabase)  # no other one is shared
        listener = PgListener(self.database, self.notifications, self.metrics)
        task = self.supervisor.start(LISTENER, listener.run)
        connected = asyncio.create_task(listener.connected.wait())
        either: list[asyncio.Future[Any]] = [connected, task.first_failure]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not connected.done():
            connected.cancel()
            raise task.first_failure.result()

    async def _start_analysis(self) -> None:
        """Start the analysis of a game that was over some time ago, while no bot is thinking."""
        if self.worker_pool.is_idle:
            before = self.clock() - int(self.settings.analysis_delay * 1000)
            await self.analyses.start_next(self.live_tables, before)

    def _committed(self, seconds: float, writes: int) -> None:
        self.metrics.commits.observe(seconds)
        self.metrics.grouped.inc(writes)

    def _count(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.metrics.events.labels(type(event).__name__.lower()).inc()

    def _damaged(self, table_id: str, error: BaseException) -> None:
        self.metrics.errors.inc()
        self.metrics.damaged.inc()
        log.error("table damaged", table=table_id, exc_info=error)

    def failed(self, what: str, error: BaseException, **context: Any) -> Reason:
        """Log a failure of the server and return the reason for the client.

        A traceback contains no secrets of a game; for an unresponsive database it would add nothing.
        """
        self.metrics.errors.inc()
        reason = reason_of(error)
        if reason:
            log.error(what, code=reason.code, error=type(error).__name__, **context)
            return reason
        log.error(what, exc_info=error, **context)
        return SERVER_ERROR("")

    async def welcome(
        self, live: LiveTable, person: str | None, since: int, *, seat: int | None = None, state: bool = False
    ) -> wire.Welcome:
        """Return everything a person may know about a table; the caller holds its lock."""
        viewer = live.viewer(person, seat)
        return wire.Welcome(
            table=live.info(),
            yours=live.seats_of(person),
            owner=person is not None and person == live.owner,
            position=live.position(viewer, since, with_state=state),
            chat=await chat.chat(self.database, live, person),
            since=live.since_own_move(person, viewer),
            knocks=knocking.knocks_for(live, person) if person else [],
        )

    async def leave_all(self, person: people.Person) -> None:
        """Give up all seats of a person: bots play on, and the seats belong to nobody."""
        for table_id in await self.database.read(lambda connection: table_lists.tables_of(connection, person.id, None)):
            with passing_over():  # nobody is playing there any more
                live = await self.live_tables.get(table_id)
                for seat in live.seats_of(person.id):
                    await self._give_up(person, live, seat)

    async def _give_up(self, person: people.Person, live: LiveTable, seat: int) -> None:
        for message in (wire.Leave, wire.Link):  # with a link, a player who has left a running game hands over a seat
            with suppress(RefusedError):
                await self._insist(person, live, message, seat)

    async def _insist(
        self, person: people.Person, live: LiveTable, message: type[wire.Leave | wire.Link], seat: int
    ) -> None:
        """Send a message about a seat, whatever happens at the table in the meantime."""
        seq = live.table.seq
        while True:
            try:
                await self.table_service.change(person, live.table.id, message(new_id(), seq, seat))
                return
            except RefusedError as refused:
                if refused.reason.code != STALE.code:
                    raise
                seq = refused.reason.arguments["seq"]

    async def forget(self, person: people.Person) -> None:
        """Invalidate all of a person's tokens and end their conversations, in all processes."""
        generation = person.generation + 1
        await self.database.write(
            lambda connection: people.change(connection, person.id, generation=generation),
            notification=f"person:{person.id}",
        )
        self.sockets.dismiss(person.id)

    async def change_account(self, person: people.Person, login: str, hashed: str) -> people.Person:
        """Change a person's login and password; if they had others, sign them out everywhere, in all processes."""
        changed = await self.database.write(
            lambda connection: people.change_account(connection, person, login, hashed),
            notification=f"person:{person.id}" if person.login is not None else None,
        )
        if person.login is not None:
            self.sockets.dismiss(person.id)
        return changed
