"""The health check tries to write, names every part, and tells players when the disk is to blame."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import msgspec
import pytest
import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.operations import health
from cityboard.server.operations.scheduler import Scheduler
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.storage import schema, table_lists
from cityboard.server.storage.database import Database
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.storage_errors import reason_of
from tests.server import small_disk
from tests.server.ledger import contents
from tests.server.playing import at_table, middle, play_on, same_moment
from tests.server.postgres import Server
from tests.server.serving import Served, run, serving, sqlite, until
from tests.server.small_disk import SmallDisk

NEEDED = {"database_read", "database_write", "scheduler"}


@pytest.fixture(autouse=True)
def no_pause_between_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Probe again for every request."""
    monkeypatch.setattr(health, "EVERY", 0.0)


@asynccontextmanager
async def asking(served: Served) -> AsyncIterator[Callable[[], Awaitable[httpx2.Response]]]:
    """Lend how to ask a server for its health."""
    app: Any = served.app
    async with httpx2.AsyncClient(base_url=served.url, transport=httpx2.ASGITransport(app=app)) as client:
        yield lambda: client.get("/health")


def test_a_server_that_is_well_names_all_its_parts_and_writes_one_row(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process") as served, asking(served) as ask:
            parts = NEEDED | {"outbox", "bots"} | ({"listener"} if "postgresql" in database_url else set())
            for _ in range(3):
                answer = await ask()
                assert (answer.status_code, answer.json()["status"]) == (200, "well")
                assert answer.json()["parts"] == dict.fromkeys(parts, "well")
            (row,) = (await served.rows(schema.probes))["probes"]
            assert row["writes"] == 3
            measured = served.services.metrics.text().decode()
            assert all(f'cityboard_part_well{{part="{part}"}} 1.0' in measured for part in parts)

    run(test)


def test_many_simultaneous_requests_share_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 1000.0)

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, asking(served) as ask:
            answers = await asyncio.gather(*(ask() for _ in range(50)))
            assert {answer.status_code for answer in answers} == {200}
            (row,) = (await served.rows(schema.probes))["probes"]
            assert row["writes"] == 1

    run(test)


@contextmanager
def stuck(database: Database) -> Iterator[None]:
    """Let writes hang until the end."""
    free, commit = asyncio.Event(), database._commit

    async def hang(works: list[Any], notifications: list[str]) -> list[Any]:
        await free.wait()
        return await commit(works, notifications)

    with mock.patch.object(database, "_commit", hang):
        yield
        free.set()


def test_a_write_that_never_returns_is_late_for_the_probe_and_in_the_end_for_the_scheduler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, asking(served) as ask:
            with stuck(served.services.database):
                answer = await ask()
                assert answer.status_code == 503
                assert answer.json()["parts"]["database_write"] == "late"
                assert answer.json()["reason"]["code"] == "database-down"
                # On a busy machine a read may be late as well, but not every time.
                await until(lambda: part_is(ask, "database_read", "well"))
                assert await part_is(ask, "database_write", "late")
            await until(lambda: is_well(ask))

    run(test)


def test_a_scheduler_that_hangs_or_fails_makes_the_server_unwell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(scheduler: Scheduler, task: BackgroundTask) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, asking(served) as ask:
            assert (await ask()).json()["parts"]["scheduler"] == "restarting"
            answer = await ask()
            assert (answer.status_code, answer.json()["status"]) == (503, "unwell")
            assert answer.json()["version"]
            assert answer.json()["reason"] == {
                "code": "part-unwell",
                "rule": "",
                "arguments": {"part": "scheduler"},
            }
            task = served.services.supervisor.tasks["scheduler"]
            task.succeed()
            assert (await ask()).status_code == 200
            task.late_after = 0.0
            assert (await ask()).json()["parts"]["scheduler"] == "late"

    monkeypatch.setattr(Scheduler, "run", fail)
    run(test)


async def part_is(ask: Callable[[], Awaitable[httpx2.Response]], part: str, status: str) -> bool:
    return bool((await ask()).json()["parts"][part] == status)


async def is_well(ask: Callable[[], Awaitable[httpx2.Response]]) -> bool:
    return (await ask()).status_code == 200


