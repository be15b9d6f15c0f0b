"""What each legal move would bring, as far as the one to move can know."""

from dataclasses import dataclass
from typing import Any

from cityboard.core.game import Effect, Game, Move

# What the move itself already says.
SILENT = (
    *("laid", "drew", "dealt", "passed"),
    *("walked", "action-used", "building", "paid", "built", "superstructure", "superstructure-moved", "wild-placed"),
)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the points it brings its seat and all others, and what else it causes."""

    move: Move
    points: int
    others: int
    effects: list[Effect]


def hints(game: Game[Any], view: Any) -> list[Hint]:
    """Play every legal move on a copy of a view and list them, best first."""
    before = game.scores(view)
    seat = view.turn
    found = []
    for move in game.moves(view):
        copy = view.copy()
        effects: list[Effect] = []
        game.play(copy, move, effects.append)
        gained = [after - points for after, points in zip(game.scores(copy), before, strict=True)]
        told = [effect for effect in effects if effect.code not in SILENT]
        found.append(Hint(move, gained[seat], sum(gained) - gained[seat], told))
    return sorted(found, key=lambda hint: (-hint.points, hint.others))
