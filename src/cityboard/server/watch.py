"""The watch: looks every second for tables where time asks for something, and forgets tables nobody looks at."""

import asyncio
from functools import partial

import structlog

from cityboard.server import store
from cityboard.server.bot_seats import BotSeats
from cityboard.server.decisions import Decision, stand_in
from cityboard.server.door import Door
from cityboard.server.events import BOT, REPLACE, Asked, SeatChanged
from cityboard.server.live import Live
from cityboard.server.measures import Measures
from cityboard.server.table import RUNNING

log = structlog.get_logger()
AT_A_TIME = 100
AGAIN = 60_000  # milliseconds until a table that could not be seen to gets its next chance


class Watch:
    """Bots whose process is gone, reminders, deadlines."""

    def __init__(self, door: Door, bots: BotSeats, measures: Measures, idle: int) -> None:
        """Watch over a door; tables idle for so many milliseconds leave memory."""
        self._door, self._bots, self._measures, self._idle = door, bots, measures, idle

    async def run(self, every: float = 1.0) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.look()
            except Exception:
                self._measures.errors.inc()
                log.exception("watch failed")

    async def look(self) -> None:
        """Look once."""
        now = self._door.clock()
        due = await self._door.database.read(lambda connection: store.due(connection, now, AT_A_TIME))
        for table_id in due:
            try:
                await self._door.finish(self._see_to(table_id))
            except Exception:
                # One table that cannot be read must not keep the others waiting.
                self._measures.errors.inc()
                log.exception("table not seen to", table=table_id)
                again = now + AGAIN
                await self._door.database.write(partial(store.put_off, table_id=table_id, at=again), table=table_id)
        self._door.forget(self._idle)
        self._measures.tables.set(len(self._door.lives))

    async def _see_to(self, table_id: str) -> None:
        live = await self._door.live(table_id)
        async with live.lock:
            table, now = live.table, self._door.clock()
            if table.status != RUNNING:
                await self._wake_at(live, None)
            elif table.bot_to_move:
                await self._wake_at(live, self._door.wake_time(table))
                self._bots.wake(live)
            elif _passed(table.clock.deadline(), now):
                await self._late(live)
            elif _passed(table.clock.reminder(), now):
                await self._remind(live)
            else:
                await self._wake_at(live, self._door.wake_time(table))

    async def _late(self, live: Live) -> None:
        """Do what the table has chosen for a player whose time is up (`Pace.absent`)."""
        table = live.table
        seat, absent = table.state.turn, table.header.pace.absent
        if absent == "bot":
            await self._door.append(live, Decision([SeatChanged(seat, BOT, stand_in(live.table), "time")]))
        elif absent == "vote" and table.asked_at != table.number and len(table.people) > 1:
            # Once a turn. Who does not move does not answer either: no other question stands in the way of this one.
            if await self._door.append(live, Decision([Asked(REPLACE, seat)])):
                await self._wake_at(live, None)
        else:
            await self._wake_at(live, None)

    async def _remind(self, live: Live) -> None:
        """Put a reminder into the outbox, once a turn, and look again at the deadline."""
        table = live.table
        person = live.chairs[table.state.turn].person
        notices = [store.Notice(person, "reminder", table.seq, self._door.clock())] if person else []
        await self._door.database.write(lambda connection: store.notify(connection, table.id, notices), table=table.id)
        await self._wake_at(live, table.clock.deadline())

    async def _wake_at(self, live: Live, at: int | None) -> None:
        table_id, seq = live.table.id, live.table.seq
        await self._door.database.write(
            lambda connection: store.set_wake(connection, table_id, seq, at), table=table_id
        )


def _passed(time: int | None, now: int) -> bool:
    return time is not None and time <= now
