"""The ground that a house stands on: its database, found, reached, and held by one process where only one may be."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import sqlalchemy as sql
from alembic.util import CommandError

from cityboard.core.reason import Reason, RefusedError
from cityboard.server.database import Database, SqliteDatabase

ONLY_OURS = 0o600  # the file holds secrets
FOLDER = 0o700


@contextmanager
def held(database: Database) -> Iterator[None]:
    """Keep the file of a database for this process alone; a PostgreSQL server may be shared."""
    if not isinstance(database, SqliteDatabase):
        yield
        return
    file = database.file.resolve()  # two names of one file mean the same
    try:
        file.parent.mkdir(FOLDER, parents=True, exist_ok=True)
        file.touch(ONLY_OURS)
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, ONLY_OURS)
    except OSError as error:
        raise unusable(error) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise RefusedError(Reason("database-busy", "", {"file": str(file)})) from None
    finally:
        os.close(lock)


def unusable(error: OSError) -> RefusedError:
    """Refuse a file that cannot be read or written."""
    return RefusedError(Reason("file-unreadable", "", {"file": str(error.filename), "error": error.strerror}))


@contextmanager
def reached() -> Iterator[None]:
    """Refuse a database that does not answer, or that this release does not know."""
    try:
        yield
    except CommandError as error:
        raise RefusedError(Reason("database-newer", "", {"error": str(error)})) from None
    except (OSError, sql.exc.DBAPIError, asyncpg.PostgresError) as error:
        raise RefusedError(Reason("database-unreachable", "", {"error": str(getattr(error, "orig", error))})) from None
