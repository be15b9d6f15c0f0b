"""A table: one game, folded from its events. Nothing here waits, stores or sends."""

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from cityboard.core.dealer import Dealer, Renewal
from cityboard.core.game import CHANCE, Game, Move
from cityboard.core.reason import RecordError
from cityboard.core.record import Record
from cityboard.tables.clock import TableClock
from cityboard.tables.events import (
    BOT,
    GIVEN_UP,
    PERSON,
    REMOVE,
    REMOVED,
    RENEWED,
    REPLACE,
    RETURNED,
    SAT,
    TAKE_BACK,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Hinted,
    Moved,
    Opened,
    Redealt,
    SeatChanged,
    Started,
    Stored,
    Undone,
    link,
)
from cityboard.tables.games import shared_game
from cityboard.tables.played import CHECKPOINT, PlayedMove
from cityboard.tables.reasons import CHAIN_BROKEN
from cityboard.tables.seat_history import SeatHistory

OPEN, RUNNING, OVER = "open", "running", "over"
CHECKPOINTS = 2  # copies of the state that are kept: most undos go back a few moves, and a copy is large


@dataclass(frozen=True, slots=True)
class Accepted:
    """An accepted message: its first event, its fingerprint, and the seat that changed, with its link then."""

    seq: int
    fingerprint: str
    seat: int | None
    link: int


