"""Upkeep: what a server checks and cleans up over time, in small steps."""

from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sql

from cityboard.server.live_tables import LiveTables
from cityboard.server.operations import shared_rate_limits
from cityboard.server.operations.bans import Bans
from cityboard.server.operations.settings import Settings
from cityboard.server.presence import PresenceService
from cityboard.server.storage import jobs, repository, schema
from cityboard.server.storage.database import Database
from cityboard.server.table_service import LOBBY_AGE
from cityboard.tables.clock import DAY
from cityboard.tables.table import OPEN

NOTICE, TIDY = 10_000, 60_000  # milliseconds between two checks for deleted tables, and between two clean-ups
AT_A_TIME = 100
CLEAN_UP = "clean-up"  # the lock under which one process at a time cleans up


class Upkeep:
    """Bans, analyses of finished games, deleted tables, and what is no longer needed."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        live_tables: LiveTables,
        clock: Callable[[], int],
        bans: Bans,
        start_analysis: Callable[[], Awaitable[None]],
        presence: PresenceService,
    ) -> None:
        """Take what to maintain."""
        self._presence = presence
        self._start_analysis = start_analysis
        self._settings, self._database, self._live_tables = settings, database, live_tables
        self._clock, self._bans = clock, bans
        self._noticed = self._tidied = 0

    async def step(self) -> None:
        """Do what is due."""
        now = self._clock()
        await self._bans.refresh()
        await self._start_analysis()
        if now - self._noticed >= NOTICE:
            self._noticed = now
            await self._live_tables.drop_deleted()
        if now - self._tidied >= TIDY:
            self._tidied = now
            await self._presence.renew()
            for work in self._works(now):
                # With a lock, so that no move shares a commit with a clean-up that has to wait for others.
                await self._database.write(work, locks=(CLEAN_UP,))

    def _works(self, now: int) -> list[Callable[[sql.Connection], None]]:
        """List the clean-ups: one short transaction each."""
        works: list[Callable[[sql.Connection], None]] = [
            partial(shared_rate_limits.sweep, now=now),
            partial(_forget_origins, before=now - LOBBY_AGE),
            partial(jobs.sweep, before=now - DAY),
        ]
        if self._settings.keep_empty_tables_days:
            works.append(partial(_delete_empty_tables, before=now - int(self._settings.keep_empty_tables_days * DAY)))
        if self._settings.keep_nameless_days:
            works.append(partial(_delete_nameless, before=now - int(self._settings.keep_nameless_days * DAY)))
        return works


def _forget_origins(connection: sql.Connection, before: int) -> None:
    connection.execute(schema.table_origins.delete().where(schema.table_origins.c.at < before))


def _delete_empty_tables(connection: sql.Connection, before: int) -> None:
    """Delete tables where no game was ever started and nothing has happened for a long time."""
    c = schema.tables.c
    rows = connection.execute(
        sql.select(c.id)
        .where(c.status == OPEN, c.changed_at < before)
        .order_by(c.id)
        .limit(AT_A_TIME)
        .with_for_update(skip_locked=True)
    )
    repository.delete(connection, list(rows.scalars()))


def _delete_nameless(connection: sql.Connection, before: int) -> None:
    """Delete people without an account, a seat, a table, a chat line or an edition of their own."""
    c = schema.people.c
    traces = (schema.chairs.c.person, schema.tables.c.owner, schema.chat.c.person, schema.editions.c.person)
    rows = connection.execute(
        sql.select(c.id)
        .where(c.login.is_(None), ~c.deleted, c.created_at < before)
        .where(*(~sql.exists().where(trace == c.id) for trace in traces))
        .order_by(c.id)
        .limit(AT_A_TIME)
        .with_for_update(skip_locked=True)
    )
    ids = list(rows.scalars())
    left = (schema.knocks.c.person, schema.channels.c.person, schema.outbox.c.person, schema.past_names.c.person)
    for column in (*left, c.id):
        connection.execute(column.table.delete().where(column.in_(ids)))
