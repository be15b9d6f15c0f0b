"""Simulations: many random games, each with its record."""

import os
import subprocess
import sys

from cityboard.core.record import Record
from cityboard.core.simulation import random_game, simulate
from tests.core.records import (
    FAMILIES,
)
from tests.titles.metro.rules.option_sets import load


def test_a_simulation_keeps_every_record_and_sums_it_up() -> None:
    game = load(FAMILIES[2])
    kept: list[tuple[int, Record]] = []
    summary = simulate(game, 4, "sum", lambda number, record: kept.append((number, record)))
    assert [number for number, _ in kept] == [0, 1, 2, 3]
    assert len({record.text() for _, record in kept}) == 4
    assert summary.games == 4
    assert summary.moves == sum(len(record.moves) for _, record in kept)
    totals = zip(*(record.scores or [] for _, record in kept), strict=True)
    assert summary.mean_scores == [sum(points) / 4 for points in totals]
    assert simulate(game, 4, "sum").sha256 == summary.sha256 != simulate(game, 4, "other").sha256
    for number, record in kept:
        assert random_game(game, f"sum/{number}")[1].text() == record.text()


SIMULATE = """
import sys, cityboard
from cityboard.core.simulation import simulate
for options in (
    {"players": 4, "modules": {"companies", "central-stations"}, "city": "st-petersburg", "hand": 2},
    {"players": 3, "modules": {"central-rails"}, "city": "berlin"},
    {"players": 2, "city": "london", "free_orientation": True},
):
    print(simulate(cityboard.load("metro", **options), 3, "processes").sha256)
"""


def test_a_simulation_has_the_same_fingerprint_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SIMULATE],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert len(set(outputs.pop().split())) == 3
