"""A plain presentation: the position in words, and moves typed as in a record."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import Effect, Game, Move
from cityboard.core.reason import Reason
from cityboard.language import Language
from cityboard.presentation.move_preview import MovePreview
from cityboard.presentation.number import read_number
from cityboard.presentation.presentation import Presentation, Terminal
from cityboard.titles.plain.serializer import position_in

MANY = 40  # longer lists are shown only on request


class PlainPresentation(Presentation):
    """Any game in the terminal."""

    def __init__(self, game: Game[Any], language: Language) -> None:
        """Present a game in a language."""
        self._game, self._language = game, language

    def picture(self, view: Any, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Show the position in words."""
        return Text(self._language.say(f"position-{self._game.title}", **position_in(view)))

    def read(self, view: Any, typed: str) -> list[Move]:
        """Read the kind of a move and what it is about, in words and numbers."""
        kind, *fields = typed.lower().split() or [""]
        if all(move[0] != kind for move in self._game.actions()):
            return []
        return [(kind, *(field if (number := read_number(field)) is None else number for field in fields))]

    def short(self, move: Move) -> str:
        """Return a move word by word."""
        return " ".join(map(str, move))

    def offered(self, moves: list[Move]) -> list[Move]:
        """List all moves, unless there are many."""
        return moves if len(moves) <= MANY else []

    def ways(self, moves: list[Move]) -> list[str]:
        """Return how the kinds of moves are typed if they are not listed."""
        return [] if self.offered(moves) else [self.way(kind) for kind in dict.fromkeys(str(move[0]) for move in moves)]

    def way(self, kind: str) -> str:
        """Return a move of a kind as an example; a rule has no kind."""
        example = next((move for move in self._game.actions() if move[0] == kind), None)
        return self.short(example) if example else self._language.say("way-plain-rule")

    def refuse(self, view: Any, move: Move) -> Reason | None:
        """Return why a move is not legal."""
        return self._game.refuse(view, move)

    def hints(self, view: Any) -> list[MovePreview]:
        """Play every legal move on a copy of a view and rank it by the points it brings at once."""
        before, seat, previews = self._game.scores(view), view.turn, []
        for move in self._game.moves(view):
            after = view.copy()
            effects: list[Effect] = []
            self._game.play(after, move, effects.append)
            gained = [now - points for now, points in zip(self._game.scores(after), before, strict=True)]
            others = sum(gained) - gained[seat]
            previews.append(MovePreview(move, gained[seat], others, gained[seat] - others, effects))
        return sorted(previews, key=lambda hint: -hint.worth)

    def commands(self, view: Any) -> list[str]:
        """Explain what can be typed in every game."""
        return [self._language.say(message) for message in ("help-plain", "help-undo", "help-quit")]

    def signs(self, view: Any) -> list[str]:
        """Explain nothing: there are no signs."""
        return []

    def question(self, view: Any) -> str | None:
        """Ask nothing besides the list of moves."""
        return None


TERMINAL = Terminal(PlainPresentation)
