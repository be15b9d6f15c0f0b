"""Levels that fill the board at random and trace the lines: all moves on the same fillings, good ones on more."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement, Thinking
from cityboard.core.game import Game, Move
from cityboard.titles.metro.bots.endings import endings
from cityboard.titles.metro.bots.evaluation import Evaluation, scaled
from cityboard.titles.metro.bots.facts import facts_of
from cityboard.titles.metro.bots.kernel_fill import CHANGES, SCALE, Filling
from cityboard.titles.metro.bots.options import LayOption, Situation, situations_of
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.turn import DRAW

SEED = 64  # bits
DRAWING = 0.25  # the share of the work that looks for the squares of tiles that could be drawn
FORESEEN = 100  # fillings of a world
QUICK = 300  # the work for a decision in a game that is only simulated
PAUSE = 0.02  # seconds between readings of the clock


@dataclass(slots=True)
class Total:
    """Sums over trials: of the lead, and of its square."""

    lead: float = 0.0
    squared: float = 0.0

    def add(self, lead: float, squared: float) -> None:
        """Add trials by their sums."""
        self.lead += lead
        self.squared += squared


class SearchCandidate:
    """A candidate move: tiles that it could lay by chance, each in one of some places, or positions by world."""

    def __init__(self, move: Move, tiles: list[tuple[float, list[LayOption]]], positions: list[Filling]) -> None:
        """Start without trials."""
        self.move = move
        self.tiles = tiles
        self.positions = positions
        self.totals = {lay: Total() for _, lays in tiles for lay in lays}
        self.whole = Total()  # if there are positions
        self.trials = 0

    def candidates(self) -> int:
        """Count the candidates of a trial."""
        return len(self.totals) or 1

    def _sum(self) -> tuple[float, float]:
        """Add up the best places of the tiles by their chances."""
        if self.positions:
            return self.whole.lead, self.whole.squared
        best = [(chance, max((self.totals[lay] for lay in lays), key=_lead)) for chance, lays in self.tiles]
        return sum(chance * total.lead for chance, total in best), sum(chance * total.squared for chance, total in best)

    @property
    def mean(self) -> float:
        """Return the expected lead."""
        return self._sum()[0] / self.trials

    @property
    def error(self) -> float:
        """Return its standard error."""
        lead, squared = self._sum()
        return sqrt(max(0.0, squared / self.trials - (lead / self.trials) ** 2) / max(1, self.trials - 1))


def _lead(total: Total) -> float:
    return total.lead


class SearchClock(Thinking):
    """Distributes a budget: samples for candidates by their work, and by the clock if it has seconds."""

    def __init__(self, budget: Budget, usual: int, most: int | None) -> None:
        """Take a budget, the default work, and the work that a level never exceeds."""
        super().__init__(budget, usual, most)
        self.shared = 0.0  # of the time, so far

    def batches(self, share: float, candidates: int) -> Iterator[int]:
        """Yield numbers of samples that together use a share of the budget, at least one in total."""
        left = None if self.work is None else max(1, int(share * self.work / candidates))
        if self.seconds is None:
            assert left is not None  # then the work is the limit
            yield left
            return
        self.shared += share
        end = self.begun + self.shared * self.seconds
        batch = 1
        while batch >= 1:
            begun = self.clock()
            yield batch
            now = self.clock()
            left = None if left is None else left - batch
            batch = int(min(end - now, PAUSE) * batch / max(now - begun, 1e-6))
            batch = batch if left is None else min(batch, left)


class FillSearch:
    """Compares moves on random fillings; with halving, the better half again and again on more of them."""

    def __init__(
        self, work: int, *, halving: bool = True, most: int | None = None, worlds: int = 1, places: int = 1
    ) -> None:
        """Take the default and the largest work, in candidates compared on a filling.

        Also how many worlds to guess, and how many places to keep for each tile that could be drawn.
        """
        self.work = work
        self.halving = halving
        self.most = most
        self.worlds = worlds
        self.places = places

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best expected lead."""
        assert isinstance(game, Metro)
        clock = SearchClock(budget, self.work, self.most)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        situations = situations_of(game, view, seat, rng, self.worlds)
        options = options_of(situations)
        if situations[0].draws:
            options.append(SearchCandidate(DRAW, drawn(situations[0], clock, self.places), []))
        rng.shuffle(options)  # ties are broken at random
        options = self._weigh(situations, options, clock)
        candidates = tuple(Candidate(option.move, option.mean, option.error) for option in options)
        best, next_best = candidates[:2]
        facts = facts_of(situations[0], best.move, best.lead - next_best.lead, best.lead)
        return Judgement(best.move, facts, candidates)

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> list[list[float]]:
        """Fill the board a few times, once the current turn is decided."""
        assert isinstance(game, Metro)

        def decide(game: Metro, s: Any) -> Move:
            view = game.view(s, s.turn)
            return FillSearch(QUICK, halving=False).choose(game, view, s.turn, rng, Budget(work=QUICK)).move

        return endings(game, s, rng, FORESEEN, decide)

    def _weigh(
        self, situations: list[Situation], options: list[SearchCandidate], clock: SearchClock
    ) -> list[SearchCandidate]:
        """Return the options, best first."""
        alive, beaten = options, list[SearchCandidate]()
        stages = max(1, (len(options) - 1).bit_length()) if self.halving else 1
        drawing = DRAWING * situations[0].draws
        for _ in range(stages):
            number = sum(option.candidates() for option in alive)
            for samples in clock.batches((1.0 - drawing) / stages, number):
                for world in range(min(samples, len(situations))):
                    try_out(situations, world, alive, (samples + world) // len(situations) or 1)
            alive.sort(key=lambda option: -option.mean)
            half = (len(alive) + 1) // 2
            alive, beaten = alive[:half], alive[half:] + beaten
        return alive + beaten


def options_of(situations: list[Situation]) -> list[SearchCandidate]:
    """List the moves with what they lead to, except the draw."""
    situation = situations[0]
    options = [SearchCandidate(lay.move, [(1.0, [lay])], []) for lay in (*situation.lays, *situation.still)]
    for move in situation.others:
        afters = [Evaluation(each.game, each.after(move), each.seat, each.view.tower).filling for each in situations]
        for filling in afters:
            filling.compare([-1], [0], [0])
        options.append(SearchCandidate(move, [], afters))
    return options


def drawn(situation: Situation, clock: SearchClock, places: int) -> list[tuple[float, list[LayOption]]]:
    """Find the best places of each tile that could be drawn, on separate samples: a maximum is biased."""
    tower = [(tile, count) for tile, count in enumerate(situation.view.tower) if count]
    situation.rng.shuffle(tower)
    groups: list[tuple[int, list[LayOption]]] = []
    number = 0
    for tile, count in tower:
        lays = situation.draws_of(tile)
        if groups and number + len(lays) > CHANGES:
            break
        groups.append((count, lays))
        number += len(lays)
    every = in_order(lay for _, lays in groups for lay in lays)
    sums = dict.fromkeys(every, 0.0)
    for samples in clock.batches(DRAWING, len(every)):
        leads, _ = run(situation, every, situation.rng.getrandbits(SEED), samples)
        for lay, lead in zip(every, leads, strict=True):
            sums[lay] += lead
    total = sum(count for count, _ in groups)
    return [(count / total, sorted(lays, key=lambda lay: -sums[lay])[:places]) for count, lays in groups]


def in_order(lays: Iterator[LayOption]) -> list[LayOption]:
    """Return each lay once, in the kernel's order."""
    return sorted(set(lays), key=lambda lay: (lay.at, lay.code))


def run(situation: Situation, lays: list[LayOption], seed: int, samples: int) -> tuple[list[float], list[float]]:
    """Return the sums of the leads after some lays, and of their squares."""
    filling = situation.evaluation.filling
    filling.compare([lay.at for lay in lays], [lay.code for lay in lays], [scaled(lay.bonus) for lay in lays])
    sums, squared = filling.run(seed, samples)
    return [lead / SCALE for lead in sums], [square / SCALE**2 for square in squared]


def try_out(situations: list[Situation], world: int, options: list[SearchCandidate], samples: int) -> None:
    """Compare options in a world, with the tiles they lay on the same samples."""
    situation = situations[world]
    seed = situation.rng.getrandbits(SEED)
    lays = in_order(lay for option in options for lay in option.totals)
    leads, squares = run(situation, lays, seed, samples) if lays else ([], [])
    lead_sums = {lay: (lead, square) for lay, lead, square in zip(lays, leads, squares, strict=True)}
    for option in options:
        option.trials += samples
        for lay, total in option.totals.items():
            total.add(*lead_sums[lay])
        if option.positions:
            sums, squared = option.positions[world].run(seed, samples)
            option.whole.add(sums[0] / SCALE, squared[0] / SCALE**2)
