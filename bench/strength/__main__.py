"""Play the rows of the strength report within a time budget and write the report."""

import argparse
import os
import time

from bench.strength.fingerprint import code_of
from bench.strength.report import figure, write
from bench.strength.restamp import restamp
from bench.strength.rows import Row, rows
from bench.strength.runs import Run, kept
from cityboard.core.reason import RefusedError

FIRST, BATCH = 4, 20.0  # games of the first batch, and seconds that a batch should take


def main() -> None:
    """Play and report."""
    asked = arguments()
    chosen = [row for row in rows() if not asked.rows or any(part in row.name for part in asked.rows)]
    if asked.list:
        for row in chosen:
            print(f"{row.name}: {' against '.join(row.entries(asked.scale))}, {row.games} games")
        return
    if asked.restamp:
        restamp(FIRST, asked.workers)
    elif not asked.report:
        play(chosen, asked.scale, 60 * asked.minutes, asked.workers)
    write([figure(row, asked.scale) for row in rows()])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so long (default: when all is played)"
    )
    parser.add_argument(
        "--rows", action="append", metavar="TEXT", help="only rows with this in their name; may be repeated"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="multiply all budgets; 1 by default")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--report", action="store_true", help="only write the report from what was played")
    parser.add_argument(
        "--restamp",
        action="store_true",
        help="keep the games of changed code if a few, played again, come out the same",
    )
    parser.add_argument("--list", action="store_true", help="only list the rows")
    return parser.parse_args()


def play(chosen: list[Row], scale: float, seconds: float, workers: int) -> None:
    """Play in batches until everything is played or time is up; the row furthest behind its share goes first."""
    end = time.monotonic() + seconds
    shared: dict[str, Run] = {}  # rows that play the same share their games
    runs = [(row, shared.setdefault((run := fresh(row, scale)).key, run)) for row in chosen]
    spent = dict.fromkeys(shared, 0.0)
    while time.monotonic() < end:
        waiting = [(row, run) for row, run in runs if run.key in spent and len(run.results) < row.games]
        if not waiting:
            break
        row, run = min(waiting, key=lambda pair: spent[pair[1].key] / pair[0].weight)
        begun = time.monotonic()
        try:
            run.go_on(batch(row, run), workers)
        except RefusedError as refused:  # a bot that is missing or broken
            print(f"{row.name}: {refused}", flush=True)
            del spent[run.key]
            continue
        spent[run.key] += time.monotonic() - begun
        print(f"{row.name}: {len(run.results)} of {row.games}", flush=True)


def fresh(row: Row, scale: float) -> Run:
    """Return the run of a row; a run of outdated bots begins again."""
    run = kept(row, scale)
    return run if run.code == code_of(row.title) else Run.of(row, scale)


def batch(row: Row, run: Run) -> int:
    """Return how many games to play next: a few at first, then as many as fit the time of a batch."""
    left = row.games - len(run.results)
    if not run.results:
        return min(left, FIRST)
    return max(1, min(left, round(BATCH * len(run.results) / run.seconds)))


if __name__ == "__main__":
    main()
