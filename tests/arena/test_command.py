"""The command shows, writes and draws a contest, and refuses what makes none."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cityboard.arena.plot import Panel, draw
from cityboard.arena.statistics import IntervalEstimate
from cityboard.language import LANGUAGES
from tests.command import in_words, run

FEW = ("--games", "2", "--work", "1", "--workers", "1")


def test_a_contest_is_written_as_json() -> None:
    words = ("arena", "metro", "--bots", "greedy@work=50,random", "--players", "3", *FEW, "--seed", "7", "--json")
    result = run(*words)
    assert result.exit_code == 0, result.output
    outcome = json.loads(result.stdout)
    assert (outcome["title"], outcome["games"], outcome["sets"], outcome["seed"]) == ("metro", 3, 1, "7")
    assert outcome["options"]["players"] == 3
    first, second = outcome["standings"]
    assert (first["name"], first["work"], first["games"], first["fair_share"]) == ("greedy@work=50", 50, 3, 1 / 3)
    assert (second["work"], second["games"]) == (1, 6)
    assert first["win_share"]["low"] < first["win_share"]["value"] <= first["win_share"]["high"]
    assert set(first["think"]) == {"decisions", "p50", "p95", "longest"}
    assert set(first["skill"]) == {"mu", "sigma"}
    assert second["rating"] == {"value": 0, "low": 0, "high": 0}
    assert outcome["pairs"][0]["meetings"] == 3, "copies at a table meet others once"
    again = json.loads(run(*words).stdout)
    assert (again["sha256"], again["standings"][0]["margin"]) == (outcome["sha256"], first["margin"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_contest_is_shown_in_every_language(code: str, tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    result = run("arena", "metro", "--bots", "random,random@seconds=0.001", *FEW, "--plot", str(file), "--lang", code)
    assert result.exit_code == 0, result.output
    assert "random@seconds=0.001" in result.output
    assert "OpenSkill" in result.output
    assert "{" not in result.output
    assert ElementTree.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_several_bots_are_shown_pair_by_pair_and_one_alone_with_its_luck() -> None:
    several = in_words(run("arena", "--bots", "random,random@work=1,random@work=2", "--games", "6", "--workers", "1"))
    assert "random random@work=1 2 " in several
    assert "random@work=1 random@work=2 2 " in several
    alone = in_words(run("arena", "helsinki", "--bots", "random", "--games", "4", "--repeats", "2", "--workers", "1"))
    assert "The deal explains" in alone


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot level “nobody”. Choose from: "),
        (["--bots", ""], "There is no bot level “”."),
        (["--bots", "random,random"], "You have named “random” twice."),
        (["--bots", "greedy@fast"], "“greedy@fast” is not a bot with a budget."),
        (["--bots", "no.such:Bot"], "“no.such:Bot” cannot play (No module named 'no')."),
        (["--bots", "random", "--seats", "standing"], "“standing” is not a seating."),
        (["--bots", "random", "--players", "9"], "“9” is not a valid value for “players”."),
        (["--bots", "random", "--city", "rome"], "“rome” is not a valid value for “city”."),
    ],
)
def test_what_makes_no_contest_is_refused_in_a_sentence(words: list[str], sentence: str) -> None:
    result = run("arena", "metro", *words, *FEW)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in " ".join(result.stderr.split())


def test_an_illegal_move_is_reported_with_its_rule() -> None:
    result = run("arena", "metro", "--bots", "tests.arena.strange_bots:Cheat", *FEW)
    assert result.exit_code == 1
    assert "chose an illegal move in game 0." in " ".join(result.stderr.split())


def test_a_plot_needs_a_place(tmp_path: Path) -> None:
    result = run("arena", "--bots", "random", *FEW, "--plot", str(tmp_path / "none" / "plot.svg"))
    assert result.exit_code == 1
    assert "cannot be used" in result.stderr


def test_a_plot_shows_names_values_and_the_mark_in_its_scale() -> None:
    rows = [("first & last", IntervalEstimate(0.75, 0.7, 0.8)), ("second", IntervalEstimate(0.25, 0.2, 0.3))]
    drawn = ElementTree.fromstring(
        draw([Panel("Wins", rows, 0.5), Panel("One value", [("a", IntervalEstimate(5, 5, 5))])])
    )
    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Wins", "first & last", "second", "One value"} <= set(texts)
    one, other, _ = (float(point.attrib["cx"]) for point in drawn.iter("{http://www.w3.org/2000/svg}circle"))
    (mark,) = (line for line in drawn.iter("{http://www.w3.org/2000/svg}line") if line.attrib["class"] == "mark")
    assert other < float(mark.attrib["x1"]) < one
    assert float(mark.attrib["x1"]) == pytest.approx((one + other) / 2)
