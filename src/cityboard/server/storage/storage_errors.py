"""What a failing database means to a client: codes that say whether a retry helps."""

from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from cityboard.core.reason import Reason
from cityboard.server.reasons import DATABASE_DOWN, STORAGE_FULL, STORAGE_READ_ONLY

STORAGE_REASONS = {reason.code: reason for reason in (DATABASE_DOWN, STORAGE_FULL, STORAGE_READ_ONLY)}
# SQLite's result codes (https://www.sqlite.org/rescode.html), and PostgreSQL's error codes (its appendix A).
FULL, READ_ONLY = (13, "53100"), (8, "25006")
LOCKED = "55P03"
# Classes of PostgreSQL's codes: connection, resources, operator intervention, system error.
DOWN_CLASSES = ("08", "53", "57", "58")
LOST: tuple[type[Exception], ...] = (OSError,)
with suppress(ModuleNotFoundError):  # only PostgreSQL needs its driver
    import asyncpg

    LOST = (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError)  # the last one is that of a closed connection
UNREACHABLE: tuple[type[Exception], ...] = (*LOST, DBAPIError)


class UnavailableError(ConnectionError):
    """The database did not answer in time or cannot be reached; a write may or may not have succeeded."""


def reason_of(error: BaseException) -> Reason | None:
    """Return the reason if the database or its disk is to blame for an error, or None."""
    if isinstance(error, UnavailableError | sql.exc.TimeoutError):
        return DATABASE_DOWN("")
    if not isinstance(error, DBAPIError):
        return None
    number, state = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF, getattr(error.orig, "sqlstate", None) or ""
    if number in FULL or state in FULL:
        return STORAGE_FULL("")
    if number in READ_ONLY or state in READ_ONLY:
        return STORAGE_READ_ONLY("")
    gone = error.connection_invalidated or isinstance(error, sql.exc.OperationalError | sql.exc.InterfaceError)
    return DATABASE_DOWN("") if gone or state == LOCKED or state[:2] in DOWN_CLASSES else None
