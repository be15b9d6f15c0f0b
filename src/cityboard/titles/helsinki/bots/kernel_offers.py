# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a seat of Helsinki could do, the best by value first: the second part of the kernel."""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.helsinki.bots.kernel_values import Values
from cityboard.titles.helsinki.bots.layout import (
    A1,
    A1_REACH,
    A2,
    A3,
    A4,
    A5,
    A6,
    A6_REACH,
    A7,
    A8,
    A9,
    A10,
    A11,
    A11_REACH,
    A13,
    A14,
    A15,
    A15_POINTS,
    ALWAYS,
    ANY_CARD,
    BUILD,
    BUILT,
    COAT_ROOFS,
    COLOURS,
    COVERED,
    DECK,
    DISPLAY,
    DRAW,
    END,
    HAND,
    HAS_BUILT,
    HELD,
    MEADOW,
    MOST_OFFERS,
    NO_LIMIT,
    NOTHING,
    OFFER,
    PAWN,
    PHASE,
    PILE,
    POINT,
    POINTS,
    PUSH,
    REACH,
    ROOFED,
    SHIFT,
    SUPPLY,
    TO_ACT,
    TO_BUILD,
    TO_COME,
    TO_WALK,
    TOPS_LEFT,
    TRACK,
    USED,
    WILD,
)
from cityboard.titles.helsinki.rules.board import FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, ROOFS, STATUE
from cityboard.titles.helsinki.rules.pile import HAND_LIMIT
from cityboard.titles.helsinki.rules.turn import STEPS

if not cython.compiled:  # compiled, kernel_offers.pxd brings them
    from cityboard.titles.helsinki.rules.kernel import LANE, rest_in_lane


