"""Texts from files and from the input."""

import sys
from pathlib import Path

from cityboard.core.reason import Reason, RecordError

INPUT = "-"


def read(file: str) -> str:
    """Read a file or the input."""
    if file != INPUT:
        return read_text(Path(file))
    try:
        return sys.stdin.read()
    except UnicodeDecodeError as error:
        raise unreadable(Path(file), error) from None


def read_text(file: Path) -> str:
    """Read a file, refusing what is not there or not text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(file, error) from None


def unreadable(file: Path, error: Exception) -> RecordError:
    """Say that a file cannot be used."""
    told = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
    return RecordError(Reason("file-unreadable", "", {"file": str(file), "error": told}))
