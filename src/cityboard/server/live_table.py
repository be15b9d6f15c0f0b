"""A live table in this process: the fold of its events, its people, and its listeners."""

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from cityboard.analysis.fair_slots import Customer
from cityboard.core.reason import RecordError, RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.serializer import Kept
from cityboard.server.frames import TextMessage
from cityboard.server.name_history import name_at, renamed
from cityboard.server.people import Person, customer_of
from cityboard.server.reasons import CHAIRS_DIFFER, SERVER_BUSY, TABLE_CLOSED
from cityboard.server.storage.knocks import KnockRow
from cityboard.server.storage.past_names import PastNames
from cityboard.server.storage.repository import Loaded
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.continuation import Continuation
from cityboard.tables.events import BOT, PERSON
from cityboard.tables.played import PlayedMove
from cityboard.tables.seat_history import MOST_NEWS
from cityboard.tables.table import OVER, Table
from cityboard.tables.views import PositionView, Viewer, entries, entries_of, table_info

ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """A client at the other end of a socket."""

    person: str | None
    shown: int | None  # at a hot-seat table: the seat that asked to see its hand
    with_state: bool
    is_here: bool  # whether the client is being looked at, as far as it says
    presence: wire.Presence | None  # who is here, as it was last told; None if it has not asked
    knocks: list[wire.Knocker]  # who asks for a seat, as it was last told

    def tell(self, message: TextMessage) -> None:
        """Send a message without waiting."""

    def dismiss(self) -> None:
        """End the conversation: this listener may no longer listen."""

    def interrupt(self) -> None:
        """End the conversation: this listener should reconnect."""


class DroppedTableError(RefusedError):
    """The table in memory may differ from what is stored; reconnecting helps."""

    def __init__(self) -> None:
        """Name the error."""
        super().__init__(SERVER_BUSY(""))


class Lock(asyncio.Lock):
    """A lock that nobody gets any more once the table in memory may differ from what is stored."""

    dropped = False

    async def acquire(self) -> Literal[True]:
        """Wait for the lock."""
        await super().acquire()
        if self.dropped:
            self.release()
            raise DroppedTableError
        return True


