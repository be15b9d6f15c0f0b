"""Everything that goes over the wire about a table, in both directions; see docs/protocol.md."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from cityboard.core.dealer import Renewal
from cityboard.core.game import Effect
from cityboard.core.reason import Reason
from cityboard.protocol.serializer import Board, Hand
from cityboard.protocol.wire import Wire

LARGEST = 2**31 - 1
LONGEST_RECORD = 65_536  # characters; the longest games have half of that
# Invisible control characters: controls, line ends, changes of direction. No text here has any, and PostgreSQL cannot
# even store all of them.
STEERING = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
WRITTEN, VISIBLE = f"[^{STEERING}]", rf"[^\s{STEERING}]"
END = r"$(?!\n)"  # in Python, $ alone would allow a line end after it

Text = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=f"^[ -~]+{END}")]
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MoveField = Annotated[str, Meta(max_length=32)] | Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
# The published schema names the moves of all titles for both. Any list is read as a move: the rules refuse others.
WireMove = Annotated[list[MoveField], Meta(min_length=1, max_length=64, title="Move")]
ShownMove = Annotated[list[str | int], Meta(title="Move")]
LinkSecret = Annotated[str, Meta(max_length=200)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24, pattern=f"^{VISIBLE}({WRITTEN}*{VISIBLE})?{END}")]


# What a table is made of.


class Pace(Wire, frozen=True):
    """How much time a turn may take; without values there is no limit."""

    seconds_per_turn: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    seconds_in_all: Annotated[int, Meta(ge=30, le=604_800)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days_per_turn: Annotated[int, Meta(ge=1, le=60)] | None = None
    # What happens to a seat whose time is up: a bot takes over, the others are asked, or nothing unless they ask.
    absent: Literal["bot", "vote", "wait"] = "bot"


class Plan(Wire, frozen=True):
    """Who plays a seat: `me` (several times for hot-seat), `link` (someone else) or `bot`."""

    who: Literal["me", "link", "bot"]
    level: Text | None = None
    name: Nickname | None = None


class RecordedPosition(Wire, frozen=True):
    """The position after some moves of a record: its text, or that of a finished game at the given table.

    After no moves, the game at the table may still be running.
    """

    moves: Number
    text: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    table: Text | None = None


class Proposal(Wire, frozen=True):
    """A table to open; one that continues from a record has its options and edition.

    `edition` is the name of one that comes with the title, or the hash of one that somebody keeps.
    """

    title: Text
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = field(default_factory=dict)
    edition: Text = "default"
    listed: bool = False
    spectators: bool = True
    take_back: bool = False
    pace: Pace = Pace()
    key: Key | None = None
    record: RecordedPosition | None = None


class Seat(Wire, frozen=True):
    """How a seat is played now: `free`, `person` or `bot`, and by whom."""

    how: str
    name: str | None
    level: str | None
    # A bot plays for a person who can come back to this seat.
    stands_in: bool
    # How often this seat has asked for a hint, if other people sit at the table.
    hints: int = 0


class Question(Wire, frozen=True):
    """A question to the table: a take-back, giving an absent player's seat to a bot, or removing a player."""

    about: str
    seat: int
    agreed: list[int]
    asked: list[int]


SeatNewsCause = Literal[
    "sat",
    "stood-up",
    "left",
    "returned",
    "given-up",
    "time",
    "vote",
    "removed",
    "no-take-back",
    "no-replace",
    "no-remove",
    "renamed",
]


class SeatNews(Wire, frozen=True):
    """A seat changed hands at some event, after some moves, and why.

    Someone sat down, stood up before the start, left, came back or handed it over, their time was up, or the others
    voted for a bot or removed them. Or its player said no when the others were asked for something, or has changed
    their name, which is no event of the table.
    """

    seq: int | None
    number: int
    at: int
    seat: int
    because: SeatNewsCause
    # Of the person concerned, at that time; None if they are gone or unknown.
    name: str | None
    # Of a player who has changed it: the name before.
    before: str | None = None


class FormerPlayer(Wire, frozen=True):
    """Someone played a seat before, or had another name: all moves below `until` that no earlier one made."""

    seat: int
    name: str | None
    until: int
    # The same person still has the seat, under a new name.
    renamed: bool = False


class TableInfo(Wire, frozen=True, tag_field="type", tag="table"):
    """What everyone who may see a table knows about it."""

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
    # Renewals of the deal, for people who joined or came back and must not know it.
    renewals: list[Renewal] = field(default_factory=list)
    # The edition is a custom one: it does not come with the title.
    own_edition: bool = False
    # How many of the first moves come from a record: whoever opened the table may know what they hide from others.
    recorded: int = 0
    # The latest changes of seats, the oldest first, and the people who have lost a seat during the game.
    news: list[SeatNews] = field(default_factory=list)
    former: list[FormerPlayer] = field(default_factory=list)


class LogEntry(Wire, frozen=True):
    """One move of the log, as the viewer may see it, and what it caused."""

    number: int
    by: int
    move: ShownMove
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
    """Times in milliseconds: the server's current time, the start of the turn, its deadline, and each seat's rest."""

    now: int
    since: int
    deadline: int | None
    banks: list[int] | None


class Undo(Wire, frozen=True):
    """Whether a seat may take back its last decision, and if not, why not."""

    allowed: bool
    reason: Reason | None


