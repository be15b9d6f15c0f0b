# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a board and a hand of Helsinki are worth: the first part of the kernel by which bots judge and play.

It runs as plain Python and, compiled, as C (kernel_values.pxd has the types); both give the same numbers. A value is a
sum of weights in thousandths of a point, one for each feature that a seat shows. There is a row of weights for every
size of the draw pile, for the time that is left, and row 0 for the end, where the value is the score.
"""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.helsinki.bots.layout import (
    A9,
    A14,
    ACTIONS,
    ALL_VISITORS,
    ALWAYS,
    BEST,
    BONUS,
    BUILT,
    CARDS,
    COATS,
    CONNECTED,
    COVERED,
    CROSSWALKS,
    DECK,
    EVERY_ACTION,
    FEATURES,
    GREAT_BONUS,
    HAND,
    HELD,
    LARGEST_WORLD,
    LAST_ROUND,
    LAST_ROW,
    LINES,
    MEADOW,
    MOST_BONUS_CARDS,
    MOST_HELD,
    NOTHING,
    NUMBER_OF_ACTIONS,
    OTHERS,
    PILE,
    POINT,
    ROOFED,
    SECOND,
    SUITS,
    SUPPLY,
    TO_COME,
    TOPS,
    TRACK,
    UNSEEN,
    USED,
    VISITORS,
    WILDS,
)
from cityboard.titles.helsinki.rules.board import FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, STATUE


class Values:
    """A world and what it is worth to a seat; a seat is named by the place where it begins in the world."""

    def __init__(self, cards: Sequence[Sequence[int]], weights: Sequence[int]) -> None:
        """Take what is on each card, the last one being the wild card, and FEATURES weights for every row.

        On a card are its colour, its number, the roofs and superstructures that it brings, and its tile.
        """
        if not cython.compiled:
            self.world = [0] * LARGEST_WORLD
            self.colour, self.number, self.roofs, self.tops, self.tile = ([0] * 256 for _ in range(5))
            self.count, self.seen, self.spread = [0] * 128, [0] * 128, [0] * 128
            self.lacks, self.suits, self.best, self.kept = [0] * 14, [0] * 5, [0] * 5, [0] * (MOST_HELD + 2)
        self.size = len(cards)
        self.wild = self.size - 1
        for code, card in enumerate(cards):
            self.colour[code], self.number[code], self.roofs[code], self.tops[code], self.tile[code] = card
        for bits in range(128):
            built = [place for place in range(7) if bits >> place & 1]
            ends = (min(built, default=7), max(built, default=-1))
            self.count[bits] = len(built)
            self.seen[bits] = sum(1 << place for place in range(7) if place < ends[0] or place > ends[1])
            self.spread[bits] = sum(1 << 7 * place for place in built)
        self.notes: list[int] | None = None
        self.row = 0
        self.weights = weights

    def row_after(self, drawn: cython.longlong) -> cython.longlong:
        """Return where the weights begin once so many more cards have left the pile."""
        left: cython.longlong = self.world[PILE] - drawn
        if self.world[LAST_ROUND] or left <= 0:
            return 0
        return FEATURES * min(left, LAST_ROW)

    def take(self, feature: cython.int) -> cython.longlong:
        """Return the weight of a feature, and note it where somebody wants to learn."""
        if self.notes is not None:
            self.notes.append(feature)
        return self.weights[self.row + feature]

    def board_value(self, built: cython.longlong, roofed: cython.longlong) -> cython.longlong:
        """Return the value of lines and superstructures; how each line stands is kept for `top_feature`."""
        line: cython.int
        bits: cython.longlong
        total: cython.longlong = 0
        full: cython.longlong = built | STATUE
        turned: cython.longlong = 0
        seen: cython.longlong = 0
        for line in range(7):
            bits = full >> 7 * line & 127
            seen |= self.seen[bits] << 7 * line
            turned |= self.spread[bits] << line
        for line in range(7):
            seen |= self.spread[self.seen[turned >> 7 * line & 127]] << line
        empty: cython.longlong = FULL & ~full
        beside: cython.longlong = (
            (empty & NOT_LAST_COLUMN) << 1 | (empty & NOT_FIRST_COLUMN) >> 1 | empty << 7 | empty >> 7
        )
        closed: cython.longlong = empty & ~(seen & beside)  # no way in, or no room for two roofs
        closed_turned: cython.longlong = 0
        if closed:
            for line in range(7):
                closed_turned |= self.spread[closed >> 7 * line & 127] << line
        for line in range(7):
            total += self.line_value(line, full >> 7 * line & 127, closed >> 7 * line & 127)
            total += self.line_value(7 + line, turned >> 7 * line & 127, closed_turned >> 7 * line & 127)
        bits = roofed
        line = 0
        while bits:
            if bits & 1:
                total += self.take(self.top_feature(line))
            bits >>= 1
            line += 1
        return total

    def line_value(self, line: cython.int, full: cython.longlong, closed: cython.longlong) -> cython.longlong:
        """Return the value of a line, and keep how much it lacks: a roof closed in counts three times."""
        number: cython.int = self.count[full]
        shut: cython.int = min(2, self.count[closed])
        self.lacks[line] = min(4, 7 - number + 2 * shut)
        return self.take(LINES + 3 * number + shut)

    def top_feature(self, roof: cython.int) -> cython.int:
        """Return the feature of a superstructure on a roof, as the lines of the board last valued stand."""
        low: cython.int = self.lacks[roof // 7]
        high: cython.int = self.lacks[7 + roof % 7]
        if low > high:
            low, high = high, low
        return TOPS + high * (high + 1) // 2 + low

    def hand_value(self, seat: cython.int, without: cython.int) -> cython.longlong:
        """Return the value of a hand without the card at one place, -1 for none; hidden cards are still to come."""
        at: cython.int = seat + HAND
        number: cython.int = self.world[seat + HELD]
        place: cython.int
        card: cython.int
        colour: cython.int
        wilds: cython.int = 0
        coming: cython.int = self.world[seat + TO_COME]
        for colour in range(5):
            self.suits[colour] = 0
            self.best[colour] = 0
        for place in range(number):
            card = self.world[at + place]
            if place == without:
                continue
            if card == self.wild:
                wilds += 1
            elif not card:
                coming += 1
            else:
                self.suits[self.colour[card]] += 1
        for place in range(number):
            card = self.world[at + place]
            if place == without or not card or card == self.wild or not self.world[SUPPLY + self.tile[card]]:
                continue
            colour = self.colour[card]
            lack: cython.int = max(0, min(3, self.number[card] - self.suits[colour] - wilds))
            # What can be built soonest, then what is largest; 0 stays for a colour that builds nothing.
            self.best[colour] = max(self.best[colour], 12 * (3 - lack) + 3 * (self.roofs[card] - 2) + self.tops[card])
        first: cython.int = 0
        second: cython.int = 0
        for colour in range(5):
            if self.best[colour] > first:
                first, second = self.best[colour], first
            elif self.best[colour] > second:
                second = self.best[colour]
        held: cython.int = number - (without >= 0) + self.world[seat + TO_COME]
        total: cython.longlong = self.take(CARDS + min(held, 8)) + self.take(WILDS + min(wilds, 3))
        total += self.take(BEST + first) + self.take(SECOND + second)
        while coming:
            total += self.take(UNSEEN)
            coming -= 1
        return total

    def actions_value(self, used: cython.longlong, coats: cython.int) -> cython.longlong:
        """Return the value of coats of arms and of the actions left for them."""
        free: cython.longlong = EVERY_ACTION & ~(self.world[COVERED] | used)
        usable: cython.int = self.count[free & 127] + self.count[free >> 7 & 127] + (free >> 14)
        total: cython.longlong = self.take(COATS + min(coats, usable, 7))
        action: cython.int
        for action in range(NUMBER_OF_ACTIONS):
            if free >> action & 1:
                total += self.take(ACTIONS + action)
        return total

    def joined(self, built: cython.longlong) -> cython.int:
        """Return how many visitors a board connects at best (H8.3)."""
        left: cython.longlong = self.world[CROSSWALKS] & built
        most: cython.int = 0
        while left:
            group: cython.longlong = left & -left
            before: cython.longlong = 0
            while group != before:
                before = group
                group |= (group & NOT_LAST_COLUMN) << 1 | (group & NOT_FIRST_COLUMN) >> 1 | group << 7 | group >> 7
                group &= built
            number: cython.int = 0
            before = group & left
            while before:
                before &= before - 1
                number += 1
            left &= ~group
            most = max(most, number)
        return most

    def visitors_value(self, seat: cython.int, built: cython.longlong) -> cython.longlong:
        """Return the bonus card that a board wins, or what its connections promise (H8.3)."""
        if not self.world[CROSSWALKS] or self.world[seat + CONNECTED]:
            return 0
        bonus: cython.longlong = 0
        place: cython.int
        for place in range(BONUS, BONUS + MOST_BONUS_CARDS):
            bonus = max(bonus, self.world[place])
        joined: cython.int = self.joined(built)
        if joined == ALL_VISITORS:
            return bonus * POINT
        return self.take(VISITORS + joined + (ALL_VISITORS + 1 if bonus > GREAT_BONUS else 0))

    def value(self, seat: cython.int) -> cython.longlong:
        """Return the value of a seat, by its place in the world."""
        w = self.world
        self.row = self.row_after(0)
        total: cython.longlong = w[seat + TRACK] * POINT + self.take(ALWAYS)
        total += self.board_value(w[seat + BUILT], w[seat + ROOFED]) + self.hand_value(seat, -1)
        total += self.actions_value(w[seat + USED], w[seat + MEADOW])
        return total + self.visitors_value(seat, w[seat + BUILT])

    def hold(self, seat: cython.int, card: cython.int) -> None:
        """Put a card into a hand, which stays in order."""
        place: cython.int = seat + HAND + self.world[seat + HELD]
        if not card or self.world[seat + HELD] >= MOST_HELD:
            return
        while place > seat + HAND and self.world[place - 1] > card:
            self.world[place] = self.world[place - 1]
            place -= 1
        self.world[place] = card
        self.world[seat + HELD] += 1

    def release(self, seat: cython.int, place: cython.int) -> cython.int:
        """Take the card at a place out of a hand."""
        at: cython.int = seat + HAND + place
        card: cython.int = self.world[at]
        self.world[seat + HELD] -= 1
        while at < seat + HAND + self.world[seat + HELD]:
            self.world[at] = self.world[at + 1]
            at += 1
        return card

    def drop(self, seat: cython.int, which: cython.int, colour: cython.int) -> cython.int:
        """Take the card out of a hand that leaves the most value behind."""
        best: cython.longlong = NOTHING
        chosen: cython.int = 0
        place: cython.int
        for place in range(self.world[seat + HELD]):
            card: cython.int = self.world[seat + HAND + place]
            suits: cython.bint = card == self.wild or self.colour[card] == colour
            if (which == SUITS and not suits) or (which == OTHERS and suits):
                continue
            if place and card == self.world[seat + HAND + place - 1]:
                continue
            left: cython.longlong = self.hand_value(seat, place)
            if left > best:
                best = left
                chosen = place
        return self.release(seat, chosen)

    def pay(self, seat: cython.int, card: cython.int, actions: cython.longlong, spend: cython.bint) -> cython.bint:
        """Take a card and its price out of a hand if it can be paid (H4.2, A9, A14); `spend` also discards it."""
        place: cython.int
        named: cython.int = 0
        suits: cython.int = 0
        colour: cython.int = self.colour[card]
        held: cython.int = self.world[seat + HELD]
        for place in range(held):
            other: cython.int = self.world[seat + HAND + place]
            suits += other == self.wild or self.colour[other] == colour
            if other == card:
                named = place
        price: cython.int = self.number[card] - 1 - (actions & A9 != 0)
        if not (1 <= price <= suits < held if actions & A14 else 0 <= price < suits):
            return False
        paid: cython.int = self.release(seat, named)
        self.world[DECK + self.size + paid] += spend
        for place in range(price):
            paid = self.drop(seat, OTHERS if actions & A14 and not place else SUITS, colour)
            self.world[DECK + self.size + paid] += spend
        return True

    def keep(self, seat: cython.int) -> None:
        """Remember a hand."""
        place: cython.int
        for place in range(self.world[seat + HELD]):
            self.kept[place] = self.world[seat + HAND + place]
        self.kept[MOST_HELD] = self.world[seat + HELD]
        self.kept[MOST_HELD + 1] = self.world[seat + TO_COME]

    def restore(self, seat: cython.int) -> None:
        """Take the remembered hand up again."""
        place: cython.int
        self.world[seat + HELD] = self.kept[MOST_HELD]
        self.world[seat + TO_COME] = self.kept[MOST_HELD + 1]
        for place in range(self.world[seat + HELD]):
            self.world[seat + HAND + place] = self.kept[place]
