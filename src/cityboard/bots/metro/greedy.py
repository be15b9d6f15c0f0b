"""Levels that look one move ahead: points now, and open track for more or less."""

from random import Random
from typing import Any

from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.bots.metro.facts import facts_of
from cityboard.bots.metro.options import Lay, Table
from cityboard.bots.metro.prospect import Prospect
from cityboard.bots.metro.reach import reaches
from cityboard.core.game import Game
from cityboard.games.metro.game import Metro
from cityboard.games.metro.kernel_fill import SCALE

TYPES = 6  # drawn tiles that are thought of


class GreedyTrack:
    """Takes the move with the best lead at once, where a tile of open track counts as so many points."""

    def __init__(self, open_track: float) -> None:
        """Take what open track counts."""
        self.open_track = open_track

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Choose the best lead, ties at random; draw where that promises more than the tile in hand."""
        assert isinstance(game, Metro)
        moves = game.moves(view)
        if len(moves) == 1:
            return Judgement(moves[0])
        table = Table(game, view, seat, rng)
        accounts = self._accounts(table.prospect)
        weighed = [(self._lead(table, lay, accounts), lay.move) for lay in (*table.lays, *table.still)]
        for move in table.others:
            after = Prospect(game, table.after(move), seat, view.tower)
            weighed.append((after.filling.lead_of(self._accounts(after)) / SCALE, move))
        if table.draws:
            weighed.append((self._draw(table, accounts), ("draw",)))
        rng.shuffle(weighed)
        weighed.sort(key=lambda pair: -pair[0])
        candidates = tuple(Candidate(move, lead, 0.0) for lead, move in weighed)
        best, next_best = candidates[:2]
        return Judgement(best.move, facts_of(table, best.move, best.lead - next_best.lead), candidates)

    def _accounts(self, prospect: Prospect) -> list[int]:
        """Return the points of the accounts with their open track."""
        points, s = prospect.points[:], prospect.world
        for _, line in prospect.lines:
            points[s.owners[line]] += int(SCALE * self.open_track * s.lengths[line])
        return points

    def _lead(self, table: Table, lay: Lay, accounts: list[int]) -> float:
        """Return the lead after laying a tile."""
        points = accounts[:]
        for reach in reaches(table, lay):
            after = float(reach.points) if reach.end else self.open_track * reach.after
            points[reach.account] += int(SCALE * (after - self.open_track * reach.before)) + reach.besides
        return table.prospect.filling.lead_of(points) / SCALE + lay.bonus

    def _draw(self, table: Table, accounts: list[int]) -> float:
        """Return the mean of the best leads with some tiles that may be drawn."""
        tower = [tile for tile, count in enumerate(table.view.tower) for _ in range(count)]
        tiles = table.rng.sample(tower, min(TYPES, len(tower)))
        return sum(max(self._lead(table, lay, accounts) for lay in table.draws_of(tile)) for tile in tiles) / len(tiles)
