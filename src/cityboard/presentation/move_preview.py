"""What a legal move would bring at once, as far as its player can know."""

from dataclasses import dataclass

from cityboard.core.game import Effect, Move


@dataclass(frozen=True, slots=True)
class MovePreview:
    """A move, the points it brings its seat and the others, its rank, and its effects."""

    move: Move
    points: int
    others: int
    worth: int
    effects: list[Effect]
