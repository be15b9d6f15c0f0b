"""How Metro is shown, and how its moves are typed."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cityboard.core.game import Game, Move
from cityboard.core.reason import Reason
from cityboard.language import Language
from cityboard.presentation.presentation import FormError, Presentation
from cityboard.titles.metro.rules.catalogue import MOVES
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.turn import DEALT
from cityboard.titles.metro.terminal.help import commands, signs
from cityboard.titles.metro.terminal.hints import LineHint, hints
from cityboard.titles.metro.terminal.lines import find_line, tell_line
from cityboard.titles.metro.terminal.moves import read, refuse, short, split
from cityboard.titles.metro.terminal.parts import parts_of
from cityboard.titles.metro.terminal.screen import picture

FEW = 12  # this many moves are listed by default, unless they are placements


class MetroPresentation(Presentation):
    """Metro in the terminal."""

    silent = (DEALT.code,)

    def __init__(self, game: Game[Any], language: Language) -> None:
        """Present a game in a language."""
        assert isinstance(game, Metro)
        self._game, self._language = game, language

    def picture(self, view: State, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Draw board and panels; the square of the last tile is marked."""
        laid = [move.square for move in map(MOVES.read, moves) if isinstance(move, Lay)]
        return picture(self._game, view, seat, self._language, marked, laid[-1] if laid else None)

    def read(self, view: State, typed: str) -> list[Move]:
        """Read words in their short forms."""
        return read(self._game, view, split(typed))

    def short(self, move: Move) -> str:
        """Write a move in its short form."""
        return short(move)

    def offered(self, moves: list[Move]) -> list[Move]:
        """List a few moves; placements are on the board."""
        return moves if len(moves) <= FEW and not any(isinstance(move, Lay) for move in moves) else []

    def ways(self, moves: list[Move]) -> list[str]:
        """Return how the kinds of moves are typed if they are not listed, and how to turn a tile if that is allowed."""
        if self.offered(moves):
            return []
        kinds = list(dict.fromkeys(str(move[0]) for move in moves))
        if any(isinstance(move, Lay) and move.turns for move in moves):
            kinds.insert(1, "turn")
        return [self.way(kind) for kind in kinds]

    def way(self, kind: str) -> str:
        """Return how a kind of move or question is typed."""
        return self._language.say(f"way-{kind}")

    def refuse(self, view: State, move: Move) -> Reason | None:
        """Return why a move is not legal, or which module or city it would need."""
        return refuse(self._game, view, move)

    def hints(self, view: State) -> list[LineHint]:
        """Rank moves by points and by what lengthens lines."""
        return hints(self._game, view)

    def is_always_hinted(self, move: Move) -> bool:
        """Return whether a move is the draw, which looks worse than it is."""
        return move == ("draw",)

    def brings(self, hint: LineHint) -> str:
        """Return how many tiles a move adds to the player's open lines."""
        return self._language.say("hint-track", track=hint.track) if hint.track else ""

    def commands(self, view: State) -> list[str]:
        """Explain what can be typed with the modules in play."""
        return [self._language.say(message) for message in commands(self._game)]

    def signs(self, view: State) -> list[str]:
        """Explain the board, and the panels of the modules in play."""
        return [self._language.say(message) for message in signs(self._game)]

    def question(self, view: State) -> str | None:
        """Return the question of a decision besides the turn."""
        asked = (part.question(view, self._language) for part in parts_of(self._game))
        return next(filter(None, asked), None)

    def answer(self, view: State, words: list[str]) -> RenderableType | list[Move] | None:
        """Mark only the squares for one tile, or one way to turn it (`t aacb r1`), or follow a line (`line 14`)."""
        match words:
            case ["t", tile, *turns]:
                lays = [move for move in self._game.moves(view) if isinstance(move, Lay) and move.tile == tile]
                return [move for move in lays if not turns or turns[0] == f"r{move.turns}"]
            case ["t"]:
                raise FormError("mark")
            case ["line", departure]:
                sentences = tell_line(self._game, view, find_line(self._game, departure), self._language)
                return Group(*map(Text, sentences))
            case ["line"]:
                raise FormError("line")
        return None
