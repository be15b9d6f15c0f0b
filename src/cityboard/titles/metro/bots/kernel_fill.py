# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, annotation_typing=False
"""Fill and trace: what the accounts can expect if the empty squares are filled at random with the unseen tiles.

The board always fills up, so a filled board says what every open line comes to. A sample fills the board once and
follows every track; what one other tile on one square would change is then read from the pieces of track around that
square, without following anything again. So all candidates are weighed on the same samples, each for almost nothing.

Only empty squares are stepped on: the tracks between them are led through the laid tiles once, beforehand. A local
position is `4 * number of the empty square + edge`. Along a path a sum grows with every step: the steps in its lowest
bits, then the tiles crossed, then the worth of what was passed besides, in SCALE parts of a point.
"""

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.metro.rules.kernel import CODES, padded
from cityboard.titles.metro.rules.network import CENTRE, LINES, SQUARES, STATIONS

if not cython.compiled:  # compiled, kernel_fill.pxd brings it
    from cityboard.titles.metro.bots.kernel_playout import mixed

WHOLE = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
SCALE = 16
TILES_AT, WORTH_AT = 10, 20  # the bits of a path's sum where the tiles crossed begin, and the other worth
TILES = (1 << WORTH_AT - TILES_AT) - 1
CROSSING = 1 << TILES_AT  # one tile crossed, in a path's sum
WORTH = 1 << WORTH_AT  # one SCALE part of a point of other worth
PATHS = 256  # numbers of paths that belong to one sample
ENDS = STATIONS + 2  # the stations from 1, the centre, and 0 for none
ACCOUNTS = 8
CHANGES = 1024  # candidates at once

PART, ROW = SCALE, ENDS  # the same for C: what it knows as numbers, others cannot import
SEATS, SHARES, WORST = 0, 1, 2  # how accounts become a lead: they are the seats; through shares; the worst one counts


