"""What the first page asks for besides: a table in words, and the words themselves."""

from cityboard.protocol.messages import Reason, SeatNumber, Text, WireMove
from cityboard.protocol.wire import Wire

# A line of text in runs: what is written, and the names of its styles with blanks between them.
Line = list[tuple[str, str]]


class Offer(Wire, frozen=True):
    """A legal move, and how it is written."""

    move: list[str | int]
    words: str


class Counted(Wire, frozen=True):
    """Some points of the result in words: whose, what for, by which rule, how many."""

    owner: str
    what: str
    rule: str
    points: int


class Described(Wire, frozen=True):
    """A table as its viewer may see it, in the words of a language."""

    seq: int
    turn: str
    board: list[Line]
    question: str | None
    moves: list[Offer]
    log: list[str]
    winners: str | None
    result: list[Counted]


class Foresight(Wire, frozen=True):
    """A question before a move: what would it do?"""

    lang: Text
    seat: SeatNumber
    move: WireMove
    narrow: bool = False


class Foreseen(Wire, frozen=True):
    """What a move would do; `final` if it could not be taken back, a board if it is to be looked at first."""

    final: bool
    effects: list[str]
    board: list[Line]


class Unsaid(Wire, frozen=True):
    """A reason that somebody wants to read."""

    lang: Text
    reason: Reason


class Sentence(Wire, frozen=True):
    """A reason as people read it."""

    sentence: str


class Choice(Wire, frozen=True):
    """An option of a title: one of some values, the first if nothing is chosen, or several of them."""

    name: str
    values: list[str | int | bool | None]
    several: bool = False


class TitleChoices(Wire, frozen=True):
    """What can be chosen for a table of a title."""

    title: str
    players: list[int]
    options: list[Choice]


class Choices(Wire, frozen=True):
    """What can be chosen for a table."""

    titles: list[TitleChoices]
    levels: list[str]
