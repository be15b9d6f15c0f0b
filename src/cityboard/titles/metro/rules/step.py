"""Metro's steps know their game, and a module's steps know their module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from cityboard.core import step
from cityboard.titles.metro.rules.state import State

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

M = TypeVar("M")


class Step(step.Step[State]):
    """A decision of the mover."""

    def __init__(self, game: Metro) -> None:
        """Belong to a game, which gives the step its number."""
        self.game = game

    def over(self, s: State) -> bool:
        """Return whether the game ends instead of this step; only a step that begins turns ever says so."""
        return False


class ChanceStep(step.ChanceStep[State], Step):
    """A decision of chance."""


class ModuleStep(Step, Generic[M]):
    """A decision of the mover that a module adds."""

    def __init__(self, game: Metro, module: M) -> None:
        """Belong to a module."""
        super().__init__(game)
        self.module = module


class ModuleChanceStep(step.ChanceStep[State], ModuleStep[M]):
    """A decision of chance that a module adds."""
