"""Title: the one object through which everything else reaches a game.

Its parts are imported when they are first asked for, so that the rules need nothing but the standard library.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cityboard.core.edition import Edition
from cityboard.core.game import Game
from cityboard.core.sheet import Sheet
from cityboard.titles.option import Option
from cityboard.vocabulary import Vocabulary

if TYPE_CHECKING:
    from cityboard.bots.level import Ladder
    from cityboard.presentation.presentation import Terminal
    from cityboard.protocol.serializer import Serializer


@dataclass(frozen=True, slots=True)
class SheetRules:
    """How real tables are counted: the options that matter there, and how a count sheet becomes a state."""

    options: tuple[str, ...]
    count: Callable[[Any, Sheet], tuple[Game[Any], Any]]  # takes the game; returns the one that counts, and the state


@dataclass(frozen=True, slots=True)
class Rules:
    """A version of a title's rules."""

    build: Callable[[Edition, Mapping[str, Any]], Game[Any]]  # the game with some options, or an OptionError
    check_edition: Callable[[Edition], None]  # reads every value, and refuses values that nothing reads
    combinations: Callable[[], list[Mapping[str, Any]]]  # the option sets that tests and fingerprints go through
    editions: Path  # the folder of the edition files
    counting: SheetRules | None = None


def no_ladder() -> "Ladder":
    """Return the ladder of a title without its own levels: its bots play at the levels that every title has."""
    from cityboard.bots.level import Ladder

    return Ladder()


def plain_serializer() -> "Serializer":
    """Return how any game is shown on the wire."""
    from cityboard.titles.plain.serializer import SERIALIZER

    return SERIALIZER


def plain_terminal() -> "Terminal":
    """Return how any game is shown in a terminal, and how its moves are typed."""
    from cityboard.titles.plain.presentation import TERMINAL

    return TERMINAL


@dataclass(frozen=True, slots=True)
class Title:
    """A game as everything outside titles/ sees it; parts that are left out have a plain form that fits every game."""

    name: str
    # By version, the newest last. A version that was ever shipped stays: its games continue (docs/record-format.md).
    rules: Mapping[str, Rules]
    # What people choose for a table.
    players: tuple[int, ...] = (2,)
    players_rule: str = ""
    players_refusals: tuple[str, ...] = ()  # codes of refusals that concern the number of players
    options: tuple[Option, ...] = ()
    # What commands also take: shorthands for an option, and the options of a written board.
    shortcuts: tuple[Option, ...] = ()
    board_options: tuple[Option, ...] = ()
    # How its sentences name things, and where they are if not in the locales of cityboard.
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    # Its bots, what viewers see of it, and how it looks in a terminal.
    ladder: "Callable[[], Ladder]" = no_ladder
    serializer: "Callable[[], Serializer]" = plain_serializer
    terminal: "Callable[[], Terminal]" = plain_terminal
