"""A damaged table affects nobody else: lists leave it out, it has its own code, and it is tried less and less."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
import structlog

from cityboard.client.table import ClosedError
from cityboard.core.reason import EditionError, Reason, RefusedError
from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.server import damaged_tables
from cityboard.server.operations import scheduler
from cityboard.server.storage import schema
from cityboard.tables import games
from tests.server.serving import HandClock, Served, run, serving, sqlite
from tests.server.stored import execute

EVENTS, CHAIRS, TABLES = schema.events.c, schema.chairs.c, schema.tables.c
FIRST = EVENTS.seq == 0
DAMAGE: dict[str, Callable[[str], Any]] = {
    "an event was changed": lambda name: schema.events.update().where(EVENTS.table_id == name, FIRST).values(at=1),
    "an event cannot be read": lambda name: (
        schema.events.update().where(EVENTS.table_id == name, FIRST).values(data=b"\xff{")
    ),
    "an event is missing": lambda name: schema.events.delete().where(EVENTS.table_id == name, FIRST),
    "all events are missing": lambda name: schema.events.delete().where(EVENTS.table_id == name),
    "a chair is missing": lambda name: schema.chairs.delete().where(CHAIRS.table_id == name, CHAIRS.seat == 1),
}


async def two_tables(served: Served) -> tuple[str, list[str]]:
    """Open two tables that everyone can see, and return the owner's token with their names."""
    ann = await served.person("Ann")
    proposal = Proposal("metro", [Plan("me"), Plan("link")], listed=True)
    return ann.token or "", [(await ann.open_table(proposal)).id for _ in range(2)]


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_table_is_left_out_of_lists_and_told_with_its_own_code(tmp_path: Path, what: str) -> None:
    async def make() -> tuple[str, list[str]]:
        async with serving(url, way="in-process") as served:
            return await two_tables(served)

    async def test() -> None:
        async with serving(url, way="in-process") as served:
            ann = await served.stranger(token)
            for _ in range(2):
                assert [one.table.id for one in await ann.lobby()] == [sound]
                assert [one.table.id for one in await ann.own_tables()] == [sound]
                await see_damage(served, ann)
            assert "cityboard_damaged_tables_total 1.0" in served.services.metrics.text().decode()
            await ann.delete()

    async def see_damage(served: Served, ann: Any) -> None:
        with pytest.raises(RefusedError) as refused:
            await ann.see(damaged)
        assert refused.value.reason == Reason("table-damaged", "", {"table": damaged})
        assert (await ann._http.get(f"/api/tables/{damaged}", headers=ann.headers)).status_code == 500
        with pytest.raises(ClosedError) as closed:
            async with ann.table(damaged):
                pytest.fail("it has opened")
        assert closed.value.code == 4410

    url = sqlite(tmp_path)
    token, (damaged, sound) = run(make)
    execute(url, DAMAGE[what](damaged))
    with structlog.testing.capture_logs() as logged:
        run(test)
    assert [entry["table"] for entry in logged if entry["event"] == "table damaged"] == [damaged]
    assert not [entry for entry in logged if entry["event"] == "request failed"]


def test_a_table_whose_edition_is_missing_is_damaged_until_it_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: Any) -> None:
        raise EditionError(Reason("edition-unknown", ""))

    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), way="in-process", clock=clock) as served:
            token, names = await two_tables(served)
            ann = await served.stranger(token)
            served.services.live_tables.by_id.clear()
            with monkeypatch.context() as patched:
                games._games.clear()
                patched.setattr(games, "game_of", missing)
                assert await ann.own_tables() == []
            # Not read again for a while, and then it is found to be well.
            assert await ann.own_tables() == []
            clock.now += damaged_tables.AGAIN
            assert {one.table.id for one in await ann.own_tables()} == set(names)

    run(test)


def test_the_scheduler_puts_a_damaged_table_off_for_longer_every_time(tmp_path: Path) -> None:
    async def make() -> str:
        async with serving(url, way="in-process", clock=HandClock()) as served:
            ann = await served.person("Ann")
            return (await ann.open_table(Proposal("metro", [Plan("me")] * 2, pace=Pace(seconds_per_turn=60)))).id

    async def test() -> list[int]:
        clock, pauses = HandClock(), []
        clock.pass_seconds(3600)
        async with serving(url, way="in-process", clock=clock) as served:
            for _ in range(20):
                await served.services.scheduler.look()
                (row,) = (await served.rows(schema.tables))["tables"]
                pauses.append(row["wake_at"] - clock.now)
                clock.now = row["wake_at"]
        return pauses

    url = sqlite(tmp_path)
    damaged = run(make)
    execute(url, DAMAGE["an event was changed"](damaged))
    pauses = run(test)
    assert pauses[:3] == [scheduler.AGAIN, 2 * scheduler.AGAIN, 4 * scheduler.AGAIN]
    assert pauses[-1] == scheduler.LONGEST


def test_a_notice_about_a_damaged_table_is_given_up_and_the_others_are_sent(tmp_path: Path) -> None:
    async def make() -> list[str]:
        async with serving(url, way="in-process", private_webhooks=True, clock=HandClock()) as served:
            ann = await served.person("Ann")
            await ann.add_channel("http://127.0.0.1:9/notices")
            seats = [Plan("me"), Plan("bot", "random")]
            names = [(await ann.open_table(Proposal("metro", seats))).id for _ in range(2)]
            (person,) = (await served.rows(schema.people))["people"]
            values = {"person": person["id"], "seq": 1, "kind": "over", "due_at": 1, "attempts": 0}
            await served.services.database.write(
                lambda connection: connection.execute(
                    schema.outbox.insert(), [values | {"table_id": name} for name in names]
                )
            )
            return names

    async def test() -> dict[str, str | None]:
        async with serving(url, way="in-process", private_webhooks=True, clock=HandClock()) as served:
            await served.send_notices()
            return {row["table_id"]: row["outcome"] for row in (await served.rows(schema.outbox))["outbox"]}

    url = sqlite(tmp_path)
    damaged, sound = run(make)
    execute(url, sql.delete(schema.events).where(EVENTS.table_id == damaged))
    assert run(test) == {damaged: "given up", sound: None}  # nobody listens there: it will be tried again
