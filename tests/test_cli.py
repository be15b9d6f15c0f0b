"""The command line in general, `play` and `rules`: what is printed, and the code of the exit."""

import hashlib
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cityboard
from cityboard.command import language_of_environment
from cityboard.core.record import Record
from cityboard.language import LANGUAGES, Language
from tests.command import in_words, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CITYBOARD_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


# In general.


def test_the_version_is_printed() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"cityboard {project['version']}\n")


def test_help_names_every_command() -> None:
    done = subprocess.run([*program(), "--help"], capture_output=True, text=True, check=True)
    for command in ("play", "rules", "replay", "verify", "analyse", "simulate", "score", "editions"):
        assert f" {command} " in done.stdout


def program() -> list[str]:
    return [sys.executable, "-m", "cityboard"]


def test_help_on_options_cites_the_rules() -> None:
    for command in ("play", "simulate"):
        text = in_words(run(command, "--help"))
        for rule in ("M6.1", "M6.2", "M10.6", "M13.4", "M17.1", "M1.6", "M2.1"):
            assert f"[{rule}]" in text


def test_help_speaks_the_language_of_the_environment() -> None:
    environment = os.environ | {"CITYBOARD_LANG": "de"}
    done = subprocess.run([*program(), "--help"], capture_output=True, text=True, check=True, env=environment)
    assert "Die Regeln lesen" in done.stdout


@pytest.mark.parametrize(
    ("own", "lang", "code"),
    [("de", "fr_FR.UTF-8", "de"), ("", "fr_FR.UTF-8", "fr"), ("", "C.UTF-8", "en"), ("xx", "nl", "nl"), ("", "", "en")],
)
def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch, own: str, lang: str, code: str) -> None:
    monkeypatch.setenv("CITYBOARD_LANG", own)
    monkeypatch.setenv("LANG", lang)
    assert language_of_environment() == code


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "chess"], "There is no game called “chess”. Choose from: metro, helsinki."),
        (["play", "chess"], "There is no game called “chess”."),
        (["rules", "metro", "M99"], "no rule “M99”"),
        (["rules", "metro", "--search", "zzzz"], "No rule contains the word “zzzz”."),
        (["rules", "metro", "--lang", "xx"], "The language “xx” is not available."),
        (["play", "--city", "rome"], "“rome” is not a valid value for “city”."),
        (["play", "--city", "paris,london"], "only one city"),
        (["play", "--modules", "solo,companies"], "[M18]"),
        (["play", "--modules", "central-stations,central-rails"], "[M9.4]"),
        (["play", "--players", "7"], "[M18]"),
        (["play", "--hand", "4"], "[M6.2]"),
        (["play", "--harder-solo"], "[M10.6]"),
        (["play", "--arrange-row"], "[M12.1]"),
        (["play", "--stockholm-variant"], "[M13.4]"),
        (["play", "--berlin-sides", "B"], "[M17.1]"),
        (["play", "--frame", "1,1"], "[M1.6]"),
        (["play", "--frame", "1,x"], "“1,x” must be random or a list of numbers"),
        (["play", "--start", "7"], "[M2.1]"),
        (["play", "--start", "x"], "“x” cannot start."),
        (["play", "--edition", "nope"], "The edition nope cannot be read"),
        (["score", "metro", "aacb01", "--players", "10000000000"], "[M18]"),
        (["play", "--seats", "person,dog"], "“dog” cannot take a seat."),
        (
            ["play", "--players", "3", "--seats", "person,random"],
            "You have named 2 seats, but the number of players is 3.",
        ),
        (["simulate", "metro", "--city", "rome"], "“rome” is not a valid value for “city”."),
        (["simulate", "--games", "0"], "--games"),
        (["play", "--hand", "two"], "--hand"),
        (["dance"], "dance"),
    ],
)
def test_malformed_words_exit_with_2_and_a_sentence(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in in_words(result)
    assert "Traceback" not in result.output


LONG, LARGE, DIGITS = "x" * 3000, str(10**33), "7" * 5000


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "exit_code"),
    [
        (["rules", LONG], 2),
        (["rules", "metro", LONG], 2),
        (["rules", "--search", LONG], 2),
        (["play", "--city", LONG], 2),
        (["play", "--modules", LONG], 2),
        (["play", "--berlin-sides", LONG], 2),
        (["play", "--edition", LONG], 2),
        (["play", "--seats", LONG], 2),
        (["play", "--record", LONG], 1),
        (["play", "--resume", LONG], 1),
        (["play", "--players", LARGE], 2),
        (["play", "--players", DIGITS], 2),
        (["play", "--hand", LARGE], 2),
        (["play", "--start", LARGE], 2),
        (["play", "--start", DIGITS], 2),
        (["play", "--frame", f"1,{LARGE}"], 2),
        (["play", "--frame", DIGITS], 2),
        (["replay", LONG], 1),
        (["verify", LONG], 1),
        (["score", "metro", "aacb01", "--players", LARGE], 2),
        (["score", "metro", LONG], 2),
        (["editions", LONG], 2),
        (["editions", "metro", LONG], 1),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else None,
)
def test_no_word_is_too_long_to_be_refused(words: list[str], exit_code: int, code: str) -> None:
    result = run(*words, "--lang", code)
    assert result.exit_code == exit_code
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    assert result.stderr


