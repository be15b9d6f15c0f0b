"""The types in which each title shows a game, and how it fills them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from cityboard.core.moves import MoveClasses

Kept = dict[Any, Any]  # parts of a table's last board, which the next one reuses where nothing has changed


class Board:
    """What everyone sees of a game; every title has its own type, and its field `title` says which."""

    __slots__ = ()


class Hand:
    """What only one seat knows; every title has its own type."""

    __slots__ = ()


def _nobody(game: Any, view: Any) -> set[int]:
    """Name no seat: all points are public."""
    return set()


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a board: its size in units, what is inside the SVG element, and the colours of the seats."""

    width: int
    height: int
    content: str
    colours: Sequence[str]


def _blank(board: Any) -> Picture:
    """Draw nothing: the names and points are the whole picture."""
    return Picture(600, 0, "", ())


@dataclass(frozen=True, slots=True)
class Serializer:
    """A title's types on the wire, and the functions that fill them, field by field, from a view."""

    board_type: type[Board]
    hand_type: type[Hand]
    board: Callable[[Any, Any, Kept], Board]  # takes the game and the spectator's view
    hand: Callable[[Any, Any, int], Hand]  # takes the game and the view of a seat
    moves: MoveClasses | None = None  # None where any tuple can be a move
    rules: ModuleType | None = None  # the package that declares its effects, reasons and points; None if nothing does
    hidden_scores: Callable[[Any, Any], set[int]] = _nobody  # the seats whose points depend on what a view hides
    picture: Callable[[Any], Picture] = _blank  # draws a board
