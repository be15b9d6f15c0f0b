"""The first level: it plays any kind of move, and any move of that kind."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Judgement
from cityboard.core.game import Game
from cityboard.titles.helsinki.bots.facts import RANDOM


class Visitor:
    """Chooses a kind of move first; otherwise the many builds would drown the few draws."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose among the kinds with equal probability, then among the moves of that kind."""
        moves = game.moves(view)
        kind = rng.choice(list(dict.fromkeys(move[0] for move in moves)))
        return Judgement(rng.choice([move for move in moves if move[0] == kind]), (RANDOM(),))
