"""What the strongest level thinks of a game that is over: decisions, mistakes, luck, and where the game turned.

For every decision, the analysis compares what all seats can expect at the end after the level's move and after the move
that was played, both in the same worlds that agree with what the seat knew. The difference is what the decision
changed. What changes from there to the next decision is luck, plus whatever the level does not foresee. So luck and
decisions add up to the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from typing import Any

from cityboard.analysis.leads import candidate, half, rollouts_of
from cityboard.bots.bot import Budget
from cityboard.bots.level import Level
from cityboard.bots.rollouts import Mean, compare, leads
from cityboard.core.game import CHANCE, Game, Move
from cityboard.core.record import Record
from cityboard.protocol.analysis import Analysis, Balance, TurningPoint, Verdict
from cityboard.titles.ladders import ladder_of

SURE = 3.0  # standard errors: about one gap in 700 is larger by chance alone
SERIOUS = 1.0  # points: a smaller loss is not called a mistake, however certain it is
TURNING_POINTS = 3
SHOWN = 5  # how many of a level's candidates are kept

Progress = Callable[[int, int], None]
Means = tuple[Mean, ...]  # by seat


def analyse(
    game: Game[Any],
    record: Record,
    level: Level,
    budget: Budget | None = None,
    progress: Progress = lambda done, events: None,
) -> Analysis:
    """Analyse a game whose record has been verified; equal work budgets give equal results."""
    s, events, verdicts = game.start(), len(record.moves), []
    budget = budget or Budget(ladder_of(game.title).analysis_work)
    for number, (by, move) in enumerate(record.moves):
        if by != CHANCE and len(game.moves(s)) > 1:
            verdicts.append(judge(game, game.view(s, by), number, move, level, budget))
        game.play(s, move)
        progress(number + 1, events)
    end = tuple(Mean(lead, 0.0) for lead in leads(game.scores(s)))
    movers = [by for by, _ in record.moves]
    return Analysis(
        game.title,
        level.name,
        curve_of(verdicts, end, events),
        tuple(verdicts),
        tuple(balance_of(verdicts, end, seat) for seat in range(game.players)),
        turning_points(verdicts, end, movers),
    )


def judge(game: Game[Any], view: Any, number: int, played: Move, level: Level, budget: Budget) -> Verdict:
    """Judge a decision by what its seat could know."""
    bot, seat, rng = level.make(), view.turn, Random(f"decision {number}")
    judgement = bot.choose(game, view, seat, rng, half(budget))
    # Fresh samples: in the old ones, the move that looked best would keep the luck that made it look best.
    moves = list(dict.fromkeys((judgement.move, played)))
    samples = compare(rollouts_of(game, bot), game, view, moves, rng, _share(game.title, budget))
    best, own = (list(zip(*ends, strict=True)) for ends in (samples[0], samples[-1]))
    changes = tuple(
        Mean.of([one - other for one, other in zip(after, before, strict=True)])
        for after, before in zip(own, best, strict=True)
    )
    gap, noise = -changes[seat].value, changes[seat].error
    return Verdict(
        number,
        seat,
        candidate(played, own[seat]),
        candidate(judgement.move, best[seat]),
        gap,
        noise,
        gap > max(SURE * noise, SERIOUS),
        judgement.facts,
        judgement.candidates[:SHOWN],
        tuple(map(Mean.of, best)),
        changes,
    )


def curve_of(verdicts: Sequence[Verdict], end: Means, events: int) -> tuple[Means, ...]:
    """Return what every seat could expect after each event; between two decisions it does not change."""
    if not verdicts:
        return (end,) * (events + 1)
    curve = [verdicts[0].before]
    after = {verdict.number: verdict.after for verdict in verdicts}
    for number in range(events):
        curve.append(after.get(number, curve[-1]))
    return (*curve[:-1], end)


def balance_of(verdicts: Sequence[Verdict], end: Means, seat: int) -> Balance:
    """Split the course of a seat's lead into luck, its own decisions and those of others."""
    start = verdicts[0].before[seat] if verdicts else end[seat]
    own = _sum([verdict.changes[seat] for verdict in verdicts if verdict.seat == seat])
    others = _sum([verdict.changes[seat] for verdict in verdicts if verdict.seat != seat])
    known = _sum([start, own, others])
    return Balance(seat, start, Mean(end[seat].value - known.value, known.error), own, others, end[seat].value)


def turning_points(verdicts: Sequence[Verdict], end: Means, movers: Sequence[int]) -> tuple[TurningPoint, ...]:
    """Find the decisions, and the luck between them, that most clearly changed a seat's expectation."""
    points = [_largest(one.number, one.number + 1, one.seat, one.changes) for one in verdicts]
    points += _strokes_of_luck(verdicts, end, movers)
    sure = [point for point in points if _sure(point.change) > 0]
    largest = sorted(sure, key=lambda point: -_sure(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.first))


def _strokes_of_luck(verdicts: Sequence[Verdict], end: Means, movers: Sequence[int]) -> list[TurningPoint]:
    """List what chance did between decisions, without what having the next turn usually brings."""
    following = [(verdict.number, verdict.seat, verdict.before) for verdict in verdicts[1:]]
    following.append((len(movers), CHANCE, end))
    steps: dict[int, list[tuple[int, int, list[Mean]]]] = {}  # by the seat whose turn comes
    for verdict, (number, seat, before) in zip(verdicts, following, strict=True):
        both = zip(verdict.after, before, strict=True)
        changes = [Mean(new.value - old.value, hypot(new.error, old.error)) for old, new in both]
        steps.setdefault(seat, []).append((verdict.number + 1, number, changes))
    points = []
    for alike in steps.values():
        usual = [_sum(column).value / len(alike) for column in zip(*(changes for *_, changes in alike), strict=True)]
        for first, until, changes in alike:
            if CHANCE in movers[first:until]:
                own = [Mean(change.value - mean, change.error) for change, mean in zip(changes, usual, strict=True)]
                points.append(_largest(first, until, CHANCE, own))
    return points


def _largest(first: int, until: int, by: int, changes: Sequence[Mean]) -> TurningPoint:
    seat = max(range(len(changes)), key=lambda seat: _sure(changes[seat]))
    return TurningPoint(first, until, by, seat, changes[seat])


def _sure(change: Mean) -> float:
    """Return the lower bound of a change, within two standard errors."""
    return abs(change.value) - 2 * change.error


def _sum(means: Sequence[Mean]) -> Mean:
    return Mean(sum(mean.value for mean in means), hypot(*(mean.error for mean in means)))


def _share(title: str, budget: Budget) -> Budget:
    """Return the budget for the samples in which moves are compared."""
    cost = ladder_of(title).sample_cost
    return replace(half(budget), work=None if budget.work is None else budget.work // cost)