def test_no_language_is_too_long_to_be_refused() -> None:
    assert run("rules", "--lang", LONG).exit_code == 2


def test_a_refusal_speaks_the_chosen_language() -> None:
    result = run("play", "--hand", "4", "--lang", "de")
    assert result.stderr.startswith("„4“ passt nicht zu „hand“.")
    assert result.stdout == ""


# Play.


def test_play_without_input_saves_and_exits_cleanly(home: Path) -> None:
    result = run("play")
    assert result.exit_code == 0
    (file,) = home.glob("metro-*.jsonl")
    assert str(file) in result.output.replace("\n", "")
    begun = Record.parse(file.read_text("utf-8"), finished=False)
    assert begun.options["players"] == 2
    assert Path(f"{file}.seed").read_text().splitlines()[1] == "person,conductor"


def test_play_knows_every_option(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    words = "--players 3 --modules central-stations --city berlin --free-orientation --hand 2 --berlin-sides mixed"
    others = "--frame 2,1,3 --start 1 --edition default --lang nl --seats person,random,person --seed text"
    result = run("play", "metro", *words.split(), *others.split(), "--record", str(file), typed="l\nq\n")
    assert result.exit_code == 0
    assert "Je verlaat de tafel" in result.output
    options = Record.parse(file.read_text("utf-8"), finished=False).options
    assert options == {
        "players": 3,
        "modules": ["central-stations"],
        "city": "berlin",
        "free_orientation": True,
        "hand": 2,
        "harder_solo": False,
        "stockholm_variant": False,
        "berlin_sides": "mixed",
        "frame": [2, 1, 3],
        "start": 1,
    }


def test_seats_alone_say_how_many_play(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "--seats", "person,random,random,random", "--record", str(file))
    assert Record.parse(file.read_text("utf-8"), finished=False).options["players"] == 4


def test_solo_is_for_one(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", "--modules", "solo", "--harder-solo", "--record", str(file)).exit_code == 0
    assert Record.parse(file.read_text("utf-8"), finished=False).options["players"] == 1


def test_the_seed_is_the_hash_of_its_text(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        run("play", "--seed", "text", "--seats", "random,random", "--record", str(file))
    first, second = (file.read_text("utf-8") for file in files)
    assert first == second
    assert Record.parse(first).seed == hashlib.sha256(b"text").digest()


def test_a_whole_game_of_random_seats_ends_with_the_score_sheet(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "--seats", "random,random", "--record", str(file))
    assert result.exit_code == 0
    assert "Place  Player" in result.output
    assert "M4.2" in result.output
    assert f" verify {file}" in result.output
    assert run("verify", str(file)).exit_code == 0
    assert not Path(f"{file}.seed").exists()


def test_a_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "--frame", "1,2", "--start", "0", "--seed", "a", "--record", str(file), typed="?\n1\nq\n")
    before = file.read_text("utf-8")
    result = run("play", "--resume", str(file), typed="?\n1\nq\n")
    assert result.exit_code == 0
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)


@pytest.mark.parametrize(
    "words",
    [
        "metro",
        "--players 2",
        "--modules companies",
        "--city paris",
        "--free-orientation",
        "--hand 1",
        "--harder-solo",
        "--arrange-row",
        "--stockholm-variant",
        "--berlin-sides A",
        "--frame random",
        "--start random",
        "--seed a",
        "--record other.jsonl",
    ],
)
def test_a_resumed_game_takes_no_other_settings(tmp_path: Path, words: str) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "--record", str(file))
    result = run("play", *words.split(), "--resume", str(file))
    assert result.exit_code == 2
    assert words.split()[0].replace("metro", "title") in result.stderr
    assert run("play", "--resume", str(file), "--seats", "person,person", "--lang", "de").exit_code == 0


