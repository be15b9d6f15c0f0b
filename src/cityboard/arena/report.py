"""The results of many matches: by bot, by pair, with ratings, and how much depends on the deal."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from cityboard.arena.match import Contest, MatchResult
from cityboard.arena.ratings import PRIOR, Skill, Wins, bradley_terry, rate_in_turn
from cityboard.arena.statistics import IntervalEstimate, bootstrap, mean_over, quantile, share_between, wilson

ANCHOR = "random"  # has the rating 0 if it takes part; otherwise the first bot has
RATING_RESAMPLES = 200
LEAST = 1e-6  # the smallest share that is drawn: nothing can be said beyond 2400 points


@dataclass(frozen=True, slots=True)
class ThinkingTimes:
    """How long a bot thought about its decisions, in seconds."""

    decisions: int
    p50: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's results: its share of the wins beside a fair one, its margin over the best other seat, its ratings."""

    name: str
    work: int | None
    seconds: float | None
    games: int  # counted by seat: each copy of a bot at one table counts
    wins: float
    win_share: IntervalEstimate
    fair_share: float
    margin: IntervalEstimate
    mean_score: float
    rating: IntervalEstimate
    skill: Skill
    think: ThinkingTimes


@dataclass(frozen=True, slots=True)
class Pair:
    """How often the first of two bots finished ahead of the second, with draws as half."""

    first: str
    second: str
    meetings: int
    share: IntervalEstimate


@dataclass(frozen=True, slots=True)
class Report:
    """Everything about a contest; only `think` and budgets in seconds depend on the machine."""

    title: str
    rules: str
    edition: str
    options: dict[str, Any]
    seed: str
    repeatable: bool
    games: int
    sets: int
    standings: list[Standing]
    pairs: list[Pair]
    luck: IntervalEstimate | None  # with a single bot: the share of the variance of winning that lies between deals
    sha256: str  # of all results


def summarise(contest: Contest, results: Sequence[MatchResult]) -> Report:
    """Return the report on matches, given in order."""
    sets: dict[int, list[MatchResult]] = {}
    for result in results:
        sets.setdefault(result.match.deal, []).append(result)
    deals = list(sets.values())
    bots = range(len(contest.entrants))
    ratings = _ratings(contest, deals)
    skills = rate_in_turn(len(bots), [(result.match.seats, result.places) for result in results])
    outcomes = [[result.match.number, result.match.seats, result.scores, result.places] for result in results]
    return Report(
        title=contest.title,
        rules=contest.rules,
        edition=contest.edition,
        options=json.loads(contest.options),
        seed=contest.seed,
        repeatable=contest.is_repeatable,
        games=len(results),
        sets=len(sets),
        standings=[_standing(contest, bot, deals, ratings[bot], skills[bot]) for bot in bots if _played(bot, results)],
        pairs=_pairs(contest, results),
        luck=_luck(contest, deals),
        sha256=hashlib.sha256(json.dumps(outcomes).encode()).hexdigest(),
    )


def won(result: MatchResult, seat: int) -> float:
    """Return the seat's share of the win: winners share it."""
    return (result.places[seat] == 1) / result.places.count(1)


