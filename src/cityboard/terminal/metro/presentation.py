"""How Metro is shown and spoken to."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cityboard.core.game import Game, Move
from cityboard.core.reason import Reason
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro.help import commands, signs
from cityboard.terminal.metro.hints import LineHint, hints
from cityboard.terminal.metro.lines import find_line, tell_line
from cityboard.terminal.metro.moves import read, refuse, short, split
from cityboard.terminal.metro.questions import question
from cityboard.terminal.metro.screen import picture
from cityboard.terminal.presentation import FormError, Presentation

FEW = 12  # so many moves are listed without being asked, unless they are placements


class MetroPresentation(Presentation):
    """Metro at the terminal."""

    def __init__(self, game: Game[Any], language: Language) -> None:
        """Present a game in a language."""
        assert isinstance(game, Metro)
        self._game, self._language = game, language

    def picture(self, view: State, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Draw board and panels; the square of the last tile is marked."""
        laid = [int(move[3]) for move in moves if move[0] == "lay"]
        return picture(self._game, view, seat, self._language, marked, laid[-1] if laid else None)

    def read(self, view: State, typed: str) -> list[Move]:
        """Read words in their short forms."""
        return read(self._game, view, split(typed))

    def short(self, move: Move) -> str:
        """Write a move in its short form."""
        return short(move)

    def offered(self, moves: list[Move]) -> list[Move]:
        """List a few moves; placements are on the board."""
        return moves if len(moves) <= FEW and all(move[0] != "lay" for move in moves) else []

    def ways(self, moves: list[Move]) -> list[str]:
        """Say how the kinds of moves are typed if they are not listed, and how to turn a tile if one may."""
        if self.offered(moves):
            return []
        kinds = list(dict.fromkeys(str(move[0]) for move in moves))
        if any(move[0] == "lay" and move[2] for move in moves):
            kinds.insert(1, "turn")
        return [self.way(kind) for kind in kinds]

    def way(self, kind: str) -> str:
        """Say how a kind of move or question is typed."""
        return self._language.say(f"way-{kind}")

    def refuse(self, view: State, move: Move) -> Reason | None:
        """Say why a move is not legal, also what this game is played without."""
        return refuse(self._game, view, move)

    def hints(self, view: State) -> list[LineHint]:
        """Rank moves by points and by what lengthens lines."""
        return hints(self._game, view)

    def brings(self, hint: LineHint) -> str:
        """Say how many tiles a move adds to own open lines."""
        return self._language.say("hint-track", track=hint.track) if hint.track else ""

    def commands(self, view: State) -> list[str]:
        """Explain what can be typed with the modules in play."""
        return [self._language.say(message) for message in commands(self._game)]

    def signs(self, view: State) -> list[str]:
        """Explain the board, and the panels of the modules in play."""
        return [self._language.say(message) for message in signs(self._game)]

    def question(self, view: State) -> str | None:
        """Ask what a decision beside the turn is about."""
        return question(self._game, view, self._language)

    def answer(self, view: State, words: list[str]) -> RenderableType | list[Move] | None:
        """Mark only the squares for one tile, or one way to turn it (`t aacb r1`), or follow a line (`line 14`)."""
        match words:
            case ["t", tile, *turns]:
                lays = [move for move in self._game.moves(view) if move[:2] == ("lay", tile)]
                return [move for move in lays if not turns or turns[0] == f"r{move[2]}"]
            case ["t"]:
                raise FormError("mark")
            case ["line", departure]:
                told = tell_line(self._game, view, find_line(self._game, departure), self._language)
                return Group(*map(Text, told))
            case ["line"]:
                raise FormError("line")
        return None
