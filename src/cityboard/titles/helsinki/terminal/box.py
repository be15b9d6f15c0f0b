"""What is in a box, as people know it: tiles, cards, the marks on boards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.language import Language
from cityboard.presentation.canvas import Canvas
from cityboard.presentation.palette import STYLES
from cityboard.titles.helsinki.rules.board import ROOFS, SIZE, cells_of
from cityboard.titles.helsinki.rules.catalogue import MODULES
from cityboard.titles.helsinki.rules.edition import ROOF_COUNTS
from cityboard.titles.helsinki.rules.notation import EMPTY, STATUE_SIGN
from cityboard.titles.helsinki.terminal.board import COAT, HEIGHT, LEFT, TILE, TOP, WIDTH, draw_shape, in_front
from cityboard.titles.helsinki.terminal.parts import PARTS

SUPERSTRUCTURE = "▲"


def draw_value(place: str, value: Any, language: Language) -> RenderableType | None:
    """Draw a value of an edition; None for numbers that need no drawing."""
    match place:
        case "tiles.shapes":
            return _shapes(value)
        case "tiles.number":
            return _by_colour(value, _numbers, language)
        case "cards.kinds":
            return _by_colour(value, _cards, language)
        case "board.senate":
            return _senate(value, language)
        case "board.coats":
            return _board({(TOP + roof // SIZE, LEFT + 2 * (roof % SIZE)): COAT for roof in value})
        case "board.bottom_row":
            return Text("\n".join(f"{action}  {language.say(f'action-{action}')}" for action in value))
    part, _, name = place.partition(".")
    module = MODULES.get(part.replace("_", "-"))
    border = PARTS[module].border_of(name, value) if module else {}
    return _board({in_front(roof): sign for roof, sign in border.items()}) if border else None


def _shapes(pictures: Mapping[str, list[str]]) -> Table:
    """Draw the tiles of every colour in a row."""
    table = Table.grid(padding=(0, 2, 1, 0))
    for colour, shapes in pictures.items():
        table.add_row(*(draw_shape(cells_of(shape), STYLES[colour]) for shape in shapes))
    return table


def _by_colour(value: Any, write: Callable[[Any], str], language: Language) -> RenderableType:
    """Write what all colours have in common, or what each has of its own."""
    if not isinstance(value, dict):
        return Text(write(value))
    table = Table.grid(padding=(0, 4, 1, 0))
    for colour, own in value.items():
        table.add_row(Text(language.say(f"colour-{colour}"), STYLES[colour]), Text(write(own)))
    return table


def _numbers(numbers: Sequence[int]) -> str:
    """Write how many tiles of 2, 3, 4 and 5 roofs there are."""
    return "  ".join(f"{TILE * roofs} ×{number}" for roofs, number in zip(ROOF_COUNTS, numbers, strict=True))


def _cards(kinds: Iterable[Sequence[int]]) -> str:
    """Write the kinds of cards: number, roofs and superstructures, and how many there are."""
    return "\n".join(
        f"{number}  {TILE * roofs:<5}  {SUPERSTRUCTURE * tops:<2}  ×{count}" for number, roofs, tops, count in kinds
    )


def _senate(spaces: Iterable[Sequence[Any]], language: Language) -> Table:
    """List the senate spaces: the side of each, and the slots beside it."""
    table = Table.grid(padding=(0, 2))
    for number, (side, first, second) in enumerate(spaces):
        table.add_row(f"({number})", language.say(f"side-{side}"), f"{first} {second}")
    return table


def _board(signs: Mapping[tuple[int, int], str]) -> Text:
    """Draw an empty board with signs at some places of the drawing."""
    canvas = Canvas(HEIGHT, WIDTH)
    for number in range(SIZE):
        canvas.put(0, LEFT + 2 * number, str(number), "bold")
        canvas.put(TOP + number, 0, str(number), "bold")
    for roof in range(ROOFS):
        sign = STATUE_SIGN if roof == ROOFS // 2 else EMPTY
        canvas.put(TOP + roof // SIZE, LEFT + 2 * (roof % SIZE), sign, "dim")
    for (row, column), sign in signs.items():
        canvas.put(row, column, sign, "bold bright_yellow")
    return canvas.text()
