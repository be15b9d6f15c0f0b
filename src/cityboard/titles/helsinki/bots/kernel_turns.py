# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Turns of Helsinki played by value, and games played on: the third part of the kernel.

What seats do here is always legal, but they do less than the rules allow: wild tiles, A10 and A15 come only after
walking and acting, and nobody lifts the hand limit (A12).
"""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.helsinki.bots.kernel_offers import Offers
from cityboard.titles.helsinki.bots.layout import (
    A4,
    A15_POINTS,
    ALL_VISITORS,
    ANY_CARD,
    BONUS,
    BUILD,
    BUILT,
    COAT_ROOFS,
    COLOURS,
    CONNECTED,
    CROSSWALKS,
    DECK,
    DRAW,
    GAME_OVER,
    HAND,
    HAS_BUILT,
    HAS_DRAWN,
    HELD,
    LARGEST_WORLD,
    LAST_ROUND,
    MEADOW,
    MOST_BONUS_CARDS,
    MOST_OFFERS,
    MOVER,
    NO_LIMIT,
    NOTHING,
    OFFER,
    PAWN,
    PHASE,
    PILE,
    PLAYERS,
    POINTS,
    PUSH,
    REACH,
    ROOFED,
    SEAT,
    SEATS,
    SHIFT,
    START,
    SUPPLY,
    TO_BUILD,
    TO_COME,
    TO_WALK,
    TOPS_LEFT,
    TRACK,
    USED,
    WILD,
)
from cityboard.titles.helsinki.rules.pile import HAND_LIMIT
from cityboard.titles.helsinki.rules.turn import STEPS

LOW, HIGH = 2147483563, 2147483399  # of the two generators whose difference is a random number (L'Ecuyer 1988)


class Turns(Offers):
    """A world in the midst of a game whose seats play by the weights."""

    def __init__(
        self,
        cards: Sequence[Sequence[int]],
        lanes: Sequence[int],
        sides: Sequence[int],
        senate: Sequence[Sequence[int]],
        weights: Sequence[int],
    ) -> None:
        """Take what Offers takes."""
        super().__init__(cards, lanes, sides, senate, weights)
        if not cython.compiled:
            self.saved, self.tried = [0] * LARGEST_WORLD, [0] * (OFFER * MOST_OFFERS)
        self.low = self.high = 1

    def below(self, limit: cython.longlong) -> cython.longlong:
        """Return a random number below a limit."""
        self.low = self.low * 40014 % LOW
        self.high = self.high * 40692 % HIGH
        return (self.low - self.high + HIGH) % limit

    def seed(self, number: cython.longlong) -> None:
        """Begin the random numbers again."""
        self.low = number % (LOW - 1) + 1
        self.high = number // 7 % (HIGH - 1) + 1
        self.below(2)
        self.below(2)

    def from_pile(self, cards: cython.longlong) -> cython.int:
        """Take one of so many cards out of the counts of the pile."""
        number: cython.longlong = self.below(cards)
        card: cython.int = DECK
        while number >= self.world[card]:
            number -= self.world[card]
            card += 1
        self.world[card] -= 1
        return card - DECK

    def draw(self) -> cython.int:
        """Draw a card; the last one makes the round the last, and without any the discards are shuffled (H5)."""
        code: cython.int
        if not self.world[PILE]:
            for code in range(self.size):
                self.world[DECK + code] = self.world[DECK + self.size + code]
                self.world[DECK + self.size + code] = 0
                self.world[PILE] += self.world[DECK + code]
            if not self.world[PILE]:
                return 0
        code = self.from_pile(self.world[PILE])
        self.world[PILE] -= 1
        if not self.world[PILE]:
            self.world[LAST_ROUND] = 1
        return code

    def carry_out(self, seat: cython.int, at: cython.int, deal: cython.bint) -> None:
        """Take an offer; unless cards are dealt, those that come from the pile stay unseen."""
        kind: cython.int = self.offers[at + 1]
        actions: cython.longlong = self.offers[at + 4]
        place: cython.longlong = self.offers[at + 5]
        tops: cython.longlong = self.offers[at + 6]
        self.world[seat + PAWN] = self.world[seat + PAWN] + self.offers[at + 2] & 7
        if kind != PUSH:
            self.world[seat + USED] |= actions
            self.world[seat + MEADOW] -= self.bits(actions)
        if kind == DRAW:
            self.take_cards(seat, actions & A4 != 0, deal)
        elif kind in (BUILD, PUSH):
            self.build(seat, self.offers[at + 3], actions, place, tops, kind, deal)
        elif kind == WILD:
            self.cover(seat, place)
        elif kind == SHIFT:
            self.world[seat + ROOFED] ^= place | tops
        elif kind == POINTS:
            self.world[seat + TRACK] += A15_POINTS
        else:
            self.end_turn(seat)

    def take_cards(self, seat: cython.int, extra: cython.bint, deal: cython.bint) -> None:
        """Take the cards beside the pawn, the extra one, refill, and discard down to the limit (H3.3)."""
        space: cython.int = self.world[seat + PAWN]
        low: cython.int = min(self.first_slot[space], self.second_slot[space])
        high: cython.int = max(self.first_slot[space], self.second_slot[space])
        self.hold(seat, self.world[low])
        self.hold(seat, self.world[high])
        self.world[low] = self.world[high] = 0
        self.world[PHASE] = HAS_DRAWN
        if extra:
            self.bring(seat, deal)
        if deal:
            self.world[low] = self.draw()
            self.world[high] = self.draw()
        else:
            self.unseen(2)
        self.limit(seat)

    def unseen(self, cards: cython.int) -> None:
        """Let cards leave the pile unseen."""
        self.world[PILE] = max(0, self.world[PILE] - cards)
        if not self.world[PILE]:
            self.world[LAST_ROUND] = 1

    def bring(self, seat: cython.int, deal: cython.bint) -> None:
        """Bring a card of the pile into a hand."""
        if deal:
            self.hold(seat, self.draw())
        else:
            self.unseen(1)
            self.world[seat + TO_COME] += 1

    def limit(self, seat: cython.int) -> None:
        """Discard down to the limit (H3.4)."""
        self.row = self.row_after(0)
        while self.world[seat + HELD] > HAND_LIMIT and not self.world[seat + NO_LIMIT]:
            self.world[DECK + self.size + self.drop(seat, ANY_CARD, 0)] += 1

    def build(
        self,
        seat: cython.int,
        card: cython.int,
        actions: cython.longlong,
        place: cython.longlong,
        tops: cython.longlong,
        kind: cython.int,
        deal: cython.bint,
    ) -> None:
        """Pay, push the tile, win coats, set superstructures, and draw the bonus (H4.12)."""
        if kind == BUILD:
            self.row = self.row_after(0)
            self.pay(seat, card, actions, True)
            self.world[SUPPLY + self.tile[card]] -= 1
        own: cython.int = seat + COLOURS + self.colour[card]
        touches: cython.bint = self.around(place) & self.world[own] != 0
        self.world[own] |= place
        self.cover(seat, place)
        self.world[seat + ROOFED] |= tops
        self.world[TOPS_LEFT] -= self.bits(tops)
        self.world[PHASE] = HAS_BUILT
        if touches:
            self.bring(seat, deal)
            self.limit(seat)

    def cover(self, seat: cython.int, place: cython.longlong) -> None:
        """Build on roofs: win their coats, and the bonus card when all visitors are connected (H4.11, H8.3)."""
        number: cython.int
        best: cython.int = BONUS
        self.world[seat + MEADOW] += self.bits(place & self.world[seat + COAT_ROOFS])
        self.world[seat + COAT_ROOFS] &= ~place
        self.world[seat + BUILT] |= place
        if not self.world[CROSSWALKS] or self.world[seat + CONNECTED]:
            return
        if self.joined(self.world[seat + BUILT]) == ALL_VISITORS:
            for number in range(BONUS, BONUS + MOST_BONUS_CARDS):
                if self.world[number] > self.world[best]:
                    best = number
            self.world[seat + TRACK] += self.world[best]
            self.world[seat + CONNECTED] = 1
            self.world[best] = 0

    def end_turn(self, seat: cython.int) -> None:
        """Let the hand limit return (A12) and the next seat begin, or end the game (H5.3)."""
        if self.world[seat + NO_LIMIT]:
            self.world[seat + NO_LIMIT] -= 1
            self.limit(seat)
        self.world[MOVER] = (self.world[MOVER] + 1) % self.world[PLAYERS]
        self.world[PHASE] = TO_WALK
        self.world[REACH] = STEPS
        if self.world[MOVER] == self.world[START] and self.world[LAST_ROUND]:
            self.world[PHASE] = GAME_OVER

    def consider_ahead(self, seat: cython.int, number: cython.int) -> None:
        """Collect the best offers, so many of them valued once the action is taken that can follow them in the turn."""
        at: cython.int
        place: cython.int
        offered: cython.int
        length: cython.int = DECK + 2 * self.size
        self.consider(seat, number)
        offered = self.offered
        if offered < 2 or self.world[PHASE] > TO_BUILD:
            return
        for place in range(OFFER * offered):
            self.tried[place] = self.offers[place]
        for place in range(length):
            self.saved[place] = self.world[place]
        for at in range(offered):
            for place in range(OFFER):
                self.offers[place] = self.tried[OFFER * at + place]
            self.carry_out(seat, 0, False)
            if self.world[seat + MEADOW]:
                self.consider(seat, 1)
                self.tried[OFFER * at] = max(self.tried[OFFER * at], self.offers[0])
            for place in range(length):
                self.world[place] = self.saved[place]
        self.offered = 0
        self.wanted = offered
        for at in range(0, OFFER * offered, OFFER):
            self.offer(
                self.tried[at],
                self.tried[at + 1],
                self.tried[at + 2],
                self.tried[at + 3],
                self.tried[at + 4],
                self.tried[at + 5],
                self.tried[at + 6],
            )

    def play_on(self, mover: cython.int, rounds: cython.int) -> None:
        """Play until a seat has its turn again so many times; once the last round has begun, to the end."""
        while self.world[PHASE] != GAME_OVER:
            if self.world[PHASE] == TO_WALK and self.world[MOVER] == mover:
                if rounds <= 0 and not self.world[LAST_ROUND]:
                    return
                rounds -= 1
            seat: cython.int = SEATS + SEAT * self.world[MOVER]
            self.consider(seat, 1)
            self.carry_out(seat, 0, True)

    def lead(self, mover: cython.int) -> cython.longlong:
        """Return by how much a seat is worth more than the best other one."""
        other: cython.int
        best: cython.longlong = NOTHING
        for other in range(self.world[PLAYERS]):
            if other != mover:
                best = max(best, self.value(SEATS + SEAT * other))
        return self.value(SEATS + SEAT * mover) - best

    def deal_hidden(self, mover: cython.int) -> None:
        """Deal the hands that the mover does not know, whose places are empty; their cards are among the pile's."""
        other: cython.int
        number: cython.int
        hidden: cython.longlong = 0
        for other in range(self.world[PLAYERS]):
            if other != mover and not self.world[SEATS + SEAT * other + HAND]:
                hidden += self.world[SEATS + SEAT * other + HELD]
        for other in range(self.world[PLAYERS]):
            seat: cython.int = SEATS + SEAT * other
            if other == mover or self.world[seat + HAND]:
                continue
            number = self.world[seat + HELD]
            self.world[seat + HELD] = 0
            while number:
                self.hold(seat, self.from_pile(self.world[PILE] + hidden))
                hidden -= 1
                number -= 1
