"""Cards from the draw pile, and down to the hand limit (H2.2, H3.3, H3.4, H5)."""

from __future__ import annotations

from itertools import compress
from operator import getitem
from typing import TYPE_CHECKING, TypedDict

from cityboard.core.arguments import Nothing, OfSeat
from cityboard.core.game import CHANCE, UNKNOWN, EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.helsinki.rules.arguments import OfCard, SeatCard
from cityboard.titles.helsinki.rules.building import CARD_NOT_HELD
from cityboard.titles.helsinki.rules.moves import MOVES, Deal, Discard, Slot, Use
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import ChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.helsinki.rules.game import Helsinki

HAND_LIMIT = 7


class OfNumber(TypedDict):
    """How many cards there are."""

    cards: int


class FilledSlot(OfCard):
    """A slot and its card."""

    slot: int


RESHUFFLED = EffectCode("reshuffled", OfNumber)
LAST_ROUND = EffectCode("last-round", Nothing)
SLOT_FILLED = EffectCode("slot-filled", FilledSlot)
CARD_DEALT = EffectCode("card-dealt", OfSeat)
DISCARDED = EffectCode("discarded", SeatCard)

DISCARD_FIRST = ReasonCode("discard-first", OfNumber)


def _weighed(outcome: Move, most: int) -> list[tuple[Move, int] | None]:
    """List an outcome by how many of its cards are left, with None for zero."""
    return [None, *((outcome, left) for left in range(1, most + 1))]


class FromPile(ChanceStep):
    """Chance brings the top card of the pile."""

    rule = "H5.2"

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Wait for chance; shuffle the discards first if the pile is empty, and skip the card if both are (H5.2)."""
        if not s.pile_size:
            s.pile, s.discards = s.discards, s.pile
            s.pile_size = sum(s.pile)
            if s.pile_size and report:
                report(RESHUFFLED(cards=s.pile_size))
        s.turn = CHANCE
        return s.pile_size > 0

    def __init__(self, game: Helsinki, arguments: int) -> None:
        """Prepare every outcome with its weight: by argument, card and number left, with None for zero."""
        super().__init__(game)
        cards = list(zip(game.deck.names, game.deck.full(), strict=True))
        self._outcomes: list[list[list[tuple[Move, int] | None]]] = [
            [_weighed(MOVES.read((self.kinds[0], argument, name)), count) for name, count in cards]
            for argument in range(arguments)
        ]

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the cards of the pile by number."""
        return [*filter(None, map(getitem, self._outcomes[s.argument], s.pile))]

    def take(self, s: State, card: str, report: Report | None) -> int:
        """Take a card off the pile; its last card makes this round the last (H5.1)."""
        code = self.game.deck.code[card]
        s.pile[code] -= 1
        s.pile_size -= 1
        if not s.pile_size and not s.last_round:
            s.last_round = 1
            if report:
                report(LAST_ROUND())
        return code


class FillSlot(FromPile):
    """A card is revealed in the slot given by the argument (H2.2, H3.3)."""

    kinds = ("slot",)

    def play(self, s: State, move: Slot, report: Report | None) -> None:
        """Lay the card open."""
        s.display[s.argument] = self.take(s, move.card, report)
        if report:
            report(SLOT_FILLED(slot=move.slot, card=move.card))
        self.game.proceed(s, report)


class DealCard(FromPile):
    """A card comes secretly into the hand of the seat `argument` places after the mover (H2.2, H4.9, A4)."""

    kinds = ("deal",)

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Remember the seat itself."""
        s.argument = (s.mover + argument) % self.game.players
        return super().begin(s, s.argument, report)

    def play(self, s: State, move: Deal, report: Report | None) -> None:
        """Put the card into the hand."""
        self.game.hold(s, s.argument, self.take(s, move.card, report))
        if report:
            report(CARD_DEALT(seat=move.seat))
        self.game.proceed(s, report)

    def shown(self, s: State, move: Deal, seat: int | None) -> Move:
        """Name the card to its seat alone (H3.8)."""
        return move if seat == move.seat else (*move[:-1], UNKNOWN)


class DiscardCards(Step):
    """The mover discards down to the hand limit or lifts it; actions can come in between (H3.4, H4.13, H6.2)."""

    rule = "H3.4"
    kinds = ("discard", "use")

    def __init__(self, game: Helsinki) -> None:
        """Make the move that discards each card."""
        super().__init__(game)
        self._discards = [Discard("discard", name) for name in game.deck.names]

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Ask only a hand over the limit while the limit holds."""
        s.turn = s.mover
        return s.hand_sizes[s.mover] > HAND_LIMIT and not s.limit_off[s.mover]

    def moves(self, s: State) -> list[Move]:
        """List the cards in hand, each kind once, and the actions of any moment (H6.2)."""
        discards = compress(self._discards, self.game.hand(s, s.mover))
        return [*discards, *self.game.turn_step.uses_at_any_time(s)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge card or action."""
        if len(move) != 2:
            return MOVE_MALFORMED("H3.4", move=list(move))
        kind, named = move
        if kind == "use":
            return self.game.turn_step.refuse_use_at_any_time(s, named)
        held = [self.game.deck.names[card] for card in self.game.held(s, s.mover)]
        return None if named in held else CARD_NOT_HELD("H3.4", cards=[named])

    def play(self, s: State, move: Discard | Use, report: Report | None) -> None:
        """Discard the card face up or use an action, and ask again."""
        s.agenda.append(self.entry())
        if isinstance(move, Use):
            self.game.turn_step.use(s, move.action, report)
        else:
            code = self.game.deck.code[move.card]
            self.game.release(s, s.mover, code)
            s.discards[code] += 1
            if report:
                report(DISCARDED(seat=s.mover, card=move.card))
        self.game.proceed(s, report)
