"""Levels that look one move ahead: at points now, and at open track with some weight."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.core.game import Game
from cityboard.titles.metro.bots.evaluation import Evaluation
from cityboard.titles.metro.bots.facts import facts_of
from cityboard.titles.metro.bots.kernel_fill import SCALE
from cityboard.titles.metro.bots.line_changes import line_changes
from cityboard.titles.metro.bots.options import LayOption, Situation
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.turn import DRAW

TYPES = 6  # drawn tiles that are considered


class GreedyTrack:
    """Takes the move with the best immediate lead, in which a tile of open track counts some points."""

    def __init__(self, open_track: float) -> None:
        """Take what open track counts."""
        self.open_track = open_track

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the best lead, breaking ties at random; draw if that promises more than the tile in hand."""
        assert isinstance(game, Metro)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        situation = Situation(game, view, seat, rng)
        accounts = self._accounts(situation.evaluation)
        weighed = [(self._lead(situation, lay, accounts), lay.move) for lay in (*situation.lays, *situation.still)]
        for move in situation.others:
            after = Evaluation(game, situation.after(move), seat, view.tower)
            weighed.append((after.filling.lead_of(self._accounts(after)) / SCALE, move))
        if situation.draws:
            weighed.append((self._draw(situation, accounts), DRAW))
        rng.shuffle(weighed)
        weighed.sort(key=lambda pair: -pair[0])
        candidates = tuple(Candidate(move, lead, 0.0) for lead, move in weighed)
        best, next_best = candidates[:2]
        return Judgement(best.move, facts_of(situation, best.move, best.lead - next_best.lead), candidates)

    def _accounts(self, evaluation: Evaluation) -> list[int]:
        """Return the points of the accounts with their open track."""
        points, owners = evaluation.points[:], evaluation.world.owners
        for line, crossings in evaluation.crossings.items():
            points[owners[line]] += int(SCALE * self.open_track * crossings)
        return points

    def _lead(self, situation: Situation, lay: LayOption, accounts: list[int]) -> float:
        """Return the lead after laying a tile."""
        points = accounts[:]
        for change in line_changes(situation, lay):
            after = float(change.points) if change.end else self.open_track * change.after
            points[change.account] += int(SCALE * (after - self.open_track * change.before)) + change.besides
        return situation.evaluation.filling.lead_of(points) / SCALE + lay.bonus

    def _draw(self, situation: Situation, accounts: list[int]) -> float:
        """Return the mean of the best leads with some tiles that could be drawn."""
        tower = [tile for tile, count in enumerate(situation.view.tower) for _ in range(count)]
        tiles = situation.rng.sample(tower, min(TYPES, len(tower)))
        return sum(
            max(self._lead(situation, lay, accounts) for lay in situation.draws_of(tile)) for tile in tiles
        ) / len(tiles)
