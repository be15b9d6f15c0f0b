"""A live table in this process: the fold of its events, who sits there, and who listens."""

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.decisions import Chair, refuse
from cityboard.server.events import BOT
from cityboard.server.store import Loaded
from cityboard.server.table import Table
from cityboard.server.views import Sight, Viewer, entries, table_info

ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    person: str | None
    shown: int | None  # at a hot-seat table: the seat that asked to see its hand
    with_state: bool

    def tell(self, message: bytes) -> None:
        """Hand a message over without waiting."""

    def dismiss(self) -> None:
        """End the conversation: this listener may not listen any more."""

    def interrupt(self) -> None:
        """End the conversation: this listener shall come again."""


class LostError(RefusedError):
    """The table in memory may differ from what is stored; to come again helps."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(Reason("busy", ""))


class Lock(asyncio.Lock):
    """Lets one in at a time, and nobody any more once the table in memory may differ from what is stored."""

    lost = False

    async def acquire(self) -> Literal[True]:
        """Wait for one's turn."""
        await super().acquire()
        if self.lost:
            self.release()
            raise LostError
        return True


class Live:
    """A table while somebody is interested in it; whoever reads or changes it holds its lock."""

    def __init__(self, loaded: Loaded, clock: Callable[[], int]) -> None:
        """Fold the events."""
        row = loaded.row
        self.table = Table.fold(row.id, bytes(row.seed), loaded.events)
        self.owner: str = row.owner
        self.invitation: int = row.invitation
        self.created_at: int = row.created_at
        self.chairs = loaded.chairs
        self.names = loaded.names
        self.rematch = loaded.rematch
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.used_at = clock()
        self.bots: asyncio.Task[None] | None = None
        self.last_chat = loaded.last_chat
        self.scores: list[list[int]] | None = None  # after every move of a finished game, once somebody has asked
        self._clock = clock
        self._sight: tuple[Table, int, Sight] | None = None

    def lose(self) -> None:
        """Let nobody use this any more: everybody has to come again, and finds what is stored."""
        self.lock.lost = True
        for listener in list(self.listeners):
            listener.interrupt()

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats that belong to a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def may_watch(self, person: str | None) -> bool:
        """Tell whether somebody may see the table at all."""
        return self.table.header.spectators or person == self.owner or bool(self.seats_of(person))

    def check_watcher(self, person: str | None) -> None:
        """Refuse who may not see the table at all."""
        if not self.may_watch(person):
            refuse("table-closed")

    def viewer(self, person: str | None, shown: int | None) -> Viewer:
        """Return whose view a person gets: their seat's; who has several says which one is looking."""
        seats = self.seats_of(person)
        if len(seats) == 1:
            return seats[0]
        return shown if shown in seats else None

    def sight(self) -> Sight:
        """Return the present position, made once for all viewers."""
        table = self.table
        # A table folded anew has as many events as one from which something was dropped that could not be stored.
        if self._sight is None or self._sight[0] is not table or self._sight[1] != table.seq:
            self._sight = table, table.seq, Sight(table)
        return self._sight[2]

    def info(self) -> wire.TableInfo:
        """Return what everybody at the table knows of it."""
        return table_info(
            self.table,
            [self._seat(seat, chair) for seat, chair in enumerate(self.chairs)],
            owner=self.names.get(self.owner, ""),
            created_at=self.created_at,
            rematch=self.rematch,
        )

    def _seat(self, seat: int, chair: Chair) -> wire.Seat:
        play = self.table.seats[seat]
        name = chair.name or self.names.get(chair.person or "")
        return wire.Seat(
            play.how, name, play.level, play.how == BOT and chair.person is not None, self.table.hints[seat]
        )

    def position(
        self, viewer: Viewer, since: int, *, number: int | None = None, with_state: bool = False
    ) -> wire.Position:
        """Return what a viewer sees, with the log from where they have last looked; or an earlier position."""
        start = self.table.log_from(since)
        sight = self.sight() if number is None else Sight(self.table, number)
        news = entries(self.table, start, [viewer], number)[viewer]
        return sight.position(viewer, self._clock(), start, news, with_state=with_state)

    def since_own_move(self, person: str | None, viewer: Viewer) -> int:
        """Return the first move after the last own one: of the seat that looks, else of any seat of a person."""
        seats = self.seats_of(person) if viewer is None else [viewer]
        own = (number for number in range(self.table.number - 1, -1, -1) if self.table.moves[number][0] in seats)
        return next(own, -1) + 1

    def tell(self, start: int, *, info: bool) -> None:
        """Tell all listeners what is new since a move: each one their own view."""
        told = ENCODER.encode(self.info()) if info else None
        positions: dict[tuple[Viewer, bool], bytes] = {}
        viewers = self._viewers()
        logs = entries(self.table, start, list(set(viewers.values())))
        for listener, viewer in viewers.items():
            if told is not None:
                listener.tell(told)
            which = viewer, listener.with_state
            if which not in positions:
                position = self.sight().position(
                    viewer, self._clock(), start, logs[viewer], with_state=listener.with_state
                )
                positions[which] = ENCODER.encode(position)
            listener.tell(positions[which])

    def _viewers(self) -> dict[Listener, Viewer]:
        """Return everybody who may listen with their view; a hand at a hot-seat table is shown for one turn only."""
        viewers: dict[Listener, Viewer] = {}
        for listener in list(self.listeners):
            if not self.may_watch(listener.person):
                listener.dismiss()
                continue
            if listener.shown is not None and listener.shown != self.table.state.turn:
                listener.shown = None
            viewers[listener] = self.viewer(listener.person, listener.shown)
        return viewers
