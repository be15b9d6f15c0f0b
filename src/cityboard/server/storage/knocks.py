"""Who asks for a seat, in the database."""

from typing import Literal, NamedTuple

import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.server.reasons import TABLE_UNKNOWN, TOO_MANY_REQUESTS
from cityboard.server.storage import schema
from cityboard.server.storage.database import insert_once

Answer = Literal["admitted", "refused"]
MOST = 20  # people who ask at one table


class KnockRow(NamedTuple):
    """Somebody who asks for a seat, and the owner's answer."""

    id: int
    person: str
    name: str
    at: int
    answer: Answer | None


def load(connection: sql.Connection, table_id: str) -> list[KnockRow]:
    """Read who asks for a seat at a table, the first to ask first."""
    c, people = schema.knocks.c, schema.people.c
    query = (
        sql.select(c.id, c.person, people.nickname, c.at, c.answer)
        .join(schema.people, people.id == c.person)
        .where(c.table_id == table_id, ~people.deleted)
        .order_by(c.id)
    )
    return [KnockRow(*row) for row in connection.execute(query)]


def insert(connection: sql.Connection, table_id: str, person: str, now: int) -> None:
    """Write that somebody asks for a seat, once; a table has room for some."""
    c, tables = schema.knocks.c, schema.tables.c
    if connection.execute(sql.select(tables.id).where(tables.id == table_id).with_for_update()).first() is None:
        raise RefusedError(TABLE_UNKNOWN("", table=table_id))  # an operator has deleted it
    if (connection.execute(sql.select(sql.func.count()).where(c.table_id == table_id)).scalar() or 0) >= MOST:
        raise RefusedError(TOO_MANY_REQUESTS(""))
    values = {"table_id": table_id, "person": person, "at": now}
    connection.execute(insert_once(connection, schema.knocks).values(values))


def answer(connection: sql.Connection, number: int, given: Answer) -> None:
    """Write what the owner has answered; the first answer holds."""
    c = schema.knocks.c
    connection.execute(schema.knocks.update().where(c.id == number, c.answer.is_(None)).values(answer=given))


def delete(connection: sql.Connection, table_id: str, person: str) -> None:
    """Forget that somebody asked: they have a seat."""
    c = schema.knocks.c
    connection.execute(schema.knocks.delete().where(c.table_id == table_id, c.person == person))
