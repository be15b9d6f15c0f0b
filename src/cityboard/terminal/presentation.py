"""What a title brings to the terminal; everything else at the table is the same for all titles."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from cityboard.core.game import Game, Move
from cityboard.core.reason import Reason
from cityboard.language import Language
from cityboard.terminal.hint import Hint


class FormError(Exception):
    """Something is typed in a form that nobody understands, but what kind of thing it is can be told."""

    def __init__(self, kind: str) -> None:
        """Name the kind, of a move or of a question."""
        super().__init__(kind)
        self.kind = kind


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

    @abstractmethod
    def way(self, kind: str) -> str:
        """Say how a kind of move or question is typed."""

    @abstractmethod
    def refuse(self, view: Any, move: Move) -> Reason | None:
        """Say why a move is not legal, as helpfully as the title can."""

    @abstractmethod
    def hints(self, view: Any) -> Sequence[Hint]:
        """Rank the legal moves, best first."""

    @abstractmethod
    def commands(self, view: Any) -> list[str]:
        """Explain what can be typed in this game, a line each: what is typed, two blanks or more, what it means."""

    @abstractmethod
    def signs(self, view: Any) -> list[str]:
        """Explain the signs that this game shows."""

    @abstractmethod
    def question(self, view: Any) -> str | None:
        """Ask what is to be decided now; None in an ordinary turn."""

    def brings(self, hint: Any) -> str:
        """Say what a move of a hint is good for beside points and what it causes."""
        return ""

    def told(self, view: Any, move: Move) -> str:
        """Write a move for a list, with what it would bring where that helps to choose."""
        return self.short(move)

    def preview(self, view: Any, move: Move) -> RenderableType | None:
        """Draw what a move would lead to, if it is made only after a look."""
        return None

    def answer(self, view: Any, words: list[str]) -> RenderableType | list[Move] | None:
        """Answer a question of the title's own: something to show, or moves to mark; None if it is no such question.

        Raises FormError for a question that is not typed as it should be.
        """
        return None


class TerminalModule(Protocol):
    """The module in which a title keeps its presentation, and how it counts a written board for `score`."""

    def present(self, game: Game[Any], language: Language) -> Presentation:
        """Return the presentation of a game."""

    def count(self, written: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        """Count a board; `written` are the words of the command, the options are those that were given."""

    def count_sheet(self, counted: dict[str, Any], language: Language) -> RenderableType:
        """Show a counted board to people."""
