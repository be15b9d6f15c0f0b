"""A database that goes silent: clients get an error in time, and nothing is sent that may not be stored."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import msgspec
import pytest

from cityboard.client import Client
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.operations import supervisor
from cityboard.server.operations.settings import Settings
from cityboard.server.people import Person
from cityboard.server.services import Services
from cityboard.server.storage import pg_listener
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.storage_errors import UnavailableError
from tests.server.cluster import cluster
from tests.server.ledger import contents
from tests.server.operations.test_health import asking, is_well
from tests.server.playing import at_table, middle, play_on, same_moment
from tests.server.postgres import Server
from tests.server.serving import DEADLINE, Served, run, serving, sqlite, until
from tests.server.silent_line import Line, line_to

SECONDS = 1.0  # that a silent database may take; one that answers has as much as ever, for a busy machine needs it
SHIPPED = Settings(database="sqlite://").database_seconds


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be tried again soon."""
    monkeypatch.setattr(pg_listener, "EVERY", 0.2)
    monkeypatch.setattr(pg_listener, "AGAIN", 0.1)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 0.2)


@contextmanager
def little_time(served: Served) -> Iterator[None]:
    """Let the database of a server have little time for what is asked from now on."""
    with mock.patch.object(served.services.database, "_seconds", SECONDS):
        yield


async def said(client: Client, table_id: str, message: wire.Play) -> httpx2.Response:
    """Say something over HTTP, where every answer is heard."""
    headers = client.headers | {"content-type": "application/json"}
    path = f"/api/tables/{table_id}/messages"
    return await client._http.post(path, content=msgspec.json.encode(message), headers=headers, timeout=DEADLINE)


async def survive(served: Served, url: str, silence: Callable[[], None], resume: Callable[[], None]) -> None:
    """Move while a database is silent, and continue afterwards."""
    ann, ben = await served.people("Ann", "Ben")
    table_id, _ = await at_table(ann, ben)
    async with asking(served) as ask, ann.table(table_id) as hers, ben.table(table_id) as his:
        await play_on([hers, his], 3)
        await same_moment([hers, his])
        mover, person = (hers, ann) if hers.position.legal else (his, ben)
        message = wire.Play("once", mover.seq, mover.position.turn, middle(mover.position))
        seq = mover.seq
        silence()
        with little_time(served):
            answer = await said(person, table_id, message)
            assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "database-down")
            await until(lambda: is_down(ask))
            assert hers.seq == his.seq == seq  # nobody has heard of it
            # Whoever speaks on a socket waits until it comes back.
            moving = asyncio.create_task(mover.change(message))
        resume()
        done = await moving
        await until(lambda: is_well(ask))
        await play_on([hers, his], 3)
        await same_moment([hers, his])
    events = (await asyncio.to_thread(contents, url)).events[table_id]
    assert [one.seq for one in events if one.key and "/once#" in one.key] == [done.seq] == [seq]


async def is_down(ask: Callable[[], Awaitable[Any]]) -> bool:
    return bool((await ask()).status_code == 503)


