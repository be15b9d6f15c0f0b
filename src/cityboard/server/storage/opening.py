"""Finds, opens and locks a database, if only one process may use it."""

import fcntl
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import sqlalchemy as sql
from alembic.util import CommandError

from cityboard.core.reason import OptionError, RefusedError
from cityboard.presentation.files import FILE_UNREADABLE
from cityboard.server.operations.settings import DATABASES
from cityboard.server.storage.database import Database
from cityboard.server.storage.migrations.upgrade import revision_of
from cityboard.server.storage.reasons import (
    DATABASE_BUSY,
    DATABASE_DRIVER,
    DATABASE_MISSING,
    DATABASE_NEWER,
    DATABASE_UNREACHABLE,
    DATABASE_URL,
)
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.storage_errors import UNREACHABLE

ONLY_OURS = 0o600  # the file holds secrets
FOLDER = 0o700
SNAPSHOT = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"}


def open_database(
    url: str, on_commit: Callable[[float, int], None] | None = None, *, seconds: float | None = None
) -> Database:
    """Return the database that a URL names; without `seconds` there is no time limit."""
    try:
        read = sql.make_url(url)
    except (sql.exc.ArgumentError, ValueError):
        read = sql.URL.create("")
    if read.get_backend_name() == "sqlite" and read.database not in (None, "", ":memory:"):
        return SqliteDatabase(url, on_commit, seconds=seconds)
    if read.get_backend_name() == "postgresql":
        try:
            from cityboard.server.storage.postgres_database import PostgresDatabase
        except ModuleNotFoundError:
            raise RefusedError(DATABASE_DRIVER("", extra="postgres")) from None
        return PostgresDatabase(url, on_commit, seconds=seconds)
    # The URL itself may hold a password, so it is not repeated.
    raise OptionError(DATABASE_URL("", allowed=DATABASES))


@contextmanager
def locked(database: Database) -> Iterator[None]:
    """Lock the file of a database for this process; a PostgreSQL server can be shared."""
    if not isinstance(database, SqliteDatabase):
        yield
        return
    file = database.file.resolve()  # two names of one file are the same database
    try:
        file.parent.mkdir(FOLDER, parents=True, exist_ok=True)
        file.touch(ONLY_OURS)
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, ONLY_OURS)
    except OSError as error:
        raise unusable_file(error) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise RefusedError(DATABASE_BUSY("", file=str(file))) from None
    finally:
        os.close(lock)


def unusable_file(error: OSError, file: str = "") -> RefusedError:
    """Refuse a file that cannot be read or written."""
    return RefusedError(FILE_UNREADABLE("", file=str(error.filename or file), error=error.strerror or str(error)))


@contextmanager
def refuse_unreachable() -> Iterator[None]:
    """Refuse a database that does not answer, or that this release does not know."""
    try:
        yield
    except CommandError as error:
        raise RefusedError(DATABASE_NEWER("", error=str(error))) from None
    except UNREACHABLE as error:
        message = str(getattr(error, "orig", error)) or type(error).__name__
        raise RefusedError(DATABASE_UNREACHABLE("", error=message)) from None


@asynccontextmanager
async def existing_database(url: str) -> AsyncIterator[tuple[Database, str]]:
    """Open an existing database, with its revision."""
    database = open_database(url)
    missing = isinstance(database, SqliteDatabase) and not database.file.exists()
    try:
        with refuse_unreachable():
            # Even a query would create the file.
            revision = None if missing else await database.read(revision_of)
            if revision is None:
                raise RefusedError(DATABASE_MISSING(""))
            yield database, revision
    finally:
        await database.close()


def begin_snapshot(connection: sql.Connection) -> None:
    """Start a snapshot: everything the connection reads from now on is consistent, whatever others write."""
    connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
