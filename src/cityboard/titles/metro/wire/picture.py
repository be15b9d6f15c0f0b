"""The picture of a board: every tile with its tracks, and the lines in the colours of their owners."""

from collections.abc import Iterator

from cityboard.protocol.serializer import Picture
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, SIZE, STATIONS, exit_edge
from cityboard.titles.metro.wire.board import Line, MetroBoard
from cityboard.titles.metro.wire.parts import PARTS
from cityboard.titles.metro.wire.piece import Piece
from cityboard.titles.metro.wire.terms import Owner

SQUARE, FRAME, LANE = 100, 60, 34  # trains keep to the right: they enter a square on this lane
SEATS = ("yellow", "blue", "red", "green", "orange", "purple")
COLOURS = {
    "yellow": "#f3c11f", "blue": "#2f74d0", "orange": "#f08a24", "grey": "#a9b4bf",
    "red": "#d2343c", "brown": "#9b6540", "green": "#2fa36b", "purple": "#8e5acb",
}  # fmt: skip
WALL, PLATE, BARE, GLASS, INK = "#1f4a3d", "#1e262c", "#6d757b", "#cfe6dc", "#ffffff"


def picture(board: MetroBoard) -> Picture:
    """Draw the board, in units of a hundredth of a square."""
    side = SQUARE * SIZE + 2 * FRAME
    parts = [
        f'<rect width="{side}" height="{side}" rx="14" fill="{WALL}"/>',
        f'<g transform="translate({FRAME} {FRAME})">',
        *_plates(board),
        *_tracks(board),
        *(part for line in board.lines if line.owner is not None for part in _line(line, line.owner)),
        *(_station(line) for line in board.lines[:STATIONS]),
        *(_piece(piece) for piece in pieces_on(board)),
        "</g>",
    ]
    return Picture(side, side, "".join(parts), [COLOURS[colour] for colour in SEATS])


def pieces_on(board: MetroBoard) -> Iterator[Piece]:
    """Yield what the modules in play have put on the board."""
    for part in PARTS.values():
        shown = getattr(board, part.board.name)
        if part.pieces and shown is not None:
            yield from part.pieces(shown)


def _piece(piece: Piece) -> str:
    place = f'cx="{piece.x * SQUARE:g}" cy="{piece.y * SQUARE:g}" r="{piece.radius * SQUARE:g}"'
    return f'<circle {place} fill="{_colour(piece.owner)}" stroke="{INK}" stroke-width="4"/>'


def _plates(board: MetroBoard) -> Iterator[str]:
    for square, tile in enumerate(board.squares):
        row, column = divmod(square, SIZE)
        colour = GLASS if square in CENTRAL_SQUARES and tile is None else PLATE if tile else WALL
        place = f'x="{column * SQUARE + 1}" y="{row * SQUARE + 1}" width="{SQUARE - 2}" height="{SQUARE - 2}"'
        yield f'<rect {place} rx="4" fill="{colour}"/>'


def _tracks(board: MetroBoard) -> Iterator[str]:
    """Draw all tracks, those of nobody too."""
    drawn = (
        _track(square, edge, exit_edge(tile, edge))
        for square, tile in enumerate(board.squares)
        if tile
        for edge in range(4)
    )
    yield f'<path d="{"".join(drawn)}" fill="none" stroke="{BARE}" stroke-width="5"/>'


def _line(line: Line, owner: Owner) -> Iterator[str]:
    """Draw a line along its way, wider if it is complete."""
    way = "".join(_track(crossing.square, crossing.entrance, crossing.exit) for crossing in line.path)
    if way:
        yield f'<path d="{way}" fill="none" stroke="{_colour(owner)}" stroke-width="{6 if line.end is None else 9}"/>'


def _track(square: int, entrance: int, leaves: int) -> str:
    """Draw the way over a square, from the edge of entrance to the edge where a train leaves."""
    row, column = divmod(square, SIZE)
    ends = [_turned(entrance, LANE, 0), _turned(leaves, SQUARE - LANE, 0)]
    (x, y), (to_x, to_y) = [(column * SQUARE + x, row * SQUARE + y) for x, y in ends]
    turns = (leaves - entrance) % 4
    if turns == 2:  # straight across
        return f"M{x} {y}L{to_x} {to_y}"
    radius = {0: SQUARE // 2 - LANE, 1: SQUARE - LANE, 3: LANE}[turns]
    return f"M{x} {y}A{radius} {radius} 0 0 {int(turns == 3)} {to_x} {to_y}"


def _turned(turns: int, x: int, y: int) -> tuple[int, int]:
    """Turn a point of a square by quarter turns, clockwise."""
    for _ in range(turns):
        x, y = SQUARE - y, x
    return x, y


def _station(line: Line) -> str:
    """Write the number of a station beside its first square, in the colour of its owner."""
    side, place = divmod(line.station - 1, SIZE)
    along = SQUARE * (place if side in (1, 2) else SIZE - 1 - place) + SQUARE // 2
    beyond = SQUARE * SIZE + FRAME // 2
    x, y = ((along, -FRAME // 2), (-FRAME // 2, along), (along, beyond), (beyond, along))[side]
    colour = BARE if line.owner is None else _colour(line.owner)
    text = f'<text x="{x}" y="{y + 8}" font-size="22" font-weight="700" text-anchor="middle" fill="{INK}">'
    circle = f'<circle cx="{x}" cy="{y}" r="19" fill="none" stroke="{colour}" stroke-width="5"/>'
    return f"{circle}{text}{line.station}</text>"


def _colour(owner: Owner) -> str:
    return COLOURS[SEATS[owner] if isinstance(owner, int) else owner]
