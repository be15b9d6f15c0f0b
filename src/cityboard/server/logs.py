"""Structured logs: one JSON object a line, with ids and codes, never with moves, names, tokens or addresses."""

import logging
import sys

import structlog


def set_up(level: str) -> None:
    """Let everything that logs write JSON lines to standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
