"""Asking for a seat without a link: the owner lets in or refuses, at once or later, in every process."""

from contextlib import AsyncExitStack
from pathlib import Path
from unittest import mock

from cityboard.client import Client, TableConnection
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Proposal
from cityboard.server.storage import knocks, schema
from cityboard.server.table_service import KNOCKS
from tests.server.playing import BOT, LINK, ME, at_table, refusal
from tests.server.postgres import Server
from tests.server.serving import HandClock, run, serving, sqlite


async def asked_by(table: TableConnection, *names: str) -> list[int]:
    """Wait until exactly these people ask for a seat; return the numbers of their knocks."""
    await table.until(lambda table: [knock.name for knock in table.knocks] == list(names))
    return [knock.id for knock in table.knocks]


async def answered(table: TableConnection, answer: str) -> None:
    """Wait until someone hears what the owner has answered."""
    await table.until(lambda table: [knock.answer for knock in table.knocks] == [answer])


def test_the_owner_lets_in_whoever_knocks_and_nobody_else_hears_of_it(database_url: str) -> None:
    async def test() -> None:
        heard: list[wire.ServerMessage] = []
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, cleo, dora = await served.people("Ann", "Bob", "Cleo", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK, LINK]))
            await bob.join(opened.id, opened.invitation)
            anns, cleos, doras = [await stack.enter_async_context(one.table(opened.id)) for one in (ann, cleo, dora)]
            await stack.enter_async_context(bob.table(opened.id, hear=heard.append))
            assert (await dora.seat_offer(opened.id)).knock
            await doras.knock()
            await doras.knock()  # the same wish
            await cleos.knock()
            doras_knock, _ = await asked_by(anns, "Dora", "Cleo")
            # Somebody who knocks hears of their own knock only.
            await asked_by(doras, "Dora")
            await asked_by(cleos, "Cleo")
            assert (await refusal(cleos.admit(doras_knock))).code == "only-owner"
            assert (await refusal(doras.sit())).code == "table-unlisted"
            await anns.admit(doras_knock)
            await anns.admit(doras_knock, agree=False)  # too late: the first answer holds
            await answered(doras, "admitted")
            assert await doras.sit() == 2
            await doras.until(lambda table: [seat.name for seat in table.table.seats] == ["Ann", "Bob", "Dora", None])
            welcome = await ann.see(opened.id)
            assert [knock.name for knock in welcome.knocks] == ["Cleo"]
            assert (await dora.see(opened.id)).yours == [2]
            assert (await refusal(doras.knock())).code == "seat-yours-already"
            assert (await refusal(anns.admit(doras_knock))).code == "knock-unknown"
            assert not any(isinstance(one, wire.Knocks) or getattr(one, "knocks", None) for one in heard)

    run(test)


