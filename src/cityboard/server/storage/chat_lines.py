"""Chat lines in the database."""

from typing import Any

import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.server.reasons import TABLE_UNKNOWN
from cityboard.server.storage import schema
from cityboard.server.storage.checksums import checksum
from cityboard.server.storage.database import insert_once

SHOWN, KEPT = 100, 500  # lines of a table that are shown and stored, for each audience
WATCHERS = "watchers"  # the audience of lines that players may not read before the end


def has_line(connection: sql.Connection, table_id: str, person: str, key: str) -> bool:
    """Return whether a person has written a line at a table with a key."""
    c = schema.chat.c
    query = sql.select(c.id).where(c.table_id == table_id, c.person == person, c.key == key)
    return connection.execute(query).first() is not None


def insert(connection: sql.Connection, values: dict[str, Any]) -> tuple[int, str, str | None]:
    """Write a line of chat and return its number, text and audience; the same key returns the same line."""
    c, tables = schema.chat.c, schema.tables.c
    # One writer per table at a time, so that a reader of a number has not missed a lower one.
    table_query = sql.select(tables.id).where(tables.id == values["table_id"]).with_for_update()
    if connection.execute(table_query).first() is None:
        raise RefusedError(TABLE_UNKNOWN("", table=values["table_id"]))  # an operator has deleted it
    new = connection.execute(insert_once(connection, schema.chat).values(values).returning(c.id)).scalar()
    same = (c.table_id == values["table_id"]) & (c.person == values["person"]) & (c.key == values["key"])
    row = connection.execute(sql.select(schema.chat).where(same)).one()
    if new is not None:
        whole = checksum("chat", dict(row._mapping))
        connection.execute(schema.chat.update().where(c.id == new).values(checksum=whole))
        _drop_old(connection, row.table_id, row.audience)
    return row.id, row.text, row.audience


def _drop_old(connection: sql.Connection, table_id: str, audience: str | None) -> None:
    """Keep only the newest lines of a table, so that chat cannot fill the database; no audience displaces another."""
    c = schema.chat.c
    same = (c.table_id == table_id) & c.audience.is_not_distinct_from(audience)
    oldest = sql.select(c.id).where(same).order_by(c.id.desc()).offset(KEPT).limit(1)
    connection.execute(schema.chat.delete().where(same, c.id <= oldest.scalar_subquery()))


def load(connection: sql.Connection, table_id: str, after: int, audiences: tuple[str | None, ...]) -> list[Any]:
    """Read the latest lines for each audience with their authors' names, the oldest first; none displaces another's."""
    c = schema.chat.c

    def latest(audience: str | None) -> list[Any]:
        query = (
            sql.select(c.id, c.person, c.at, c.text, c.audience, schema.people.c.nickname)
            .join(schema.people, schema.people.c.id == c.person)
            .where(c.table_id == table_id, c.id > after, c.audience.is_not_distinct_from(audience))
            .order_by(c.id.desc())
            .limit(SHOWN)
        )
        return list(connection.execute(query))

    return sorted((row for audience in audiences for row in latest(audience)), key=lambda row: row.id)