@dataclass(frozen=True, slots=True)
class SeatPlay:
    """How a seat is played: free, by a person or by a bot of some level."""

    how: str
    level: str | None


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question to the people at the table, by a seat or about it, and who has agreed."""

    about: str
    seat: int
    agreed: list[int]


class Table:
    """The fold of a table's events: everything except who the people are."""

    __slots__ = (
        "_checkpoints",
        "acts",
        "arrivals",
        "asked_at",
        "chain",
        "clock",
        "counts",
        "dealer",
        "game",
        "given_up",
        "header",
        "hints",
        "history",
        "id",
        "keys",
        "links",
        "missed",
        "moves",
        "persons",
        "question",
        "redeals",
        "rehearsed",
        "removals",
        "renewals",
        "returns",
        "seats",
        "state",
        "status",
        "times",
    )

    header: Opened
    game: Game[Any]
    state: Any
    clock: TableClock
    history: SeatHistory

    def __init__(self, id: str, seed: bytes) -> None:
        """Take the id and the dealer's secret; the events give the rest."""
        self.id = self.chain = id
        self.dealer = Dealer(seed)
        self.status = OPEN
        self.moves: list[tuple[int, Move]] = []
        self.times = array("q")  # when each move was made; a list would need five times the memory
        self.counts: list[int] = []  # by event: how many moves counted after it
        self.keys: dict[str, Accepted] = {}  # by the key of a message
        self.links: list[int] = []  # by seat: how often its link was renewed
        self.hints: list[int] = []  # by seat: how often it asked for one with other people at the table
        self.acts: list[int] = []  # by seat: how often it took back or asked for something
        self.returns: list[int] = []  # by seat: how often its person came back
        self.arrivals: Counter[str] = Counter()  # by person: how often they sat down
        self.removals: list[int] = []  # by seat: how often the others were asked to remove its player
        self.seats: list[SeatPlay] = []
        self.persons: set[int] = set()  # the seats that a person has ever played in this game
        self.question: OpenQuestion | None = None
        self.asked_at = -1  # how many moves counted when the others were last asked about an absent player
        # Moves were taken back after they had revealed something: a draw, or what another seat held.
        self.rehearsed = False
        self.missed: set[int] = set()  # the seats that no person played when that happened
        self.given_up: set[int] = set()  # the seats whose hand is known to someone who no longer plays them
        self.renewals: list[Renewal] = []  # of the deal, in the order of their events
        self.redeals = 0
        self._checkpoints: list[tuple[int, Any]] = []

    @classmethod
    def fold(cls, id: str, seed: bytes, events: Iterable[Stored]) -> "Table":
        """Build a table from its events; refuse a broken chain."""
        table = cls(id, seed)
        for stored in events:
            table.follow(stored)
        return table

    def follow(self, stored: Stored) -> AnyEvent:
        """Apply the next stored event; refuse one that is not bound to those before it."""
        self.check_next(stored)
        return self.apply(stored)

    def check_next(self, stored: Stored) -> None:
        """Refuse an event that is not bound to those before it."""
        if stored.seq != self.seq or link(self.chain, stored) != stored.chain:
            raise RecordError(CHAIN_BROKEN("", table=self.id, event=stored.seq))

    @property
    def seq(self) -> int:
        """Return the number of events."""
        return len(self.counts)

    @property
    def number(self) -> int:
        """Return the number of moves that count."""
        return len(self.moves)

    @property
    def recorded(self) -> int:
        """Return how many of the moves come from a record; they cannot be taken back or dealt again."""
        return len(self.header.recorded)

    @property
    def people(self) -> list[int]:
        """List the seats that people play."""
        return [seat for seat, play in enumerate(self.seats) if play.how == PERSON]

    def is_alone(self, seat: int) -> bool:
        """Return whether a seat has only ever played against bots; an absent player counts as a person."""
        return self.persons == {seat}

    @property
    def has_begun(self) -> bool:
        """Return whether hands are settled: a decision counts that a person made, or a bot in their place."""
        return self.recorded > 0 or any(by in self.persons for by, _ in self.moves)

    @property
    def bot_to_move(self) -> bool:
        """Return whether a bot has the next move."""
        return self.status == RUNNING and self.state.turn >= 0 and self.seats[self.state.turn].how == BOT

    @property
    def is_deserted(self) -> bool:
        """Return whether no person plays any more in a running game: then it waits for one to return."""
        return self.status == RUNNING and not self.people

    @property
    def bot_due(self) -> bool:
        """Return whether a bot has to make the next move; at a deserted table, bots rest."""
        return self.bot_to_move and not self.is_deserted

    def copy(self) -> "Table":
        """Return a copy of the table; both share the state, which only `apply` without a played move changes."""
        table = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(table, name, getattr(self, name))
        for name in _CHANGED_IN_PLACE:
            setattr(table, name, getattr(self, name).copy())
        table.times = self.times[:]
        return table

    def apply(self, stored: Stored, played: PlayedMove | None = None) -> AnyEvent:
        """Apply the next event, which the caller has checked; a move that is already played is not played again."""
        event = stored.event
        sender = stored.key.partition("/")[0] if stored.key else None
        match event:
            case Opened():
                self._open(event, stored.at)
            case Started():
                self.status = RUNNING
                self.persons = set(self.people)
                self.clock.since = stored.at
                if self.state.turn != CHANCE:
                    self.clock.pass_to(self.state.turn, stored.at)
            case Moved():
                self._move(event, stored.at, played)
                if sender and event.by >= 0:
                    self.history = self.history.played_by(event.by, sender)
            case Undone():
                self._undo(event, stored.at)
            case Redealt():
                self._redeal(event, stored.at)
            case SeatChanged():
                self.history = self.history.changed(
                    event, self.seats[event.seat].how, sender, seq=stored.seq, number=len(self.moves), at=stored.at
                )
                self._change_seat(event, stored.at)
                if event.because == SAT and sender:
                    self.arrivals[sender] += 1
            case Asked():
                self._ask(event)
            case Answered():
                if self.question and not event.agree:
                    about, number = self.question.about, len(self.moves)
                    self.history = self.history.disagreed(
                        event.seat, about, sender, seq=stored.seq, number=number, at=stored.at
                    )
                self._answer(event)
            case Hinted():
                self.hints[event.seat] += 1
                self.acts[event.seat] += 1
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
        self.moves = [(by, self.game.shared_move(move)) for by, move in event.recorded]
        self.times = array("q", [at] * len(self.moves))
        self.state = self.state_after(len(self.moves))
        self.seats = [SeatPlay(how, level) for how, level in event.seats]
        self.history = SeatHistory((None,) * len(self.seats))
        self.links = [0] * len(self.seats)
        self.hints = [0] * len(self.seats)
        self.acts = [0] * len(self.seats)
        self.returns = [0] * len(self.seats)
        self.removals = [0] * len(self.seats)
        self.clock = TableClock(event.pace, len(self.seats), at)

    def _change_seat(self, event: SeatChanged, at: int) -> None:
        self.links[event.seat] += event.because in RENEWED
        self.returns[event.seat] += event.because == RETURNED
        if event.because in (GIVEN_UP, REMOVED):
            self.given_up.add(event.seat)
        before, after = self.seats[event.seat], SeatPlay(event.how, event.level)
        if before == after and event.because != REMOVED:
            return  # only its link was renewed
        was_deserted = self.is_deserted
        self.seats[event.seat] = after
        if was_deserted != self.is_deserted:
            self.clock.stand_still(at) if self.is_deserted else self.clock.go_on(at)
        self.question, self.asked_at = None, -1
        if event.how == PERSON:
            self.missed.discard(event.seat)
            self.persons.add(event.seat)
            if self.status == RUNNING:
                self.clock.welcome(event.seat, at)

    def _move(self, event: Moved, at: int, played: PlayedMove | None) -> None:
        if len(self.moves) % CHECKPOINT == 0:
            before = played.before if played else self.state.copy()
            self._checkpoints = [*self._checkpoints[1 - CHECKPOINTS :], (len(self.moves), before)]
        move = self.game.shared_move(event.move)
        self.moves.append((event.by, move))
        self.times.append(at)
        if played is None:
            self.game.play(self.state, move)
        turn = played.turn if played else self.state.turn
        if self.question and self.question.about != REMOVE:
            self.question = None
        if turn != CHANCE:
            self.clock.pass_to(turn, at)

    def _undo(self, event: Undone, at: int) -> None:
        self.acts[event.seat] += 1
        if any(by != event.seat for by, _ in self.moves[event.to :]):
            self.rehearsed = True
            self.missed.update(seat for seat, play in enumerate(self.seats) if play.how != PERSON)
        self._forget_from(event.to)
        if self.renewals and self.renewals[-1].event > event.to:
            # Some players, but not all, may know what an older deal answered here.
            self._answer_from(event.to, self.renewals[-1])
        if self.question and self.question.about != REMOVE:
            self.question = None
        self.clock.pass_to(self.state.turn, at)

    def _answer_from(self, number: int, renewal: Renewal) -> None:
        """Let a renewed deal answer from a number of moves on, replacing any earlier one."""
        older = [one for one in self.renewals if one.event < number]
        self.renewals = [*older, replace(renewal, event=number)]

    def _forget_from(self, number: int) -> None:
        """Discard the moves from a number on."""
        del self.moves[number:], self.times[number:]
        self.history = self.history.cut(number)
        self.state = self.state_after(number)
        self._checkpoints = [checkpoint for checkpoint in self._checkpoints if checkpoint[0] <= number]

    def _redeal(self, event: Redealt, at: int) -> None:
        self.redeals += 1
        self._answer_from(event.to, Renewal(event.to, self.redeals, event.seed_commitment))
        if event.to < len(self.moves):
            # The whole game starts again: it contains nothing that anyone has seen.
            self._forget_from(event.to)
            self.rehearsed, self.missed, self.given_up = False, set(), set()
            self.question, self.asked_at = None, -1
            self.clock = TableClock(self.header.pace, len(self.seats), at)

    def _ask(self, event: Asked) -> None:
        self.acts[event.seat] += event.about == TAKE_BACK
        self.removals[event.seat] += event.about == REMOVE
        self.question = OpenQuestion(event.about, event.seat, [event.seat] if event.about == TAKE_BACK else [])
        if event.about == REPLACE:
            self.asked_at = len(self.moves)

    def _answer(self, event: Answered) -> None:
        self.acts[event.seat] += self.question is not None and self.question.about == REPLACE
        if self.question and event.agree:
            self.question = replace(self.question, agreed=[*self.question.agreed, event.seat])
        else:
            self.question = None

    def state_after(self, number: int) -> Any:
        """Return the state after a number of the moves that count."""
        checkpoint, state = next(
            ((checkpoint, state.copy()) for checkpoint, state in reversed(self._checkpoints) if checkpoint <= number),
            (0, self.game.start()),
        )
        for _, move in self.moves[checkpoint:number]:
            self.game.play(state, move)
        return state

    def log_from(self, seq: int) -> int:
        """Return the first move that is new, or has changed, for someone who knows the first events."""
        return min(self.counts[max(seq - 1, 0) :], default=0) if seq else 0

    def asked_seats(self) -> list[int]:
        """List the seats whose answer the question needs: all people except the one it is by or about."""
        return [seat for seat in self.people if self.question and seat != self.question.seat]

    def dealer_of(self, number: int) -> Dealer:
        """Return the dealer after a number of moves."""
        return self.dealer.in_charge(number, self.renewals) if self.renewals else self.dealer

    def record(self) -> Record:
        """Return the game's record: with result and seed once it is over; it contains every secret."""
        record = Record.of(self.game, self.dealer)
        record.moves, record.renewals, record.recorded = list(self.moves), list(self.renewals), self.recorded
        if self.status == OVER:
            record.close(self.game, self.state, self.dealer)
        return record


# What an event changes in place, besides the times; everything else it replaces.
_CHANGED_IN_PLACE = (
    "acts",
    "arrivals",
    "clock",
    "counts",
    "given_up",
    "hints",
    "keys",
    "links",
    "missed",
    "moves",
    "persons",
    "removals",
    "returns",
    "seats",
)
