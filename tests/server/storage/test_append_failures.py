"""Whatever fails on the way of a message: memory and store never part, and what was stored late is not overlooked."""

from pathlib import Path
from unittest import mock

import pytest

from cityboard.client import Client
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.damaged_tables import DamagedTableError
from cityboard.server.live_table import DroppedTableError
from cityboard.server.operations.scheduler import AGAIN
from cityboard.server.storage.integrity import check
from cityboard.server.storage.storage_errors import UnavailableError
from tests.server.playing import at_table
from tests.server.serving import HandClock, Served, run, serving, sqlite, until


async def move(served: Served, players: list[Client], table_id: str, key: str) -> wire.Done:
    """Make the first legal move for the player to move."""
    table = (await served.services.live_tables.get(table_id)).table
    seat: int = table.state.turn
    return await players[seat].tell(table_id, wire.Play(key, table.seq, seat, list(table.game.moves(table.state)[0])))


@pytest.mark.parametrize(
    "place",
    ["table_service.TableService._notices", "table_service.continued", "live_table.LiveTable._tell"],
)
def test_what_fails_beside_the_store_leaves_no_gap_between_memory_and_store(tmp_path: Path, place: str) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as served:
            players = await served.people("Anna", "Bob")
            table_id, _ = await at_table(*players)
            await move(served, players, table_id, "first")
            with mock.patch(f"cityboard.server.{place}", side_effect=MemoryError), pytest.raises(RefusedError):
                await move(served, players, table_id, "second")
            done = await move(served, players, table_id, "third")
            table = (await served.services.live_tables.get(table_id)).table
            assert done.seq < table.seq
        report = await check(sqlite(tmp_path), replay_all=True)
        assert report.findings == []
        assert report.events == table.seq

    run(play)


def test_nothing_is_added_to_a_table_that_was_dropped_from_memory(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as served:
            players = await served.people("Anna", "Bob")
            table_id, _ = await at_table(*players)
            table_service = served.services.table_service
            live = await table_service.live_tables.get(table_id)
            async with live.lock:
                table_service.live_tables.drop_late(f"{table_id}:{live.table.seq}")
                with pytest.raises(DroppedTableError):
                    await table_service.commit(live, mock.Mock())

    run(play)


def test_a_table_that_failed_in_an_outage_is_looked_at_again_soon(tmp_path: Path) -> None:
    async def play() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock) as served:
            (anna,) = await served.people("Anna")
            table_id, _ = await at_table(anna, bots=1, pace=wire.Pace(days_per_turn=1))
            scheduler = served.services.scheduler

            async def wait_after(*errors: Exception) -> int:
                """Let the table fail with some errors in turn, and return how long it is left alone at last."""
                for error in errors:
                    await scheduler._put_off(table_id, clock(), error)
                rows = await served.rows()
                (row,) = rows["tables"]
                return int(row["wake_at"]) - clock()

            assert await wait_after(*[UnavailableError()] * 12) == AGAIN
            assert await wait_after(*[DamagedTableError(table_id)] * 3) == 4 * AGAIN
            with mock.patch.object(type(served.services.database), "write", side_effect=UnavailableError):
                for _ in range(5):
                    with pytest.raises(UnavailableError):
                        await wait_after(DamagedTableError(table_id))
            assert await wait_after(DamagedTableError(table_id)) == 8 * AGAIN

    run(play)


def test_a_name_and_a_sign_out_that_were_stored_late_are_not_overlooked(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as served:
            anna, bob = await served.people("Anna", "Bob")
            table_id, _ = await at_table(anna, bob)
            me, services = (await anna.export()).id, served.services
            live = await services.live_tables.get(table_id)
            async with anna.table(table_id), bob.table(table_id):
                await until(lambda: len(live.listeners) == 2)
                await services.database.write(lambda connection: people.change(connection, me, nickname="Anne"))
                services.database.on_late(f"name:{me}")
                await until(lambda: live.names[me] == "Anne")
                await services.database.write(lambda connection: people.change(connection, me, generation=1))
                services.database.on_late(f"person:{me}")
                await until(lambda: all(listener.person != me for listener in live.listeners))

    run(play)
