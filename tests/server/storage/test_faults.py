"""Databases fail, processes die, messages come twice or late: what is acknowledged is stored, what is shown is true."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sql
import structlog

from cityboard.client.table import ClosedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.storage.database import Database
from cityboard.server.storage.write_queue import Work
from tests.server.crashing import furnish, next_message, opened
from tests.server.ledger import Ledger, contents
from tests.server.playing import at_table, middle
from tests.server.power import FSYNC_FAILED, FULL, noting_disk
from tests.server.serving import WAYS, InProcessLine, run, serving
from tests.server.simulated import COMMIT_FAULTS, READ_FAILED, failure
from tests.server.simulation import World, simulate
from tests.server.watcher import Projection, Watcher

STEPS, PARTS = 60, 4
HAPPENED = {
    *COMMIT_FAULTS,
    READ_FAILED,
    "grouped",
    "crash",
    "clock jump",
    "came back",
    "disconnected",
    "sent again",
    "notified",
    "notified twice",
    "notification lost",
    "refused: stale",
}


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database that can be copied."""
    file = tmp_path_factory.mktemp("template") / "empty.sqlite"

    async def make() -> None:
        async with opened(f"sqlite:///{file}"):
            pass

    run(make)
    return file


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_goes_wrong_what_is_acknowledged_is_stored_and_what_is_shown_is_true(
    template: Path, tmp_path: Path, thorough: bool, part: int
) -> None:
    counts: Counter[str] = Counter()
    for seed in range(part, 4000 if thorough else 160, PARTS):
        try:
            counts += simulate(template, tmp_path, seed, STEPS).counts
        except AssertionError as problem:
            raise AssertionError(f"seed {seed}: {problem}") from problem
        (tmp_path / f"{seed}.sqlite").unlink()
    assert set(counts) >= HAPPENED


def test_a_seed_makes_everything_go_wrong_again_alike(template: Path, tmp_path: Path) -> None:
    histories = []
    for attempt in ("first", "second"):
        (tmp_path / attempt).mkdir()
        histories.append([simulate(template, tmp_path / attempt, seed, STEPS).history() for seed in range(3)])
    assert histories[0] == histories[1]
    assert histories[0][0] != histories[0][1]


def test_a_listener_whose_process_could_not_read_the_news_is_asked_to_come_again(
    template: Path, tmp_path: Path
) -> None:
    world = World(template, tmp_path, 1)

    async def miss() -> None:
        await world.begin()
        party, (one, other) = world.parties[0], world.processes
        watcher = Watcher(None)
        await watcher.join(one.table_service, party.table_id)
        mover = next(player for player in party.players if player.position["legal"])
        move = wire.Play("once", mover.seq, mover.position["turn"], mover.position["legal"][0])
        await other.table_service.change(world.people[mover.person or ""], party.table_id, move)
        one.database.failing_reads = 1
        with pytest.raises(sql.exc.OperationalError):
            await one.hear(f"{party.table_id}:{len(world.snapshot.events[party.table_id])}")
        assert watcher.dismissed
        await watcher.join(one.table_service, party.table_id)
        party.projection.check(watcher)
        assert watcher.seq == len(world.snapshot.events[party.table_id])

    with world:
        run(miss)


@pytest.mark.parametrize("error", [FULL, FSYNC_FAILED])
def test_a_disk_that_is_full_or_fails_stores_nothing_halfway_and_the_game_continues_when_it_works_again(
    tmp_path: Path, error: int
) -> None:
    run(lambda: fail_now_and_then(f"sqlite:///{tmp_path / 'cityboard.sqlite'}", error))


