"""Lists of tables: the lobby, a person's tables, and who sits together at them."""

from collections.abc import Mapping

import sqlalchemy as sql

from cityboard.server.storage import schema
from cityboard.tables.table import OPEN, OVER

LOBBY = 100
LISTED_OF_OWNER, LISTED_OF_ORIGIN = 3, 10  # tables in the lobby per person, and per origin


def lobby(connection: sql.Connection, since: int) -> list[str]:
    """List open tables that anyone can join: the newest of every origin, then the second ones, and so on."""
    c, origins = schema.tables.c, schema.table_origins.c
    place = sql.func.coalesce(origins.origin, c.owner)
    newest = c.changed_at.desc()

    def rank(of: sql.ColumnElement[str]) -> sql.ColumnElement[int]:
        return sql.func.row_number().over(partition_by=of, order_by=(newest, c.id))

    waiting = (
        sql.select(c.id, c.changed_at, place.label("place"), rank(c.owner).label("of_owner"))
        .outerjoin_from(schema.tables, schema.table_origins, origins.table_id == c.id)
        .where(_in_lobby(since))
        .subquery()
    ).c
    shown = (
        sql.select(
            waiting.id,
            waiting.changed_at,
            sql.func.row_number()
            .over(partition_by=waiting.place, order_by=(waiting.of_owner, waiting.changed_at.desc(), waiting.id))
            .label("of_place"),
        )
        .where(waiting.of_owner <= LISTED_OF_OWNER)
        .subquery()
    ).c
    rows = connection.execute(
        sql.select(shown.id)
        .where(shown.of_place <= LISTED_OF_ORIGIN)
        .order_by(shown.of_place, shown.changed_at.desc(), shown.id)
        .limit(LOBBY)
    )
    return list(rows.scalars())


def _in_lobby(since: int) -> sql.ColumnElement[bool]:
    c = schema.tables.c
    return sql.and_(c.status == OPEN, c.listed, c.changed_at >= since)


def listed_from(connection: sql.Connection, origin: str, since: int) -> int:
    """Count the tables from one origin that are in the lobby, shown or not."""
    c = schema.table_origins.c
    query = (
        sql.select(sql.func.count())
        .join_from(schema.table_origins, schema.tables, schema.tables.c.id == c.table_id)
        .where(c.origin == origin, _in_lobby(since))
    )
    return int(connection.execute(query).scalar_one())


def tables_of(connection: sql.Connection, person: str, limit: int | None = LOBBY) -> list[str]:
    """List the tables where a person sits or that they own, the latest first."""
    c = schema.tables.c
    sat = sql.select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
    rows = connection.execute(
        sql.select(c.id).where((c.owner == person) | c.id.in_(sat)).order_by(c.changed_at.desc()).limit(limit)
    )
    return list(rows.scalars())


def finished_together(
    connection: sql.Connection, title: str, seats: int, people: Mapping[str, int], until: int | None, most: int
) -> list[str]:
    """List the finished tables of a title where people have that many seats each, and bots have the other seats.

    The tables are those up to a time, the latest first.
    """
    c, chairs = schema.tables.c, schema.chairs.c
    count = sql.select(sql.func.count()).where(chairs.table_id == c.id)
    bots = seats - sum(people.values())
    alike = [count.scalar_subquery() == seats, count.where(chairs.person.is_(None)).scalar_subquery() == bots]
    for person, number in people.items():
        alike.append(c.id.in_(sql.select(chairs.table_id).where(chairs.person == person)))  # found by the index
        alike.append(count.where(chairs.person == person).scalar_subquery() == number)
    in_time = [] if until is None else [c.changed_at <= until]
    query = sql.select(c.id).where(c.title == title, c.status == OVER, *alike, *in_time)
    return list(connection.execute(query.order_by(c.changed_at.desc(), c.id).limit(most)).scalars())


def names_beside(connection: sql.Connection, person: str) -> set[str]:
    """Read the names of the others at a person's tables with a running game."""
    tables, chairs, people = schema.tables.c, schema.chairs.c, schema.people.c
    sat = sql.select(chairs.table_id).where(chairs.person == person)
    shared = sql.select(tables.id).where(tables.status != OVER, (tables.owner == person) | tables.id.in_(sat))
    seated = (
        sql.select(sql.func.coalesce(chairs.name, people.nickname))
        .join(schema.people, people.id == chairs.person)
        .where(chairs.table_id.in_(shared), chairs.person != person)
    )
    owners = (
        sql.select(people.nickname)
        .join(schema.tables, tables.owner == people.id)
        .where(tables.id.in_(shared), tables.owner != person)
    )
    return set(connection.execute(seated.union(owners)).scalars())
