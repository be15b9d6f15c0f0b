"""Players at their tables while someone else floods the server: how long they wait, and what it costs in memory."""

import asyncio
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench import load
from bench.figure import AT_MOST, Figure
from tests.server.floods import FLOODS, Outcome, flooding
from tests.server.program import running

TABLES, RATE, SECONDS = 8, 20.0, 10.0
LEAD = 3.0  # seconds by which a flood outlasts the measurement: tables have to be opened first
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_MEGABYTES = os.sysconf("SC_PAGE_SIZE") / 1e6


@dataclass(frozen=True, slots=True)
class Beside:
    """What a flood did to others."""

    p99: float  # milliseconds from a move to its acknowledgement
    grown: float  # megabytes of memory
    busy: float  # seconds of the processor that the server took
    errors: int
    outcome: Outcome


def resident(process: int) -> float:
    """Return the memory of a process in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE_MEGABYTES


def processor_time(process: int) -> float:
    """Return the seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure(name: str, rate: float = RATE, seconds: float = SECONDS) -> Beside:
    """Play at some tables of a server as it is shipped, with a flood from another address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/flood.sqlite"
        with running(Path(folder), "--database", database, "--log-level", "error") as server:
            asyncio.run(load.play(server.url, TABLES, rate, 1))  # what is loaded once does not count as growth
            before, begun = resident(server.process.pid), processor_time(server.process.pid)
            with flooding(name, server.url, seconds + LEAD) as flood:
                played = asyncio.run(load.play(server.url, TABLES, rate, seconds))
                outcome = flood.end()
            grown, busy = resident(server.process.pid) - before, processor_time(server.process.pid) - begun
    for error in played.errors[:5]:
        print("error:", error[:200], file=sys.stderr)
    return Beside(played.percentile(0.99), grown, busy, len(played.errors), outcome)


def figures() -> list[Figure]:
    """Measure every flood by itself."""
    measured = {name: measure(name) for name in FLOODS}
    for name, beside in measured.items():
        print(
            f"{name:16} p99 {beside.p99:7.1f} ms, {beside.grown:+7.1f} MB, {beside.busy:5.2f} s, {beside.outcome}",
            file=sys.stderr,
        )
    quiet = measured.pop("quiet").p99
    slowest = max(measured, key=lambda name: measured[name].p99)
    largest = max(measured, key=lambda name: measured[name].grown)
    errors = sum(beside.errors for beside in measured.values())
    return [
        Figure(
            "p99 beside a flood",
            measured[slowest].p99,
            150,
            None,
            f"the worst, {slowest}; without: {quiet:.1f} ms",
            f"ms, {AT_MOST}",
        ),
        Figure("memory of a flood", measured[largest].grown, 50, None, f"the worst, {largest}", f"MB, {AT_MOST}"),
        Figure("errors beside floods", errors, 0, None, f"{len(measured)} floods", AT_MOST),
    ]


if __name__ == "__main__":
    for name in sys.argv[1:] or FLOODS:
        print(name, measure(name))
