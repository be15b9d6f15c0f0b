"""What the server shows of a game: boards out of the spectator's view, hands out of the view of their seat.

The title's file picks what is shown, field by field; whatever else a state holds never leaves the server.
"""

from collections.abc import Callable
from typing import Any

from cityboard.core.game import Game
from cityboard.protocol import Board, Hand
from cityboard.server.showing import helsinki, metro

BOARDS: dict[str, Callable[[Any, Any], Board]] = {"metro": metro.board, "helsinki": helsinki.board}
HANDS: dict[str, Callable[[Any, Any, int], Hand]] = {"metro": metro.hand, "helsinki": helsinki.hand}
# Per title with such secrets: the seats whose points cannot be told without what a view does not know.
UNTOLD: dict[str, Callable[[Any, Any], set[int]]] = {"metro": metro.untold}


def board(game: Game[Any], view: Any) -> Board:
    """Show what everybody may see: `view` must be the spectator's, `game.view(s, None)`.

    Only what goes to one seat alone, the preview of its move, may be made of that seat's view of a game not yet over.
    """
    return BOARDS[game.title](game, view)


def hand(game: Game[Any], view: Any, seat: int) -> Hand:
    """Show what only a seat may see: `view` must be its own, `game.view(s, seat)`."""
    return HANDS[game.title](game, view, seat)


def scores(game: Game[Any], view: Any) -> list[int | None]:
    """Show the points by seat as the viewer may know them; None where what is hidden could make them anything."""
    untold = UNTOLD[game.title](game, view) if game.title in UNTOLD else set()
    return [None if seat in untold else points for seat, points in enumerate(game.scores(view))]
