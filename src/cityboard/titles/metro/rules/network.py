"""The track network: squares, ports, stations and where every tile leads, as tables of ints (M1.1 to M1.5).

A position is `4 * square + edge`: a train about to enter a square over one of its edges (0 top, 1 right, 2 bottom,
3 left). A negative position is an end: -station for an edge station, CENTRE for the central station.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from cityboard.titles.metro.rules.kernel import Tracks

SIZE = 8
SQUARES = SIZE * SIZE
STATIONS = 32
PLACES = 8
LINES = STATIONS + PLACES
OPEN = 0
CENTRE = -(STATIONS + 1)
CENTRAL_SQUARES = (27, 28, 35, 36)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
TURN = {"a": 2, "b": 1, "c": 3, "d": 0}


def neighbour(square: int, edge: int) -> int | None:
    """Return the square beyond an edge, None beyond the board."""
    row, column = square // SIZE + STEPS[edge][0], square % SIZE + STEPS[edge][1]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def turned(tile: str, turns: int) -> str:
    """Turn a tile clockwise by quarter turns (M6.1)."""
    return tile[-turns:] + tile[:-turns] if turns else tile


def orientations(tile: str) -> list[tuple[int, str]]:
    """List the different orientations of a tile with the fewest turns that give each."""
    fewest: dict[str, int] = {}
    for turns in range(4):
        fewest.setdefault(turned(tile, turns), turns)
    return [(turns, code) for code, turns in fewest.items()]


@cache
def family(tile: str) -> str:
    """Name a tile apart from its orientation."""
    return min(turned(tile, turns) for turns in range(4))


def exit_edge(code: str, edge: int) -> int:
    """Return the edge over which a train leaves that entered over an edge (M1.3)."""
    return (edge + TURN[code[edge]]) % 4


def is_tile(code: object) -> bool:
    """Return whether four letters are a tile: every entrance leads to a different exit."""
    if not isinstance(code, str) or len(code) != 4 or not set(code) <= set(TURN):
        return False
    return len({exit_edge(code, edge) for edge in range(4)}) == 4


def _departures() -> tuple[int, ...]:
    """List the first position of the line of each station (M1.2), then of each place of the central station (M4.6)."""
    top = [4 * column for column in range(7, -1, -1)]
    left = [4 * SIZE * row + 3 for row in range(SIZE)]
    bottom = [4 * (SIZE * 7 + column) + 2 for column in range(SIZE)]
    right = [4 * (SIZE * row + 7) + 1 for row in range(7, -1, -1)]
    centre = [(27, 0), (28, 0), (28, 1), (36, 1), (36, 2), (35, 2), (35, 3), (27, 3)]
    return (*top, *left, *bottom, *right, *(_beyond(square, edge) for square, edge in centre))


def _beyond(square: int, edge: int) -> int:
    """Return the position of a train that leaves a square over an edge."""
    following = neighbour(square, edge)
    if following is None:
        return -1 - DEPARTURES.index(4 * square + edge)
    return 4 * following + (edge + 2) % 4


DEPARTURES = _departures()
EDGE_SQUARES = [square for square in range(SQUARES) if None in [neighbour(square, edge) for edge in range(4)]]
TRACK_SQUARES = [square for square in range(SQUARES) if square not in CENTRAL_SQUARES]
INNER_SQUARES = [square for square in TRACK_SQUARES if square not in EDGE_SQUARES]
TRACK_NEIGHBOURS = [
    [beyond for edge in range(4) if (beyond := neighbour(square, edge)) in TRACK_SQUARES and beyond is not None]
    for square in range(SQUARES)
]
NEIGHBOUR_BITS = [sum(1 << beyond for beyond in neighbours) for neighbours in TRACK_NEIGHBOURS]


class Network:
    """Where the tracks of each oriented tile lead; code 0 is the empty square."""

    def __init__(self, tiles: Iterable[str], *, centre_covered: bool = False) -> None:
        """Build the tables for some tiles in all orientations; a covered centre ends no line (M9.1).

        `beyond` is the position of a train that leaves a square over an edge, `exits` its exit edge by code and
        entrance, `turns` the code of a turned code, `follow` the next position by code and position.
        """
        self.names = ["", *sorted({turned(tile, turns) for tile in tiles for turns in range(4)})]
        self.code = {name: number for number, name in enumerate(self.names) if name}
        ends: tuple[int, ...] = () if centre_covered else CENTRAL_SQUARES
        beyond = [[_beyond(square, edge) for edge in range(4)] for square in range(SQUARES)]
        beyond = [[CENTRE if after >> 2 in ends else after for after in row] for row in beyond]
        self.beyond = [after for row in beyond for after in row]
        self.exits = [0] * 4
        self.turns = [0] * 4
        self.follow: list[list[int]] = [[]]
        self.one_tile: list[frozenset[int]] = [frozenset()]
        for name in self.names[1:]:
            exits = [exit_edge(name, edge) for edge in range(4)]
            self.exits += exits
            self.turns += [self.code[turned(name, turns)] for turns in range(4)]
            self.follow.append([beyond[square][exits[edge]] for square in range(SQUARES) for edge in range(4)])
            self.one_tile.append(self._one_tile_squares(self.follow[-1]))
        self.tracks = Tracks(self.follow, [sum(1 << square for square in squares) for squares in self.one_tile])

    @staticmethod
    def _one_tile_squares(follow: list[int]) -> frozenset[int]:
        """Return the squares where this tile alone would complete the line of an edge station (M3.4)."""
        return frozenset(start >> 2 for start in DEPARTURES[:STATIONS] if follow[start] < 0)

    def trace(self, board: bytearray, line: int) -> tuple[list[int], int]:
        """Follow a line from its departure: the squares crossed in order, and its end (OPEN if it has none)."""
        crossed, position = self.tracks.squares_crossed(board, DEPARTURES[line])
        return crossed, position if position < 0 else OPEN


@lru_cache(32)  # shared by games, whatever their other options
def network_of(tiles: tuple[str, ...], centre_covered: bool) -> Network:
    """Return the tables for some tiles."""
    return Network(tiles, centre_covered=centre_covered)
