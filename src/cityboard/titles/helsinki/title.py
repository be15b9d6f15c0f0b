"""What everything outside Helsinki's folder uses."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cityboard.core.edition import Edition
from cityboard.titles.helsinki.options import OPTIONS, SHORTCUTS
from cityboard.titles.helsinki.rules import counting
from cityboard.titles.helsinki.rules.catalogue import check_edition
from cityboard.titles.helsinki.rules.edition import FOLDER
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.options import PLAYERS, choose, combinations
from cityboard.titles.helsinki.vocabulary import VOCABULARY
from cityboard.titles.title import Rules, SheetRules, Title

if TYPE_CHECKING:
    from cityboard.bots.level import Ladder
    from cityboard.presentation.presentation import Terminal
    from cityboard.protocol.serializer import Serializer


def build(edition: Edition, options: Mapping[str, Any]) -> Helsinki:
    """Return the game with some options."""
    return Helsinki(choose(**options), edition)


def ladder() -> "Ladder":
    """Return the levels of its bots."""
    from cityboard.titles.helsinki.bots.ladder import LADDER

    return LADDER


def serializer() -> "Serializer":
    """Return how it is shown on the wire."""
    from cityboard.titles.helsinki.wire.serializer import SERIALIZER

    return SERIALIZER


def terminal() -> "Terminal":
    """Return how it is shown in a terminal, and how its moves are typed."""
    from cityboard.titles.helsinki.terminal.title import TERMINAL

    return TERMINAL


TITLE = Title(
    "helsinki",
    {"1": Rules(build, check_edition, combinations, FOLDER, SheetRules(counting.OPTIONS, counting.count))},
    players=PLAYERS,
    players_rule="H2.1",
    options=OPTIONS,
    shortcuts=SHORTCUTS,
    board_options=SHORTCUTS,
    vocabulary=VOCABULARY,
    ladder=ladder,
    serializer=serializer,
    terminal=terminal,
)
