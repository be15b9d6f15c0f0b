"""What Helsinki brings to the terminal."""

from typing import Any

from cityboard.core.game import Game
from cityboard.language import Language
from cityboard.terminal.helsinki.counting import count, count_sheet
from cityboard.terminal.helsinki.presentation import HelsinkiPresentation

__all__ = ["count", "count_sheet", "present"]


def present(game: Game[Any], language: Language) -> HelsinkiPresentation:
    """Return the presentation of a game."""
    return HelsinkiPresentation(game, language)
