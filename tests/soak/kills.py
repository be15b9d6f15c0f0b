"""Servers are killed again and again: nothing that was acknowledged is lost, doubled, reordered, forked or changed."""

import asyncio
import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from cityboard.client import table as client_table
from cityboard.protocol import messages as wire
from tests.server.cluster import cluster
from tests.server.killing import Game, Sitting
from tests.server.program import program
from tests.server.zygote import zygote
from tests.soak.report import Bounds, Report

KILLS = 1000
EVERY = 100  # kills after which the soak says how far it is
SITTING = 12  # kills in one game of people on real sockets, which is over after that
SITTINGS = 200  # kills for each of which there is one such game


def run(bounds: Bounds, report: Report) -> None:
    """Kill servers on both databases."""
    with TemporaryDirectory() as folder:
        kill(f"sqlite:///{Path(folder) / 'cityboard.sqlite'}", "SQLite", bounds, report)
        sit(Path(folder), bounds, report)
    with cluster(quiet=True) as postgres:
        kill(postgres.url, "PostgreSQL", bounds, report)


def kill(url: str, name: str, bounds: Bounds, report: Report) -> None:
    """Kill servers on one database, and check everything that it holds after each kill and in the end."""
    begun = time.monotonic()
    with zygote() as forks:
        game = Game(url, forks)
        for number in bounds.rounds(KILLS):
            game.kill_one(bounds.seed * 1_000_000 + number)
            if game.kills % EVERY == 0:
                report.say(f"{name}: {game.kills} kills, {len(game.ledger.done)} messages acknowledged")
    done = game.ledger.done
    moves = sum(isinstance(game.ledger.sent[one], wire.Play) for one in done)
    report.note(f"{name}: kills", game.kills)
    report.note(f"{name}: acknowledged messages, each of them there once and in order", len(done))
    report.note(f"{name}: of these moves", moves)
    report.note(f"{name}: killed after a commit and before its acknowledgement", game.stored_in_doubt)
    report.note(f"{name}: killed before the commit", game.lost_in_doubt)
    report.note(f"{name}: seconds", time.monotonic() - begun)
    check_stored(url, name, report)


def sit(folder: Path, bounds: Bounds, report: Report) -> None:
    """Kill the server under people on real sockets, who come back to the next one and play on."""
    kills = 0
    # Nobody who comes back to so many servers would be patient.
    with mock.patch.object(client_table, "PAUSES", (0.05,) * 1000):
        for number in range((bounds.count or KILLS) // SITTINGS):
            with zygote() as forks:
                asyncio.run(Sitting(f"sqlite:///{folder / f'{number}.sqlite'}", forks).play(SITTING))
            kills += SITTING
    report.note("SQLite: kills under people on real sockets", kills)


def check_stored(url: str, name: str, report: Report) -> None:
    """Let the command check the whole database, every game played again."""
    ran = program("check", "--replay-all", "--json", "--database", url)
    checked = json.loads(ran.stdout) if ran.stdout else {"findings": [ran.stderr]}
    report.note(f"{name}: findings of check --replay-all", len(checked["findings"]))
    report.require(ran.returncode == 0 and not checked["findings"], f"{name}: check finds {checked['findings'][:3]}")
