"""The names that people had before, in the database."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sql

from cityboard.server.storage import checksums, schema
from cityboard.server.storage.database import insert_once

KEPT = 20  # of each person, the latest ones


class PastName(NamedTuple):
    """A name that someone had until a time."""

    until: int
    name: str


PastNames = Mapping[str, list[PastName]]  # by person, the oldest first


def rename(connection: sql.Connection, person: str, nickname: str, now: int) -> None:
    """Give a person another name, and remember the one before."""
    people, past = schema.people.c, schema.past_names.c
    before = connection.execute(sql.select(people.nickname).where(people.id == person).with_for_update()).scalar_one()
    if before == nickname:
        return
    values: dict[str, Any] = {"person": person, "until": now, "nickname": before}
    connection.execute(insert_once(connection, schema.past_names).values(values))
    oldest = sql.select(past.until).where(past.person == person).order_by(past.until.desc()).offset(KEPT).limit(1)
    connection.execute(schema.past_names.delete().where(past.person == person, past.until <= oldest.scalar_subquery()))
    checksums.update(connection, schema.people, people.id == person, nickname=nickname)


def load(connection: sql.Connection, people: set[str]) -> dict[str, list[PastName]]:
    """Read the earlier names of some people."""
    c = schema.past_names.c
    rows = connection.execute(sql.select(schema.past_names).where(c.person.in_(people)).order_by(c.until))
    names: dict[str, list[PastName]] = {}
    for row in rows:
        names.setdefault(row.person, []).append(PastName(row.until, row.nickname))
    return names
