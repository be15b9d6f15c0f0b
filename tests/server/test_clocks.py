"""Time: limits per turn, in total and in days, and what happens to players who are away too long."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from cityboard.client import TableConnection
from cityboard.core.reason import Reason, RecordError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Pace
from cityboard.server.storage import schema
from cityboard.server.storage.integrity import check
from tests.server.playing import at_table, middle, refusal, same_moment
from tests.server.serving import NO_TIME, HandClock, Served, run, serving, sqlite

SECOND, DAY = 1000, 86_400_000
START = {"start": 0}


async def two(served: Served, stack: AsyncExitStack, pace: Pace, **proposal: Any) -> list[TableConnection]:
    """Seat Ann, who begins, and Bob."""
    ann, bob = await served.people("Ann", "Bob")
    table_id, _ = await at_table(ann, bob, pace=pace, options=START, **proposal)
    return [await stack.enter_async_context(person.table(table_id)) for person in (ann, bob)]


async def look(served: Served, tables: list[TableConnection], seconds: float) -> None:
    """Let time pass, look at the clock once, and wait until everyone has seen what comes of it."""
    assert served.clock
    served.clock.pass_seconds(seconds)
    await served.services.scheduler.look()
    live = await served.services.live_tables.get(tables[0].table.id)
    for table in tables:
        await table.until(lambda table: table.seq == live.table.seq)


def test_beyond_its_limit_a_server_unloads_tables_that_nobody_uses_and_still_sees_to_them(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock(), tables_in_memory=3) as served:
            assert served.clock
            served.worker_pool.hold()
            ann, bob = await served.people("Ann", "Bob")
            ids = []
            for _ in range(5):
                served.clock.pass_seconds(1)
                ids.append((await at_table(ann, bob, pace=Pace(seconds_per_turn=60), options=START))[0])
            thinking, _ = await at_table(ann, bots=1, options={"start": 1})
            kept = served.services.live_tables.by_id
            assert set(kept) == {*ids, thinking}
            async with bob.table(ids[0]):
                await served.services.live_tables.get(ids[2])
                served.clock.pass_seconds(1)
                await served.services.live_tables.get(ids[1])
                await served.services.scheduler.look()
                # Someone listens at one, a bot thinks at another, and one was used last.
                assert set(kept) == {ids[0], thinking, ids[1]}
            served.clock.pass_seconds(60)
            await served.services.scheduler.look()
            for table_id in ids:
                assert [seat.how for seat in (await ann.see(table_id)).table.seats] == ["bot", "person"]

    run(test)


def test_a_player_whose_turn_lasts_too_long_is_replaced_by_a_bot(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock()) as served, AsyncExitStack() as stack:
            served.worker_pool.hold()
            tables = await two(served, stack, Pace(seconds_per_turn=60), title="helsinki")
            ann, bob = tables
            clock = ann.position.clock
            assert (clock.now, clock.since, clock.deadline, clock.banks) == (
                NO_TIME,
                NO_TIME,
                NO_TIME + 60 * SECOND,
                None,
            )
            # Every decision of a turn runs on the same minute.
            await look(served, tables, 30)
            await ann.play(0, ["space", 0])
            await ann.play(0, ["walk", 1])
            assert ann.position.clock.deadline == clock.deadline
            await look(served, tables, 29)
            assert ann.table.seats[0].how == "person"
            await ann.play(0, ["draw"])
            # The next turn has its own minute.
            now = NO_TIME + 59 * SECOND
            assert (ann.position.turn, ann.position.clock.since) == (1, now)
            assert ann.position.clock.deadline == now + 60 * SECOND
            await look(served, tables, 59)
            assert bob.table.seats[1].how == "person"
            await look(served, tables, 1)
            assert (bob.table.seats[1].how, bob.table.seats[1].stands_in) == ("bot", True)
            assert bob.position.clock.deadline is None  # nobody waits for a person now
            assert (await refusal(bob.play(1, ["walk", 1]))).code == "seat-bot"
            # A player who comes back gets time to look around.
            await look(served, tables, 5)
            await bob.come_back(1)
            assert bob.position.clock.deadline == NO_TIME + (59 + 60 + 5 + 30) * SECOND
            await bob.play(1, ["walk", 1])

    run(test)


def test_leaving_and_coming_back_wins_no_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served, AsyncExitStack() as stack:
            served.worker_pool.hold()
            pace = Pace(seconds_per_turn=60, seconds_in_all=100)
            ann, bob = tables = await two(served, stack, pace, title="helsinki")
            for _ in range(3):
                await look(served, tables, 15)
                await ann.leave(0)
                await ann.come_back(0)
            # Once a turn there is half a minute to look around, from the first coming back on.
            assert ann.position.clock.deadline == NO_TIME + 60 * SECOND
            await look(served, tables, 15)
            assert bob.table.seats[0].how == "bot"

    run(test)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served, AsyncExitStack() as stack:
            served.worker_pool.hold()
            damaged = await two(served, stack, Pace(seconds_per_turn=60))
            tables = await two(served, stack, Pace(seconds_per_turn=60))
            see_to = served.services.scheduler._see_to

            async def see(table_id: str) -> None:
                if table_id == damaged[0].table.id:
                    raise RecordError(Reason("chain-broken", ""))
                await see_to(table_id)

            with mock.patch.object(served.services.scheduler, "_see_to", see):
                await look(served, tables, 60)
            assert tables[0].table.seats[0].how == "bot"
            # It gets another chance.
            await look(served, damaged, 60)
            assert damaged[0].table.seats[0].how == "bot"

    run(test)


def test_what_a_turn_takes_is_taken_from_the_whole_and_an_increment_comes_back(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock()) as served, AsyncExitStack() as stack:
            assert served.clock
            served.worker_pool.hold()
            tables = await two(served, stack, Pace(seconds_in_all=100, increment=10))
            ann, bob = tables
            assert ann.position.clock.banks == [100 * SECOND, 100 * SECOND]
            assert ann.position.clock.deadline == NO_TIME + 100 * SECOND
            served.clock.pass_seconds(40)
            await ann.play(0, middle(ann.position))
            await same_moment(tables)
            assert bob.position.clock.banks == [70 * SECOND, 100 * SECOND]
            assert bob.position.clock.deadline == NO_TIME + 140 * SECOND
            served.clock.pass_seconds(5)
            await bob.play(1, middle(bob.position))
            await same_moment(tables)
            assert ann.position.clock.banks == [70 * SECOND, 105 * SECOND]
            await look(served, tables, 69)
            assert ann.table.seats[0].how == "person"
            await look(served, tables, 1)
            assert ann.table.seats[0].how == "bot"
            # The time that is up does not come back, but there is enough to look around.
            await ann.come_back(0)
            assert ann.position.clock.banks == [70 * SECOND, 105 * SECOND]
            await look(served, tables, 70)
            assert ann.table.seats[0].how == "bot"

    run(test)


def test_a_slow_game_gives_days_and_reminds_before_they_are_over(database_url: str) -> None:
    async def test() -> None:
        async with (
            serving(database_url, clock=HandClock(), private_webhooks=True) as served,
            AsyncExitStack() as stack,
        ):
            served.worker_pool.hold()
            ann, bob = await served.people("Ann", "Bob")
            await ann.add_channel("http://127.0.0.1:9/")
            table_id, _ = await at_table(ann, bob, pace=Pace(days_per_turn=4), options=START)
            tables = [await stack.enter_async_context(ann.table(table_id))]
            assert tables[0].position.clock.deadline == NO_TIME + 4 * DAY

            async def kinds() -> list[str]:
                return [row["kind"] for row in (await served.rows(schema.outbox))["outbox"]]

            assert await kinds() == ["turn"]
            await look(served, tables, 3 * 86_400 - 1)
            assert await kinds() == ["turn"]
            await look(served, tables, 1)
            assert sorted(await kinds()) == ["reminder", "turn"]
            for number in range(3):
                await bob.tell(table_id, wire.Link(f"{number}", tables[0].seq, 1))
                await look(served, tables, 3600)
            assert sorted(await kinds()) == ["reminder", "turn"]  # once a turn, whatever happens in it
            assert tables[0].table.seats[0].how == "person"
            await look(served, tables, 86_400)
            assert tables[0].table.seats[0].how == "bot"

    run(test)


def test_a_deadline_that_passed_while_nobody_served_is_kept_afterwards(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, pace=Pace(seconds_per_turn=60), options=START)
        clock.pass_seconds(3600)
        async with serving(database_url, clock=clock) as served:
            served.worker_pool.hold()
            again = await served.stranger(ann.token)
            assert (await again.see(table_id)).yours == [0]
            await served.services.scheduler.look()
            assert (await again.see(table_id)).table.seats[0].how == "bot"

    run(test)


def test_a_table_that_waits_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(sqlite(tmp_path), way="in-process", clock=HandClock()) as served,
            AsyncExitStack() as stack,
        ):
            tables = await two(served, stack, Pace(seconds_per_turn=60, absent="wait"))
            seq = tables[0].seq
            for _ in range(3):
                await look(served, tables, 1000)
            assert tables[0].seq == seq
            await tables[0].play(0, middle(tables[0].position))

    run(test)


@pytest.mark.parametrize("take_back", [False, True])
def test_a_table_that_votes_asks_the_others_even_when_something_else_was_asked(take_back: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(sqlite(tmp_path), way="in-process", clock=HandClock()) as served,
            AsyncExitStack() as stack,
        ):
            served.worker_pool.hold()
            tables = await two(served, stack, Pace(seconds_per_turn=60, absent="vote"), take_back=True)
            ann, bob = tables
            await ann.play(0, middle(ann.position))
            if take_back:
                await ann.take_back(0)
            await look(served, tables, 60)
            question = ann.table.question
            assert question and (question.about, question.seat) == ("replace", 1)
            assert (question.agreed, question.asked) == ([], [0])
            seq = ann.seq
            await look(served, tables, 60)
            assert ann.seq == seq  # asked once
            assert (await refusal(bob.answer(1, agree=False))).code == "question-not-yours"
            if take_back:
                # Who says no is not asked again by itself in this turn, but may ask by hand.
                await ann.answer(0, agree=False)
                await look(served, tables, 60)
                assert ann.table.question is None
                await ann.replace(0, 1)
            else:
                await ann.answer(0, agree=True)
            await same_moment(tables)
            assert bob.table.seats[1].how == "bot"
            # The others are asked again about a player who comes back and is late again.
            await bob.come_back(1)
            await look(served, tables, 60)
            assert ann.table.question
            # What has happened here holds when it is played again.
            assert (await check(sqlite(tmp_path), replay_all=True)).findings == []

    run(test)


def test_a_player_who_moves_while_the_others_vote_keeps_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(sqlite(tmp_path), way="in-process", clock=HandClock()) as served,
            AsyncExitStack() as stack,
        ):
            tables = await two(served, stack, Pace(seconds_per_turn=60, absent="vote"))
            ann, bob = tables
            await look(served, tables, 60)
            assert bob.table.question
            await ann.play(0, middle(ann.position))
            await same_moment(tables)
            assert bob.table.question is None
            assert (await refusal(bob.answer(1, agree=True))).code == "question-none"

    run(test)


def test_a_bot_whose_move_got_lost_is_asked_again(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            served.worker_pool.hold()
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1, options={"start": 1})
        # The process is gone; the next one takes the turn up when its time has come.
        async with serving(database_url, clock=clock) as served:
            again = await served.stranger(ann.token)
            async with again.table(table_id) as table:
                assert table.position.turn == 1
                await look(served, [table], 1)
                assert table.position.turn == 1
                clock.pass_seconds(3600)
                await served.services.scheduler.look()
                await table.until(lambda table: table.position.turn == 0)

    run(test)
