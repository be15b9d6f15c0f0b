"""Bots play for people: no table is opened without a person, and where the last one has gone the bots rest."""

import asyncio
from pathlib import Path

import pytest

from cityboard.client import Client, TableConnection
from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.server.storage import schema
from tests.server.playing import LINK, ME, at_table, hear, middle, play_on, refusal, same_moment
from tests.server.serving import HandClock, Served, run, serving, sqlite

BOTS = [Plan("bot", "random")] * 5
START = {"start": 0}


async def bots_have_rested(served: Served, table: TableConnection) -> bool:
    """Let everything happen that is going to happen, and tell whether nothing has."""
    before = table.seq
    live = served.services.live_tables.by_id[table.table.id]
    await served.services.scheduler.look()
    if live.bots is not None:
        await asyncio.wait([live.bots])
    await hear(table, await said(table))
    return table.seq == before and live.table.seq == before


async def said(table: TableConnection) -> str:
    text = f"I have seen {table.seq}"
    await table.say(text)
    return text


async def wake_time(served: Served, table_id: str) -> int | None:
    rows = (await served.rows(schema.tables))["tables"]
    return next(row["wake_at"] for row in rows if row["id"] == table_id)  # type: ignore[no-any-return]  # of a row


def test_a_table_of_bots_alone_is_not_opened(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            for seats in (BOTS[:1], BOTS[:2], [*BOTS, BOTS[0]]):
                assert (await refusal(ann.open_table(Proposal("metro", seats)))).code == "table-without-person"
            assert (await served.rows(schema.tables))["tables"] == []

    run(test)


def test_a_table_where_nobody_sits_yet_is_not_begun_with_bots_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(Proposal("metro", [LINK, LINK, *BOTS[:1]]))
            async with ann.table(opened.id) as table:
                assert (await refusal(table.start())).code == "table-without-person"
                await bob.join(opened.id, opened.invitation)
                await table.until(lambda table: table.table.seats[0].how == "person")
                await table.start()
                assert [seat.how for seat in table.table.seats] == ["person", "bot", "bot"]

    run(test)


def test_bots_rest_when_the_last_person_leaves_and_continue_when_one_returns(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock()) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, bots=1, options=START)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                served.worker_pool.hold()
                await anns.leave(0)
                assert await wake_time(served, table_id) is not None
                await bobs.leave(1)
                served.worker_pool.release()
                assert await bots_have_rested(served, anns)
                assert await wake_time(served, table_id) is None
                # Neither a restart nor a look at the table makes them move.
                served.services.live_tables.by_id.clear()
                assert served.clock
                served.clock.pass_seconds(3600)
                await served.services.scheduler.look()
                seen = await ann.see(table_id)
                assert (seen.position.number, seen.position.turn) == (anns.position.number, 0)
            async with bob.table(table_id) as bobs:
                await bobs.come_back(1)
                await bobs.until(lambda table: table.position.legal)
                assert {entry.by for entry in bobs.log if entry.by >= 0} == {0}
                await play_on([bobs], 2)

    run(test)


def test_bots_rest_when_the_time_of_the_last_person_is_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=2, pace=Pace(seconds_per_turn=60), options=START)
            async with ann.table(table_id) as table:
                assert served.clock
                served.clock.pass_seconds(60)
                await served.services.scheduler.look()
                await table.until(lambda table: table.table.seats[0].how == "bot")
                assert await bots_have_rested(served, table)
                assert table.position.clock.deadline is None

    run(test)


async def away_for_a_day(served: Served, table: TableConnection, seconds: int) -> int:
    """Leave after some seconds, come back a day later and return how much time of the turn is left."""
    assert served.clock
    served.clock.pass_seconds(seconds)
    await table.leave(0)
    served.clock.pass_seconds(24 * 3600)
    await table.come_back(0)
    assert table.position.turn == 0 and table.position.clock.deadline
    return table.position.clock.deadline - table.position.clock.now


@pytest.mark.parametrize("pace", [Pace(seconds_per_turn=600), Pace(seconds_in_all=600)])
def test_the_clock_of_a_deserted_table_stands_still(pace: Pace, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1, pace=pace, options=START)
            async with ann.table(table_id) as table:
                assert await away_for_a_day(served, table, 100) == 500_000
                assert await away_for_a_day(served, table, 200) == 300_000
                await table.play(0, middle(table.position))
                await table.until(lambda table: table.position.legal)
                banks = table.position.clock.banks
                assert banks is None or banks[0] == 300_000

    run(test)


def test_nobody_is_notified_of_the_turn_of_a_seat_they_have_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock(), private_webhooks=True) as served:
            people: list[Client] = await served.people("Ann", "Bob")
            table_id, _ = await at_table(*people, options=START)
            for person in people:
                await person.add_channel("http://127.0.0.1:9/")
            async with people[0].table(table_id) as anns, people[1].table(table_id) as bobs:
                await bobs.leave(1)
                await same_moment([anns, bobs])
                served.worker_pool.hold()
                await anns.play(0, middle(anns.position))
                await anns.leave(0)
                assert (await served.rows(schema.outbox))["outbox"] == []

    run(test)


def test_a_single_player_can_leave_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME], {"modules": ["solo"]}))
            async with ann.table(opened.id) as table:
                await table.leave(0)
                assert await bots_have_rested(served, table)
                await table.come_back(0)
                assert table.position.legal

    run(test)
