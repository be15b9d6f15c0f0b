"""A step of a lesson: a moment of the prepared game, and what the learner does there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cityboard.core.game import Move

LEARNER = 0  # the seat

# The learner reads on, makes the game's next move, tries something impossible, or traces a line.
Task = Literal["read", "play", "try", "trace"]


@dataclass(frozen=True, slots=True)
class Step:
    """What is taught after a number of moves; consecutive steps with one text are one task in several moves."""

    text: str  # the message web-learn-TITLE-TEXT
    at: int
    rule: str
    task: Task = "play"
    # Moves that light up besides the right one, for comparison: these, or all of the same kind.
    besides: Sequence[Move] | Literal["all"] = ()
    # The move to try, which is refused.
    wrong: Sequence[Move] = ()
    # The line to trace.
    station: int | None = None
