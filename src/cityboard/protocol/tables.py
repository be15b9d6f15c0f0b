"""What goes over HTTP about tables: what can be chosen for one, and how a finished game went."""

from typing import Annotated, Any

from msgspec import Meta, field

from cityboard.protocol.messages import Text
from cityboard.protocol.wire import Wire


class Chosen(Wire, frozen=True):
    """What somebody has chosen for a table and would like to know before it is opened: does it combine?"""

    title: Text
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Any] = field(default_factory=dict)
    edition: Text = "default"


class Scores(Wire, frozen=True):
    """The points of every seat before the first move of a finished game, and after each move."""

    scores: list[list[int]]
