"""An analysis adds up, calls only blunders mistakes, and separates luck from decisions."""

import json
from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import cityboard
from cityboard.analysis.analysis import analyse, judge, turning_points
from cityboard.analysis.leads import rollouts_of
from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.bots.level import Level
from cityboard.bots.random_bot import RandomBot
from cityboard.bots.rollouts import Mean, RandomRollouts, compare, leads
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.protocol.analysis import Analysis, Verdict
from cityboard.titles.ladders import level_of
from cityboard.titles.registry import registered
from tests.bots.positions import load, moments
from tests.toy.game import COLOURS
from tests.toy.title import TITLE

SMALL = Budget(work=20)
GREEDY = "greedy"


@cache
def played(title: str, players: int) -> tuple[Game[Any], Record]:
    """Return a game of random movers."""
    game = load(title, {"players": players} if players > 1 else {"players": 1, "modules": ["solo"]})
    return game, random_game(game, "analysed")[1]


@cache
def analysed(title: str, players: int) -> Analysis:
    game, record = played(title, players)
    return analyse(game, record, level_of(title, GREEDY), SMALL)


class Seer:
    """Plays the first legal move, and foresees the points that a function makes of a state."""

    def __init__(self, points: Any) -> None:
        self.points = points

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        return Judgement(game.moves(view)[0])

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> Sequence[Sequence[float]]:
        return [self.points(game, s, rng)]


def level(points: Any) -> Level:
    return Level("seer", lambda: Seer(points))


GAMES = [("metro", 1), ("metro", 3), ("helsinki", 2)]


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_the_curve_ends_with_the_result_and_all_seats_see_one_game(title: str, players: int) -> None:
    _, record = played(title, players)
    analysis = analysed(title, players)
    assert len(analysis.curve) == len(record.moves) + 1
    assert [balance.end for balance in analysis.balances] == leads(record.scores or [])
    assert all(mean.error == 0 for mean in analysis.curve[-1])
    assert all(balance.luck.error > 0 and balance.start.error > 0 for balance in analysis.balances)
    if players == 1:
        assert analysis.balances[0].others == Mean(0, 0)
    if title == "helsinki":
        one, other = analysis.balances
        assert (one.luck.value, one.own.value) == pytest.approx((-other.luck.value, -other.others.value))


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_every_free_decision_is_judged_and_no_forced_one(title: str, players: int) -> None:
    game, record = played(title, players)
    free, s = [], game.start()
    for number, (by, move) in enumerate(record.moves):
        if by != CHANCE and len(game.moves(s)) > 1:
            free.append((number, by, move))
        game.play(s, move)
    judged = [(verdict.number, verdict.seat, verdict.played.move) for verdict in analysed(title, players).verdicts]
    assert judged == free


def test_equal_work_gives_equal_analyses_that_can_be_written_down() -> None:
    game, record = played("metro", 3)
    again = analyse(game, record, level_of("metro", GREEDY), SMALL)
    assert again == analysed("metro", 3)
    assert json.loads(json.dumps(to_builtins(again)))["level"] == GREEDY


