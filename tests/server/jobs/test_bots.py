"""The bots at the tables of a server."""

import asyncio
from collections import Counter
from pathlib import Path

from cityboard.analysis.worker_pool import BotChoice, Customer, Request
from cityboard.client import Client
from tests.server.playing import at_table, middle
from tests.server.serving import Served, run, serving, sqlite, until


def test_a_bot_whose_move_is_stored_while_the_house_closes_wakes_no_other(tmp_path: Path) -> None:
    async def live() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            served.worker_pool.hold()
            table_id, _ = await at_table(ann, bots=2, options={"start": 0})
            async with ann.table(table_id) as table:
                await table.play(0, middle(table.position))
                await until(lambda: table.position.turn == 1)
                await served.services.bots.close()
                served.worker_pool.release()
                await until(lambda: table.position.turn == 2)
                await asyncio.gather(*served.services.background._tasks)
                at_bots = served.services.live_tables.by_id[table_id].bots
                assert at_bots
                assert at_bots.cancelled()

    run(live)


def test_bots_of_one_place_wait_for_each_other_and_nobody_else_for_them(tmp_path: Path) -> None:
    async def live() -> None:
        async with serving(sqlite(tmp_path), way="in-process", trusted_proxy=True, bot_moves_per_address=2) as served:
            asked: list[Customer] = []
            choose = served.worker_pool.choose

            async def note(request: Request) -> BotChoice:
                asked.append(request.customer)
                return await choose(request)

            served.worker_pool.choose = note  # type: ignore[method-assign]  # listens in
            served.worker_pool.hold()
            people = [await coming_from(served, "192.0.2.1", f"person {number}") for number in range(5)]
            stranger = await coming_from(served, "192.0.2.2", "stranger")
            for person in (*people, stranger):
                await at_table(person, bots=1, options={"start": 1})
            await until(lambda: len(asked) == 3)
            assert len({customer.origin for customer in asked}) == 2
            assert Counter(customer.origin for customer in asked).most_common(1)[0][1] == 2
            served.worker_pool.release()
            await until(lambda: len(asked) == 6)

    run(live)


def test_after_a_restart_bots_count_for_one_origin_until_a_player_is_present(tmp_path: Path) -> None:
    async def live() -> None:
        async with serving(sqlite(tmp_path), way="in-process", trusted_proxy=True) as served:
            served.worker_pool.hold()
            owners = [await coming_from(served, f"192.0.2.{number}", f"person {number}") for number in range(3)]
            tables = [(await at_table(owner, bots=1, options={"start": 1}))[0] for owner in owners]
        async with serving(sqlite(tmp_path), way="in-process", trusted_proxy=True) as served:
            served.worker_pool.hold()
            lives = [await served.services.live_tables.get(table_id) for table_id in tables]
            assert {live.customer.origin for live in lives} == {""}
            assert len({live.customer for live in lives}) == 3
            stranger = await served.person("stranger")
            async with stranger.table(tables[1]):
                assert lives[1].customer.origin == ""
            back = await served.stranger(owners[1].token)
            async with back.table(tables[1]):
                assert lives[1].customer.origin != ""
                assert [live.customer.origin for live in (lives[0], lives[2])] == ["", ""]

    run(live)


async def coming_from(served: Served, address: str, nickname: str) -> Client:
    """Return the client of someone new whose requests the proxy says come from an address."""
    client = await served.stranger()
    client._http.headers["x-forwarded-for"] = address
    await client.arrive(nickname)
    return client
