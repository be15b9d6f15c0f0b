"""What a legal move would bring at once, as far as the one to move can know."""

from dataclasses import dataclass

from cityboard.core.game import Effect, Move


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the points it brings its seat and all others, by what it is ranked, and what it causes."""

    move: Move
    points: int
    others: int
    worth: int
    effects: list[Effect]
