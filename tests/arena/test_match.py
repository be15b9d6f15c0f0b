"""Matches are played from views, repeatably, wherever they are played, and summed up truthfully."""

import sys
from collections.abc import Callable, Iterable
from functools import partial
from math import log10
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cityboard.arena import pool
from cityboard.arena.entrant import enter, enter_all
from cityboard.arena.match import Contest, MatchResult, play_match
from cityboard.arena.pool import play_all
from cityboard.arena.report import margin, summarise, thinking, won
from cityboard.arena.schedule import Match, schedule
from cityboard.bots.bot import Budget
from cityboard.bots.level import UNLIMITED
from cityboard.core.dealer import Dealer
from cityboard.core.game import UNKNOWN
from cityboard.core.reason import OptionError, RefusedError
from cityboard.titles.ladders import BASELINES
from cityboard.titles.registry import load

STRANGE = "tests.arena.strange_bots"
QUICK = Budget(work=1)


def contest(*bots: str, title: str = "metro", seed: str = "test", **options: Any) -> Contest:
    return Contest.of(load(title, **options), "default", enter_all(title, bots, QUICK), seed)


def without_times(results: Iterable[MatchResult]) -> list[tuple[Match, tuple[int, ...], tuple[int, ...]]]:
    return [(result.match, result.scores, result.places) for result in results]


