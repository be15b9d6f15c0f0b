"""Somebody who listens at a table and keeps what they are told, and what they ought to have been told."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from cityboard.server.door import Door
from cityboard.server.live import ENCODER
from cityboard.server.table import Table
from cityboard.server.views import Sight, Viewer
from tests.server.ledger import Contents

# What depends on the moment of telling and not on the table.
FLEETING = ("news", "news_from", "state")


def outlook(position: dict[str, Any]) -> str:
    """Return a short name for all that a position shows."""
    shown = {name: value for name, value in position.items() if name not in FLEETING}
    shown["clock"] = {name: value for name, value in position["clock"].items() if name != "now"}
    return hashlib.sha256(msgspec.json.encode(shown, order="sorted")).hexdigest()[:16]


class Watcher:
    """A listener as a client is: it knows only what it is told."""

    def __init__(self, person: str | None, on_position: Callable[["Watcher"], None] = lambda watcher: None) -> None:
        self.person, self.shown, self.with_state = person, None, False
        self.seq = 0
        self.position: dict[str, Any] = {}
        self.log: list[tuple[int, int]] = []  # who moved, and when
        self.told: list[tuple[int, str]] = []
        self.dismissed = False
        self._on_position = on_position

    shown: int | None

    def tell(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "position":
            assert told["seq"] >= self.seq, "time runs backwards"
            assert told["news_from"] <= len(self.log), "something was left out"
            self.log[told["news_from"] :] = [(entry["by"], entry["at"]) for entry in told["news"]]
            self.seq, self.position = told["seq"], told
            self.told.append((self.seq, outlook(told)))
            self._on_position(self)

    def dismiss(self) -> None:
        self.dismissed = True

    def interrupt(self) -> None:
        self.dismissed = True

    async def join(self, door: Door, table_id: str) -> None:
        """Come to a table, knowing what one has been told before."""
        live = await door.live(table_id, self.seq)
        async with live.lock:
            live.listeners.add(self)
            self.dismissed = False
            self.tell(ENCODER.encode(live.position(live.viewer(self.person, None), self.seq)))


class Projection:
    """What everybody sees after so many of the stored events."""

    def __init__(self, found: Contents, table_id: str) -> None:
        self.found, self.table_id = found, table_id
        self._folded: dict[int, Table] = {}
        self._outlooks: dict[tuple[int, Viewer], str] = {}

    def after(self, seq: int) -> Table:
        """Return the table after so many events."""
        if seq not in self._folded:
            events, (seed, _) = self.found.events[self.table_id], self.found.tables[self.table_id]
            assert seq <= len(events), "this is not stored"
            self._folded[seq] = Table.fold(self.table_id, seed, events[:seq])
        return self._folded[seq]

    def outlook(self, seq: int, viewer: Viewer) -> str:
        """Return what a viewer has to see after so many events."""
        if (seq, viewer) not in self._outlooks:
            position = Sight(self.after(seq)).position(viewer, 0, 0, [])
            self._outlooks[seq, viewer] = outlook(msgspec.json.decode(ENCODER.encode(position)))
        return self._outlooks[seq, viewer]

    def check(self, watcher: Watcher) -> None:
        """Fail unless what a watcher knows is what there was after some stored events."""
        table, position = self.after(watcher.seq), watcher.position
        assert outlook(position) == self.outlook(watcher.seq, position["seat"]), "this never was so"
        moves = [(by, at) for (by, _), at in zip(table.moves, table.times, strict=True)]
        assert watcher.log == moves, "the log is not what happened"
