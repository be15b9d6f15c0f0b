"""Everything that goes over the wire about a table, in both directions; docs/protocol.md tells the story."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from cityboard.protocol import Board, Hand
from cityboard.protocol.wire import Wire

LARGEST = 2**31 - 1
# Characters that steer instead of being seen: controls, line ends, changes of direction. No text of ours has any, and
# PostgreSQL cannot even store all of them.
STEERING = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
WRITTEN, VISIBLE = f"[^{STEERING}]", rf"[^\s{STEERING}]"
END = r"$(?!\n)"  # in Python $ alone would let a line end follow

Text = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=f"^[ -~]+{END}")]
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MoveField = Annotated[str, Meta(max_length=32)] | Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
WireMove = Annotated[list[MoveField], Meta(min_length=1, max_length=64)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24, pattern=f"^{VISIBLE}({WRITTEN}*{VISIBLE})?{END}")]


# What a table is made of.


class Reason(Wire, frozen=True):
    """Why something is refused: a code whose sentence is in the locales, the rule, and what it concerns."""

    code: str
    rule: str
    arguments: dict[str, Any]


class Effect(Wire, frozen=True):
    """What a move caused."""

    code: str
    arguments: dict[str, Any]


class Pace(Wire, frozen=True):
    """How much time a turn may take: nothing given is no limit."""

    seconds_per_turn: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    seconds_in_all: Annotated[int, Meta(ge=30, le=604_800)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days_per_turn: Annotated[int, Meta(ge=1, le=60)] | None = None
    # What happens to a seat whose time is up: a bot takes over, the others are asked, or nothing unless they ask.
    absent: Literal["bot", "vote", "wait"] = "bot"


class Plan(Wire, frozen=True):
    """Who shall sit on a seat: `me` (several times: hot-seat), `link` (somebody else) or `bot`."""

    who: Literal["me", "link", "bot"]
    level: Text | None = None
    name: Nickname | None = None


class Proposal(Wire, frozen=True):
    """A table to be opened."""

    title: Text
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = field(default_factory=dict)
    edition: Text = "default"
    listed: bool = False
    spectators: bool = True
    take_back: bool = False
    pace: Pace = Pace()
    key: Key | None = None


class Seat(Wire, frozen=True):
    """How a seat is played now: `free`, `person` or `bot`, and by whom."""

    how: str
    name: str | None
    level: str | None
    # A bot plays for the person who may come back to this seat.
    stands_in: bool
    # How often this seat has asked for a hint, where other people sit at the table.
    hints: int = 0


class Question(Wire, frozen=True):
    """What the table is being asked: a take-back, or to give the seat of somebody absent to a bot."""

    about: str
    seat: int
    agreed: list[int]
    asked: list[int]


class TableInfo(Wire, frozen=True, tag_field="type", tag="table"):
    """What everybody who may see a table knows of it."""

    id: str
    title: str
    rules: str
    options: dict[str, Any]
    edition: str
    edition_hash: str
    status: str
    listed: bool
    spectators: bool
    take_back: bool
    pace: Pace
    seats: list[Seat]
    owner: str
    seed_commitment: str
    created_at: int
    seq: int
    question: Question | None
    rematch: str | None


class Entry(Wire, frozen=True):
    """One move of the log, as the viewer may see it, and what it caused."""

    number: int
    by: int
    move: list[str | int]
    effects: list[Effect]
    at: int


class Points(Wire, frozen=True):
    """Some points of the breakdown and the rule that gave them."""

    owner: int | str
    code: str
    rule: str
    points: int
    arguments: dict[str, Any]


class Clock(Wire, frozen=True):
    """Times in milliseconds: the server's now, when the turn began, its deadline, and what is left to every seat."""

    now: int
    since: int
    deadline: int | None
    banks: list[int] | None


class Undo(Wire, frozen=True):
    """Whether a seat may take back its last decision, and if not, why not."""

    allowed: bool
    reason: Reason | None


