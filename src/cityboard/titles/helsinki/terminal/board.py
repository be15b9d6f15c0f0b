"""Player boards: roofs with their tiles, coats of arms, signs of modules, and the side the next tile comes from."""

from collections.abc import Sequence

from rich.text import Text

from cityboard.presentation.canvas import Canvas
from cityboard.presentation.palette import STYLES
from cityboard.titles.helsinki.rules import notation
from cityboard.titles.helsinki.rules.board import SIDES, SIZE
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal.parts import parts_of

COAT, TILE = "¤", "■"
ARROWS = dict(zip(SIDES, "▾◂▴▸", strict=True))
TOP, LEFT = 2, 2  # where the roofs begin, below and beside the numbers and the surroundings
WIDTH, HEIGHT = LEFT + 2 * SIZE + 1, TOP + SIZE + 1
NEW_STYLE = "bold black on bright_white"


def signs_of(view: State, seat: int) -> str:
    """Return a sign per roof, as in the picture of a finished board."""
    colours = tuple(view.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])
    return notation.draw(view.built[seat], colours, view.roofed[seat]).replace("\n", "")


def style_of(sign: str) -> str:
    """Return the style of a roof: the colour of its tile behind the sign."""
    if sign.lower() in notation.LETTERS:
        weight = "bold " if sign.isupper() else ""
        return f"{weight}black on {STYLES[COLOURS[notation.LETTERS.index(sign.lower())]]}"
    if sign in notation.WILD + notation.WILD_ROOFED:
        return "black on grey70"
    return "bold" if sign == notation.STATUE_SIGN else "dim"


def draw_board(game: Helsinki, view: State, seat: int, tile: int = 0) -> Text:
    """Draw a board; the roofs of a tile that would come to rest are filled."""
    canvas = Canvas(HEIGHT, WIDTH)
    for number in range(SIZE):
        canvas.put(0, LEFT + 2 * number, str(number), "bold")
        canvas.put(TOP + number, 0, str(number), "bold")
    if game.pawns_are_placed(view):
        side = SIDES[game.side_of[view.pawns[seat]]]
        for lane in range(SIZE):
            canvas.put(*_outside(side, lane), ARROWS[side], "green")
    for part in parts_of(game):
        for roof, sign in part.border().items():
            canvas.put(*in_front(roof), sign, "bold")
    for roof, sign in enumerate(signs_of(view, seat)):
        row, column = TOP + roof // SIZE, LEFT + 2 * (roof % SIZE)
        if tile >> roof & 1:
            canvas.put(row, column, TILE, NEW_STYLE)
        elif view.coats[seat] >> roof & 1:
            canvas.put(row, column, COAT, "bold bright_yellow")
        else:
            canvas.put(row, column, sign, style_of(sign))
    return canvas.text()


def _outside(side: str, lane: int) -> tuple[int, int]:
    """Return the place beside the board from which a lane begins."""
    if side in ("north", "south"):
        return TOP - 1 if side == "north" else TOP + SIZE, LEFT + 2 * lane
    return TOP + lane, LEFT - 1 if side == "west" else LEFT + 2 * SIZE


def in_front(roof: int) -> tuple[int, int]:
    """Return the place beside the board in front of a roof on its border."""
    row, column = divmod(roof, SIZE)
    if row in (0, SIZE - 1):
        return _outside("north" if row == 0 else "south", column)
    return _outside("west" if column == 0 else "east", row)


def draw_small(view: State, seat: int, tile: int) -> Text:
    """Draw a board with one character per roof, with the roofs of a tile filled."""
    canvas = Canvas(SIZE, SIZE)
    for roof, sign in enumerate(signs_of(view, seat)):
        coat = view.coats[seat] >> roof & 1
        shown, style = (COAT, "bright_yellow") if coat else (sign, style_of(sign))
        if tile >> roof & 1:
            shown, style = TILE, NEW_STYLE
        canvas.put(roof // SIZE, roof % SIZE, shown, style)
    return canvas.text()


def draw_shape(cells: Sequence[tuple[int, int]], style: str) -> Text:
    """Draw the form of a tile."""
    rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    canvas = Canvas(rows, 2 * columns)
    for row, column in cells:
        canvas.put(row, 2 * column, TILE, style)
    return canvas.text()
