"""Moves that were played once, with everything that anyone will see of them."""

from dataclasses import dataclass
from typing import Any

from cityboard.core.game import Effect, Game, Move

CHECKPOINT = 16  # moves between two copies of the state, so that an undo need not play the whole game again


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A played move: its effects, how each viewer sees it, and whose turn follows."""

    by: int
    move: Move
    effects: list[Effect]
    shown: dict[int | None, Move]
    turn: int
    before: Any  # a copy of the state before the move, if the table keeps one


def play_once(game: Game[Any], state: Any, number: int, by: int, move: Move) -> PlayedMove:
    """Play a move, the `number`th that counts, on the given state; it need not be played again."""
    before = state.copy() if number % CHECKPOINT == 0 else None
    shown = {viewer: game.shown(state, move, viewer) for viewer in (None, *range(game.players))}
    effects: list[Effect] = []
    game.play(state, move, effects.append)
    return PlayedMove(by, move, effects, shown, state.turn, before)
