"""A listener at a table that keeps what it received, and what it should have received."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from cityboard.protocol import messages as wire
from cityboard.server.frames import TextMessage
from cityboard.server.live_table import ENCODER
from cityboard.server.table_service import TableService
from cityboard.tables.table import Table
from cityboard.tables.views import PositionView, Viewer
from tests.server.ledger import Contents

# What depends on the moment of telling and not on the table.
FLEETING = ("news", "news_from", "state")


def outlook(position: dict[str, Any]) -> str:
    """Return a short name for all that a position shows."""
    shown = {name: value for name, value in position.items() if name not in FLEETING}
    shown["clock"] = {name: value for name, value in position["clock"].items() if name != "now"}
    return hashlib.sha256(msgspec.json.encode(shown, order="sorted")).hexdigest()[:16]


class Watcher:
    """A listener like a client: it knows only what it receives."""

    def __init__(self, person: str | None, on_position: Callable[["Watcher"], None] = lambda watcher: None) -> None:
        self.person, self.shown, self.with_state = person, None, False
        self.is_here, self.presence, self.knocks = True, None, []
        self.seq = 0
        self.position: dict[str, Any] = {}
        self.log: list[tuple[int, int]] = []  # who moved, and when
        self.outlooks: list[tuple[int, str]] = []
        self.dismissed = False
        self._on_position = on_position

    shown: int | None
    presence: wire.Presence | None
    knocks: list[wire.Knocker]

    def tell(self, message: TextMessage) -> None:
        content = msgspec.json.decode(message.payload)
        if content["type"] == "position":
            assert content["seq"] >= self.seq, "time runs backwards"
            assert content["news_from"] <= len(self.log), "something was left out"
            self.log[content["news_from"] :] = [(entry["by"], entry["at"]) for entry in content["news"]]
            self.seq, self.position = content["seq"], content
            self.outlooks.append((self.seq, outlook(content)))
            self._on_position(self)

    def dismiss(self) -> None:
        self.dismissed = True

    def interrupt(self) -> None:
        self.dismissed = True

    async def join(self, table_service: TableService, table_id: str) -> None:
        """Come to a table, knowing what was received before."""
        live = await table_service.live_tables.get(table_id, self.seq)
        async with live.lock:
            live.listeners.add(self)
            self.dismissed = False
            self.tell(TextMessage(ENCODER.encode(live.position(live.viewer(self.person, None), self.seq))))


class Projection:
    """What everyone sees after a number of the stored events."""

    def __init__(self, snapshot: Contents, table_id: str) -> None:
        self.snapshot, self.table_id = snapshot, table_id
        self._folded: dict[int, Table] = {}
        self._outlooks: dict[tuple[int, Viewer], str] = {}

    def after(self, seq: int) -> Table:
        """Return the table after a number of events."""
        if seq not in self._folded:
            events, (seed, _) = self.snapshot.events[self.table_id], self.snapshot.tables[self.table_id]
            assert seq <= len(events), "this is not stored"
            self._folded[seq] = Table.fold(self.table_id, seed, events[:seq])
        return self._folded[seq]

    def outlook(self, seq: int, viewer: Viewer) -> str:
        """Return what a viewer should see after a number of events."""
        if (seq, viewer) not in self._outlooks:
            position = PositionView(self.after(seq)).position(viewer, 0, 0, [])
            self._outlooks[seq, viewer] = outlook(msgspec.json.decode(ENCODER.encode(position)))
        return self._outlooks[seq, viewer]

    def check(self, watcher: Watcher) -> None:
        """Fail unless what a watcher knows is what there was after some stored events."""
        table, position = self.after(watcher.seq), watcher.position
        assert outlook(position) == self.outlook(watcher.seq, position["seat"]), "this never was so"
        moves = [(by, at) for (by, _), at in zip(table.moves, table.times, strict=True)]
        assert watcher.log == moves, "the log is not what happened"