@contextmanager
def read_only(served: Served, postgres: Callable[[], Server]) -> Iterator[None]:
    """Let the database be read but not written."""
    database = served.services.database
    if isinstance(database, SqliteDatabase):

        def set_mode(value: str) -> Any:
            return lambda connection, *_: connection.execute(f"PRAGMA query_only={value}")

        on, off = set_mode("ON"), set_mode("OFF")
        sql.event.listen(database._engine, "checkout", on)
        yield
        sql.event.remove(database._engine, "checkout", on)
        sql.event.listen(database._engine, "checkout", off)
        return
    name = database.url.database  # type: ignore[attr-defined]  # the other kind of database has a URL
    others = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
    for value in ("on", "off"):
        postgres().ask(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
        postgres().ask(others)
        if value == "on":
            yield


def test_a_read_only_database_has_its_own_code_and_the_game_continues_later(
    database_url: str, request: pytest.FixtureRequest
) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process") as served, asking(served) as ask:
            with read_only(served, lambda: request.getfixturevalue("postgres")):
                await until(lambda: says(ask, "storage-read-only"))
                with pytest.raises(RefusedError, match="storage-read-only"):
                    await served.person("Ann")
            await until(lambda: is_well(ask))
            ann, ben = await served.people("Ann", "Ben")
            table_id, _ = await at_table(ann, ben)
            async with ann.table(table_id) as hers, ben.table(table_id) as his:
                await play_on([hers, his], 3)

    run(test)


async def says(ask: Callable[[], Awaitable[httpx2.Response]], code: str) -> bool:
    answer = (await ask()).json()
    return bool(answer["parts"]["database_write"] == code == answer["reason"]["code"])


@pytest.mark.parametrize("disk", [small_disk.simulated, small_disk.mounted])
def test_a_full_disk_has_its_own_code_and_the_game_continues_once_there_is_room(
    tmp_path: Path, disk: Callable[[Path], AbstractContextManager[SmallDisk]]
) -> None:
    with disk(tmp_path) as small:
        run(lambda: play_on_a_full_disk(small))


async def play_on_a_full_disk(disk: SmallDisk) -> None:
    url = sqlite(disk.folder)
    async with serving(url) as served, asking(served) as ask:
        ann, ben = await served.people("Ann", "Ben")
        table_id, _ = await at_table(ann, ben)
        async with ann.table(table_id) as hers, ben.table(table_id) as his:
            await play_on([hers, his], 3)
            await same_moment([hers, his])
            mover, person = (hers, ann) if hers.position.legal else (his, ben)
            message = wire.Play("once", mover.seq, mover.position.turn, middle(mover.position))
            before = len(contents(url).events[table_id])
            disk.fill()
            await until(lambda: says(ask, "storage-full"))
            with pytest.raises(RefusedError, match="storage-full"):
                await mover.change(message)
            body, path = msgspec.json.encode(message), f"/api/tables/{table_id}/messages"
            headers = person.headers | {"content-type": "application/json"}
            answer = await person._http.post(path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "storage-full")
            # Whoever only looks is served as ever.
            assert (await person.see(table_id)).position.seq == before
            disk.make_room()
            await until(lambda: is_well(ask))
            done = await mover.change(message)
            assert done == await mover.change(message)
            await play_on([hers, his], 3)
            events = contents(url).events[table_id]
            assert [one.seq for one in events if one.key and "/once#" in one.key] == [done.seq] == [before]
            for table in (hers, his):
                await table.until(lambda table: table.seq == len(events))


def test_an_error_that_is_not_the_databases_fault_is_a_failure_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            client = await served.stranger()
            monkeypatch.setattr(table_lists, "lobby", fail)
            answer = await client._http.get("/api/tables")
            assert (answer.status_code, answer.json()["reason"]["code"]) == (500, "server-error")

    run(test)


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("53100", "storage-full"),
        ("25006", "storage-read-only"),
        ("57P01", "database-down"),
        ("08006", "database-down"),
        ("55P03", "database-down"),
        ("42601", None),
    ],
)
def test_what_postgresql_says_becomes_a_code_unless_it_is_our_own_fault(state: str, code: str | None) -> None:
    error = sql.exc.DBAPIError("COMMIT", None, mock.Mock(sqlstate=state, spec_set=["sqlstate"]))
    reason = reason_of(error)
    assert (reason.code if reason else None) == code
