"""Hints for people: the best moves by number, with what each brings."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cityboard.language import Language
from cityboard.terminal.hint import Hint
from cityboard.terminal.presentation import Presentation

SHOWN = 15


def shown(found: Sequence[Hint]) -> list[Hint]:
    """Return the first hints, and the draw wherever it stands."""
    return [*found[:SHOWN], *(hint for hint in found[SHOWN:] if hint.move == ("draw",))]


def show_hints(found: Sequence[Hint], presentation: Presentation, language: Language) -> Table:
    """List hints by number: points for oneself, what else a move is good for, points for others, what happens."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, hint in enumerate(found, 1):
        told = " ".join(language.effect(effect) for effect in hint.effects)
        brings = [
            _points(language, "hint-points", hint.points),
            presentation.brings(hint),
            _points(language, "hint-others", hint.others) if hint.others else "",
        ]
        grid.add_row(f"{number}:", presentation.short(hint.move), *brings, Text(told, "dim"))
    return grid


def _points(language: Language, message: str, points: int) -> str:
    return language.say(message, sign="−" if points < 0 else "+", points=abs(points))
