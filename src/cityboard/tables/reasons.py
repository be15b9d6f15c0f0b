"""Why a table refuses a message."""

from typing import TypedDict

from cityboard.core.arguments import Nothing, OfSeat
from cityboard.core.reason import ReasonCode


class OfSeq(TypedDict):
    """The last event of the table."""

    seq: int


class OfMost(TypedDict):
    """How many of something there can be."""

    most: int


class OfSeatMost(OfSeat):
    """How often a seat can do something."""

    most: int


class OfEvent(TypedDict):
    """An event of a table."""

    table: str
    event: int


STALE = ReasonCode("stale", OfSeq)
CHAIN_BROKEN = ReasonCode("chain-broken", OfEvent)
TABLE_NOT_OPEN = ReasonCode("table-not-open", Nothing)
TABLE_NOT_RUNNING = ReasonCode("table-not-running", Nothing)
TABLE_NOT_OVER = ReasonCode("table-not-over", Nothing)
TABLE_OVER = ReasonCode("table-over", Nothing)
TABLE_UNLISTED = ReasonCode("table-unlisted", Nothing)
TABLE_WITHOUT_PERSON = ReasonCode("table-without-person", Nothing)
ONLY_OWNER = ReasonCode("only-owner", Nothing)
ACT_LIMIT = ReasonCode("act-limit", OfSeatMost)

NOT_YOUR_TURN = ReasonCode("not-your-turn", OfSeat)
UNDO_TURN = ReasonCode("undo-turn", Nothing)

SEAT_BOT = ReasonCode("seat-bot", OfSeat)
SEAT_GIVEN_UP = ReasonCode("seat-given-up", OfSeat)
SEAT_IN_TIME = ReasonCode("seat-in-time", OfSeat)
SEAT_NONE_FREE = ReasonCode("seat-none-free", Nothing)
SEAT_NOT_ABSENT = ReasonCode("seat-not-absent", OfSeat)
SEAT_NOT_YOURS = ReasonCode("seat-not-yours", OfSeat)
SEAT_REHEARSED = ReasonCode("seat-rehearsed", Nothing)
SEAT_RESERVED = ReasonCode("seat-reserved", OfSeat)
SEAT_SHOWN = ReasonCode("seat-shown", OfSeat)
SEAT_TAKEN = ReasonCode("seat-taken", OfSeat)
SEAT_YOURS_ALREADY = ReasonCode("seat-yours-already", OfSeat)
SIT_LIMIT = ReasonCode("sit-limit", OfMost)
RETURN_LIMIT = ReasonCode("return-limit", OfSeatMost)
LINK_LIMIT = ReasonCode("link-limit", OfSeatMost)
LINK_OTHER_SEAT = ReasonCode("link-other-seat", OfSeat)

QUESTION_NONE = ReasonCode("question-none", Nothing)
QUESTION_NOT_YOURS = ReasonCode("question-not-yours", OfSeat)
QUESTION_OPEN = ReasonCode("question-open", Nothing)
TAKE_BACK_OFF = ReasonCode("take-back-off", Nothing)
REMOVE_ALONE = ReasonCode("remove-alone", OfSeat)
REMOVE_LIMIT = ReasonCode("remove-limit", OfSeatMost)
