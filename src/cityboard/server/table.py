"""A table: one game, folded out of its events. Nothing here waits, stores or tells."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.reason import Reason, RecordError
from cityboard.core.record import Record
from cityboard.games.registry import game_of
from cityboard.server.events import (
    BOT,
    PERSON,
    RENEWED,
    REPLACE,
    TAKE_BACK,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Hinted,
    Moved,
    Opened,
    SeatChanged,
    Started,
    Stored,
    Undone,
    link,
)
from cityboard.server.pace import Clock

OPEN, RUNNING, OVER = "open", "running", "over"
MARK = 16  # a copy of the state is kept every so many moves, so that an undo need not play the whole game again
MARKS = 4


@dataclass(frozen=True, slots=True)
class Accepted:
    """A message that was accepted: its first event, its fingerprint, and the seat that changed with its link then."""

    seq: int
    fingerprint: str
    seat: int | None
    link: int


@dataclass(slots=True)
class SeatPlay:
    """How a seat is played: free, by a person or by a bot of some level."""

    how: str
    level: str | None


@dataclass(slots=True)
class Question:
    """What the persons at the table are asked, by the seat or about it, and who has agreed."""

    about: str
    seat: int
    agreed: list[int]


class Table:
    """The fold of a table's events: everything but who the people are."""

    __slots__ = (
        "_marks",
        "asked_at",
        "chain",
        "clock",
        "counts",
        "dealer",
        "game",
        "header",
        "hints",
        "id",
        "keys",
        "links",
        "moves",
        "persons",
        "question",
        "seats",
        "state",
        "status",
        "times",
    )

    header: Opened
    game: Game[Any]
    state: Any
    clock: Clock

    def __init__(self, id: str, seed: bytes) -> None:
        """Take the id and the dealer's secret; the events tell the rest."""
        self.id = self.chain = id
        self.dealer = Dealer(seed)
        self.status = OPEN
        self.moves: list[tuple[int, Move]] = []
        self.times: list[int] = []  # when each move was made
        self.counts: list[int] = []  # by event: how many moves counted after it
        self.keys: dict[str, Accepted] = {}  # by the key of a message
        self.links: list[int] = []  # by seat: how often its link was renewed
        self.hints: list[int] = []  # by seat: how often it asked for one where other people sit
        self.seats: list[SeatPlay] = []
        self.persons: set[int] = set()  # the seats that a person has ever played in this game
        self.question: Question | None = None
        self.asked_at = -1  # how many moves counted when the others were last asked about who is absent
        self._marks: list[tuple[int, Any]] = []

    @classmethod
    def fold(cls, id: str, seed: bytes, events: Iterable[Stored]) -> "Table":
        """Build a table from its events, refusing a broken chain."""
        table = cls(id, seed)
        for stored in events:
            table.follow(stored)
        return table

    def follow(self, stored: Stored) -> AnyEvent:
        """Take in the next event as it was stored, refusing one that is not bound to those before it."""
        if stored.seq != self.seq or link(self.chain, stored) != stored.chain:
            raise RecordError(Reason("chain-broken", "", {"table": self.id, "event": stored.seq}))
        return self.apply(stored)

    @property
    def seq(self) -> int:
        """Return the number of events."""
        return len(self.counts)

    @property
    def number(self) -> int:
        """Return the number of moves that count."""
        return len(self.moves)

    @property
    def people(self) -> list[int]:
        """List the seats that persons play."""
        return [seat for seat, play in enumerate(self.seats) if play.how == PERSON]

    def is_alone(self, seat: int) -> bool:
        """Tell whether a seat has only ever played against bots: who is away for a while counts."""
        return self.persons == {seat}

    @property
    def bot_to_move(self) -> bool:
        """Tell whether a bot has the next move."""
        return self.status == RUNNING and self.state.turn >= 0 and self.seats[self.state.turn].how == BOT

    def apply(self, stored: Stored) -> AnyEvent:
        """Take in the next event, which somebody has checked."""
        event = stored.event
        match event:
            case Opened():
                self._open(event, stored.at)
            case Started():
                self.status = RUNNING
                self.persons = set(self.people)
                self.clock.since = stored.at
            case Moved():
                self._move(event, stored.at)
            case Undone():
                self._undo(event, stored.at)
            case SeatChanged():
                self._change_seat(event, stored.at)
            case Asked():
                self._ask(event)
            case Answered():
                self._answer(event)
            case Hinted():
                self.hints[event.seat] += 1
            case Ended():
                self.status = OVER
                self.question = None
        if stored.key is not None:
            key, _, fingerprint = stored.key.rpartition("#")
            seat = event.seat if isinstance(event, SeatChanged) else None
            self.keys[key] = Accepted(stored.seq, fingerprint, seat, 0 if seat is None else self.links[seat])
        self.chain = stored.chain
        self.counts.append(len(self.moves))
        return event

    def _open(self, event: Opened, at: int) -> None:
        self.header = event
        self.game = shared_game(event)
        self.state = self.game.start()
        self.seats = [SeatPlay(how, level) for how, level in event.seats]
        self.links = [0] * len(self.seats)
        self.hints = [0] * len(self.seats)
        self.clock = Clock(event.pace, len(self.seats), at)

    def _change_seat(self, event: SeatChanged, at: int) -> None:
        self.links[event.seat] += event.because in RENEWED
        before, after = self.seats[event.seat], SeatPlay(event.how, event.level)
        if before == after:
            return  # only its link was renewed
        self.seats[event.seat] = after
        self.question, self.asked_at = None, -1
        if event.how == PERSON:
            self.persons.add(event.seat)
            if self.status == RUNNING:
                self.clock.welcome(event.seat, at)

    def _move(self, event: Moved, at: int) -> None:
        if len(self.moves) % MARK == 0:
            self._marks = [*self._marks[1 - MARKS :], (len(self.moves), self.state.copy())]
        self.moves.append((event.by, event.move))
        self.times.append(at)
        self.game.play(self.state, event.move)
        self.question = None
        if self.state.turn != CHANCE:
            self.clock.pass_to(self.state.turn, at)

    def _undo(self, event: Undone, at: int) -> None:
        del self.moves[event.to :], self.times[event.to :]
        self.state = self.state_after(event.to)
        self._marks = [mark for mark in self._marks if mark[0] <= event.to]
        self.question = None
        self.clock.pass_to(self.state.turn, at)

    def _ask(self, event: Asked) -> None:
        self.question = Question(event.about, event.seat, [event.seat] if event.about == TAKE_BACK else [])
        if event.about == REPLACE:
            self.asked_at = len(self.moves)

    def _answer(self, event: Answered) -> None:
        if self.question and event.agree:
            self.question.agreed.append(event.seat)
        else:
            self.question = None

    def state_after(self, number: int) -> Any:
        """Return the state after so many of the moves that count."""
        begun, state = next(
            ((begun, mark.copy()) for begun, mark in reversed(self._marks) if begun <= number), (0, self.game.start())
        )
        for _, move in self.moves[begun:number]:
            self.game.play(state, move)
        return state

    def log_from(self, seq: int) -> int:
        """Return the first move that somebody has not seen, or not as it counts now, who knows the first events."""
        return min(self.counts[max(seq - 1, 0) :], default=0) if seq else 0

    def asked_seats(self) -> list[int]:
        """List the seats whose answer the question needs: all persons but the one it is by or about."""
        return [seat for seat in self.people if self.question and seat != self.question.seat]

    def continuation(self, seat: int, move: Move) -> list[AnyEvent]:
        """Return what follows when a seat makes a legal move: the move, what chance answers, and the end."""
        state = self.state.copy()
        self.game.play(state, move)
        return [Moved(seat, move), *self.answers_of_chance(state, len(self.moves) + 1)]

    def answers_of_chance(self, state: Any, number: int) -> list[AnyEvent]:
        """Let the dealer answer until a seat has to decide; changes the state that is given."""
        events: list[AnyEvent] = []
        while state.turn == CHANCE:
            # The number of the move that counts, not of the event: an undo never changes the deal.
            move = self.dealer.choose(number + len(events), self.game.chances(state))
            events.append(Moved(CHANCE, move))
            self.game.play(state, move)
        if state.turn == NOBODY:
            game = self.game
            events.append(Ended(game.scores(state), game.ranking(state), self.dealer.seed.hex()))
        return events

    def record(self) -> Record:
        """Return the game's record: with result and seed once it is over, and with every secret before."""
        record = Record.of(self.game, self.dealer)
        record.moves = list(self.moves)
        if self.status == OVER:
            record.close(self.game, self.state, self.dealer)
        return record


@lru_cache(maxsize=512)
def _game(title: str, rules: str, edition: str, edition_hash: str, options: bytes) -> Game[Any]:
    return game_of(Record(title, rules, msgspec.json.decode(options), edition, edition_hash, ""))


def shared_game(header: Opened) -> Game[Any]:
    """Return the game that a table was opened with: the same object for all tables alike."""
    options = msgspec.json.encode(header.options)
    return _game(header.title, header.rules, header.edition, header.edition_hash, options)
