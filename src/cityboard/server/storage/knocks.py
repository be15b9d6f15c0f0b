"""Who asks for a seat, in the database."""

from typing import Literal, NamedTuple

import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.server.reasons import TABLE_UNKNOWN, TOO_MANY_REQUESTS
from cityboard.server.storage import schema
from cityboard.server.storage.database import insert_once

Answer = Literal["admitted", "refused"]
MOST = 20  # people who ask at one table
REFUSAL = 10 * 60_000  # milliseconds for which a refusal holds


class KnockRow(NamedTuple):
    """Someone who asks for a seat, the owner's answer, and since when it stands."""

    id: int
    person: str
    name: str
    at: int
    answer: Answer | None

    @property
    def until(self) -> int | None:
        """Return when a refusal ends."""
        return self.at + REFUSAL if self.answer == "refused" else None


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


def insert(connection: sql.Connection, table_id: str, person: str, now: int) -> int:
    """Write that somebody asks for a seat, once, and return the number; a table has room for some.

    Whoever was refused long ago asks again, and takes up no room any more.
    """
    c, tables = schema.knocks.c, schema.tables.c
    if connection.execute(sql.select(tables.id).where(tables.id == table_id).with_for_update()).first() is None:
        raise RefusedError(TABLE_UNKNOWN("", table=table_id))  # an operator has deleted it
    at_table = c.table_id == table_id
    connection.execute(schema.knocks.delete().where(at_table, c.answer == "refused", c.at <= now - REFUSAL))
    if (connection.execute(sql.select(sql.func.count()).where(at_table)).scalar() or 0) >= MOST:
        raise RefusedError(TOO_MANY_REQUESTS(""))
    values = {"table_id": table_id, "person": person, "at": now}
    connection.execute(insert_once(connection, schema.knocks).values(values))
    return int(connection.execute(sql.select(c.id).where(at_table, c.person == person)).scalar_one())


def answer(connection: sql.Connection, number: int, given: Answer, now: int) -> None:
    """Write what the owner has answered; the first answer holds."""
    c = schema.knocks.c
    connection.execute(schema.knocks.update().where(c.id == number, c.answer.is_(None)).values(answer=given, at=now))


def delete(connection: sql.Connection, table_id: str, person: str) -> None:
    """Forget that somebody asked: they have a seat."""
    c = schema.knocks.c
    connection.execute(schema.knocks.delete().where(c.table_id == table_id, c.person == person))
