"""The tables in memory: loaded on demand, kept in sync with what is stored, and unloaded when idle."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from cityboard.server import chat, knocking
from cityboard.server.background import wait_for
from cityboard.server.damaged_tables import DamagedTables
from cityboard.server.live_table import DroppedTableError, LiveTable
from cityboard.server.people import is_id
from cityboard.server.reasons import TABLE_UNKNOWN
from cityboard.server.storage import knocks, past_names, repository
from cityboard.server.storage.database import Database
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.continuation import followed
from cityboard.tables.events import Opened, SeatChanged, Stored
from cityboard.tables.table import OVER

LONG = 500  # events that take long to fold


class LiveTables:
    """All tables in the memory of this process."""

    def __init__(self, database: Database, clock: Callable[[], int], bots_answer: int) -> None:
        """Start with none; all times are milliseconds, and bots should have moved after `bots_answer`."""
        self._database, self._clock, self._bots_answer = database, clock, bots_answer
        self.by_id: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged = DamagedTables(clock)
        # Called when it is a bot's turn.
        self.on_bots_turn: Callable[[LiveTable], None] = lambda live: None

    # Loading and unloading.

    async def get(self, table_id: str, seen: int = 0) -> LiveTable:
        """Return a table, from memory or from its events, at least as new as what the client has seen."""
        live = self.by_id.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await wait_for(loading)
        if live.is_uncertain or live.table.seq < seen:
            # A write has failed; or another process has shown it to them, and its notification has not arrived yet.
            await self.catch_up(table_id)
        live.used_at = self._clock()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            self.damaged.check(table_id)
            known = is_id(table_id)
            loaded = (
                await self._database.read(lambda connection: repository.load(connection, table_id)) if known else None
            )
            if loaded is None:
                refuse(TABLE_UNKNOWN, table=table_id)
            with self.damaged.folding(table_id):
                if _takes_long(loaded.events):
                    live = await asyncio.to_thread(LiveTable, loaded, self._clock)
                else:
                    live = LiveTable(loaded, self._clock)
            if not live.table.history.people <= live.names.keys():
                await self._read_names(live, live.chairs)
            self.by_id[table_id] = live
        finally:
            del self._loading[table_id]
        if live.table.bot_due and live.table.clock.since + self._bots_answer < self._clock():
            # The bots' moves are overdue: perhaps their process is gone.
            self.on_bots_turn(live)
        return live

    def forget(self, idle: int, most: int) -> None:
        """Drop tables that nobody has used for some milliseconds, and if there are too many, those unused for longest.

        Their events hold everything. A table with a listener or a thinking bot stays.
        """
        before, surplus = self._clock() - idle, len(self.by_id) - most
        unused = (live for live in self.by_id.values() if not live.is_in_use)
        for place, live in enumerate(sorted(unused, key=lambda live: live.used_at)):
            if place < surplus or live.used_at < before:
                self.drop(live)

    def drop_late(self, notification: str) -> None:
        """Drop a table if something was stored after it had been considered lost; `notification` names it."""
        live = self.by_id.get(notification.partition(":")[0])
        if live:
            self.drop(live)

    async def drop_deleted(self) -> None:
        """Drop tables that an operator has deleted: listeners have to reconnect and find nothing."""
        lives = list(self.by_id.values())
        ids = [live.table.id for live in lives]
        existing = await self._database.read(lambda connection: repository.existing(connection, ids))
        for live in lives:
            if live.table.id not in existing:
                self.drop(live)

    def drop(self, live: LiveTable) -> None:
        """Drop a table from memory: the next request reads it again."""
        if self.by_id.get(live.table.id) is live:
            del self.by_id[live.table.id]
        live.drop()

    # What other processes have done.

    async def catch_up(self, table_id: str) -> None:
        """Apply what other processes have stored about a table in memory, and inform its listeners."""
        await self._in_memory(table_id, self._follow)

    async def sync(self, live: LiveTable) -> None:
        """Apply what is stored and not yet known, and inform the listeners; the caller holds the lock."""
        try:
            await self._follow(live)
        except BaseException:
            self.drop(live)
            raise

    async def _follow(self, live: LiveTable) -> None:
        table = live.table
        events = await self._database.read(lambda connection: repository.events_since(connection, table.id, table.seq))
        live.is_uncertain = False
        if not events:
            return
        continuation = followed(table, events)
        if any(isinstance(stored.event, SeatChanged) for stored in events):
            await self._read_chairs(live, continuation.table.history.people)
        live.go_on(continuation, info=True)
        knocking.tell(live)
        if live.table.status == OVER and table.status != OVER:
            await chat.reveal(self._database, live)

    async def refresh_rematch(self, table_id: str) -> None:
        """Learn of the rematch of this table, and inform its listeners."""

        async def refresh(live: LiveTable) -> None:
            rematch = await self._database.read(lambda connection: repository.rematch_of(connection, table_id))
            if rematch != live.rematch:
                live.rematch = rematch
                live.tell_info()

        await self._in_memory(table_id, refresh)

    async def refresh_knocks(self, table_id: str) -> None:
        """Read who is asking for a seat, and inform the listeners who may know it."""

        async def refresh(live: LiveTable) -> None:
            await knocking.refresh(self._database, live)

        await self._in_memory(table_id, refresh)

    async def refresh_person(self, person: str) -> None:
        """Learn a person's new name, or that they are gone, at all their tables."""

        async def refresh(live: LiveTable) -> None:
            await self._read_chairs(live)
            live.tell_info()
            knocking.tell(live)

        for live in list(self.by_id.values()):
            if person in live.names:
                await self._in_memory(live.table.id, refresh)
            if any(row.person == person for row in live.knocks):
                await self.refresh_knocks(live.table.id)

    async def refresh_chat(self, table_id: str) -> None:
        """Read the chat lines of other processes, and send them to the listeners."""

        async def refresh(live: LiveTable) -> None:
            # First of all who sits here: players must not read what spectators say.
            await self._follow(live)
            await chat.tell(self._database, live)

        await self._in_memory(table_id, refresh)

    async def _in_memory(self, table_id: str, refresh: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Update a table if it is in memory; one that is just being read may have missed the news."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
        live = self.by_id.get(table_id)
        if live is None:
            return
        with suppress(DroppedTableError):
            async with live.lock:
                try:
                    await refresh(live)
                except Exception:
                    # There will be no other notification: the listeners would not notice that something was missed.
                    self.drop(live)
                    raise

    async def _read_chairs(self, live: LiveTable, others: Iterable[str] = ()) -> None:
        """Read the seats again, and the names of others; those who have lost their seat get no more secrets."""
        table_id = live.table.id
        chairs, invitation, live.knocks = await self._database.read(
            lambda connection: (
                repository.load_chairs(connection, table_id),
                repository.invitation(connection, table_id),
                knocks.load(connection, table_id),
            )
        )
        await self._read_names(live, chairs, others)
        live.chairs, live.invitation = chairs, invitation

    async def _read_names(self, live: LiveTable, chairs: Iterable[Chair], others: Iterable[str] = ()) -> None:
        """Read the names of all who are mentioned at a table, today's and earlier ones."""
        people = self._people(live, chairs, others)
        live.names, live.past_names = await self._database.read(
            lambda connection: (repository.load_names(connection, people), past_names.load(connection, people))
        )

    async def names(self, live: LiveTable, chairs: Iterable[Chair]) -> dict[str, str]:
        """Read the names of the owner of a table, of all who have played there, and of the people on some chairs."""
        people = self._people(live, chairs)
        return await self._database.read(lambda connection: repository.load_names(connection, people))

    @staticmethod
    def _people(live: LiveTable, chairs: Iterable[Chair], others: Iterable[str] = ()) -> set[str]:
        seated = (chair.person for chair in (*chairs, *live.chairs) if chair.person)
        return {live.owner, *live.table.history.people, *others, *seated}


def _takes_long(events: list[Stored]) -> bool:
    """Return whether folding takes so long that others should not wait for it: a long history, or a custom edition."""
    first = events[0].event if events else None
    return len(events) > LONG or (isinstance(first, Opened) and bool(first.edition_values))
