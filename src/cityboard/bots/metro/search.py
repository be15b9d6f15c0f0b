"""Levels that fill the board at random and follow the lines: flat, or halving the candidates in sequence."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.bots.metro.endings import endings
from cityboard.bots.metro.facts import facts_of
from cityboard.bots.metro.options import Lay, Table
from cityboard.bots.metro.prospect import Prospect, scaled
from cityboard.core.game import Game, Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.kernel_fill import CHANGES, SCALE, Filling

SEED = 64
DRAWING = 0.25  # the share of the work that looks for the squares of tiles that may be drawn
FORESEEN = 100  # fillings of a world
QUICK = 300  # the work for a decision in the midst of a game that is only foreseen
BATCH = 0.02  # seconds: how often the clock is asked


@dataclass(slots=True)
class Option:
    """A move that is weighed: the tiles it may lay with their chances, or a position it leads to."""

    move: Move
    lays: list[tuple[float, Lay]] = field(default_factory=list)
    position: Filling | None = None
    trials: int = 0
    lead: float = 0.0
    squared: float = 0.0

    def add(self, trials: int, lead: float, squared: float) -> None:
        """Count trials by their sums."""
        self.trials += trials
        self.lead += lead
        self.squared += squared

    @property
    def mean(self) -> float:
        """Return the lead that is expected."""
        return self.lead / self.trials if self.trials else 0.0

    @property
    def error(self) -> float:
        """Return its standard error."""
        if self.trials < 2:
            return 0.0
        return sqrt(max(0.0, self.squared / self.trials - self.mean**2) / (self.trials - 1))


class Clock:
    """Shares out a budget: so many samples for so many candidates, by work or by the clock."""

    def __init__(self, budget: Budget, usual: int) -> None:
        """Take a budget, and the work that is usual without one."""
        self.seconds = budget.seconds
        self.work = float(budget.work if budget.work is not None else usual)
        self.begun = time.perf_counter()
        self.rate = 0.0

    def batches(self, share: float, candidates: int) -> Iterator[int]:
        """Give numbers of samples that together use a share of the budget, at least one in all."""
        if self.seconds is None:
            yield max(1, int(share * self.work / candidates))
            return
        end = time.perf_counter() + share * self.seconds
        batch = 1
        while True:
            begun = time.perf_counter()
            yield batch
            now = time.perf_counter()
            left = min(end - now, BATCH)
            batch = int(left * batch / max(now - begun, 1e-6))
            if batch < 1:
                return


class FillSearch:
    """Weighs all moves on the same random fillings; with halving, the better ones on more of them."""

    def __init__(self, work: int, halving: bool) -> None:
        """Take the usual work, in candidates weighed on a filling, and whether to halve."""
        self.work = work
        self.halving = halving

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best expected lead."""
        assert isinstance(game, Metro)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        table = Table(game, view, seat, rng)
        clock = Clock(budget, self.work)
        options = self.options(table, clock)
        options = self.weigh(table, options, clock)
        best = options[0]
        candidates = tuple(Candidate(option.move, option.mean, option.error) for option in options)
        return Judgement(best.move, facts_of(table, best.move, best.mean), candidates)

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> list[list[float]]:
        """Fill the board some times, once the turn that has begun is decided."""
        assert isinstance(game, Metro)

        def decide(game: Metro, s: Any) -> Move:
            return FillSearch(QUICK, halving=False).choose(game, game.view(s, s.turn), s.turn, rng, Budget()).move

        return endings(game, s, rng, FORESEEN, decide)

    def options(self, table: Table, clock: Clock) -> list[Option]:
        """List the moves with what they lead to."""
        found = [Option(lay.move, [(1.0, lay)]) for lay in table.lays]
        for move in table.others:
            after = Prospect(table.game, table.after(move), table.seat, table.view.tower)
            after.filling.compare([-1], [0], [0])
            found.append(Option(move, position=after.filling))
        if table.draws:
            found.append(Option(("draw",), self.drawn(table, clock)))
        table.rng.shuffle(found)
        return found

    def drawn(self, table: Table, clock: Clock) -> list[tuple[float, Lay]]:
        """Find where each tile that may be drawn goes best, on samples that are not used again: a maximum flatters."""
        tower = [(tile, count) for tile, count in enumerate(table.view.tower) if count]
        table.rng.shuffle(tower)
        groups: list[tuple[int, list[Lay]]] = []
        number = 0
        for tile, count in tower:
            lays = table.draws_of(tile)
            if groups and number + len(lays) > CHANGES:
                break
            groups.append((count, lays))
            number += len(lays)
        every = sorted({lay for _, lays in groups for lay in lays}, key=lambda lay: (lay.at, lay.code))
        sums = dict.fromkeys(every, 0.0)
        for samples in clock.batches(DRAWING, len(every)):
            for lay, lead in zip(every, run(table, every, samples)[0], strict=True):
                sums[lay] += lead
        total = sum(count for count, _ in groups)
        return [(count / total, max(lays, key=lambda lay: sums[lay])) for count, lays in groups]

    def weigh(self, table: Table, options: list[Option], clock: Clock) -> list[Option]:
        """Return the options, best first."""
        alive, beaten = options, list[Option]()
        stages = max(1, (len(options) - 1).bit_length()) if self.halving else 1
        share = (1.0 - DRAWING * table.draws) / stages
        for _ in range(stages):
            number = sum(len(option.lays) or 1 for option in alive)
            for samples in clock.batches(share, number):
                try_out(table, alive, samples)
            alive.sort(key=lambda option: -option.mean)
            half = (len(alive) + 1) // 2
            alive, beaten = alive[:half], alive[half:] + beaten
        return alive + beaten


def run(table: Table, lays: list[Lay], samples: int) -> tuple[list[float], list[float]]:
    """Return the sums of the leads after some lays, in the kernel's order, and of their squares."""
    filling = table.prospect.filling
    filling.compare([lay.at for lay in lays], [lay.code for lay in lays], [scaled(lay.bonus) for lay in lays])
    sums, squared = filling.run(table.rng.getrandbits(SEED), samples)
    return [lead / SCALE for lead in sums], [square / SCALE**2 for square in squared]


def try_out(table: Table, options: list[Option], samples: int) -> None:
    """Weigh options on the same samples."""
    lays = sorted({lay for option in options for _, lay in option.lays}, key=lambda lay: (lay.at, lay.code))
    seed = table.rng.getrandbits(SEED)
    leads, squares = run(table, lays, samples) if lays else ([], [])
    found = {lay: (lead, square) for lay, lead, square in zip(lays, leads, squares, strict=True)}
    for option in options:
        if option.position is not None:
            sums, squared = option.position.run(seed, samples)
            option.add(samples, sums[0] / SCALE, squared[0] / SCALE**2)
        else:
            lead = sum(chance * found[lay][0] for chance, lay in option.lays)
            option.add(samples, lead, sum(chance * found[lay][1] for chance, lay in option.lays))
