"""Before the first turn: start player, cards that leave, covered actions, the first space (H2)."""

from __future__ import annotations

from typing import TypedDict

from cityboard.core.arguments import Nothing, OfSeat
from cityboard.core.game import EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.helsinki.rules.arguments import OfAction, OfCard
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS, SLOTS
from cityboard.titles.helsinki.rules.moves import Cover, Remove, Space, Start
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import ChanceStep, Step

SPACES = SLOTS  # they alternate (H1.1)
APART = 2  # spaces between the first places of neighbouring seats (H2.4)


class OfPawn(TypedDict):
    """A seat and the space of its pawn."""

    seat: int
    senate: int


class OfSpaces(TypedDict):
    """Spaces around the square."""

    spaces: list[int]


STARTS = EffectCode("starts", OfSeat)
CARD_REMOVED = EffectCode("card-removed", OfCard)
ACTION_COVERED = EffectCode("action-covered", OfAction)
PAWNS_PLACED = EffectCode("pawns-placed", OfPawn)

SPACE_FIRST = ReasonCode("space-first", Nothing)
SPACE_UNKNOWN = ReasonCode("space-unknown", OfSpaces)


class ChooseStart(ChanceStep):
    """Chance names the start player (H2.4)."""

    rule = "H2.4"
    kinds = ("start",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the seats."""
        return [(Start("start", seat), 1) for seat in range(self.game.players)]

    def play(self, s: State, move: Start, report: Report | None) -> None:
        """Give a seat the starting token."""
        s.start = s.mover = move.seat
        if report:
            report(STARTS(seat=s.start))
        self.game.proceed(s, report)


class RemoveFive(ChanceStep):
    """Chance takes a "5" out of the deck: of the colour given by the argument, or of any (H2.1)."""

    rule = "H2.1"
    kinds = ("remove",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the fives."""
        deck = self.game.deck
        colours = [s.argument] if s.argument < len(COLOURS) else range(len(COLOURS))
        fives = [five for colour in colours for five in deck.fives(colour) if s.pile[five]]
        return [(Remove("remove", deck.names[five]), s.pile[five]) for five in fives]

    def play(self, s: State, move: Remove, report: Report | None) -> None:
        """Put the card into the box."""
        s.pile[self.game.deck.code[move.card]] -= 1
        s.pile_size -= 1
        if report:
            report(CARD_REMOVED(card=move.card))
        self.game.proceed(s, report)


class CoverAction(ChanceStep):
    """Chance covers an action (H2.7)."""

    rule = "H2.7"
    kinds = ("cover",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the actions not yet covered."""
        return [(Cover("cover", action), 1) for bit, action in enumerate(ACTIONS) if not s.covered >> bit & 1]

    def play(self, s: State, move: Cover, report: Report | None) -> None:
        """Cover it for everyone."""
        s.covered |= 1 << ACTIONS.index(move.action)
        if report:
            report(ACTION_COVERED(action=move.action))
        self.game.proceed(s, report)


class ChooseSpace(Step):
    """The start player chooses a senate space; the others follow two spaces further each (H2.4)."""

    rule = "H2.4"
    kinds = ("space",)

    def moves(self, s: State) -> list[Move]:
        """List the spaces."""
        return [Space("space", space) for space in range(SPACES)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the space."""
        if not isinstance(move, Space):
            return MOVE_MALFORMED("H2.4", move=list(move))
        return None if move.space in range(SPACES) else SPACE_UNKNOWN("H1.1", spaces=[move.space])

    def refuse_kind(self, kind: str | int) -> Reason:
        """Say that actions belong to a turn, and no turn has begun yet (H3.6)."""
        return SPACE_FIRST("H3.6") if kind == "use" else super().refuse_kind(kind)

    def play(self, s: State, move: Space, report: Report | None) -> None:
        """Place all pawns."""
        for after in range(self.game.players):
            s.pawns[(s.start + after) % self.game.players] = (move.space + APART * after) % SPACES
        if report:
            report(PAWNS_PLACED(seat=s.start, senate=move.space))
        self.game.proceed(s, report)
