"""The scheduler: looks every second for tables where something is due, and unloads tables that nobody uses."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from cityboard.server.damaged_tables import DamagedTableError
from cityboard.server.jobs.bots import BotMover
from cityboard.server.live_table import LiveTable
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.storage import repository
from cityboard.server.table_service import TableService
from cityboard.tables.decision import Decision, stand_in
from cityboard.tables.events import BOT, REPLACE, Asked, SeatChanged
from cityboard.tables.table import RUNNING

log = structlog.get_logger()
AT_A_TIME = 100
# Milliseconds until a table that failed gets its next chance; each pause is twice the previous one.
AGAIN, LONGEST = 60_000, 24 * 3_600_000


class Scheduler:
    """Bots whose process is gone, reminders, deadlines."""

    def __init__(
        self,
        table_service: TableService,
        bots: BotMover,
        metrics: Metrics,
        idle: int,
        most: int,
        upkeep: Callable[[], Awaitable[None]],
    ) -> None:
        """Take the tables, the milliseconds after which idle ones are unloaded, how many may be kept, and `upkeep`."""
        self._table_service, self._bots, self._metrics, self._upkeep = table_service, bots, metrics, upkeep
        self._idle, self._most = idle, most
        self._failures: dict[str, int] = {}  # by table, since it last worked

    async def run(self, task: BackgroundTask, every: float = 1.0) -> None:
        """Look again and again; on failure, the supervisor starts again."""
        while True:
            await asyncio.sleep(every)
            await self.look()
            task.succeed()

    async def look(self) -> None:
        """Look once."""
        now = self._table_service.clock()
        due = await self._table_service.database.read(lambda connection: repository.due(connection, now, AT_A_TIME))
        for table_id in due:
            try:
                await self._table_service.background.finish(self._see_to(table_id))
                self._failures.pop(table_id, None)
            except (Exception, BaseExceptionGroup) as error:
                # One table that cannot be read must not keep the others waiting.
                await self._put_off(table_id, now, error)
        await self._upkeep()
        self._table_service.live_tables.forget(self._idle, self._most)
        self._metrics.tables.set(len(self._table_service.live_tables.by_id))

    async def _put_off(self, table_id: str, now: int, error: BaseException) -> None:
        """Postpone a table, and longer each time it is found damaged."""
        damaged = isinstance(error, DamagedTableError)
        failures = self._failures.get(table_id, 0) if damaged else 0
        pause = min(AGAIN * 2 ** min(failures, 20), LONGEST)
        self._metrics.errors.inc()
        # The damage was logged when it was found.
        log.error("table not seen to", table=table_id, again_in=pause // 1000, exc_info=None if damaged else error)
        await self._table_service.database.write(
            partial(repository.put_off, table_id=table_id, at=now + pause), table=table_id
        )
        if damaged:
            self._failures[table_id] = failures + 1

    async def _see_to(self, table_id: str) -> None:
        live = await self._table_service.live_tables.get(table_id)
        async with live.lock:
            table, now = live.table, self._table_service.clock()
            if table.status != RUNNING or table.is_deserted:
                await self._wake_at(live, None)
            elif table.bot_to_move:
                await self._wake_at(live, self._table_service.wake_time(table))
                self._bots.wake(live)
            elif _passed(table.clock.deadline(), now):
                await self._late(live)
            elif _passed(table.clock.reminder(), now):
                await self._remind(live)
            else:
                await self._wake_at(live, self._table_service.wake_time(table))

    async def _late(self, live: LiveTable) -> None:
        """Do what the table's settings say for a player whose time is up (`Pace.absent`)."""
        table = live.table
        seat, absent = table.state.turn, table.header.pace.absent
        if absent == "bot":
            await self._table_service.commit(live, Decision([SeatChanged(seat, BOT, stand_in(live.table), "time")]))
        elif absent == "vote" and table.asked_at != table.number and len(table.people) > 1:
            # Once per turn. A player who does not move does not answer either, so no other question blocks this one.
            if await self._table_service.commit(live, Decision([Asked(REPLACE, seat)])):
                await self._wake_at(live, None)
        else:
            await self._wake_at(live, None)

    async def _remind(self, live: LiveTable) -> None:
        """Put a reminder into the outbox, once per turn, and look again at the deadline."""
        table = live.table
        person = live.chairs[table.state.turn].person
        notices = [repository.Notice(person, "reminder", table.seq, self._table_service.clock())] if person else []
        await self._table_service.database.write(
            lambda connection: repository.notify(connection, table.id, notices), table=table.id
        )
        await self._wake_at(live, table.clock.deadline())

    async def _wake_at(self, live: LiveTable, at: int | None) -> None:
        table_id, seq = live.table.id, live.table.seq
        await self._table_service.database.write(
            lambda connection: repository.set_wake(connection, table_id, seq, at), table=table_id
        )


def _passed(time: int | None, now: int) -> bool:
    return time is not None and time <= now
