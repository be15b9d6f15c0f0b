"""Servers that are there to be killed: forked from a process that has imported everything, they cost next to nothing.

They play by themselves and say on a pipe what they send and what is acknowledged.
"""

import asyncio
import gc
import os
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import logs, people, serving
from cityboard.server.decisions import undo_point
from cityboard.server.house import House, now
from cityboard.server.live import Live
from cityboard.server.people import Person
from cityboard.server.settings import Settings
from cityboard.server.table import OVER
from tests.server.ledger import digest
from tests.server.serving import OPEN_LIMITS

ROOT = Path(__file__).parents[2]
PLAYERS = 2


class Letter(Struct, frozen=True):
    """A message to a table."""

    table: str
    message: wire.Change


class Plan(Struct, frozen=True):
    """What a server shall do."""

    task: str
    url: str
    seed: int = 0
    person: str = ""
    tables: list[str] = []
    # What an earlier server has not answered.
    unanswered: list[Letter] = []
    port: int = 0
    # Whether the database may fail: then a message is said again until it is answered.
    patient: bool = False


# What is said on the pipe.


class Began(Struct, frozen=True, tag=True):
    """A process was forked."""

    process: int


class Sends(Struct, frozen=True, tag=True):
    """A message is on its way to the door."""

    letter: Letter


class Acknowledged(Struct, frozen=True, tag=True):
    """A message was acknowledged when the table had so many events and was in this state."""

    table: str
    done: wire.Done
    events: int
    state: str


class Listens(Struct, frozen=True, tag=True):
    """A server can be reached."""

    address: str


class Ended(Struct, frozen=True, tag=True):
    """A process is gone, for this reason."""

    status: int


Said = Began | Sends | Acknowledged | Listens | Ended
_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def say(what: Said) -> None:
    """Write a line at once and in one piece, which the kernel promises for short ones."""
    line = msgspec.json.encode(what) + b"\n"
    assert len(line) <= 4096
    os.write(1, line)


# The side of the test.


class Zygote:
    """A process from which servers are forked, one at a time."""

    def __init__(self) -> None:
        # The end of this pipe tells a server that the test is gone.
        leash, self._leash = os.pipe()
        command = [sys.executable, "-m", "tests.server.crashing", str(leash)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, pass_fds=[leash])
        os.close(leash)
        self.server = 0

    def start(self, plan: Plan) -> None:
        """Fork a server."""
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(plan) + b"\n")
        self._process.stdin.flush()
        began = self.hear()
        assert isinstance(began, Began)
        self.server = began.process

    def hear(self) -> Said:
        """Wait for the next line."""
        assert self._process.stdout
        return _SAID.decode(self._process.stdout.readline())

    def kill(self) -> list[Said]:
        """Kill the server and return what it has said before."""
        os.kill(self.server, signal.SIGKILL)
        said = list(iter(self.hear, Ended(signal.SIGKILL)))
        assert not any(isinstance(what, Ended) for what in said), "the server has ended by itself"
        return said

    def close(self) -> None:
        """Let the zygote and its server end."""
        os.close(self._leash)
        with self._process:
            pass


@contextmanager
def zygote() -> Iterator[Zygote]:
    """Lend a zygote."""
    made = Zygote()
    try:
        yield made
    finally:
        made.close()


# The side of the server.


def quiet_settings(url: str, **others: Any) -> Settings:
    """Return settings that let tests play as fast as they like."""
    return Settings(database=url, **{"bot_pause": 0.0, "queue_messages": 10_000, **OPEN_LIMITS, **others})


@asynccontextmanager
async def opened(url: str, **others: Any) -> AsyncIterator[House]:
    """Open a house on a database."""
    async with House(quiet_settings(url, **others)).opened() as house:
        yield house


async def furnish(url: str, titles: list[str]) -> tuple[str, list[str]]:
    """Make a person and a table of each title where that person has all seats; return their ids."""
    async with opened(url) as house:
        person = await house.database.write(lambda connection: people.insert(connection, "Ann", now()))
        seats = [wire.Plan("me")] * PLAYERS
        return person.id, [await house.door.open(person, wire.Proposal(title, seats)) for title in titles]