class LiveTable:
    """A table in use; whoever reads or changes it holds its lock."""

    def __init__(self, loaded: Loaded, clock: Callable[[], int]) -> None:
        """Fold the events."""
        row = loaded.row
        self.table = Table.fold(row.id, bytes(row.seed), loaded.events)
        self.row = dict(row._mapping)  # as it was read: what may have changed since is stored separately
        self.owner: str = row.owner
        self.invitation: int = row.invitation
        self.created_at: int = row.created_at
        self.chairs = loaded.chairs
        if len(self.chairs) != len(self.table.seats):
            raise RecordError(CHAIRS_DIFFER("", table=row.id))
        self.names = loaded.names
        self.past_names: PastNames = loaded.past_names
        self.rematch = loaded.rematch
        self.knocks: list[KnockRow] = loaded.knocks
        self.lock = Lock()
        self.is_uncertain = False  # a write has failed that may be stored all the same
        self.listeners: set[Listener] = set()
        self.used_at = clock()
        self.bots: asyncio.Task[None] | None = None
        # Of its bots: the player who was last here. Until one is, all such tables count as one origin: after a restart
        # nobody knows where their people are, and together they must not keep the bots from those who are here.
        self.customer = Customer("", row.owner)
        self.last_chat = loaded.last_chat
        self.scores: list[list[int]] | None = None  # after every move of a finished game, once requested
        self.clock = clock
        self._present: tuple[Table, PositionView] | None = None
        self._kept: Kept = {}

    @property
    def is_in_use(self) -> bool:
        """Return whether someone listens or waits for something here, or a bot is thinking."""
        return bool(self.listeners) or self.lock.locked() or (self.bots is not None and not self.bots.done())

    def drop(self) -> None:
        """Stop using this table: everyone has to reconnect, and then sees what is stored."""
        self.lock.dropped = True
        for listener in list(self.listeners):
            listener.interrupt()

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats that belong to a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def note_presence(self, person: Person | None) -> None:
        """Let the bots here think for a person who has a seat and is present."""
        if person and self.seats_of(person.id):
            self.customer = customer_of(person)

    def may_watch(self, person: str | None) -> bool:
        """Return whether a person may see the table at all."""
        return self.table.header.spectators or person == self.owner or bool(self.seats_of(person))

    def check_watcher(self, person: str | None) -> None:
        """Refuse a person who may not see the table at all."""
        if not self.may_watch(person):
            refuse(TABLE_CLOSED)

    def viewer(self, person: str | None, shown: int | None) -> Viewer:
        """Return whose view a person gets: that of their seat; with several seats, `shown` says which one looks."""
        seats = self.seats_of(person)
        seat = seats[0] if len(seats) == 1 else shown
        if seat not in seats:
            return None
        # They may not see what a bot holds in their place until they come back.
        return seat if self.table.status == OVER or self.table.seats[seat].how == PERSON else None

    def present(self) -> PositionView:
        """Return the current position, made once for all viewers."""
        if self._present is None or self._present[0] is not self.table:
            self._present = self.table, PositionView(self.table, kept=self._kept)
        return self._present[1]

    def info(self) -> wire.TableInfo:
        """Return what everyone at the table knows about it."""
        renames = renamed(self.table, self.chairs, self.created_at, self.names, self.past_names)
        earlier = [wire.FormerPlayer(one.seat, one.before, one.number, renamed=True) for one in renames if one.number]
        return table_info(
            self.table,
            [self._seat(seat, chair) for seat, chair in enumerate(self.chairs)],
            owner=self.names.get(self.owner, ""),
            created_at=self.created_at,
            rematch=self.rematch,
            news=sorted([*self._news(), *renames], key=lambda one: one.at)[-MOST_NEWS:],
            former=sorted([*self._former(), *earlier], key=lambda one: one.until),
        )

    def _news(self) -> list[wire.SeatNews]:
        """Return who came and went, under the names of that time."""
        return [
            wire.SeatNews(
                one.seq, one.number, one.at, one.seat, one.because, self._past_name(one.seat, one.person, one.at)
            )
            for one in self.table.history.news
        ]

    def _former(self) -> list[wire.FormerPlayer]:
        """Return who has lost a seat, under the names of their last moves."""
        return [
            wire.FormerPlayer(one.seat, self._past_name(one.seat, one.person, self._time_of(one.until - 1)), one.until)
            for one in self.table.history.former
        ]

    def _time_of(self, number: int) -> int:
        """Return when a move was made; before the first one, when the table was opened."""
        return self.table.times[number] if number >= 0 else self.created_at

    def _own_name(self, seat: int, person: str | None) -> str | None:
        """Return the name that a seat has of its own, at a hot-seat table."""
        return self.chairs[seat].name if person == self.chairs[seat].person else None

    def _past_name(self, seat: int, person: str | None, at: int) -> str | None:
        """Return the name that a player had then; whoever opened a game is known once they have acted."""
        if person is None and self.table.history.holders[seat] is None:
            person = self.chairs[seat].person
        if person is None:
            return None
        return self._own_name(seat, person) or name_at(person, at, self.names, self.past_names)

    def _seat(self, seat: int, chair: Chair) -> wire.Seat:
        play = self.table.seats[seat]
        stands_in = play.how == BOT and chair.person is not None
        name = chair.name or self.names.get(chair.person or "")
        return wire.Seat(play.how, name, play.level, stands_in, self.table.hints[seat])

    def position(
        self, viewer: Viewer, since: int, *, number: int | None = None, with_state: bool = False
    ) -> wire.Position:
        """Return what a viewer sees, with the log since they last looked; or an earlier position."""
        start = self.table.log_from(since)
        view = self.present() if number is None else PositionView(self.table, number)
        news = entries(self.table, start, [viewer], number)[viewer]
        return view.position(viewer, self.clock(), start, news, with_state=with_state)

    def since_own_move(self, person: str | None, viewer: Viewer) -> int:
        """Return the first move after the last one by the viewing seat, or else by any of the person's seats."""
        seats, table = self.seats_of(person) if viewer is None else [viewer], self.table
        made_here = range(table.number - 1, table.recorded - 1, -1)
        own = (number for number in made_here if table.moves[number][0] in seats)
        return next(own, table.recorded - 1) + 1

    def go_on(self, continuation: Continuation, *, info: bool) -> None:
        """Replace the table with what is now stored, and inform all listeners."""
        self.table = continuation.table
        self._tell(continuation.start, continuation.played, info=info)

    def tell_info(self) -> None:
        """Send all listeners what has changed about the table itself."""
        self._tell(self.table.number, [], info=True)

    def _tell(self, start: int, played: list[PlayedMove], *, info: bool) -> None:
        """Send all listeners the moves since a number, which were just `played`, each in their own view."""
        table_info = TextMessage(ENCODER.encode(self.info())) if info else None
        positions: dict[tuple[Viewer, bool], TextMessage] = {}
        viewers = self._viewers()
        logs = entries_of(self.table, start, set(viewers.values()), played)
        for listener, viewer in viewers.items():
            if table_info is not None:
                listener.tell(table_info)
            kind = viewer, listener.with_state
            if kind not in positions:
                position = self.present().position(
                    viewer, self.clock(), start, logs[viewer], with_state=listener.with_state
                )
                positions[kind] = TextMessage(ENCODER.encode(position))
            listener.tell(positions[kind])

    def _viewers(self) -> dict[Listener, Viewer]:
        """Return all listeners with their views; a hand at a hot-seat table is shown for one turn only."""
        viewers: dict[Listener, Viewer] = {}
        for listener in list(self.listeners):
            if not self.may_watch(listener.person):
                listener.dismiss()
                continue
            if listener.shown is not None and listener.shown != self.table.state.turn:
                listener.shown = None
            viewers[listener] = self.viewer(listener.person, listener.shown)
        return viewers
