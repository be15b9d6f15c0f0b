# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, annotation_typing=False
"""Random play to the end of a base game: legal squares, tiles drawn and laid, lines followed over the full board."""

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.metro.rules.kernel import Tracks, padded
from cityboard.titles.metro.rules.network import CENTRE, LINES, SQUARES

MOST_SEATS = 6
WHOLE = (1 << 64) - 1
ONE = 1  # as wide as a set of squares: a plain 1 is not, in C
# Of a linear congruential generator, of mixing its seed, and of counting bits; only names have types in C.
FACTOR, STEP = 0x5851F42D4C957F2D, 0x14057B7EF767814F
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
LOW = (1 << 32) - 1
TWOS, FOURS, EIGHTS, EACH = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
LAST = 0x8080808080808080


def mixed(seed: int) -> int:
    """Return where a generator begins, far from where it begins for the next seed."""
    seed = (seed ^ seed >> 30) * FIRST & WHOLE
    seed = (seed ^ seed >> 27) * SECOND & WHOLE
    return seed ^ seed >> 31


def bits(byte: int) -> list[int]:
    """List the bits that are set in a byte."""
    return [bit for bit in range(8) if byte >> bit & 1]


BITS = list(map(bits, range(256)))  # no nested comprehension: Cython 3.3 loses count of None there


IN_BYTE = [here[number] if number < len(here) else 0 for number in range(8) for here in BITS]


def count(squares: int) -> int:
    """Count the squares of a set written as bits."""
    if not cython.compiled:
        return squares.bit_count()
    squares = squares - (squares >> 1 & TWOS)
    squares = (squares & FOURS) + (squares >> 2 & FOURS)
    return (squares + (squares >> 4) & EIGHTS) * EACH >> 56


def pick(squares: int, number: int) -> int:
    """Return the square in some place of a set, counted from 0 in ascending order."""
    square = 0
    if not cython.compiled:
        low = (squares & LOW).bit_count()
        if number >= low:
            number -= low
            squares >>= 32
            square = 32
        while True:
            here = BITS[squares & 255]
            if number < len(here):
                return square + here[number]
            number -= len(here)
            squares >>= 8
            square += 8
    # A byte of `sums` counts the squares up to its own end; the one wanted lies in the first byte that counts more.
    sums = squares - (squares >> 1 & TWOS)
    sums = (sums & FOURS) + (sums >> 2 & FOURS)
    sums = (sums + (sums >> 4) & EIGHTS) * EACH
    rank = number
    square = (((rank * EACH | LAST) - sums & LAST) >> 7) * EACH >> 56 << 3
    return square + IN_BYTE[number - (sums << 8 >> square & 255) << 8 | squares >> square & 255]


def legal_squares(opened: int, one_tile: int) -> int:
    """Return the squares for a tile: open ones where it completes no line of one tile (M3.4), if none, all (M3.5)."""
    return opened & ~one_tile or opened


class RandomPlay:
    """Random play of the base game from the beginning of a turn, with one tile in hand and no modules.

    With the same random numbers a random mover on the surface arrives at the same scores; a test compares the two.
    """

    def __init__(
        self,
        tracks: Tracks,
        board: bytearray,
        opened: int,
        neighbours: list[int],
        hands: list[int],
        tower: list[int],
        mover: int,
        points: list[int],
        heads: list[tuple[int, int, int]],
    ) -> None:
        """Take a position: open squares and neighbours as bits, the tower's tiles ascending, and the open lines.

        A head is where an open line ends for now, the account it scores for, and the tiles it crosses so far.
        """
        self.tracks = tracks
        self.board = list(board)
        self.laid = sum(1 << square for square in range(SQUARES) if board[square])
        self.opened = opened
        self.neighbours = neighbours
        self.players = len(hands)
        self.hands = padded(hands, MOST_SEATS)
        self.left = len(tower)
        self.tower = padded(tower, SQUARES)
        self.mover = mover
        self.accounts = len(points)
        self.points = padded(points, MOST_SEATS)
        self.heads = len(heads)
        self.positions = padded([position for position, _, _ in heads], LINES)
        self.owners = padded([account for _, account, _ in heads], LINES)
        self.lengths = padded([crossed for _, _, crossed in heads], LINES)
        self.empty = len(tower) + sum(tile > 0 for tile in hands)
        self.board_now = padded([], SQUARES)
        self.hands_now = padded([], MOST_SEATS)
        self.sums = padded([], MOST_SEATS)

    def run(self, seed: int, games: int) -> list[int]:
        """Play some games and return the sums of the scores by account."""
        for account in range(MOST_SEATS):
            self.sums[account] = 0
        state = mixed(seed)
        for _game in range(games):
            state = self.play(state)
            self.tally()
        return [self.sums[account] for account in range(self.accounts)]

    def play(self, state: int) -> int:
        """Fill the board once, and return where the generator has got to."""
        board, tower, hands = self.board_now, self.tower, self.hands_now
        drawable = (ONE << self.left) - 1  # places of the tower, which keeps its order
        one_tile, neighbours = self.tracks.one_tile, self.neighbours
        opened, laid, left = self.opened, self.laid, self.left
        mover, players = self.mover, self.players
        for square in range(SQUARES):
            board[square] = self.board[square]
        for seat in range(players):
            hands[seat] = self.hands[seat]
        for _turn in range(self.empty):
            while not hands[mover]:  # a pass, the only move (M2.4)
                state = state * FACTOR + STEP & WHOLE
                mover = mover + 1 if mover + 1 < players else 0
            tile = hands[mover]
            squares = legal_squares(opened, one_tile[tile])
            choices = count(squares) + (left > 0)
            state = state * FACTOR + STEP & WHOLE
            number = (state >> 32) * choices >> 32
            if left and number == choices - 1:  # the draw comes last in the list of moves (M2.2)
                state = state * FACTOR + STEP & WHOLE
                place = pick(drawable, (state >> 32) * left >> 32)
                drawable ^= ONE << place
                tile = tower[place]
                left -= 1
                squares = legal_squares(opened, one_tile[tile])
                state = state * FACTOR + STEP & WHOLE
                number = (state >> 32) * count(squares) >> 32
            else:
                hands[mover] = 0
            square = pick(squares, number)
            board[square] = tile
            laid |= ONE << square
            opened = (opened | neighbours[square]) & ~laid
            if left and not hands[mover]:
                state = state * FACTOR + STEP & WHOLE
                place = pick(drawable, (state >> 32) * left >> 32)
                drawable ^= ONE << place
                hands[mover] = tower[place]
                left -= 1
            mover = mover + 1 if mover + 1 < players else 0
        return state

    def tally(self) -> None:
        """Follow the lines that were open at the start over the full board and add what they score (M4)."""
        board, follow, sums = self.board_now, self.tracks.follow, self.sums
        for account in range(self.accounts):
            sums[account] += self.points[account]
        for head in range(self.heads):
            position = self.positions[head]
            crossed = self.lengths[head]
            while position >= 0:
                position = follow[board[position >> 2] << 8 | position]
                crossed += 1
            sums[self.owners[head]] += 2 * crossed if position == CENTRE else crossed
