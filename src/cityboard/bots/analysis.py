"""What the strongest level thinks of a game that is over: decisions, mistakes, luck, and where the game turned.

At every decision stands what all seats can expect at the end if the level's move is played, and if the one is that was
played, both in the same worlds that agree with what the seat knew. The difference is what the decision changed; what
has changed from there to the next decision is luck, and whatever the level does not foresee. So luck and decisions add
up to the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from random import Random
from typing import Any

from cityboard.bots.bot import Bot, Budget, Candidate, Fact, Foresight
from cityboard.bots.foresight import Mean, RandomForesight, compare, leads
from cityboard.bots.levels import Level, top_level
from cityboard.core.game import CHANCE, Game, Move
from cityboard.core.record import Record

# For each decision, by title. By work, not by the clock: a game is judged alike on every machine, busy or not.
WORK, USUAL_WORK = {"metro": 120_000, "helsinki": 3000}, 1000
# What a sample of a world costs in units of the strongest level's work.
SHARE, USUAL_SHARE = {"metro": 640, "helsinki": 40}, 40
SURE = 3.0  # standard errors: about one gap in 700 is larger by chance alone
SERIOUS = 1.0  # points: what costs less than this nobody would call a mistake, however sure it is
TURNING_POINTS = 3
SHOWN = 5  # candidates that are kept of what a level has weighed

Progress = Callable[[int, int], None]
Means = tuple[Mean, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth: the move played and the one the level would play, its seat's lead after each.

    `gap` is what the other move would have brought more, `noise` the standard error of that. `before` is what every
    seat could expect with the level's move, `changes` is what the move played changed in that.
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
    before: Means
    changes: Means

    @property
    def after(self) -> Means:
        """Return what every seat could expect once the move was played."""
        both = zip(self.before, self.changes, strict=True)
        return tuple(Mean(one.value + change.value, hypot(one.error, change.error)) for one, change in both)


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
    """A decision, or what chance did between two, after which a seat could expect much more or less.

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
    curve: tuple[Means, ...]
    verdicts: tuple[Verdict, ...]
    balances: tuple[Balance, ...]
    turning_points: tuple[TurningPoint, ...]


def analyse(
    game: Game[Any],
    record: Record,
    level: Level,
    budget: Budget | None = None,
    progress: Progress = lambda done, events: None,
) -> Analysis:
    """Analyse a game that its record has been checked to hold; equal budgets by work give equal results."""
    s, events, verdicts = game.start(), len(record.moves), []
    budget = budget or Budget(WORK.get(game.title, USUAL_WORK))
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


def foresight_of(game: Game[Any], bot: Bot) -> Foresight:
    """Return how the end of a game is foreseen: by a bot itself, else by the strongest level, else at random."""
    seers = (seer for seer in (bot, top_level(game.title).make()) if isinstance(seer, Foresight))
    return next(seers, RandomForesight())


def judge(game: Game[Any], view: Any, number: int, played: Move, level: Level, budget: Budget) -> Verdict:
    """Judge a decision by what its seat could know."""
    bot, seat, rng = level.make(), view.turn, Random(f"decision {number}")
    told = bot.choose(game, view, seat, rng, _half(budget))
    # Fresh samples: the move that looked best would keep what luck it had in those that chose it.
    moves = list(dict.fromkeys((told.move, played)))
    samples = compare(foresight_of(game, bot), game, view, moves, rng, _share(game.title, budget))
    best, own = (list(zip(*ends, strict=True)) for ends in (samples[0], samples[-1]))
    changes = tuple(
        Mean.of([one - other for one, other in zip(after, before, strict=True)])
        for after, before in zip(own, best, strict=True)
    )
    gap, noise = -changes[seat].value, changes[seat].error
    return Verdict(
        number,
        seat,
        _candidate(played, own[seat]),
        _candidate(told.move, best[seat]),
        gap,
        noise,
        gap > max(SURE * noise, SERIOUS),
        told.facts,
        told.candidates[:SHOWN],
        tuple(map(Mean.of, best)),
        changes,
    )


