"""Compares what was promised with what is in the database, which is read here without the server's code."""

import asyncio
import hashlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sql

from cityboard.protocol import messages as wire
from cityboard.tables.events import RENEWED, SeatChanged, Stored
from cityboard.tables.table import Table

EVENTS = "SELECT table_id, seq, at, data, chain, key FROM events ORDER BY table_id, seq"
TABLES = "SELECT id, seed, status FROM tables"
CHAIRS = "SELECT table_id, seat, link FROM chairs"
PEOPLE = "SELECT nickname, id FROM people"
CHAT = "SELECT table_id, person, key, id, text FROM chat"

QUERIES = (EVENTS, TABLES, CHAIRS, CHAT, PEOPLE)


@dataclass(frozen=True, slots=True)
class Contents:
    """What tests want to know of a database."""

    events: dict[str, list[Stored]]
    tables: dict[str, tuple[bytes, str]]  # seed and status
    links: dict[tuple[str, int], int]
    chat: dict[tuple[str, str, str], list[tuple[int, str]]]
    people: dict[str, str]  # by nickname

    def names(self) -> set[tuple[str, str, str]]:
        """Return table, person and key of all messages that have come to something."""
        keyed = {(table, *_name(stored)) for table, events in self.events.items() for stored in events if stored.key}
        return keyed | self.chat.keys()

    def fold(self, table_id: str) -> Table:
        """Fold a table."""
        return Table.fold(table_id, self.tables[table_id][0], self.events[table_id])


def contents(url: str) -> Contents:
    """Read a database of either kind."""
    address = sql.make_url(url)
    if address.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(address.database or "")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return _sorted(*(connection.execute(query).fetchall() for query in QUERIES))
    plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
    return asyncio.run(_read_postgres(plain))


async def _read_postgres(url: str) -> Contents:
    connection = await asyncpg.connect(url)
    try:
        return _sorted(*[await connection.fetch(query) for query in QUERIES])
    finally:
        await connection.close()


def _sorted(
    events: Iterable[Any], tables: Iterable[Any], chairs: Iterable[Any], chat: Iterable[Any], people: Iterable[Any]
) -> Contents:
    by_table: dict[str, list[Stored]] = defaultdict(list)
    for table_id, *row in events:
        by_table[table_id].append(Stored(*row))
    lines: dict[tuple[str, str, str], list[tuple[int, str]]] = defaultdict(list)
    for table_id, person, key, number, text in chat:
        lines[table_id, person, key].append((number, text))
    return Contents(
        by_table,
        {table_id: (bytes(seed), status) for table_id, seed, status in tables},
        {(table_id, seat): link for table_id, seat, link in chairs},
        lines,
        dict(people),
    )


def digest(state: Any) -> str:
    """Return a short name for a state."""
    return hashlib.sha256(msgspec.json.encode(state.to_json())).hexdigest()[:16]


@dataclass(slots=True)
class Ledger:
    """What one or more clients have sent and which answers they have got."""

    sent: dict[tuple[str, str, str], wire.Change] = field(default_factory=dict)  # by table, person and key
    done: dict[tuple[str, str, str], wire.Done] = field(default_factory=dict)
    states: dict[tuple[str, int], str] = field(default_factory=dict)  # by table and number of events, as servers said
    seen: dict[str, list[Stored]] = field(default_factory=dict)

    def send(self, table_id: str, person: str, message: wire.Change) -> None:
        """Note what is sent; the same key never means two things here."""
        assert self.sent.setdefault((table_id, person, message.key), message) == message

    def answer(self, table_id: str, person: str, done: wire.Done) -> None:
        """Note an acknowledgement; a message gets only one."""
        assert self.done.setdefault((table_id, person, done.key), done) == done

    def unanswered(self) -> list[tuple[str, wire.Change]]:
        """List what was sent but not acknowledged."""
        return [(name[0], message) for name, message in self.sent.items() if name not in self.done]

    def adopt(self, snapshot: Contents) -> None:
        """Take what is there as given."""
        self.seen.update(snapshot.events)

    def in_doubt(self, snapshot: Contents) -> tuple[int, int]:
        """Count what was not acknowledged: how much of it is stored, and how much is not."""
        doubtful = self.sent.keys() - self.done.keys()
        return len(doubtful & snapshot.names()), len(doubtful - snapshot.names())

    def check(self, snapshot: Contents) -> None:
        """Fail unless everything acknowledged is there, once, in one unbroken history that gives the same states."""
        for name, done in self.done.items():
            self._check_done(snapshot, name, done)
        for table_id, events in snapshot.events.items():
            before = self.seen.get(table_id, [])
            assert events[: len(before)] == before, "history was rewritten"
            if events != before:
                self._check_table(snapshot, table_id, events, len(before))
                self.seen[table_id] = events
        assert set(snapshot.events) == set(snapshot.tables) >= set(self.seen), "a table is gone"

    def _check_done(self, snapshot: Contents, name: tuple[str, str, str], done: wire.Done) -> None:
        table_id, person, key = name
        message = self.sent[name]
        if isinstance(message, wire.Say):
            assert snapshot.chat.get(name) == [(done.seq, message.text)], "an acknowledged line is lost"
        elif isinstance(message, wire.Rematch):
            assert done.table in snapshot.tables, "an acknowledged table is lost"
        else:
            stored = snapshot.events.get(table_id, [])[done.seq : done.seq + 1]
            assert [_name(one) for one in stored] == [(person, key)], "an acknowledged message is lost"

    def _check_table(self, snapshot: Contents, table_id: str, events: list[Stored], known: int) -> None:
        seed, status = snapshot.tables[table_id]
        assert [stored.seq for stored in events] == list(range(len(events))), "numbers are missing or doubled"
        keys = [_name(stored) for stored in events if stored.key is not None]
        assert len(keys) == len(set(keys)), "a message is stored twice"
        names = {(table_id, *_name(stored)) for stored in events[known:] if stored.key is not None}
        assert names <= set(self.sent), "nobody has sent this"
        chain, links = table_id, {seat: 0 for table, seat in snapshot.links if table == table_id}
        table = Table(table_id, seed)
        for stored in events:
            text = f"{chain} {stored.seq} {stored.at} {stored.key or ''} ".encode() + stored.data
            chain = hashlib.sha256(text).hexdigest()
            assert chain == stored.chain, "the chain is broken"
            event = table.apply(stored)
            if isinstance(event, SeatChanged) and event.because in RENEWED:
                links[event.seat] += 1
            shown = self.states.get((table_id, table.seq))
            assert shown is None or shown == digest(table.state), "a server has shown another state"
        assert table.status == status, "only half of a change was stored"
        assert {seat: snapshot.links[table_id, seat] for seat in links} == links, "only half of a change was stored"
        assert Table.fold(table_id, seed, events).state == table.state


def _name(stored: Stored) -> tuple[str, str]:
    """Return the person and the key of the message that an event comes from."""
    person, _, key = (stored.key or "").rpartition("#")[0].partition("/")
    return person, key
