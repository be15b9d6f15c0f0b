"""The fifth and sixth level try out the best turns by value in worlds that agree with what the seat knows."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Judgement, Thinking
from cityboard.bots.halving import Estimate, halve
from cityboard.core.game import Game
from cityboard.titles.helsinki.bots.builder import judged, small_judgement
from cityboard.titles.helsinki.bots.endings import endings
from cityboard.titles.helsinki.bots.layout import POINT
from cityboard.titles.helsinki.bots.offers import is_wide, move_of, offers_of
from cityboard.titles.helsinki.bots.weights import learned_weights
from cityboard.titles.helsinki.bots.world import known_table, world_of
from cityboard.titles.helsinki.rules.game import Helsinki

SEEDS = 1 << 40
FORESEEN = 4  # ends of a world
PRIOR = 3.0  # how many trials the prior value of a turn counts for


class Architect:
    """Halves the best turns, judged by games that are played on for some rounds and then valued."""

    def __init__(self, turns: int, rounds: int, work: int, most: int | None = None) -> None:
        """Take the number of turns to try, the rounds of a trial, and the default and the largest number of trials."""
        self.turns = turns
        self.rounds = rounds
        self.work = work
        self.most = most

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the first move of the turn that did best."""
        assert isinstance(game, Helsinki)
        thinking = Thinking(budget, self.work, self.most)
        table, world = known_table(game, learned_weights), world_of(game, view)
        if not is_wide(game, view):
            return small_judgement(game, table, view)
        offers = offers_of(game, table, view, 2 * self.turns, ahead=True)[: self.turns]
        others = max(table.worth(world, other) for other in range(game.players) if other != seat)
        estimates = [Estimate((offer.value - others) / POINT, PRIOR) for offer in offers]
        if len({move_of(game, view, offer) for offer in offers}) == 1:
            return judged(game, view, [(offer, estimate) for offer, estimate in zip(offers, estimates, strict=True)])
        seed = rng.randrange(SEEDS)

        def trial(number: int, first: int, trials: int) -> list[float]:
            return [lead / POINT for lead in table.expect(world, offers[number], seed + first, trials, self.rounds)]

        order = halve(estimates, trial, thinking)
        return judged(game, view, [(offers[number], estimates[number]) for number in order])

    def foresee(self, game: Game[Any], s: Any, rng: Random) -> list[list[float]]:
        """Play on to the end by value a few times."""
        assert isinstance(game, Helsinki)
        return endings(game, s, rng, FORESEEN)