def ended(seats: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...], number: int = 0) -> MatchResult:
    """Return a result that was never played."""
    return MatchResult(Match(number, number // 2, seats), scores, places, tuple((0.1, 0.3) for _ in seats))


@pytest.mark.parametrize(("title", "bots"), [("metro", ("greedy", "random")), ("helsinki", ("random",))])
def test_results_do_not_depend_on_the_number_of_workers(title: str, bots: tuple[str, ...]) -> None:
    wanted = contest(*bots, title=title)
    planned = schedule(len(bots), 2, 4)
    alone, together = (list(play_all(wanted, planned, workers)) for workers in (1, 2))
    assert without_times(alone) == without_times(together)
    assert summarise(wanted, alone).sha256 == summarise(wanted, together).sha256
    assert len(set(without_times(alone))) == len(planned)


def test_another_seed_gives_other_games() -> None:
    contests = [contest("random"), contest("random", seed="other")]
    one, other = (summarise(wanted, list(play_all(wanted, schedule(1, 2, 2)))) for wanted in contests)
    assert one.sha256 != other.sha256


def test_a_set_has_one_deal_and_every_game_its_own_movers(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[bytes] = []

    def dealer(seed: bytes) -> Dealer:
        seeds.append(seed)
        return Dealer(seed)

    monkeypatch.setattr("cityboard.arena.match.Dealer", dealer)
    played = [play_match(contest("random", start=0), match) for match in schedule(1, 2, 4, repeats=2)]
    assert [seeds[0] == seed for seed in seeds] == [True, True, False, False]
    assert len({result.scores for result in played}) == 4


def test_a_bot_is_given_the_view_of_its_seat_and_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, int, Budget]] = []
    bot = BASELINES[0].make()

    class Witness:
        def choose(self, game: Any, view: Any, seat: int, rng: Random, budget: Budget) -> Any:
            asked.append((view.to_json(), seat, budget))
            return bot.choose(game, view, seat, rng, budget)

    monkeypatch.setattr(f"{STRANGE}.Spectator", Witness)
    wanted = contest(f"{STRANGE}:Spectator@work=7", "random", hand=3)
    play_match(wanted, Match(0, 0, (0, 1)))
    assert {seat for _, seat, _ in asked} == {0}
    assert {budget for _, _, budget in asked} == {Budget(work=7)}
    assert all(str(UNKNOWN) in str(view) for view, _, _ in asked[:5])


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_move_ends_the_contest_with_the_bot_that_made_it(workers: int) -> None:
    wanted = contest(f"{STRANGE}:Cheat", "random")
    with pytest.raises(RefusedError) as refused:
        list(play_all(wanted, schedule(2, 2, 2), workers))
    assert refused.value.reason.code == "arena-illegal"
    assert refused.value.reason.arguments["value"] == f"{STRANGE}:Cheat"
    assert refused.value.reason.arguments["because"].code == "move-not-now"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_ends_the_contest_and_says_where(workers: int) -> None:
    wanted = contest(f"{STRANGE}:Stumbler", "random")
    with pytest.raises(RefusedError) as refused:
        list(play_all(wanted, schedule(2, 2, 2), workers))
    assert refused.value.reason.code == "arena-failed"
    assert "IndexError: no such card" in refused.value.reason.arguments["error"]
    assert "strange_bots.py:" in refused.value.reason.arguments["error"]


@pytest.mark.parametrize(
    ("written", "given", "budget"),
    [
        ("greedy", UNLIMITED, UNLIMITED),
        ("greedy", Budget(work=5), Budget(work=5)),
        ("greedy@work=2000", Budget(work=5), Budget(work=2000)),
        ("greedy@seconds=0.25", Budget(work=5), Budget(seconds=0.25)),
        ("greedy@work=9@seconds=2", UNLIMITED, Budget(9, 2.0)),
    ],
)
def test_a_budget_of_its_own_goes_before_that_of_all(written: str, given: Budget, budget: Budget) -> None:
    assert enter("metro", written, given).budget == budget


@pytest.mark.parametrize("written", ["greedy@", "greedy@work=0", "greedy@seconds=0", "greedy@work=x", "greedy@2000"])
def test_a_budget_that_cannot_be_read_is_refused(written: str) -> None:
    with pytest.raises(OptionError) as refused:
        enter("metro", written)
    assert refused.value.reason.code == "arena-budget"


@pytest.mark.parametrize(
    ("written", "error"),
    [
        ("no.such.module:Bot", "No module named"),
        (f"{STRANGE}:Nobody", "Nobody"),
        (f"{STRANGE}:Broken", "weights are missing"),
        (f"{STRANGE}:Spectator", "choose"),
    ],
)
def test_a_class_that_cannot_play_is_refused(written: str, error: str) -> None:
    with pytest.raises(OptionError) as refused:
        enter("metro", written)
    assert refused.value.reason.code == "arena-import"
    assert error in refused.value.reason.arguments["error"]


def test_nobody_is_entered_twice() -> None:
    with pytest.raises(OptionError) as refused:
        enter_all("metro", ["random", "greedy", "random"])
    assert refused.value.reason.code == "arena-twice"
    assert [entrant.bot for entrant in enter_all("metro", ["greedy@work=1", "greedy@work=2"])] == ["greedy"] * 2


def test_only_budgets_of_work_are_repeatable() -> None:
    assert contest("greedy", "random").is_repeatable
    assert not contest("greedy@seconds=0.1", "random").is_repeatable


def test_winners_share_a_win_and_margins_are_over_the_best_other() -> None:
    shared = ended((0, 1, 1), (30, 30, 10), (1, 1, 3))
    assert [won(shared, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [margin(shared, seat) for seat in range(3)] == [0, 0, -20]
    assert margin(ended((0,), (12,), (1,)), 0) == 12


def test_times_are_summed_up() -> None:
    times = thinking([0.4, 0.1, 0.2, 0.3])
    assert (times.decisions, times.p50, times.p95, times.longest) == (4, 0.2, 0.4, 0.4)


def test_a_report_counts_what_was_played() -> None:
    results = [
        ended((0, 1), (50, 20), (1, 2), 0),
        ended((1, 0), (40, 40), (1, 1), 1),
        ended((0, 1), (10, 20), (2, 1), 2),
        ended((1, 0), (10, 30), (2, 1), 3),
    ]
    report = summarise(contest("greedy", "random"), results)
    assert (report.games, report.sets, report.luck) == (4, 2, None)
    first, second = report.standings
    assert (first.wins, second.wins) == (2.5, 1.5)
    assert first.win_share.value == 0.625
    assert first.margin.value == -second.margin.value == 10
    assert (first.mean_score, second.mean_score) == (32.5, 22.5)
    assert second.rating.value == 0 < first.rating.value, "random is the anchor"
    assert first.skill.mu > second.skill.mu
    assert [(pair.first, pair.second, pair.meetings, pair.share.value) for pair in report.pairs] == [
        ("greedy", "random", 4, 0.625)
    ]


@pytest.mark.parametrize("swept", [True, False])
def test_a_bot_that_won_or_drew_every_game_still_has_an_uncertain_rating(swept: bool) -> None:
    scores, places = ((50, 20), (1, 2)) if swept else ((20, 20), (1, 1))
    lows = []
    for games in (20, 200):
        results = [
            ended((0, 1), scores, places, number) if number % 2 else ended((1, 0), scores[::-1], places[::-1], number)
            for number in range(games)
        ]
        report = summarise(contest("greedy", "random"), results)
        rating, share = report.standings[0].rating, report.pairs[0].share
        assert rating.low < rating.value < rating.high
        # About what Wilson's interval of the pair says, in the scale of Elo.
        assert rating.low == pytest.approx(400 * log10(share.low / (1 - share.low)), abs=90)
        lows.append(rating.low)
        assert summarise(contest("greedy", "random"), results).standings[0].rating == rating
    assert lows[0] < lows[1], "more games say more"


def test_the_luck_of_the_deal_is_reported_when_a_bot_plays_itself() -> None:
    decided = [ended((0, 0), scores, places, number) for number, (scores, places) in enumerate([
        ((2, 1), (1, 2)), ((2, 1), (1, 2)), ((1, 2), (2, 1)), ((1, 2), (2, 1))
    ])]  # fmt: skip
    luck = summarise(contest("random"), decided).luck
    assert luck
    assert luck.value == 1


def test_a_cluster_gets_every_match_and_answers_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real thing is not installed for tests; what it is asked for is all that is ours."""

    class Future:
        def __init__(self, work: Callable[[], MatchResult]) -> None:
            self.result = work

    class Client:
        def __init__(self, address: str, timeout: int) -> None:
            if address != "tcp://host:8786":
                raise OSError("nobody there")

        def __enter__(self) -> "Client":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def map(self, work: Callable[[Match], MatchResult], planned: list[Match], *, pure: bool) -> list[Future]:
            assert not pure, "Dask would take two games by the clock for one"
            return [Future(partial(work, match)) for match in planned]

    stand_in = ModuleType("distributed")
    stand_in.Client = Client  # type: ignore[attr-defined]  # a bare module has nothing of its own
    monkeypatch.setitem(sys.modules, "distributed", stand_in)
    wanted, planned = contest("random"), schedule(1, 2, 4)
    there = play_all(wanted, planned, cluster="tcp://host:8786")
    assert without_times(there) == without_times(play_all(wanted, planned))
    with pytest.raises(OptionError) as refused:
        list(play_all(wanted, planned, cluster="tcp://elsewhere:1"))
    assert refused.value.reason.code == "cluster-unreachable"


def test_without_dask_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(OptionError) as refused:
        list(pool.play_all(contest("random"), schedule(1, 2, 1), cluster="tcp://host:8786"))
    assert refused.value.reason.code == "cluster-missing"
