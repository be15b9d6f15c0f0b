"""The weakest level: it plays any legal move."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Fact, Judgement
from cityboard.core.game import Game
from cityboard.core.simulation import random_move


class RandomBot:
    """Chooses among the legal moves with equal probability."""

    def __init__(self, *facts: Fact) -> None:
        """Take the fact that explains every choice."""
        self.facts = facts

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose a move; the seat makes no difference."""
        return Judgement(random_move(game, view, rng), self.facts)
