"""Whatever is changed in a stored history is noticed before anyone sees it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from cityboard.core.reason import RecordError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.tables.events import Stored
from cityboard.tables.table import Table
from tests.server.crashing import furnish, next_message, opened
from tests.server.ledger import Contents, contents
from tests.server.serving import run

TITLES = ["metro", "helsinki"]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a database with some played games."""
    made = f"sqlite:///{tmp_path_factory.mktemp('chain') / 'cityboard.sqlite'}"
    run(lambda: _play(made))
    return made


async def _play(url: str) -> None:
    person_id, tables = await furnish(url, TITLES)
    async with opened(url) as services:
        person = await services.database.read(lambda connection: people.find(connection, person_id))
        assert person
        random = Random(5)
        for table_id in tables:
            for _ in range(60):
                message = next_message(await services.live_tables.get(table_id), person_id, random)
                assert not isinstance(message, wire.Rematch)
                await services.table_service.change(person, table_id, message)


@pytest.fixture(scope="module")
def snapshot(url: str) -> Contents:
    return contents(url)


def is_noticed(snapshot: Contents, table_id: str, events: list[Stored]) -> bool:
    try:
        Table.fold(table_id, snapshot.tables[table_id][0], events)
    except RecordError as error:
        return error.reason.code == "chain-broken"
    return False


def flipped(stored: Stored, random: Random) -> Stored:
    """Return an event in which one bit is different."""
    field = random.choice(["seq", "at", "data", "data", "data", "chain", *(["key"] if stored.key else [])])
    value = getattr(stored, field)
    if isinstance(value, int):
        return msgspec.structs.replace(stored, **{field: value ^ 1 << random.randrange(31)})
    place, bit = random.randrange(len(value)), 1 << random.randrange(7)
    if isinstance(value, str):
        return msgspec.structs.replace(
            stored, **{field: value[:place] + chr(ord(value[place]) ^ bit) + value[place + 1 :]}
        )
    changed = bytearray(value)
    changed[place] ^= bit
    return msgspec.structs.replace(stored, data=bytes(changed))


def test_every_flipped_bit_is_noticed(snapshot: Contents, thorough: bool) -> None:
    random = Random(6)
    for _ in range(20_000 if thorough else 1_000):
        table_id = random.choice(list(snapshot.events))
        events = list(snapshot.events[table_id])
        number = random.randrange(len(events))
        events[number] = flipped(events[number], random)
        assert is_noticed(snapshot, table_id, events), (table_id, events[number])


def test_every_event_that_is_left_out_doubled_or_moved_is_noticed(snapshot: Contents) -> None:
    for table_id, events in snapshot.events.items():
        assert not is_noticed(snapshot, table_id, events)
        for number in range(len(events) - 1):
            before, one, other, after = events[:number], events[number], events[number + 1], events[number + 2 :]
            assert is_noticed(snapshot, table_id, [*before, other, *after])
            assert is_noticed(snapshot, table_id, [*before, one, one, other, *after])
            assert is_noticed(snapshot, table_id, [*before, other, one, *after])


def test_the_history_of_another_table_is_noticed(snapshot: Contents) -> None:
    one, other = snapshot.events
    assert is_noticed(snapshot, one, snapshot.events[other])


@pytest.mark.parametrize("seed", range(10))
def test_a_server_shows_nothing_of_a_table_whose_history_was_changed(url: str, tmp_path: Path, seed: int) -> None:
    random, file = Random(seed), tmp_path / "cityboard.sqlite"
    file.write_bytes(Path(url.removeprefix("sqlite:///")).read_bytes())
    changed_url = f"sqlite:///{file}"
    snapshot = contents(changed_url)
    table_id = random.choice(list(snapshot.events))
    before = random.choice(snapshot.events[table_id])
    after = flipped(before, random)
    with closing(sqlite3.connect(file)) as connection:
        seq = after.seq if after.seq == before.seq else after.seq + 1_000_000  # none that another event has
        connection.execute(
            "UPDATE events SET seq = ?, at = ?, data = ?, chain = ?, key = ? WHERE table_id = ? AND seq = ?",
            (seq, after.at, after.data, after.chain, after.key, table_id, before.seq),
        )
        connection.commit()

    async def look() -> None:
        async with opened(changed_url) as services:
            with pytest.raises(RecordError, match="table-damaged"):
                await services.live_tables.get(table_id)
            assert table_id not in services.live_tables.by_id
            for other in snapshot.events:
                if other != table_id:
                    await services.live_tables.get(other)

    run(look)
