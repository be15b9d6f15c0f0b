"""The board: squares, stations, lines and placement (M1, M3, M4, M6.1, M8, M9)."""

from dataclasses import dataclass, field

from .data import CENTRAL_SQUARES, EXITS, Square
from .script import Owner

# A departure: ("station", 1-32) at the edge or ("place", 0-7) at the central station.
Departure = tuple[str, int]

ALL_SQUARES: list[Square] = [(row, column) for row in range(8) for column in range(8)]
EDGE_SQUARES: set[Square] = {(row, column) for row, column in ALL_SQUARES if row in (0, 7) or column in (0, 7)}
INNER_SQUARES: list[Square] = [
    square for square in ALL_SQUARES if square not in EDGE_SQUARES and square not in CENTRAL_SQUARES
]

# M1.3: leaving a square by an exit port leads one square on (rows, columns) to this entrance port.
NEXT_SQUARE: dict[int, tuple[int, int, int]] = {1: (-1, 0, 4), 3: (0, 1, 6), 5: (1, 0, 0), 7: (0, -1, 2)}


def square_number(square: Square) -> int:
    """The square as moves name it: 8 x row + column."""
    return 8 * square[0] + square[1]


def square_of_number(number: int) -> Square:
    """The square that a move names."""
    return (number // 8, number % 8)


def neighbours(square: Square) -> list[Square]:
    """The edge-adjacent squares of the board (M3.1)."""
    row, column = square
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [other for other in around if 0 <= other[0] <= 7 and 0 <= other[1] <= 7]


def station_position(station: int) -> tuple[Square, Square, int]:
    """The square just outside the board where a station lies, its first square and the entrance port there (M1.2)."""
    if station <= 8:
        return (-1, 8 - station), (0, 8 - station), 0
    if station <= 16:
        return (station - 9, -1), (station - 9, 0), 6
    if station <= 24:
        return (8, station - 17), (7, station - 17), 4
    return (32 - station, 8), (32 - station, 7), 2


STATION_OUTSIDE: dict[Square, int] = {station_position(station)[0]: station for station in range(1, 33)}
STATION_DEPARTURES: dict[int, tuple[Square, int]] = {station: station_position(station)[1:] for station in range(1, 33)}

# M1.5 and M4.6: the first square and its entrance port of a line from each place of the central station.
PLACE_DEPARTURES: dict[int, tuple[Square, int]] = {
    0: ((2, 3), 4),
    1: ((2, 4), 4),
    2: ((3, 5), 6),
    3: ((4, 5), 6),
    4: ((5, 4), 0),
    5: ((5, 3), 0),
    6: ((4, 2), 2),
    7: ((3, 2), 2),
}


def turned(tile: str, turns: int) -> str:
    """The tile turned clockwise by quarter turns: what was at the top goes to the right (M6.1)."""
    for _ in range(turns):
        tile = tile[3] + tile[0] + tile[1] + tile[2]
    return tile


def orientations(tile: str, free_orientation: bool) -> dict[str, int]:
    """The different ways the tile may lie, each with the fewest turns that give it (M3.2, M6.1)."""
    ways = {tile: 0}
    if free_orientation:
        for turns in (1, 2, 3):
            ways.setdefault(turned(tile, turns), turns)
    return ways


@dataclass
class Line:
    """A line as far as it now runs (M4.1)."""

    crossed: list[Square]
    stops_before: Square | None = None
    arrives_at_station: int | None = None
    arrives_in_centre: bool = False

    def is_complete(self) -> bool:
        """Whether the line has reached an arrival (M4.1)."""
        return self.arrives_at_station is not None or self.arrives_in_centre


@dataclass
class Board:
    """What lies on the board: track tiles, central-rail tiles and the owners of central-station tiles."""

    tiles: dict[Square, str] = field(default_factory=dict)
    rails: dict[Square, str] = field(default_factory=dict)
    central_stations: dict[int, Owner] = field(default_factory=dict)

    def departures(self) -> list[Departure]:
        """All departures in the order of scoring (M4.6)."""
        stations: list[Departure] = [("station", number) for number in range(1, 33)]
        places: list[Departure] = [("place", number) for number in sorted(self.central_stations)]
        return stations + places

    def trace(self, departure: Departure) -> Line:
        """Follow the tracks from a departure to where they end now (M4.1, M4.2, M9.1)."""
        kind, number = departure
        square, port = STATION_DEPARTURES[number] if kind == "station" else PLACE_DEPARTURES[number]
        crossed: list[Square] = []
        while True:
            if square in STATION_OUTSIDE:
                return Line(crossed, arrives_at_station=STATION_OUTSIDE[square])
            if square in self.tiles:
                tile = self.tiles[square]
            elif square in self.rails:
                tile = self.rails[square]
            elif square in CENTRAL_SQUARES:
                return Line(crossed, arrives_in_centre=True)
            else:
                return Line(crossed, stops_before=square)
            crossed.append(square)
            rows, columns, next_port = NEXT_SQUARE[EXITS[port][tile[port // 2]]]
            square, port = (square[0] + rows, square[1] + columns), next_port

    def is_line_of_one_crossing(self, departure: Departure) -> bool:
        """Whether the line is complete over a single tile (M3.4, M8.2)."""
        line = self.trace(departure)
        return line.is_complete() and len(line.crossed) == 1

    def is_free_to_lay(self, square: Square) -> bool:
        """Whether a tile may lie there by M3.1: central-station and central-rail tiles do not help (M8.4, M9.4)."""
        if square in self.tiles or square in CENTRAL_SQUARES:
            return False
        return square in EDGE_SQUARES or any(other in self.tiles for other in neighbours(square))

    def completes_line_of_one_crossing(self, tile: str, square: Square) -> bool:
        """Lay the tile on a copy of the board and look for a complete line of one crossing over it (M3.4)."""
        tried = Board({**self.tiles, square: tile}, self.rails, self.central_stations)
        for kind, number in self.departures():
            first_square, _ = STATION_DEPARTURES[number] if kind == "station" else PLACE_DEPARTURES[number]
            if first_square == square and tried.is_line_of_one_crossing((kind, number)):
                return True
        return False

    def placements(self, tile: str, free_orientation: bool) -> list[tuple[int, Square]]:
        """The turns and squares with which the tile may be placed (M3.1, M3.4, M3.5)."""
        free: list[tuple[int, Square]] = []
        good: list[tuple[int, Square]] = []
        for lying, turns in orientations(tile, free_orientation).items():
            for square in ALL_SQUARES:
                if self.is_free_to_lay(square):
                    free.append((turns, square))
                    if not self.completes_line_of_one_crossing(lying, square):
                        good.append((turns, square))
        return good or free

    def central_station_places(self) -> list[int]:
        """The places where a central-station tile may be put (M8.1, M8.2)."""
        return [
            place
            for place in range(8)
            if place not in self.central_stations and not self.is_line_of_one_crossing(("place", place))
        ]
