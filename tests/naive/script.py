"""A game written as a script that asks questions and is sent the answers."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

Move = tuple[str | int, ...]
Owner = int | str
Answer = TypeVar("Answer")


@dataclass
class Question:
    """Who decides now, and the possible answers with their weights."""

    decider: int | str
    answers: dict[Move, int]


Script = Generator[Question, Move, Answer]


def ask_chance(answers: dict[Move, int]) -> Question:
    """A question to chance with weighted answers."""
    return Question("chance", answers)


def ask_seat(seat: int, answers: Iterable[Move]) -> Question:
    """A question to a seat."""
    return Question(seat, dict.fromkeys(answers, 1))


def nothing_happens() -> Script[None]:
    """A script without any question."""
    yield from ()
