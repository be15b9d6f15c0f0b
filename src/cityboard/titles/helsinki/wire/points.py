"""The points of a player board: what counts, as if the game ended now, and what would (H7)."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from cityboard.core.game import Entry
from cityboard.protocol.messages import Points
from cityboard.protocol.wire import Wire
from cityboard.titles.helsinki.rules.board import COLUMNS, ROWS, STATUE, roofs_of
from cityboard.titles.helsinki.rules.game import COLUMN, ROW, SUPERSTRUCTURES, board_points, roofs_by_worth
from cityboard.titles.helsinki.wire.terms import Count, Line, Roof, Roofs

NEAR = 3  # roofs: a line that lacks more is too far from complete to be shown


class HelsinkiPoints(Points, frozen=True):
    """An entry of the breakdown; the published schema lists what Helsinki declares."""


class Counted(Wire, frozen=True):
    """An entry of the breakdown, and the roofs that make its points."""

    entry: HelsinkiPoints
    roofs: Roofs


class OpenLine(Wire, frozen=True):
    """A row or column that lacks a few roofs, and the points that they would bring."""

    kind: Literal["row", "column"]
    number: Line
    missing: Annotated[tuple[Roof, ...], Meta(min_length=1, max_length=NEAR)]
    points: Count


def counted_of(entries: Iterable[Entry], built: int, roofed: int) -> list[Counted]:
    """Show the entries of a seat with their roofs on its board; some have none."""
    masks = roofs_by_worth(built, roofed)
    roofs = {counted.code: mask for counted, mask in zip(SUPERSTRUCTURES, masks, strict=True)}
    shown = []
    for entry in entries:
        lines = {ROW.code: ROWS, COLUMN.code: COLUMNS}.get(entry.code)
        mask = lines[entry.arguments[entry.code]] if lines else roofs.get(entry.code, 0)
        points = HelsinkiPoints(entry.owner, entry.code, entry.rule, entry.points, dict(entry.arguments))
        shown.append(Counted(points, roofs_of(mask)))
    return shown


def open_lines(built: int, roofed: int) -> list[OpenLine]:
    """List the lines that lack at most a few roofs, the nearest first; these roofs may complete other lines too."""
    now = board_points(built, roofed)
    full = built | STATUE
    lines: list[tuple[Literal["row", "column"], int, int]] = [
        *(("row", number, row & ~full) for number, row in enumerate(ROWS)),
        *(("column", number, column & ~full) for number, column in enumerate(COLUMNS)),
    ]
    near = [
        OpenLine(kind, number, roofs_of(missing), board_points(built | missing, roofed) - now)
        for kind, number, missing in lines
        if 0 < missing.bit_count() <= NEAR
    ]
    return sorted(near, key=lambda line: (len(line.missing), -line.points))
