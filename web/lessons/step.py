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
    """What is taught after so many moves of the game; steps in a row with one text are one task in several moves."""

    text: str  # said by web-learn-TITLE-TEXT
    at: int
    rule: str
    task: Task = "play"
    # Moves that light up besides the right one, to be compared with it: these, or all of the same kind.
    besides: Sequence[Move] | Literal["all"] = ()
    # To be tried, and refused.
    wrong: Sequence[Move] = ()
    # The line to be traced.
    station: int | None = None
