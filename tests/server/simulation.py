"""A small world where everything goes wrong that can, in an order that a seed decides: it goes wrong again alike.

Two processes serve the same tables on one database.
"""

import asyncio
import base64
import shutil
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest import mock

import sqlalchemy as sql

from cityboard.core.dealer import Dealer
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import opening, people
from cityboard.server.frames import TextMessage
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.people import Person, Signer
from cityboard.tables.events import BOT
from cityboard.tables.table import Table
from tests.server.ledger import Ledger, contents
from tests.server.serving import NO_TIME
from tests.server.simulated import COMMIT_FAULTS, Process, SimulatedDatabase
from tests.server.watcher import Projection, Watcher

Name = tuple[str, str, str]
TITLES = ("metro", "helsinki")
PATIENCE = 5_000  # turns of the loop after which something that must happen has not happened
DAY = 24 * 3600 * 1000
# What may happen, and how often.
STEPS = {
    "move": 12,
    "something_else": 3,
    "send_again": 3,
    "disconnect": 2,
    "commit_fault": 4,
    "read_fault": 1,
    "release": 2,
    "notification": 6,
    "crash": 1,
    "clock_jump": 1,
    "forget": 1,
    "come_back": 3,
    "pause": 6,
}


class Party:
    """A table, its two players and a spectator."""

    def __init__(self, table_id: str, watchers: list[Watcher]) -> None:
        self.table_id, self.watchers = table_id, watchers
        self.players = watchers[:2]
        self.projection: Projection


