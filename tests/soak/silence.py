"""PostgreSQL falls silent, freezes or is killed while people play: every answer comes in time, and play continues."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.cluster import Cluster, cluster
from tests.server.silent_line import Line, line_to
from tests.soak.kills import check_stored
from tests.soak.people import Nurse, People, Visitor, impatient
from tests.soak.report import Bounds, Report
from tests.soak.server import real_server

ROUNDS = 10
SHORTEST, LONGEST = 1.0, 20.0  # seconds that trouble lasts: some of it is over before anyone gives up
DEADLINE = 15.0  # seconds in which everyone gets some answer, whatever the database does
SOON = 60.0  # seconds after which play continues
MOVES = 3
Trouble = Callable[[], Awaitable[None]]


def run(bounds: Bounds, report: Report) -> None:
    """Let two servers share a PostgreSQL behind a line that fails in every way."""
    with TemporaryDirectory() as folder, cluster(quiet=True) as postgres, impatient():
        asyncio.run(_run(Path(folder), postgres, bounds, report))


async def _run(folder: Path, postgres: Cluster, bounds: Bounds, report: Report) -> None:
    async with line_to(postgres.url) as line:
        with ExitStack() as stack:
            servers = []
            for name in ("one", "two"):
                (folder / name).mkdir()
                servers.append(await asyncio.to_thread(stack.enter_context, real_server(folder / name, line.url)))
            urls = [server.url for server in servers]
            nurses = [Nurse(url) for url in urls]
            async with (
                Visitor(urls[0]) as cem,
                Visitor(urls[1]) as deb,
                People(urls, postgres.url, Random(bounds.seed)) as people,
            ):
                for name, begin, end in troubles(line, postgres):
                    rounds = await _go_through(name, begin, end, people, nurses, bounds, report)
                    report.note(f"{name}: rounds", rounds)
                await people.stop()
            for server in servers:
                report.require(server.process.poll() is None, "a server has ended")
    await asyncio.to_thread(people.check, report, "PostgreSQL")
    answers = cem.answers + deb.answers
    report.note("requests that write", answers.total())
    report.note("their answers", ", ".join(f"{code} {number}" for code, number in answers.most_common()))
    for name, longest in (
        ("a request that writes", max(cem.longest, deb.longest)),
        ("/health", max(nurse.longest for nurse in nurses)),
    ):
        report.note(f"longest wait for an answer to {name}, in seconds", longest)
        report.require(longest <= DEADLINE, f"{name} was answered after {longest:.1f} s")
    await asyncio.to_thread(check_stored, postgres.url, "PostgreSQL", report)


def troubles(line: Line, postgres: Cluster) -> list[tuple[str, Trouble, Trouble]]:
    """List what can happen to a database, and how it is over."""

    async def silence() -> None:
        line.silence()

    async def arrive_late() -> None:
        line.resume()

    async def forget() -> None:
        line.lose()

    async def cut() -> None:
        line.reset()

    async def nothing() -> None:
        pass

    return [
        ("line silent, then everything arrives late", silence, arrive_late),
        ("line silent, its connections never answer again", silence, forget),
        ("connections reset", cut, nothing),
        ("PostgreSQL frozen", lambda: asyncio.to_thread(postgres.freeze), lambda: asyncio.to_thread(postgres.thaw)),
        ("PostgreSQL killed", lambda: asyncio.to_thread(postgres.kill), lambda: asyncio.to_thread(postgres.start)),
    ]


async def _go_through(
    name: str, begin: Trouble, end: Trouble, people: People, nurses: list[Nurse], bounds: Bounds, report: Report
) -> int:
    """Let one kind of trouble come again and again; return how often it came."""
    rounds, longest = 0, 0.0
    for number in bounds.rounds(ROUNDS):
        await people.play_on(MOVES, SOON)
        await begin()
        asking = [asyncio.create_task(nurse.ask()) for nurse in nurses]
        await asyncio.sleep(people.random.uniform(SHORTEST, LONGEST))
        await end()
        over = time.monotonic()
        await asyncio.gather(*asking)
        late = await people.play_on(MOVES, SOON)
        report.require(not late, f"{name}, round {number}: nobody could play on at {late}")
        well = [await nurse.until(200, SOON) for nurse in nurses]
        report.require(all(well), f"{name}, round {number}: /health stayed unwell for {SOON:.0f} s")
        rounds += 1
        longest = max(longest, time.monotonic() - over)
        report.say(f"{name}: round {rounds}, {people.acknowledged.total()} moves, {people.longest:.1f} s at most")
        if late:
            break
    report.note(f"{name}: longest time until all tables played on, in seconds", longest)
    return rounds
