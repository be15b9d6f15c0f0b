"""The command `analyse`: what it prints in every language, and what it refuses."""

import json
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from cityboard.analysis import analysis_worker
from cityboard.core.game import CHANCE
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.language import LANGUAGES
from cityboard.titles.ladders import ladder_of
from cityboard.titles.registry import find_title, registered
from tests.command import in_words, run
from tests.titles.metro.rules.option_sets import load


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the record of a game."""
    path = tmp_path_factory.mktemp("analyse") / "game.jsonl"
    path.write_text(random_game(load({"players": 2}), "analyse")[1].text(), "utf-8")
    return str(path)


def test_luck_decisions_turning_points_and_mistakes_are_shown_in_every_language(file: str) -> None:
    printed = {
        code: in_words(run("analyse", file, "--level", "greedy", "--work", "20", "--lang", code)) for code in LANGUAGES
    }
    for code, words in zip(
        LANGUAGES,
        [
            ("Luck", "Own decisions", "Turning points", "mistakes"),
            ("Glück", "Eigene", "Wendepunkte", "Fehler"),
            ("Chance", "Décisions propres", "Tournants", "erreurs"),
            ("Geluk", "Eigen beslissingen", "Keerpunten", "fouten"),
        ],
        strict=True,
    ):
        assert all(word in printed[code] for word in words), printed[code]
    assert printed["en"].count("Turn ") >= 3
    assert "Better by +" in printed["en"] and "Reasons: " not in printed["en"]  # greedy has none
    assert "±" in printed["en"] and "." in printed["en"]


def test_a_mistake_is_shown_in_the_sentences_of_the_log_with_the_turn_as_players_count_it(file: str) -> None:
    arguments = ("analyse", file, "--level", "signaller", "--work", "20")
    printed = in_words(run(*arguments))
    analysis = json.loads(run(*arguments, "--json").output)
    record = Record.parse(Path(file).read_text("utf-8"))
    mistakes = [verdict for verdict in analysis["verdicts"] if verdict["is_mistake"]]
    assert mistakes
    for verdict in mistakes:
        deciding = [by for by, _ in record.moves[: verdict["number"] + 1] if by != CHANCE]
        turns = len(list(groupby(deciding)))
        kind, *rest = verdict["played"]["move"]
        seat = verdict["seat"] + 1
        words = f"lays a tile on {rest[2] // 8},{rest[2] % 8}: {rest[0]}." if kind == "lay" else "draws a tile."
        assert f"Turn {turns}: Player {seat} {words}" in printed
    assert "; expects to finish " in printed
    assert "ends the line of Player " in printed


def test_json_holds_the_whole_analysis(file: str) -> None:
    result = run("analyse", file, "--level", "greedy", "--work", "20", "--json")
    analysis = json.loads(result.output)
    assert result.exit_code == 0
    assert (analysis["title"], analysis["level"]) == ("metro", "greedy")
    assert 0 < len(analysis["turning_points"]) <= 3
    assert len(analysis["curve"]) == len(Path(file).read_text("utf-8").splitlines()) - 1
    assert run("analyse", file, "--level", "greedy", "--work", "20", "--json").output == result.output


def test_what_cannot_be_analysed_is_refused(file: str, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(f"{line}\n" for line in Path(file).read_text("utf-8").splitlines()[:20]), "utf-8")
    for words, code, sentence in (
        ((str(tmp_path / "nowhere"),), 1, "nowhere"),
        ((str(cut),), 1, "line 20"),
        ((file, "--work", "5", "--seconds", "1"), 2, "either --work or --seconds"),
        ((file, "--level", "grandmaster"), 2, "grandmaster"),
    ):
        result = run("analyse", *words)
        assert result.exit_code == code
        assert sentence in in_words(result)


def test_the_page_and_the_terminal_say_the_same_of_a_game(file: str) -> None:
    # Nobody gives a budget: what is usual is by work, the same for both and on every machine.
    quick = replace(ladder_of("metro"), analysis_work=30)
    request = {"record": Path(file).read_text("utf-8"), "work": None}
    with registered(replace(find_title("metro"), ladder=lambda: quick)):
        printed = json.loads(run("analyse", file, "--json").output)
        assert json.loads(json.dumps(analysis_worker.answer(request)["analysis"])) == printed