class World:
    """Two processes, two tables, and chance."""

    def __init__(self, template: Path, folder: Path, seed: int) -> None:
        file = folder / f"{seed}.sqlite"
        shutil.copy(template, file)
        self.url, self.seed, self.random = f"sqlite:///{file}", seed, Random(seed)
        self.signer, self.now = Signer("signed"), NO_TIME
        self.counts: Counter[str] = Counter()
        self.ledger = Ledger()
        self.started: list[Process] = []
        self.processes = [self.new_process(), self.new_process()]
        self.parties: list[Party] = []
        self.tasks: dict[asyncio.Task[None], Process] = {}
        self.refused: set[Name] = set()
        self.problems: list[AssertionError] = []
        self.checked: dict[LiveTable, tuple[Table, int]] = {}
        self.answers: list[str] = []

    def __enter__(self) -> Self:
        """Let ids and deals be the same in every run."""
        ids = Random(self.seed)

        def new_id() -> str:
            return base64.urlsafe_b64encode(ids.randbytes(16)).rstrip(b"=").decode()

        self.patches = ExitStack()
        self.patches.enter_context(mock.patch.object(opening, "Dealer", lambda: Dealer(ids.randbytes(32))))
        self.patches.enter_context(mock.patch.object(opening, "new_id", new_id))
        self.patches.enter_context(mock.patch.object(people, "new_id", new_id))
        return self

    def __exit__(self, *error: object) -> None:
        self.patches.close()
        for process in self.started:
            process.database._engine.dispose()

    def new_process(self) -> Process:
        database = SimulatedDatabase(self.url, self.random, self.committed)
        process = Process(database, self.signer, lambda: self.now)
        self.started.append(process)
        return process

    # Beginning.

    async def begin(self) -> None:
        database = self.processes[0].database
        ann = await database.write(lambda connection: people.insert(connection, "Ann", self.now))
        ben = await database.write(lambda connection: people.insert(connection, "Ben", self.now))
        self.people = {person.id: person for person in (ann, ben)}
        self.parties = [await self.open(title, ann, ben) for title in TITLES]
        self.look()
        self.ledger.adopt(self.snapshot)
        for party in self.parties:
            for watcher in party.watchers:
                await watcher.join(self.process().table_service, party.table_id)

    async def open(self, title: str, ann: Person, ben: Person) -> Party:
        table_service = self.processes[0].table_service
        table_id = await table_service.open(ann, wire.Proposal(title, [wire.Plan("me"), wire.Plan("link")]))
        await table_service.change(ben, table_id, wire.Sit("sit", 1, secret=self.signer.invitation(table_id, 0)))
        return Party(table_id, [Watcher(person, self.seen) for person in (ann.id, ben.id, None)])

    def look(self) -> None:
        """Look into the database."""
        self.snapshot = contents(self.url)
        for party in self.parties:
            party.projection = Projection(self.snapshot, party.table_id)

    def committed(self, notifications: list[str]) -> None:
        """Hear of a commit, and notify all processes."""
        for process in self.processes:
            process.notifications += notifications
        if self.parties:
            self.look()

    @contextmanager
    def noting_problems(self) -> Iterator[None]:
        """Keep a problem for the next check: the server would treat it as its own failure."""
        try:
            yield
        except AssertionError as problem:
            self.problems.append(problem)

    def history(self) -> list[Any]:
        """Return everything that anyone received, in order."""
        return [self.answers, *(watcher.outlooks for party in self.parties for watcher in party.watchers)]

    def seen(self, watcher: Watcher) -> None:
        """Check everything that anyone is shown, at once."""
        party = next(party for party in self.parties if watcher in party.watchers)
        with self.noting_problems():
            party.projection.check(watcher)

    # Sending.

    def send(self, process: Process, table_id: str, person: str, message: wire.Change) -> None:
        """Send a message without waiting for its answer."""
        self.ledger.send(table_id, person, message)
        self.start(process, self._send(process, (table_id, person, message.key), message))

    def start(self, process: Process, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, in a process that may die or fail."""
        task = asyncio.create_task(work)
        self.tasks[task] = process
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self.tasks[task]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, AssertionError):
            self.problems.append(error)
        elif error is not None and not isinstance(error, RefusedError | sql.exc.OperationalError):
            self.problems.append(AssertionError(repr(error)))

    def is_stored(self, name: Name) -> bool:
        return name in self.snapshot.names()

    async def _send(self, process: Process, name: Name, message: wire.Change) -> None:
        table_id, person, _ = name
        was_stored = self.is_stored(name)

        def acknowledge(done: wire.Done) -> None:
            if process.alive:
                self.answers.append(repr(done))
                with self.noting_problems():
                    self.ledger.answer(table_id, person, done)
                    assert self.is_stored(name), "this is not stored"

        try:
            done = await process.table_service.change(self.people[person], table_id, message, acknowledge)
        except RefusedError as refused:
            self.counts[f"refused: {refused.reason.code}"] += 1
            if process.alive:
                self.refused.add(name)
                assert not was_stored, "another answer than before"
        else:
            assert not process.alive or self.ledger.done[name] == done

    # What may happen.

    def process(self) -> Process:
        return self.random.choice(self.processes)

    def new_key(self) -> str:
        return f"{self.random.getrandbits(64):x}"

    def do_move(self) -> None:
        """Let everyone move who believes that it is their turn."""
        for party in self.parties:
            for watcher in party.players:
                if watcher.position["legal"]:
                    move = self.random.choice(watcher.position["legal"])
                    message = wire.Play(self.new_key(), watcher.seq, watcher.position["turn"], move)
                    self.send(self.process(), party.table_id, watcher.person or "", message)

    def do_something_else(self) -> None:
        party = self.random.choice(self.parties)
        watcher = self.random.choice(party.players)
        key, seq, seat = self.new_key(), watcher.seq, party.players.index(watcher)
        messages: list[wire.Change] = [
            wire.TakeUndo(key, seq, seat),
            wire.Link(key, seq, seat),
            wire.Say(key, f"said as {key}"),
            wire.Leave(key, seq, seat),
            wire.Return(key, seq, seat),
            wire.Return(key, seq, seat),
        ]
        self.send(self.process(), party.table_id, watcher.person or "", self.random.choice(messages))

    def do_send_again(self) -> None:
        """Resend a message, as a client does that has not received the answer: anywhere, perhaps twice."""
        if self.ledger.sent:
            (table_id, person, _), message = self.random.choice(list(self.ledger.sent.items()))
            for _ in range(self.random.choice([1, 2])):
                self.counts["sent again"] += 1
                self.send(self.process(), table_id, person, message)

    def do_disconnect(self) -> None:
        """Let a client go away before it is answered."""
        if self.tasks:
            self.counts["disconnected"] += 1
            self.random.choice(list(self.tasks)).cancel()

    def do_commit_fault(self) -> None:
        self.process().database.faults.append(self.random.choice(COMMIT_FAULTS))

    def do_read_fault(self) -> None:
        self.process().database.failing_reads += 1

    def do_release(self) -> None:
        for process in self.processes:
            process.database.release()

    def do_notification(self) -> None:
        """Let a process hear a notification, late, out of order, twice or never."""
        process = self.process()
        if process.notifications:
            notification = process.notifications.pop(self.random.randrange(len(process.notifications)))
            times = self.random.choice([0, 1, 1, 1, 2])
            self.counts[("notification lost", "notified", "notified twice")[times]] += 1
            for _ in range(times):
                self.start(process, process.hear(notification))

    def do_crash(self) -> None:
        """Kill a process in the middle of whatever it does, and start another."""
        self.counts["crash"] += 1
        number = self.random.randrange(2)
        self.processes[number].die()
        self.processes[number] = self.new_process()

    def do_clock_jump(self) -> None:
        self.counts["clock jump"] += 1
        self.now += self.random.choice([-DAY, -1000, 1000, DAY])

    def do_forget(self) -> None:
        self.process().table_service.live_tables.forget(0, most=0)

    def do_come_back(self) -> None:
        """Let someone lose their connection, if they have one, and come back."""
        self.counts["came back"] += 1
        party = self.random.choice(self.parties)
        watcher = self.random.choice(party.watchers)
        for process in self.processes:
            for live in process.table_service.live_tables.by_id.values():
                live.listeners.discard(watcher)
        self.join(party, watcher)

    def join(self, party: Party, watcher: Watcher) -> None:
        process = self.process()
        self.start(process, watcher.join(process.table_service, party.table_id))

    def do_pause(self) -> None:
        self.now += self.random.randrange(100)

    # Checking.

    def check(self) -> None:
        """Check everything that must hold at every moment."""
        if self.problems:
            raise self.problems[0]
        self.ledger.check(self.snapshot)
        for process in self.processes:
            for party in self.parties:
                live = process.table_service.live_tables.by_id.get(party.table_id)
                if live and not live.lock.locked() and self.checked.get(live) != (live.table, live.table.seq):
                    self.checked[live] = live.table, live.table.seq
                    self.check_memory(party, live)

    def check_memory(self, party: Party, live: LiveTable) -> None:
        """Fail unless what a process has in memory, and would show, is what was stored at some time."""
        assert live.table.chain == party.projection.after(live.table.seq).chain, "this is not stored"
        watcher = Watcher(self.random.choice(party.watchers).person)
        watcher.tell(TextMessage(ENCODER.encode(live.position(live.viewer(watcher.person, None), 0))))
        party.projection.check(watcher)

    # Running.

    async def run(self, steps: int) -> None:
        """Let things go wrong, then let everything come to rest and see whether all is well."""
        await self.begin()
        for step in self.random.choices(list(STEPS), list(STEPS.values()), k=steps):
            getattr(self, f"do_{step}")()
            for _ in range(self.random.randrange(12)):
                await asyncio.sleep(0)
            self.check()
        for process in self.processes:
            process.database.mend()
        await self.answer_everybody()
        await self.come_together()
        await self.take_seats_back()
        await self.go_on()
        for process in self.started:
            self.counts += process.database.counts

    async def answer_everybody(self) -> None:
        """Let everyone who has no answer ask again: now they get one, and it is true."""
        await self.until(self.is_quiet)
        for name, message in list(self.ledger.sent.items()):
            if name not in self.ledger.done:
                self.refused.discard(name)
                self.send(self.process(), name[0], name[1], message)
                await self.until(self.is_quiet)
                assert (name in self.ledger.done) != (name in self.refused), "there is no answer"
                assert (name in self.ledger.done) == self.is_stored(name), "refused, but stored"

    async def come_together(self) -> None:
        """Let everyone be connected and every process be notified once: then all see the same."""
        await self.until(self.is_quiet)
        for party in self.parties:
            lives = [process.table_service.live_tables.by_id.get(party.table_id) for process in self.processes]
            for watcher in party.watchers:
                if watcher.dismissed or not any(live and watcher in live.listeners for live in lives):
                    self.join(party, watcher)
            for process in self.processes:
                self.start(process, process.hear(f"{party.table_id}:0"))
        await self.until(self.is_quiet)
        self.check()
        for party in self.parties:
            last = len(self.snapshot.events[party.table_id])
            assert {watcher.seq for watcher in party.watchers} == {last}, "somebody has missed something"

    async def take_seats_back(self) -> None:
        for party in self.parties:
            for seat, watcher in enumerate(party.players):
                if party.projection.after(watcher.seq).seats[seat].how == BOT:
                    message = wire.Return(self.new_key(), watcher.seq, seat)
                    self.send(self.process(), party.table_id, watcher.person or "", message)
                    await self.come_together()

    async def go_on(self) -> None:
        """Fail unless the games continue."""
        movers = [party for party in self.parties if any(watcher.position["legal"] for watcher in party.players)]
        before = len(self.ledger.done)
        self.do_move()
        await self.come_together()
        assert len(self.ledger.done) == before + len(movers), "a game does not go on"

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if condition():
                return
            await asyncio.sleep(0)
        raise AssertionError("somebody waits forever")

    def is_quiet(self) -> bool:
        """Return whether nothing is under way in a process that is alive."""
        self.do_release()
        waiting = any(process.alive for process in self.tasks.values())
        return not waiting and not any(len(process.table_service.background) for process in self.processes)


def simulate(template: Path, folder: Path, seed: int, steps: int) -> World:
    """Run a world; the same seed gives the same world."""
    with World(template, folder, seed) as world:
        asyncio.run(world.run(steps))
    return world
