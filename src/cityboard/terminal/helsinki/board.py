"""Player boards: roofs with their tiles, coats of arms, crosswalks, and the side the next tile comes from."""

from collections.abc import Sequence

from rich.text import Text

from cityboard.games.helsinki import notation
from cityboard.games.helsinki.board import SIDES, SIZE, roofs_of
from cityboard.games.helsinki.edition import COLOURS
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.modules.dry_roads import DryRoads
from cityboard.games.helsinki.setup import SPACES
from cityboard.games.helsinki.state import State
from cityboard.terminal.canvas import Canvas
from cityboard.terminal.palette import STYLES

COAT, CROSSWALK, TILE = "¤", "≡", "■"
ARROWS = dict(zip(SIDES, "▾◂▴▸", strict=True))
TOP, LEFT = 2, 2  # where the roofs begin, below and beside the numbers and the surroundings
WIDTH, HEIGHT = LEFT + 2 * SIZE + 1, TOP + SIZE + 1
NEW_STYLE = "bold black on bright_white"


def pawns_are_placed(game: Helsinki, view: State) -> bool:
    """Tell whether the first space has been chosen."""
    first = game.choose_space
    return view.step != first.number and first.entry() not in view.agenda


def crosswalks_of(game: Helsinki) -> tuple[int, ...]:
    """List the roofs in front of crosswalks, none without Dry roads."""
    return tuple(
        roof for module in game.modules if isinstance(module, DryRoads) for roof in roofs_of(module.crosswalks)
    )


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
    if pawns_are_placed(game, view):
        side = SIDES[view.pawns[seat] // (SPACES // len(SIDES))]
        for lane in range(SIZE):
            canvas.put(*_outside(side, lane), ARROWS[side], "green")
    for roof in crosswalks_of(game):
        canvas.put(*_in_front(roof), CROSSWALK, "bold")
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


def _in_front(roof: int) -> tuple[int, int]:
    """Return the place beside the board in front of a roof on its border."""
    row, column = divmod(roof, SIZE)
    if row in (0, SIZE - 1):
        return _outside("north" if row == 0 else "south", column)
    return _outside("west" if column == 0 else "east", row)


def draw_small(view: State, seat: int, tile: int) -> Text:
    """Draw a board of one character a roof, the roofs of a tile filled."""
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
