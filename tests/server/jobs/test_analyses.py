"""Analyses start by themselves, tell their progress, and are stored."""

import asyncio
from pathlib import Path
from unittest import mock

import sqlalchemy as sql

from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.storage import repository, schema
from tests.server.playing import play_on, refusal
from tests.server.serving import HandClock, QuickWorkerPool, Served, run, serving, sqlite, until

ME, BOT = Plan("me"), Plan("bot", "random")
SLEEP = ("sleep", "600")


async def finished(person: Client) -> str:
    """Let a person play a game to its end, and return its table."""
    opened = await person.open_table(Proposal("metro", [ME, BOT]))
    async with person.table(opened.id) as table:
        await play_on([table])
    return opened.id


async def made(served: Served, table_id: str) -> None:
    """Wait until an analysis is ready or has failed."""
    task = served.services.analyses._works[table_id].task
    assert task is not None
    await task


def test_an_analysis_is_stored_and_known_after_a_restart(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            token = ann.token
            table_id = await finished(ann)
            served.services.analyses._work = 1
            await ann.analysis(table_id)
            await made(served, table_id)
            before = await ann.analysis(table_id)
            assert before.stage == "ready" and before.analysis
        async with serving(database_url) as served:
            ann = await served.stranger(token)
            served.services.analyses._command = SLEEP
            assert await ann.analysis(table_id, start=False) == before
            assert await ann.analysis(table_id) == before

    run(test)


def test_a_stored_analysis_that_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            table_id = await finished(ann)
            for data in (b"no zlib", b"x\x9cK\x04\x00\x00b\x00b"):

                def damage(connection: sql.Connection, data: bytes = data) -> None:
                    connection.execute(schema.analyses.delete())
                    connection.execute(schema.analyses.insert(), {"table_id": table_id, "data": data})

                await served.services.database.write(damage)
                assert (await ann.analysis(table_id, start=False)).stage == "none"
            served.services.analyses._work = 1
            await ann.analysis(table_id)
            await made(served, table_id)
            assert (await ann.analysis(table_id)).analysis
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            assert (await ann.analysis(table_id, start=False)).analysis

    run(test)


def test_a_question_about_the_progress_starts_nothing_and_tells_who_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            running = await ann.open_table(Proposal("metro", [ME, BOT]))
            assert (await refusal(ann.analysis(running.id, start=False))).code == "table-not-over"
            one, other = await finished(ann), await finished(ann)
            served.services.analyses._command = SLEEP
            nothing = await ann.analysis(one, start=False)
            assert (nothing.stage, nothing.done, nothing.analysis) == ("none", 0, None)
            assert not served.services.analyses._works
            await ann.analysis(one)
            await ann.analysis(other)
            await until(lambda: served.services.analyses._works[one].has_slot)
            assert (await ann.analysis(one, start=False)).stage == "running"
            assert (await ann.analysis(other, start=False)).stage == "waiting"

    run(test)


def test_a_game_is_analysed_by_itself_some_time_after_its_end_while_no_bot_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            await ann.open_table(Proposal("metro", [ME, BOT]))  # a running game is left alone
            one, other = await finished(ann), await finished(ann)
            services, begun = served.services, served.services.analyses._works
            services.analyses._command = SLEEP
            clock.pass_seconds(4.9)
            await services._start_analysis()
            assert not begun
            clock.pass_seconds(0.1)
            with mock.patch.object(QuickWorkerPool, "is_idle", False):
                await services._start_analysis()
                assert not begun
            for _ in range(2):  # one at a time
                await services._start_analysis()
                assert set(begun) == {one}
            task = begun[one].task
            assert task
            task.cancel()
            await asyncio.wait([task])
            await services._start_analysis()
            assert set(begun) == {one, other}

    run(test)


def test_a_deleted_table_leaves_no_analysis(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            table_id = await finished(ann)
            served.services.analyses._work = 1
            await ann.analysis(table_id)
            await made(served, table_id)
            assert len((await served.rows(schema.analyses))["analyses"]) == 1
            await served.services.database.write(lambda connection: repository.delete(connection, [table_id]))
            assert (await served.rows(schema.analyses))["analyses"] == []

    run(test)
