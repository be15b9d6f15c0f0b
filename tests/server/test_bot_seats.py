"""The bots at the tables of a house."""

import asyncio
from pathlib import Path

from tests.server.playing import at_table, middle
from tests.server.serving import run, serving, sqlite, until


def test_a_bot_whose_move_is_stored_while_the_house_closes_wakes_no_other(tmp_path: Path) -> None:
    async def live() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            served.crew.hold()
            table_id, _ = await at_table(ann, bots=2, options={"start": 0})
            async with ann.table(table_id) as table:
                await table.play(0, middle(table.position))
                await until(lambda: table.position.turn == 1)
                await served.house.bots.close()
                served.crew.release()
                await until(lambda: table.position.turn == 2)
                await asyncio.gather(*served.house.door._tasks)
                at_bots = served.house.door.lives[table_id].bots
                assert at_bots
                assert at_bots.cancelled()

    run(live)
