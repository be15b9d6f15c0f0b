"""The whole picture of a Helsinki game for one seat, and galleries of resting places."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Move
from cityboard.language import Language
from cityboard.titles.helsinki.rules.board import push_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal import panels
from cityboard.titles.helsinki.terminal.board import draw_board, draw_small
from cityboard.titles.helsinki.terminal.moves import short
from cityboard.titles.helsinki.terminal.resting import Rest
from cityboard.titles.helsinki.terminal.senate import draw_senate


def picture(game: Helsinki, view: State, seat: int | None, language: Language, marked: list[Move]) -> RenderableType:
    """Draw the senate square and the supply, all boards, and the hand of the seat."""
    top = Table.grid(padding=(0, 3, 0, 0))
    top.add_column(no_wrap=True)
    top.add_row(draw_senate(game, view, language, marked), panels.supply(view, language))
    parts: list[RenderableType] = [top, Text(), panels.round_line(game, view, language), Text()]
    parts.append(panels.boards(game, view, language))
    if seat is not None:
        parts += [Text(), *panels.hand(game, view, seat, language)]
    return Group(*parts)


def large(game: Helsinki, view: State, rest: Rest, language: Language) -> RenderableType:
    """Draw the mover's board with a tile at rest and say what is won."""
    caption = Text(short(push_move(rest.place)), "bold")
    return Group(caption, draw_board(game, view, view.mover, rest.place), Text(rest.describe(language)))


def gallery(view: State, rests: Sequence[Rest], language: Language) -> RenderableType:
    """Draw every resting place on a small board with its number and what is won."""
    drawn = []
    for number, rest in enumerate(rests, 1):
        won = rest.describe(language).replace(" · ", "\n")
        small = Text(f"{number}:\n", "bold").append_text(draw_small(view, view.mover, rest.place))
        drawn.append(small.append(f"\n{won}" if won else ""))
    return Columns(drawn, padding=(0, 3, 1, 0), equal=True)
