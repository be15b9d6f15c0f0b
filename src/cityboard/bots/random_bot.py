"""The weakest level: any legal move is as good as another."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Fact, Judgement
from cityboard.core.game import Game
from cityboard.core.simulation import random_move


class RandomBot:
    """Chooses evenly among the legal moves."""

    def __init__(self, *facts: Fact) -> None:
        """Take what there is to say about every choice."""
        self.facts = facts

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose a move; which seat it is makes no difference."""
        return Judgement(random_move(game, view, rng), self.facts)
