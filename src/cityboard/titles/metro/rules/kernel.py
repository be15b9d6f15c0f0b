# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, annotation_typing=False
"""Metro's innermost loop: following track.

Plain Python that Cython compiles unchanged; the types stand in kernel.pxd. Positions are those of network.py.
"""

CODES = 25  # every way to join four entrances to four exits, and 0 for the empty square
POSITIONS = 1 << 8  # the codes stand above these bits in the index of a table


def padded(values: list[int], size: int) -> list[int]:
    """Return numbers with zeros behind them: an array of C has one size."""
    return values + [0] * (size - len(values))


class Tracks:
    """Where the tracks of every oriented tile lead, and where it would complete a line of one tile."""

    def __init__(self, follow: list[list[int]], one_tile: list[int]) -> None:
        """Take the next position by code and position, and the squares as bits by code; code 0 is the empty square."""
        self.follow = padded([after for row in follow for after in padded(row, POSITIONS)], CODES * POSITIONS)
        self.one_tile = padded(one_tile, CODES)

    def lead_on(self, board: bytearray, position: int) -> tuple[int, int]:
        """Follow track from a position to an end or an empty square: the position there, and the tiles crossed."""
        follow = self.follow
        crossed = 0
        while position >= 0:
            code = board[position >> 2]
            if not code:
                break
            position = follow[code << 8 | position]
            crossed += 1
        return position, crossed

    def squares_crossed(self, board: bytearray, position: int) -> tuple[list[int], int]:
        """Follow track as far as `lead_on`, and list the squares crossed in order."""
        crossed = []
        while position >= 0:
            code = board[position >> 2]
            if not code:
                break
            crossed.append(position >> 2)
            position = self.follow[code << 8 | position]
        return crossed, position