def next_message(live: Live, person: str, random: Random) -> wire.Change:
    """Choose something that a person with all seats can say: mostly a move."""
    table, key, seq = live.table, f"{random.getrandbits(64):x}", live.table.seq
    if table.status == OVER:
        return wire.Rematch(key, seq)
    seat = table.state.turn
    match random.randrange(16):
        case 0:
            return wire.Say(key, f"said as {key}")
        case 1:
            return wire.Link(key, seq, random.randrange(PLAYERS))
        case 2 | 3:
            try:
                undo_point(table, seat)
            except RefusedError:
                pass
            else:
                return wire.TakeUndo(key, seq, seat)
    moves = table.game.moves(table.game.view(table.state, seat))
    return wire.Play(key, seq, seat, list(random.choice(moves)))


def serve(plan: Plan) -> None:
    """Serve as `cityboard serve` does."""
    settings = quiet_settings(plan.url, port=plan.port, log_level="error")
    serving.serve(settings, lambda address: say(Listens(address)))


def play(plan: Plan) -> None:
    """Play at all tables at once until somebody kills this process."""
    asyncio.run(_play(plan))


async def _play(plan: Plan) -> None:
    async with opened(plan.url) as house:
        person = await house.database.read(lambda connection: people.find(connection, plan.person))
        assert person
        async with asyncio.TaskGroup() as group:
            for number, table_id in enumerate(plan.tables):
                group.create_task(_play_at(house, person, table_id, plan, Random(plan.seed * 100 + number)))


async def _play_at(house: House, person: Person, table_id: str, plan: Plan, random: Random) -> None:
    for letter in plan.unanswered:
        if letter.table == table_id:
            # Nobody knows whether it was stored: said twice more it must count exactly once.
            first = await _send(house, person, letter, plan.patient)
            assert await _send(house, person, letter, plan.patient) == first
            table_id = first.table or table_id
    while True:
        message = next_message(await house.door.live(table_id), person.id, random)
        done = await _send(house, person, Letter(table_id, message), plan.patient)
        table_id = done.table or table_id


async def _send(house: House, person: Person, letter: Letter, patient: bool) -> wire.Done:
    def acknowledge(done: wire.Done) -> None:
        table = house.door.lives[letter.table].table
        say(Acknowledged(letter.table, done, table.seq, digest(table.state)))

    say(Sends(letter))
    while True:
        try:
            return await house.door.change(person, letter.table, letter.message, acknowledge)
        except (sql.exc.DBAPIError, OSError):
            if not patient:
                raise
            await asyncio.sleep(0.01)


TASKS = {"play": play, "serve": serve}


def _fork(plan: Plan, leash: int) -> None:
    process = os.fork()
    if process == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        threading.Thread(target=_end_with, args=[leash], daemon=True).start()
        say(Began(os.getpid()))
        TASKS[plan.task](plan)
        os._exit(0)
    _, status = os.waitpid(process, 0)
    say(Ended(status))


def _end_with(leash: int) -> None:
    os.read(leash, 1)
    os._exit(1)


async def _warm_up(folder: str) -> None:
    """Do once, before there are forks, what every one of them would do for the first time."""
    url = f"sqlite:///{folder}/cityboard.sqlite"
    person, tables = await furnish(url, ["metro", "helsinki"])
    async with opened(url) as house:
        found = await house.database.read(lambda connection: people.find(connection, person))
        assert found
        for table_id in tables:
            live = await house.door.live(table_id)
            for seed in range(8):
                await house.door.change(found, table_id, next_message(live, person, Random(seed)))


if __name__ == "__main__":
    logs.set_up("error")
    with TemporaryDirectory() as folder:
        asyncio.run(_warm_up(folder))
    gc.freeze()
    # To read all certificates takes longer than everything else at the start of a server.
    with mock.patch("ssl.create_default_context", return_value=ssl.create_default_context()):
        for line in sys.stdin.buffer:
            _fork(msgspec.json.decode(line, type=Plan), int(sys.argv[1]))
