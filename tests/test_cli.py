"""The commands: what each prints, and the code it exits with."""

import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import cityboard
from cityboard.cli import app, language_of_environment
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.games.registry import game_of
from cityboard.language import LANGUAGES, Language

EXAMPLE = "aacb00cbcb01"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CITYBOARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def in_words(result: Result) -> str:
    """Return the output without its line breaks."""
    return " ".join(result.output.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    _, played = random_game(cityboard.load("metro", players=3), "cli")
    file.write_text(played.text(), "utf-8")
    return file


# In general.


def test_the_version_is_told() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, "cityboard 0.1.0\n")


def test_help_names_every_command_and_comes_quickly() -> None:
    begun = time.perf_counter()
    done = subprocess.run([*program(), "--help"], capture_output=True, text=True, check=True)
    assert time.perf_counter() - begun < 5  # far above what it takes, so that a busy machine does not fail
    for command in ("play", "rules", "replay", "verify", "simulate", "score", "editions"):
        assert f" {command} " in done.stdout


def program() -> list[str]:
    return [sys.executable, "-c", "from cityboard.cli import main; main()"]


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
        (["rules", "chess"], "There is no game called “chess”. Choose from: metro."),
        (["play", "chess"], "There is no game called “chess”."),
        (["rules", "metro", "M99"], "no rule “M99”"),
        (["rules", "metro", "--search", "zzzz"], "No rule has the word “zzzz”."),
        (["rules", "metro", "--lang", "xx"], "The language “xx” is not available."),
        (["play", "--city", "rome"], "“rome” does not fit “city”."),
        (["play", "--city", "paris,london"], "only one city"),
        (["play", "--modules", "solo,companies"], "[M18]"),
        (["play", "--modules", "central-stations,central-rails"], "[M9.4]"),
        (["play", "--players", "7"], "[M18]"),
        (["play", "--hand", "4"], "[M6.2]"),
        (["play", "--harder-solo"], "[M10.6]"),
        (["play", "--stockholm-variant"], "[M13.4]"),
        (["play", "--berlin-sides", "B"], "[M17.1]"),
        (["play", "--frame", "1,1"], "[M1.6]"),
        (["play", "--frame", "1,x"], "“1,x” must be random or numbers"),
        (["play", "--start", "7"], "[M2.1]"),
        (["play", "--start", "x"], "“x” must be random or numbers"),
        (["play", "--seats", "person,dog"], "“dog” cannot take a seat."),
        (["play", "--players", "3", "--seats", "person,random"], "You have named 2 seats, but 3 play."),
        (["simulate", "metro", "--city", "rome"], "“rome” does not fit “city”."),
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
    assert Path(f"{file}.seed").read_text().splitlines()[1] == "person,random"


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
    assert f"cityboard verify {file}" in result.output.replace("\n", "")
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
    assert "After 9 of" in result.output
    assert run("replay", str(record), "--step", "9999").exit_code == 2


def test_an_edition_may_be_given_for_a_replay(record: Path, tmp_path: Path) -> None:
    assert run("replay", str(record), "--edition", "default").exit_code == 0
    assert run("replay", str(record), "--edition", str(tmp_path / "none.toml")).exit_code == 1


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
    assert "[M3.1]" in result.stderr


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


@pytest.mark.parametrize("text", ["aaaa33", "aaaa10aaaa10"])
def test_a_square_that_cannot_hold_a_tile_exits_with_1(text: str) -> None:
    for words in ([text], [text, "--check"]):
        result = run("score", "metro", *words)
        assert result.exit_code == 1
        assert "aaaa" in result.stderr
        assert "[M3.1]" in result.stderr


@pytest.mark.parametrize(
    ("text", "rule"), [("aacb22", "M3.1"), ("aacb00", "M3.4"), ("aaaa10aaaa20aaaa30aaaa40aaaa50", "M1.4")]
)
def test_check_refuses_what_was_not_legal_in_that_order(text: str, rule: str) -> None:
    assert run("score", "metro", text).exit_code == 0
    result = run("score", "metro", text, "--check")
    assert result.exit_code == 1
    assert f"[{rule}]" in result.stderr
    assert text[:4] in result.stderr


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