async def fail_now_and_then(url: str, error: int) -> None:
    """Play while the disk now and then fails under the real SQLite."""
    person_id, (table_id,) = await furnish(url, ["metro"])
    ledger, random, what = Ledger(), Random(error), "sync" if error == FSYNC_FAILED else "write"
    with noting_disk() as disk:
        async with opened(url) as services:
            person = await services.database.read(lambda connection: people.find(connection, person_id))
            assert person
            watcher = Watcher(None, lambda watcher: Projection(contents(url), table_id).check(watcher))
            await watcher.join(services.table_service, table_id)
            failures = 0
            for _ in range(40):
                message = next_message(await services.live_tables.get(table_id), person_id, random)
                ledger.send(table_id, person_id, message)
                # Everything fails from some write on, or nothing.
                left = random.choice([0, 1, 2, 3, 5, 1000])

                def fail(kind: str, file: str) -> int:
                    nonlocal left
                    left -= kind == what
                    return error if kind == what and left < 0 else 0

                disk.fail = fail
                try:
                    done = await services.table_service.change(person, table_id, message)
                except sql.exc.OperationalError:
                    failures += 1
                    disk.fail = lambda kind, file: 0
                    done = await services.table_service.change(person, table_id, message)
                disk.fail = lambda kind, file: 0
                ledger.answer(table_id, person_id, done)
                ledger.check(contents(url))
                assert not watcher.dismissed
                assert watcher.seq == len(contents(url).events[table_id])
            assert failures > 0


@pytest.mark.parametrize("works", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_a_commit_that_hangs_while_its_client_goes_away_is_stored_once_or_not_at_all(
    tmp_path: Path, way: str, works: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with structlog.testing.capture_logs() as logged:
        run(lambda: go_away_in_a_commit(f"sqlite:///{tmp_path / 'cityboard.sqlite'}", way, works))
    # Nobody waits for the failure any more: it is logged at once, not when its task is collected.
    gc.collect()
    failures = [entry["event"] for entry in logged if entry["log_level"] == "error" and "task" not in entry]
    failure_lines = [["failed with nobody waiting"]]
    # A server may not have noticed yet that nobody listens at a socket.
    failure_lines += [["message failed"]] if way == "sockets" else []
    assert failures in ([[]] if works else failure_lines)
    assert not [record for record in caplog.records if record.name == "asyncio"]


async def go_away_in_a_commit(url: str, way: str, works: bool) -> None:
    async with serving(url, way=way) as served:
        ann, ben = await served.people("Ann", "Ben")
        table_id, _ = await at_table(ann, ben)
        async with ann.table(table_id) as hers, ben.table(table_id) as his:
            mover, person = (hers, ann) if hers.position.legal else (his, ben)
            message = wire.Play("once", mover.seq, mover.position.turn, middle(mover.position))
            before = len(contents(url).events[table_id])
            with holding(served.services.database, works) as gate:
                async with person.table(table_id) as leaving:
                    sending = asyncio.create_task(leaving.change(message))
                    await gate.reached.wait()
                    if isinstance(leaving._line, InProcessLine):
                        # Without a network between, nobody would notice before the commit has ended.
                        leaving._line._task.cancel()
                with pytest.raises(ClosedError):
                    await sending
                assert len(contents(url).events[table_id]) == before == hers.seq == his.seq
                gate.opened.set()
                await gate.done.wait()
            stored = len(contents(url).events[table_id])
            assert (stored > before) == works
            # Said again it counts, and counts once.
            done = await mover.change(message)
            assert done == await mover.change(message)
            events = contents(url).events[table_id]
            assert [one.seq for one in events if one.key and "/once#" in one.key] == [done.seq] == [before]
            for table in (hers, his):
                await table.until(lambda table: table.seq == len(events))


class Gate:
    """Where commits wait."""

    def __init__(self) -> None:
        self.reached, self.opened, self.done = asyncio.Event(), asyncio.Event(), asyncio.Event()


@contextmanager
def holding(database: Database, works: bool) -> Iterator[Gate]:
    """Hold all commits until the gate is opened, and then let them fail if they should."""
    gate, commit = Gate(), database._commit

    async def held(works_to_do: list[Work[Any]], notifications: list[str]) -> list[Any]:
        gate.reached.set()
        await gate.opened.wait()
        try:
            if not works:
                raise failure("disk I/O error")
            return await commit(works_to_do, notifications)
        finally:
            gate.done.set()

    with mock.patch.object(database, "_commit", held):
        yield gate
