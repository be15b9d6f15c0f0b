"""Structured logs: one JSON object a line, with ids and codes, never with moves, names, tokens or addresses."""

import logging
import sys

import structlog
from structlog.stdlib import ProcessorFormatter


def set_up(level: str) -> None:
    """Let everything that logs write JSON lines to standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    told: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    written: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=[*told, *written],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What libraries log speaks of addresses and queries, unless something is wrong.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(foreign_pre_chain=told, processors=[ProcessorFormatter.remove_processors_meta, *written])
    )
    handler.addFilter(_is_ours)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
    logging.captureWarnings(True)


def _is_ours(record: logging.LogRecord) -> bool:
    """Leave out what is a client's fault: uvicorn notes every frame that is no UTF-8, with a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError))
