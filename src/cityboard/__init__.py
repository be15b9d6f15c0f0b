"""cityboard: complete, typed rules of modern board games, ready for people, servers and researchers."""

from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, Effect, Entry, Game, Move
from cityboard.core.reason import EditionError, NotationError, OptionError, Reason, RecordError, RefusedError
from cityboard.titles.registry import load, title_names

__all__ = [
    "CHANCE",
    "NOBODY",
    "UNKNOWN",
    "EditionError",
    "Effect",
    "Entry",
    "Game",
    "Move",
    "NotationError",
    "OptionError",
    "Reason",
    "RecordError",
    "RefusedError",
    "load",
    "title_names",
]
