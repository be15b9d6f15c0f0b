"""Texts from files and from standard input."""

import sys
from pathlib import Path

from cityboard.core.reason import ReasonCode, RecordError
from cityboard.core.reasons import OfFile

INPUT = "-"


class OfFileFault(OfFile):
    """A file, and what the system says about it."""

    error: str


FILE_UNREADABLE = ReasonCode("file-unreadable", OfFileFault)


def read(file: str) -> str:
    """Read a file or standard input."""
    if file != INPUT:
        return read_text(Path(file))
    try:
        return sys.stdin.read()
    except UnicodeDecodeError as error:
        raise unreadable(Path(file), error) from None


def read_text(file: Path) -> str:
    """Read a file; refuse it if it is missing or not text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(file, error) from None


def unreadable(file: Path, error: Exception) -> RecordError:
    """Return the error for a file that cannot be used."""
    message = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
    return RecordError(FILE_UNREADABLE("", file=str(file), error=message))
