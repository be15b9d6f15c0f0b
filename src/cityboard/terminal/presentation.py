"""What a title brings to the terminal; everything else at the table is the same for all titles."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from cityboard.core.game import Game, Move
from cityboard.language import Language


class Presentation(ABC):
    """How a game is drawn for a seat, how its moves are written and read, and what else may be asked."""

    @abstractmethod
    def picture(self, view: Any, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Draw a view after some moves, marking where other ones would lead."""

    @abstractmethod
    def read(self, view: Any, typed: str) -> list[Move]:
        """Return the moves that may be meant, legal or not; none if this is not how moves are typed."""

    @abstractmethod
    def short(self, move: Move) -> str:
        """Write a move the way it can be typed."""

    @abstractmethod
    def offered(self, moves: list[Move]) -> list[Move]:
        """Choose the legal moves that are listed without being asked."""

    @abstractmethod
    def ways(self, moves: list[Move]) -> list[str]:
        """Say how the kinds of legal moves are typed, as far as that needs saying."""

    def told(self, view: Any, move: Move) -> str:
        """Write a move for a list, with what it would bring where that helps to choose."""
        return self.short(move)

    def preview(self, view: Any, move: Move) -> RenderableType | None:
        """Draw what a move would lead to, if it is made only after a look."""
        return None

    def answer(self, view: Any, words: list[str]) -> RenderableType | list[Move] | None:
        """Answer a question of the title's own: something to show, or moves to mark; None if it is no such question."""
        return None


class TerminalModule(Protocol):
    """The module in which a title keeps its presentation, and how it counts a written board for `score`."""

    def present(self, game: Game[Any], language: Language) -> Presentation:
        """Return the presentation of a game."""

    def count(self, written: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Count a board; `written` is the argument of the command, the options are those that were given."""

    def count_sheet(self, counted: dict[str, Any], language: Language) -> RenderableType:
        """Show a counted board to people."""
