"""Plain flat Monte Carlo, as a baseline for the ladder: every move by itself, with the same number of fillings."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement, Thinking
from cityboard.core.game import Game
from cityboard.titles.metro.bots.options import Situation
from cityboard.titles.metro.bots.search import SearchCandidate, options_of, try_out
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.turn import DRAW

WORK = 20_000  # fillings
TYPES = 4  # drawn tiles that are considered
BATCH = 16


class Flat:
    """Fills the board again for every move."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best mean."""
        assert isinstance(game, Metro)
        thinking = Thinking(budget, WORK)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        work = thinking.work
        situation = Situation(game, view, seat, rng)
        options = options_of([situation])
        drawn = self._drawn(situation)
        batch = BATCH if work is None else max(1, min(BATCH, work // (len(options) + sum(map(len, drawn)))))
        done = 0
        while True:
            for option in [*options, *(option for group in drawn for option in group)]:
                try_out([situation], 0, [option], batch)
                done += batch
                if thinking.is_late():
                    break
            if thinking.is_over(done):
                break
        weighed = [Candidate(option.move, option.mean, option.error) for option in options if option.trials]
        leads = [max(option.mean for option in group if option.trials) for group in drawn if group[0].trials]
        if leads:
            weighed.append(Candidate(DRAW, sum(leads) / len(leads), 0.0))
        rng.shuffle(weighed)
        weighed.sort(key=lambda candidate: -candidate.lead)
        return Judgement(weighed[0].move, (), tuple(weighed))

    def _drawn(self, situation: Situation) -> list[list[SearchCandidate]]:
        """List the ways to lay some tiles that could be drawn."""
        tower = (
            [tile for tile, count in enumerate(situation.view.tower) for _ in range(count)] if situation.draws else []
        )
        tiles = situation.rng.sample(tower, min(TYPES, len(tower)))
        return [[SearchCandidate(lay.move, [(1.0, [lay])], []) for lay in situation.draws_of(tile)] for tile in tiles]
