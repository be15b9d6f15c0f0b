"""The whole picture of a Metro game for one seat: the board, and everything else on the table beside it."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Move
from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal import panels
from cityboard.titles.metro.terminal.board import Marks, draw_board
from cityboard.titles.metro.terminal.parts import parts_of

WIDEST = 1000  # wider than any panel


def picture(
    game: Metro, view: State, seat: int | None, language: Language, legal: list[Move], last: int | None
) -> RenderableType:
    """Draw a view; legal squares of some moves and the last square are marked."""
    parts = parts_of(game)
    marks = Marks(
        last=last,
        legal={move.square for move in legal if isinstance(move, Lay)},
        places={place for part in parts for place in part.places(legal)},
        on_squares={square: crowd for part in parts for square, crowd in part.tourists_on_squares(view).items()},
        on_stations={station: crowd for part in parts for station, crowd in part.tourists_at_stations(view).items()},
        cards=[square for part in parts for square in part.card_squares()],
    )
    whole = Beside(draw_board(game, view, marks), _beside(game, view, seat, language, legal))
    legend = panels.legend(game, language)
    return Group(whole, legend) if legend else whole


class Beside:
    """A board with panels beside it if they fit, or else below."""

    def __init__(self, board: Text, parts: list[RenderableType]) -> None:
        """Take the board and the panels from top to bottom."""
        self._board, self._parts = board, parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        texts = [self._board, *(part for part in self._parts if isinstance(part, Text))]
        widths = [Measurement.get(console, options.update(width=WIDEST), text).maximum for text in texts]
        if widths[0] + 1 + max(widths[1:]) > options.max_width:
            yield from (self._board, *self._parts)
            return
        whole = Table.grid(padding=(0, 1))
        whole.add_column(no_wrap=True)
        whole.add_column()
        whole.add_row(self._board, Group(*self._parts))
        yield whole


def _beside(game: Metro, view: State, seat: int | None, language: Language, legal: list[Move]) -> list[RenderableType]:
    title = Text()
    if seat is not None:
        title = Text(language.say("panel-you", seat=seat), f"bold {SEAT_STYLES[seat]}")
    shown: list[RenderableType] = [title, panels.scores(game, view, seat, language)]
    if seat is not None:
        shown += panels.tiles(game, view, seat, language)
        shown += panels.turned_tile(legal)
    shown += panels.profits(game, view, language)
    shown += (panel for part in parts_of(game) for panel in part.panel(view, language))
    return shown
