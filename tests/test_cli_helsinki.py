"""The command line with Helsinki: every command, what it prints, and the code it exits with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cityboard
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.language import LANGUAGES, Language
from cityboard.titles.registry import game_of
from tests.command import in_words, run

# The published example: 2 rows and 3 columns, 3 superstructures on crossings, 3 along one line, 1 on neither (H7.3).
EXAMPLE = """
Prr+bbP
g..g..g
y..y..Y
rrR#bbb
p..B..p
p.Gpb.p
*..r..y
"""
CONNECTED = """
..r....
..r....
..rrrrr
.rr#.r.
rrr..r.
....rr.
....r..
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CITYBOARD_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    _, played = random_game(cityboard.load("helsinki", players=3, modules=["dry-roads"], cover="random"), "cli")
    file.write_text(played.text(), "utf-8")
    return file


def options_of(file: Path) -> Any:
    return Record.parse(file.read_text("utf-8"), finished=False).options


# Play.


def test_play_without_input_saves_and_exits_cleanly(home: Path) -> None:
    assert run("play", "helsinki").exit_code == 0
    (file,) = home.glob("helsinki-*.jsonl")
    assert options_of(file) == {"players": 2, "modules": [], "cover": "none", "start": "random"}


def test_play_knows_every_option(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    words = "--players 4 --dry-roads --cover A9,A1,A5,a7,A8 --start 2 --seats person,random,person,random"
    others = "--edition default --lang nl --seed text"
    result = run("play", "helsinki", *words.split(), *others.split(), "--record", str(file), typed="l\nq\n")
    assert result.exit_code == 0
    assert "Je verlaat de tafel" in result.output
    assert options_of(file) == {
        "players": 4,
        "modules": ["dry-roads"],
        "cover": ["A1", "A5", "A7", "A8", "A9"],
        "start": 2,
    }


@pytest.mark.parametrize("cover", ["none", "bottom", "random"])
def test_actions_are_covered_by_a_word(tmp_path: Path, cover: str) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", "helsinki", "--cover", cover, "--record", str(file)).exit_code == 0
    assert options_of(file)["cover"] == cover


def test_dry_roads_is_also_a_module(tmp_path: Path) -> None:
    for number, words in enumerate(
        (["--dry-roads"], ["--modules", "dry-roads"], ["--modules", "dry-roads", "--dry-roads"])
    ):
        file = tmp_path / f"{number}.jsonl"
        assert run("play", "helsinki", *words, "--record", str(file)).exit_code == 0
        assert options_of(file)["modules"] == ["dry-roads"]


def test_seats_alone_say_how_many_play(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "helsinki", "--seats", "person,random,random", "--record", str(file))
    assert options_of(file)["players"] == 3


def test_a_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "helsinki", "--start", "0", "--seed", "a", "--record", str(file), typed="space 3\nq\n")
    before = file.read_text("utf-8")
    result = run("play", "--resume", str(file), typed="w 2\nq\n")
    assert result.exit_code == 0
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert '["walk", 2]' in after