class Position(Wire, frozen=True, tag_field="type", tag="position"):
    """What a viewer may know of the game now; the log is cut at `news_from` and goes on with `news`."""

    seq: int
    number: int
    turn: int
    board: Board
    hands: list[Hand | None]
    # As if the game ended now; None for a seat whose points hang on shares the viewer may not know (M7.2).
    scores: list[int | None] | None
    clock: Clock
    news_from: int
    news: list[Entry]
    # Whose decisions and secrets these are; None for a spectator and for a hot-seat table nobody has asked to see.
    seat: int | None
    legal: list[list[str | int]] | None
    undo: Undo | None
    result: "Result | None"
    state: dict[str, Any] | None


class Result(Wire, frozen=True):
    """The end: points, places, every point with its rule, and the dealer's seed."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[Points]
    seed: str


class ChatLine(Wire, frozen=True, tag_field="type", tag="chat"):
    """Something said at the table; `seat` is None once its author has left."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a socket, and the answer to a question for the whole table."""

    table: TableInfo
    yours: list[int]
    owner: bool
    position: Position
    chat: list[ChatLine]
    # The number of the first move since the viewer's own last decision.
    since: int


# What a client says. Messages that change something carry a key: said again with the same key, the answer is the same.


class Keyed(Wire, frozen=True):
    """A message that changes something; `seq` is the last number its sender has seen of the table."""

    key: Key
    seq: Number


class Seated(Keyed, frozen=True):
    """A message on behalf of a seat."""

    seat: SeatNumber


class Start(Keyed, frozen=True, tag_field="type", tag="start"):
    """Begin the game; seats still free are given to bots."""


class Sit(Keyed, frozen=True, tag_field="type", tag="sit"):
    """Take a seat: any free one, or the one that a seat link names."""

    seat: SeatNumber | None = None
    secret: Annotated[str, Meta(max_length=200)] | None = None


class Leave(Seated, frozen=True, tag_field="type", tag="leave"):
    """Give a seat up: it is free again before the start, played by a bot after it."""


class Return(Seated, frozen=True, tag_field="type", tag="return"):
    """Take an own seat back from the bot that stands in."""


class Play(Seated, frozen=True, tag_field="type", tag="move"):
    """Make a move."""

    move: WireMove


class TakeUndo(Seated, frozen=True, tag_field="type", tag="undo"):
    """Take back the seat's last decision."""


class TakeBack(Seated, frozen=True, tag_field="type", tag="take-back"):
    """Ask all others for leave to take back the last decision."""


class Replace(Seated, frozen=True, tag_field="type", tag="replace"):
    """Ask all others to give an absent player's seat to a bot."""

    absent: SeatNumber


class Answer(Seated, frozen=True, tag_field="type", tag="answer"):
    """Agree or disagree with what the table is being asked."""

    agree: bool


class Link(Seated, frozen=True, tag_field="type", tag="link"):
    """Make a new link to a seat; older links to it are void."""


class Revoke(Seated, frozen=True, tag_field="type", tag="revoke"):
    """Void the link to a seat and free the seat of who came by it."""


class Rematch(Keyed, frozen=True, tag_field="type", tag="rematch"):
    """Open a new table with the same options and people."""


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=f"^{WRITTEN}*{VISIBLE}{WRITTEN}*{END}")]


class Show(Wire, frozen=True, tag_field="type", tag="show"):
    """At a hot-seat table: I am this seat, show me; None hides everything again."""

    seat: SeatNumber | None


class Preview(Wire, frozen=True, tag_field="type", tag="preview"):
    """Ask what a move would do, or why it is not possible."""

    seat: SeatNumber
    move: WireMove


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Ask whether anybody is there."""


Change = Start | Sit | Leave | Return | Play | TakeUndo | TakeBack | Replace | Answer | Link | Revoke | Rematch | Say
Message = Change | Show | Preview | Ping

# What the server says besides.


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """A message was accepted and is stored; said again it gets this same answer."""

    key: str
    seq: int
    seat: int | None = None
    secret: str | None = None
    table: str | None = None


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """A message was refused and nothing has changed."""

    key: str | None
    reason: Reason


class Previewed(Wire, frozen=True, tag_field="type", tag="preview"):
    """What a move would do as far as its seat can know; `final` if it could not be taken back."""

    seat: int
    move: list[str | int]
    final: bool
    effects: list[Effect]
    scores: list[int | None] | None
    board: Board | None


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


Told = Welcome | TableInfo | Position | ChatLine | Done | Refused | Previewed | Pong
