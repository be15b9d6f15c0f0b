"""Every flood for a minute, with players beside it: none of them waits long, and memory stays bounded."""

from bench.floods import Beside, measure
from tests.server.floods import FLOODS
from tests.soak.report import Bounds, Report

SECONDS = 60.0
MOVES = 400  # in total, so that no game ends
GROWTH = 50.0  # megabytes
QUIET = "quiet"


def run(bounds: Bounds, report: Report) -> None:
    """Measure floods one after the other, beginning with none at all."""
    seconds = bounds.seconds or SECONDS
    for name in list(FLOODS)[: bounds.count]:
        measured = measure(name, min(MOVES / seconds, 20.0), seconds)
        note(name, measured, report)
        report.require(not measured.errors, f"{name}: {measured.errors} moves of others were refused")
        report.require(measured.grown < GROWTH, f"{name}: memory has grown by {measured.grown:.0f} MB")


def note(name: str, measured: Beside, report: Report) -> None:
    """Keep the figures of a flood."""
    report.note(f"{name}: p99 of others, in ms", measured.p99)
    report.note(f"{name}: memory grown, in MB", measured.grown)
    report.note(f"{name}: processor of the server, in seconds", measured.busy)
    if name != QUIET:
        outcome = measured.outcome
        sent = f"{outcome.sent / 1e6:.1f} MB, {outcome.connections} connections, {outcome.cut} cut off"
        report.note(f"{name}: sent", sent)