def test_a_whole_game_of_random_seats_ends_with_the_score_sheet(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "helsinki", "--dry-roads", "--seats", "random,random", "--record", str(file))
    assert result.exit_code == 0
    assert "Place  Player" in result.output
    assert run("verify", str(file)).exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "helsinki", "--players", "5"], "“5” is not a valid value for “players”. Use: 2, 3, 4. [H2.1]"),
        (["play", "helsinki", "--players", "1"], "[H2.1]"),
        (["play", "helsinki", "--cover", "top"], "“top” is not a valid value for “cover”."),
        (["play", "helsinki", "--cover", "A1"], "[H2.7]"),
        (["play", "helsinki", "--cover", "A1,A2,A3,A4"], "Name exactly 5 different actions. [H2.7]"),
        (["play", "helsinki", "--cover", "A1,A2,A3,A4,A4"], "Name exactly 5 different actions. [H2.7]"),
        (["play", "helsinki", "--cover", "A1,A2,A3,A4,A16"], "“A16” is not a valid value for “cover”."),
        (["play", "helsinki", "--start", "2"], "[H2.4]"),
        (["play", "helsinki", "--start", "x"], "“x” cannot start."),
        (["play", "helsinki", "--modules", "companies"], "“companies” is not a valid value for “modules”."),
        (["play", "helsinki", "--city", "paris"], "There is no option “city”."),
        (["play", "helsinki", "--hand", "2"], "There is no option “hand”."),
        (["play", "metro", "--dry-roads"], "“dry-roads” is not a valid value for “modules”."),
        (["play", "metro", "--cover", "bottom"], "There is no option “cover”."),
        (["simulate", "helsinki", "--players", "7"], "[H2.1]"),
        (["simulate", "helsinki", "--cover", "A1,A2"], "[H2.7]"),
        (["rules", "helsinki", "M3.4"], "no rule “M3.4”"),
        (["score", "helsinki", "x", "--check"], "There is no option “check”."),
        (["score", "helsinki", "x", "--players", "2"], "There is no option “players”."),
        (["score", "metro", "aacb00", "--dry-roads"], "“dry-roads” is not a valid value for “modules”."),
        (["score", "chess", "x"], "There is no game called “chess”."),
    ],
)
def test_malformed_words_exit_with_2_and_a_sentence(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in in_words(result)
    assert "Traceback" not in result.output


def test_help_on_options_cites_the_rules() -> None:
    for command in ("play", "simulate"):
        text = in_words(run(command, "--help"))
        for rule in ("H2.1", "H2.4", "H2.6", "H2.7", "H8"):
            assert f"[{rule}]" in text


# Rules.


def test_actions_are_rules_and_sections_have_headings() -> None:
    assert run("rules", "helsinki", "a7").output.startswith("A7\n    Take one wild")
    lines = run("rules", "helsinki", "H4").output.splitlines()
    assert "H4.5" in lines
    assert any(line.startswith("H4  ") for line in lines)


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_rules_are_printed_in_every_language(code: str) -> None:
    result = run("rules", "helsinki", "--lang", code)
    lines = [line.strip() for line in result.output.splitlines()]
    assert result.exit_code == 0
    for number in Language(code).rule_ids("helsinki"):
        assert number in lines or any(line.startswith(f"{number}  ") for line in lines)


# Replay and verify.


def test_replay_and_verify_know_the_title_from_the_record(record: Path) -> None:
    played = Record.parse(record.read_text("utf-8"))
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert (data["scores"], data["ranking"]) == (played.scores, played.ranking)
    assert run("replay", str(record)).exit_code == 0
    assert "draws checked" in run("verify", str(record)).output


@pytest.mark.parametrize("step", [0, 3, 20, 40, 100])
def test_replay_shows_the_boards_after_some_events_without_any_hand(record: Path, step: int) -> None:
    result = run("replay", str(record), "--step", str(step))
    assert result.exit_code == 0
    assert f"Events: {step} of" in result.output
    assert "Your cards" not in result.output
    played = Record.parse(record.read_text("utf-8"))
    game = game_of(played)
    s = game.start()
    for _, move in played.moves[:step]:
        game.play(s, move)
    shown = set(re.findall(r"[a-z]+-\d-\d-\d", result.output))
    # A game of Helsinki.
    assert shown == {game.deck.names[card] for card in s.display if card and card != game.deck.wild}  # type: ignore[attr-defined]  # of Helsinki


def test_a_damaged_record_is_refused_with_its_line(record: Path) -> None:
    text = record.read_text("utf-8")
    for command in ("replay", "verify"):
        result = run(command, "-", typed="".join(text.splitlines(keepends=True)[:30]))
        assert result.exit_code == 1
        assert "stops at line 30" in result.stderr


# Simulate.


@pytest.mark.parametrize("cover", ["bottom", "random", "A1,A5,A7,A8,A9"])
def test_simulate_writes_json_and_records(tmp_path: Path, cover: str) -> None:
    words = ["--players", "3", "--dry-roads", "--cover", cover, "--games", "2", "--seed", "s", "--json"]
    result = run("simulate", "helsinki", *words, "--records", str(tmp_path / "r"))
    data = json.loads(result.stdout)
    assert set(data) == {"games", "moves", "seconds", "games_per_second", "mean_scores", "sha256"}
    assert len(data["mean_scores"]) == 3
    files = sorted((tmp_path / "r").iterdir())
    assert len(files) == 2
    assert options_of(files[0])["cover"] == (cover.split(",") if "," in cover else cover)
    assert run("verify", str(files[1])).exit_code == 0
    assert json.loads(run("simulate", "helsinki", *words).stdout)["sha256"] == data["sha256"]


# Score.


def test_the_published_example_gives_22_as_json(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(EXAMPLE, "utf-8")
    assert json.loads(run("score", "helsinki", str(file), "--json").stdout) == {
        "rows": [0, 3],
        "columns": [0, 3, 6],
        "superstructures": {"3": 3, "1": 3, "0": 1},
        "total": 22,
    }


def test_the_published_example_gives_22_with_its_rules() -> None:
    result = run("score", "helsinki", "-", typed=EXAMPLE)
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert lines[1:] == [
        "Complete row 0 H7.1 2",
        "Complete row 3 H7.1 2",
        "Complete column 0 H7.1 2",
        "Complete column 3 H7.1 2",
        "Complete column 6 H7.1 2",
        "3 superstructures at intersections of complete rows and columns H7.2 9",
        "3 superstructures in one complete row or column H7.2 3",
        "1 superstructure outside complete rows and columns H7.2 0",
        "Total H7 22",
    ]


def test_the_example_in_the_documentation_is_true() -> None:
    text = Path(__file__).parents[1].joinpath("docs/board-picture.md").read_text("utf-8")
    picture, answer = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    assert picture.strip() == EXAMPLE.strip()
    assert json.loads(run("score", "helsinki", "-", "--json", typed=picture).stdout) == json.loads(
        answer.split("\n")[1]
    )


@pytest.mark.parametrize(("picture", "connected"), [(CONNECTED, True), (EXAMPLE, False)])
def test_dry_roads_tells_whether_the_visitors_are_connected(picture: str, connected: bool) -> None:
    data = json.loads(run("score", "helsinki", "-", "--dry-roads", "--json", typed=picture).stdout)
    assert data["connected"] is connected
    said = "are connected" if connected else "are not connected"
    assert f"The four visitors {said}. [H8.3]" in run("score", "helsinki", "-", "--dry-roads", typed=picture).output


def test_the_statue_does_not_connect_visitors() -> None:
    split = CONNECTED.replace("..rrrrr", "..r..rr").replace(".rr#.r.", ".rr#rr.")
    assert not json.loads(run("score", "helsinki", "-", "--dry-roads", "--json", typed=split).stdout)["connected"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_scored_board_is_shown_in_every_language(code: str) -> None:
    result = run("score", "helsinki", "-", "--dry-roads", "--lang", code, typed=EXAMPLE)
    assert result.exit_code == 0
    assert Language(code).say("sheet-not-connected") in result.output


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("", "wrong number of lines: 1 instead of 7"),
        (EXAMPLE + "ppppppp\n", "wrong number of lines: 8 instead of 7"),
        (
            EXAMPLE.replace("g..g..g", "g..g..gg"),
            "does not have the right number of signs (7): look at column 8",
        ),
        (
            EXAMPLE.replace("g..g..g", "g..g."),
            "does not have the right number of signs (7): look at column 6",
        ),
        (EXAMPLE.replace("y..y..Y", "y..x..Y"), "Line 3, column 4 of the picture: “x” is not allowed there."),
        (EXAMPLE.replace("#", "p"), "Line 4, column 4"),
        (EXAMPLE.replace("p.G", "p#G"), "Line 6, column 2"),
    ],
)
def test_a_malformed_picture_exits_with_2_and_names_line_and_column(picture: str, words: str) -> None:
    result = run("score", "helsinki", "-", typed=picture)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_a_missing_picture_is_named() -> None:
    result = run("score", "helsinki", "no-such-file.txt")
    assert result.exit_code == 1
    assert result.stderr.startswith("The file no-such-file.txt cannot be used")


# Editions.


def test_editions_of_both_titles_are_listed() -> None:
    result = run("editions")
    for title in ("metro", "helsinki"):
        edition = cityboard.load(title).edition
        assert re.search(rf"{title} +default  {edition.hash[:12]}", result.output)


def test_editions_of_one_title_are_listed_with_every_value() -> None:
    text = run("editions", "helsinki", "--values").output
    assert "metro " not in text
    for place, rule, _ in cityboard.load("helsinki").edition.sources():
        assert any(line.split()[:2] == [place, rule] for line in text.splitlines())


def test_a_bad_edition_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(Path(cityboard.load("helsinki").edition.file).read_text("utf-8").replace("H1.4", "wrong"), "utf-8")
    result = run("editions", "helsinki", str(file))
    assert result.exit_code == 1
    assert str(file) in result.stderr
