"""The second, third and fourth level choose the turn after which the seat is worth most, by some weights."""

from collections.abc import Callable
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.bots.halving import Estimate
from cityboard.core.game import Game, Move
from cityboard.titles.helsinki.bots.facts import facts_of, small_facts
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import POINT
from cityboard.titles.helsinki.bots.offers import Offer, is_wide, move_of, offers_of, small_move
from cityboard.titles.helsinki.bots.weights import Weights
from cityboard.titles.helsinki.bots.world import known_table, world_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State

NOISE = 3.3  # the typical error of a value in points, from the training log
SHOWN, WIDTH = 8, 16


class Builder:
    """Looks ahead to the end of its own turn and no further."""

    def __init__(self, weights: Callable[[int], Weights]) -> None:
        """Take the weights by the number of players."""
        self.weights = weights

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the first move of the best turn."""
        assert isinstance(game, Helsinki)
        table = known_table(game, self.weights)
        if not is_wide(game, view):
            return small_judgement(game, table, view)
        offers = offers_of(game, table, view, WIDTH)
        world = world_of(game, view)
        others = max(table.worth(world, other) for other in range(game.players) if other != seat)
        return judged(game, view, [(offer, Estimate((offer.value - others) / POINT, 1)) for offer in offers])


def judged(game: Helsinki, view: State, weighed: list[tuple[Offer, Estimate]]) -> Judgement:
    """Return a judgement of offers with their leads, best first: each move once."""
    candidates: dict[Move, Candidate] = {}
    for offer, estimate in weighed:
        move, error = move_of(game, view, offer), min(NOISE, estimate.error)
        candidates.setdefault(move, Candidate(move, round(estimate.mean, 3), round(error, 3)))
    best, estimate = weighed[0]
    facts = facts_of(game, view, best, estimate.mean if estimate.trials else None)
    return Judgement(move_of(game, view, best), facts, tuple(candidates.values())[:SHOWN])


def small_judgement(game: Helsinki, table: KernelTable, view: State) -> Judgement:
    """Return a decision that is made at once, with what it brings."""
    move = small_move(game, table, view)
    return Judgement(move, small_facts(game, view, move))
