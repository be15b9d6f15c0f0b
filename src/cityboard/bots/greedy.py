"""A simple level for every title: the move after which random play to the end leaves the seat furthest ahead.

The points of a move alone are a bad guide: a seat of Metro that takes the most at once loses to random movers.
"""

from collections import Counter
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Judgement
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.simulation import random_move

CANDIDATES = 16  # moves that are compared; more would leave too few trials for each
WORK = 4000  # moves played in trials for one decision: no clock, so that equal views and seeds give equal moves
SCORING = 20  # counting the points at the end of a trial costs about as much as so many moves


class Greedy:
    """Tries moves out in worlds that agree with what the seat knows."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best sum over the same worlds, ties at random."""
        moves = candidates(game.moves(view), rng)
        if len(moves) == 1:
            return Judgement(moves[0])
        work = budget.work or WORK
        sums = [0] * len(moves)
        done = 0
        while done < work:
            world = game.guess(view, rng)
            for number, move in enumerate(moves):
                lead, played = trial(game, world.copy(), move, seat, rng)
                sums[number] += lead
                done += played + SCORING
        best = max(sums)
        return Judgement(rng.choice([move for move, total in zip(moves, sums, strict=True) if total == best]))


def candidates(moves: list[Move], rng: Random) -> list[Move]:
    """Pick the moves to compare: at random, but every kind in turn, or a few draws would drown among many lays."""
    if len(moves) <= CANDIDATES:
        return moves
    picked: Counter[str | int] = Counter()
    turns: list[tuple[int, Move]] = []
    for move in rng.sample(moves, len(moves)):
        picked[move[0]] += 1
        turns.append((picked[move[0]], move))
    return [move for _, move in sorted(turns, key=lambda turn: turn[0])[:CANDIDATES]]


def trial(game: Game[Any], s: Any, move: Move, seat: int, rng: Random) -> tuple[int, int]:
    """Play a move and everything after it at random; return the seat's lead at the end and the moves played."""
    game.play(s, move)
    played = 1
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
        played += 1
    scores = game.scores(s)
    own = scores.pop(seat)
    return own - max(scores, default=0), played
