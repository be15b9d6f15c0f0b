"""What the command line prints for people to type again, and what it forgives."""

import hashlib
import json
import shlex
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cityboard.cli import app
from cityboard.core.record import Record
from cityboard.language import LANGUAGES, Language
from tests.command import in_words, run

BEGIN = ("play", "--frame", "1,2", "--start", "0", "--seed", "a")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CITYBOARD_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "argv", ["some folder/bin/cityboard"])
    return tmp_path / "home"


def printed_command(output: str) -> list[str]:
    (line,) = [line for line in output.splitlines() if "some folder/bin/cityboard" in line]
    return shlex.split(line[line.index("'some folder") :])


def test_the_command_to_continue_works_as_it_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "game.jsonl"
    file.parent.mkdir()
    program, *words = printed_command(run(*BEGIN, "--record", str(file), "--lang", "de", typed="1 0\nq\n").output)
    assert program == "some folder/bin/cityboard"
    assert words == ["play", "--resume", str(file), "--lang", "de"]
    again = run(*words)
    assert again.exit_code == 0
    assert "Du bist Person 1" in again.output


def test_the_command_to_verify_works_as_it_is_printed(tmp_path: Path) -> None:
    output = run("play", "--seats", "random,random", "--record", str(tmp_path / "game.jsonl")).output
    _, *words = printed_command(output)
    assert words == ["verify", str(tmp_path / "game.jsonl")]
    assert run(*words).exit_code == 0


def test_a_custom_edition_is_part_of_the_printed_command(tmp_path: Path) -> None:
    _, *words = printed_command(run(*BEGIN, "--edition", "default").output)
    assert words[-2:] == ["--edition", "default"]


def test_an_unfinished_record_shows_its_board_and_how_to_continue(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(*BEGIN, "--record", str(file), typed="1 0\nq\n")
    events = len(Record.parse(file.read_text("utf-8"), finished=False).moves)
    shown = run("replay", str(file), "--step", str(events))
    assert shown.exit_code == 0
    assert f"Events: {events} of {events}" in shown.output
    refused = run("replay", str(file))
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert f"stops at line {events + 1} " in refused.stderr
    assert printed_command(refused.stderr)[1:] == ["play", "--resume", str(file)]


@pytest.mark.parametrize(
    ("words", "city", "modules"),
    [
        (["--city", "Paris"], "paris", []),
        (["--city", "New York"], "new-york", []),
        (["--modules", "Companies,Central Stations"], None, ["companies", "central-stations"]),
    ],
)
def test_names_are_read_in_any_case_and_with_blanks(
    words: list[str], city: str | None, modules: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", *words, "--record", str(file)).exit_code == 0
    options = Record.parse(file.read_text("utf-8"), finished=False).options
    assert (options["city"], options["modules"]) == (city, modules)


def test_solo_is_read_in_any_case() -> None:
    assert run("play", "--modules", "Solo", "--seats", "person").exit_code == 0


@pytest.mark.parametrize("words", [["--players", "1"], ["--seats", "person"]])
def test_one_person_without_the_solo_game_is_led_to_it(words: list[str]) -> None:
    result = run("play", *words)
    assert result.exit_code == 2
    assert "choose the module “solo”" in in_words(result)


def test_an_unknown_edition_is_refused_without_words_of_the_machine() -> None:
    result = run("play", "--edition", "foo")
    assert "The edition foo cannot be read" in result.stderr
    assert "Error" not in result.stderr


def test_a_record_needs_a_folder_that_is_there(tmp_path: Path) -> None:
    result = run("play", "--record", str(tmp_path / "none" / "game.jsonl"))
    assert result.exit_code == 1
    assert f"There is no folder {tmp_path / 'none'} " in result.stderr
    assert not (tmp_path / "none").exists()


def test_tiles_may_have_blanks_between_them() -> None:
    together = run("score", "metro", "aacb01aaaa00cbcb10", "--json").stdout
    assert json.loads(together)["scores"] == [2, 4]
    for words in (["aacb01", "aaaa00", "cbcb10"], ["aacb01 aaaa00 cbcb10"]):
        assert run("score", "metro", *words, "--json").stdout == together
    assert run("score", "metro", "-", "--json", typed="aacb01\naaaa00 cbcb10\n").stdout == together


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_of_a_written_board_is_legal_and_scores(code: str) -> None:
    example = Language(code).say("help-score").rstrip(".").split()[-1]
    result = run("score", "metro", example, "--check", "--json")
    assert result.exit_code == 0
    assert sum(json.loads(result.stdout)["scores"]) > 0


def test_help_shows_how_options_are_typed() -> None:
    play, score = in_words(run("play", "--help")), in_words(run("score", "--help"))
    assert "--frame 2,1,3" in play
    assert "0 is Player 1" in play
    assert "solo" not in score


def test_the_whole_hash_of_a_simulation_is_shown_in_80_columns() -> None:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(app, ["simulate", "--games", "1", "--seed", "s"])
    data = json.loads(run("simulate", "--games", "1", "--seed", "s", "--json").stdout)
    assert len(data["sha256"]) == 2 * hashlib.sha256().digest_size
    assert data["sha256"] in result.stdout.splitlines()


def test_the_text_of_a_section_is_broken_only_where_the_terminal_ends() -> None:
    lines = run("rules", "metro", "M18").output.splitlines()
    assert lines[0] == "M18"
    text = [line.strip() for line in lines[1:] if line.strip()]
    assert all(len(line) + len(following.split()[0]) > 90 for line, following in pairwise(text))
