"""What happened at a table, event by event, each bound to those before it by a hash."""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from cityboard.core.game import Move
from cityboard.protocol.messages import Pace

FREE, PERSON, BOT = "free", "person", "bot"
SAT, RETURNED = "sat", "returned"  # why a person plays a seat
GIVEN_UP, REMOVED = "given-up", "removed"  # why a seat no longer belongs to anyone
RENEWED = ("link", "revoked", GIVEN_UP, REMOVED)  # why a seat changed when its older links became invalid
TAKE_BACK, REPLACE, REMOVE = "take-back", "replace", "remove"


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened; it names seats, never people."""


class Opened(Event, frozen=True, omit_defaults=True, tag="opened"):
    """A table was opened: everything that stays fixed."""

    title: str
    rules: str
    options: dict[str, Any]
    edition: str
    edition_hash: str
    seed_commitment: str
    seats: list[tuple[str, str | None]]  # how each seat is played, and the level of a bot
    pace: Pace
    listed: bool
    spectators: bool
    take_back: bool
    recorded: list[tuple[int, Move]] = []  # the moves of a record that the game continues from
    edition_values: dict[str, Any] = {}  # only of an edition that does not come with its title


class Started(Event, frozen=True, tag="started"):
    """The game began."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat or chance made a move."""

    by: int
    move: Move


class Undone(Event, frozen=True, tag="undone"):
    """Moves from this number on no longer count."""

    seat: int
    to: int


class Redealt(Event, frozen=True, tag="redealt"):
    """Moves from this number on no longer count, and from there on another seed decides chance."""

    to: int
    seed_commitment: str


class SeatChanged(Event, frozen=True, tag="seat"):
    """A seat is played in another way or by someone else, or its link was renewed."""

    seat: int
    how: str
    level: str | None
    because: str


class Asked(Event, frozen=True, tag="asked"):
    """The others are asked for a take-back, about an absent player's seat, or to remove a player."""

    about: str
    seat: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered."""

    seat: int
    agree: bool


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat asked for a hint at a table with other people, who see that."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over and the seed is revealed."""

    scores: list[int]
    ranking: list[int]
    seed: str


AnyEvent = Opened | Started | Moved | Undone | Redealt | SeatChanged | Asked | Answered | Hinted | Ended

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class Stored(Struct, frozen=True):
    """An event as the database has it."""

    seq: int
    at: int
    data: bytes
    chain: str
    key: str | None = None

    @property
    def event(self) -> AnyEvent:
        """Read the event."""
        return _DECODER.decode(self.data)


def link(chain: str, stored: Stored) -> str:
    """Return the hash that binds an event to all before it; the first is bound to its table's id."""
    head = f"{chain} {stored.seq} {stored.at} {stored.key or ''} ".encode()
    return hashlib.sha256(head + stored.data).hexdigest()


def bind(events: list[AnyEvent], chain: str, seq: int, at: int, key: str | None = None) -> list[Stored]:
    """Number and bind new events; the first one carries the key of the message that caused them."""
    bound: list[Stored] = []
    for number, event in enumerate(events, seq):
        loose = Stored(number, at, _ENCODER.encode(event), "", key if number == seq else None)
        chain = link(chain, loose)
        bound.append(msgspec.structs.replace(loose, chain=chain))
    return bound
