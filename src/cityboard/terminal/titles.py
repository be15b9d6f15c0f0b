"""The titles in the terminal."""

from typing import Any

from cityboard.core.game import Game
from cityboard.core.reason import OptionError
from cityboard.core.reasons import OPTION_VALUE
from cityboard.language import Language
from cityboard.presentation.presentation import Counting, Presentation
from cityboard.titles.registry import find_title, titles


def present(game: Game[Any], language: Language) -> Presentation:
    """Return the presentation of a game."""
    return find_title(game.title).terminal().present(game, language)


def counting_of(name: str) -> Counting:
    """Return how a title scores written boards, if it has any."""
    counting = find_title(name).terminal().counting
    if counting is None:
        allowed = [title.name for title in titles() if title.terminal().counting]
        raise OptionError(OPTION_VALUE("", option="title", value=name, allowed=allowed))
    return counting
