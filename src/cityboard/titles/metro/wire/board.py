"""The board: what everyone sees. Every field is picked by name, so nothing else of a state leaves the server."""

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from cityboard.core.game import NOBODY, UNKNOWN
from cityboard.protocol.parts import with_fields
from cityboard.protocol.serializer import Board
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import CENTRE, DEPARTURES, LINES, SQUARES, STATIONS, STEPS, exit_edge
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.hand import MetroHand, hand, unseen_tiles
from cityboard.titles.metro.wire.parts import PARTS, parts_of
from cityboard.titles.metro.wire.terms import (
    PER_OWNER,
    BySeat,
    Count,
    Edge,
    Owner,
    Seat,
    Square,
    Station,
    Tile,
    Tiles,
    exactly,
    owners_of,
)


class Crossing(Wire, frozen=True, array_like=True):
    """A tile crossed by a line: the square, the edge the train enters over, and the edge it leaves over."""

    square: Square
    entrance: Edge
    exit: Edge


class Line(Wire, frozen=True):
    """The line of a station, or of a place of the central station with a tile (M4, M8).

    Places 0 to 7 of the central station are the stations 33 to 40. `points` are those scored or, while the line is
    open, those it would score at an edge station; a line without an owner scores none.
    """

    station: Annotated[int, Meta(ge=1, le=LINES)]
    owner: Owner | None
    length: Count  # tiles crossed, each crossing counted
    points: Count
    end: Station | Literal["centre"] | None  # where it was scored; None while it is open
    waits: Square | None  # the empty square it leads to
    path: Annotated[list[Crossing], Meta(max_length=SQUARES * len(STEPS))]


class LinePoints(Wire, frozen=True):
    """The line points of a seat, or the profit a company has from lines."""

    owner: Owner
    points: Count


@with_fields(part.board for part in PARTS.values())
class MetroBoard(Wire, Board, frozen=True, tag_field="title", tag="metro", omit_defaults=True):
    """What everyone sees; what a module adds is missing where the module is not in play."""

    mover: Seat  # whose turn it is, even while chance decides
    squares: Annotated[list[Tile | None], exactly(SQUARES)]  # the tile as it lies
    lines: Annotated[list[Line], Meta(min_length=STATIONS, max_length=LINES)]
    accounts: Annotated[list[LinePoints], PER_OWNER]
    tower: Count
    hands: BySeat  # how many tiles
    drawn: bool  # the mover has drawn a tile and must lay it (M2.2)
    unseen: Tiles  # in the tower and in the hands
    revealed: list[MetroHand] | None = None  # everyone's secrets, after the end of the game


class KeptLine(NamedTuple):
    """A line as it was last shown: the squares it runs over or waits at, and the rest of its input."""

    squares: int  # as bits
    made_of: tuple[int, int, int, int]
    line: Line


@dataclass(slots=True)
class KeptLines:
    """The lines and tiles of the last board that was shown."""

    tiles: bytes = bytes(SQUARES)
    lines: dict[int, KeptLine] = field(default_factory=dict)


def board(game: Metro, view: State, kept: dict[Any, Any]) -> MetroBoard:
    """Show the spectator's view."""
    names, size = game.network.names, game.hand
    over = view.turn == NOBODY
    owners = owners_of(game)
    return MetroBoard(
        mover=view.mover,
        squares=[names[code] or None for code in view.board],
        lines=_lines(game, view, owners, kept.setdefault("lines", KeptLines())),
        accounts=list(map(LinePoints, owners, view.points)),
        tower=view.left,
        hands=[size - view.hands.count(0, seat * size, (seat + 1) * size) for seat in range(game.players)],
        drawn=view.drawn > 0,
        unseen=unseen_tiles(game, view),
        revealed=[hand(game, view, seat) for seat in range(game.players)] if over else None,
        **{part.board.name: part.board.show(module, view) for module, part in parts_of(game)},
    )


@cache
def _crossings(tile: str) -> tuple[Crossing, ...]:
    """Return the crossing of a tile from every position of the board, made once: there are 24 different tiles."""
    return tuple(Crossing(square, edge, exit_edge(tile, edge)) for square in range(SQUARES) for edge in range(4))


def _lines(game: Metro, view: State, owners: list[Owner], kept: KeptLines) -> list[Line]:
    """Show the lines of all stations, and those of the central station's places with a tile."""
    tiles = bytes(view.board)
    changed = sum(1 << square for square in range(SQUARES) if tiles[square] != kept.tiles[square])
    kept.tiles = tiles
    lines = []
    for line in range(LINES):
        account = view.owners[line]
        if account == UNKNOWN and line >= STATIONS:
            kept.lines.pop(line, None)
            continue
        points = 0 if account == UNKNOWN else sum(game.line_worth(view, line))
        made_of = account, view.lengths[line], points, view.ends[line]
        last = kept.lines.get(line)
        if last is None or last.squares & changed or last.made_of != made_of:
            owner = None if account == UNKNOWN else owners[account]
            last = kept.lines[line] = _followed(game, tiles, line, owner, made_of)
        lines.append(last.line)
    return lines


def _followed(
    game: Metro, tiles: bytes, line: int, owner: Owner | None, made_of: tuple[int, int, int, int]
) -> KeptLine:
    """Follow a line over the tiles."""
    names, follow = game.network.names, game.network.follow
    _, length, points, end = made_of
    path: list[Crossing] = []
    squares = 0
    position = DEPARTURES[line]
    while position >= 0:
        squares |= 1 << (position >> 2)
        code = tiles[position >> 2]
        if not code:
            break
        path.append(_crossings(names[code])[position])
        position = follow[code][position]
    shown = Line(
        station=line + 1,
        owner=owner,
        length=length,
        points=points,
        end="centre" if end == -CENTRE else end or None,
        waits=position >> 2 if position >= 0 else None,
        path=path,
    )
    return KeptLine(squares, made_of, shown)