class Filling:
    """A position to be filled: where tracks lead between its empty squares, and what reaching an end is worth."""

    def __init__(
        self,
        exits: list[int],
        squares: int,
        lead: list[int],
        gain: list[int],
        starts: list[int],
        lines: list[tuple[int, int, int]],
        bag: list[int],
        turns: list[int],
    ) -> None:
        """Take the tracks between the empty squares, and the tiles that may come.

        `exits` names the exit by code and entrance; `lead` and `gain` say where a train gets that leaves an empty
        square, and what its sum grows by; the first of `starts` are the open lines (account, sum so far, whether the
        centre doubles), the others belong to nobody; `turns` are the four orientations of every code in the bag.
        """
        self.exits = padded(exits, 4 * CODES)
        self.squares = squares
        self.lead = padded(lead, 4 * SQUARES)
        self.gain = padded(gain, 4 * SQUARES)
        self.starts = len(starts)
        self.start = padded(starts, 4 * SQUARES)
        self.lines = len(lines)
        self.account = padded([account for account, _, _ in lines], LINES)
        self.so_far = padded([total for _, total, _ in lines], 4 * SQUARES)
        self.doubling = padded([int(doubled) for _, _, doubled in lines], LINES)
        self.tiles = len(bag)
        self.bag = padded(bag, SQUARES)
        self.turned = int(turns != [])
        self.turns = padded(turns, 4 * CODES)
        self.fill = padded([], SQUARES)
        self.path = padded([], 4 * SQUARES)
        self.before = padded([], 4 * SQUARES)
        self.total = padded([], PATHS)
        self.end = padded([], PATHS)
        self.value = padded([], LINES)
        self.stamp = 0
        self.points = padded([], ACCOUNTS)
        self.now = padded([], ACCOUNTS)
        self.changed = padded([], ACCOUNTS)
        self.end_worth = padded([], ACCOUNTS * ENDS)
        self.following = padded([], 4)
        self.between = padded([], 4)
        self.ending = padded([], 4)
        self.entrance = padded([], 4)
        self.entered = 0
        self.kind = SEATS
        self.seat = self.seats = self.accounts = 0
        self.holdings = padded([], ACCOUNTS * ACCOUNTS)
        self.most = padded([], ACCOUNTS * ACCOUNTS)
        self.values = padded([], ACCOUNTS)
        self.divisor = 1
        self.harder = 0
        self.extra = padded([], ACCOUNTS)
        self.candidates = 0
        self.at = padded([], CHANGES)
        self.code = padded([], CHANGES)
        self.bonus = padded([], CHANGES)
        self.sums = padded([], CHANGES)
        self.squared = padded([], CHANGES)
        self.account_sums = padded([], CHANGES * ACCOUNTS)

    def score(self, points: list[int], end_worth: list[int], seat: int, seats: int, extra: list[int]) -> None:
        """Take the points that accounts have, the worth of ends to each, the seat that asks, and seats' other points.

        All in SCALE parts of a point.
        """
        self.accounts = len(points)
        self.points = padded(points, ACCOUNTS)
        self.end_worth = padded(end_worth, ACCOUNTS * ENDS)
        self.seat, self.seats = seat, seats
        self.extra = padded(extra, ACCOUNTS)

    def pay_shares(self, holdings: list[int], most: list[int], values: list[int], divisor: int) -> None:
        """Let seats live on shares: tenths held by seat and account, who holds most, values by place (M7.5 to M7.7)."""
        self.kind = SHARES
        self.holdings = padded(holdings, ACCOUNTS * ACCOUNTS)
        self.most = padded(most, ACCOUNTS * ACCOUNTS)
        self.values = padded(values, ACCOUNTS)
        self.divisor = divisor

    def count_worst(self, harder: bool) -> None:
        """Let the account with the fewest points count, in the harder variant minus the gap (M10.6)."""
        self.kind = WORST
        self.harder = int(harder)

    def compare(self, at: list[int], codes: list[int], bonus: list[int]) -> None:
        """Take candidates: a code on the empty square of a number, ascending, and what the seat gains besides.

        The number -1 stands for the position as it is.
        """
        self.candidates = len(at)
        self.at = padded(at, CHANGES)
        self.code = padded(codes, CHANGES)
        self.bonus = padded(bonus, CHANGES)

    def run(self, seed: int, samples: int) -> tuple[list[int], list[int]]:
        """Weigh the candidates on some samples: the sums of their leads, and of the squares of those."""
        for number in range(self.candidates):
            self.sums[number] = 0
            self.squared[number] = 0
        for number in range(self.candidates * self.accounts):
            self.account_sums[number] = 0
        for _sample in range(samples):
            seed = self.shuffle(seed)
            self.trace()
            self.weigh()
        return [self.sums[number] for number in range(self.candidates)], [
            self.squared[number] for number in range(self.candidates)
        ]

    def expected(self, number: int) -> list[int]:
        """Return the sums of the accounts' points after a candidate, of the samples just weighed."""
        return [self.account_sums[number * self.accounts + account] for account in range(self.accounts)]

    def filled(self) -> list[int]:
        """Return the codes on the empty squares in the last sample."""
        return [self.fill[place] >> 2 for place in range(self.squares)]

    def lead_of(self, points: list[int]) -> int:
        """Return the lead of the seat if the accounts had some points."""
        self.changed = padded(points, ACCOUNTS)
        return self.standing()

    def ends(self, seed: int, samples: int) -> list[list[int]]:
        """Return the points by seat on some samples of the position as it is."""
        points = []
        for _sample in range(samples):
            seed = self.shuffle(seed)
            self.trace()
            for account in range(self.accounts):
                self.changed[account] = self.now[account]
            points.append([self.points_of(seat) for seat in range(self.seats)])
        return points

    def values_of_shares(self, seed: int, samples: int) -> list[int]:
        """Return by account the sum of what a tenth of it is worth on some samples (M7.5)."""
        sums = [0] * self.accounts
        for _sample in range(samples):
            seed = self.shuffle(seed)
            self.trace()
            for account in range(self.accounts):
                place = 0
                for other in range(self.accounts):
                    place += self.now[other] > self.now[account]
                sums[account] += self.values[place]
        return sums

    def shuffle(self, seed: int) -> int:
        """Fill the empty squares from the bag, one tile again where it is too small; return where the seed got to."""
        bag, fill, turns = self.bag, self.fill, self.turns
        left = self.tiles
        turned = self.turned
        number = 0
        for place in range(self.squares):
            if place & 3 == 0:
                seed = seed + STEP & WHOLE
                number = mixed(seed)
            if left == 0:
                left = self.tiles
            other = (number & 65535) * left >> 16
            left -= 1
            tile = bag[other]
            bag[other] = bag[left]
            bag[left] = tile
            if turned:
                tile = turns[tile << 2 | number & 3]
            fill[place] = tile << 2
            number >>= 16
        return seed

    def trace(self) -> None:
        """Follow every track of the filled board: lines, what belongs to nobody, then loops; score the lines."""
        path, before, fill, lead, gain, exits = self.path, self.before, self.fill, self.lead, self.gain, self.exits
        total, now = self.total, self.now
        self.stamp += PATHS
        stamp = self.stamp
        visited = 0
        for account in range(self.accounts):
            now[account] = self.points[account]
        for number in range(self.starts):
            position = self.start[number]
            passed = self.so_far[number]
            while position >= 0:
                path[position] = stamp + number
                before[position] = passed
                out = position & 252 | exits[fill[position >> 2] | position & 3]
                passed += gain[out]
                position = lead[out]
                visited += 1
            total[number] = passed
            self.end[number] = position
            if number < self.lines:
                self.value[number] = self.line_value(number, passed, position)
                now[self.account[number]] += self.value[number]
        number = self.starts
        if visited < 4 * self.squares:
            for first in range(4 * self.squares):
                if path[first] < stamp:
                    position = first
                    passed = 0
                    while path[position] < stamp:
                        path[position] = stamp + number
                        before[position] = passed
                        out = position & 252 | exits[fill[position >> 2] | position & 3]
                        passed += gain[out]
                        position = lead[out]
                    total[number] = passed
                    number += 1

    def line_value(self, number: int, passed: int, end: int) -> int:
        """Return what a complete line is worth to its account."""
        crossings = (passed >> TILES_AT & TILES) * PART
        if end == CENTRE and self.doubling[number]:
            crossings += crossings
        return crossings + (passed >> WORTH_AT) + self.end_worth[self.account[number] * ROW - end]

    def weigh(self) -> None:
        """Add the lead of the seat after every candidate on this sample."""
        cut_square = -1
        for number in range(self.candidates):
            square = self.at[number]
            for account in range(self.accounts):
                self.changed[account] = self.now[account]
            if square >= 0:
                if square != cut_square:
                    self.cut(square)
                    cut_square = square
                self.lay(square, self.code[number])
            lead = self.standing() + self.bonus[number]
            self.sums[number] += lead
            self.squared[number] += lead * lead
            for account in range(self.accounts):
                self.account_sums[number * self.accounts + account] += self.changed[account]

    def cut(self, square: int) -> None:
        """Cut the paths at a square: where lines come to it first, and where its exits lead until it is met again.

        An exit leads back to an entrance of the square, or on to an end (`following` is -1).
        """
        path, before, lead, gain = self.path, self.before, self.lead, self.gain
        first = 4 * square
        loops = self.stamp + self.starts
        self.entered = 0
        for edge in range(4):
            path_number = path[first + edge]
            if path_number < self.stamp + self.lines:
                earlier = False
                for other in range(4):
                    if path[first + other] == path_number and before[first + other] < before[first + edge]:
                        earlier = True
                if not earlier:
                    self.entrance[self.entered] = edge
                    self.entered += 1
        for edge in range(4):
            position = lead[first + edge]
            self.following[edge] = -1
            self.between[edge] = gain[first + edge]
            if position < 0:
                self.ending[edge] = position
                continue
            path_number = path[position]
            met = wrapped = -1
            for other in range(4):
                if path[first + other] == path_number:
                    if before[first + other] >= before[position]:
                        if met < 0 or before[first + other] < before[first + met]:
                            met = other
                    elif wrapped < 0 or before[first + other] < before[first + wrapped]:
                        wrapped = other
            if met >= 0:
                self.following[edge] = met
                self.between[edge] += before[first + met] - before[position]
            elif path_number >= loops:
                self.following[edge] = wrapped
                self.between[edge] += self.total[path_number - self.stamp] - before[position] + before[first + wrapped]
            else:
                self.between[edge] += self.total[path_number - self.stamp] - before[position]
                self.ending[edge] = self.end[path_number - self.stamp]

    def lay(self, square: int, code: int) -> None:
        """Change the points of the accounts by another tile on the square that was cut."""
        for place in range(self.entered):
            edge = self.entrance[place]
            number = self.path[4 * square + edge] - self.stamp
            passed = self.before[4 * square + edge]
            out = self.exits[code << 2 | edge]
            passed += self.between[out]
            while self.following[out] >= 0:
                out = self.exits[code << 2 | self.following[out]]
                passed += self.between[out]
            changed = self.line_value(number, passed, self.ending[out]) - self.value[number]
            self.changed[self.account[number]] += changed

    def standing(self) -> int:
        """Return the lead of the seat for the accounts' points as changed; alone, its points."""
        own = self.points_of(self.seat)
        behind = 0
        is_first = True
        for seat in range(self.seats):
            if seat != self.seat:
                points = self.points_of(seat)
                if is_first or points > behind:
                    behind = points
                    is_first = False
        return own - behind

    def points_of(self, seat: int) -> int:
        """Return the points of a seat for the accounts' points as changed."""
        points = self.changed
        if self.kind == SEATS:
            return self.extra[seat] + points[seat]
        if self.kind == SHARES:
            return self.extra[seat] + self.income(seat)
        last = best = points[0]
        for account in range(1, self.accounts):
            last = min(last, points[account])
            best = max(best, points[account])
        return last + last - best if self.harder else last

    def income(self, seat: int) -> int:
        """Return what a seat's shares and majorities come to for the accounts' points as changed."""
        points = self.changed
        total = 0
        for account in range(self.accounts):
            held = self.holdings[seat * ACCOUNTS + account]
            if held:
                place = 0
                for other in range(self.accounts):
                    place += points[other] > points[account]
                total += held * self.values[place] * PART
                if self.most[seat * ACCOUNTS + account]:
                    total += points[account] // (PART * self.divisor) * PART
        return total
