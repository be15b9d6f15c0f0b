"""A decision, and its sender."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from cityboard.tables.checks import Chair
from cityboard.tables.continuation import MovesAhead
from cityboard.tables.events import AnyEvent
from cityboard.tables.table import Table
from cityboard.titles.ladders import usual_level


@dataclass(slots=True)
class Decision:
    """What will be stored."""

    events: list[AnyEvent]
    chairs: dict[int, Chair] = field(default_factory=dict)
    seat: int | None = None  # for the answer: the seat taken, or the seat of the new link
    uninvites: bool = False  # the invitation becomes invalid: a removed player could come back by it
    ahead: MovesAhead | None = None  # the moves among the events, already played

    def going_on(self, ahead: MovesAhead) -> "Decision":
        """Return the decision with its consequences: moves that were made ahead."""
        return replace(self, events=[*self.events, *ahead.events], ahead=ahead)


@dataclass(slots=True)
class Sender:
    """The sender of a message: a person, what they may do here, and what their link gives access to."""

    person: str
    owner: bool
    # The seat that a secret opens, or None for any free one; refuses an invalid secret.
    opens: Callable[[str], int | None]
    now: int
    admitted: bool = False  # the owner has let them in: they need no link


def stand_in(table: Table) -> str:
    """Return the level of a bot that takes over."""
    return usual_level(table.game.title).name
