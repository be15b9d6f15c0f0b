"""The script of a lesson: moments of a prepared game, and what the learner does there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cityboard.core.game import Move
from cityboard.core.reason import Reason

LEARNER = 0  # the seat

# The learner reads on, makes the game's next move, tries something impossible, or points at
# something on the board.
Task = Literal["read", "play", "try", "point"]


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
    # What to point at, by the number that its title gives it.
    target: int | None = None
    # The right move is marked from the start; whoever asks for it sees it alone lit up, and the board proposes it.
    is_guided: bool = False


class Script(NamedTuple):
    """The lesson of a title."""

    steps: list[Step]
    # Whether a learner may well try a move that is not legal where another one
    # lights up; the function says why it is refused.
    is_tempting: Callable[[Move, Move, Callable[[Move], Reason | None]], bool]
