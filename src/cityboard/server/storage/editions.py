"""The custom editions that people keep, in the database."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.protocol.people import PERSON_NEEDED
from cityboard.server.reasons import EDITIONS_FULL
from cityboard.server.storage import schema
from cityboard.server.storage.checksums import with_checksum

_ENCODER = msgspec.json.Encoder()


class EditionRow(NamedTuple):
    """An edition that somebody keeps."""

    person: str
    hash: str
    title: str
    name: str
    values: dict[str, Any]
    changed_at: int


def of_person(connection: sql.Connection, person: str) -> list[EditionRow]:
    """Read the editions that a person keeps, the latest first."""
    c = schema.editions.c
    query = sql.select(schema.editions).where(c.person == person).order_by(c.changed_at.desc(), c.hash)
    return [_row(row) for row in connection.execute(query)]


def find(connection: sql.Connection, title: str, edition_hash: str, person: str | None) -> EditionRow | None:
    """Read an edition by its hash: a person's own one, or else the one that somebody has kept for longest."""
    c = schema.editions.c
    query = sql.select(schema.editions).where(c.title == title, c.hash == edition_hash)
    row = connection.execute(query.order_by(c.person != person, c.changed_at, c.person).limit(1)).one_or_none()
    return _row(row) if row else None


def keep(connection: sql.Connection, row: EditionRow, replaces: str | None, most: int) -> None:
    """Write an edition of a person in place of another one; a person can keep some."""
    c, people = schema.editions.c, schema.people.c
    # Two that are kept at once count each other, and nothing is kept for somebody who has just gone.
    person_query = sql.select(people.id).where(people.id == row.person, ~people.deleted).with_for_update()
    if connection.execute(person_query).first() is None:
        raise RefusedError(PERSON_NEEDED(""))
    before = (row.hash, replaces) if replaces else (row.hash,)
    connection.execute(schema.editions.delete().where(c.person == row.person, c.hash.in_(before)))
    if (connection.execute(sql.select(sql.func.count()).where(c.person == row.person)).scalar() or 0) >= most:
        raise RefusedError(EDITIONS_FULL("", most=most))
    values = row._asdict()
    values["data"] = _ENCODER.encode(values.pop("values"))
    connection.execute(schema.editions.insert(), with_checksum("editions", values))


def forget(connection: sql.Connection, person: str, edition_hash: str) -> bool:
    """Delete an edition that a person keeps, and return whether there was one."""
    c = schema.editions.c
    return connection.execute(schema.editions.delete().where(c.person == person, c.hash == edition_hash)).rowcount > 0


def _row(row: Any) -> EditionRow:
    return EditionRow(row.person, row.hash, row.title, row.name, msgspec.json.decode(row.data), row.changed_at)
