"""The disk is full, unwritable or read-only while people play: play continues when it is well again."""

import asyncio
import resource
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.program import Running
from tests.soak.kills import check_stored
from tests.soak.people import Nurse, People, impatient
from tests.soak.report import Bounds, Report
from tests.soak.server import real_server
from tests.soak.volume import Volume, volume

ROUNDS = 20
LONGEST = 4.0  # seconds that trouble lasts
SOON = 30.0  # seconds in which everyone must notice that it has begun, or is over
MOVES = 3  # that are made at every table before and after


def run(bounds: Bounds, report: Report) -> None:
    """Go through all kinds of trouble that are possible on this machine."""
    with volume() as disk:
        if disk is None:
            report.say("mounting is not allowed here: a limit on the size of files stands for the full disk")
        else:
            with Playing(disk.folder, report, "full disk") as playing:
                playing.run(bounds, lambda server: disk.fill(), lambda server: disk.free())
    with TemporaryDirectory() as folder, Playing(Path(folder), report, "unwritable files") as playing:
        playing.run(bounds, lambda server: limit_files(server, 0), lambda server: limit_files(server, None))
    with volume() as disk:
        if disk is not None:
            read_only(disk, bounds, report)


def limit_files(server: Running, size: int | None) -> None:
    """Let every write beyond a size fail, in a server that is running."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


class Playing:
    """A server whose database and log lie in one folder, and people who play there."""

    def __init__(self, folder: Path, report: Report, name: str) -> None:
        self.folder, self.report, self.name = folder, report, name
        self.url = f"sqlite:///{folder / 'cityboard.sqlite'}"
        self._stack = ExitStack()

    def __enter__(self) -> "Playing":
        self._stack.enter_context(impatient())
        self.server = self._stack.enter_context(real_server(self.folder, self.url))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def run(self, bounds: Bounds, begin: Callable[[Running], None], end: Callable[[Running], None]) -> None:
        """Let trouble begin and end again and again, then look at what is stored."""
        people = asyncio.run(self._play(bounds, begin, end))
        self.server.process.kill()
        self.server.process.wait()
        people.check(self.report, self.name)
        check_stored(self.url, self.name, self.report)

    async def _play(self, bounds: Bounds, begin: Callable[[Running], None], end: Callable[[Running], None]) -> People:
        random, nurse, rounds = Random(bounds.seed), Nurse(self.server.url), 0
        async with People([self.server.url], self.url, random) as people:
            for number in bounds.rounds(ROUNDS):
                late = await people.play_on(MOVES, SOON)
                self.report.require(not late, f"{self.name}, round {number}: nobody could play on at {late}")
                if late:
                    break
                await asyncio.sleep(random.uniform(0, 0.2))
                begin(self.server)
                try:
                    noticed = await nurse.until(503, SOON)
                    self.report.require(noticed, f"{self.name}, round {number}: /health said well for {SOON:.0f} s")
                    await asyncio.sleep(random.uniform(0, LONGEST))
                finally:
                    end(self.server)
                self.report.require(
                    await nurse.until(200, SOON), f"{self.name}, round {number}: /health stayed unwell for {SOON:.0f} s"
                )
                rounds += 1
                self.report.say(f"{self.name}: round {rounds}, {people.acknowledged.total()} moves acknowledged")
            late = await people.play_on(MOVES, SOON)
            self.report.require(not late, f"{self.name}: in the end nobody could play on at {late}")
            self.report.require(self.server.process.poll() is None, f"{self.name}: the server has ended")
            await people.stop()
        self.report.note(f"{self.name}: rounds", rounds)
        self.report.note(f"{self.name}: longest wait for /health, in seconds", nurse.longest)
        return people


def read_only(disk: Volume, bounds: Bounds, report: Report) -> None:
    """Let the file system turn read-only, as after an error, and start a new server on what is left of it."""
    name, rounds, acknowledged = "read-only disk", 0, 0
    for number in bounds.rounds(ROUNDS):
        folder = disk.folder / str(number)
        folder.mkdir()
        url = f"sqlite:///{folder / 'cityboard.sqlite'}"
        with impatient():
            people = asyncio.run(_play_until_read_only(disk, folder, url, Random(bounds.seed + number), report))
        people.check_promises(report, name)
        rounds += 1
        acknowledged += len(people.ledger.done)
    report.note(f"{name}: rounds", rounds)
    report.note(f"{name}: acknowledged messages, each of them there once and in order", acknowledged)
    check_stored(url, name, report)


async def _play_until_read_only(disk: Volume, folder: Path, url: str, random: Random, report: Report) -> People:
    with real_server(folder, url) as server:
        port = server.url.rpartition(":")[2]
        people = People([server.url], url, random)
        await people.__aenter__()
        await people.play_on(MOVES, SOON)
        await asyncio.sleep(random.uniform(0, 0.2))
        disk.abort()
        await asyncio.sleep(random.uniform(0, LONGEST))
        report.require(server.process.poll() is None, "read-only disk: the server has ended")
    disk.unmount()
    disk.mount()
    with real_server(folder, url, "--port", port):
        late = await people.play_on(MOVES, SOON)
        report.require(not late, f"read-only disk: after a new start nobody could play on at {late}")
        await people.__aexit__(None, None, None)
    return people
