"""What an expansion or a city may add in the terminal; the base never asks which one it is."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import Move
from cityboard.language import Language
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.drawings import draw

M = TypeVar("M", bound=Module)


class Part(Generic[M]):
    """One expansion or city in play; a subclass overrides what it needs."""

    kinds: ClassVar[tuple[str, ...]] = ()  # kinds of moves that exist only with it
    letter: ClassVar[str | None] = None  # how the first of them can be typed
    guessed_scores: ClassVar[bool] = False  # scores depend on secrets, so they are only estimates
    central_lines: ClassVar[bool] = False  # lines can begin in the centre too

    @classmethod
    def draw_value(cls, name: str, value: Any) -> RenderableType | None:
        """Draw a value that an edition says about it; None for one that needs no drawing."""
        return draw(value)

    def __init__(self, name: str, module: M) -> None:
        """Present a module of a game."""
        self.name, self.module, self.game = name, module, module.game

    def commands(self) -> dict[str, bool]:
        """Return messages about what can be typed with it, with False for those that no longer apply."""
        return {}

    def sign(self) -> str:
        """Return the message about its signs."""
        return f"sign-{self.name}"

    def has_secrets(self) -> bool:
        """Return whether it has secrets."""
        return type(self.module).hide is not Module.hide

    def question(self, view: State, language: Language) -> str | None:
        """Return the question to be decided now, if it is a separate decision besides the turn."""
        return None

    def panel(self, view: State, language: Language) -> Iterator[RenderableType]:
        """Show what it has beside the board."""
        yield from ()

    def tourists_on_squares(self, view: State) -> Mapping[int, list[int]]:
        """List the colours of the tourists on each square."""
        return {}

    def tourists_at_stations(self, view: State) -> Mapping[int, list[int]]:
        """List the colours of the tourists at each station."""
        return {}

    def card_squares(self) -> list[int]:
        """List the empty squares with a monument card."""
        return []

    def places(self, legal: list[Move]) -> set[int]:
        """List the places of the central station that its legal moves lead to."""
        return set()

    def accounts(self, view: State, seat: int) -> set[int] | None:
        """List the accounts that a seat is known to profit from; None for what the frame says."""
        return None


def heading(language: Language, message: str) -> Text:
    """Return the heading of a panel."""
    return Text(language.say(f"panel-{message}"), "bold underline")