def test_whoever_is_refused_is_told_and_can_ask_again_after_a_while(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            ann, dora = await served.people("Ann", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            async with ann.table(opened.id) as anns, dora.table(opened.id) as doras:
                await doras.knock()
                (number,) = await asked_by(anns, "Dora")
                await anns.admit(number, agree=False)
                await anns.admit(number, agree=False)  # perhaps the answer was lost
                await answered(doras, "refused")
                await asked_by(anns)
                assert (await refusal(doras.knock())).code == "knock-refused"
                assert (await refusal(doras.sit())).code == "table-unlisted"
                assert (await refusal(anns.admit(number + 1))).code == "knock-unknown"
                # The refusal says itself until when it holds.
                (refused,) = doras.knocks
                assert refused.until == clock() + knocks.REFUSAL
                clock.pass_seconds(knocks.REFUSAL / 1000 - 1)
                assert (await refusal(doras.knock())).code == "knock-refused"
                clock.pass_seconds(1)
                assert (await dora.see(opened.id)).knocks == []
                await doras.knock()
                (again,) = await asked_by(anns, "Dora")
                assert again != number
                await anns.admit(again)
                await answered(doras, "admitted")
                assert await doras.sit() == 1

    run(test)


def test_in_a_running_game_whoever_is_let_in_takes_the_place_of_a_bot(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, dora = await served.people("Ann", "Bob", "Dora")
            full, _ = await at_table(ann, bob)
            assert not (await dora.seat_offer(full)).knock
            async with dora.table(full) as doras:
                assert (await refusal(doras.knock())).code == "seat-none-free"
            table_id, _ = await at_table(ann, bots=1)
            async with ann.table(table_id) as anns, dora.table(table_id) as doras:
                await doras.knock()
                (number,) = await asked_by(anns, "Dora")
                await anns.admit(number)
                await answered(doras, "admitted")
                assert await doras.sit() == 1
                await anns.until(lambda table: table.table.seats[1].name == "Dora")
                assert [(news.because, news.name) for news in anns.table.news] == [("sat", "Dora")]

    run(test)


def test_at_a_table_without_spectators_a_knock_tells_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob, dora = await served.people("Ann", "Bob", "Dora")
            free = (await ann.open_table(Proposal("metro", [ME, LINK], spectators=False))).id
            full, _ = await at_table(ann, bob, spectators=False)
            for table_id in (free, full):
                assert (await refusal(dora.seat_offer(table_id))).code == "table-closed"
                assert (await dora.tell(table_id, wire.Knock("key"))).table is None
            # Nobody is asked about a person for whom there is no seat.
            assert (await ann.see(full)).knocks == []
            (knock,) = (await ann.see(free)).knocks
            async with ann.table(free) as anns:
                await anns.admit(knock.id)
            assert (await dora.tell(free, wire.Knock("again"))).table == free
            assert await dora.join(free) == 1
            assert (await refusal(dora.tell(free, wire.Knock("later")))).code == "seat-yours-already"

    run(test)


def test_the_list_of_tables_says_how_many_people_ask_the_owner(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob, cleo, dora = await served.people("Ann", "Bob", "Cleo", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
            await bob.join(opened.id, opened.invitation)
            for one in (cleo, dora):
                await one.tell(opened.id, wire.Knock("key"))
            assert [[summary.knocks for summary in await one.own_tables()] for one in (ann, bob)] == [[2], [0]]
            async with ann.table(opened.id) as anns:
                first, _ = await asked_by(anns, "Cleo", "Dora")
                await anns.admit(first, agree=False)
            assert [summary.knocks for summary in await ann.own_tables()] == [1]

    run(test)


def test_an_owner_who_comes_back_finds_who_has_asked_and_a_restart_forgets_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, dora = await served.people("Ann", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            await dora.tell(opened.id, wire.Knock("key"))
            token = ann.token
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.stranger(token)
            async with ann.table(opened.id) as anns:
                (number,) = await asked_by(anns, "Dora")
                await anns.admit(number)
            await (await served.stranger(dora.token)).join(opened.id)
            assert (await served.rows(schema.knocks))["knocks"] == []

    run(test)


def test_the_owner_and_whoever_knocks_may_be_at_different_processes(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with serving(url) as one, serving(url) as other:
                ann, cleo, dora = await one.people("Ann", "Cleo", "Dora")
                opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
                cleo_there, dora_there = [await other.stranger(client.token) for client in (cleo, dora)]
                async with (
                    ann.table(opened.id) as anns,
                    cleo_there.table(opened.id) as cleos,
                    dora_there.table(opened.id) as doras,
                ):
                    await cleos.knock()
                    await doras.knock()
                    cleos_knock, doras_knock = await asked_by(anns, "Cleo", "Dora")
                    await anns.admit(cleos_knock, agree=False)
                    await answered(cleos, "refused")
                    await anns.admit(doras_knock)
                    await answered(doras, "admitted")
                    assert await doras.sit() == 1
                    # Whoever stands up again can ask again, even if the owner's process hears of both at once.
                    async with one.services.live_tables.by_id[opened.id].lock:
                        await doras.leave(1)
                        await doras.knock()
                    await asked_by(anns, "Dora")

    run(test)


def test_the_owner_is_no_longer_asked_once_there_is_no_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, cleo, dora = await served.people("Ann", "Cleo", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            async with ann.table(opened.id) as anns, cleo.table(opened.id) as cleos, dora.table(opened.id) as doras:
                await cleos.knock()
                await doras.knock()
                cleos_knock, _ = await asked_by(anns, "Cleo", "Dora")
                await anns.admit(cleos_knock)
                await answered(cleos, "admitted")
                await asked_by(anns, "Dora")
                await cleos.sit()
                await asked_by(anns)

    run(test)


def test_nobody_knocks_without_end_and_a_table_is_not_besieged(tmp_path: Path) -> None:
    async def tables(ann: Client, number: int) -> list[str]:
        return [(await ann.open_table(Proposal("metro", [ME, LINK]))).id for _ in range(number)]

    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            assert served.clock
            guests = (f"Guest {number}" for number in range(knocks.MOST))
            ann, dora, *crowd = await served.people("Ann", "Dora", *guests)
            *quiet, last = await tables(ann, KNOCKS + 1)
            for table_id in quiet:
                await dora.tell(table_id, wire.Knock("key"))
            assert (await refusal(dora.tell(last, wire.Knock("key")))).code == "too-many"
            await dora.tell(quiet[0], wire.Knock("key"))  # known already
            for guest in crowd:
                await guest.tell(last, wire.Knock("key"))
            served.clock.pass_seconds(3600)
            assert (await refusal(dora.tell(last, wire.Knock("key")))).code == "too-many"

    run(test)


def test_those_who_were_refused_long_ago_leave_room_for_others(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            ann, dora, eve, fay = await served.people("Ann", "Dora", "Eve", "Fay")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            with mock.patch.object(knocks, "MOST", 2):
                async with ann.table(opened.id) as anns:
                    for guest, name in ((dora, "Dora"), (eve, "Eve")):
                        await guest.tell(opened.id, wire.Knock("key"))
                        (number,) = await asked_by(anns, name)
                        await anns.admit(number, agree=False)
                    clock.pass_seconds(knocks.REFUSAL / 1000 - 1)
                    assert (await refusal(fay.tell(opened.id, wire.Knock("key")))).code == "too-many"
                    clock.pass_seconds(1)
                    await fay.tell(opened.id, wire.Knock("key"))
                    await asked_by(anns, "Fay")

    run(test)


def test_a_name_like_another_at_the_table_is_refused_before_the_owner_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, other = await served.people("Cleo", "Cle0")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            assert (await refusal(other.tell(opened.id, wire.Knock("key")))).code == "name-alike"
            assert (await ann.see(opened.id)).knocks == []

    run(test)


def test_whoever_deletes_their_data_asks_for_nothing_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, dora = await served.people("Ann", "Dora")
            opened = await ann.open_table(Proposal("metro", [ME, BOT, LINK]))
            await dora.tell(opened.id, wire.Knock("key"))
            assert [knock["table_id"] for knock in (await dora.export()).knocks] == [opened.id]
            await dora.delete()
            assert (await served.rows(schema.knocks))["knocks"] == []
            assert (await ann.see(opened.id)).knocks == []

    run(test)
