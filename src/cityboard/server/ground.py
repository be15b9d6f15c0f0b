"""The ground that a house stands on: its database, found, reached, and held by one process where only one may be."""

import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg
import sqlalchemy as sql
from alembic.util import CommandError

from cityboard.core.reason import Reason, RefusedError
from cityboard.server.database import Database, SqliteDatabase, open_database
from cityboard.server.migrations.upgrade import revision_of

ONLY_OURS = 0o600  # the file holds secrets
FOLDER = 0o700
SNAPSHOT = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"}


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


def unusable(error: OSError, file: str = "") -> RefusedError:
    """Refuse a file that cannot be read or written."""
    told = {"file": str(error.filename or file), "error": error.strerror or str(error)}
    return RefusedError(Reason("file-unreadable", "", told))


@contextmanager
def reached() -> Iterator[None]:
    """Refuse a database that does not answer, or that this release does not know."""
    try:
        yield
    except CommandError as error:
        raise RefusedError(Reason("database-newer", "", {"error": str(error)})) from None
    except (OSError, sql.exc.DBAPIError, asyncpg.PostgresError) as error:
        raise RefusedError(Reason("database-unreachable", "", {"error": str(getattr(error, "orig", error))})) from None


@asynccontextmanager
async def existing(url: str) -> AsyncIterator[tuple[Database, str]]:
    """Lend a database that is there already, with its revision."""
    database = open_database(url)
    missing = isinstance(database, SqliteDatabase) and not database.file.exists()
    try:
        with reached():
            # Even asking would make the file.
            revision = None if missing else await database.read(revision_of)
            if revision is None:
                raise RefusedError(Reason("database-missing", ""))
            yield database, revision
    finally:
        await database.close()


def hold_still(connection: sql.Connection) -> None:
    """Let all that a connection reads from now on be of one moment, whatever others write."""
    connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
