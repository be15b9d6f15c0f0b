"""Why a command of the terminal refuses what was typed, apart from what a game refuses."""

from typing import TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.reason import ReasonCode
from cityboard.core.reasons import OfChoice, OfFile


class OfOptions(TypedDict):
    """Options of a command."""

    options: list[str]


class OfStep(TypedDict):
    """A step, and how many there are."""

    value: int
    events: int


class OfWord(TypedDict):
    """A word that was looked for."""

    word: str


FOLDER_MISSING = ReasonCode("folder-missing", OfFile)
FILE_EXISTS = ReasonCode("file-exists", OfFile)
EDITION_EXISTS = ReasonCode("edition-exists", OfFile)
RECORD_EXISTS = ReasonCode("record-exists", OfFile)
SEED_EXISTS = ReasonCode("seed-exists", OfFile)
SEED_FILE = ReasonCode("seed-file", OfFile)
SEAT_KIND = ReasonCode("seat-kind", OfChoice)
BESIDE_RESUME = ReasonCode("beside-resume", OfOptions)
BESIDE_SHEET = ReasonCode("beside-sheet", OfOptions)
STEP_OUTSIDE = ReasonCode("step-outside", OfStep)
RULE_NOT_FOUND = ReasonCode("rule-not-found", OfWord)
WORK_OR_SECONDS = ReasonCode("work-or-seconds", Nothing)
