"""How the database and its doorbell are let go: nothing that has begun is left behind."""

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import asyncpg
import pytest
import sqlalchemy as sql

from cityboard.server.database import PostgresDatabase, SqliteDatabase, Work
from cityboard.server.doorbell import Doorbell
from cityboard.server.house import House
from cityboard.server.settings import Settings
from tests.server.postgres import Server
from tests.server.serving import run, serving, sqlite, until


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
        )
        assert [*answers] == ["b 1", "a 1", "b 2", "a 2", "nothing's"]
        assert written == ["nothing's", "a 1", "a 2", "b 1", "b 2"]
        await database.close()

    run(test)


class Stubborn:
    """A connection that cannot be closed in time at its first try."""

    tries = 0

    def add_termination_listener(self, listener: Any) -> None:
        """Never end by itself."""

    async def add_listener(self, channel: str, listener: Any) -> None:
        """Listen to nobody."""

    async def close(self, timeout: float) -> None:
        """Fail at first, as asyncpg does."""
        self.tries += 1
        if self.tries == 1:
            raise TimeoutError


def test_a_doorbell_ends_when_it_is_told_to_even_if_its_connection_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            house, stubborn = served.house, Stubborn()
            bell = Doorbell(
                PostgresDatabase("postgresql://nobody@127.0.0.1/no"), house.door, house.sockets, house.measures
            )
            with mock.patch.object(asyncpg, "connect", mock.AsyncMock(return_value=stubborn)):
                running = asyncio.create_task(bell.run())
                await bell.connected.wait()
                running.cancel()
                await asyncio.wait([running], timeout=10)
                assert (running.done(), stubborn.tries) == (True, 1)

    run(test)


def test_a_house_does_not_open_if_its_doorbell_is_broken(postgres: Server) -> None:
    async def broken(bell: Doorbell) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        with postgres.database() as url, mock.patch.object(Doorbell, "run", broken):
            house = House(Settings(database=url))
            with pytest.raises(ZeroDivisionError):
                async with house.opened():
                    pytest.fail("it has opened")
            assert "cityboard_errors_total 1.0" in house.measures.text().decode()

    run(test)
