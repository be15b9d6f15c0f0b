"""A simple level for every title: the move after which random play to the end leaves the seat furthest ahead.

The points of a move alone are a bad guide: a seat that always takes the most can lose even to random play.
"""

from collections import Counter
from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement, Thinking
from cityboard.bots.rollouts import Mean
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.simulation import random_move

CANDIDATES = 16  # moves that are compared; more would leave too few trials for each
WORK = 4000  # moves played in trials for one decision: no clock, so that equal views and seeds give equal moves
SCORING = 20  # counting the points at the end of a trial costs about as much as this many moves
LEAST = 2  # trials of every move, however small the budget: a single one says nothing about its error


class Greedy:
    """Tries out moves in worlds that agree with what the seat knows."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the move with the best sum over the same worlds; break ties at random."""
        thinking = Thinking(budget, WORK)
        moves = candidates(game.moves(view), rng)
        if len(moves) == 1:
            return Judgement(moves[0])
        leads: list[list[int]] = [[] for _ in moves]
        done = 0
        while len(leads[0]) < LEAST or not thinking.is_over(done):
            world = game.guess(view, rng)
            tried = []
            for move in moves:
                if len(leads[0]) >= LEAST and thinking.is_late():
                    break
                lead, played = trial(game, world.copy(), move, seat, rng)
                tried.append(lead)
                done += played + SCORING
            if len(tried) == len(moves):  # only worlds in which all moves were tried are comparable
                for own, lead in zip(leads, tried, strict=True):
                    own.append(lead)
        best = max(map(sum, leads))
        chosen = rng.choice([move for move, own in zip(moves, leads, strict=True) if sum(own) == best])
        means = [(move, Mean.of(own)) for move, own in zip(moves, leads, strict=True)]
        weighed = [Candidate(move, mean.value, mean.error) for move, mean in means]
        return Judgement(chosen, (), tuple(sorted(weighed, key=lambda option: (-option.lead, option.move != chosen))))


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
