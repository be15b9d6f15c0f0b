"""Nobody gets to know a deal that others will play: not by trying it out, taking seats away, or leaving (D4)."""

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from cityboard.core.dealer import Dealer
from cityboard.core.record import RENEWED_FORMAT, Record, verify
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LONG
from cityboard.server.storage.backup import backup, restore
from cityboard.server.storage.integrity import check
from cityboard.tables.checks import MOST_ACTS
from cityboard.tables.events import Hinted
from cityboard.tables.seating import MOST_ARRIVALS, MOST_LINKS
from cityboard.titles.registry import game_of
from tests import command
from tests.server.playing import LINK, at_table, middle, play_on, refusal, same_moment
from tests.server.serving import run, serving, sqlite
from tests.tables.bare import BOT, ME, append


def chance(log: list[wire.LogEntry]) -> list[list[str | int]]:
    """List what chance has answered."""
    return [entry.move for entry in log if entry.by < 0]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_deal_that_was_tried_out_is_not_given_to_a_player_who_joins(
    title: str, database_url: str, tmp_path: Path
) -> None:
    async def test() -> str:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, title=title, bots=1, options={"start": 0})
            anns = await stack.enter_async_context(ann.table(table_id))
            promised = anns.table.seed_commitment
            await play_on([anns], 8)
            await anns.until(lambda table: table.position.legal)
            secret = await anns.link(1)
            tried_out = chance(anns.log)
            while chance(anns.log) == tried_out:  # the last decision may have revealed nothing
                await anns.undo(0)
            # Some of what was shown is still to come, and some of what the bot holds is known.
            assert (await refusal(bob.join(table_id, secret))).code == "seat-rehearsed"
            while anns.position.undo and anns.position.undo.allowed:
                await anns.undo(0)
            served.worker_pool.hold()
            assert await bob.join(table_id, secret) == 1
            bobs = await stack.enter_async_context(bob.table(table_id))
            await same_moment([anns, bobs])
            served.worker_pool.release()
            await play_on([anns, bobs], 8)
            again = chance(anns.log)
            assert sum(one == other for one, other in zip(tried_out, again, strict=False)) < len(tried_out) * 0.8
            (renewal,) = anns.table.renewals
            assert (renewal.event, renewal.deal, anns.table.seed_commitment) == (0, 1, promised)
            await play_on([anns, bobs])
            assert anns.position.result
            seed = Dealer(bytes.fromhex(anns.position.result.seed))
            assert (seed.commitment, seed.renewed(1).commitment) == (promised, renewal.seed_commitment)
            return await bob.record(table_id)

    text = run(test)
    record = Record.parse(text)
    assert text.startswith(f'{{"cityboard": {RENEWED_FORMAT}, ') and len(record.renewals) == 1
    verify(game_of(record), record)
    file = tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")
    for what in ("verify", "replay"):
        assert command.run(what, str(file)).exit_code == 0

    async def move() -> None:
        dump, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'restored.sqlite'}"
        await backup(database_url, dump)
        await restore(other, dump)
        for url in (database_url, other):
            report = await check(url, replay_all=True)
            assert (report.findings, report.games) == ([], 1)

    run(move)


