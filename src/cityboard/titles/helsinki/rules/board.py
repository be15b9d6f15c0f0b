"""The player board: roofs as bits, poses of tiles, and where a pushed tile comes to rest (H1.3, H4.5 to H4.8)."""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from itertools import chain
from operator import or_
from typing import Literal, get_args

from cityboard.titles.helsinki.rules import kernel
from cityboard.titles.helsinki.rules.moves import Push

SIZE = 7
ROOFS = SIZE * SIZE
STATUE = 1 << (ROOFS // 2)
FULL = (1 << ROOFS) - 1
Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = get_args(Side)  # in the order of the senate spaces; their buildings decide nothing (H1.2)
ROWS = [sum(1 << SIZE * row + column for column in range(SIZE)) for row in range(SIZE)]
COLUMNS = [sum(1 << SIZE * row + column for row in range(SIZE)) for column in range(SIZE)]
NOT_FIRST_COLUMN = FULL & ~COLUMNS[0]
NOT_LAST_COLUMN = FULL & ~COLUMNS[-1]

Cells = tuple[tuple[int, int], ...]
Lane = list[int]  # of a pose, as the kernel wants it


def mask_of(roofs: Iterable[int]) -> int:
    """Return the bits of some roofs."""
    return sum([1 << roof for roof in roofs])


@lru_cache(1 << 14)  # bounded: boards are many
def roofs_of(mask: int) -> tuple[int, ...]:
    """List the roofs of some bits, ascending."""
    return tuple([roof for roof in range(ROOFS) if mask >> roof & 1])


@cache
def push_move(mask: int) -> Push:
    """Return the move that brings a tile to rest on some roofs, made once."""
    return Push(("push", *roofs_of(mask)))


def around(mask: int) -> int:
    """Return some roofs and those that touch them edge to edge."""
    sideways = mask | (mask & NOT_LAST_COLUMN) << 1 | (mask & NOT_FIRST_COLUMN) >> 1
    return (sideways | mask << SIZE | mask >> SIZE) & FULL


def group_of(start: int, built: int) -> int:
    """Return the edge-connected group of built roofs that some of them belong to."""
    group = start & built
    while True:
        larger = around(group) & built
        if larger == group:
            return group
        group = larger


def cells_of(picture: str) -> Cells:
    """Read a shape: rows separated by /, x is a roof."""
    rows = picture.split("/")
    return tuple((row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "x")


def poses(cells: Cells) -> list[Cells]:
    """List the different rotations and mirror images of a tile (H1.4)."""
    different: list[Cells] = []
    for mirrored in (False, True):
        turned = [(row, -column) if mirrored else (row, column) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            pose = tuple(sorted((row - top, column - left) for row, column in turned))
            if pose not in different:
                different.append(pose)
    return different


def _slide(pose: Cells, side: str, lane: int) -> Lane:
    """Follow a pose from outside the board along a lane to the first step beyond the far side.

    That last step counts: at the far edge a tile is stopped only by a roof in front of one of its own.
    """
    height, width = 1 + max(row for row, _ in pose), 1 + max(column for _, column in pose)
    length = height if side in ("north", "south") else width
    steps = []
    for step in range(1 - length, SIZE - length + 2):
        offset = step if side in ("north", "west") else SIZE - length - step
        row, column = (offset, lane) if side in ("north", "south") else (lane, offset)
        at = [(row + r, column + c) for r, c in pose]
        steps.append(mask_of(SIZE * r + c for r, c in at if 0 <= r < SIZE and 0 <= c < SIZE))
    way_in = reduce(or_, steps[:length])
    masks = [reduce(or_, steps), way_in, *steps[length - 1 :]]
    return masks + [0] * (kernel.LANE_LENGTH - len(masks))


class Shape:
    """A tile's form: its poses, and every lane of every pose from every side."""

    def __init__(self, picture: str) -> None:
        """Prepare all lanes."""
        self.cells = cells_of(picture)
        self.roofs = len(self.cells)
        self.poses = poses(self.cells)
        lanes: list[list[Lane]] = [[] for _ in SIDES]
        for pose in self.poses:
            height, width = 1 + max(row for row, _ in pose), 1 + max(column for _, column in pose)
            for number, side in enumerate(SIDES):
                across = width if side in ("north", "south") else height
                lanes[number] += [_slide(pose, side, lane) for lane in range(SIZE - across + 1)]
        self.lanes = [kernel.numbers(chain.from_iterable(side)) for side in lanes]
        every = (step for lane in lanes[0] for step in lane[2:])
        # Every place on the board, with its number in the order of the pushes to it.
        inside = {step for step in every if step.bit_count() == self.roofs}
        self.places = {place: number for number, place in enumerate(sorted(inside, key=roofs_of))}

    def rests(self, side: int, obstacles: int) -> list[int]:
        """List the roofs on which a tile pushed in from a side comes to rest, lane by lane."""
        return kernel.rests(self.lanes[side], obstacles)

    def is_stopped(self, place: int, side: int, obstacles: int) -> bool:
        """Return whether something lies directly in front of a place, seen from a side."""
        lanes = list(self.lanes[side])
        for start in range(0, len(lanes), kernel.LANE_LENGTH):
            lane = lanes[start + 2 : start + kernel.LANE_LENGTH]
            if place in lane:
                return bool(lane[lane.index(place) + 1] & obstacles)
        return False


@lru_cache(128)  # shared by games, whatever their options
def shape_from(picture: str) -> Shape:
    """Return the form that a picture shows."""
    return Shape(picture)
