"""How Metro is shown and spoken to."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from cityboard.core.game import Game, Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro.moves import read, short, split
from cityboard.terminal.metro.screen import picture
from cityboard.terminal.presentation import Presentation

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
        return [self._language.say(f"way-{kind}") for kind in kinds]

    def answer(self, view: State, words: list[str]) -> list[Move] | None:
        """Mark only the squares for one tile, or one way to turn it: `t aacb r1`."""
        if words[0] != "t":
            return None
        tile, turns = words[1] if len(words) > 1 else "", words[2] if len(words) > 2 else None
        lays = [move for move in self._game.moves(view) if move[0] == "lay" and move[1] == tile]
        return [move for move in lays if turns in (None, f"r{move[2]}")]
