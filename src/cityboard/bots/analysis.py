"""What the strongest level thinks of a game that is over: decisions, mistakes, luck, and where the game turned.

Luck is told from decisions by what every seat could expect after each event (the curve): what chance changed is luck,
what a seat changed is its decisions. The expectation is the bot's own foresight, so that chance changes nothing in the
mean, and decisions are counted from the play that it foresees. A mistake is judged otherwise: by the view of its seat,
against the move that the level would have played, in the same worlds.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import groupby
from math import hypot
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Fact
from cityboard.bots.foresight import Mean, compare, expect, foresight_of
from cityboard.bots.levels import Level
from cityboard.core.game import CHANCE, Game, Move
from cityboard.core.record import Record

USUAL = Budget(work=2000)
SHARE = 10  # a sample of a whole game costs about as much as so many units of a level's work
SURE = 3.0  # standard errors: about one gap in 700 is larger by chance alone
SERIOUS = 1.0  # points: what costs less than this nobody would call a mistake, however sure it is
TURNING_POINTS = 3
SHOWN = 5  # candidates that are kept of what a level has weighed

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth: the move played and the one the level would play, its seat's lead after each.

    `gap` is what the other move would have brought more, `noise` the standard error of that.
    """

    number: int
    seat: int
    played: Candidate
    best: Candidate
    gap: float
    noise: float
    is_mistake: bool
    facts: tuple[Fact, ...]
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """How the lead of a seat came about: `start` + `luck` + `own` + `others` = `end`."""

    seat: int
    start: Mean
    luck: Mean
    own: Mean
    others: Mean
    end: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn, or what chance did between two, after which a seat could expect much more or less.

    It lasts from the event `first` to before the event `until`; `by` is a seat or CHANCE.
    """

    first: int
    until: int
    by: int
    seat: int
    change: Mean


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything about a game: `curve[N][seat]` is the lead at the end that was to be expected after N events."""

    title: str
    level: str
    curve: tuple[tuple[Mean, ...], ...]
    verdicts: tuple[Verdict, ...]
    balances: tuple[Balance, ...]
    turning_points: tuple[TurningPoint, ...]


def analyse(
    game: Game[Any],
    record: Record,
    level: Level,
    budget: Budget = USUAL,
    progress: Progress = lambda done, events: None,
) -> Analysis:
    """Analyse a game that its record has been checked to hold; equal budgets by work give equal results."""
    bot, s, events = level.make(), game.start(), len(record.moves)
    foresight, share = foresight_of(bot), _share(budget)
    curve, verdicts = [tuple(expect(foresight, game, s, Random("analysis"), share))], []
    for number, (by, move) in enumerate(record.moves):
        if by != CHANCE and len(game.moves(s)) > 1:
            verdicts.append(judge(game, game.view(s, by), number, move, level, budget))
        game.play(s, move)
        curve.append(tuple(expect(foresight, game, s, Random(f"analysis {number}"), share)))
        progress(number + 1, events)
    movers = [by for by, _ in record.moves]
    return Analysis(
        game.title,
        level.name,
        tuple(curve),
        tuple(verdicts),
        tuple(balance(curve, movers, seat) for seat in range(game.players)),
        turning_points(curve, movers),
    )


def judge(game: Game[Any], view: Any, number: int, played: Move, level: Level, budget: Budget) -> Verdict:
    """Judge a decision by what its seat could know."""
    bot, seat, rng = level.make(), view.turn, Random(f"decision {number}")
    told = bot.choose(game, view, seat, rng, _half(budget))
    # Fresh samples: the move that looked best would keep what luck it had in those that chose it.
    moves = list(dict.fromkeys((told.move, played)))
    samples = compare(foresight_of(bot), game, view, moves, rng, _share(budget))
    best, own = samples[0], samples[-1]
    gap = Mean.of([one - other for one, other in zip(best, own, strict=True)])
    return Verdict(
        number,
        seat,
        _candidate(played, own),
        _candidate(told.move, best),
        gap.value,
        gap.error,
        gap.value > max(SURE * gap.error, SERIOUS),
        told.facts,
        told.candidates[:SHOWN],
    )


def balance(curve: list[tuple[Mean, ...]], movers: list[int], seat: int) -> Balance:
    """Tell luck, own decisions and those of others apart in the course of a seat's lead."""
    means = [after[seat] for after in curve]
    luck = _changed(means, [by == CHANCE for by in movers])
    own = _changed(means, [by == seat for by in movers])
    others = _changed(means, [by not in (CHANCE, seat) for by in movers])
    return Balance(seat, means[0], luck, own, others, means[-1].value)


def turning_points(curve: list[tuple[Mean, ...]], movers: list[int]) -> tuple[TurningPoint, ...]:
    """Find the turns after which a seat's expectation had changed the most, as far as that is sure."""
    found: list[TurningPoint] = []
    for by, run in groupby(range(len(movers)), key=lambda number: movers[number]):
        events = list(run)
        first, until = events[0], events[-1] + 1
        changes = [
            Mean(after.value - before.value, hypot(after.error, before.error))
            for before, after in zip(curve[first], curve[until], strict=True)
        ]
        seat = max(range(len(changes)), key=lambda seat: _sure(changes[seat]))
        found.append(TurningPoint(first, until, by, seat, changes[seat]))
    largest = sorted(found, key=lambda point: -_sure(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.first))


def _sure(change: Mean) -> float:
    """Return how large a change is at least, within two standard errors."""
    return abs(change.value) - 2 * change.error


def _changed(means: list[Mean], counts: list[bool]) -> Mean:
    """Sum up the changes that count; a mean between two of them does not enter, nor does its error."""
    ends, starts = [False, *counts], [*counts, False]
    value = sum(mean.value * (end - start) for mean, end, start in zip(means, ends, starts, strict=True))
    errors = (mean.error for mean, end, start in zip(means, ends, starts, strict=True) if end != start)
    return Mean(value, hypot(*errors))


def _candidate(move: Move, samples: list[float]) -> Candidate:
    lead = Mean.of(samples)
    return Candidate(move, lead.value, lead.error)


def _half(budget: Budget) -> Budget:
    """Return the part of a budget by the clock that goes to the level's own search; all of one by work."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds / 2)


def _share(budget: Budget) -> Budget:
    """Return what is left for samples: of a decision, or of what can be expected after an event."""
    if budget.seconds is not None:
        return Budget(seconds=budget.seconds / 4)
    return Budget(work=(budget.work or USUAL.work or 0) // SHARE)
