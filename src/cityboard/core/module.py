"""What the modules of every title have in common: one flat list of ints in a state, printed data, points, pieces."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from cityboard.core.edition import Edition
from cityboard.core.game import Entry


class ModularState(Protocol):
    """A state with a list of ints for every module in play, in the order of play."""

    own: list[list[int]]


G = TypeVar("G")
M = TypeVar("M")
S = TypeVar("S", bound=ModularState)


class Module(Generic[G, S]):
    """One expansion of a game; a title adds its seams, and a subclass overrides those it needs."""

    chapter: ClassVar[str]  # the section of the rules about it

    def __init__(self, game: G, number: int) -> None:
        """Read the edition's data; `number` is the place of the module's list in `own`."""
        self.game = game
        self.number = number

    def module_state(self, s: S) -> list[int]:
        """Return the module's part of a state."""
        return s.own[self.number]

    @classmethod
    def read(cls, edition: Edition) -> Any:
        """Read and check the module's values of an edition."""

    def begin(self) -> list[int]:
        """Return the module's part of the first state."""
        return []

    def finish(self, s: S, entries: list[Entry]) -> None:
        """Add the module's points to the breakdown."""

    def pieces(self, s: S) -> dict[str, int]:
        """Count the module's pieces wherever they are."""
        return {}


def modules_of(game: G, classes: Sequence[Callable[[G, int], M]]) -> list[M]:
    """Construct the modules of a game in the order of play."""
    return [module(game, number) for number, module in enumerate(classes)]
