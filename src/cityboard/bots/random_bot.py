"""The weakest level: any legal move is as good as another."""

from random import Random
from typing import Any

from cityboard.core.game import Game, Move
from cityboard.core.simulation import random_move


class RandomBot:
    """Chooses evenly among the legal moves."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random) -> Move:
        """Choose a move; which seat it is makes no difference."""
        return random_move(game, view, rng)
