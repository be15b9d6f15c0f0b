"""The reasons that every title has: moves, options, states and records that cannot be."""

from collections.abc import Sequence
from typing import Any, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.reason import Reason, ReasonCode


class OfMove(TypedDict):
    """What was taken for a move."""

    move: Any


class OfOutcome(TypedDict):
    """An outcome that chance cannot have."""

    outcome: list[str | int]


class OfKind(TypedDict):
    """The kind of a move, and the kinds that are due."""

    kind: str | int
    allowed: list[str]


class OfChoice(TypedDict):
    """What was chosen, and what can be."""

    value: Any
    allowed: Sequence[str]


class OfFile(TypedDict):
    """A file."""

    file: str


class OfPlayers(TypedDict):
    """How many seats there are, and how many players were chosen."""

    number: int
    players: Any


class OfOption(TypedDict):
    """An option, its value, and the values it can have."""

    option: str
    value: Any
    allowed: Sequence[Any]


class OfField(TypedDict):
    """A field of a state."""

    field: str


class OfFields(TypedDict):
    """The fields of a state that should be there, or those that should not."""

    fields: list[str]


GAME_OVER = ReasonCode("game-over", Nothing)
MOVE_MALFORMED = ReasonCode("move-malformed", OfMove)
MOVE_NOT_NOW = ReasonCode("move-not-now", OfKind)
CHANCE_IMPOSSIBLE = ReasonCode("chance-impossible", OfOutcome)
UNDO_CHANCE = ReasonCode("undo-chance", Nothing)
UNDO_OTHER = ReasonCode("undo-other", Nothing)
UNDO_NOTHING = ReasonCode("undo-nothing", Nothing)
TITLE_UNKNOWN = ReasonCode("title-unknown", OfChoice)
SEAT_COUNT = ReasonCode("seat-count", OfPlayers)
OPTION_VALUE = ReasonCode("option-value", OfOption)
STATE_VALUE = ReasonCode("state-value", OfField)
STATE_FIELDS = ReasonCode("state-fields", OfFields)


# Of records, with the line that is wrong.


class OfLine(TypedDict):
    """A line of a record."""

    line: int


class OfLineField(OfLine):
    """A field of a line."""

    field: str


class OfFormat(OfLine):
    """The format of a record, and the newest that can be read."""

    value: Any
    format: int


class OfRules(OfLine):
    """The version of a record's rules, and those that are known."""

    value: str
    rules: str | list[str]


class OfEdition(OfLine):
    """The edition of a record."""

    edition: str


class OfCause(OfLine):
    """Why something in a line is refused."""

    because: Reason


class OfIllegalMove(OfCause):
    """A move that the rules refuse."""

    move: list[str | int]


class OfTurn(OfLine):
    """The seat that moved, and the one whose turn it was."""

    seat: int
    turn: int


class OfScores(OfLine):
    """The points that the moves lead to."""

    scores: list[int]


class OfDeal(OfLine):
    """An outcome of chance, and the one that the seed gives."""

    move: list[str | int]
    dealt: list[str | int]


RECORD_AFTER_END = ReasonCode("record-after-end", OfLine)
RECORD_COMMITMENT = ReasonCode("record-commitment", OfLine)
RECORD_DEAL = ReasonCode("record-deal", OfDeal)
RECORD_EDITED = ReasonCode("record-edited", OfLine)
RECORD_EDITION = ReasonCode("record-edition", OfEdition)
RECORD_EMPTY = ReasonCode("record-empty", OfLine)
RECORD_FIELD = ReasonCode("record-field", OfLineField)
RECORD_FORMAT = ReasonCode("record-format", OfFormat)
RECORD_HEADER = ReasonCode("record-header", OfCause)
RECORD_ILLEGAL = ReasonCode("record-illegal", OfIllegalMove)
RECORD_NOT_JSON = ReasonCode("record-not-json", OfLine)
RECORD_RESULT = ReasonCode("record-result", OfScores)
RECORD_RULES = ReasonCode("record-rules", OfRules)
RECORD_TRUNCATED = ReasonCode("record-truncated", OfLine)
RECORD_WRONG_SEAT = ReasonCode("record-wrong-seat", OfTurn)