def test_a_game_with_a_custom_edition_is_resumed_as_the_last_sentence_says(tmp_path: Path) -> None:
    own, file = tmp_path / "own edition.toml", tmp_path / "game.jsonl"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8")
    own.write_text(text.replace('name = "default"', 'name = "own"'), "utf-8")
    result = run("play", "--edition", str(own), "--record", str(file))
    (line,) = (line for line in result.stdout.splitlines() if "--resume" in line)
    words = shlex.split(line.partition(": ")[2])[1:]
    assert words == ["play", "--resume", str(file), "--edition", str(own)]
    assert run(*words).exit_code == 0
    own.unlink()
    assert run("play", "--resume", str(file)).exit_code == 0


def test_resuming_needs_the_record_and_its_seed(tmp_path: Path) -> None:
    assert run("play", "--resume", str(tmp_path / "none.jsonl")).exit_code == 1
    file = tmp_path / "game.jsonl"
    run("play", "--record", str(file))
    Path(f"{file}.seed").unlink()
    result = run("play", "--resume", str(file))
    assert result.exit_code == 1
    assert f"{file}.seed" in result.output.replace("\n", "")


def test_an_existing_record_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    result = run("play", "--record", str(file))
    assert result.exit_code == 1
    assert "already exists" in result.output
    assert file.read_text() == "precious"


def test_a_real_process_plays_until_its_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = [*program(), "play", "--record", str(file), "--modules", "companies", "--city", "paris"]
    done = subprocess.run(words, input="?\n1\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--resume" in done.stdout
    assert Record.parse(file.read_text("utf-8"), finished=False).moves


# Rules.


def test_one_rule_is_printed() -> None:
    result = run("rules", "metro", "m3.4")
    assert result.output.startswith("M3.4\n")
    assert "M3.5\n" not in result.output


def test_a_section_is_printed_and_not_its_namesakes() -> None:
    lines = run("rules", "metro", "M1").output.splitlines()
    assert "M1.1" in lines
    assert "M1.8" in lines
    assert "M10.1" not in lines


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_rules_are_printed_in_every_language(code: str) -> None:
    result = run("rules", "metro", "--lang", code)
    lines = [line.strip() for line in result.output.splitlines()]
    assert result.exit_code == 0
    for number in Language(code).rule_ids("metro"):
        assert number in lines or any(line.startswith(f"{number}  ") for line in lines)


def test_rules_are_searched() -> None:
    lines = run("rules", "metro", "--search", "TAXI").output.splitlines()
    assert "M14.3" in lines
    assert "M3.4" not in lines