def test_what_was_taken_back_while_a_player_was_away_is_dealt_again_when_they_return(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            people = await served.people("Ann", "Bob", "Carl")
            table_id, _ = await at_table(*people, options={"start": 0}, take_back=True)
            ann, bob, carl = tables = [await stack.enter_async_context(client.table(table_id)) for client in people]
            served.worker_pool.hold()
            await play_on(tables, 3)
            await same_moment(tables)
            await carl.leave(2)
            await same_moment(tables)
            await ann.play(0, middle(ann.position))
            await ann.take_back(0)
            await same_moment(tables)
            await bob.answer(1, agree=True)
            await same_moment(tables)
            number = ann.position.number
            await carl.come_back(2)
            await same_moment(tables)
            assert [renewal.event for renewal in carl.table.renewals] == [number]
            # Who was there all the time gets no other luck by going and coming.
            await bob.leave(1)
            await bob.come_back(1)
            await same_moment(tables)
            assert len(carl.table.renewals) == 1
            await play_on(tables)
            record = Record.parse(await people[0].record(table_id))
            assert [renewal.event for renewal in record.renewals] == [number]
            verify(game_of(record), record)

    run(test)


def test_alone_against_bots_going_and_coming_changes_no_luck(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1, options={"start": 0})
            async with ann.table(table_id) as table:
                await play_on([table], 3)
                await table.until(lambda table: table.position.legal)
                await table.undo(0)
                await table.leave(0)
                await table.come_back(0)
                assert table.table.renewals == []

    run(test)


def test_an_owner_cannot_take_the_seat_of_an_opponent(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, second = await served.people("Ann", "Bob", "Anna")
            opened = await ann.open_table(Proposal("helsinki", [ME, LINK], {"start": 0}))
            anns = await stack.enter_async_context(ann.table(opened.id))
            before = await anns.link(1)
            assert await bob.join(opened.id, opened.invitation) == 1
            bobs = await stack.enter_async_context(bob.table(opened.id))
            served.worker_pool.hold()
            await same_moment([anns, bobs])
            assert (await refusal(anns.revoke(1))).code == "remove-alone"
            assert (await refusal(anns.link(1))).code == "seat-reserved"
            assert (await refusal(second.join(opened.id, before))).code == "seat-taken"
            await bobs.leave(1)
            await same_moment([anns, bobs])
            for attempt in (second.join(opened.id, before), anns.link(1)):
                assert (await refusal(attempt)).code == "seat-reserved"
            assert (await refusal(anns.revoke(1))).code == "remove-alone"
            await bobs.come_back(1)
            assert bobs.position.seat == 1

    run(test)


def test_someone_is_removed_only_if_all_others_agree(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            people = await served.people("Ann", "Bob", "Carl", "Dora", "Emil")
            table_id, _ = await at_table(*people[:4], options={"start": 0})
            tables = [await stack.enter_async_context(client.table(table_id)) for client in people[:4]]
            ann, bob, carl, dora = tables
            assert (await refusal(bob.revoke(2))).code == "seat-not-yours"
            await ann.revoke(1)
            await same_moment(tables)
            question = carl.table.question
            assert question and (question.about, question.seat) == ("remove", 1)
            assert (question.agreed, question.asked) == ([0], [0, 2, 3])
            assert (await refusal(bob.answer(1, agree=False))).code == "question-not-yours"
            # A move does not end it, one who disagrees does.
            await ann.play(0, middle(ann.position))
            await same_moment(tables)
            await carl.answer(2, agree=True)
            await same_moment(tables)
            assert carl.table.question and carl.table.question.agreed == [0, 2]
            await dora.answer(3, agree=False)
            await same_moment(tables)
            assert bob.table.question is None and bob.position.hands[1] is not None

            served.worker_pool.hold()
            await ann.revoke(1)
            await same_moment(tables)
            await carl.answer(2, agree=True)
            await same_moment(tables)
            assert bob.position.hands[1] is not None
            await dora.answer(3, agree=True)
            await same_moment(tables)
            assert (bob.position.seat, bob.position.hands, bob.position.legal) == (None, [None] * 4, None)
            assert (ann.table.seats[1].how, ann.table.seats[1].name) == ("bot", None)
            assert (await refusal(bob.come_back(1))).code == "seat-not-yours"
            assert await people[4].join(table_id, await ann.link(1)) == 1

    run(test)


def test_a_player_who_has_left_sees_no_more_than_a_spectator_until_they_return(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title="helsinki", options={"start": 1})
            everybody = (ann, bob, await served.stranger())
            tables = [await stack.enter_async_context(client.table(table_id, with_state=True)) for client in everybody]
            anns, bobs, strangers = tables
            await bobs.play(1, ["space", 0])
            served.worker_pool.hold()
            hands, number = bobs.position.hands, bobs.position.number
            await bobs.leave(1)
            await same_moment(tables)
            looks = [bobs.position, (await bob.see(table_id, seat=1)).position, await bob.position(table_id, number)]
            for position in looks:
                assert (position.seat, position.hands, position.legal) == (None, [None, None], None)
            assert bobs.position.state == strangers.position.state != anns.position.state
            assert (await refusal(bobs.show(1))).code == "seat-bot"
            assert (await refusal(bobs.preview(1, ["walk", 1]))).code == "seat-bot"
            assert (await refusal(bob.hint(table_id, 1))).code == "seat-bot"
            await bobs.come_back(1)
            assert (bobs.position.seat, bobs.position.hands) == (1, hands)

    run(test)


def test_a_player_who_plays_on_does_not_hand_over_a_seat_whose_hand_they_know(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Ann", "Bob")
            plans = [Plan("me", name="Eva"), Plan("me", name="Ida"), BOT]
            opened = await ann.open_table(Proposal("metro", plans, {"start": 0}))
            both = await stack.enter_async_context(ann.table(opened.id))
            served.worker_pool.hold()
            await both.leave(1)
            assert (await refusal(both.link(1))).code == "seat-shown"

            # A player who has handed over their seat cannot take one that plays against its hand.
            alone = await ann.open_table(Proposal("metro", [ME, BOT], {"start": 0}))
            table = await stack.enter_async_context(ann.table(alone.id))
            other = await table.link(1)
            await table.leave(0)
            own = await table.link(0)
            assert (await refusal(table.sit(secret=other))).code == "seat-given-up"
            # Nor does anyone else: it could be the same person under another name.
            assert (await refusal(bob.join(alone.id, other))).code == "seat-given-up"
            assert await table.sit(secret=own) == 0

    run(test)


def test_the_seat_of_a_person_who_has_deleted_everything_is_kept_for_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            table_id, _ = await at_table(ann, bob)
            served.worker_pool.hold()
            await bob.delete()
            async with ann.table(table_id) as anns:
                assert not anns.table.seats[1].stands_in
                assert await carl.join(table_id, await anns.link(1)) == 1

    run(test)


# What adds to a table without end is bounded.


def test_a_squatter_uses_up_neither_the_seats_nor_the_links_of_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, mal, bob = await served.people("Ann", "Mal", "Bob")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK], listed=True))
            mals = await stack.enter_async_context(mal.table(opened.id))
            for _ in range(MOST_ARRIVALS):
                await mals.sit(seat=1)
                await mals.leave(1)
            assert (await refusal(mals.sit(seat=1))).code == "sit-limit"
            assert await bob.join(opened.id, opened.invitation) == 1

            # The player of a seat renews its link as often as they may: the owner still removes them.
            waiting = await ann.open_table(Proposal("metro", [ME, LINK, LINK], listed=True))
            anns = await stack.enter_async_context(ann.table(waiting.id))
            mals = await stack.enter_async_context(mal.table(waiting.id))
            await mals.sit(seat=1)
            for _ in range(MOST_LINKS):
                await mals.link(1)
            await anns.until(lambda table: table.seq == mals.seq)
            await anns.revoke(1)
            assert anns.table.seats[1].how == "free"

    run(test)


def test_a_seat_that_was_handed_over_before_the_first_decision_is_dealt_again(tmp_path: Path) -> None:
    """Whoever sits there and leaves, under whichever name, must not know the hand of the next one."""

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, alias, bob = await served.people("Ann", "Someone", "Bob")
            table_id, _ = await at_table(ann, alias)
            seen = await stack.enter_async_context(alias.table(table_id))
            dealt = chance(seen.log)
            await seen.leave(1)
            assert await bob.join(table_id, await seen.link(1)) == 1
            bobs = await stack.enter_async_context(bob.table(table_id))
            (renewal,) = bobs.table.renewals
            assert (renewal.event, renewal.deal) == (0, 1)
            assert len(chance(bobs.log)) == len(dealt)

    run(test)


def test_a_player_who_was_removed_takes_no_other_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, bob, mal = await served.people("Ann", "Bob", "Mal")
            table_id, _ = await at_table(ann, bob, mal, bots=1, options={"start": 0})
            anns = await stack.enter_async_context(ann.table(table_id))
            bobs = await stack.enter_async_context(bob.table(table_id))
            await anns.play(0, list((anns.position.legal or [])[0]))
            served.worker_pool.hold()
            other = await anns.link(3)
            await anns.revoke(2)
            await bobs.until(lambda table: table.table.question is not None)
            await bobs.answer(1, agree=True)
            assert (await refusal(mal.join(table_id, other))).code == "seat-given-up"

    run(test)


def test_a_hint_counts_if_others_see_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0})
            live = await served.services.live_tables.get(table_id)
            append(live.table, [Hinted(0)] * MOST_ACTS)
            assert (await refusal(ann.hint(table_id, 0))).code == "act-limit"

    run(test)


def test_a_long_history_is_folded_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty thousand events would keep everyone waiting for a quarter of a second."""
    threads: list[Any] = []

    class Noted(LiveTable):
        def __init__(self, *args: Any) -> None:
            threads.append(threading.current_thread())
            super().__init__(*args)

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title="helsinki", options={"start": 0})
            table_service = served.services.table_service
            live = await table_service.live_tables.get(table_id)
            await ann.tell(table_id, wire.Play("space", live.table.seq, 0, ["space", 0]))
            for made in (0, LONG // 2):
                for number in range(made):
                    live = await table_service.live_tables.get(table_id)
                    await ann.tell(table_id, wire.Play(f"walk {number}", live.table.seq, 0, ["walk", 1]))
                    await ann.tell(table_id, wire.TakeUndo(f"back {number}", live.table.seq, 0))
                table_service.live_tables.by_id.clear()
                await asyncio.gather(*(table_service.live_tables.get(table_id) for _ in range(3)))
            assert [thread is threading.main_thread() for thread in threads] == [True, True, False]

    monkeypatch.setattr("cityboard.server.live_tables.LiveTable", Noted)
    run(test)
