"""Twenty minutes of play at many tables, one game after the other: memory stays where it is, and nothing goes wrong."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory

from bench import load
from bench.floods import processor_time
from tests.server.serving import sqlite
from tests.soak.report import Bounds, Report
from tests.soak.server import measure, real_server, resident

RATE, SECONDS = 200, 1200.0
TABLES = 1.25  # for each move a second: someone thinks for as long as people do who are in a hurry
MARKS = 10  # how often memory is looked at; the first of them belong to the start
WARM = 0.5  # part of the time after which memory has to be flat: by then games of every age are being played
STEEPEST = 2.0  # megabytes that it may grow in a minute from then on
SETTINGS = {"idle_minutes": 0.5, "sockets_per_person": 100_000, "sockets_per_address": 100_000}


def run(bounds: Bounds, report: Report) -> None:
    """Play on a separate server."""
    rate, seconds = bounds.count or RATE, bounds.seconds or SECONDS
    with TemporaryDirectory() as folder, real_server(Path(folder), sqlite(Path(folder)), **SETTINGS) as server:
        process = server.process.pid
        begun = processor_time(process)
        outcome, memory = asyncio.run(play(server.url, rate, seconds, lambda: resident(process), report))
        report.note(
            "processor, in ms a move, opening tables included",
            1000 * (processor_time(process) - begun) / len(outcome.times),
        )
        errors = measure(server.url, "cityboard_errors_total")
        report.note("server errors", int(errors))
        report.require(not errors, "the server has counted errors of its own")
        report.note("lines in the log", len(server.log_lines()))
    report.note("moves a second, wanted", rate)
    report.note("moves a second, made", len(outcome.times) / seconds)
    report.note("p50, in ms", outcome.percentile(0.5))
    report.note("p99, in ms", outcome.percentile(0.99))
    report.note("slowest, in ms", outcome.percentile(1))
    report.note("refused", len(outcome.errors))
    report.require(not outcome.errors, f"refused: {outcome.errors[:2]}")
    judge(memory, report)


def judge(memory: list[tuple[float, float]], report: Report) -> None:
    """Tell what has become of the memory, by minutes."""
    report.note("memory in MB, by minutes", ", ".join(f"{minute:.1f}: {held:.0f}" for minute, held in memory))
    flat = memory[int(len(memory) * WARM) :]
    slope = linear_regression(*zip(*flat, strict=True)).slope
    report.note("memory grows, in MB a minute", slope)
    report.require(slope < STEEPEST or flat[-1][0] < 1, f"memory grows by {slope:.1f} MB a minute")


async def play(
    url: str, rate: float, seconds: float, held: Callable[[], float], report: Report
) -> tuple[load.Outcome, list[tuple[float, float]]]:
    """Play at all tables, opening a new one for each that is over, and look at the memory now and then."""
    outcome, dice = load.Outcome(), Random(1)
    places = await load.open_tables(url, max(int(rate * TABLES), 2), outcome)
    memory: list[tuple[float, float]] = []
    begun = time.monotonic()

    async def look() -> None:
        for mark in range(MARKS + 1):
            await asyncio.sleep(max(0.0, begun + seconds * mark / MARKS - time.monotonic()))
            memory.append(((time.monotonic() - begun) / 60, held()))
            report.say(f"{len(outcome.times)} moves, {memory[-1][1]:.0f} MB")

    looking, renewing = asyncio.create_task(look()), asyncio.create_task(renew(url, places, outcome))
    await load.at_rate(rate, seconds, lambda number: places[number % len(places)].move(dice))
    renewing.cancel()
    await asyncio.gather(renewing, return_exceptions=True)
    await looking
    await asyncio.gather(*(place.close() for place in places))
    report.note("tables at a time", len(places))
    report.note("minutes", seconds / 60)
    return outcome, memory


async def renew(url: str, places: list[load.Table], outcome: load.Outcome) -> None:
    """Put a new table in the place of each whose game is over."""
    while True:
        await asyncio.sleep(0.1)
        for number, place in enumerate(places):
            if place.over:
                (places[number],) = await load.open_tables(url, 1, outcome)
                await place.close()
