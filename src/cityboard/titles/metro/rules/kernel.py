# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, annotation_typing=False
"""Metro's innermost loops: drawing from the tower, and following track.

Plain Python that Cython compiles unchanged; the types stand in kernel.pxd. Positions are those of network.py.
"""

from typing import TypeVar

T = TypeVar("T")
CODES = 25  # every way to join four entrances to four exits, and 0 for the empty square
POSITIONS = 1 << 8  # the codes stand above these bits in the index of a table


def padded(values: list[int], size: int) -> list[int]:
    """Return numbers with zeros behind them: an array of C has one size."""
    return values + [0] * (size - len(values))


def drawable(outcomes: list[list[T]], left: bytearray) -> list[T]:
    """List the outcomes of drawing from the tower, given by tile and number left, for the tiles that are left."""
    drawn = []
    for tile, number in enumerate(left):
        if number:
            drawn.append(outcomes[tile][number])
    return drawn


class Tracks:
    """Where the tracks of every oriented tile lead, and where it would complete a line of one tile."""

    def __init__(self, follow: list[list[int]], one_tile: list[int]) -> None:
        """Take the next position by code and position, and the squares as bits by code; code 0 is the empty square."""
        self.follow = padded([after for row in follow for after in padded(row, POSITIONS)], CODES * POSITIONS)
        self.one_tile = padded(one_tile, CODES)

    def extend(self, board: bytearray, waiting: bytearray, lengths: list[int], square: int) -> list[tuple[int, int]]:
        """Extend the lines that wait at a square as far as there is track; list those that reach an end, with it."""
        follow = self.follow
        complete = []
        for edge in range(4):
            position = 4 * square + edge
            line = waiting[position]
            if not line:
                continue
            waiting[position] = 0
            crossed = 0
            while position >= 0:
                code = board[position >> 2]
                if not code:
                    break
                position = follow[code << 8 | position]
                crossed += 1
            lengths[line - 1] += crossed
            if position < 0:
                complete.append((line - 1, -position))
            else:
                waiting[position] = line
        return complete

    def squares_crossed(self, board: bytearray, position: int) -> tuple[list[int], int]:
        """Follow track from a position: the squares crossed in order, and the end or empty position reached."""
        crossed = []
        while position >= 0:
            code = board[position >> 2]
            if not code:
                break
            crossed.append(position >> 2)
            position = self.follow[code << 8 | position]
        return crossed, position