class Offers(Values):
    """A world whose seats are offered what they can do."""

    def __init__(
        self,
        cards: Sequence[Sequence[int]],
        lanes: Sequence[int],
        sides: Sequence[int],
        senate: Sequence[Sequence[int]],
        weights: Sequence[int],
    ) -> None:
        """Take what Values takes, the lanes of all tiles, and where those of each tile from each side begin.

        Of every senate space, also its side and the two slots beside it (H1.1).
        """
        super().__init__(cards, weights)
        if not cython.compiled:
            self.offers, self.base = [0] * (OFFER * MOST_OFFERS), [0] * 16
            self.side_bit, self.first_slot, self.second_slot = [0] * 8, [0] * 8, [0] * 8
        self.lanes, self.sides = lanes, sides
        for space, (side, first, second) in enumerate(senate):
            self.side_bit[space] = 1 << side
            self.first_slot[space], self.second_slot[space] = DISPLAY + first, DISPLAY + second
        self.offered = self.wanted = self.gain = 0

    def offer(
        self,
        value: cython.longlong,
        kind: cython.int,
        walk: cython.int,
        card: cython.int,
        actions: cython.longlong,
        place: cython.longlong,
        tops: cython.longlong,
    ) -> None:
        """Keep an offer if it is among the best; of equal ones the first."""
        at: cython.int
        part: cython.int
        if self.offered < self.wanted:
            self.offered += 1
        elif value <= self.offers[OFFER * (self.offered - 1)]:
            return
        at = OFFER * (self.offered - 1)
        while at and self.offers[at - OFFER] < value:
            for part in range(OFFER):
                self.offers[at + part] = self.offers[at - OFFER + part]
            at -= OFFER
        self.offers[at], self.offers[at + 1], self.offers[at + 2], self.offers[at + 3] = value, kind, walk, card
        self.offers[at + 4], self.offers[at + 5], self.offers[at + 6] = actions, place, tops

    def bits(self, mask: cython.longlong) -> cython.int:
        """Count bits."""
        number: cython.int = 0
        while mask:
            mask &= mask - 1
            number += 1
        return number

    def around(self, mask: cython.longlong) -> cython.longlong:
        """Return the roofs that touch some roofs, those themselves included."""
        sideways: cython.longlong = mask | (mask & NOT_LAST_COLUMN) << 1 | (mask & NOT_FIRST_COLUMN) >> 1
        return (sideways | mask << 7 | mask >> 7) & FULL

    def offer_draw(self, seat: cython.int, walk: cython.int, actions: cython.longlong) -> None:
        """Offer to take the cards at a space (H3.3)."""
        space: cython.int = (self.world[seat + PAWN] + walk) & 7
        first: cython.int = self.world[self.first_slot[space]]
        second: cython.int = self.world[self.second_slot[space]]
        drawn: cython.int = (first != 0) + (second != 0) + (actions & A4 != 0)
        self.keep(seat)
        self.hold(seat, first)
        self.hold(seat, second)
        self.world[seat + TO_COME] += actions & A4 != 0
        self.row = self.row_after(drawn)
        while self.world[seat + HELD] > HAND_LIMIT and not self.world[seat + NO_LIMIT]:
            self.drop(seat, ANY_CARD, 0)
        used: cython.longlong = self.world[seat + USED] | actions
        total: cython.longlong = self.world[seat + TRACK] * POINT + self.take(ALWAYS) + self.hand_value(seat, -1)
        total += self.board_value(self.world[seat + BUILT], self.world[seat + ROOFED])
        total += self.actions_value(used, self.world[seat + MEADOW] - self.bits(actions))
        total += self.visitors_value(seat, self.world[seat + BUILT])
        self.restore(seat)
        self.offer(total, DRAW, walk, 0, actions, 0, 0)

    def offer_builds(
        self, seat: cython.int, walk: cython.int, actions: cython.longlong, sides: cython.int, others: cython.int
    ) -> None:
        """Offer every card that can be paid, from some sides, and by A3 from others."""
        place: cython.int
        pricing: cython.int
        held: cython.int = self.world[seat + HELD]
        for place in range(held):
            card: cython.int = self.world[seat + HAND + place]
            if card == self.wild or not self.world[SUPPLY + self.tile[card]]:
                continue
            if place and card == self.world[seat + HAND + place - 1]:
                continue
            for pricing in range(4):
                with_price: cython.longlong = actions | (A9 if pricing & 1 else 0) | (A14 if pricing & 2 else 0)
                if pricing and not self.can_use(seat, with_price):
                    continue
                self.keep(seat)
                self.row = self.row_after(0)
                if self.pay(seat, card, with_price, False):
                    self.offer_tile(seat, BUILD, walk, card, with_price, sides, others)
                self.restore(seat)

    def can_use(self, seat: cython.int, actions: cython.longlong) -> cython.bint:
        """Return whether a seat has enough coats, and the actions are open to it."""
        if actions & (self.world[COVERED] | self.world[seat + USED]):
            return False
        return self.bits(actions) <= self.world[seat + MEADOW]

    def can_draw_more(self, seat: cython.int, actions: cython.longlong) -> cython.bint:
        """Return whether a seat has enough coats for actions, one of them A4, which needs a card somewhere (H3.7)."""
        card: cython.int = 0
        left: cython.int = self.world[PILE]
        while not left and card < self.size:
            left = self.world[DECK + self.size + card]
            card += 1
        return left > 0 and self.can_use(seat, actions)

    def offer_tile(
        self,
        seat: cython.int,
        kind: cython.int,
        walk: cython.int,
        card: cython.int,
        actions: cython.longlong,
        sides: cython.int,
        others: cython.int,
    ) -> None:
        """Offer every resting place of a tile that is paid for, with and without A5."""
        side: cython.int
        more: cython.int
        tile: cython.int = self.tile[card]
        self.world[SUPPLY + tile] -= kind == BUILD
        self.row = self.row_after(0)
        quiet: cython.longlong = self.hand_value(seat, -1) + self.take(ALWAYS)
        self.row = self.row_after(1)
        self.world[seat + TO_COME] += 1
        touching: cython.longlong = self.hand_value(seat, -1) + self.take(ALWAYS)
        self.world[seat + TO_COME] -= 1
        self.world[SUPPLY + tile] += kind == BUILD
        for more in range(2):
            tops: cython.int = min(self.tops[card] + more, self.world[TOPS_LEFT], self.roofs[card])
            if kind == PUSH and more != (actions & A5 != 0):
                continue
            if kind == BUILD and more and tops <= self.tops[card]:
                continue
            for side in range(4):
                with_all: cython.longlong = actions | (A5 if more else 0)
                if not sides >> side & 1:
                    with_all |= A3
                    if not others >> side & 1:
                        continue
                if kind == BUILD and with_all != actions and not self.can_use(seat, with_all):
                    continue
                self.offer_places(seat, kind, walk, card, with_all, 4 * tile + side, tops, quiet, touching)

    def offer_places(
        self,
        seat: cython.int,
        kind: cython.int,
        walk: cython.int,
        card: cython.int,
        actions: cython.longlong,
        lanes: cython.int,
        tops: cython.int,
        quiet: cython.longlong,
        touching: cython.longlong,
    ) -> None:
        """Offer every resting place of a tile from one side; a value is that of the hand and all the rest."""
        at: cython.Py_ssize_t
        built: cython.longlong = self.world[seat + BUILT]
        coats: cython.int = self.world[seat + MEADOW]
        used: cython.longlong = self.world[seat + USED]
        if kind == BUILD:
            coats -= self.bits(actions)
            used |= actions
        for at in range(16):
            self.base[at] = NOTHING
        for at in range(self.sides[lanes], self.sides[lanes + 1], LANE):
            place: cython.longlong = rest_in_lane(self.lanes, at, built | STATUE)
            if not place:
                continue
            touches: cython.bint = self.around(place) & self.world[seat + COLOURS + self.colour[card]] != 0
            won: cython.int = self.bits(place & self.world[seat + COAT_ROOFS])
            self.row = self.row_after(touches)
            case: cython.int = 2 * won + touches
            if self.base[case] == NOTHING:
                self.base[case] = self.world[seat + TRACK] * POINT + (touching if touches else quiet)
                self.base[case] += self.actions_value(used, coats + won)
            total: cython.longlong = self.base[case] + self.board_value(built | place, self.world[seat + ROOFED])
            total += self.visitors_value(seat, built | place)
            roofs: cython.longlong = self.best_roofs(place & ~self.world[seat + ROOFED], tops)
            self.offer(total + self.gain, kind, walk, card, actions, place, roofs)

    def best_roofs(self, free: cython.longlong, number: cython.int) -> cython.longlong:
        """Choose roofs for superstructures on the board last valued; `gain` is what they bring."""
        chosen: cython.longlong = 0
        self.gain = 0
        while number > 0 and free:
            best: cython.longlong = NOTHING
            roof: cython.int = 0
            picked: cython.int = 0
            left: cython.longlong = free
            while left:
                while not left & 127:
                    left >>= 7
                    roof += 7
                if left & 1:
                    worth: cython.longlong = self.take(self.top_feature(roof))
                    if worth > best:
                        best = worth
                        picked = roof
                left >>= 1
                roof += 1
            one: cython.longlong = 1
            chosen |= one << picked
            free &= ~chosen
            self.gain += best
            number -= 1
        return chosen

    def offer_extras(self, seat: cython.int) -> None:
        """Offer to end the turn, and the actions that may come before its end."""
        built: cython.longlong = self.world[seat + BUILT]
        roofed: cython.longlong = self.world[seat + ROOFED]
        used: cython.longlong = self.world[seat + USED]
        coats: cython.int = self.world[seat + MEADOW]
        self.row = self.row_after(0)
        hand: cython.longlong = self.world[seat + TRACK] * POINT + self.take(ALWAYS) + self.hand_value(seat, -1)
        board: cython.longlong = self.board_value(built, roofed) + self.visitors_value(seat, built)
        self.offer(hand + board + self.actions_value(used, coats), END, 0, 0, 0, 0, 0)
        coats -= 1
        if coats < 0:
            return
        if self.can_use(seat, A10) and roofed and built & ~roofed:
            self.offer_shift(hand + board + self.actions_value(used | A10, coats), built, roofed)
        if self.can_use(seat, A15):
            points: cython.longlong = A15_POINTS * POINT + self.actions_value(used | A15, coats)
            self.offer(hand + board + points, POINTS, 0, 0, A15, 0, 0)
        first: cython.longlong = self.best_wild(seat, built, used | A7, coats)
        if first and self.can_use(seat, A7):
            self.offer(hand + self.gain, WILD, 0, 0, A7, first, 0)
        if first and self.can_use(seat, A2):
            won: cython.int = self.world[seat + COAT_ROOFS] & first != 0
            second: cython.longlong = self.best_wild(seat, built | first, used | A2, coats + won)
            if not second:  # there is room for one tile only
                self.best_wild(seat, built, used | A2, coats)
            self.offer(hand + self.gain, WILD, 0, 0, A2, first | second, 0)
        action: cython.longlong = A8 if self.world[PHASE] == HAS_BUILT else A13
        if self.can_use(seat, action):
            self.offer_builds(seat, 0, action, self.side_bit[self.world[seat + PAWN]], 15)

    def best_wild(
        self, seat: cython.int, built: cython.longlong, used: cython.longlong, coats: cython.int
    ) -> cython.longlong:
        """Choose the roof of a wild tile (A2); `gain` is the value then, without the hand."""
        free: cython.longlong = self.around(built) & ~(built | STATUE)
        chosen: cython.longlong = 0
        self.gain = NOTHING
        while free:
            roof: cython.longlong = free & -free
            free ^= roof
            total: cython.longlong = self.board_value(built | roof, self.world[seat + ROOFED])
            total += self.visitors_value(seat, built | roof)
            total += self.actions_value(used, coats + (self.world[seat + COAT_ROOFS] & roof != 0))
            if total > self.gain:
                self.gain = total
                chosen = roof
        return chosen

    def offer_shift(self, value: cython.longlong, built: cython.longlong, roofed: cython.longlong) -> None:
        """Offer the best move of a superstructure on the board last valued (A10)."""
        one: cython.longlong = 1
        roof: cython.int
        source: cython.int = -1
        target: cython.int = -1
        least: cython.longlong = 0
        most: cython.longlong = 0
        for roof in range(ROOFS):
            if not built >> roof & 1:
                continue
            worth: cython.longlong = self.take(self.top_feature(roof))
            if roofed >> roof & 1:
                if source < 0 or worth < least:
                    source = roof
                    least = worth
            elif target < 0 or worth > most:
                target = roof
                most = worth
        self.offer(value + most - least, SHIFT, 0, 0, A10, one << source, one << target)

    def consider(self, seat: cython.int, wanted: cython.int) -> None:
        """Collect the best offers of the phase."""
        phase: cython.int = self.world[PHASE]
        side: cython.int = self.side_bit[self.world[seat + PAWN]]
        self.offered = 0
        self.wanted = min(wanted, MOST_OFFERS)
        if phase == TO_WALK:
            self.offer_walks(seat)
        elif phase == TO_ACT:
            self.offer_draw(seat, 0, 0)
            if self.can_draw_more(seat, A4):
                self.offer_draw(seat, 0, A4)
            self.offer_builds(seat, 0, 0, side, 15)
        elif phase == TO_BUILD:
            self.offer_builds(seat, 0, 0, side, 15)
        else:
            self.offer_extras(seat)

    def offer_walks(self, seat: cython.int) -> None:
        """Offer every walk with what can follow it; where only the best is wanted, a side is tried by one walk."""
        walk: cython.int
        tried: cython.int = 0
        reach: cython.int = self.world[REACH]
        for walk in range(A11_REACH, A1_REACH + 1):
            actions: cython.longlong = 0
            if walk == 0 or (reach != STEPS and (walk > reach or (walk < 0) != (reach < 0))):
                continue
            if reach == STEPS and (walk < 0 or walk > STEPS):
                actions = A11 if walk < 0 else A6 if walk <= A6_REACH and self.can_use(seat, A6) else A1
                if not self.can_use(seat, actions):
                    continue
            self.offer_draw(seat, walk, actions)
            if self.can_draw_more(seat, actions | A4):
                self.offer_draw(seat, walk, actions | A4)
            side: cython.int = self.side_bit[self.world[seat + PAWN] + walk & 7]
            if tried & side and (actions or self.wanted == 1):
                continue
            self.offer_builds(seat, walk, actions, side, 0 if tried or actions else 15)
            tried |= side
