"""What happened at a table, one event after the other, each bound to those before it by a hash."""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from cityboard.core.game import Move
from cityboard.protocol.messages import Pace

FREE, PERSON, BOT = "free", "person", "bot"
RENEWED = ("link", "revoked")  # why a seat changed when its older links are void
TAKE_BACK, REPLACE = "take-back", "replace"


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened; it names seats, never people."""


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened: everything that stays fixed."""

    title: str
    rules: str
    options: dict[str, Any]
    edition: str
    edition_hash: str
    seed_commitment: str
    seats: list[tuple[str, str | None]]  # how each is played, and the level of a bot
    pace: Pace
    listed: bool
    spectators: bool
    take_back: bool


class Started(Event, frozen=True, tag="started"):
    """The game began."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat or chance made a move."""

    by: int
    move: Move


class Undone(Event, frozen=True, tag="undone"):
    """All moves from this number on do not count any more."""

    seat: int
    to: int


class SeatChanged(Event, frozen=True, tag="seat"):
    """A seat is played in another way, by somebody else, or its link was renewed."""

    seat: int
    how: str
    level: str | None
    because: str


class Asked(Event, frozen=True, tag="asked"):
    """The others are asked for a take-back, or about the seat of somebody absent."""

    about: str
    seat: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered."""

    seat: int
    agree: bool


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat asked for a hint at a table where other people sit, who are told so."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over and the seed is revealed."""

    scores: list[int]
    ranking: list[int]
    seed: str


AnyEvent = Opened | Started | Moved | Undone | SeatChanged | Asked | Answered | Hinted | Ended

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class Stored(Struct, frozen=True):
    """An event as it lies in the database."""

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
    told = f"{chain} {stored.seq} {stored.at} {stored.key or ''} ".encode()
    return hashlib.sha256(told + stored.data).hexdigest()


def bind(events: list[AnyEvent], chain: str, seq: int, at: int, key: str | None = None) -> list[Stored]:
    """Number and bind new events; the first one carries the key of the message that caused them."""
    bound: list[Stored] = []
    for number, event in enumerate(events, seq):
        loose = Stored(number, at, _ENCODER.encode(event), "", key if number == seq else None)
        chain = link(chain, loose)
        bound.append(msgspec.structs.replace(loose, chain=chain))
    return bound
