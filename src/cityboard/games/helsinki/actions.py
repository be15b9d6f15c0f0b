"""Actions that are decisions of their own: wild tiles and moving a superstructure (A2, A7, A10)."""

from __future__ import annotations

from cityboard.core.game import Effect, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.helsinki.board import ROOFS, STATUE, around, roofs_of
from cityboard.games.helsinki.edition import ACTIONS
from cityboard.games.helsinki.state import State
from cityboard.games.helsinki.step import Step


def wild_places(s: State) -> int:
    """Return the empty roofs that touch a tile of the mover; the statue is no tile (A2)."""
    built = s.built[s.mover]
    return around(built) & ~(built | STATUE)


class PlaceWild(Step):
    """A wild tile goes onto an empty roof that touches a tile; the argument is the number of its action (A2, A7)."""

    rule = "A2"
    kinds = ("wild",)

    @staticmethod
    def _rule(s: State) -> str:
        return ACTIONS[s.argument]

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Ask only while there is a place."""
        s.turn = s.mover
        return bool(wild_places(s))

    def moves(self, s: State) -> list[Move]:
        """List the places."""
        return [("wild", roof) for roof in roofs_of(wild_places(s))]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the roof."""
        if len(move) != 2 or type(move[1]) is not int or move[1] not in range(ROOFS):
            return Reason("move-malformed", self._rule(s), {"move": list(move)})
        if (s.built[s.mover] | STATUE) >> move[1] & 1:
            return Reason("roof-taken", self._rule(s), {"cards": [], "roofs": [move[1]], "taken": [move[1]]})
        return None if wild_places(s) >> move[1] & 1 else Reason("wild-alone", self._rule(s), {"roofs": [move[1]]})

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Place the tile; it may win a coat of arms."""
        if report:
            report(Effect("wild-placed", {"seat": s.mover, "roof": move[1]}))
        self.game.cover_roofs(s, 1 << int(move[1]), report)
        self.game.proceed(s, report)


class Shift(Step):
    """A superstructure moves to another roof (A10)."""

    rule = "A10"
    kinds = ("shift",)

    def moves(self, s: State) -> list[Move]:
        """List every superstructure with every free roof."""
        roofed = s.roofed[s.mover]
        free = roofs_of(s.built[s.mover] & ~roofed)
        return [("shift", source, target) for source in roofs_of(roofed) for target in free]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge both roofs."""
        if len(move) != 3 or any(type(roof) is not int or roof not in range(ROOFS) for roof in move[1:]):
            return Reason("move-malformed", "A10", {"move": list(move)})
        source, target = int(move[1]), int(move[2])
        if not s.roofed[s.mover] >> source & 1:
            return Reason("no-superstructure-there", "A10", {"roofs": [source]})
        if not s.built[s.mover] >> target & 1:
            return Reason("not-built", "A10", {"roofs": [target]})
        return Reason("roof-carries", "A10", {"roofs": [target]}) if s.roofed[s.mover] >> target & 1 else None

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Move it."""
        s.roofed[s.mover] ^= 1 << int(move[1]) | 1 << int(move[2])
        if report:
            report(Effect("superstructure-moved", {"seat": s.mover, "source": move[1], "target": move[2]}))
        self.game.proceed(s, report)
