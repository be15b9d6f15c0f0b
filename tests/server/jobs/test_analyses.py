"""Analyses start by themselves, tell their progress, and are stored."""

import asyncio
from functools import partial
from pathlib import Path
from unittest import mock

import sqlalchemy as sql

from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.jobs import analyses
from cityboard.server.jobs.analyses import LEASE, RECENT, Work
from cityboard.server.storage import jobs, repository, schema
from cityboard.server.storage.analyses import JOB, MOST_FAILURES
from tests.server.playing import play_on, refusal
from tests.server.postgres import Server
from tests.server.serving import HandClock, QuickWorkerPool, Served, run, serving, sqlite, until

ME, BOT = Plan("me"), Plan("bot", "random")
SLEEP = ("sleep", "600")


async def finished(person: Client) -> str:
    """Let a person play a game to its end, and return its table."""
    opened = await person.open_table(Proposal("metro", [ME, BOT]))
    async with person.table(opened.id) as table:
        await play_on([table])
    return opened.id


async def running(served: Served) -> str:
    """Wait until an analysis is being made, and return its table."""
    works = served.services.analyses._works
    await until(lambda: any(work.has_slot for work in works.values()))
    return next(table_id for table_id, work in works.items() if work.has_slot)


async def stopped(work: Work) -> None:
    """Stop an analysis."""
    assert work.task is not None
    work.task.cancel()
    await asyncio.wait([work.task])


async def forgotten(served: Served) -> None:
    """Wait until no table is in memory."""

    def are_forgotten() -> bool:
        served.services.live_tables.forget(0, 0)
        return not served.services.live_tables.by_id

    await until(are_forgotten)


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
            one = await finished(ann)
            clock.pass_seconds(1)
            other = await finished(ann)
            services, begun = served.services, served.services.analyses._works
            services.analyses._command = SLEEP
            clock.pass_seconds(3.9)
            await services._start_analysis()
            assert not begun
            clock.pass_seconds(0.1)
            with mock.patch.object(QuickWorkerPool, "is_idle", False):
                await services._start_analysis()
                assert not begun
            for _ in range(2):  # one at a time
                await services._start_analysis()
                assert set(begun) == {one}
            await stopped(begun[one])
            clock.pass_seconds(1)
            await services._start_analysis()
            assert set(begun) == {one, other}

    run(test)


