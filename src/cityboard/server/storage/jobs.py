"""Jobs in the database: which process has leased one until when, and how often it has failed."""

import sqlalchemy as sql

from cityboard.server.storage import schema
from cityboard.server.storage.database import insert_once


def lease(connection: sql.Connection, kind: str, key: str, holder: str, now: int, until: int) -> bool:
    """Lease a job to a process, for the first time or once more; False if another process has it."""
    c = schema.jobs.c
    new = {"kind": kind, "key": key, "holder": holder, "until": now, "failures": 0}
    connection.execute(insert_once(connection, schema.jobs).values(new))
    free = (c.until <= now) | (c.holder == holder)
    change = schema.jobs.update().where(_is_job(kind, key), free).values(holder=holder, until=until)
    return connection.execute(change).rowcount > 0


def finish(connection: sql.Connection, kind: str, key: str) -> None:
    """Forget a job that is done."""
    connection.execute(schema.jobs.delete().where(_is_job(kind, key)))


def fail(connection: sql.Connection, kind: str, key: str, now: int) -> None:
    """Count a failure of a job; any process may try again."""
    values = {"until": now, "failures": schema.jobs.c.failures + 1}
    connection.execute(schema.jobs.update().where(_is_job(kind, key)).values(values))


def release(connection: sql.Connection, holder: str, now: int) -> None:
    """Let others have the jobs that a process has not done."""
    c = schema.jobs.c
    connection.execute(schema.jobs.update().where(c.holder == holder, c.until > now).values(until=now))


def is_closed(kind: str, key: sql.ColumnElement[str], now: int, failures: int) -> sql.ColumnElement[bool]:
    """Ask whether a process has leased a job, or it has failed so often that none should begin it by itself."""
    c = schema.jobs.c
    return sql.exists().where(c.kind == kind, c.key == key, (c.until > now) | (c.failures >= failures))


def sweep(connection: sql.Connection, before: int) -> None:
    """Forget jobs that nobody has tried for a long time."""
    connection.execute(schema.jobs.delete().where(schema.jobs.c.until < before))


def _is_job(kind: str, key: str) -> sql.ColumnElement[bool]:
    c = schema.jobs.c
    return sql.and_(c.kind == kind, c.key == key)
