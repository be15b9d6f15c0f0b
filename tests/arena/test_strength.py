"""The strength report in short: few games at little work show its form, and that the top level beats random movers."""

import json
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bench.strength import __main__ as strength
from bench.strength import report, runs
from bench.strength.archive import Archive
from bench.strength.report import figure, page, values
from bench.strength.rows import ABOVE_FAIR, ALL_WINS, CITIES, LUCK, PLANS, THINK, Row, rows, usual_work
from bench.strength.runs import Run, kept
from cityboard.titles.ladders import top_level
from cityboard.titles.registry import title_names

METRO = Row("metro: random against itself", "metro", ("random",), None, LUCK, games=8, repeats=4)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games and reports of tests away from those that are published."""
    monkeypatch.setattr(runs, "ARCHIVE", Archive(tmp_path / "runs.json.xz"))
    monkeypatch.setattr(report, "DOCS", tmp_path)
    return tmp_path


def counted(row: Row, results: list[list[list[int]]], thinking: dict[int, int] | None = None) -> report.Figure:
    """Return the figure of games that were never played."""
    run = Run.of(row)
    run.results, run.machine = results, "a machine"
    run.thinking.update(thinking or {0: 1})
    run.save()
    return figure(row)


FIRST_SEAT, SECOND_SEAT, DRAWN = [[9, 4], [1, 2]], [[4, 9], [2, 1]], [[5, 5], [1, 1]]  # who wins
WON, LOST = [FIRST_SEAT, SECOND_SEAT], [SECOND_SEAT, FIRST_SEAT]  # sets: in the second game seats are exchanged
PUBLISHED, DOCS = runs.ARCHIVE, report.DOCS  # before any test puts others in their place
PAIR = Row("metro: greedy against random", "metro", ("greedy", "random"), 0.7)


@pytest.mark.parametrize("title", title_names())
def test_the_top_level_beats_random_movers_even_with_little_work(title: str) -> None:
    top = top_level(title).name
    row = Row(f"{title}: {top} against random", title, (f"{top}@work=20", "random"), 0.5, games=8)
    strength.play([row], 1.0, float("inf"), 1)
    measured = figure(row)
    assert measured.games == 8
    assert measured.estimate
    assert measured.estimate.value > 0.5
    assert measured.margin
    assert measured.margin.low > 0


TARGETS = {  # what the report should show of the strongest levels, and how fast the others are
    "metro: chief against conductor": 0.99,
    "metro: chief against OpenSpiel's MCTS, same time": 0.95,
    "metro: chief against flat (plain flat Monte Carlo), same time": 0.65,
    "metro: chief at its own budget, p95 of thinking": 1.5,
    "metro: conductor, p95 of thinking": 0.01,
    "metro, companies: chief against conductor": 0.9,
    "metro, paris: chief against conductor": 0.9,
    "metro, stockholm: chief against conductor": 0.9,
    "metro, london: chief against conductor": 0.9,
    "metro, new-york: chief against conductor": 0.9,
    "metro, st-petersburg: chief against conductor": 0.9,
    "metro, berlin: chief against conductor": 0.9,
    "helsinki: architect against foreman": 0.85,
    "helsinki: architect against OpenSpiel's MCTS, same time": 0.8,
    "helsinki: architect against greedy (plain flat Monte Carlo), same time": 0.7,
    "helsinki: architect at its own budget, p95 of thinking": 2.0,
    "helsinki: foreman, p95 of thinking": 0.01,
    "helsinki, dry roads: architect against foreman": 0.8,
}


def test_every_figure_of_the_issue_has_its_row() -> None:
    named = {row.name: row for row in rows()}
    assert len(named) == len(rows())
    assert {name: named[name].target for name in TARGETS} == TARGETS
    assert {row.kind for row in rows() if row.name.endswith("p95 of thinking")} == {THINK}
    for module in (*CITIES, "companies"):
        assert named[f"metro, {module}: conductor, p95 of thinking"].target == 0.01
    for plan in PLANS:
        for below, above in pairwise(plan.names):
            assert named[f"{plan.title}: {above} against {below}"].target == 0.7
        for count in plan.counts:
            fair = [row for row in rows() if row.title == plan.title and row.options == {"players": count}]
            assert [row.target for row in fair] == [1 / count] * 5
            assert {row.kind for row in fair} == {ABOVE_FAIR}


def test_a_run_continues_where_it_stopped_and_its_games_are_the_same(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Run.of(METRO)
    whole.go_on(8, 1)
    played = whole.results
    monkeypatch.setattr(runs, "ARCHIVE", Archive(elsewhere / "again.json.xz"))
    Run.of(METRO).go_on(4, 1)
    strength.play([METRO], 1.0, float("inf"), 1)
    assert kept(METRO).results == played
    assert len(played) == 8
    again = kept(METRO)
    strength.play([METRO], 1.0, float("inf"), 1)
    assert kept(METRO) == again, "nothing was left to play"


def test_other_bots_than_those_of_today_begin_again_and_are_marked_until_then() -> None:
    run = Run.of(METRO)
    run.go_on(4, 1)
    run.code = "older"
    run.save()
    assert figure(METRO).is_stale
    assert "older bots" in page([figure(METRO)])
    strength.play([METRO], 1.0, float("inf"), 1)
    assert not figure(METRO).is_stale


def test_time_is_shared_out_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    missing = replace(METRO, name="metro: nobody", bots=("nobody",))
    strength.play([missing, METRO], 1.0, 0.0, 1)
    assert not kept(METRO).results
    strength.play([missing, METRO], 1.0, float("inf"), 1)
    assert len(kept(METRO).results) == 8
    assert "bot-level" in capsys.readouterr().out
    assert "There is no bot level “nobody”." in page([figure(missing)])


def test_the_lower_end_of_the_interval_must_reach_the_target() -> None:
    surely = counted(PAIR, WON * 40 + LOST * 10)
    assert surely.estimate
    assert (surely.estimate.value, surely.games) == (0.8, 100)
    assert surely.is_reached
    assert not counted(PAIR, WON * 37 + LOST * 13).is_reached
    assert counted(replace(PAIR, kind=ALL_WINS), WON * 37 + LOST * 13).is_reached
    assert not counted(replace(PAIR, kind=ABOVE_FAIR, target=0.5), WON * 26 + LOST * 24).is_reached
    drawn = counted(PAIR, [DRAWN] * 100).estimate
    assert drawn
    assert drawn.value == 0.5


def test_the_first_bot_is_followed_from_seat_to_seat() -> None:
    measured = counted(PAIR, WON * 10)
    assert measured.estimate
    assert measured.estimate.value == 1
    assert measured.margin == (5, 5, 5)


def test_a_set_that_is_not_complete_does_not_count() -> None:
    assert counted(PAIR, [*WON, FIRST_SEAT]).games == 2


def test_thinking_is_judged_by_its_value() -> None:
    row = replace(PAIR, kind=THINK, target=1.5)
    quick, slow = ({0: 100}, {0: 90, 50: 10})  # classes of one second and of e seconds
    assert counted(row, WON, quick).is_reached
    late = counted(row, WON, slow)
    assert late.estimate
    assert late.estimate.value == pytest.approx(2.718, abs=0.001)
    assert not late.is_reached


def test_the_report_says_machine_budget_number_and_what_falls_short(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    timed = replace(PAIR, name="metro: greedy, same time", seconds=0.02)
    counted(PAIR, WON * 200)
    counted(timed, LOST * 250)
    few = counted(replace(PAIR, name="metro: greedy, few", work=5), WON * 10)
    monkeypatch.setattr(strength, "rows", lambda: [PAIR, timed, METRO, few.row])
    monkeypatch.setattr(sys, "argv", ["strength", "--report"])
    strength.main()
    rows = json.loads((elsewhere / "strength.json").read_text("utf-8"))
    assert [set(each) for each in rows] == [{"name", "value", "low", "high", "n", "target"}] * 4
    figures = [(each["value"], each["n"], each["target"]) for each in rows]
    assert figures == [(1, 400, 0.7), (0, 500, 0.7), (None, 0, None), (1, 20, 0.7)]
    text = (elsewhere / "strength.md").read_text("utf-8")
    assert "- a machine\n" in text
    assert "| greedy, same time | ≥ 70% | 0.0% [0.0, 0.8] | 500 | -5.0 [-5.0, -5.0] | seconds 0.02 |" in text
    assert "- metro: greedy, same time: 0.0% [0.0, 0.8], target ≥ 70%, n = 500." in text
    assert "| work 5 | 1000 / 1000 / 1000 ms | reached, too few games |" in text
    assert "- metro: random against itself: not measured." in text
    assert "3 rows have fewer games than they should have, 1 of them fewer than 400." in text


def test_only_the_first_bot_gets_less_than_usual() -> None:
    assert PAIR.entries() == ["greedy", "random"], "no budget, no share"
    timed = replace(PAIR, seconds=0.02)
    assert timed.entries() == ["greedy@seconds=0.02", "random@seconds=0.02"]
    assert timed.entries(10) == ["greedy@seconds=0.2", "random@seconds=0.2"]
    chief, dispatcher = replace(PAIR, bots=("chief", "dispatcher"), share=0.1).entries()
    assert 10 * int(chief.removeprefix("chief@work=")) == usual_work("metro", "chief")
    assert dispatcher == "dispatcher", "only the first gets less"
    assert replace(PAIR, bots=("chief", "conductor")).entries() == ["chief", "conductor"], "all of the usual work"
    assert replace(PAIR, work=200).entries(0.5) == ["greedy@work=100", "random@work=100"]
    assert values(figure(timed))["name"] == "metro: greedy against random (seconds 0.02)"


def test_the_published_figures_are_those_of_the_kept_games(monkeypatch: pytest.MonkeyPatch) -> None:
    published = json.loads((DOCS / "strength.json").read_text("utf-8"))
    monkeypatch.setattr(runs, "ARCHIVE", PUBLISHED)
    assert [values(figure(row)) for row in rows()] == published


def test_rows_can_be_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", "--list", "--rows", "dry roads: architect"])
    strength.main()
    assert capsys.readouterr().out.startswith("helsinki, dry roads: architect against foreman: architect")