def margin(result: MatchResult, seat: int) -> int:
    """Return by how many points a seat is ahead of the best other one; for a single seat, its points."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others, default=0)


def thinking(times: Sequence[float]) -> ThinkingTimes:
    """Summarise how long decisions took."""
    ordered = sorted(times) or [0.0]
    return ThinkingTimes(len(times), quantile(ordered, 0.5), quantile(ordered, 0.95), ordered[-1])


def _played(bot: int, results: Sequence[MatchResult]) -> bool:
    return any(bot in result.match.seats for result in results)


def _seats(bot: int, result: MatchResult) -> list[int]:
    return [seat for seat, seated in enumerate(result.match.seats) if seated == bot]


def _standing(
    contest: Contest, bot: int, deals: list[list[MatchResult]], rating: IntervalEstimate, skill: Skill
) -> Standing:
    entrant = contest.entrants[bot]
    appearances = [[(result, seat) for result in deal for seat in _seats(bot, result)] for deal in deals]
    every = [appearance for deal in appearances for appearance in deal]
    wins = sum(won(*appearance) for appearance in every)
    tables = sum(bot in result.match.seats for deal in deals for result in deal)
    margins = [[float(margin(*appearance)) for appearance in deal] for deal in appearances if deal]
    return Standing(
        name=entrant.name,
        work=entrant.budget.work,
        seconds=entrant.budget.seconds,
        games=len(every),
        wins=wins,
        win_share=wilson(wins * tables / len(every), tables),  # copies at one table win only once
        fair_share=1 / len(every[0][0].scores),
        margin=bootstrap(margins, mean_over, Random(f"cityboard arena {contest.seed} margins")),
        mean_score=sum(result.scores[seat] for result, seat in every) / len(every),
        rating=rating,
        skill=skill,
        think=thinking([seconds for result, seat in every for seconds in result.thinking[seat]]),
    )


def _meetings(result: MatchResult) -> list[tuple[int, int, float]]:
    """List for every two different bots in a match which finished ahead: the bots, and 1, 0.5 or 0."""
    seats, places = result.match.seats, result.places
    return [
        (seats[a], seats[b], (places[a] < places[b]) + (places[a] == places[b]) / 2)
        for a, b in combinations(range(len(seats)), 2)
        if seats[a] != seats[b]
    ]


def _wins(bots: int, meetings: Sequence[tuple[int, int, float]]) -> Wins:
    wins = [[0.0] * bots for _ in range(bots)]
    for first, second, share in meetings:
        wins[first][second] += share
        wins[second][first] += 1 - share
    return wins


def _ratings(contest: Contest, deals: list[list[MatchResult]]) -> list[IntervalEstimate]:
    """Rate all bots, with intervals from resampled sets.

    If all meetings of two bots ended alike, every sample would be the same; then the share is drawn from what that many
    meetings leave possible (Jeffreys' prior).
    """
    bots = len(contest.entrants)
    names = [entrant.bot for entrant in contest.entrants]
    anchor = names.index(ANCHOR) if ANCHOR in names else 0
    by_set = [[meeting for result in deal for meeting in _meetings(result)] for deal in deals]
    rng = Random(f"cityboard arena {contest.seed} ratings")

    def wins_of(sets: Sequence[list[tuple[int, int, float]]]) -> Wins:
        return _wins(bots, [meeting for meetings in sets for meeting in meetings])

    counted = wins_of(by_set)
    shares = _shares([result for deal in deals for result in deal])
    alike = [pair for pair, ended in shares.items() if len(set(ended)) == 1]

    def draw() -> list[float]:
        wins = wins_of(rng.choices(by_set, k=len(by_set)))
        for first, second in alike:
            won, lost = counted[first][second] + PRIOR, counted[second][first] + PRIOR
            share = min(max(rng.betavariate(won, lost), LEAST), 1 - LEAST)
            wins[first][second] = share * (won + lost) - PRIOR
            wins[second][first] = (1 - share) * (won + lost) - PRIOR
        return bradley_terry(wins, anchor)

    rated = bradley_terry(counted, anchor)
    drawn = [draw() for _ in range(RATING_RESAMPLES)]
    columns = [sorted(column) for column in zip(*drawn, strict=True)]
    return [
        IntervalEstimate(value, quantile(column, 0.025), quantile(column, 0.975))
        for value, column in zip(rated, columns, strict=True)
    ]


def _shares(results: Sequence[MatchResult]) -> dict[tuple[int, int], list[float]]:
    """List by pair how its tables ended for the first of the two; copies at one table count once."""
    by_pair: dict[tuple[int, int], list[float]] = {}
    for result in results:
        shares_of_pair: dict[tuple[int, int], list[float]] = {}
        for first, second, share in _meetings(result):
            pair = min(first, second), max(first, second)
            shares_of_pair.setdefault(pair, []).append(share if first < second else 1 - share)
        for pair, shares in shares_of_pair.items():
            by_pair.setdefault(pair, []).append(sum(shares) / len(shares))
    return by_pair


def _pairs(contest: Contest, results: Sequence[MatchResult]) -> list[Pair]:
    names = [entrant.name for entrant in contest.entrants]
    return [
        Pair(names[first], names[second], len(shares), wilson(sum(shares), len(shares)))
        for (first, second), shares in sorted(_shares(results).items())
    ]


def _luck(contest: Contest, deals: list[list[MatchResult]]) -> IntervalEstimate | None:
    """Return how much depends on the deal when a bot plays itself: many games per deal, from the first seat's view."""
    groups = [[won(result, 0) for result in deal] for deal in deals]
    if len(contest.entrants) > 1 or len(groups) < 2 or len(groups[0]) < 2:
        return None
    return bootstrap(groups, share_between, Random(f"cityboard arena {contest.seed} luck"))
