"""Why a database or a backup cannot be used, and what a check finds wrong in one."""

from collections.abc import Sequence
from typing import Any, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import OfFile
from cityboard.server.reasons import OfTable
from cityboard.tables.reasons import OfEvent


class OfMessage(TypedDict):
    """What the database says."""

    error: str | None


class OfDatabases(TypedDict):
    """What is possible."""

    allowed: Sequence[str]


class OfExtra(TypedDict):
    """The optional part of the installation that is missing."""

    extra: str


class OfRevision(TypedDict):
    """The revision of a database, and the one that is needed."""

    revision: str | None
    wanted: str | None


class OfRelease(OfFile):
    """A backup, and the release that made it."""

    release: str


DATABASE_URL = ReasonCode("database-url", OfDatabases)
DATABASE_DRIVER = ReasonCode("database-driver", OfExtra)
DATABASE_UNREACHABLE = ReasonCode("database-unreachable", OfMessage)
DATABASE_MISSING = ReasonCode("database-missing", Nothing)
DATABASE_BUSY = ReasonCode("database-busy", OfFile)
DATABASE_NOT_EMPTY = ReasonCode("database-not-empty", Nothing)
DATABASE_NEWER = ReasonCode("database-newer", OfMessage)
DATABASE_OLDER = ReasonCode("database-older", OfRevision)
BACKUP_EXISTS = ReasonCode("backup-exists", OfFile)
BACKUP_DAMAGED = ReasonCode("backup-damaged", OfFile)
BACKUP_NEWER = ReasonCode("backup-newer", OfRelease)


# Of a check.


class OfRows(TypedDict):
    """A table of the database, and how many of its rows."""

    name: str
    number: int


class OfStoredRow(TypedDict):
    """A row of a table of the database."""

    name: str
    row: str


class OfPerson(OfStoredRow):
    """A row, and the person it names."""

    person: str


class OfTableError(OfTable):
    """A table, and what went wrong when it was read."""

    error: str


class OfTableCause(OfTable):
    """A table, and why its game cannot be."""

    because: Reason


class OfTableColumn(OfTable):
    """A column of a table, what it holds, and what its events say."""

    column: str
    value: Any
    wanted: Any


class OfEventError(OfEvent):
    """An event, and what went wrong when it was read."""

    error: str


class OfEventCause(OfEvent):
    """An event, and why it cannot be."""

    because: Reason


class OfEventDeal(OfEvent):
    """An event, and what the seed deals instead."""

    dealt: list[str | int]


FILE_DAMAGED = ReasonCode("file-damaged", OfMessage)
ROWS_ASTRAY = ReasonCode("rows-astray", OfRows)
ROW_EDITED = ReasonCode("row-edited", OfStoredRow)
PERSON_MISSING = ReasonCode("person-missing", OfPerson)
TABLE_UNREADABLE = ReasonCode("table-unreadable", OfTableError)
EVENT_UNREADABLE = ReasonCode("event-unreadable", OfEventError)
EVENT_OUT_OF_PLACE = ReasonCode("event-out-of-place", OfEvent)
MOVE_ILLEGAL = ReasonCode("move-illegal", OfEventCause)
DRAW_DIFFERS = ReasonCode("draw-differs", OfEventDeal)
SEED_DIFFERS = ReasonCode("seed-differs", OfTable)
GAME_DIFFERS = ReasonCode("game-differs", OfTableCause)
RESULT_DIFFERS = ReasonCode("result-differs", OfEvent)
COLUMN_DIFFERS = ReasonCode("column-differs", OfTableColumn)
