"""The power is cut at any moment: what was acknowledged is on the disk."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sql

from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.people import Person
from cityboard.server.services import Services
from cityboard.server.storage import sqlite_database
from cityboard.server.storage.postgres_database import PostgresDatabase
from cityboard.server.storage.sqlite_database import READERS, SqliteDatabase
from tests.server.crashing import furnish, next_message, opened
from tests.server.ledger import Ledger, contents
from tests.server.postgres import Server
from tests.server.power import FSYNC_FAILED, Disk, Noted, after_power_cut, contents_after, noting_disk
from tests.server.serving import run

TITLES = ["metro", "helsinki", "metro"]
MESSAGES = 100
FILE = "cityboard.sqlite"


class Evening:
    """Some tables are played at, and everything is noted that reaches the disk."""

    def __init__(self, folder: Path) -> None:
        self.url, self.ledger, self.random = f"sqlite:///{folder / FILE}", Ledger(), Random(3)
        self.noted: list[Noted] = []
        self.failures = 0

    async def play(self, *, with_failures: bool = False) -> None:
        person_id, tables = await furnish(self.url, TITLES)
        with noting_disk() as disk:
            async with opened(self.url) as services:
                person = await services.database.read(lambda connection: people.find(connection, person_id))
                assert person
                disk.fail = self.fail if with_failures else disk.fail
                await asyncio.gather(*(self.play_at(services, person, table_id, disk) for table_id in tables))
                disk.fail = lambda what, file: 0
                self.noted = list(disk.noted)
                self.check_notes()

    def check_notes(self) -> None:
        """Fail unless the notes tell all that was written: without a cut the files are as they really are."""
        if not self.failures:
            for file, content in contents_after(self.noted, lambda: True).items():
                assert content == Path(file).read_bytes()

    def fail(self, what: str, file: str) -> int:
        """Let a sync fail now and then."""
        failed = what == "sync" and self.random.random() < 0.1
        self.failures += failed
        return FSYNC_FAILED if failed else 0

    async def play_at(self, services: Services, person: Person, table_id: str, disk: Disk) -> None:
        for _ in range(MESSAGES):
            message = next_message(await services.live_tables.get(table_id), person.id, self.random)
            if isinstance(message, wire.Rematch):
                return
            self.ledger.send(table_id, person.id, message)
            acknowledge = partial(self.acknowledge, disk, table_id, person.id)
            while True:
                try:
                    await services.table_service.change(person, table_id, message, acknowledge)
                    break
                except sql.exc.OperationalError:
                    assert self.failures

    def acknowledge(self, disk: Disk, table_id: str, person: str, done: wire.Done) -> None:
        disk.note("acknowledged", (table_id, person, done))

    def cut(self, end: int, folder: Path) -> None:
        """Cut the power after a number of notes and check what is left."""
        folder.mkdir()
        after_power_cut(self.noted[:end], folder, Random(end))
        ledger = Ledger(sent=self.ledger.sent)
        for one in self.noted[:end]:
            if one.what == "acknowledged":
                ledger.answer(*one.data)
        ledger.check(contents(f"sqlite:///{folder / FILE}"))

    def moments(self, number: int) -> Iterator[int]:
        """Choose moments: every other one right after an acknowledgement."""
        acknowledged = [end for end, one in enumerate(self.noted, 1) if one.what == "acknowledged"]
        for _ in range(number // 2):
            yield self.random.choice(acknowledged)
            yield self.random.randrange(3, len(self.noted))


@pytest.mark.parametrize("with_failures", [False, True])
def test_what_is_acknowledged_survives_a_power_cut_at_any_moment(
    tmp_path: Path, thorough: bool, with_failures: bool
) -> None:
    evening = Evening(tmp_path)
    run(lambda: evening.play(with_failures=with_failures))
    assert bool(evening.failures) == with_failures
    # Long enough for the log to be written back into the file at least once.
    assert any(one.what == "write" and one.file.endswith(FILE) for one in evening.noted)
    for number, moment in enumerate(evening.moments(3000 if thorough else 200)):
        evening.cut(moment, tmp_path / f"{number}")


def test_the_power_cut_notices_a_database_that_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    def impatient(connection: sqlite3.Connection, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")

    evening = Evening(tmp_path)
    with mock.patch.object(sqlite_database, "_set_up", impatient):
        run(evening.play)
    with pytest.raises(AssertionError, match=r"an acknowledged (message|line) is lost"):
        for number, moment in enumerate(evening.moments(200)):
            evening.cut(moment, tmp_path / f"{number}")


def test_every_connection_to_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(f"sqlite:///{tmp_path / FILE}") as services:
            assert isinstance(services.database, SqliteDatabase)
            pool = [services.database._engine.connect() for _ in range(READERS + 1)]
            for connection in pool:
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
                connection.close()

    run(look)


def test_every_connection_to_postgresql_waits_for_the_disk(durable_postgres: Server) -> None:
    async def look(url: str) -> None:
        async with opened(url) as services:
            assert isinstance(services.database, PostgresDatabase)
            pool = [await services.database._engine.connect() for _ in range(READERS + 2)]
            for connection in pool:
                for name in ("fsync", "synchronous_commit", "full_page_writes"):
                    assert (await connection.exec_driver_sql(f"SHOW {name}")).scalar() == "on"
                await connection.close()

    with durable_postgres.database() as url:
        run(lambda: look(url))
