"""How the database and its listener are closed: nothing that has begun is left behind."""

import asyncio
import itertools
from pathlib import Path
from typing import Any
from unittest import mock

import asyncpg
import pytest
import sqlalchemy as sql

from cityboard.protocol.messages import Proposal
from cityboard.server.operations import shared_rate_limits
from cityboard.server.operations.health import write_probe
from cityboard.server.operations.settings import Settings
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.operations.upkeep import TIDY
from cityboard.server.services import Services
from cityboard.server.storage import schema
from cityboard.server.storage.pg_listener import PgListener
from cityboard.server.storage.postgres_database import PostgresDatabase
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.write_queue import Work
from tests.server.playing import LINK, ME, at_table, play_on, refusal
from tests.server.postgres import Server
from tests.server.serving import HandClock, run, serving, sqlite, until

LOCKED_OUT = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.mark.parametrize("given_up", [False, True])
def test_a_database_that_closes_waits_for_what_is_still_being_read(postgres: Server, given_up: bool) -> None:
    async def test() -> None:
        with postgres.database() as url:
            database = PostgresDatabase(url)
            begun = asyncio.Event()

            def look(connection: sql.Connection) -> None:
                begun.set()
                connection.execute(sql.text("SELECT pg_sleep(0.2)"))

            reading = asyncio.create_task(database.read(look))
            await begun.wait()
            if given_up:
                reading.cancel()
            await database.close()
            assert reading.done()
            connected = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database.url.database}'"
            await until(lambda: postgres.ask(connected) == "0")

    run(test)


def test_what_is_written_together_is_written_table_by_table_and_in_its_order(tmp_path: Path) -> None:
    async def test() -> None:
        database = SqliteDatabase(sqlite(tmp_path))
        written: list[str] = []

        def write(name: str) -> Work[str]:
            def work(connection: sql.Connection) -> str:
                written.append(name)
                return name

            return work

        answers: Any = await asyncio.gather(
            database.write(write("b 1"), "b:1"),
            database.write(write("a 1"), "a:1"),
            database.write(write("b 2"), table="b"),
            database.write(write("a 2"), "a:chat"),
            database.write(write("nothing's")),
            database.write(write("ann's"), "person:ann"),
            database.write(write("bob's"), "name:bob"),
        )
        assert [*answers] == ["b 1", "a 1", "b 2", "a 2", "nothing's", "ann's", "bob's"]
        assert written == ["nothing's", "ann's", "bob's", "a 1", "a 2", "b 1", "b 2"]
        await database.close()

    run(test)


def test_a_move_does_not_wait_for_limits_that_another_process_has_locked(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            clock = HandClock()
            async with serving(url, way="in-process", clock=clock) as served:
                ann, eve = await served.people("Ann", "Eve")
                table_id, _ = await at_table(ann, bots=1)
                hanging = await PostgresDatabase(url).connect()
                async with ann.table(table_id) as table, hanging.transaction():
                    await hanging.execute("LOCK TABLE rate_limits, secrets IN EXCLUSIVE MODE")
                    logging_in = asyncio.create_task(eve.login("eve", "a long password"))
                    opening = asyncio.create_task(eve.open_table(Proposal("metro", [ME, LINK])))
                    await until(lambda: int(postgres.ask(LOCKED_OUT)) >= 1)
                    database = served.services.database
                    with mock.patch.object(database, "write", wraps=database.write) as write:
                        clock.pass_seconds(TIDY / 1000)
                        cleaning_up = asyncio.create_task(served.services.scheduler.look())
                        sweep = shared_rate_limits.sweep
                        await until(lambda: any(getattr(call.args[0], "func", 0) is sweep for call in write.mock_calls))
                    await play_on([table], 3)
                    assert not logging_in.done() and not opening.done() and not cleaning_up.done()
                await hanging.close()
                assert (await refusal(logging_in)).code == "login-wrong"
                await asyncio.gather(opening, cleaning_up)

    run(test)


def test_the_health_of_a_process_does_not_depend_on_another_one_that_hangs(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with serving(url, way="in-process") as served:
                assert set((await served.services.health.look()).values()) == {"well"}
                hanging = await PostgresDatabase(url).connect()
                async with hanging.transaction():
                    await hanging.execute("UPDATE probes SET writes = 7")
                    await served.services.database.write(write_probe)
                    assert len((await served.rows(schema.probes))["probes"]) == 2
                await hanging.close()
                for _ in range(3):
                    await served.services.database.write(write_probe)
                assert len((await served.rows(schema.probes))["probes"]) == 2

    run(test)


def test_locks_of_several_writes_are_never_taken_crosswise(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            databases = [PostgresDatabase(url, seconds=60) for _ in range(2)]
            names = [f"bucket {number}" for number in range(6)]
            ways = itertools.cycle(itertools.permutations(names, 2))
            await asyncio.gather(
                *(
                    database.write(lambda connection: connection.scalar(sql.text("SELECT 1")), locks=way)
                    for database, way in zip(databases * 100, ways, strict=False)
                )
            )
            deadlocks = f"SELECT deadlocks FROM pg_stat_database WHERE datname = '{databases[0].url.database}'"
            assert postgres.ask(deadlocks) == "0"
            for database in databases:
                await database.close()

    run(test)


class Stubborn:
    """A connection that cannot be closed in time at its first try."""

    tries = 0
    _transport = mock.Mock(get_extra_info=mock.Mock(return_value=None))

    def add_termination_listener(self, listener: Any) -> None:
        """Never end by itself."""

    async def add_listener(self, channel: str, listener: Any) -> None:
        """Listen to nobody."""

    async def execute(self, statement: str) -> None:
        """Agree to everything."""

    async def close(self, timeout: float) -> None:
        """Fail at first, as asyncpg does."""
        self.tries += 1
        if self.tries == 1:
            raise TimeoutError


def test_a_listener_ends_when_it_is_cancelled_even_if_its_connection_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            services, stubborn = served.services, Stubborn()
            listener = PgListener(
                PostgresDatabase("postgresql://nobody@127.0.0.1/no"),
                services.notifications,
                services.metrics,
            )
            with mock.patch.object(asyncpg, "connect", mock.AsyncMock(return_value=stubborn)):
                running = asyncio.create_task(listener.run(BackgroundTask("listener")))
                await listener.connected.wait()
                running.cancel()
                await asyncio.wait([running], timeout=10)
                assert (running.done(), stubborn.tries) == (True, 1)

    run(test)


def test_the_services_do_not_open_if_their_listener_is_broken(postgres: Server) -> None:
    async def broken(listener: PgListener, task: BackgroundTask) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        with postgres.database() as url, mock.patch.object(PgListener, "run", broken):
            services = Services(Settings(database=url))
            with pytest.raises(ZeroDivisionError):
                async with services.opened():
                    pytest.fail("it has opened")
            assert "cityboard_errors_total 1.0" in services.metrics.text().decode()

    run(test)
