"""Many speak to one table at once, in two processes: there is one history, and everyone sees it in its one order."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from unittest import mock

import pytest

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.live_tables import LiveTables
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.people import Person
from cityboard.server.services import Services, now
from cityboard.server.storage import pg_listener
from cityboard.server.storage.integrity import check
from cityboard.server.storage.pg_listener import PgListener
from cityboard.tables.table import OVER
from tests.server.crashing import PLAYERS, furnish, next_message, opened, quiet_settings
from tests.server.ledger import Ledger, contents
from tests.server.postgres import Server
from tests.server.racing import LEAVE_BOT, RACE, RACERS, Race, Referee
from tests.server.serving import HandClock, QuickWorkerPool, run, same_deals, until
from tests.server.watcher import Watcher
from tests.server.zygote import Ended, Plan, Rests, Said, Shown, Zygote, zygote

TITLES = ["metro", "helsinki"]
AGAIN_AT_A_TIME = 40


@pytest.mark.parametrize("title", TITLES)
def test_two_servers_that_race_at_a_table_make_one_history(postgres: Server, thorough: bool, title: str) -> None:
    sync = mock.patch.object(LiveTables, "sync", autospec=True, side_effect=LiveTables.sync)
    with mock.patch.object(pg_listener, "AGAIN", 0.05), sync as synced:
        for seed in range(20 if thorough else 2):
            with postgres.database() as url:
                run(partial(race_in_two_servers, url, postgres, title, seed))
    # Whoever was second in the database itself reads what the first one has stored, and decides again.
    assert synced.call_count > 20


async def race_in_two_servers(url: str, postgres: Server, title: str, seed: int) -> None:
    person_id, (table_id,) = await furnish(url, [title])
    referee = Referee(person_id)
    async with opened(url) as one, opened(url) as other:
        person = await one.database.read(lambda connection: people.find(connection, person_id))
        assert person
        races = [
            Race(services, person, table_id, 2 * seed + (services is one), referee.hear) for services in (one, other)
        ]
        racing = asyncio.gather(*(race.run() for race in races))
        while not racing.done():
            # Notifications fail now and then: everyone catches up when they work again.
            await end_connections(postgres, url)
            await asyncio.wait([racing], timeout=1)
        await racing
        await see_the_end(url, races)
        await rematch_at_once(races)
    referee.judge(await asyncio.to_thread(contents, url))
    assert (await check(url, replay_all=False)).findings == []


async def see_the_end(url: str, races: list[Race]) -> None:
    snapshot = await asyncio.to_thread(contents, url)
    last = len(snapshot.events[races[0].table_id])
    await until(lambda: all(race.watcher.seq == last for race in races))


async def rematch_at_once(races: list[Race]) -> None:
    """Let everyone ask for a rematch at once: there is only one."""
    asked = [
        race.services.table_service.change(
            race.person, race.table_id, wire.Rematch(f"again {number}", race.watcher.seq)
        )
        for race in races
        for number in range(RACERS)
    ]
    assert len({done.table for done in await asyncio.gather(*asked)}) == 1


def test_listeners_catch_up_with_what_happened_while_their_connection_was_lost(postgres: Server) -> None:
    with postgres.database() as url, mock.patch.object(pg_listener, "AGAIN", 0.01):
        run(lambda: miss_notifications(url, postgres))


async def miss_notifications(url: str, postgres: Server) -> None:
    person_id, (table_id,) = await furnish(url, ["metro"])
    works, listen = asyncio.Event(), PgListener._listen

    async def listen_when_it_works(listener: PgListener, task: BackgroundTask) -> None:
        await works.wait()
        await listen(listener, task)

    works.set()
    with mock.patch.object(PgListener, "_listen", listen_when_it_works):
        async with opened(url) as one, opened(url) as other:
            person = await one.database.read(lambda connection: people.find(connection, person_id))
            assert person
            watcher = Watcher(None)
            await watcher.join(one.table_service, table_id)
            live, random = await other.table_service.live_tables.get(table_id), Random(4)
            for _ in range(3):
                works.clear()
                await end_connections(postgres, url)
                await until(lambda: postgres.ask(f"SELECT count(*) {listener_connections(url)}") == "0")
                seen = watcher.seq
                for _ in range(3):
                    await other.table_service.change(person, table_id, next_message(live, person_id, random))
                assert watcher.seq == seen < live.table.seq
                works.set()
                await until(lambda: watcher.seq == live.table.seq)


async def end_connections(postgres: Server, url: str) -> None:
    """End the connections of all listeners of a database."""
    await asyncio.to_thread(postgres.ask, f"SELECT count(pg_terminate_backend(pid)) {listener_connections(url)}")


def listener_connections(url: str) -> str:
    return f"FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = '{url.rpartition('/')[2]}'"


class Runner(threading.Thread):
    """Reads the output of a process in the background."""

    def __init__(self, forks: Zygote, plan: Plan) -> None:
        super().__init__(daemon=True)
        self.forks, self.said = forks, list[Said]()
        forks.start(plan)
        self.start()

    def run(self) -> None:
        while not (self.said and isinstance(self.said[-1], Ended)):
            self.said.append(self.forks.hear())

    def kill_after(self, lines: int) -> None:
        # A slow one may find the game over before it has said so much.
        wait(lambda: len(self.said) > lines or Rests() in self.said)
        self.kill()

    def kill(self) -> None:
        os.kill(self.forks.server, signal.SIGKILL)
        self.join()
        assert self.said[-1] == Ended(signal.SIGKILL)

    def has_seen(self, seq: int) -> bool:
        """Return whether its listener was shown the table after a number of events."""
        return any(isinstance(said, Shown) and said.seq == seq for said in self.said)


# New ones for every test: what a test that fails leaves running would keep the next one waiting.
@pytest.fixture
def two_forks() -> Iterator[tuple[Zygote, Zygote]]:
    with zygote() as one, zygote() as other:
        yield one, other


@pytest.mark.parametrize("killed", [False, True])
def test_two_processes_that_race_at_a_table_make_one_history_even_if_one_is_killed(
    postgres: Server, two_forks: tuple[Zygote, Zygote], thorough: bool, killed: bool
) -> None:
    with postgres.database() as url:
        person, tables = asyncio.run(furnish(url, ["helsinki"] * (20 if thorough else 3)))
        referee = Referee(person)
        for seed, table_id in enumerate(tables):
            plans = [Plan(RACE, url, 2 * seed + number, person, [table_id]) for number in range(2)]
            runners = [Runner(forks, plan) for forks, plan in zip(two_forks, plans, strict=True)]
            if killed:
                runners[0].kill_after(100 + 40 * seed)
            finish(url, table_id, runners[killed:])
            for runner in runners:
                for said in runner.said[:-1]:
                    referee.hear(said)
        referee.judge(contents(url))
        assert asyncio.run(check(url, replay_all=False)).findings == []


def finish(url: str, table_id: str, runners: list[Runner]) -> None:
    """Wait until the game is over and everyone has seen it, then end the processes."""
    wait(lambda: all(Rests() in runner.said for runner in runners))
    snapshot = contents(url)
    assert snapshot.tables[table_id][1] == OVER
    last = len(snapshot.events[table_id])
    wait(lambda: all(runner.has_seen(last) for runner in runners))
    for runner in runners:
        runner.kill()


def wait(condition: Callable[[], bool]) -> None:
    """Wait until something holds that other processes do."""

    async def check() -> None:
        await until(condition)

    asyncio.run(check())


def test_the_turn_of_a_bot_whose_process_was_killed_is_taken_up_by_another(
    postgres: Server, two_forks: tuple[Zygote, Zygote]
) -> None:
    with postgres.database() as url:
        person, _ = asyncio.run(furnish(url, []))
        forks = two_forks[0]
        forks.start(Plan(LEAVE_BOT, url, person=person))
        message = forks.hear()
        assert isinstance(message, Shown)
        forks.kill()
        run(lambda: take_up(url, message.table, message.seq))


async def take_up(url: str, table_id: str, seq: int) -> None:
    clock = HandClock()
    clock.now = now()
    services = Services(quiet_settings(url), clock)
    services.worker_pool = QuickWorkerPool()
    async with services.opened():
        await services.scheduler.look()
        assert (await services.live_tables.get(table_id)).table.seq == seq
        clock.pass_seconds(24 * 3600)
        await services.scheduler.look()
        live = await services.live_tables.get(table_id)
        await until(lambda: live.table.seq > seq and not live.table.bot_to_move)
    contents_now = await asyncio.to_thread(contents, url)
    assert contents_now.fold(table_id).moves == live.table.moves


@pytest.mark.parametrize("title", TITLES)
def test_messages_sent_many_times_and_in_any_order_count_once_and_get_one_answer(
    tmp_path: Path, thorough: bool, title: str
) -> None:
    for seed in range(20 if thorough else 1):
        run(partial(send_in_any_order, f"sqlite:///{tmp_path / f'{seed}.sqlite'}", title, seed))


async def send_in_any_order(url: str, title: str, seed: int) -> None:
    """Play a game once in its order, then send the same messages to a table dealt alike, in all disorder."""
    random = Random(seed)
    with same_deals():
        person_id, (table_id,) = await furnish(url, [title])
    async with opened(url) as services:
        person = await services.database.read(lambda connection: people.find(connection, person_id))
        assert person
        script: list[wire.Change] = []
        live = await services.live_tables.get(table_id)
        while live.table.status != OVER:
            script.append(next_message(live, person_id, random))
            await services.table_service.change(person, table_id, script[-1])
        with same_deals():
            again = await services.table_service.open(person, wire.Proposal(title, [wire.Plan("me")] * PLAYERS))
        await shuffle_in(services, person, again, script, random)
    snapshot = contents(url)
    played, shuffled = ([(one.data, one.key) for one in snapshot.events[name]] for name in (table_id, again))
    assert shuffled == played


async def shuffle_in(
    services: Services, person: Person, table_id: str, script: list[wire.Change], random: Random
) -> None:
    """Send messages several times each, early, late and at once, until all are answered."""
    ledger, unanswered = Ledger(), list(script)

    async def send(message: wire.Change) -> None:
        was_done = (table_id, person.id, message.key) in ledger.done
        try:
            ledger.answer(table_id, person.id, await services.table_service.change(person, table_id, message))
        except RefusedError:
            assert not was_done, "another answer than before"

    while unanswered:
        answered = [message for message in script if message not in unanswered]
        chosen = unanswered[:6] + random.choices(answered or script[:1], k=AGAIN_AT_A_TIME)
        copies = [message for message in chosen for _ in range(random.randint(1, 4))]
        random.shuffle(copies)
        await asyncio.gather(*map(send, copies))
        unanswered = [message for message in unanswered if (table_id, person.id, message.key) not in ledger.done]
