"""The program ends and starts again in the middle of a game: its clients come back by themselves and lose nothing."""

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cityboard.client import Client
from tests.server.playing import at_table, middle, play_on, same_moment
from tests.server.program import running
from tests.server.serving import run


@pytest.mark.parametrize(
    ("database_url", "end"), [("sqlite", signal.SIGTERM), ("postgresql", signal.SIGKILL)], indirect=["database_url"]
)
def test_a_move_made_while_the_server_starts_again_is_made_once(
    end: signal.Signals, database_url: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            first = stack.enter_context(running(tmp_path, "--database", database_url))
            ann, bob = [await stack.enter_async_context(Client(first.url)) for _ in range(2)]
            await ann.arrive("Ann")
            await bob.arrive("Bob")
            table_id, _ = await at_table(ann, bob)
            tables = [await stack.enter_async_context(client.table(table_id)) for client in (ann, bob)]
            await play_on(tables, 4)
            await same_moment(tables)
            mover = next(table for table in tables if table.position.legal)
            seat, number, move = mover.position.turn, len(mover.log), middle(mover.position)
            # Sent into the very end of the first process; whether it was heard there, nobody knows.
            moving = asyncio.create_task(mover.play(seat, move))
            await asyncio.to_thread(first.stop, end)
            port = first.url.rpartition(":")[2]
            folder = tmp_path / "again"
            folder.mkdir()
            again = running(folder, "--database", database_url, "--port", port)
            await asyncio.to_thread(stack.enter_context, again)
            await moving
            await same_moment(tables)
            assert [(entry.by, entry.move) for entry in mover.log[number:] if entry.by >= 0] == [(seat, move)]
            await play_on(tables, 2)
            await same_moment(tables)
            for client, table in zip((ann, bob), tables, strict=True):
                assert table.log == (await client.see(table_id)).position.news

    run(test)
