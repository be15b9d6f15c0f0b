"""Why the server refuses a request, apart from what a table or a game refuses."""

from typing import Any, NotRequired, TypedDict

from cityboard.core.arguments import Nothing, OfValue
from cityboard.core.reason import ReasonCode
from cityboard.tables.reasons import OfMost


class OfError(TypedDict):
    """What cannot be read, and where."""

    error: str
    places: NotRequired[Any]


class OfStatus(TypedDict):
    """The status of HTTP."""

    status: int


class OfTable(TypedDict):
    """A table."""

    table: str


class OfAllowed(OfValue):
    """What was written, and what can be."""

    allowed: list[str]


class OfTakenName(TypedDict):
    """A name."""

    name: str


class OfLimit(TypedDict):
    """How many there can be."""

    number: int


class OfPosition(OfLimit):
    """The number of a position or of moves, and that of the last one."""

    most: int


class OfDifference(TypedDict):
    """An option, and the value that a record does not have for it."""

    option: str
    value: Any


class OfPart(TypedDict):
    """A part of the server."""

    part: str


# Of any request.
MESSAGE_MALFORMED = ReasonCode("message-malformed", OfError)
HTTP = ReasonCode("http", OfStatus)
BANNED = ReasonCode("banned", Nothing)
CSRF_WRONG = ReasonCode("csrf", Nothing)
ORIGIN = ReasonCode("origin", Nothing)
TOO_MANY_REQUESTS = ReasonCode("too-many", Nothing)
SERVER_BUSY = ReasonCode("busy", Nothing)
KEY_REUSED = ReasonCode("key-reused", Nothing)
PAGE_MISSING = ReasonCode("page-missing", Nothing)
METRICS_OFF = ReasonCode("metrics-off", Nothing)
SERVER_ERROR = ReasonCode("server-error", Nothing)
PART_UNWELL = ReasonCode("part-unwell", OfPart)
DATABASE_DOWN = ReasonCode("database-down", Nothing)
STORAGE_FULL = ReasonCode("storage-full", Nothing)
STORAGE_READ_ONLY = ReasonCode("storage-read-only", Nothing)

# Of people.
LOGIN_TAKEN = ReasonCode("login-taken", Nothing)
LOGIN_WRONG = ReasonCode("login-wrong", Nothing)
PASSWORD_WRONG = ReasonCode("password-wrong", Nothing)
NAME_ALIKE = ReasonCode("name-alike", OfTakenName)
NAME_EMPTY = ReasonCode("name-empty", Nothing)
NAME_INVISIBLE = ReasonCode("name-invisible", OfValue)
NAME_LONG = ReasonCode("name-long", OfLimit)
NAME_MARKS = ReasonCode("name-marks", OfLimit)
NAME_MIXED = ReasonCode("name-mixed", OfValue)
WEBHOOK_ADDRESS = ReasonCode("webhook-address", OfAllowed)
WEBHOOK_HOST = ReasonCode("webhook-host", OfValue)
PUSH_SUBSCRIPTION = ReasonCode("push-subscription", Nothing)
CHANNEL_UNKNOWN = ReasonCode("channel-unknown", Nothing)

# Of editions.
EDITION_NOT_KEPT = ReasonCode("edition-not-kept", Nothing)
EDITIONS_FULL = ReasonCode("editions-full", OfMost)

# Of tables.
TABLE_UNKNOWN = ReasonCode("table-unknown", OfTable)
TABLE_CLOSED = ReasonCode("table-closed", Nothing)
TABLE_DAMAGED = ReasonCode("table-damaged", OfTable)
CHAIRS_DIFFER = ReasonCode("chairs-differ", OfTable)
SEAT_NEEDED = ReasonCode("seat-needed", Nothing)
WATCHERS_ONLY = ReasonCode("watchers-only", Nothing)
LINK_VOID = ReasonCode("link-void", Nothing)
KNOCK_UNKNOWN = ReasonCode("knock-unknown", Nothing)
KNOCK_REFUSED = ReasonCode("knock-refused", Nothing)
LOBBY_FULL = ReasonCode("lobby-full", OfMost)
POSITION_UNKNOWN = ReasonCode("position-unknown", OfPosition)
RECORD_SOURCE = ReasonCode("record-source", Nothing)
RECORD_MOVES = ReasonCode("record-moves", OfPosition)
RECORD_DIFFERS = ReasonCode("record-differs", OfDifference)
HINT_BUSY = ReasonCode("hint-busy", Nothing)
HINT_FAILED = ReasonCode("hint-failed", Nothing)
ANALYSIS_FAILED = ReasonCode("analysis-failed", Nothing)
