"""The titles at the terminal: the one place that knows where each keeps what it brings."""

from importlib import import_module
from typing import Any, cast

from cityboard.core.game import Game
from cityboard.games.registry import title_module
from cityboard.language import Language
from cityboard.terminal.presentation import Presentation, TerminalModule

TERMINALS = {"metro": "cityboard.terminal.metro.title", "helsinki": "cityboard.terminal.helsinki.title"}


def terminal_module(title: str) -> TerminalModule:
    """Return what a title brings to the terminal."""
    title_module(title)  # refuses an unknown title
    return cast("TerminalModule", import_module(TERMINALS[title]))


def present(game: Game[Any], language: Language) -> Presentation:
    """Return the presentation of a game."""
    return terminal_module(game.title).present(game, language)