def test_a_game_is_analysed_though_its_table_was_forgotten_while_bots_were_thinking(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            old = await finished(ann)
            clock.pass_seconds(RECENT / 1000 + 10)
            one = await finished(ann)
            clock.pass_seconds(1)
            other = await finished(ann)
            services, begun = served.services, served.services.analyses._works
            services.analyses._command = SLEEP
            await forgotten(served)
            await services._start_analysis()
            assert not begun
            clock.pass_seconds(5)
            await services._start_analysis()
            assert set(begun) == {one}
            await stopped(begun[one])
            await services._start_analysis()
            assert set(begun) == {one, other}
            assert old not in services.live_tables.by_id

    run(test)


def test_a_game_that_people_look_at_is_analysed_before_one_that_everybody_has_left(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            await finished(ann)
            seen = await finished(ann)
            services, begun = served.services, served.services.analyses._works
            services.analyses._command = SLEEP
            clock.pass_seconds(5)
            async with ann.table(seen) as table:
                await table.attend()
                await services._start_analysis()
            assert set(begun) == {seen}

    run(test)


def test_games_that_are_analysed_already_do_not_keep_others_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            services, begun = served.services, served.services.analyses._works
            with mock.patch.object(analyses, "MOST", 1):
                left = await finished(ann)
                await forgotten(served)
                services.analyses._work = 1
                for _ in range(2):
                    table_id = await finished(ann)
                    await ann.analysis(table_id)
                    await made(served, table_id)
                services.analyses._command = SLEEP
                clock.pass_seconds(5)
                await services._start_analysis()
                assert left in begun and begun[left].is_begun

    run(test)


def test_a_game_of_long_ago_that_somebody_looks_at_is_analysed_too(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            old = await finished(ann)
            clock.pass_seconds(RECENT / 1000 + 10)
            served.services.analyses._command = SLEEP
            await ann.see(old)
            await served.services._start_analysis()
            assert set(served.services.analyses._works) == {old}

    run(test)


def test_a_damaged_table_does_not_keep_other_games_from_their_analysis(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            damaged = await finished(ann)
            clock.pass_seconds(1)
            sound = await finished(ann)
            await forgotten(served)
            damage = schema.events.delete().where(schema.events.c.table_id == damaged)
            await served.services.database.write(lambda connection: connection.execute(damage))
            served.services.analyses._command = SLEEP
            clock.pass_seconds(5)
            await served.services._start_analysis()
            assert set(served.services.analyses._works) == {sound}

    run(test)


def test_two_servers_make_an_analysis_once(postgres: Server) -> None:
    async def test() -> None:
        clock = HandClock()
        with postgres.database() as url, mock.patch.object(analyses, "AGAIN", 0.01):
            servers = (serving(url, clock=clock, analysis_delay=5.0) for _ in range(2))
            async with next(servers) as one, next(servers) as other:
                ann = await one.person("Ann")
                ann_there = await other.stranger(ann.token)
                first = await finished(ann)
                clock.pass_seconds(1)
                second = await finished(ann)
                for served in (one, other):
                    served.services.analyses._command = SLEEP
                    clock.pass_seconds(5)
                    await served.services._start_analysis()
                    await running(served)
                assert set(one.services.analyses._works) == {first}
                assert set(other.services.analyses._works) == {second}
                # Whoever asks the other server waits for the one that makes it.
                await stopped(other.services.analyses._works[second])
                assert (await ann_there.analysis(first)).stage == "waiting"
                await stopped(one.services.analyses._works.pop(first))
                one.services.analyses._command, one.services.analyses._work = analyses.COMMAND, 1
                await ann.analysis(first)
                await made(one, first)
                await made(other, first)
                assert (await ann_there.analysis(first)).analysis == (await ann.analysis(first)).analysis
                assert [job["key"] for job in (await one.rows(schema.jobs))["jobs"]] == [second]

    run(test)


def test_what_a_server_has_begun_is_made_by_another_one_once_it_is_gone(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            table_id = await finished(ann)
            clock.pass_seconds(5)
            now = clock()

            def lease(connection: sql.Connection) -> bool:
                return jobs.lease(connection, JOB, table_id, "gone", now, now + LEASE)

            assert await served.services.database.write(lease)
            served.services.analyses._work = 1
            await served.services._start_analysis()
            assert not served.services.analyses._works
            clock.pass_seconds(LEASE / 1000)
            await served.services._start_analysis()
            await made(served, table_id)
            assert (await ann.analysis(table_id)).stage == "ready"

    run(test)


def test_a_server_that_closes_leaves_its_analyses_to_others_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        for _ in range(2):
            async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
                tables = (await served.rows(schema.tables))["tables"]
                table_id = tables[0]["id"] if tables else await finished(await served.person("Ann"))
                served.services.analyses._command = SLEEP
                clock.pass_seconds(10)
                await served.services._start_analysis()
                assert await running(served) == table_id

    run(test)


def test_a_lease_is_renewed_while_an_analysis_is_made(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            table_id = await finished(ann)
            go_on = tmp_path / "go-on"
            script = 'while [ ! -e "$0" ]; do sleep 0.01; done; echo \'{"done": 7}\'; exec sleep 600'
            served.services.analyses._command = ("sh", "-c", script, str(go_on))
            await ann.analysis(table_id)
            work = served.services.analyses._works[table_id]
            await until(lambda: work.has_slot)
            clock.pass_seconds(LEASE / 1000 - 1)
            go_on.touch()
            await until(lambda: work.leased_until == clock() + LEASE)
            await until(lambda: work.done == 7)
            (job,) = (await served.rows(schema.jobs))["jobs"]
            assert job["until"] == clock() + LEASE

    run(test)


def test_an_analysis_that_takes_too_long_fails_and_does_not_begin_by_itself_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock, analysis_delay=5.0) as served:
            ann = await served.person("Ann")
            table_id = await finished(ann)
            clock.pass_seconds(5)
            begun = served.services.analyses._works
            # It says again and again that it goes on.
            served.services.analyses._command = ("sh", "-c", "while echo '{\"done\": 1}'; do sleep 0.01; done")
            with mock.patch.object(analyses, "DEADLINE", 0.1):
                for _ in range(MOST_FAILURES):
                    await served.services._start_analysis()
                    await made(served, table_id)
                    assert begun[table_id].failed
                    assert (await refusal(ann.analysis(table_id))).code == "analysis-failed"
            await served.services._start_analysis()
            assert not begun
            # Whoever asks for it gets another try.
            served.services.analyses._command, served.services.analyses._work = analyses.COMMAND, 1
            await ann.analysis(table_id)
            await made(served, table_id)
            assert (await ann.analysis(table_id)).stage == "ready"

    run(test)


def test_jobs_that_nobody_has_tried_for_a_day_are_forgotten(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            for key in ("old", "new"):
                lease = partial(jobs.lease, kind=JOB, key=key, holder="gone", now=clock(), until=clock())
                await served.services.database.write(lease)
                clock.pass_seconds(24 * 3600)
            await served.services.database.write(partial(jobs.sweep, before=clock() - 24 * 3600 * 1000))
            assert [job["key"] for job in (await served.rows(schema.jobs))["jobs"]] == ["new"]

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
