"""Questions to the players: a take-back, for which all must agree, and the seat of an absent player."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from cityboard.client import TableConnection
from cityboard.protocol.messages import Pace
from tests.server.playing import at_table, middle, refusal, same_moment
from tests.server.serving import HandClock, Served, run, serving, sqlite

START = {"start": 0}


async def three(served: Served, stack: AsyncExitStack, **proposal: Any) -> list[TableConnection]:
    """Seat Ann, Bob and Carl, with Dora looking on."""
    people = await served.people("Ann", "Bob", "Carl", "Dora")
    table_id, _ = await at_table(*people[:3], options=START, **proposal)
    return [await stack.enter_async_context(person.table(table_id)) for person in people]


def test_a_take_back_needs_the_leave_of_all_others(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            tables = await three(served, stack, take_back=True)
            ann, bob, carl, dora = tables
            before = ann.position
            assert (await refusal(ann.take_back(0))).code == "undo-nothing"
            await ann.play(0, middle(ann.position))
            after = list(ann.log)
            assert (await refusal(ann.undo(0))).code == "undo-turn"

            await ann.take_back(0)
            await same_moment(tables)
            for table in tables:
                question = table.table.question
                assert question and (question.about, question.seat) == ("take-back", 0)
                assert (question.agreed, question.asked) == ([0], [1, 2])
            assert (await refusal(bob.take_back(1))).code == "question-open"
            assert (await refusal(ann.answer(0, agree=True))).code == "question-not-yours"
            assert (await refusal(dora.answer(1, agree=True))).code == "seat-not-yours"
            assert (await refusal(bob.answer(2, agree=True))).code == "seat-not-yours"
            await bob.answer(1, agree=True)
            assert bob.table.question and bob.table.question.agreed == [0, 1]
            assert (await refusal(bob.answer(1, agree=False))).code == "question-not-yours"
            assert len(bob.log) == len(after)
            await same_moment(tables)
            await carl.answer(2, agree=True)
            await same_moment(tables)
            for table in tables:
                assert table.table.question is None
                assert (table.position.number, table.position.board) == (before.number, before.board)
            assert ann.position.legal == before.legal

            # The same move draws the same tile again.
            await ann.play(0, after[before.number].move)
            assert [entry.move for entry in ann.log] == [entry.move for entry in after]

            # One who disagrees ends the question; so does a move.
            await ann.take_back(0)
            await same_moment(tables)
            await carl.answer(2, agree=False)
            assert carl.table.question is None and carl.position.number == len(after)
            await same_moment(tables)
            for table in tables:
                news = table.table.news[-1]
                assert (news.because, news.seat, news.name) == ("no-take-back", 2, "Carl")
            assert (await refusal(bob.answer(1, agree=True))).code == "question-none"
            await ann.take_back(0)
            await same_moment(tables)
            await bob.play(1, middle(bob.position))
            await same_moment(tables)
            assert [table.table.question for table in tables] == [None] * 4
            assert (await refusal(carl.answer(2, agree=True))).code == "question-none"

            # It reaches back over the moves of others, who have agreed to lose theirs.
            await ann.take_back(0)
            await same_moment(tables)
            await bob.answer(1, agree=True)
            await same_moment(tables)
            await carl.answer(2, agree=True)
            await same_moment(tables)
            assert dora.position.number == before.number

    run(test)


def test_a_table_without_take_backs_refuses_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, *_ = await three(served, stack)
            await ann.play(0, middle(ann.position))
            assert (await refusal(ann.take_back(0))).code == "take-back-off"

    run(test)


def test_a_question_goes_when_a_seat_changes_hands(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            tables = await three(served, stack, take_back=True)
            ann, bob, carl, _ = tables
            served.worker_pool.hold()
            await ann.play(0, middle(ann.position))
            await ann.take_back(0)
            await same_moment(tables)
            await carl.leave(2)
            await same_moment(tables)
            assert ann.table.question is None
            # Now only Bob is asked: a bot has no say.
            await ann.take_back(0)
            await same_moment(tables)
            assert bob.table.question and bob.table.question.asked == [1]
            await bob.answer(1, agree=True)
            assert bob.position.turn == 0

    run(test)


def test_the_others_may_give_an_absent_players_seat_to_a_bot(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served, AsyncExitStack() as stack:
            tables = await three(served, stack, pace=Pace(seconds_per_turn=30, absent="wait"))
            ann, bob, carl, dora = tables
            served.worker_pool.hold()
            assert (await refusal(bob.replace(1, 0))).code == "seat-in-time"
            clock.pass_seconds(31)
            await served.services.scheduler.look()
            assert (await refusal(bob.replace(1, 2))).code == "seat-not-absent"
            assert (await refusal(ann.replace(0, 0))).code == "seat-not-absent"
            assert (await refusal(dora.replace(1, 0))).code == "seat-not-yours"
            await bob.replace(1, 0)
            question = bob.table.question
            assert question and (question.about, question.seat) == ("replace", 0)
            assert (question.agreed, question.asked) == ([1], [1, 2])
            await same_moment(tables)
            assert (await refusal(ann.answer(0, agree=False))).code == "question-not-yours"
            await carl.answer(2, agree=True)
            await same_moment(tables)
            assert [(seat.how, seat.stands_in) for seat in dora.table.seats] == [
                ("bot", True),
                ("person", False),
                ("person", False),
            ]
            assert (await refusal(ann.play(0, ["pass"]))).code == "seat-bot"
            await ann.come_back(0)
            await ann.play(0, middle(ann.position))

    run(test)


def test_one_who_disagrees_lets_the_absent_player_keep_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), way="in-process", clock=clock) as served, AsyncExitStack() as stack:
            tables = await three(served, stack, pace=Pace(seconds_per_turn=30, absent="wait"))
            _, bob, carl, _ = tables
            clock.pass_seconds(31)
            await bob.replace(1, 0)
            await same_moment(tables)
            await carl.answer(2, agree=False)
            await same_moment(tables)
            assert bob.table.question is None
            assert bob.table.seats[0].how == "person"

    run(test)
