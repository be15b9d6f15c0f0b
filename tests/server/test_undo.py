"""A decision can be taken back until it has shown something new or someone else has moved; against bots always."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from tests.server.playing import at_table, middle, play_on, refusal, same_moment
from tests.server.serving import run, serving, sqlite


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
                        undo = table.position.undo
                        assert undo
                        if not undo.allowed:
                            reason = await refusal(table.undo(seat))
                            assert undo.reason and reason.code == undo.reason.code
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