def curve_of(verdicts: Sequence[Verdict], end: Means, events: int) -> tuple[Means, ...]:
    """Return what every seat could expect after each event; between two decisions nothing new is known of it."""
    if not verdicts:
        return (end,) * (events + 1)
    curve = [verdicts[0].before]
    after = {verdict.number: verdict.after for verdict in verdicts}
    for number in range(events):
        curve.append(after.get(number, curve[-1]))
    return (*curve[:-1], end)


def balance_of(verdicts: Sequence[Verdict], end: Means, seat: int) -> Balance:
    """Tell luck, own decisions and those of others apart in the course of a seat's lead."""
    start = verdicts[0].before[seat] if verdicts else end[seat]
    own = _sum([verdict.changes[seat] for verdict in verdicts if verdict.seat == seat])
    others = _sum([verdict.changes[seat] for verdict in verdicts if verdict.seat != seat])
    known = _sum([start, own, others])
    return Balance(seat, start, Mean(end[seat].value - known.value, known.error), own, others, end[seat].value)


def turning_points(verdicts: Sequence[Verdict], end: Means, movers: Sequence[int]) -> tuple[TurningPoint, ...]:
    """Find what surely changed a seat's expectation, and of that the most: decisions, and luck between them."""
    found = [_largest(one.number, one.number + 1, one.seat, one.changes) for one in verdicts]
    found += _strokes_of_luck(verdicts, end, movers)
    sure = [point for point in found if _sure(point.change) > 0]
    largest = sorted(sure, key=lambda point: -_sure(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.first))


def _strokes_of_luck(verdicts: Sequence[Verdict], end: Means, movers: Sequence[int]) -> list[TurningPoint]:
    """List what chance did between decisions, apart from what having the next turn usually brings its seat."""
    following = [(verdict.number, verdict.seat, verdict.before) for verdict in verdicts[1:]]
    following.append((len(movers), CHANCE, end))
    steps: dict[int, list[tuple[int, int, list[Mean]]]] = {}  # by the seat whose turn comes
    for verdict, (number, seat, before) in zip(verdicts, following, strict=True):
        both = zip(verdict.after, before, strict=True)
        changes = [Mean(new.value - old.value, hypot(new.error, old.error)) for old, new in both]
        steps.setdefault(seat, []).append((verdict.number + 1, number, changes))
    found = []
    for alike in steps.values():
        usual = [_sum(column).value / len(alike) for column in zip(*(changes for *_, changes in alike), strict=True)]
        for first, until, changes in alike:
            if CHANCE in movers[first:until]:
                own = [Mean(change.value - mean, change.error) for change, mean in zip(changes, usual, strict=True)]
                found.append(_largest(first, until, CHANCE, own))
    return found


def _largest(first: int, until: int, by: int, changes: Sequence[Mean]) -> TurningPoint:
    seat = max(range(len(changes)), key=lambda seat: _sure(changes[seat]))
    return TurningPoint(first, until, by, seat, changes[seat])


def _sure(change: Mean) -> float:
    """Return how large a change is at least, within two standard errors."""
    return abs(change.value) - 2 * change.error


def _sum(means: Sequence[Mean]) -> Mean:
    return Mean(sum(mean.value for mean in means), hypot(*(mean.error for mean in means)))


def _candidate(move: Move, samples: Sequence[float]) -> Candidate:
    lead = Mean.of(samples)
    return Candidate(move, lead.value, lead.error)


def _half(budget: Budget) -> Budget:
    """Return the part of a budget by the clock that goes to the level's own search; all of one by work."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds / 2)


def _share(title: str, budget: Budget) -> Budget:
    """Return what goes to the samples in which moves are compared."""
    cost = SHARE.get(title, USUAL_SHARE)
    return replace(_half(budget), work=None if budget.work is None else budget.work // cost)
