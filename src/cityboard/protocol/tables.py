"""What goes over HTTP about tables: the choices for a new one, the lists of tables, and how a game went."""

from typing import Annotated, Any

from msgspec import Meta, field

from cityboard.core.reason import Reason
from cityboard.protocol.messages import LinkSecret, Proposal, TableInfo, Text
from cityboard.protocol.wire import Wire


class TitleInfo(Wire, frozen=True):
    """A title, its editions and the levels of its bots: the ladder up to the strongest, then the baselines."""

    title: str
    editions: list[str]
    levels: list[str]


class Titles(Wire, frozen=True):
    """The titles that a table can be opened with."""

    titles: list[TitleInfo]


class Pick(Wire, frozen=True):
    """What can be chosen instead of one value: a list of a number of different ones."""

    values: list[str | int]
    number: int | None  # None: as many as there are players, the first ones in any order


class Choice(Wire, frozen=True):
    """An option of a title: one of some values (the first by default), several of them, or a pick."""

    name: str
    values: list[str | int | bool | None]
    several: bool = False
    pick: Pick | None = None
    rule: str = ""  # what it is about
    value_rules: dict[str, str] = field(default_factory=dict)  # of values with rules of their own
    part_of: str | None = None  # the module or city without which it has no effect
    refusals: list[str] = field(default_factory=list)  # codes of reasons that concern it


class TitleChoices(Wire, frozen=True):
    """What can be chosen for a table of a title."""

    title: str
    players: list[int]
    options: list[Choice]
    levels: list[str]  # of bots, from the weakest
    usual: str  # the default level of a bot
    refusals: list[str] = field(default_factory=list)  # codes of reasons that concern the number of players


class Choices(Wire, frozen=True):
    """What can be chosen for a table."""

    titles: list[TitleChoices]


class Chosen(Wire, frozen=True):
    """The options chosen for a table, to check before it is opened whether they can be combined."""

    title: Text
    players: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Any] = field(default_factory=dict)
    edition: Text = "default"


class OptionsChecked(Wire, frozen=True):
    """Whether a table could be opened: None, or the reason why not."""

    reason: Reason | None


class OpenedTable(Wire, frozen=True):
    """A new table and its invitation, the secret part of the invitation link."""

    id: str
    invitation: str


class Invitation(Wire, frozen=True):
    """The secret part of the invitation link."""

    secret: str


class SeatQuery(Wire, frozen=True):
    """Someone asks whether they could sit down, with the secret of their link or without one."""

    secret: LinkSecret | None = None


class SeatOffer(Wire, frozen=True):
    """Whether the sender could sit down now: None, or the reason why not; and another table like this one to open."""

    reason: Reason | None
    another: Proposal
    # Whether the owner could let them in.
    knock: bool = False


class Summary(Wire, frozen=True):
    """A table in a list; `moved_at` is when it was opened if nothing has happened since, `scores` are final."""

    table: TableInfo
    yours: list[int]
    # The seat to move in a running game, and whether it is one of yours.
    turn: int | None
    your_turn: bool
    number: int
    deadline: int | None
    moved_at: int
    scores: list[int] | None
    # How many people ask you for a seat.
    knocks: int = 0


class Scores(Wire, frozen=True):
    """The points of every seat before the first move of a finished game, and after each move."""

    scores: list[list[int]]


class Series(Wire, frozen=True):
    """How many games of a title the same players have finished, and how many each seat has won.

    These may be only the last games of more.
    """

    games: int
    wins: list[int]
    only_last: bool = False
