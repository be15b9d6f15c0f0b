"""Who is at a table: here, away and back, with several tabs, several processes, and no flood."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cityboard.client import TableConnection
from cityboard.protocol import messages as wire
from cityboard.server import presence
from tests.server.playing import at_table
from tests.server.postgres import Server
from tests.server.serving import run, serving, sqlite


@pytest.fixture(autouse=True)
def settling_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SETTLE", 0.05)


def present(*seats: bool, watching: int = 0) -> Callable[[TableConnection], bool]:
    """Return whether a connection knows that these seats are here, and how many are watching."""
    return lambda table: table.presence == wire.Presence(list(seats), watching)


def test_a_player_is_here_while_any_of_their_tabs_is_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served, AsyncExitStack() as tabs:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id) as anns:
                assert await anns.attend() == wire.Presence([True, False], 0)
                one = await tabs.enter_async_context(bob.table(table_id))
                await anns.until(present(True, True))
                other = await tabs.enter_async_context(bob.table(table_id))
                await one.attend(here=False)
                await other.attend(here=False)
                await anns.until(present(True, False))
                await other.attend()
                await anns.until(present(True, True))
                await tabs.aclose()
                await anns.until(present(True, False))

    run(test)


def test_spectators_are_counted_once_each_and_only_while_they_look(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, cleo = await served.people("Ann", "Cleo")
            stranger = await served.stranger()
            table_id, _ = await at_table(ann, bots=1)
            async with ann.table(table_id) as anns, cleo.table(table_id) as first, cleo.table(table_id) as second:
                await anns.attend()
                await anns.until(present(True, False, watching=1))
                async with stranger.table(table_id):
                    await anns.until(present(True, False, watching=2))
                await first.attend(here=False)
                await second.attend(here=False)
                await anns.until(present(True, False))

    run(test)


def test_changes_are_gathered_and_a_page_loaded_again_was_never_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SETTLE", 0.5)

    async def test() -> None:
        heard: list[wire.ServerMessage] = []
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id, hear=heard.append) as anns, AsyncExitStack() as tab:
                bobs = await tab.enter_async_context(bob.table(table_id))
                assert await anns.attend() == wire.Presence([True, True], 0)
                for _ in range(20):
                    await bobs.attend(here=False)
                    await bobs.attend()
                await tab.aclose()
                async with bob.table(table_id):
                    async with bob.table(table_id) as again:
                        await again.attend(here=False)
                    while served.services.presence._due:  # all that was gathered has been told
                        await asyncio.sleep(0.05)
                    await anns.ping()
            assert [one for one in heard if isinstance(one, wire.Presence)] == [wire.Presence([True, True], 0)]

    run(test)


def test_presence_comes_only_to_those_who_have_said_that_they_look_and_is_not_stored(tmp_path: Path) -> None:
    async def test() -> None:
        heard: list[wire.ServerMessage] = []
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            before = await served.rows()
            async with ann.table(table_id, hear=heard.append) as anns, bob.table(table_id) as bobs:
                await bobs.attend(here=False)
                async with bob.table(table_id):
                    await bobs.until(present(True, True))
                await anns.ping()
            assert not [one for one in heard if isinstance(one, wire.Presence)]
            assert await served.rows() == before

    run(test)


def test_all_processes_know_who_is_here_and_forget_a_process_that_is_silent(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with serving(url) as one, serving(url) as other:
                ann, bob = await one.people("Ann", "Bob")
                table_id, _ = await at_table(ann, bob)
                bob_there = await other.stranger(bob.token)
                stranger = await other.stranger()
                async with ann.table(table_id) as anns:
                    await anns.attend()
                    async with bob_there.table(table_id) as bobs, stranger.table(table_id):
                        await anns.until(present(True, True, watching=1))
                        await bobs.attend()
                        await bobs.until(present(True, True, watching=1))
                        # A third process that has just started knows it after the next renewal.
                        async with serving(url) as third:
                            ann_there = await third.stranger(ann.token)
                            async with ann_there.table(table_id) as anns_there:
                                await anns_there.attend()
                                await one.services.presence.renew()
                                await other.services.presence.renew()
                                await anns_there.until(present(True, True, watching=1))
                    await anns.until(present(True, False))
                    # What a process that is gone has said last does not hold forever.
                    one.services.presence.learn(table_id, f"{presence.HERE}gone 3 ")
                    await anns.until(present(True, False, watching=3))
                    monkeypatch.setattr(presence, "VALID", -1)
                    await one.services.presence.renew()
                    assert one.services.presence._elsewhere == {}
                    assert (await anns.attend()).watching == 0

    run(test)
