"""What is read from and written to the database about tables: plain functions of a connection."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from cityboard.server import schema
from cityboard.server.database import insert_once
from cityboard.server.decisions import Chair
from cityboard.server.events import Stored
from cityboard.server.table import OPEN

LOBBY = 100
CHAT = 100


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything that is stored about a table."""

    row: Any
    events: list[Stored]
    chairs: list[Chair]
    names: dict[str, str]
    rematch: str | None
    last_chat: int


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be told to a person who may not be looking: that it is their turn, a reminder, the end."""

    person: str
    kind: str
    seq: int
    due_at: int


def load(connection: sql.Connection, table_id: str) -> Loaded | None:
    """Read a table with all its events."""
    row = connection.execute(sql.select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    # The events before the chairs: of a change in between the doorbell tells, and then the chairs are read again.
    events = events_since(connection, table_id, 0)
    chairs = load_chairs(connection, table_id)
    names = load_names(connection, {row.owner, *(chair.person for chair in chairs if chair.person)})
    said = sql.select(sql.func.max(schema.chat.c.id)).where(schema.chat.c.table_id == table_id)
    return Loaded(
        row=row,
        events=events,
        chairs=chairs,
        names=names,
        rematch=rematch_of(connection, table_id),
        last_chat=connection.execute(said).scalar() or 0,
    )


def events_since(connection: sql.Connection, table_id: str, seq: int) -> list[Stored]:
    """Read the events of a table from a number on."""
    c = schema.events.c
    found = connection.execute(
        sql.select(c.seq, c.at, c.data, c.chain, c.key).where(c.table_id == table_id, c.seq >= seq).order_by(c.seq)
    )
    return [Stored(*row) for row in found]


def load_chairs(connection: sql.Connection, table_id: str) -> list[Chair]:
    """Read who sits where."""
    c = schema.chairs.c
    found = connection.execute(sql.select(c.person, c.name, c.link).where(c.table_id == table_id).order_by(c.seat))
    return [Chair(*row) for row in found]


def invitation(connection: sql.Connection, table_id: str) -> int:
    """Return which invitation to a table is valid."""
    c = schema.tables.c
    return int(connection.execute(sql.select(c.invitation).where(c.id == table_id)).scalar_one())


def load_names(connection: sql.Connection, people: set[str]) -> dict[str, str]:
    """Read the nicknames of some people."""
    c = schema.people.c
    return {row.id: row.nickname for row in connection.execute(sql.select(c.id, c.nickname).where(c.id.in_(people)))}


def rematch_of(connection: sql.Connection, table_id: str) -> str | None:
    """Return the table that goes on after this one, if there is one."""
    found = connection.execute(sql.select(schema.tables.c.id).where(schema.tables.c.rematch_of == table_id))
    return found.scalar_one_or_none()


def opened_before(connection: sql.Connection, key: str | None, rematch_of: str | None) -> str:
    """Return the table that was opened before by the same message, or as the same rematch."""
    c = schema.tables.c
    same = c.rematch_of == rematch_of if key is None else c.key == key
    return str(connection.execute(sql.select(c.id).where(same)).scalar_one())


def reuses(connection: sql.Connection, person: str, key: str) -> bool:
    """Tell whether a person has opened a table under the same key with another message."""
    c = schema.tables.c
    name, sign, _ = key.rpartition("#")
    found = connection.execute(
        sql.select(c.key).where(c.owner == person, c.key.startswith(f"{name}{sign}", autoescape=True), c.key != key)
    )
    # SQLite takes small and capital letters for the same.
    return any(str(other).startswith(f"{name}{sign}") for other in found.scalars())


def still_here(connection: sql.Connection, people: set[str]) -> set[str]:
    """Return who of some people has not gone."""
    c = schema.people.c
    return set(connection.execute(sql.select(c.id).where(c.id.in_(people), ~c.deleted)).scalars())


def insert(
    connection: sql.Connection,
    row: dict[str, Any],
    events: list[Stored],
    chairs: list[Chair],
    notices: Sequence[Notice] = (),
) -> None:
    """Write a new table."""
    connection.execute(schema.tables.insert(), row)
    connection.execute(
        schema.chairs.insert(),
        [
            {"table_id": row["id"], "seat": seat, "person": chair.person, "name": chair.name, "link": chair.link}
            for seat, chair in enumerate(chairs)
        ],
    )
    _insert_events(connection, row["id"], events)
    notify(connection, row["id"], notices)


def _insert_events(connection: sql.Connection, table_id: str, events: list[Stored]) -> None:
    connection.execute(
        schema.events.insert(),
        [
            {
                "table_id": table_id,
                "seq": stored.seq,
                "at": stored.at,
                "data": stored.data,
                "chain": stored.chain,
                "key": stored.key,
            }
            for stored in events
        ],
    )


def append(
    connection: sql.Connection,
    table_id: str,
    events: list[Stored],
    changed: dict[str, Any],
    chairs: dict[int, Chair],
    notices: list[Notice],
) -> None:
    """Write what follows; the key (table, seq) lets only one writer through."""
    _insert_events(connection, table_id, events)
    connection.execute(schema.tables.update().where(schema.tables.c.id == table_id), changed)
    for seat, chair in chairs.items():
        c = schema.chairs.c
        connection.execute(
            schema.chairs.update()
            .where(c.table_id == table_id, c.seat == seat)
            .values(person=chair.person, name=chair.name, link=chair.link)
        )
    notify(connection, table_id, notices)


def notify(connection: sql.Connection, table_id: str, notices: Sequence[Notice]) -> None:
    """Put notices into the outbox, each once, for people who have a channel on which they can be told."""
    if not notices:
        return
    c = schema.channels.c
    people = {notice.person for notice in notices}
    reachable = set(connection.execute(sql.select(c.person).where(c.person.in_(people))).scalars())
    for notice in notices:
        if notice.person in reachable:
            values = {
                "person": notice.person,
                "table_id": table_id,
                "seq": notice.seq,
                "kind": notice.kind,
                "due_at": notice.due_at,
                "attempts": 0,
            }
            connection.execute(insert_once(connection, schema.outbox).values(values))


def set_wake(connection: sql.Connection, table_id: str, seq: int, at: int | None) -> None:
    """Write down when time will next ask for something at a table, unless more has happened there than was known."""
    c = schema.events.c
    more = sql.exists().where(c.table_id == table_id, c.seq >= seq)
    connection.execute(schema.tables.update().where(schema.tables.c.id == table_id, ~more).values(wake_at=at))


def put_off(connection: sql.Connection, table_id: str, at: int) -> None:
    """Let time ask again later at a table that cannot be read."""
    connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(wake_at=at))


def due(connection: sql.Connection, now: int, limit: int) -> list[str]:
    """List tables where time asks for something."""
    c = schema.tables.c
    found = connection.execute(sql.select(c.id).where(c.wake_at <= now).order_by(c.wake_at).limit(limit))
    return list(found.scalars())


def lobby(connection: sql.Connection, since: int) -> list[str]:
    """List open tables that anybody may join, the newest first."""
    c = schema.tables.c
    found = connection.execute(
        sql.select(c.id)
        .where(c.status == OPEN, c.listed, c.changed_at >= since)
        .order_by(c.changed_at.desc())
        .limit(LOBBY)
    )
    return list(found.scalars())


def tables_of(connection: sql.Connection, person: str, limit: int | None = LOBBY) -> list[str]:
    """List the tables where a person sits or that they own, the latest first."""
    c = schema.tables.c
    sat = sql.select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
    found = connection.execute(
        sql.select(c.id).where((c.owner == person) | c.id.in_(sat)).order_by(c.changed_at.desc()).limit(limit)
    )
    return list(found.scalars())


def insert_chat(connection: sql.Connection, values: dict[str, Any]) -> tuple[int, str]:
    """Write a line of chat and return its number and text; the same key again gives what was said under it."""
    c, tables = schema.chat.c, schema.tables.c
    # One writer at a table at a time, so that whoever has read up to a number has not missed a lower one.
    connection.execute(sql.select(tables.id).where(tables.id == values["table_id"]).with_for_update())
    connection.execute(insert_once(connection, schema.chat).values(values))
    same = (c.table_id == values["table_id"]) & (c.person == values["person"]) & (c.key == values["key"])
    row = connection.execute(sql.select(c.id, c.text).where(same)).one()
    return row.id, row.text


def load_chat(connection: sql.Connection, table_id: str, after: int) -> list[Any]:
    """Read the latest lines of chat with their authors' names, the oldest first."""
    c = schema.chat.c
    found = connection.execute(
        sql.select(c.id, c.person, c.at, c.text, schema.people.c.nickname)
        .join(schema.people, schema.people.c.id == c.person)
        .where(c.table_id == table_id, c.id > after)
        .order_by(c.id.desc())
        .limit(CHAT)
    )
    return list(found)[::-1]
