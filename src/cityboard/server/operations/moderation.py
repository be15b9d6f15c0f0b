"""What an operator can do about people and tables, even while servers run: ban, unban, delete a table."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sql

from cityboard.core.arguments import OfValue
from cityboard.core.reason import Reason, ReasonCode, RefusedError
from cityboard.server.operations import bans
from cityboard.server.people import Person
from cityboard.server.reasons import TABLE_UNKNOWN, OfAllowed, OfTable
from cityboard.server.storage import repository, schema
from cityboard.server.storage.database import Database
from cityboard.server.storage.migrations.upgrade import check_revision
from cityboard.server.storage.opening import existing_database
from cityboard.tables.checks import refuse
from cityboard.tables.table import RUNNING

BAN_UNKNOWN = ReasonCode("ban-unknown", OfValue)
PERSON_UNKNOWN = ReasonCode("person-unknown", OfValue)
PERSON_AMBIGUOUS = ReasonCode("person-ambiguous", OfAllowed)
TABLE_RUNNING = ReasonCode("table-running", OfTable)


@asynccontextmanager
async def _database(url: str) -> AsyncIterator[Database]:
    async with existing_database(url) as (database, revision):
        check_revision(revision)
        yield database


async def ban(url: str, name_or_network: str, table: str | None) -> str:
    """Ban a network or a person and return the ban's name; servers notice within seconds."""
    now = time.time_ns() // 1_000_000
    async with _database(url) as database:
        network = bans.network_of(name_or_network)
        if network:
            await database.write(lambda connection: bans.insert(connection, str(network), now))
            return str(network)
        person = await database.read(lambda connection: _find(connection, name_or_network, table))
        await database.write(
            lambda connection: bans.insert(connection, person.id, now, person), notification=f"person:{person.id}"
        )
        return person.id


async def unban(url: str, name_or_network: str, table: str | None) -> str:
    """Lift the ban on a network or a person and return its name."""
    async with _database(url) as database:
        network = bans.network_of(name_or_network)
        if network:
            ban_name = str(network)
        else:
            ban_name = (await database.read(lambda connection: _find(connection, name_or_network, table))).id
        if not await database.write(lambda connection: bans.delete(connection, ban_name)):
            refuse(BAN_UNKNOWN, value=name_or_network)
        return ban_name


def _find(connection: sql.Connection, name: str, table: str | None) -> Person:
    """Find the one person with an id or a login, or with a nickname at a table where they sit, own, chat or knock."""
    c, named = schema.people.c, sql.or_(schema.people.c.id == name, schema.people.c.login == name)
    if table is not None:
        known = (
            sql.select(schema.tables.c.owner).where(schema.tables.c.id == table),
            sql.select(schema.chairs.c.person).where(schema.chairs.c.table_id == table),
            sql.select(schema.chat.c.person).where(schema.chat.c.table_id == table),
            sql.select(schema.knocks.c.person).where(schema.knocks.c.table_id == table),
        )
        named = sql.and_(c.nickname == name, sql.or_(*(c.id.in_(people) for people in known)))
    rows = connection.execute(sql.select(schema.people).where(named, ~c.deleted).order_by(c.id)).all()
    if not rows:
        refuse(PERSON_UNKNOWN, value=name)
    if len(rows) > 1:
        refuse(PERSON_AMBIGUOUS, value=name, allowed=[row.id for row in rows])
    return Person(rows[0].id, rows[0].nickname, rows[0].login, rows[0].generation)


async def delete_table(url: str, table_id: str, *, even_running: bool) -> None:
    """Delete a table and everything that belongs to it; a running game only on request."""

    def delete(connection: sql.Connection) -> Reason | None:
        c = schema.tables.c
        status = connection.execute(sql.select(c.status).where(c.id == table_id).with_for_update()).scalar()
        if status is None:
            return TABLE_UNKNOWN("", table=table_id)
        if status == RUNNING and not even_running:
            return TABLE_RUNNING("", table=table_id)
        repository.delete(connection, [table_id])
        return None

    async with _database(url) as database:
        refused = await database.write(delete, table=table_id)
    if refused:
        raise RefusedError(refused)
