"""Structured logs: one JSON object per line, with ids and codes, never with moves, names, tokens or addresses.

Writing them never fails: logging a failure must not cause another.
"""

import json
import logging
import os
import sys
import threading
from typing import Any, TextIO, cast

import structlog
from structlog.stdlib import ProcessorFormatter

_STAMP = structlog.processors.TimeStamper(fmt="iso")
_JSON = structlog.processors.JSONRenderer()


class LogStream:
    """Writes lines to a stream; lost lines are counted, and reported as soon as writing works again."""

    def __init__(self) -> None:
        """Start with nothing to write to."""
        self.lost = 0
        self._untold = 0
        self._torn = False
        self._stream: TextIO | None = None
        self._descriptor: int | None = None
        self._lock = threading.Lock()

    def open(self, stream: TextIO | None) -> None:
        """Write to a stream from now on, bypassing its buffer, which would keep lines that are counted as lost."""
        self._stream = stream
        try:
            self._descriptor = stream.fileno() if stream else None
        except (OSError, ValueError):
            self._descriptor = None

    def write(self, line: str) -> None:
        """Write a line, or count it."""
        with self._lock:
            try:
                if self._untold:
                    self._put(self._note())
                    self._untold = 0
                self._put(line)
            except Exception:
                self._count()

    def flush(self) -> None:
        """Do nothing: no line is ever buffered."""

    def count(self) -> None:
        """Count a line that could not even be formatted."""
        with self._lock:
            self._count()

    def _count(self) -> None:
        self.lost += 1
        self._untold += 1

    def _note(self) -> str:
        line = {"lines": self._untold, "event": "log lines lost", "level": "warning"}
        # A full disk may have taken the beginning of a line.
        return "\n" * self._torn + str(_written(None, "", _STAMP(None, "", line))) + "\n"

    def _put(self, line: str) -> None:
        if self._descriptor is None:
            stream = cast(TextIO, self._stream)  # None fails like any other stream that cannot be written
            stream.write(line)
            stream.flush()
            return
        left = line.encode("utf-8", "backslashreplace")
        while left:
            left = left[os.write(self._descriptor, left) :]
            self._torn = bool(left)


LINES = LogStream()


class _Handler(logging.StreamHandler[Any]):
    """Writes what libraries log."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the library names it
        """Count a line that cannot be formatted; the default would write to standard error, which may fail."""
        LINES.count()


def set_up(level: str) -> None:
    """Make all loggers write JSON lines to standard error."""
    LINES.open(sys.stderr)
    number = logging.getLevelNamesMapping()[level.upper()]
    processors: list[structlog.typing.Processor] = [structlog.processors.add_log_level, _STAMP]
    structlog.configure(
        processors=[*processors, _written],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, LINES)),
    )
    # Below warnings, libraries log addresses and queries.
    handler = _Handler(LINES)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=processors, processors=[ProcessorFormatter.remove_processors_meta, _written]
        )
    )
    handler.addFilter(_is_ours)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
    logging.captureWarnings(True)


def _written(logger: Any, name: str, event_dict: structlog.typing.EventDict) -> str:
    """Return a line as JSON; if something in it cannot be encoded, at least its event."""
    event, level = event_dict.get("event"), event_dict.get("level")
    try:
        return str(_JSON(logger, name, structlog.processors.format_exc_info(logger, name, event_dict)))
    except Exception as error:
        return json.dumps({"event": str(event), "level": str(level), "unwritable": type(error).__name__})


def _is_ours(record: logging.LogRecord) -> bool:
    """Drop what is a client's fault: uvicorn logs every frame that is not UTF-8, with a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError))
