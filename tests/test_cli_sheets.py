"""Count sheets as files: counted, written to be filled in, and refused."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.language import LANGUAGES
from cityboard.titles.metro.rules.game import Metro
from tests.command import in_words, run
from tests.titles.metro.sheets import options_of, sheet_of

GUIDE = Path(__file__).parents[1] / "docs" / "count-sheets.md"
COMPANIES = """
title = "metro"
modules = ["companies"]
[board]
points = [38, 36, 34, 32, 32, 29, 27, 27]
[companies]
shares = [["red", "yellow", "grey", "yellow"], ["", "", "", ""]]
"""
CARDS_TWICE = """
title = "metro"
city = "paris"
[paris]
cards = [[0, 1, 2, 3, 4, 5], [0, 7, 8, 9, 10, 11]]
[london]
rides = [1, 2]
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "table.toml"
    file.write_text(COMPANIES, "utf-8")
    return file


@pytest.mark.rule("M7.6")
def test_a_sheet_is_counted_with_every_point_and_its_rule(sheet: Path) -> None:
    data = json.loads(run("score", str(sheet), "--json").stdout)
    assert data["scores"] == [68 + 3 * 3, 0]
    assert data["ranking"] == [1, 2]
    shares = [entry["points"] for entry in data["breakdown"] if entry["rule"] == "M7.6"]
    assert shares == [48, 15, 5]
    said = in_words(run("score", str(sheet)))
    assert "60% of the yellow company, value 8 M7.6 +48" in said
    assert "Player 1 wins with 77 points." in said


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize(("is_harder", "points"), [("false", 22), ("true", 9)])
def test_published_example_of_the_solo_game_scores_22_or_9_when_it_is_harder(is_harder: str, points: int) -> None:
    file = (
        f"title = 'metro'\nplayers = 1\nmodules = ['solo']\nharder_solo = {is_harder}\n"
        "[board]\npoints = [35, 22, 30, 30, 30, 30, 30, 30]\n"
    )
    assert json.loads(run("score", "-", "--json", typed=file).stdout)["scores"] == [points]
    assert str(points) in in_words(run("score", "-", typed=file))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sheet_is_counted_in_every_language(sheet: Path, code: str) -> None:
    result = run("score", str(sheet), "--lang", code)
    assert result.exit_code == 0
    assert "M7.6" in result.output


def test_a_sheet_can_come_from_standard_input() -> None:
    assert json.loads(run("score", "-", "--json", typed=COMPANIES).stdout)["scores"] == [77, 0]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_an_empty_sheet_can_be_written_and_counts_nothing(title: str, code: str) -> None:
    written = run("score", title, "--template", "--lang", code)
    assert written.exit_code == 0
    assert json.loads(run("score", "-", "--json", typed=written.stdout).stdout)["scores"] == [0, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "city": "berlin", "berlin_sides": "mixed"},
        {"players": 3, "modules": ["companies", "central-stations"], "city": "stockholm"},
        {"players": 4, "modules": ["central-rails"], "city": "st-petersburg", "free_orientation": True},
    ],
    ids=lambda options: options["city"],
)
def test_a_sheet_written_with_all_its_parts_counts_as_before(options: dict[str, Any]) -> None:
    game = cityboard.load("metro", **options)
    assert isinstance(game, Metro)
    s, rng = game.start(), Random("sheets")
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
    options_lines = [f"{name} = {json.dumps(value)}" for name, value in options_of(game).items() if value is not None]
    parts = [f"{name} = {_toml(value)}" for name, value in sheet_of(game, s).items()]
    file = "\n".join(['title = "metro"', *options_lines, *parts])
    again = run("score", "-", "--template", typed=file)
    assert again.exit_code == 0
    assert json.loads(run("score", "-", "--json", typed=again.stdout).stdout)["scores"] == game.scores(s)


def _toml(value: object) -> str:
    return json.dumps(value).replace("null", '""')


@pytest.mark.rule("H7.3")
def test_boards_of_helsinki_are_pictures_in_their_sheet() -> None:
    picture = re.findall(r"```\n((?:.{7}\n){7})```", (GUIDE.parent / "board-picture.md").read_text("utf-8"))[0]
    file = f"title = 'helsinki'\n[boards]\nroofs = ['''{picture}''', '']\n"
    assert json.loads(run("score", "-", "--json", typed=file).stdout)["scores"] == [22, 0]
    assert picture in run("score", "-", "--template", typed=file).stdout


def test_the_sheet_of_the_guide_can_be_counted() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    result = run("score", "-", "--json", typed=example)
    assert result.exit_code == 0
    assert {entry["rule"] for entry in json.loads(result.stdout)["breakdown"]} >= {"M4.2", "M7.6", "M13.3"}


def test_a_sheet_that_cannot_be_is_refused_with_all_its_places(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(CARDS_TWICE, "utf-8")
    result = run("score", str(file))
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert lines[0].startswith("paris.cards[1][0]: There is only one of these")
    assert lines[0].endswith("[M12.1]")
    assert lines[1].startswith("london.rides: There is no such part with these options.")


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("title = metro", "is not valid TOML"),
        ("players = 2", "does not say which game it counts"),
        ("title = 'chess'", "There is no game called “chess”."),
        ("title = 'metro'\nhand = 2", "There is no option “hand”."),
        ("title = 'metro'\nplayers = 9", "[M18]"),
        ("title = 'metro'\nmodules = ['solo']\ncity = 'paris'", "[M11.4]"),
        ("title = 'metro'\nedition = 'none'", "The edition none cannot be read"),
    ],
)
def test_what_is_no_sheet_exits_with_2_and_a_sentence(file: str, sentence: str) -> None:
    for words in (["score", "-"], ["score", "-", "--template"]):
        result = run(*words, typed=file)
        assert result.exit_code == 2
        assert sentence in in_words(result)


def test_a_sheet_brings_its_own_options(sheet: Path) -> None:
    result = run("score", str(sheet), "--players", "3")
    assert result.exit_code == 2
    assert "Leave out: --players." in result.stderr


def test_a_board_or_a_file_is_needed() -> None:
    assert run("score", "metro").exit_code == 2
    assert run("score", "no-such-file.toml").exit_code == 1


def test_another_edition_can_count_a_sheet(tmp_path: Path) -> None:
    edition, file = tmp_path / "own.toml", tmp_path / "table.toml"
    run("editions", "metro", "--copy", str(edition))
    text = edition.read_text("utf-8")
    changed = re.sub(r"(\[companies.majority_divisor\][^\[]*\nvalue = )10", r"\g<1>1", text)
    assert changed != text
    edition.write_text(changed, "utf-8")
    file.write_text(COMPANIES, "utf-8")
    scores = json.loads(run("score", str(file), "--edition", str(edition), "--json").stdout)["scores"]
    assert scores == [68 + 38 + 32 + 32, 0]
