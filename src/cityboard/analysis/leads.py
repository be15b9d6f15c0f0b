"""The lead that a move is expected to bring: what hints and analyses have in common."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from cityboard.bots.bot import Bot, Budget, Candidate, Judgement, Rollouts
from cityboard.bots.rollouts import Mean, RandomRollouts, compare
from cityboard.core.game import Game, Move
from cityboard.titles.ladders import top_level


def rollouts_of(game: Game[Any], bot: Bot) -> Rollouts:
    """Return the rollouts that compare moves: the bot's own, else those of the strongest level, else random ones."""
    players = (player for player in (bot, top_level(game.title).make()) if isinstance(player, Rollouts))
    return next(players, RandomRollouts())


def with_lead(game: Game[Any], view: Any, bot: Bot, judgement: Judgement, rng: Random, budget: Budget) -> Judgement:
    """Add the move to the candidates if the bot did not weigh it; like the bot, this knows the view alone."""
    if any(option.move == judgement.move for option in judgement.candidates):
        return judgement
    [samples] = compare(rollouts_of(game, bot), game, view, [judgement.move], rng, budget)
    weighed = candidate(judgement.move, [ends[view.turn] for ends in samples])
    return replace(judgement, candidates=(weighed, *judgement.candidates))


def candidate(move: Move, samples: Sequence[float]) -> Candidate:
    """Return a move with the mean of its leads in some worlds."""
    lead = Mean.of(samples)
    return Candidate(move, lead.value, lead.error)


def half(budget: Budget) -> Budget:
    """Return the budget for one of two tasks: half of the seconds, or all of the work."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds / 2)
