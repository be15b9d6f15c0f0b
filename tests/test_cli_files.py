"""The commands beside `play`: what each prints, and the code it exits with."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cityboard
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.language import LANGUAGES
from cityboard.titles.registry import game_of
from tests.command import in_words, run

EXAMPLE = "aacb00cbcb01"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    _, played = random_game(cityboard.load("metro", players=3), "cli")
    file.write_text(played.text(), "utf-8")
    return file


# Replay and verify.


def test_replay_shows_scores_ranking_and_every_entry(record: Path) -> None:
    played = Record.parse(record.read_text("utf-8"))
    game = game_of(played)
    result = run("replay", str(record))
    assert result.exit_code == 0
    for seat, points in enumerate(played.scores or []):
        assert f"Player {seat + 1}      {points:>2}" in result.output
    assert result.output.count("M4.") == len(game.breakdown(replay(game, played)))


def test_replay_writes_json(record: Path) -> None:
    played = Record.parse(record.read_text("utf-8"))
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert (data["scores"], data["ranking"]) == (played.scores, played.ranking)
    assert set(data) == {"scores", "ranking", "breakdown"}
    assert all(set(entry) == {"owner", "code", "rule", "points", "arguments"} for entry in data["breakdown"])
    assert sum(entry["points"] for entry in data["breakdown"]) == sum(data["scores"])


def test_replay_reads_the_input(record: Path) -> None:
    text = record.read_text("utf-8")
    assert run("replay", "-", "--json", typed=text).stdout == run("replay", str(record), "--json").stdout


def test_replay_shows_the_board_after_some_events(record: Path) -> None:
    result = run("replay", str(record), "--step", "9")
    assert result.exit_code == 0
    assert "◆" in result.output
    assert "Events: 9 of" in result.output
    assert run("replay", str(record), "--step", "9999").exit_code == 2


def test_an_edition_may_be_given_for_a_replay(record: Path, tmp_path: Path) -> None:
    assert run("replay", str(record), "--edition", "default").exit_code == 0
    assert run("replay", str(record), "--edition", str(tmp_path / "none.toml")).exit_code == 2


def damaged(record: Path, how: str) -> str:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    if how == "truncated":
        return "".join(lines[:20])
    if how == "edited":
        lines[20] = lines[20].replace('"event": 19', '"event": 18')
        return "".join(lines)
    if how == "empty":
        return ""
    if how == "not JSON":
        return "".join([*lines[:20], "nonsense\n"])
    played = Record.parse("".join(lines))
    if how == "illegal":
        turn = next(event for event, (_, move) in enumerate(played.moves) if move[0] == "lay")
        played.moves[turn] = (played.moves[turn][0], (*played.moves[turn][1][:3], 27))
    if how == "another deal":
        played.seed_commitment, played.seed = other_seed()
    return played.text()


def other_seed() -> tuple[str, bytes]:
    from cityboard.core.dealer import commitment

    return commitment(b"other"), b"other"


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("truncated", "stops at line 20"),
        ("edited", "Line 21 of the record"),
        ("empty", "The record is empty."),
        ("not JSON", "Line 21 of the record cannot be read"),
        ("illegal", "3,3 belongs to the central station."),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(record: Path, how: str, words: str) -> None:
    for command in ("replay", "verify"):
        result = run(command, "-", typed=damaged(record, how))
        assert result.exit_code == 1
        assert words in result.stderr
        assert result.stdout == ""


def test_an_illegal_move_is_named_with_line_and_rule(record: Path) -> None:
    result = run("replay", "-", typed=damaged(record, "illegal"))
    assert result.stderr.startswith("Line ")
    assert result.stderr.count("[M3.1]") == 1
    assert result.stderr.count("3,3 belongs to the central station.") == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_record_has_numbers_or_texts_that_cannot_be_refused(record: Path, code: str) -> None:
    played = Record.parse(record.read_text("utf-8"))
    changes: list[dict[str, Any]] = [
        {"moves": [(10**30, move) for _, move in played.moves]},
        {"moves": [(seat, ("lay", "x" * 3000, 10**30, 10**30)) for seat, _ in played.moves]},
        {"title": "x" * 3000},
        {"rules": "x" * 3000},
        {"edition": "x" * 3000},
        {"options": dict(played.options) | {"players": 10**30}},
        {"options": dict(played.options) | {"city": "x" * 3000}},
        {"options": {"x" * 3000: 1}},
    ]
    for change in changes:
        for command in ("replay", "verify"):
            result = run(command, "-", "--lang", code, typed=replace(played, **change).text())
            assert result.exit_code == 1
            assert isinstance(result.exception, SystemExit), result.exception
            assert result.stderr
    result = run("replay", str(record), "--step", str(10**33), "--lang", code)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit), result.exception


def test_verify_counts_the_draws(record: Path) -> None:
    played = Record.parse(record.read_text("utf-8"))
    result = run("verify", str(record))
    assert (result.exit_code, result.output) == (
        0,
        f"{verify(game_of(played), played)} draws checked: all follow from the seed.\n",
    )


def test_verify_names_the_line_that_differs(record: Path) -> None:
    text = damaged(record, "another deal")
    assert run("replay", "-", typed=text).exit_code == 0
    result = run("verify", "-", typed=text)
    assert result.exit_code == 1
    assert result.stderr.startswith("Line ")


def test_a_missing_file_is_named() -> None:
    result = run("replay", "no-such-file.jsonl")
    assert result.exit_code == 1
    assert result.stderr.startswith("The file no-such-file.jsonl cannot be used")


# Simulate.


def test_simulate_writes_json_and_records(tmp_path: Path) -> None:
    words = ["--players", "3", "--modules", "companies", "--city", "paris", "--hand", "2", "--free-orientation"]
    result = run("simulate", "metro", *words, "--games", "3", "--seed", "s", "--json", "--records", str(tmp_path / "r"))
    data: dict[str, Any] = json.loads(result.stdout)
    assert set(data) == {"games", "moves", "seconds", "games_per_second", "mean_scores", "sha256"}
    texts = [file.read_text("utf-8") for file in sorted((tmp_path / "r").iterdir())]
    assert [file.name for file in sorted((tmp_path / "r").iterdir())] == ["00000.jsonl", "00001.jsonl", "00002.jsonl"]
    assert hashlib.sha256("".join(texts).encode()).hexdigest() == data["sha256"]
    assert data["games"] == 3
    assert len(data["mean_scores"]) == 3
    assert run("verify", str(tmp_path / "r" / "00002.jsonl")).exit_code == 0


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, three = (
        json.loads(run("simulate", "--games", "2", "--seed", seed, "--json").stdout)["sha256"] for seed in "aab"
    )
    assert one == two != three


def test_simulate_tells_people_too() -> None:
    result = run("simulate", "--games", "2", "--lang", "de")
    assert "Partien pro Sekunde" in result.stdout


def test_records_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "00001.jsonl").write_text("precious")
    result = run("simulate", "--games", "2", "--records", str(tmp_path))
    assert result.exit_code == 1
    assert "There is already a record" in result.stderr
    assert (tmp_path / "00001.jsonl").read_text() == "precious"


def test_no_bar_is_drawn_where_nobody_watches() -> None:
    words = [sys.executable, "-m", "cityboard", "simulate", "--games", "2"]
    environment = os.environ | {"FORCE_COLOR": "1"}
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=environment)
    assert done.stderr == ""


def test_records_need_a_folder_that_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("simulate", "--games", "1", "--records", str(tmp_path / "file"))
    assert result.exit_code == 1
    assert "cannot be used" in in_words(result)


# Score.


def test_score_writes_json() -> None:
    data = json.loads(run("score", "metro", "--players", "2", EXAMPLE, "--json").stdout)
    assert data["scores"] == [3, 0]
    assert len(data["lines"]) == 32
    assert data["lines"][6] == {"station": 7, "seat": 0, "crossings": 2, "points": 2, "end": "edge"}
    assert data["lines"][0] == {"station": 1, "seat": 0, "crossings": 0, "points": 0, "end": "open"}


def test_score_reads_the_input_and_tells_people() -> None:
    result = run("score", "metro", "-", typed=f"{EXAMPLE}\n")
    assert result.exit_code == 0
    assert "7        Player 1  2          2       edge" in result.output
    assert "Player 1  3" in result.output


def test_a_station_may_belong_to_nobody() -> None:
    assert "nobody" in run("score", "metro", "--players", "3", EXAMPLE).output


@pytest.mark.parametrize(
    ("text", "position"), [("aacb0", "character 1 "), ("aacb00zzzz01", "character 7"), ("aacb09", "Character 6 ")]
)
def test_malformed_placements_exit_with_2_and_name_the_position(text: str, position: str) -> None:
    result = run("score", "metro", text)
    assert result.exit_code == 2
    assert position in result.stderr


@pytest.mark.parametrize(("text", "square"), [("aaaa33", "3,3"), ("aaaa10aaaa10", "1,0")])
def test_a_square_that_cannot_hold_a_tile_exits_with_1(text: str, square: str) -> None:
    for words in ([text], [text, "--check"]):
        result = run("score", "metro", *words)
        assert result.exit_code == 1
        assert square in result.stderr
        assert "[M3.1]" in result.stderr


@pytest.mark.parametrize(
    ("text", "rule", "named"),
    [("aacb22", "M3.1", "2,2"), ("aacb00", "M3.4", "0,0"), ("aaaa10aaaa20aaaa30aaaa40aaaa50", "M1.4", "aaaa")],
)
def test_check_refuses_what_was_not_legal_in_that_order(text: str, rule: str, named: str) -> None:
    assert run("score", "metro", text).exit_code == 0
    result = run("score", "metro", text, "--check")
    assert result.exit_code == 1
    assert f"[{rule}]" in result.stderr
    assert named in result.stderr


def test_check_accepts_what_was_legal() -> None:
    _, played = random_game(cityboard.load("metro", frame=[1, 2], start=0), "score")
    tiles = [move for _, move in played.moves if move[0] == "lay"]
    text = "".join(f"{tile}{int(square) // 8}{int(square) % 8}" for _, tile, _, square in tiles)
    data = json.loads(run("score", "metro", text, "--check", "--json").stdout)
    assert data["scores"] == played.scores


# Editions.


def test_editions_are_listed_with_their_hash() -> None:
    result = run("editions")
    edition = cityboard.load("metro").edition
    assert result.exit_code == 0
    assert f"default  {edition.hash[:12]}" in result.output


def test_every_value_is_shown_with_rule_and_source() -> None:
    text = run("editions", "metro", "--values").output
    for place, rule, _ in cityboard.load("metro").edition.sources():
        assert any(line.split()[:2] == [place, rule] for line in text.splitlines())


def test_a_good_edition_file_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(Path(cityboard.load("metro").edition.file).read_text("utf-8").replace("default", "own", 1), "utf-8")
    result = run("editions", "metro", str(file))
    assert result.exit_code == 0
    assert "own" in result.output


def test_an_edition_file_names_its_title(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8").replace('name = "default"', 'name = "own"')
    file.write_text(text, "utf-8")
    result = run("editions", str(file))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1].split()[:2] == ["metro", "own"]
    assert run("editions", str(file), "--values").output.count("board.tiles") == 1
    missing = run("editions", str(tmp_path / "none.toml"))
    assert missing.exit_code == 1
    assert "none.toml cannot be read" in missing.stderr
    file.write_text(text.replace('title = "metro"', 'title = "chess"'), "utf-8")
    unknown = run("editions", str(file))
    assert unknown.exit_code == 2
    assert "no game called “chess”" in unknown.stderr


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("value = 16\n", f"value = {10**30}\n"),
        ("value = 16\n", f"value = {'9' * 5000}\n"),
        ("value = 16\n", f'value = "{"x" * 3000}"\n'),
        ('rule = "M1.4"', f'rule = "{"x" * 3000}"'),
        ("[london.circuit]", f"[london.{'x' * 3000}]"),
        ('title = "metro"', f'title = "{"x" * 3000}"'),
    ],
    ids=["number", "digits", "text", "rule", "name", "title"],
)
def test_no_edition_has_values_that_cannot_be_refused(tmp_path: Path, code: str, old: str, new: str) -> None:
    file = tmp_path / "own.toml"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    for words in (["editions", "metro", str(file)], ["play", "--edition", str(file)]):
        result = run(*words, "--lang", code)
        assert result.exit_code == (2 if words[0] == "play" else 1)
        assert isinstance(result.exception, SystemExit), result.exception
        assert result.stderr


def test_a_bad_edition_file_is_refused_with_file_line_and_place(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8")
    file.write_text(text.replace('rule = "M1.4"', 'rule = "wrong"'), "utf-8")
    result = run("editions", "metro", str(file))
    assert result.exit_code == 1
    assert str(file) in result.stderr
    assert ", line " in result.stderr
    assert "board.tiles" in result.stderr


def test_editions_of_an_unknown_title_are_refused() -> None:
    assert run("editions", "chess").exit_code == 2
