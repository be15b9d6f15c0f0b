"""What titles add to every language: names for what their sentences are about, and their own sentences."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol


class Speaker(Protocol):
    """A language, as far as a vocabulary needs it."""

    def say(self, message_id: str, **arguments: Any) -> str:
        """Return a message with its arguments filled in."""

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""


# Names a thing, or returns None if it is nothing of this title.
Namer = Callable[[Speaker, Any], str | int | None]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a title adds: namers by the functions that sentences call (`SQUARE($square)`), and its own sentences."""

    names: Mapping[str, Namer] = field(default_factory=dict)
    between: Mapping[str, str] = field(default_factory=dict)  # between several things, if not commas
    locales: Path | None = None  # with a folder for each language


# Whoever knows titles adds a function here that lists their vocabularies; languages ask all of them.
SOURCES: list[Callable[[], Iterable[Vocabulary]]] = []


def vocabularies() -> list[Vocabulary]:
    """Return the vocabularies of all titles."""
    return [vocabulary for source in SOURCES for vocabulary in source()]


def row_and_column(number: Any, size: int) -> str | None:
    """Name a square by row and column, as the rules do; anything else has no such name."""
    on_board = isinstance(number, int) and 0 <= number < size * size
    return f"{number // size},{number % size}" if on_board else None


def as_it_is(speaker: Speaker, thing: Any) -> None:
    """Leave a thing as it is: only the page has another name for it."""


def counted_from_one(speaker: Speaker, number: Any) -> int | None:
    """Count from 1, so that chance is seat 0; whatever is no number has another name."""
    return number + 1 if isinstance(number, int) else None