class BeanCounter:
    """Plays Beans as well as can be, and knows exactly what may be expected of every position."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        return Judgement(best_name(game, view))

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> Sequence[Sequence[float]]:
        return [expected(game, s)]


def after(game: Game[Any], s: Any, move: Move) -> Any:
    s = s.copy()
    game.play(s, move)
    return s


def best_name(game: Game[Any], s: Any) -> Move:
    """Name the colour that is worth most: what is drawn does not depend on it."""
    return max(game.moves(s), key=lambda move: expected(game, after(game, s, move))[s.turn])


def expected(game: Game[Any], s: Any) -> list[float]:
    """Return the mean points at the end if both name the best colours, over everything that chance may do."""
    if s.turn == NOBODY:
        return [float(points) for points in game.scores(s)]
    if s.turn != CHANCE:
        return expected(game, after(game, s, max(game.moves(s), key=lambda move: worth(game, s, move))))
    chances = game.chances(s)
    whole = sum(weight for _, weight in chances)
    ends = [(weight / whole, expected(game, after(game, s, move))) for move, weight in chances]
    return [sum(chance * end[seat] for chance, end in ends) for seat in range(game.players)]


@pytest.fixture
def beans() -> Iterator[None]:
    """Register the game of the tests."""
    with registered(TITLE):
        yield


def worth(game: Game[Any], s: Any, move: Move) -> int:
    """Return what a colour scores in all the cases in which it is drawn."""
    bean = COLOURS.index(str(move[1]))
    return int(s.bag[bean] * game.worth[bean])  # type: ignore[attr-defined]  # it is a game of Beans


@pytest.mark.parametrize("lucky", [False, True])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_luck_is_what_chance_brought_beyond_what_was_to_be_expected(seed: str, lucky: bool, beans: None) -> None:
    game = cityboard.load("beans", lucky=lucky)
    record = random_game(game, seed)[1]
    analysis = analyse(game, record, Level("counter", BeanCounter), SMALL)
    luck, decided, s = 0.0, [0.0, 0.0], game.start()
    for by, move in record.moves:
        before = leads(expected(game, s))
        game.play(s, move)
        change = leads(expected(game, s))[0] - before[0]
        if by == CHANCE:
            luck += change
        else:
            decided[by] += change
    one, other = analysis.balances
    assert abs(luck) > 0.1 and min(decided[0], -decided[1]) < -0.1
    assert (one.luck.value, one.own.value, one.others.value) == pytest.approx((luck, *decided))
    assert (other.luck.value, other.own.value, other.others.value) == pytest.approx((-luck, -decided[1], -decided[0]))
    assert one.luck.error == pytest.approx(0) == one.own.error
    assert analysis.curve[0][0].value == pytest.approx(leads(expected(game, game.start()))[0])


def test_a_wrong_colour_costs_what_it_is_drawn_less_often(beans: None) -> None:
    game = cityboard.load("beans")
    s = game.start()
    assert list(s.bag) == [5, 4]  # for the first bean, red is named rightly in 5 of 9 cases
    verdict = judge(game, game.view(s, 0), 0, ("name", "white"), Level("counter", BeanCounter), SMALL)
    assert verdict.best.move == ("name", "red")
    assert (verdict.gap, verdict.noise) == pytest.approx((1 / 9, 0))
    assert [change.value for change in verdict.changes] == pytest.approx([-1 / 9, 1 / 9])


def test_a_decision_counts_for_all_seats_and_the_rest_is_luck() -> None:
    game, record = played("metro", 3)
    analysis = analyse(game, record, level(lambda game, s, rng: game.scores(s)), SMALL)
    for balance in analysis.balances:
        own = [verdict.changes[balance.seat].value for verdict in analysis.verdicts if verdict.seat == balance.seat]
        others = [verdict.changes[balance.seat].value for verdict in analysis.verdicts if verdict.seat != balance.seat]
        assert (balance.own.value, balance.others.value) == pytest.approx((sum(own), sum(others)))
    assert any(balance.others.value for balance in analysis.balances)


def test_a_planted_blunder_is_called_a_mistake_and_the_better_move_is_not() -> None:
    game = load("metro", {"players": 2})
    mistakes = 0
    for s in moments(game, "blunders", 60)[-12:]:
        view, moves = game.view(s, s.turn), game.moves(s)
        samples = compare(RandomRollouts(), game, view, moves, Random(1), Budget(work=24))
        means = [Mean.of([end[s.turn] for end in own]) for own in samples]
        worst, best = min(means, key=lambda mean: mean.value), max(means, key=lambda mean: mean.value)
        if best.value - worst.value < 12 + 3 * (best.error + worst.error):
            continue
        good, bad = moves[means.index(best)], moves[means.index(worst)]
        strong = Level("strong", partial(Stubborn, good))
        blunder = judge(game, view, 0, bad, strong, Budget(work=600))
        assert blunder.is_mistake and blunder.gap > 8 and blunder.best.move == good
        assert not judge(game, view, 0, good, strong, Budget(work=600)).is_mistake
        mistakes += 1
    assert mistakes >= 3


class Stubborn:
    """Always plays the same move."""

    def __init__(self, move: Any) -> None:
        self.move = move

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        return Judgement(self.move)


def test_moves_that_differ_only_by_noise_are_no_mistakes() -> None:
    game = load("metro", {"players": 2})
    noisy = level(lambda game, s, rng: [rng.gauss(0, 20), 0])
    verdicts = [
        judge(game, game.view(s, s.turn), number, game.moves(s)[-1], noisy, Budget(work=200))
        for number, s in enumerate(moments(game, "noise", 20))
    ]
    # The same luck for both moves: nothing differs at all.
    assert all(verdict.gap == verdict.noise == 0 and not verdict.is_mistake for verdict in verdicts)
    own_luck = level(lambda game, s, rng: [Random(repr((rng.random(), s.board))).gauss(0, 20), 0])
    verdicts = [
        judge(game, game.view(s, s.turn), number, game.moves(s)[-1], own_luck, Budget(work=200))
        for number, s in enumerate(moments(game, "noise", 20))
    ]
    assert max(verdict.gap for verdict in verdicts) > 2
    assert not any(verdict.is_mistake for verdict in verdicts)


def test_a_sure_gap_of_less_than_a_point_is_no_mistake() -> None:
    game = load("metro", {"players": 2})
    s = moments(game, "small", 1)[0]
    best = game.moves(s)[0]
    for worth, mistake in ((0.9, False), (1.1, True)):
        after = s.copy()
        game.play(after, best)
        bot_level = level(lambda game, s, rng, worth=worth, board=after.board: [worth * (s.board == board), 0])
        verdict = judge(game, game.view(s, s.turn), 0, game.moves(s)[1], bot_level, SMALL)
        seat = s.turn
        assert verdict.gap == pytest.approx(worth if seat == 0 else -worth)
        assert verdict.is_mistake == (mistake and seat == 0)


def verdict(number: int, seat: int, before: float, change: float, error: float = 0.5) -> Verdict:
    """Return a verdict of a game for two."""
    move = Candidate(("pass",), 0.0, 0.0)
    both = (Mean(before, error), Mean(-before, error))
    changes = (Mean(change, error), Mean(-change, error))
    return Verdict(number, seat, move, move, 0.0, 0.0, False, (), (), both, changes)


def test_turning_points_are_the_largest_changes_that_are_sure() -> None:
    movers = [CHANCE, 0, CHANCE, 1, CHANCE, 0, CHANCE, 1, 0]
    verdicts = [
        verdict(1, 0, 0.0, -20.0),  # a blunder, then nothing new
        verdict(3, 1, -20.0, 60.0, 40.0),  # nobody knows whether this changed anything
        verdict(5, 0, 40.0, 0.0),
        verdict(7, 1, 10.0, 1.0),  # chance took 30 away before it
        verdict(8, 0, 11.0, -2.0),
    ]
    points = turning_points(verdicts, (Mean(-41.0, 0.0), Mean(41.0, 0.0)), movers)
    assert [(point.first, point.until, point.by) for point in points] == [(1, 2, 0), (6, 7, CHANCE), (8, 9, 0)]
    assert abs(points[0].change.value) == 20.0
    # Of the two steps to a turn of seat 1 the mean was 15 down: that much less of it was luck.
    assert abs(points[1].change.value) == 15.0


def test_noise_is_no_turning_point_and_few_sure_ones_are_few() -> None:
    movers = [CHANCE, 0, CHANCE, 1, CHANCE, 0, CHANCE, 1]
    noise = [verdict(number, number // 2 % 2, 0.0, 3.0, 2.0) for number in (1, 3, 5, 7)]
    end = (Mean(3.0, 0.0), Mean(-3.0, 0.0))
    assert turning_points(noise, end, movers) == ()
    sure = [noise[0], verdict(3, 1, 0.0, 9.0, 2.0), *noise[2:]]
    assert [(point.first, point.by) for point in turning_points(sure, end, movers)] == [(3, 1)]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_the_strongest_level_foresees_the_points_of_every_seat_from_any_moment(title: str) -> None:
    game = load(title, {"players": 3})
    seer = rollouts_of(game, RandomBot())
    assert not isinstance(seer, RandomRollouts)
    for s in moments(game, "foreseen", 20):
        before = s.copy()
        ends = seer.foresee(game, s, Random(1))
        assert ends and all(len(end) == game.players for end in ends)
        assert ends == seer.foresee(game, s, Random(1))
        assert s == before


def test_a_budget_by_the_clock_gives_at_least_a_few_samples() -> None:
    game = load("metro", {"players": 2})
    s = moments(game, "clock", 1)[0]
    samples = compare(RandomRollouts(), game, game.view(s, s.turn), game.moves(s)[:2], Random(1), Budget(seconds=0))
    assert [len(own) for own in samples] == [8, 8]