def test_a_connection_that_goes_silent_fails_in_time_and_play_continues_afterwards(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with line_to(url) as line, serving(line.url) as served:
                await survive(served, url, line.silence, line.resume)

    run(test)


def test_a_commit_whose_answer_is_lost_is_not_told_as_done_and_counts_once(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with line_to(url) as line, serving(line.url) as served:

                def cut() -> None:
                    line.cut_at_commit = True

                await survive(served, url, cut, line.resume)

    run(test)


def test_a_frozen_postgresql_fails_in_time_and_play_continues_afterwards() -> None:
    async def test() -> None:
        with cluster() as frozen:
            try:
                async with serving(frozen.url) as served:
                    await survive(served, frozen.url, frozen.freeze, frozen.thaw)
            finally:
                frozen.thaw()

    run(test)


def test_a_server_ends_though_its_database_is_silent(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with line_to(url) as line, serving(line.url, way="in-process", database_seconds=SHIPPED) as served:
                await served.person("Ann")
                line.silence()
                served.services.database._seconds = SECONDS
                with pytest.raises(RefusedError, match="database-down"):
                    await served.person("Ben")

    run(test)


def test_a_listener_whose_line_has_gone_silent_is_connected_again_and_catches_up(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with (
                line_to(url) as line,
                serving(line.url, database_seconds=SHIPPED) as deaf,
                serving(url) as other,
            ):
                ann, ben = await other.people("Ann", "Ben")
                table_id, _ = await at_table(ann, ben)
                watcher = await deaf.stranger(ann.token)
                async with watcher.table(table_id) as seen, ann.table(table_id) as hers, ben.table(table_id) as his:
                    await play_on([hers, his], 2)
                    await until(lambda: seen.seq == hers.seq)
                    line.silence()
                    await play_on([hers, his], 2)
                    listener = deaf.services.supervisor.tasks["listener"]
                    await until(lambda: listener.status == "restarting")
                    line.resume()
                    await until(lambda: seen.seq == hers.seq)
                    await until(lambda: listener.status == "well")

    run(test)


def test_a_sqlite_that_hangs_fails_in_time_and_what_it_stores_later_is_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            database = served.services.database
            assert isinstance(database, SqliteDatabase)
            ann, ben = await served.people("Ann", "Ben")
            table_id, _ = await at_table(ann, ben)
            async with ann.table(table_id) as hers, ben.table(table_id) as his:
                await play_on([hers, his], 3)
                await same_moment([hers, his])
                mover, person = (hers, ann) if hers.position.legal else (his, ben)
                message = wire.Play("once", mover.seq, mover.position.turn, middle(mover.position))
                seq, free = mover.seq, asyncio.Event()
                loop, commit = asyncio.get_running_loop(), database._commit_now

                def hang(works: list[Any]) -> list[Any]:
                    asyncio.run_coroutine_threadsafe(free.wait(), loop).result()
                    return commit(works)

                database._commit_now = hang  # type: ignore[method-assign]  # hangs
                with little_time(served):
                    answer = await said(person, table_id, message)
                    assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "database-down")
                    # A write that has not begun does not begin later either.
                    with pytest.raises(UnavailableError):
                        await database.write(lambda connection: pytest.fail("nobody waits for it"))
                assert hers.seq == his.seq == seq
                free.set()
                # It was stored after all: that is shown to all, and said again it gets its answer.
                await until(lambda: min(hers.seq, his.seq) > seq)
                assert (await mover.change(message)).seq == seq
                await play_on([hers, his], 2)

    run(test)


def test_a_move_waits_only_once_for_a_silent_database_and_the_next_message_finds_what_was_stored(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            services, database = served.services, served.services.database
            ann, ben = await served.people("Ann", "Ben")
            table_id, _ = await at_table(ann, ben)
            live = await services.live_tables.get(table_id)
            table, turn, write = live.table, live.table.state.turn, database.write
            person = Person(live.chairs[turn].person or "", "", None, 0)
            message = wire.Play("once", table.seq, turn, list(table.game.moves(table.state)[0]))

            async def lose_the_answer(*asked: Any, **more: Any) -> None:
                await write(*asked, **more)
                raise UnavailableError

            async with ann.table(table_id) as hers:
                with (
                    mock.patch.object(database, "write", lose_the_answer),
                    mock.patch.object(database, "read", mock.AsyncMock(side_effect=AssertionError("it waits again"))),
                    pytest.raises(UnavailableError),
                ):
                    await services.table_service.change(person, table_id, message)
                assert live.table is table
                assert (await services.table_service.change(person, table_id, message)).seq == table.seq
                assert live.table.seq > table.seq
                await until(lambda: hers.seq == live.table.seq)

    run(test)


def test_a_silent_database_at_the_start_is_refused_in_time(postgres: Server) -> None:
    async def start(line: Line) -> None:
        async with Services(Settings(database=line.url, database_seconds=SECONDS)).opened():
            pytest.fail("it has opened")

    async def test() -> None:
        with postgres.database() as url:
            async with line_to(url) as line:
                line.silence()
                with pytest.raises(RefusedError, match="database-unreachable"):
                    await start(line)

    run(test)
