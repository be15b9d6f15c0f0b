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


class Scripted:
    """A game that tests can drive: it keeps the question that its script has asked last."""

    def begin(self, script: Script[None]) -> None:
        """Start the script."""
        self.script = script
        self.question: Question | None = next(script)

    def decider(self) -> int | str:
        """The seat that decides, "chance", or "nobody" at the end."""
        return "nobody" if self.question is None else self.question.decider

    def legal(self) -> set[Move]:
        """The legal moves of the deciding seat; none when no seat decides."""
        if self.question is None or self.question.decider == "chance":
            return set()
        return set(self.question.answers)

    def outcomes(self) -> dict[Move, int]:
        """The possible outcomes of chance with their weights; none when chance does not decide."""
        if self.question is None or self.question.decider != "chance":
            return {}
        return dict(self.question.answers)

    def apply(self, move: Move) -> None:
        """Make a move of the deciding seat, or let chance decide so."""
        if self.question is None or move not in self.question.answers:
            raise ValueError(f"{move} is not possible now")
        try:
            self.question = self.script.send(move)
        except StopIteration:
            self.question = None
