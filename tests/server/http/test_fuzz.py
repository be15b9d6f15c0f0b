"""Hostile messages on real sockets: every one is answered, none does any harm."""

import gc
import logging
import os
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import httpx2
import pytest
import structlog

from cityboard.server.storage import repository, schema
from cityboard.tables.table import Table
from tests.server.battlefield import Battlefield, Stored, attackers, by_table, check_stored, tables_to_attack
from tests.server.hostile import every_wrong_field
from tests.server.serving import Served, run, serving, until

ROUNDS = {"sqlite": 24, "postgresql": 12}
PARTS = {"sqlite": 2, "postgresql": 1}
BATCH = 30
AT_LEAST = {"sqlite": 20_000, "postgresql": 5_000}
GROWTH = 1.05  # by which the memory of the process may grow after the first round
# Everything that hostile messages are refused for: where one is missing they have not come far enough.
REASONS = {
    *("message-malformed", "person-needed", "stale", "key-reused", "seat-not-yours", "not-your-turn", "seat-bot"),
    *("table-not-open", "table-not-running", "table-unlisted", "link-void", "seat-yours-already"),
    *("only-owner", "question-none", "take-back-off", "seat-not-absent", "seat-needed", "watchers-only"),
}


def resident() -> int:
    """Return how many bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def stored(served: Served) -> Stored:
    """Return what is stored of every table."""
    return by_table(await served.rows(schema.tables, schema.events, schema.chairs))


async def check_alive(served: Served) -> None:
    """Check that the server is well, has let everyone go, and knows of its tables what is stored of them."""
    measure = served.services.metrics.registry.get_sample_value
    await until(lambda: measure("cityboard_sockets") == 0)
    assert measure("cityboard_errors_total") == 0
    async with httpx2.AsyncClient() as client:
        assert (await client.get(f"{served.url}/health")).status_code == 200
    for table, live in served.services.live_tables.by_id.items():
        loaded = await served.services.database.read(partial(repository.load, table_id=table))
        assert loaded is not None
        assert Table.fold(table, loaded.row.seed, loaded.events).state.to_json() == live.table.state.to_json()


async def attack(database: str, kind: str, part: int) -> Counter[str]:
    """Attack some new tables, and return what came of it all, by codes."""
    async with serving(database, queue_messages=1000) as served:
        ann, ben, cem = await served.people("Ann", "Ben", "Cem")
        tables = await tables_to_attack(ann, ben)
        before = await stored(served)
        everybody = [ann, ben, cem, await served.stranger()]
        field = Battlefield(
            {table: await attackers(served.url, table, seats, everybody, part) for table, seats in tables.items()}
        )
        wrong = list(every_wrong_field(Random(0)))
        for start in range(0, len(wrong), BATCH):
            await field.everybody[start % len(field.everybody)].batter(wrong[start : start + BATCH])
        await field.round(BATCH)
        memory = resident()
        for _ in range(ROUNDS[kind] - 1):
            await field.round(BATCH)

        assert resident() < GROWTH * memory
        for battered in field.everybody:
            await battered.socket.close()
        check_stored(before, await stored(served), field.played)
        await check_alive(served)
        seated = {(await client.export()).id for client in (ann, ben)}
        spoken = {line["person"] for line in (await served.rows(schema.chat))["chat"] if line["table_id"] in tables}
        assert spoken <= seated
        return sum((battered.codes for battered in field.everybody), Counter())


def test_hostile_messages_are_all_answered_and_change_nothing(
    database_url: str, thorough: bool, caplog: pytest.LogCaptureFixture
) -> None:
    kind = database_url.partition(":")[0].partition("+")[0]
    gc.collect()
    caplog.clear()  # what earlier tests have left behind is no answer to a message
    with structlog.testing.capture_logs() as logged:
        parts = range(PARTS[kind] * (5 if thorough else 1))
        codes = sum((run(partial(attack, database_url, kind, part)) for part in parts), Counter[str]())
    assert codes.total() >= AT_LEAST[kind]
    assert codes.keys() >= REASONS
    assert {entry["log_level"] for entry in logged} == {"info"}
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
