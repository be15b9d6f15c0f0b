"""What a title provides for the terminal; everything else at the table is the same for all titles."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from cityboard.core.game import Game, Move
from cityboard.core.reason import Reason
from cityboard.language import Language
from cityboard.presentation.move_preview import MovePreview


class FormError(Exception):
    """The input has the wrong form, but its kind is recognisable."""

    def __init__(self, kind: str) -> None:
        """Take the kind of move or question."""
        super().__init__(kind)
        self.kind = kind


class Presentation(ABC):
    """How a game is drawn for a seat, how its moves are written and read, and which other questions it answers."""

    silent: tuple[str, ...] = ()  # effects without a sentence, because the picture shows them

    @abstractmethod
    def picture(self, view: Any, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Draw a view after some moves, and mark where other moves would lead."""

    @abstractmethod
    def read(self, view: Any, typed: str) -> list[Move]:
        """Return the moves that a text could mean, legal or not; none if moves are not typed this way."""

    @abstractmethod
    def short(self, move: Move) -> str:
        """Return a move as it can be typed."""

    @abstractmethod
    def offered(self, moves: list[Move]) -> list[Move]:
        """Choose the legal moves that are listed by default."""

    @abstractmethod
    def ways(self, moves: list[Move]) -> list[str]:
        """Return how the kinds of legal moves are typed, if that needs explaining."""

    @abstractmethod
    def way(self, kind: str) -> str:
        """Return how a kind of move or question is typed."""

    @abstractmethod
    def refuse(self, view: Any, move: Move) -> Reason | None:
        """Return why a move is not legal, as helpfully as the title can."""

    @abstractmethod
    def hints(self, view: Any) -> Sequence[MovePreview]:
        """Rank the legal moves, best first."""

    @abstractmethod
    def commands(self, view: Any) -> list[str]:
        """Explain what can be typed in this game, one command per line: the input, two spaces or more, its meaning."""

    @abstractmethod
    def signs(self, view: Any) -> list[str]:
        """Explain the signs that this game shows."""

    @abstractmethod
    def question(self, view: Any) -> str | None:
        """Return the question to be decided now; None in an ordinary turn."""

    def is_always_hinted(self, move: Move) -> bool:
        """Return whether a move is always among the hints, whatever its rank."""
        return False

    def brings(self, hint: Any) -> str:
        """Return what a hint's move brings besides its points and effects."""
        return ""

    def describe(self, view: Any, move: Move) -> str:
        """Return a move for a list, with what it would bring if that helps to choose."""
        return self.short(move)

    def preview(self, view: Any, move: Move) -> RenderableType | None:
        """Draw what a move would lead to, if the player must confirm it."""
        return None

    def answer(self, view: Any, words: list[str]) -> RenderableType | list[Move] | None:
        """Answer a question that only this title knows: something to show, or moves to mark; None for any other input.

        Raises FormError for a question in the wrong form.
        """
        return None


@dataclass(frozen=True, slots=True)
class Counting:
    """How a title scores a written board for `score`."""

    count: Callable[[Sequence[str], Mapping[str, Any]], Any]  # takes the words of the command and the options
    sheet: Callable[[Any, Language], RenderableType]  # shows what was counted to people


def undrawn(place: str, value: Any, language: Language) -> RenderableType | None:
    """Draw no value of an edition: all are written as in its file."""
    return None


@dataclass(frozen=True, slots=True)
class Terminal:
    """What a title provides for the terminal."""

    present: Callable[[Game[Any], Language], Presentation]
    counting: Counting | None = None
    draw_value: Callable[[str, Any, Language], RenderableType | None] = undrawn  # of an edition, by its place
