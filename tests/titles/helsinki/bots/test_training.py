"""Training is reproducible to the hash, and what is in the package is what its log says."""

import json
from pathlib import Path

import pytest

from cityboard.titles.helsinki.bots.layout import FEATURES
from cityboard.titles.helsinki.bots.train import fingerprint, main, share_won, train
from cityboard.titles.helsinki.bots.weights import FILE, KNOTS, final_row, knot_of, rows_between


def test_the_same_seed_trains_the_same_weights() -> None:
    reports: list[dict[str, object]] = []
    first = train("short", 2, 6, reports.append)
    assert first == train("short", 2, 6, lambda _: None)
    assert first["hash"] != train("another", 2, 6, lambda _: None)["hash"]
    assert reports[0]["hash"] != reports[1]["hash"] == first["hash"]


@pytest.mark.parametrize(("won", "kept"), [(0.5, False), (0.6, True)])
def test_only_weights_that_win_are_kept_and_others_fail(
    won: float, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cityboard.titles.helsinki.bots.train.share_won", lambda *_: won)
    monkeypatch.setattr("sys.argv", ["train", "--rounds", "1", "--games", "2", "--folder", str(tmp_path)])
    assert main() == (0 if kept else 1)
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {file.name for file in tmp_path.iterdir()} == ({FILE.name, FILE.with_suffix(".log").name} if kept else set())
    assert reports[-1] == ({"hash": reports[0]["hash"]} if kept else {"kept": False, "must_win_more_than": 0.5})


def test_the_weights_of_the_package_are_those_of_their_log() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    log = [json.loads(line) for line in FILE.with_suffix(".log").read_text(encoding="utf-8").splitlines()]
    assert fingerprint(kept["knots"]) == kept["hash"] == log[-1]["hash"]
    assert len(log) == kept["rounds"] + 2
    assert {len(row) for row in kept["knots"]} == {FEATURES}


def test_the_weights_of_the_package_beat_those_made_by_hand() -> None:
    assert share_won(json.loads(FILE.read_text(encoding="utf-8"))["knots"], "test", 40) > 0.6


def test_weights_change_evenly_between_the_knots_and_end_in_the_rules() -> None:
    knots = [[1000 * number] * FEATURES for number in range(len(KNOTS))]
    rows = rows_between(knots, 2)
    assert list(rows[:FEATURES]) == final_row()
    assert [rows[FEATURES * pile] for pile in (1, 2, 3, 4, 6, 8, 32, 60)] == [
        500, 1000, 1500, 2000, 2500, 3000, 6000, 6000,
    ]  # fmt: skip
    assert knot_of(6, 2) == (2, 2, 4)
