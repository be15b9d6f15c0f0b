"""A decision can be taken back until it has shown something new or someone else has moved; against bots always."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.tables.events import Undone
from cityboard.tables.moving import decide_move, undo_point
from cityboard.tables.table import OVER, Table
from cityboard.tables.views import preview
from tests.server.playing import at_table, middle, play_on, refusal, same_moment
from tests.server.serving import run, serving, sqlite
from tests.tables.bare import BOT, ME, append, bare_table

SETS: list[tuple[str, list[Plan], dict[str, Any]]] = [
    ("metro", [ME, ME], {}),
    ("metro", [ME, ME, ME], {"modules": ["companies", "central-stations"], "hand": 3, "free_orientation": True}),
    ("metro", [ME, BOT], {"city": "london", "hand": 2}),
    ("metro", [ME, ME], {"city": "new-york"}),
    ("metro", [ME, BOT, BOT], {"city": "st-petersburg", "modules": ["central-rails"]}),
    ("metro", [ME, ME], {"city": "stockholm", "stockholm_variant": True}),
    ("metro", [ME], {"modules": ["solo"]}),
    ("helsinki", [ME, ME], {}),
    ("helsinki", [ME, ME, ME], {"modules": ["dry-roads"], "cover": "random"}),
    ("helsinki", [ME, BOT], {"cover": "bottom"}),
    ("helsinki", [ME, ME, BOT, BOT], {"modules": ["dry-roads"]}),
]
PACE = Pace(seconds_in_all=3600, increment=7)


def may_undo(table: Table, seat: int) -> str:
    """Return "yes", or the code of the refusal."""
    try:
        undo_point(table, seat)
    except RefusedError as refused:
        return refused.reason.code
    return "yes"


def everything(table: Table) -> Any:
    clock = table.clock
    return table.state.to_json(), list(table.moves), clock.seat, clock.since, clock.banks and list(clock.banks)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_preview_says_truly_whether_a_move_can_be_taken_back(number: int) -> None:
    title, seats, options = SETS[number]
    dice, answers = Random(number), Counter[str]()
    for game in range(4):
        table = bare_table(title, seats, options, game)
        while table.status != OVER:
            seat, moves = table.state.turn, table.game.moves(table.state)
            move = list(dice.choice(moves))
            if seat not in table.people:
                append(table, decide_move(table, seat, move).events)
                continue
            final = preview(table, seat, move).final
            append(table, decide_move(table, seat, move).events)
            answer = may_undo(table, seat)
            answers[answer] += 1
            assert final == (answer != "yes"), (title, options, game, table.number, move, answer)
    if len(table.people) == 1:
        # Against bots only the end is final.
        assert "yes" in answers and answers.keys() <= {"yes", "table-not-running"}
    else:
        assert answers.keys() >= {"undo-turn", "table-not-running"}


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_move_made_again_after_an_undo_leads_to_the_same_state(number: int) -> None:
    title, seats, options = SETS[number]
    dice = Random(number)
    table = bare_table(title, seats, options, number, PACE)
    undone = 0
    for at in range(1000, 60_000, 1000):
        if table.status == OVER:
            break
        seat, turn_began, before = table.state.turn, table.clock.since, everything(table)
        move = list(dice.choice(table.game.moves(table.state)))
        append(table, decide_move(table, seat, move).events, at)
        after = everything(table)
        if seat in table.people and may_undo(table, seat) == "yes":
            undone += 1
            own_turn = table.state.turn == seat and table.clock.since == turn_began
            append(table, [Undone(seat, undo_point(table, seat))], at)
            assert everything(table)[:2] == before[:2]
            if own_turn:
                assert everything(table) == before  # the clock too
            append(table, decide_move(table, seat, move).events, at)
            assert everything(table)[:2] == after[:2]  # also what chance has answered
            assert table.state.turn == NOBODY or table.clock.seat == table.state.turn
    assert undone or title == "metro"


def test_undo_ends_at_what_was_shown_and_at_what_others_did(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(Proposal("helsinki", [Plan("me"), Plan("link")], {"start": 0}))
            async with ann.table(opened.id) as anns, bob.table(opened.id) as bobs:
                assert (await refusal(anns.undo(0))).code == "table-not-running"
                await bobs.sit(secret=opened.invitation)
                tables = [anns, bobs]
                dice, answers = Random(7), Counter[str]()
                while answers.total() < 200:
                    await same_moment(tables)
                    for seat, table in enumerate(tables):
                        told = table.position.undo
                        assert told
                        if not told.allowed:
                            reason = await refusal(table.undo(seat))
                            assert told.reason and reason.code == told.reason.code
                            answers[reason.code] += 1
                        assert (await refusal(table.undo(1 - seat))).code == "seat-not-yours"
                    mover = next(table for table in tables if table.position.legal)
                    seat, before = mover.position.turn, mover.position
                    move = dice.choice(before.legal or [])
                    final = (await mover.preview(seat, move)).final
                    await mover.play(seat, move)
                    if not final:
                        answers["undone"] += 1
                        log = list(mover.log)
                        await mover.undo(seat)
                        same = ("number", "turn", "board", "hands", "scores", "legal", "undo")
                        assert [getattr(mover.position, name) for name in same] == [
                            getattr(before, name) for name in same
                        ]
                        await mover.play(seat, move)
                        assert [(entry.by, entry.move, entry.effects) for entry in mover.log] == [
                            (entry.by, entry.move, entry.effects) for entry in log
                        ]
                assert answers.keys() == {"undo-turn", "undo-chance", "undo-other", "undone"}

    run(test)


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_against_bots_everything_can_be_taken_back_and_the_deal_stays_the_same(title: str, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, title=title, bots=1, options={"start": 0})
            async with ann.table(table_id) as table:
                assert (await refusal(table.undo(0))).code == "undo-nothing"
                await play_on([table], 12)
                await table.until(lambda table: table.position.legal)
                first = next(entry for entry in table.log if entry.by == 0)
                dealt = [entry.move for entry in table.log[: first.number]]
                numbers = []
                while table.position.number > first.number:
                    await table.undo(0)
                    numbers.append(table.position.number)
                    assert table.position.turn == 0 and table.position.legal
                assert len(numbers) == 12 and numbers == sorted(numbers, reverse=True)
                assert [entry.move for entry in table.log] == dealt
                assert (await refusal(table.undo(0))).code == "undo-nothing"
                # The same decision gets the same outcome of chance, and the bot continues from there.
                again = await draws(table, first)
                await table.undo(0)
                assert await draws(table, first) == again
                # A second person gets a deal that Ann has not tried out, and from then on others stand in the way.
                secret = await table.link(1)
                bob = await served.person("Bob")
                served.worker_pool.hold()
                assert (await refusal(bob.join(table_id, secret))).code == "seat-rehearsed"
                await table.undo(0)
                assert await bob.join(table_id, secret) == 1
                await table.until(lambda table: table.table.seats[1].name == "Bob")
                assert [entry.move for entry in table.log] != dealt
                assert (await refusal(table.undo(0))).code in ("undo-turn", "undo-other", "undo-chance")

    async def draws(table: Any, first: wire.LogEntry) -> list[Any]:
        await table.play(0, first.move)
        number = next((e.number for e in table.log[first.number + 1 :] if e.by >= 0), len(table.log))
        chance = [entry.move for entry in table.log[first.number + 1 : number]]
        await table.until(lambda table: table.position.legal)
        return chance

    run(test)


def test_what_another_person_did_stays_also_when_they_are_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0}, take_back=True)
            async with ann.table(table_id) as mine, bob.table(table_id) as other:
                await play_on([mine, other], 6)
                await other.leave(1)
                await mine.until(lambda table: table.position.legal)
                assert (await refusal(mine.undo(0))).code in ("undo-chance", "undo-other")
                assert (await refusal(mine.take_back(0))).code == "undo-other"
                assert (await mine.preview(0, middle(mine.position))).final

    run(test)


def test_a_bot_that_thinks_while_the_move_before_is_taken_back_is_too_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1, options={"start": 0})
            served.worker_pool.hold()
            async with ann.table(table_id) as table:
                number = table.position.number
                await table.play(0, middle(table.position))
                assert table.position.turn == 1
                await table.undo(0)
                served.worker_pool.release()
                assert (table.position.number, table.position.turn) == (number, 0)
                await table.play(0, middle(table.position))
                await table.until(lambda table: table.position.turn == 0)
                assert [entry.by for entry in table.log[number:] if entry.by >= 0] == [0, 1]

    run(test)
