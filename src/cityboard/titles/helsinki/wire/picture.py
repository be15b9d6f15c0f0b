"""The picture of a game: the boards of all players side by side, with complete rows and columns lit."""

from collections.abc import Iterator

from cityboard.protocol.serializer import Picture
from cityboard.titles.helsinki.rules.board import SIZE
from cityboard.titles.helsinki.wire.board import PARTS, HelsinkiBoard, PlayerBoard
from cityboard.titles.helsinki.wire.piece import BonusCard, Piece

ROOF, MARGIN = 40, 30
BEYOND = ROOF // 2 + 16  # from the middle of a roof to a visitor outside the board
SIDE = ROOF * SIZE
STATUE = SIZE * SIZE // 2  # in the middle
SEATS = ("#d11f45", "#00796b", "#3443c4", "#ffc91f")
COLOURS = {"purple": "#8a5fa0", "green": "#5c9a63", "red": "#cf5b43", "blue": "#3e7cb1", "yellow": "#e9b93f"}
GROUND, STONE, WILD, INK, LIGHT = "#e6decf", "#ede7da", "#8b8f94", "#33363b", "#f3b53c"


def picture(board: HelsinkiBoard) -> Picture:
    """Draw the boards, those of two players in each row."""
    across = min(2, len(board.seats))
    down = -(-len(board.seats) // across)
    step = SIDE + 2 * MARGIN
    places = [divmod(seat, across) for seat in range(len(board.seats))]
    drawn = (
        f'<g transform="translate({column * step + MARGIN} {row * step + MARGIN})">{"".join(_board(one, colour))}'
        f"{''.join(map(_piece, _pieces(board, seat)))}</g>"
        for seat, (one, (row, column), colour) in enumerate(zip(board.seats, places, SEATS, strict=False))
    )
    return Picture(across * step, down * step, "".join(drawn), list(SEATS))


def _board(board: PlayerBoard, colour: str) -> Iterator[str]:
    """Draw the board of a player, framed in their colour."""
    edge = f'x="-8" y="-8" width="{SIDE + 16}" height="{SIDE + 16}" rx="8"'
    yield f'<rect {edge} fill="{GROUND}" stroke="{colour}" stroke-width="5"/>'
    for roof in range(SIZE * SIZE):
        yield _square(roof, STONE)
    for name, roofs in board.pavilions.items():
        for roof in roofs:
            yield _square(roof, COLOURS[name])
    for roof in board.wild:
        yield _square(roof, WILD)
    yield _disc(STATUE, 13, INK)
    for roof in board.coats:
        yield _disc(roof, 9, colour)
    for roof in board.superstructures:
        yield _disc(roof, 8, "#ffffff")
    lit = f'fill="{LIGHT}" fill-opacity="0.18" stroke="{LIGHT}" stroke-width="4" rx="5"'
    for row in board.rows:
        yield f'<rect x="-3" y="{row * ROOF}" width="{SIDE + 6}" height="{ROOF}" {lit}/>'
    for column in board.columns:
        yield f'<rect x="{column * ROOF}" y="-3" width="{ROOF}" height="{SIDE + 6}" {lit}/>'


def _pieces(board: HelsinkiBoard, seat: int) -> Iterator[Piece]:
    """Yield what the modules in play have put on the board of a player."""
    for part in PARTS.values():
        shown = getattr(board, part.board.name)
        if part.pieces and shown is not None:
            yield from part.pieces(shown, seat)


def _piece(piece: Piece) -> str:
    """Draw a visitor beside their roof, at the edge of the board, or a card in the corner."""
    if isinstance(piece, BonusCard):
        card = f'<rect x="{SIDE - 26}" y="-26" width="34" height="26" rx="4" fill="#ffffff" stroke="{INK}"/>'
        text = f'<text x="{SIDE - 9}" y="-7" font-size="18" font-weight="700" text-anchor="middle" fill="{INK}">'
        return f"{card}{text}{piece.points}</text>"
    row, column = divmod(piece.roof, SIZE)
    x, y = ((place * ROOF + ROOF // 2 + _outwards(place) * BEYOND) for place in (column, row))
    fill = LIGHT if piece.is_met else "#ffffff"
    return f'<circle cx="{x}" cy="{y}" r="7" fill="{fill}" stroke="{INK}" stroke-width="2"/>'


def _outwards(place: int) -> int:
    """Return in which direction the edge of the board is, if the place is at one."""
    return (place == SIZE - 1) - (place == 0)


def _square(roof: int, colour: str) -> str:
    row, column = divmod(roof, SIZE)
    place = f'x="{column * ROOF + 1}" y="{row * ROOF + 1}" width="{ROOF - 2}" height="{ROOF - 2}"'
    return f'<rect {place} rx="3" fill="{colour}"/>'


def _disc(roof: int, radius: int, colour: str) -> str:
    row, column = divmod(roof, SIZE)
    middle = f'cx="{column * ROOF + ROOF // 2}" cy="{row * ROOF + ROOF // 2}"'
    return f'<circle {middle} r="{radius}" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
