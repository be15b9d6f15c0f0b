"""Tables in the database, read and written as a whole: plain functions of a connection."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from cityboard.core.reason import RefusedError
from cityboard.server.reasons import TABLE_UNKNOWN
from cityboard.server.storage import checksums, knocks, past_names, schema
from cityboard.server.storage.checksums import with_checksum
from cityboard.server.storage.knocks import KnockRow
from cityboard.server.storage.past_names import PastNames
from cityboard.server.storage.plain_sql import PlainSql
from cityboard.tables.checks import Chair
from cityboard.tables.events import Stored

BATCH = 500  # values in one statement

_INSERT_EVENT = PlainSql(schema.events.insert())
_CHANGING = ("status", "changed_at", "wake_at", "invitation", "checksum")  # the columns that an append writes
_UPDATE_TABLE = PlainSql(
    schema.tables.update()
    .where(schema.tables.c.id == sql.bindparam("table"))
    .values({name: sql.bindparam(name) for name in _CHANGING})
)


def _insert_notice(insert: Any) -> PlainSql:
    """Return the insert of a notice for a person with a channel; each database has its own "insert once"."""
    person = sql.bindparam("person", type_=sql.String)
    values = sql.select(
        person,
        sql.bindparam("table_id", type_=sql.String),
        sql.bindparam("seq", type_=sql.Integer),
        sql.bindparam("kind", type_=sql.String),
        sql.bindparam("due_at", type_=sql.BigInteger),
        sql.literal_column("0", sql.Integer),
    ).where(sql.exists().where(schema.channels.c.person == person))
    columns = ["person", "table_id", "seq", "kind", "due_at", "attempts"]
    return PlainSql(insert(schema.outbox).from_select(columns, values).on_conflict_do_nothing())


_INSERT_NOTICE = {"sqlite": _insert_notice(sqlite.insert), "postgresql": _insert_notice(postgresql.insert)}


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything that is stored about a table."""

    row: Any
    events: list[Stored]
    chairs: list[Chair]
    names: dict[str, str]
    past_names: PastNames
    rematch: str | None
    last_chat: int
    knocks: list[KnockRow]


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice for a person who may be away: their turn, a reminder, the end, or a knock, by its own number."""

    person: str
    kind: str
    seq: int
    due_at: int


def load(connection: sql.Connection, table_id: str) -> Loaded | None:
    """Read a table with all its events."""
    # Events before the rest: after a change in between, a notification comes and the rest is read again.
    events = events_since(connection, table_id, 0)
    row = connection.execute(sql.select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    chairs = load_chairs(connection, table_id)
    people = {row.owner, *(chair.person for chair in chairs if chair.person)}
    newest_line = sql.select(sql.func.max(schema.chat.c.id)).where(schema.chat.c.table_id == table_id)
    return Loaded(
        row=row,
        events=events,
        chairs=chairs,
        names=load_names(connection, people),
        past_names=past_names.load(connection, people),
        rematch=rematch_of(connection, table_id),
        last_chat=connection.execute(newest_line).scalar() or 0,
        knocks=knocks.load(connection, table_id),
    )


def events_since(connection: sql.Connection, table_id: str, seq: int) -> list[Stored]:
    """Read the events of a table from a number on."""
    c = schema.events.c
    rows = connection.execute(
        sql.select(c.seq, c.at, c.data, c.chain, c.key).where(c.table_id == table_id, c.seq >= seq).order_by(c.seq)
    )
    return [Stored(*row) for row in rows]


def load_chairs(connection: sql.Connection, table_id: str) -> list[Chair]:
    """Read who sits where."""
    c = schema.chairs.c
    rows = connection.execute(sql.select(c.person, c.name, c.link).where(c.table_id == table_id).order_by(c.seat))
    return [Chair(*row) for row in rows]


def invitation(connection: sql.Connection, table_id: str) -> int:
    """Return which invitation to a table is valid."""
    c = schema.tables.c
    return int(connection.execute(sql.select(c.invitation).where(c.id == table_id)).scalar_one())


def load_names(connection: sql.Connection, people: set[str]) -> dict[str, str]:
    """Read the nicknames of some people; those who have deleted their data have none any more."""
    c = schema.people.c
    named = sql.select(c.id, c.nickname).where(c.id.in_(people), ~c.deleted)
    return {row.id: row.nickname for row in connection.execute(named)}


def rematch_of(connection: sql.Connection, table_id: str) -> str | None:
    """Return the rematch of a table, if there is one."""
    rows = connection.execute(sql.select(schema.tables.c.id).where(schema.tables.c.rematch_of == table_id))
    return rows.scalar_one_or_none()


def opened_before(connection: sql.Connection, key: str | None, rematch_of: str | None) -> str:
    """Return the table that the same message, or the same rematch, has already opened."""
    c = schema.tables.c
    same = c.rematch_of == rematch_of if key is None else c.key == key
    return str(connection.execute(sql.select(c.id).where(same)).scalar_one())


def reuses(connection: sql.Connection, person: str, key: str) -> bool:
    """Return whether a person has opened a table with the same key and another message."""
    c = schema.tables.c
    name, sign, _ = key.rpartition("#")
    rows = connection.execute(
        sql.select(c.key).where(c.owner == person, c.key.startswith(f"{name}{sign}", autoescape=True), c.key != key)
    )
    # SQLite compares letters case-insensitively.
    return any(str(other).startswith(f"{name}{sign}") for other in rows.scalars())


def existing(connection: sql.Connection, ids: Sequence[str]) -> set[str]:
    """Return which of some tables exist."""
    c = schema.tables.c
    existing_ids: set[str] = set()
    for start in range(0, len(ids), BATCH):
        existing_ids |= set(connection.execute(sql.select(c.id).where(c.id.in_(ids[start : start + BATCH]))).scalars())
    return existing_ids


def delete(connection: sql.Connection, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    if not ids:
        return
    connection.execute(schema.tables.delete().where(schema.tables.c.id.in_(ids)))
    parts = (schema.events, schema.chairs, schema.chat, schema.knocks, schema.outbox)
    for part in (*parts, schema.table_origins, schema.analyses):
        connection.execute(part.delete().where(part.c.table_id.in_(ids)))
    connection.execute(schema.jobs.delete().where(schema.jobs.c.key.in_(ids)))


def still_here(connection: sql.Connection, people: set[str]) -> set[str]:
    """Return which of some people are still here."""
    c = schema.people.c
    return set(connection.execute(sql.select(c.id).where(c.id.in_(people), ~c.deleted)).scalars())


def insert(
    connection: sql.Connection,
    row: dict[str, Any],
    events: list[Stored],
    chairs: list[Chair],
    notices: Sequence[Notice] = (),
    origin: str = "",
) -> None:
    """Write a new table; the origin of a listed one is stored for as long as it can be in the lobby."""
    connection.execute(schema.tables.insert(), with_checksum("tables", row))
    connection.execute(
        schema.chairs.insert(),
        [
            with_checksum("chairs", {"table_id": row["id"], "seat": seat, **asdict(chair)})
            for seat, chair in enumerate(chairs)
        ],
    )
    if row["listed"] and origin:
        known = {"table_id": row["id"], "origin": origin, "at": row["created_at"]}
        connection.execute(schema.table_origins.insert(), known)
    _insert_events(connection, row["id"], events)
    notify(connection, row["id"], notices)


def _insert_events(connection: sql.Connection, table_id: str, events: list[Stored]) -> None:
    _INSERT_EVENT.run(
        connection,
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
    """Append events; the key (table, seq) lets only one writer through.

    `changed` has every column of the table's row that ever changes, and the checksum of the whole row.
    """
    _insert_events(connection, table_id, events)
    if not _UPDATE_TABLE.run_once(connection, {"table": table_id, **changed}):
        raise RefusedError(TABLE_UNKNOWN("", table=table_id))  # an operator has deleted it
    c = schema.chairs.c
    for seat, chair in chairs.items():
        checksums.update(connection, schema.chairs, (c.table_id == table_id) & (c.seat == seat), **asdict(chair))
        if chair.person:
            knocks.delete(connection, table_id, chair.person)
    notify(connection, table_id, notices)


def notify(connection: sql.Connection, table_id: str, notices: Sequence[Notice]) -> None:
    """Put notices into the outbox, each once, for people with a channel."""
    if not notices:
        return
    _INSERT_NOTICE[connection.dialect.name].run(
        connection,
        [
            {
                "person": notice.person,
                "table_id": table_id,
                "seq": notice.seq,
                "kind": notice.kind,
                "due_at": notice.due_at,
            }
            for notice in notices
        ],
    )


def set_wake(connection: sql.Connection, table_id: str, seq: int, at: int | None) -> None:
    """Store when something is next due at a table, unless it has newer events."""
    c = schema.events.c
    # The row first: a writer of events writes it too, so it has finished both or must wait.
    connection.execute(sql.select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
    if not connection.execute(sql.select(sql.exists().where(c.table_id == table_id, c.seq >= seq))).scalar():
        put_off(connection, table_id, at)


def put_off(connection: sql.Connection, table_id: str, at: int | None) -> None:
    """Postpone what is due at a table, even at one that cannot be read."""
    checksums.update(connection, schema.tables, schema.tables.c.id == table_id, wake_at=at)


def due(connection: sql.Connection, now: int, limit: int) -> list[str]:
    """List tables where something is due."""
    c = schema.tables.c
    rows = connection.execute(sql.select(c.id).where(c.wake_at <= now).order_by(c.wake_at).limit(limit))
    return list(rows.scalars())
