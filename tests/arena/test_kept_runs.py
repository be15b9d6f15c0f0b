"""The kept games of the strength report: their file, the fingerprint of their bots, and when they may stay."""

from pathlib import Path

import pytest

from bench.strength import runs
from bench.strength.archive import Archive
from bench.strength.fingerprint import code_of, fingerprint
from bench.strength.restamp import restamp
from bench.strength.rows import LUCK, Row
from bench.strength.runs import Run, kept
from cityboard.titles.registry import title_names

BOT = """\"\"\"A bot.\"\"\"

from random import Random

MOST = 3


class Careful:
    \"\"\"It waits.\"\"\"

    def choose(self, rng: Random) -> int:
        return rng.randrange(MOST)  # anything
"""
RANDOM = Row("metro: random against itself", "metro", ("random",), None, LUCK, games=4)
BY_THE_CLOCK = Row("metro: random, by the clock", "metro", ("random", "greedy"), None, seconds=0.001, games=4)


@pytest.fixture(autouse=True)
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Archive:
    """Keep games of tests away from those that are published."""
    archive = Archive(tmp_path / "runs.json.xz")
    monkeypatch.setattr(runs, "ARCHIVE", archive)
    return archive


def code(folder: Path, **files: str) -> str:
    """Return the fingerprint of programs of these names."""
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    return fingerprint(folder.iterdir())


def test_the_fingerprint_does_not_change_with_places_imports_types_comments_and_docstrings(tmp_path: Path) -> None:
    first = code(tmp_path / "first", bot=BOT)
    assert code(tmp_path / "elsewhere", other_name=BOT) == first
    explained = BOT.replace("It waits.", "It hesitates.").replace("anything", "whatever comes").replace("A bot", "Mine")
    assert code(tmp_path / "explained", bot=explained) == first
    imported = BOT.replace("from random import Random", "import random").replace("rng: Random", "rng: random.Random")
    assert code(tmp_path / "imported", bot=imported) == first
    head, body = BOT.split("\n\n\n")
    assert code(tmp_path / "in_two_files", head=head, body=body) == first


@pytest.mark.parametrize(("old", "new"), [("MOST = 3", "MOST = 4"), ("rng.randrange(MOST)", "0"), ("MOST = 3", "")])
def test_the_fingerprint_changes_with_a_number_or_a_statement(tmp_path: Path, old: str, new: str) -> None:
    changed = BOT.replace(old, new)
    assert changed != BOT
    assert code(tmp_path / "changed", bot=changed) != code(tmp_path / "first", bot=BOT)


def test_the_fingerprint_changes_with_data(tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text("[1, 2]")
    first = fingerprint([weights])
    weights.write_text("[1, 3]")
    assert fingerprint([weights]) != first


def test_every_title_has_a_code_of_its_own() -> None:
    assert len({code_of(title) for title in title_names()} | {fingerprint([])}) == len(title_names()) + 1


def test_the_archive_gives_back_what_was_put_and_equal_games_make_equal_bytes(tmp_path: Path) -> None:
    ahead, behind = Archive(tmp_path / "ahead.xz"), Archive(tmp_path / "behind.xz")
    first, second = {"a": {"results": [[[3, 1], [1, 2]]]}}, {"b": {"code": "x"}}
    ahead.put(first)
    ahead.put(second)
    behind.put(second)
    behind.put(first)
    assert Archive(ahead.file).runs == {**first, **second}
    assert ahead.file.read_bytes() == behind.file.read_bytes()
    assert sorted(tmp_path.iterdir()) == [ahead.file, behind.file], "nothing unfinished stays behind"


def test_an_interrupted_write_leaves_the_old_file(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise KeyboardInterrupt

    archive.put({"a": {"code": "x"}})
    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(KeyboardInterrupt):
        archive.put({"b": {"code": "x"}})
    assert Archive(archive.file).runs == {"a": {"code": "x"}}


def outdated(row: Row) -> Run:
    """Play a row and say that other code did."""
    run = Run.of(row)
    run.go_on(row.games, 1)
    run.code = "older"
    run.save()
    return run


def test_games_that_come_out_the_same_are_kept_and_those_by_the_clock_with_them() -> None:
    for row in (RANDOM, BY_THE_CLOCK):
        outdated(row)
    before = kept(RANDOM).results
    restamp(2, 1)
    assert [kept(row).code for row in (RANDOM, BY_THE_CLOCK)] == [code_of("metro")] * 2
    assert kept(RANDOM).results == before


def test_no_game_of_the_code_is_kept_if_one_comes_out_differently() -> None:
    pair = Row("metro: greedy against random", "metro", ("greedy", "random"), None, games=2)
    run = outdated(RANDOM)
    run.results[0] = [[score + 1 for score in run.results[0][0]], run.results[0][1]]
    run.save()
    for row in (pair, BY_THE_CLOCK):
        outdated(row)
    restamp(2, 1)
    assert {kept(row).code for row in (RANDOM, pair, BY_THE_CLOCK)} == {"older"}


def test_games_that_nobody_can_repeat_are_not_kept_on_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    outdated(BY_THE_CLOCK)
    unknown = Run.of(Row("metro: nobody", "metro", ("nobody",), None))
    unknown.code, unknown.results = "older", [[[1, 2], [2, 1]]]
    unknown.save()
    restamp(2, 1)
    assert kept(BY_THE_CLOCK).code == "older"
    assert "bot-level" in capsys.readouterr().out