class Position(Wire, frozen=True, tag_field="type", tag="position"):
    """What a viewer may know of the game now; the log is cut at `news_from` and continues with `news`."""

    seq: int
    number: int
    turn: int
    board: Board
    hands: list[Hand | None]
    # As if the game ended now; None for a seat whose points depend on something the viewer may not know.
    scores: list[int | None] | None
    clock: Clock
    news_from: int
    news: list[LogEntry]
    # The seat whose decisions and secrets these are; None for a spectator, or a hot-seat table before a seat is shown.
    seat: int | None
    legal: list[ShownMove] | None
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
    """A line of the chat; `seat` is None once its author has left."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int
    # A spectator wrote it for the others, and players read it after the game.
    watchers: bool = False


class Knocker(Wire, frozen=True):
    """Someone who has asked for a seat without a link, and the answer, if there is one; `at` is when it was given."""

    id: int
    name: str
    at: int
    answer: Literal["admitted", "refused"] | None
    # A refusal holds until then; afterwards they can ask again.
    until: int | None = None


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a socket, and the answer to a request for the whole table."""

    table: TableInfo
    yours: list[int]
    owner: bool
    position: Position
    chat: list[ChatLine]
    # The number of the first move since the viewer's own last decision.
    since: int
    # Who asks for a seat: for the owner everyone whom they can answer, for anyone else only themselves.
    knocks: list[Knocker] = field(default_factory=list)


# What a client sends. Messages that change something carry a key: a message with the same key gets the same answer.


class Keyed(Wire, frozen=True):
    """A message that changes something; `seq` is the last one its sender has seen."""

    key: Key
    seq: Number


class Seated(Keyed, frozen=True):
    """A message on behalf of a seat."""

    seat: SeatNumber


class Start(Keyed, frozen=True, tag_field="type", tag="start"):
    """Start the game; bots take the free seats."""


class Sit(Keyed, frozen=True, tag_field="type", tag="sit"):
    """Take a seat: any free one, or the one that a seat link names."""

    seat: SeatNumber | None = None
    secret: LinkSecret | None = None


class Leave(Seated, frozen=True, tag_field="type", tag="leave"):
    """Give up a seat: before the start it becomes free, after it a bot plays on."""


class Return(Seated, frozen=True, tag_field="type", tag="return"):
    """Take your seat back from the bot."""


class Play(Seated, frozen=True, tag_field="type", tag="move"):
    """Make a move."""

    move: WireMove


class TakeUndo(Seated, frozen=True, tag_field="type", tag="undo"):
    """Take back the seat's last decision."""


class TakeBack(Seated, frozen=True, tag_field="type", tag="take-back"):
    """Ask all the others to let you take back the last decision."""


class Replace(Seated, frozen=True, tag_field="type", tag="replace"):
    """Ask all the others to give an absent player's seat to a bot."""

    absent: SeatNumber


class Answer(Seated, frozen=True, tag_field="type", tag="answer"):
    """Agree or disagree with the open question."""

    agree: bool


class Link(Seated, frozen=True, tag_field="type", tag="link"):
    """Make a new link to a seat; older ones become invalid. A player who has left a game hands over their seat."""


class Revoke(Seated, frozen=True, tag_field="type", tag="revoke"):
    """Invalidate the link to a seat and remove whoever came by it; in a running game, the others are asked."""


class Rematch(Keyed, frozen=True, tag_field="type", tag="rematch"):
    """Open a new table with the same options and people."""


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """Write in the chat of the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=f"^{WRITTEN}*{VISIBLE}{WRITTEN}*{END}")]
    # Only for other spectators, until the game is over.
    watchers: bool = False


class Knock(Wire, frozen=True, tag_field="type", tag="knock"):
    """Ask the owner of the table for a seat, without a link."""

    key: Key


class Admit(Wire, frozen=True, tag_field="type", tag="admit"):
    """Let someone in who has knocked, so that they can sit down without a link, or refuse them."""

    key: Key
    knock: Number
    agree: bool


class Show(Wire, frozen=True, tag_field="type", tag="show"):
    """At a hot-seat table, show what this seat sees; None hides everything again."""

    seat: SeatNumber | None


class Preview(Wire, frozen=True, tag_field="type", tag="preview"):
    """Ask what a move would do, or why it is not possible."""

    seat: SeatNumber
    move: WireMove


class Attend(Wire, frozen=True, tag_field="type", tag="attend"):
    """Say whether you are looking at the table: the answer is `presence`, which also comes whenever it changes."""

    here: bool


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there."""


Seating = Start | Sit | Leave | Return | Link | Revoke | Knock | Admit
Change = Seating | Play | TakeUndo | TakeBack | Replace | Answer | Rematch | Say
Message = Change | Show | Preview | Attend | Ping

# What else the server sends.


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """A message was accepted and is stored; if it is resent, it gets this same answer."""

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
    """What a move would do, as far as its seat can know.

    It `reveals` if chance or another seat comes next; it is `final` if it could not be taken back.
    """

    seat: int
    move: ShownMove
    reveals: bool
    final: bool
    effects: list[Effect]
    scores: list[int | None] | None
    board: Board | None


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Who is here: of every seat, whether its player is looking at the table, and how many others are watching it."""

    seats: list[bool]
    watching: int


class Knocks(Wire, frozen=True, tag_field="type", tag="knocks"):
    """Who asks for a seat now, as in `welcome`."""

    knocks: list[Knocker]


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """The server is there."""


ServerMessage = Welcome | TableInfo | Position | ChatLine | Done | Refused | Previewed | Presence | Knocks | Pong
