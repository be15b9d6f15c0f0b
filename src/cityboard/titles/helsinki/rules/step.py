"""Helsinki's steps know their game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cityboard.core import step
from cityboard.titles.helsinki.rules.state import State

if TYPE_CHECKING:
    from cityboard.titles.helsinki.rules.game import Helsinki


class Step(step.Step[State]):
    """A decision of the mover."""

    def __init__(self, game: Helsinki) -> None:
        """Belong to a game, which gives the step its number."""
        self.game = game


class ChanceStep(step.ChanceStep[State], Step):
    """A decision of chance."""
