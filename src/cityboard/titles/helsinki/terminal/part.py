"""What an expansion may add in the terminal; the base never asks which one it is."""

from typing import Any, Generic, TypeVar

from rich.text import Text

from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.rules.state import State

M = TypeVar("M", bound=Module)


class Part(Generic[M]):
    """One expansion in play; a subclass overrides what it needs."""

    @classmethod
    def border_of(cls, name: str, value: Any) -> dict[int, str]:
        """Return the signs beside a board that an edition's value stands for, by the roof that they are in front of."""
        return {}

    def __init__(self, module: M) -> None:
        """Present a module of a game."""
        self.module = module

    def border(self) -> dict[int, str]:
        """Return signs beside a board, by the roof that they are in front of."""
        return {}

    def supply(self, view: State) -> Text:
        """Show what is left of it for everyone."""
        return Text()

    def belongings(self, view: State, seat: int) -> Text:
        """Show what a seat has of it."""
        return Text()
