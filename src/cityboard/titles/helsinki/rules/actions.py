"""Actions with their own decisions: wild tiles and moving a superstructure (A2, A7, A10)."""

from __future__ import annotations

from typing import TypedDict

from cityboard.core.game import EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.helsinki.rules.arguments import OfRoofs, OfTaken, SeatRoof
from cityboard.titles.helsinki.rules.board import ROOFS, STATUE, around, roofs_of
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.moves import Shift, Wild
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import Step


class MovedRoof(TypedDict):
    """Who moved a superstructure from which roof to which."""

    seat: int
    source: int
    target: int


WILD_PLACED = EffectCode("wild-placed", SeatRoof)
SUPERSTRUCTURE_MOVED = EffectCode("superstructure-moved", MovedRoof)

ROOF_TAKEN = ReasonCode("roof-taken", OfTaken)
WILD_ALONE = ReasonCode("wild-alone", OfRoofs)
NO_SUPERSTRUCTURE_THERE = ReasonCode("no-superstructure-there", OfRoofs)
NOT_BUILT = ReasonCode("not-built", OfRoofs)
ROOF_CARRIES = ReasonCode("roof-carries", OfRoofs)


def wild_places(s: State) -> int:
    """Return the empty roofs that touch a tile of the mover; the statue is not a tile (A2)."""
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
        return [Wild("wild", roof) for roof in roofs_of(wild_places(s))]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the roof."""
        if not isinstance(move, Wild) or move.roof not in range(ROOFS):
            return MOVE_MALFORMED(self._rule(s), move=list(move))
        if (s.built[s.mover] | STATUE) >> move.roof & 1:
            return ROOF_TAKEN(self._rule(s), cards=[], roofs=[move.roof], taken=[move.roof])
        return None if wild_places(s) >> move.roof & 1 else WILD_ALONE(self._rule(s), roofs=[move.roof])

    def play(self, s: State, move: Wild, report: Report | None) -> None:
        """Place the tile; it may win a coat of arms."""
        if report:
            report(WILD_PLACED(seat=s.mover, roof=move.roof))
        self.game.cover_roofs(s, 1 << move.roof, report)
        self.game.proceed(s, report)


class ShiftRoof(Step):
    """A superstructure moves to another roof (A10)."""

    rule = "A10"
    kinds = ("shift",)

    def moves(self, s: State) -> list[Move]:
        """List every superstructure with every free roof."""
        roofed = s.roofed[s.mover]
        free = roofs_of(s.built[s.mover] & ~roofed)
        return [Shift("shift", source, target) for source in roofs_of(roofed) for target in free]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge both roofs."""
        if not isinstance(move, Shift) or any(roof not in range(ROOFS) for roof in (move.source, move.target)):
            return MOVE_MALFORMED("A10", move=list(move))
        _, source, target = move
        if not s.roofed[s.mover] >> source & 1:
            return NO_SUPERSTRUCTURE_THERE("A10", roofs=[source])
        if not s.built[s.mover] >> target & 1:
            return NOT_BUILT("A10", roofs=[target])
        return ROOF_CARRIES("A10", roofs=[target]) if s.roofed[s.mover] >> target & 1 else None

    def play(self, s: State, move: Shift, report: Report | None) -> None:
        """Move it."""
        s.roofed[s.mover] ^= 1 << move.source | 1 << move.target
        if report:
            report(SUPERSTRUCTURE_MOVED(seat=s.mover, source=move.source, target=move.target))
        self.game.proceed(s, report)
