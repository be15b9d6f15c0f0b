"""The board of one player of Helsinki: pushing tiles, wild tiles, superstructures and scoring (H4, H7, H8)."""

from collections.abc import Iterable, Iterator

from tests.naive.helsinki_data import COATS_OF_ARMS, CROSSWALKS, PICTURES, SIZE, STATUE, WILD, Roof

Tile = frozenset[Roof]

INWARD: dict[str, tuple[int, int]] = {"north": (1, 0), "east": (0, -1), "south": (-1, 0), "west": (0, 1)}
EVERY_ROOF: frozenset[Roof] = frozenset((row, column) for row in range(SIZE) for column in range(SIZE))
MORE_STEPS_THAN_ANY_PUSH_TAKES = 20


def roof_number(roof: Roof) -> int:
    """The number of a roof in moves, 0-48."""
    return SIZE * roof[0] + roof[1]


def roof_of_number(number: int) -> Roof:
    """The roof of that number in moves."""
    return divmod(number, SIZE)


def shifted(tile: Iterable[Roof], rows: int, columns: int) -> Tile:
    """The tile, moved by so many rows and columns."""
    return frozenset((row + rows, column + columns) for row, column in tile)


def in_corner(tile: Iterable[Roof]) -> Tile:
    """The tile, moved so that its first row and its first column are 0."""
    roofs = list(tile)
    return shifted(roofs, -min(row for row, _ in roofs), -min(column for _, column in roofs))


def orientations(shape: str) -> set[Tile]:
    """All rotations and mirror images of a shape (H1.4, H4.4)."""
    tile: Tile = frozenset(
        (row, column) for row, line in enumerate(PICTURES[shape]) for column, mark in enumerate(line) if mark == "#"
    )
    turned: set[Tile] = set()
    for _ in range(4):
        tile = in_corner((column, -row) for row, column in tile)
        turned.add(tile)
        turned.add(in_corner((row, -column) for row, column in tile))
    return turned


def before_the_push(shape: str, side: str) -> Iterator[Tile]:
    """The tile in every orientation and lane, just outside the grid on that side (H4.4, H4.5)."""
    for tile in orientations(shape):
        height = max(row for row, _ in tile) + 1
        width = max(column for _, column in tile) + 1
        if side in ("north", "south"):
            for lane in range(SIZE - width + 1):
                yield shifted(tile, -height if side == "north" else SIZE, lane)
        else:
            for lane in range(SIZE - height + 1):
                yield shifted(tile, lane, -width if side == "west" else SIZE)


def neighbours(roof: Roof) -> set[Roof]:
    """The squares that share an edge with this one, also those outside the grid."""
    row, column = roof
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


class PlayerBoard:
    """7x7 roofs with the statue, tiles, coats of arms and superstructures (H1.3, H2.5)."""

    def __init__(self) -> None:
        self.colour_at: dict[Roof, str] = {}
        self.coats: set[Roof] = set(COATS_OF_ARMS)
        self.superstructures: set[Roof] = set()

    # Tiles.

    def built(self) -> set[Roof]:
        """The roofs under tiles and the statue (H7.1)."""
        return set(self.colour_at) | {STATUE}

    def slide(self, tile: Tile, side: str) -> Tile | None:
        """Where a tile from outside comes to rest, or None if nothing stops it inside the grid (H4.5-H4.8)."""
        rows, columns = INWARD[side]
        obstacles = self.built()
        for _ in range(MORE_STEPS_THAN_ANY_PUSH_TAKES):
            one_step_further = shifted(tile, rows, columns)
            if one_step_further & obstacles:
                return tile if tile <= EVERY_ROOF else None
            tile = one_step_further
        return None

    def resting_places(self, shape: str, sides: Iterable[str]) -> set[Tile]:
        """All places where a tile of this shape can come to rest, pushed in from one of the sides (H4.5)."""
        places = {self.slide(tile, side) for side in sides for tile in before_the_push(shape, side)}
        return {place for place in places if place is not None}

    def can_rest(self, shape: str, sides: Iterable[str]) -> bool:
        """Whether there is any legal push at all (H4.4)."""
        return any(self.slide(tile, side) is not None for side in sides for tile in before_the_push(shape, side))

    def add_tile(self, tile: Iterable[Roof], colour: str) -> int:
        """Put a pavilion or wild tile there; gives the number of coats of arms won (H4.11, A2)."""
        won = 0
        for roof in tile:
            if roof in self.built():
                raise AssertionError(f"{roof} is built already")
            self.colour_at[roof] = colour
            if roof in self.coats:
                self.coats.remove(roof)
                won += 1
        return won

    def touches_own_colour(self, tile: Iterable[Roof]) -> bool:
        """Whether the tile, already on the board, touches another tile of its colour (H4.9)."""
        roofs = set(tile)
        return any(
            self.colour_at.get(neighbour) == self.colour_at[roof] != WILD
            for roof in roofs
            for neighbour in neighbours(roof) - roofs
        )

    def spaces_for_wild_tiles(self) -> set[Roof]:
        """The empty roof spaces that touch a pavilion or wild tile (A2, A7)."""
        return {roof for roof in EVERY_ROOF - self.built() if neighbours(roof) & set(self.colour_at)}

    def visitors_connected(self) -> bool:
        """Whether tiles connect the four crosswalks, the statue not helping (H8.3)."""
        reached: set[Roof] = set()
        waiting = [CROSSWALKS[0]]
        while waiting:
            roof = waiting.pop()
            if roof in self.colour_at and roof not in reached:
                reached.add(roof)
                waiting.extend(neighbours(roof))
        return set(CROSSWALKS) <= reached

    # Superstructures.

    def roofs_without_superstructure(self) -> set[Roof]:
        """The roofs of pavilion and wild tiles that carry no superstructure (A10)."""
        return set(self.colour_at) - self.superstructures

    # Scoring.

    def points(self) -> int:
        """The points of the final scoring for this board (H7.1, H7.2)."""
        built = self.built()
        rows = [row for row in range(SIZE) if all((row, column) in built for column in range(SIZE))]
        columns = [column for column in range(SIZE) if all((row, column) in built for row in range(SIZE))]
        points = 2 * len(rows) + 2 * len(columns)
        for row, column in self.superstructures:
            if row in rows and column in columns:
                points += 3
            elif row in rows or column in columns:
                points += 1
        return points
