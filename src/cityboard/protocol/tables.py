"""What goes over HTTP about tables: what can be chosen for one, how it is found, and how its game went."""

from typing import Annotated, Any

from msgspec import Meta, field

from cityboard.protocol.messages import TableInfo, Text
from cityboard.protocol.wire import Wire


class TitleInfo(Wire, frozen=True):
    """A title, its editions and the levels of its bots, the strongest of the ladder before the baselines."""

    title: str
    editions: list[str]
    levels: list[str]


class Titles(Wire, frozen=True):
    """What a table can be opened with."""

    titles: list[TitleInfo]


class Pick(Wire, frozen=True):
    """What can be chosen instead of one value: a list of so many different ones."""

    values: list[str | int]
    number: int | None  # None: as many as there are players, the first ones in any order


class Choice(Wire, frozen=True):
    """An option of a title: one of some values, the first if nothing is chosen, or several of them, or a pick."""

    name: str
    values: list[str | int | bool | None]
    several: bool = False
    pick: Pick | None = None


class TitleChoices(Wire, frozen=True):
    """What can be chosen for a table of a title."""

    title: str
    players: list[int]
    options: list[Choice]
    levels: list[str]  # of bots, from the weakest
    usual: str  # the level of a bot that nobody has chosen one for


class Choices(Wire, frozen=True):
    """What can be chosen for a table."""

    titles: list[TitleChoices]


class Chosen(Wire, frozen=True):
    """What somebody has chosen for a table and would like to know before it is opened: does it combine?"""

    title: Text
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Any] = field(default_factory=dict)
    edition: Text = "default"


class OpenedTable(Wire, frozen=True):
    """A new table and its invitation, the secret part of the link for friends."""

    id: str
    invitation: str


class Invitation(Wire, frozen=True):
    """The secret part of the link for friends."""

    secret: str


class Summary(Wire, frozen=True):
    """A table in a list; `moved_at` is when it was opened if nothing has happened since, `scores` are final."""

    table: TableInfo
    yours: list[int]
    your_turn: bool
    number: int
    deadline: int | None
    moved_at: int
    scores: list[int] | None


class Scores(Wire, frozen=True):
    """The points of every seat before the first move of a finished game, and after each move."""

    scores: list[list[int]]
