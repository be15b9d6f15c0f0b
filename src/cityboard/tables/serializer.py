"""What is shown of a game: boards from the spectator's view, hands from the view of their seat.

The title's serializer picks what is shown, field by field; nothing else of a state ever leaves the table.
"""

from typing import Any

from cityboard.core.game import Game
from cityboard.protocol.serializer import Board, Hand, Kept, Picture
from cityboard.titles.registry import find_title


def board(game: Game[Any], view: Any, kept: Kept | None = None) -> Board:
    """Show what everyone may see: `view` must be the spectator's, `game.view(s, None)`.

    Only the preview of a move, which goes to one seat alone, may be made from that seat's view of a running game.
    With a dictionary in `kept`, boards of one game share what they have in common.
    """
    return find_title(game.title).serializer().board(game, view, {} if kept is None else kept)


def hand(game: Game[Any], view: Any, seat: int) -> Hand:
    """Show what only a seat may see: `view` must be its own, `game.view(s, seat)`."""
    return find_title(game.title).serializer().hand(game, view, seat)


def scores(game: Game[Any], view: Any) -> list[int | None]:
    """Show the points by seat as the viewer may know them; None if they depend on what is hidden."""
    hidden = find_title(game.title).serializer().hidden_scores(game, view)
    return [None if seat in hidden else points for seat, points in enumerate(game.scores(view))]


def picture(game: Game[Any], view: Any) -> Picture:
    """Draw what everyone may see: `view` must be the spectator's."""
    return find_title(game.title).serializer().picture(board(game, view))
