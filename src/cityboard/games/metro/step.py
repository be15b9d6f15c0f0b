"""A step: one kind of atomic decision, of a seat or of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cityboard.core.game import CHANCE, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.metro.state import State

if TYPE_CHECKING:
    from cityboard.games.metro.game import Metro

ARGUMENT = 8  # an agenda entry is the step's number and, above these bits, its argument


class Step:
    """Who decides what: the mover, unless a subclass says otherwise."""

    rule: ClassVar[str]
    kinds: tuple[str, ...] = ()
    number: int

    def __init__(self, game: Metro) -> None:
        """Belong to a game, which gives the step its number."""
        self.game = game

    def entry(self, argument: int = 0) -> int:
        """Return the agenda entry for this step."""
        return self.number | argument << ARGUMENT

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Make the decision due; False if there was nothing to decide and all is done."""
        s.turn = s.mover
        return True

    def over(self, s: State) -> bool:
        """Tell whether the game ends instead of this step; only a step that begins turns ever says so."""
        return False

    def moves(self, s: State) -> list[Move]:
        """List the legal moves."""
        raise NotImplementedError

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the outcomes with their weights, where chance decides."""
        raise NotImplementedError

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Say why a move of one of the step's kinds is not legal."""
        raise NotImplementedError

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Play a legal move and schedule what follows."""
        raise NotImplementedError


class ChanceStep(Step):
    """A decision that chance takes; `chances` lists its outcomes."""

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Wait for chance."""
        s.turn = CHANCE
        return True

    def moves(self, s: State) -> list[Move]:
        """List the outcomes."""
        return [move for move, _ in self.chances(s)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Refuse what chance cannot bring."""
        if move in self.moves(s):
            return None
        return Reason("chance-impossible", self.rule, {"outcome": list(move)})
