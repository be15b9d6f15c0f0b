"""The whole picture of a Metro game for one seat: the board, and beside it what else lies on the table."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro import cities, panels
from cityboard.terminal.metro.board import Marks, draw_board
from cityboard.terminal.palette import SEAT_STYLES

WIDEST = 1000  # wider than any panel


def picture(
    game: Metro, view: State, seat: int | None, language: Language, legal: list[Move], last: int | None
) -> RenderableType:
    """Draw a view; legal squares of some moves and the last square are marked."""
    marks = Marks(
        last=last,
        legal={int(move[3]) for move in legal if move[0] == "lay"},
        places={int(move[1]) for move in legal if move[0] == "station"},
        on_squares=cities.tourists_on_squares(game, view),
        on_stations=cities.tourists_on_stations(game, view),
        cards=cities.cards_on_squares(game),
    )
    whole = Beside(draw_board(game, view, marks), _beside(game, view, seat, language, legal))
    legend = panels.legend(game, language)
    return Group(whole, legend) if legend else whole


class Beside:
    """A board with panels beside it where they fit, else below."""

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
    parts: list[RenderableType] = [title, panels.scores(game, view, seat, language)]
    if seat is not None:
        parts += panels.tiles(game, view, seat, language)
        parts += panels.turned_tile(legal)
    parts += panels.companies(game, view, language)
    parts += cities.city_panel(game, view, seat, language)
    return parts
