"""Plain flat Monte Carlo, to measure the ladder against: every move by itself, the same number of fillings for each."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement, Thinking
from cityboard.bots.metro.options import Table
from cityboard.bots.metro.search import Option, options_of, try_out
from cityboard.core.game import Game
from cityboard.games.metro.game import Metro

WORK = 20_000  # fillings
TYPES = 4  # drawn tiles that are thought of
BATCH = 16


class Flat:
    """Fills the board anew for every move."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best mean."""
        assert isinstance(game, Metro)
        thinking = Thinking(budget, WORK)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        work = thinking.work
        table = Table(game, view, seat, rng)
        options = options_of([table])
        drawn = self._drawn(table)
        batch = BATCH if work is None else max(1, min(BATCH, work // (len(options) + sum(map(len, drawn)))))
        done = 0
        while True:
            for option in [*options, *(option for group in drawn for option in group)]:
                try_out([table], 0, [option], batch)
                done += batch
                if thinking.is_late():
                    break
            if thinking.is_over(done):
                break
        weighed = [Candidate(option.move, option.mean, option.error) for option in options if option.trials]
        leads = [max(option.mean for option in group if option.trials) for group in drawn if group[0].trials]
        if leads:
            weighed.append(Candidate(("draw",), sum(leads) / len(leads), 0.0))
        rng.shuffle(weighed)
        weighed.sort(key=lambda candidate: -candidate.lead)
        return Judgement(weighed[0].move, (), tuple(weighed))

    def _drawn(self, table: Table) -> list[list[Option]]:
        """List the ways to lay some tiles that may be drawn."""
        tower = [tile for tile, count in enumerate(table.view.tower) for _ in range(count)] if table.draws else []
        tiles = table.rng.sample(tower, min(TYPES, len(tower)))
        return [[Option(lay.move, [(1.0, [lay])], []) for lay in table.draws_of(tile)] for tile in tiles]
