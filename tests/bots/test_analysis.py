"""An analysis adds up, calls blunders mistakes and nothing else, and tells luck from decisions."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from cityboard.bots.analysis import Analysis, analyse, judge, turning_points
from cityboard.bots.bot import Budget, Judgement
from cityboard.bots.foresight import Mean, RandomForesight, compare, expect, leads
from cityboard.bots.levels import Level, level_of
from cityboard.core.game import CHANCE, NOBODY, Game
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from tests.bots.positions import load, moments

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

    def foresee(self, game: Game[Any], s: Any, rng: Random, samples: int) -> Sequence[Sequence[float]]:
        return [self.points(game, s, rng) for _ in range(samples)]


def level(points: Any) -> Level:
    return Level("seer", lambda: Seer(points))


GAMES = [("metro", 1), ("metro", 3), ("helsinki", 2)]


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_luck_and_decisions_add_up_to_the_lead_at_the_end(title: str, players: int) -> None:
    _, record = played(title, players)
    found = analysed(title, players)
    assert len(found.curve) == len(record.moves) + 1
    assert [balance.end for balance in found.balances] == leads(record.scores or [])
    assert all(mean.error == 0 for mean in found.curve[-1])
    for balance in found.balances:
        parts = (balance.start, balance.luck, balance.own, balance.others)
        assert sum(part.value for part in parts) == pytest.approx(balance.end)
        assert balance.luck.error > 0
    if players == 1:
        assert found.balances[0].others == Mean(0, 0)
    if title == "helsinki":
        one, other = found.balances
        assert (one.luck.value, one.own.value) == pytest.approx((-other.luck.value, -other.others.value))


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_every_free_decision_is_judged_and_no_forced_one(title: str, players: int) -> None:
    game, record = played(title, players)
    free, s = [], game.start()
    for number, (by, move) in enumerate(record.moves):
        if by != CHANCE and len(game.moves(s)) > 1:
            free.append((number, by, move))
        game.play(s, move)
    told = [(verdict.number, verdict.seat, verdict.played.move) for verdict in analysed(title, players).verdicts]
    assert told == free


def test_equal_work_gives_equal_analyses_that_can_be_written_down() -> None:
    game, record = played("metro", 3)
    again = analyse(game, record, level_of("metro", GREEDY), SMALL)
    assert again == analysed("metro", 3)
    assert json.loads(json.dumps(asdict(again)))["level"] == GREEDY


def test_what_chance_does_not_change_is_no_luck() -> None:
    # As if the game ended now: in Metro only a tile that is laid scores.
    game, record = played("metro", 3)
    found = analyse(game, record, level(lambda game, s, rng: game.scores(s)), SMALL)
    for balance in found.balances:
        assert balance.luck == Mean(0, 0)
        assert balance.own.value + balance.others.value == pytest.approx(balance.end - balance.start.value)
    assert all(point.by != CHANCE for point in found.turning_points)


def test_what_only_chance_changes_is_luck() -> None:
    game, record = played("metro", 2)

    def dealt(game: Game[Any], s: Any, rng: Random) -> list[float]:
        return [sum(s.tower), 0]

    found = analyse(game, record, level(dealt), SMALL)
    last = record.scores or []
    # Only the last tile, after which there is a result, is another matter.
    assert found.balances[0].own.value + found.balances[0].others.value == pytest.approx(last[0] - last[1])
    assert found.balances[0].luck.value == found.curve[-2][0].value - found.curve[0][0].value


def test_a_planted_blunder_is_called_a_mistake_and_the_better_move_is_not() -> None:
    game = load("metro", {"players": 2})
    found = 0
    for s in moments(game, "blunders", 60)[-12:]:
        view, moves = game.view(s, s.turn), game.moves(s)
        samples = compare(RandomForesight(), game, view, moves, Random(1), Budget(work=24))
        means = [Mean.of(own) for own in samples]
        worst, best = min(means, key=lambda mean: mean.value), max(means, key=lambda mean: mean.value)
        if best.value - worst.value < 12 + 3 * (best.error + worst.error):
            continue
        good, bad = moves[means.index(best)], moves[means.index(worst)]
        strong = Level("strong", partial(Stubborn, good))
        blunder = judge(game, view, 0, bad, strong, Budget(work=600))
        assert blunder.is_mistake and blunder.gap > 8 and blunder.best.move == good
        assert not judge(game, view, 0, good, strong, Budget(work=600)).is_mistake
        found += 1
    assert found >= 3


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
        told = level(lambda game, s, rng, worth=worth, board=after.board: [worth * (s.board == board), 0])
        verdict = judge(game, game.view(s, s.turn), 0, game.moves(s)[1], told, SMALL)
        seat = s.turn
        assert verdict.gap == pytest.approx(worth if seat == 0 else -worth)
        assert verdict.is_mistake == (mistake and seat == 0)


def test_turning_points_are_the_largest_changes_that_are_sure() -> None:
    movers = [CHANCE, CHANCE, 0, 0, CHANCE, 1, CHANCE]
    values = [0.0, 0.0, 5.0, 6.0, 26.0, 56.0, 46.0, 46.0]
    curve = [(Mean(value, 1.0), Mean(-value, 1.0)) for value in values]
    curve[5] = (Mean(56.0, 40.0), Mean(-56.0, 40.0))  # nobody knows whether this was a change at all
    found = turning_points(curve, movers)
    assert [(point.first, point.until, point.by) for point in found] == [(0, 2, CHANCE), (2, 4, 0), (6, 7, CHANCE)]
    assert found[1].change.value == 21.0


def test_expectations_of_a_finished_game_are_its_result_and_of_others_have_an_error() -> None:
    game, record = played("metro", 2)
    s = game.start()
    for _, move in record.moves:
        assert s.turn != NOBODY
        game.play(s, move)
    assert [mean.error for mean in expect(RandomForesight(), game, s, Random(1), SMALL)] == [0.0, 0.0]
    first = moments(game, "expected", 1)[0]
    copy = first.copy()
    few, many = (expect(RandomForesight(), game, first, Random(1), Budget(work=work))[0] for work in (16, 400))
    assert few.error > many.error > 0
    assert first == copy


def test_a_budget_by_the_clock_gives_at_least_a_few_samples() -> None:
    game = load("metro", {"players": 2})
    s = moments(game, "clock", 1)[0]
    samples = compare(RandomForesight(), game, game.view(s, s.turn), game.moves(s)[:2], Random(1), Budget(seconds=0))
    assert [len(own) for own in samples] == [8, 8]
