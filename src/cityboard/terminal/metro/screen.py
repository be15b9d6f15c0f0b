"""The whole picture of a Metro game for one seat: the board, and beside it what else lies on the table."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro import cities, panels
from cityboard.terminal.metro.board import Marks, draw_board
from cityboard.terminal.palette import SEAT_STYLES


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
    whole = Table.grid(padding=(0, 1))
    whole.add_column(no_wrap=True)
    whole.add_column()
    whole.add_row(draw_board(game, view, marks), Group(*_beside(game, view, seat, language, legal)))
    legend = panels.legend(game, language)
    return Group(whole, legend) if legend else whole


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
