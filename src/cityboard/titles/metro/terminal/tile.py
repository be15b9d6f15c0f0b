"""A tile as glyphs: at each entrance, the way a train takes that enters there (M1.3)."""

from rich.text import Text

from cityboard.presentation.canvas import Canvas
from cityboard.titles.metro.rules.network import exit_edge

TOP, RIGHT, BOTTOM, LEFT = range(4)
GLYPHS = {
    frozenset((TOP, BOTTOM)): "┃",
    frozenset((LEFT, RIGHT)): "━",
    frozenset((TOP, RIGHT)): "┗",
    frozenset((TOP, LEFT)): "┛",
    frozenset((BOTTOM, RIGHT)): "┏",
    frozenset((BOTTOM, LEFT)): "┓",
    frozenset((TOP,)): "∪",  # noqa: RUF001  # the shape is meant
    frozenset((RIGHT,)): "⊂",
    frozenset((BOTTOM,)): "∩",
    frozenset((LEFT,)): "⊃",
}
# The position of each entrance's glyph, in rows and columns from the top left corner of the inside of a square.
PLUS = ((0, 2), (1, 4), (2, 2), (1, 0))
ROWS, COLUMNS = 3, 5
LARGE_ROWS, LARGE_COLUMNS = 5, 9
STEMS = ((0, 4, "┃"), (2, 8, "━"), (4, 4, "┃"), (2, 0, "━"))
LARGE_PLUS = ((1, 4), (2, 7), (3, 4), (2, 1))
AWAY = ((-1, 0), (0, 1), (1, 0), (0, -1))
ARROWS = "▴▸▾◂"


def glyph(tile: str, edge: int) -> str:
    """Return the way of a train that enters a tile over an edge."""
    return GLYPHS[frozenset((edge, exit_edge(tile, edge)))]


def large(tile: str) -> Text:
    """Draw a tile large, with the direction of travel: from each edge inwards, then an arrow to the exit."""
    canvas = Canvas(LARGE_ROWS, LARGE_COLUMNS)
    for edge in range(4):
        leaving = exit_edge(tile, edge)
        row, column, stem = STEMS[edge]
        canvas.put(row, column, stem)
        row, column = LARGE_PLUS[edge]
        if leaving == (edge + 2) % 4:
            canvas.put(row, column, ARROWS[leaving])
            continue
        canvas.put(row, column, glyph(tile, edge))
        beside = AWAY[(edge + 1) % 4 if leaving == edge else leaving]
        if leaving == edge:  # back out: the arrow is beside the stem
            row, column = STEMS[edge][:2]
        canvas.put(row + beside[0], column + beside[1], ARROWS[leaving])
    return canvas.text()
