"""What Metro brings to the terminal."""

from typing import Any

from cityboard.core.game import Game
from cityboard.language import Language
from cityboard.terminal.metro.counting import count, count_sheet
from cityboard.terminal.metro.presentation import MetroPresentation

__all__ = ["count", "count_sheet", "present"]


def present(game: Game[Any], language: Language) -> MetroPresentation:
    """Return the presentation of a game."""
    return MetroPresentation(game, language)
