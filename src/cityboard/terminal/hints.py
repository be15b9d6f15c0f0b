"""Hints for people: the best moves by number, with what each brings."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cityboard.language import Language
from cityboard.presentation.move_preview import MovePreview
from cityboard.presentation.presentation import Presentation

SHOWN = 15


def shown(hints: Sequence[MovePreview], presentation: Presentation) -> list[MovePreview]:
    """Return the best hints, and those that are always shown."""
    return [*hints[:SHOWN], *(hint for hint in hints[SHOWN:] if presentation.is_always_hinted(hint.move))]


def show_hints(hints: Sequence[MovePreview], presentation: Presentation, language: Language) -> Table:
    """List hints by number: points for the player, other benefits, points for others, effects."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, hint in enumerate(hints, 1):
        effects = " ".join(language.effect(effect) for effect in hint.effects)
        brings = [
            _points(language, "hint-points", hint.points),
            presentation.brings(hint),
            _points(language, "hint-others", hint.others) if hint.others else "",
        ]
        grid.add_row(f"{number}:", presentation.short(hint.move), *brings, Text(effects, "dim"))
    return grid


def _points(language: Language, message: str, points: int) -> str:
    return language.say(message, sign="−" if points < 0 else "+", points=abs(points))
