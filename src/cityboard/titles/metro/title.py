"""What everything outside Metro's folder uses."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cityboard.core.edition import Edition
from cityboard.titles.metro.options import ALL_PLAYERS, BOARD_OPTIONS, OPTIONS
from cityboard.titles.metro.rules import counting, version_1
from cityboard.titles.metro.rules.catalogue import check_edition
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.options import ONE_WITHOUT_SOLO, choose, combinations
from cityboard.titles.metro.vocabulary import VOCABULARY
from cityboard.titles.title import Rules, SheetRules, Title

if TYPE_CHECKING:
    from cityboard.bots.level import Ladder
    from cityboard.presentation.presentation import Terminal
    from cityboard.protocol.serializer import Serializer


def build(edition: Edition, options: Mapping[str, Any]) -> Metro:
    """Return the game with some options."""
    return Metro(choose(**options), edition)


def ladder() -> "Ladder":
    """Return the levels of its bots."""
    from cityboard.titles.metro.bots.ladder import LADDER

    return LADDER


def serializer() -> "Serializer":
    """Return how it is shown on the wire."""
    from cityboard.titles.metro.wire.serializer import SERIALIZER

    return SERIALIZER


def terminal() -> "Terminal":
    """Return how it is shown in a terminal, and how its moves are typed."""
    from cityboard.titles.metro.terminal.title import TERMINAL

    return TERMINAL


RULES = Rules(build, check_edition, combinations, FOLDER, SheetRules(counting.OPTIONS, counting.count))
TITLE = Title(
    "metro",
    {"1": replace(RULES, build=version_1.build, combinations=version_1.combinations), "2": RULES},
    players=ALL_PLAYERS,
    players_rule="M18",
    players_refusals=(ONE_WITHOUT_SOLO.code,),
    options=OPTIONS,
    board_options=BOARD_OPTIONS,
    vocabulary=VOCABULARY,
    ladder=ladder,
    serializer=serializer,
    terminal=terminal,
)
