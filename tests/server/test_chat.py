"""Chat and rematch."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.storage import chat_lines, schema
from tests.server.playing import BOT, LINK, ME, at_table, finished_table, hear, play_on, refusal, same_moment
from tests.server.postgres import Server
from tests.server.serving import HandClock, run, serving, sqlite

SHORT = {"modules": ["solo"]}


def test_players_and_the_owner_talk_and_everyone_hears_it_once_in_one_order(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, carl, dora = await served.people("Ann", "Bob", "Carl", "Dora")
            stranger = await served.stranger()
            opened = await ann.open_table(Proposal("metro", [LINK, LINK]))
            for client in (bob, carl):
                await client.join(opened.id, opened.invitation)
            clients = (ann, bob, carl, dora, stranger)
            tables = [await stack.enter_async_context(client.table(opened.id)) for client in clients]
            owner, first, second, spectator, anonymous = tables
            assert (await refusal(spectator.say("hello"))).code == "seat-needed"
            assert (await refusal(anonymous.say("hello"))).code == "person-needed"
            texts = [f"{name} {number}" for number in range(5) for name in ("owner", "first", "second")]
            await asyncio.gather(
                *(
                    table.say(text)
                    for text in texts
                    for name, table in (("owner", owner), ("first", first), ("second", second))
                    if text.startswith(name)
                )
            )
            again = wire.Say("again", "only once")
            assert await first.change(again) == await first.change(again) == await bob.tell(opened.id, again)
            await second.change(again)  # a key belongs to whoever says it
            for table in tables:
                await table.until(lambda table: [line.text for line in table.chat].count("only once") == 2)
                assert table.chat == owner.chat
            assert sorted(line.text for line in owner.chat) == sorted([*texts, "only once", "only once"])
            for name, author in (("owner", (None, "Ann")), ("first", (0, "Bob")), ("second", (1, "Carl"))):
                lines = [line for line in owner.chat if line.text.startswith(name)]
                assert [line.text for line in lines] == [f"{name} {number}" for number in range(5)]
                assert {(line.seat, line.name) for line in lines} == {author}
            assert (await stranger.see(opened.id)).chat == owner.chat
            assert [line.id for line in owner.chat] == sorted(line.id for line in owner.chat)

    run(test)


def test_players_hear_what_spectators_say_only_after_the_game(database_url: str) -> None:
    async def test() -> None:
        heard: list[wire.ServerMessage] = []
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, cleo, dora = await served.people("Ann", "Bob", "Cleo", "Dora")
            stranger = await served.stranger()
            table_id, _ = await at_table(ann, bob)
            tables = [await stack.enter_async_context(one.table(table_id)) for one in (bob, cleo, dora, stranger)]
            bobs, cleos, doras, strangers = tables
            anns = await stack.enter_async_context(ann.table(table_id, hear=heard.append))
            assert (await refusal(anns.say("who is there?", watchers=True))).code == "watchers-only"
            assert (await refusal(strangers.say("hello", watchers=True))).code == "person-needed"
            await cleos.say("Ann holds the better tile", watchers=True)
            await bobs.leave(1)  # his seat is still his
            await bobs.say("good luck")
            for table in (cleos, doras, strangers):
                await hear(table, "good luck")
                assert [line.watchers for line in table.chat] == [True, False]
            # No socket and no request of a player tells it, not even in another tab.
            async with ann.table(table_id) as other_tab, bob.table(table_id) as bobs_tab:
                for table in (anns, bobs, other_tab, bobs_tab):
                    await hear(table, "good luck")
                    await table.ping()
                    assert [line.text for line in table.chat] == ["good luck"]
            for player in (ann, bob):
                assert [line.text for line in (await player.see(table_id)).chat] == ["good luck"]
                assert not any("better" in line["text"] for line in (await player.export()).chat)
            assert not any(isinstance(one, wire.ChatLine) and one.watchers for one in heard)
            await bobs.come_back(1)
            await play_on([anns, bobs])
            for table in (anns, bobs):
                await table.until(lambda table: any(line.watchers for line in table.chat))
            for player in (ann, bob):
                lines = (await player.see(table_id)).chat
                assert [(line.name, line.watchers) for line in lines] == [("Cleo", True), ("Bob", False)]

    run(test)


def test_a_spectator_who_sits_down_no_longer_hears_spectators_not_even_in_another_process(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with serving(url) as one, serving(url) as other:
                ann, bob, cleo = await one.people("Ann", "Bob", "Cleo")
                opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
                bob_there, cleo_there = [await other.stranger(person.token) for person in (bob, cleo)]
                async with bob_there.table(opened.id) as bobs, cleo_there.table(opened.id) as cleos:
                    await cleos.say("before", watchers=True)
                    await hear(bobs, "before")
                    await bob.join(opened.id, opened.invitation)
                    await cleos.say("behind his back", watchers=True)
                    async with ann.table(opened.id) as anns:
                        await anns.say("welcome")
                    await hear(bobs, "welcome")
                    assert "behind his back" not in [line.text for line in bobs.chat]

    run(test)


def test_a_later_visitor_gets_only_the_latest_lines(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            async with ann.table(table_id) as table:
                for number in range(105):
                    await table.say(f"{number}")
                await hear(table, "104")
                assert len(table.chat) == 105
            assert [line.text for line in (await ann.see(table_id)).chat] == [f"{number}" for number in range(5, 105)]

    run(test)


def test_what_spectators_said_displaces_nothing_of_the_players_chat_after_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_lines, "SHOWN", 2)

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob, cleo = await served.people("Ann", "Bob", "Cleo")
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs, cleo.table(table_id) as cleos:
                await anns.say("good luck")
                for number in range(3):
                    await cleos.say(f"{number}", watchers=True)
                await play_on([anns, bobs])
            lines = (await ann.see(table_id)).chat
            assert [line.text for line in lines] == ["good luck", "1", "2"]

    run(test)


def test_a_person_may_say_30_things_in_a_minute(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock(), chat_lines_per_minute=30) as served:
            assert served.clock
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                for number in range(30):
                    await anns.say(f"{number}")
                assert (await refusal(anns.say("31"))).code == "too-many"
                await bobs.say("hello")
                # Whoever has missed an answer gets it again.
                path, said = f"/api/tables/{table_id}/messages", wire.Say("again", "30")
                served.clock.pass_seconds(2)
                answers = {await ann._request("POST", path, said) for _ in range(3)}
                assert len(answers) == 1
                served.clock.pass_seconds(2)
                await anns.say("32")
                assert (await refusal(anns.say("33"))).code == "too-many"

    run(test)


def test_of_a_table_only_the_newest_lines_are_kept(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_lines, "KEPT", 5)

    async def test() -> None:
        async with serving(database_url, way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            quiet, _ = await at_table(ann, bots=1)
            async with ann.table(table_id) as table, ann.table(quiet) as other:
                await other.say("first of all")
                for number in range(8):
                    await table.say(f"{number}")
                await hear(table, "7")
                assert len(table.chat) == 8, "everybody has heard everything"
            assert [line.text for line in (await ann.see(table_id)).chat] == ["3", "4", "5", "6", "7"]
            assert [line.text for line in (await ann.see(quiet)).chat] == ["first of all"]
            rows = (await served.rows(schema.chat))["chat"]
            assert [row["text"] for row in rows] == ["first of all", "3", "4", "5", "6", "7"]

    run(test)


def test_there_is_one_rematch_for_everyone(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, dora = await served.people("Ann", "Bob", "Dora")
            table_id, _ = await at_table(ann, bob, bots=1, listed=True, take_back=True, options={"city": "paris"})
            tables = [await stack.enter_async_context(client.table(table_id)) for client in (ann, bob, dora)]
            anns, bobs, doras = tables
            assert (await refusal(anns.rematch())).code == "table-not-over"
            await play_on(tables[:2])
            await same_moment(tables)
            assert (await refusal(doras.rematch())).code == "seat-needed"
            rematches = await asyncio.gather(anns.rematch(), bobs.rematch(), bobs.rematch())
            assert len({table_id, *rematches}) == 2
            for table in tables:
                await table.until(lambda table: table.table.rematch)
                assert table.table.rematch == rematches[0]
            before, after = (await ann.see(table_id)).table, (await ann.see(rematches[0])).table
            assert (after.title, after.options, after.take_back, after.pace, after.owner) == (
                before.title,
                before.options,
                before.take_back,
                before.pace,
                before.owner,
            )
            assert (after.status, after.listed) == ("running", False)
            assert [(seat.how, seat.name, seat.level) for seat in after.seats] == [
                ("person", "Ann", None),
                ("person", "Bob", None),
                ("bot", None, "random"),
            ]
            assert after.seed_commitment != before.seed_commitment
            assert (await bob.see(rematches[0])).yours == [1]
            assert len((await served.rows(schema.tables))["tables"]) == 2

    run(test)


@pytest.mark.parametrize("gone", [0, 1])
def test_a_rematch_does_not_wait_for_a_player_who_is_gone_for_good(gone: int, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            people = await served.people("Ann", "Bob")
            table_id = await finished_table(*people)
            await people[gone].delete()
            here = people[1 - gone]
            async with here.table(table_id) as table:
                rematch = await table.rematch()
            seen = await here.see(rematch)
            assert [seat.how for seat in seen.table.seats] == [("person", "bot")[seat == gone] for seat in (0, 1)]
            assert seen.owner
            async with here.table(rematch) as table:
                await play_on([table], 3)

    run(test)


def test_two_at_one_device_play_a_rematch_under_their_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [Plan("me", name="Eva"), Plan("me", name="Udo"), BOT]))
            async with ann.table(opened.id) as table:
                while table.position.result is None:
                    await table.until(lambda table: table.position.turn in (0, 1) or table.position.result)
                    if table.position.result is None:
                        turn = table.position.turn
                        position = await table.show(turn)
                        await table.play(turn, (position.legal or [])[0])
                seen = await ann.see(await table.rematch())
            assert [seat.name for seat in seen.table.seats] == ["Eva", "Udo", None]
            assert seen.yours == [0, 1]

    run(test)


def test_an_owner_who_sits_nowhere_asks_for_no_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            bob = await served.person("Bob")
            opened = await ann.open_table(Proposal("metro", [LINK], SHORT))
            await bob.join(opened.id, opened.invitation)
            async with ann.table(opened.id) as table, bob.table(opened.id) as bobs:
                await play_on([bobs])
                await same_moment([table, bobs])
                assert (await refusal(table.rematch())).code == "seat-needed"
            alone = await ann.open_table(Proposal("metro", [ME], SHORT))
            async with ann.table(alone.id) as table:
                await play_on([table])
                assert await table.rematch()

    run(test)
