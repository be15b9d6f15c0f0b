"""Module 3: central-rail tiles cover the central station, lines run through it (M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cityboard.core.edition import Edition, flag
from cityboard.core.game import Effect, Move, Report
from cityboard.games.metro.edition import rail_set
from cityboard.games.metro.module import Module
from cityboard.games.metro.network import CENTRAL_SQUARES, family, turned
from cityboard.games.metro.state import State
from cityboard.games.metro.step import ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.games.metro.game import Metro


class CentralRails(Module):
    """Four of eight tiles at random, each turned at random; the board alone says where they lie."""

    centre_covered = True

    def __init__(self, game: Metro, number: int) -> None:
        """Read the eight tiles and whether they count as crossed."""
        super().__init__(game, number)
        self.rails, self.counts = self.read(game.edition)
        self.lay_rail = LayRail(game, self)

    @classmethod
    def read(cls, edition: Edition) -> tuple[dict[str, int], bool]:
        """Read the tiles (M9.2) and the switch of M9.3."""
        return (
            edition.read("central_rails.tiles", rail_set),
            edition.read("central_rails.counts_as_crossing", flag),
        )

    def tiles(self) -> list[str]:
        """Name the rail tiles."""
        return list(self.rails)

    def steps(self) -> list[Step]:
        """Add the laying of the rails."""
        return [self.lay_rail]

    def setup(self) -> list[int]:
        """Cover the four central squares (M9.1)."""
        return [self.lay_rail.entry(square) for square in CENTRAL_SQUARES]

    def line_worth(self, s: State, line: int, worth: tuple[int, int]) -> tuple[int, int]:
        """Leave crossings of central rails uncounted where the edition says so (M9.3)."""
        if self.counts:
            return worth
        crossed, _ = self.game.network.trace(s.board, line)
        return sum(square not in CENTRAL_SQUARES for square in crossed), 0

    def crossing_worth(self, s: State) -> dict[int, float]:
        """Take away the points of crossings that do not count (M9.3)."""
        return {} if self.counts else dict.fromkeys(CENTRAL_SQUARES, -1.0)


class LayRail(ModuleChanceStep[CentralRails]):
    """Chance lays a central-rail tile on the square given by the argument, turned in any way (M9.1)."""

    rule = "M9.1"
    kinds = ("rail",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """Weigh every tile left in each of its four turns; turns that look alike are one outcome."""
        left = dict(self.module.rails)
        for square in CENTRAL_SQUARES:
            if s.board[square]:
                left[family(self.game.network.names[s.board[square]])] -= 1
        weights: dict[str, int] = {}
        for tile, count in left.items():
            for turns in range(4):
                code = turned(tile, turns)
                weights[code] = weights.get(code, 0) + count
        return [(("rail", s.argument, code), weight) for code, weight in weights.items() if weight]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Lay the tile."""
        s.board[s.argument] = self.game.network.code[str(move[2])]
        if report:
            report(Effect("rail-laid", {"square": move[1], "tile": move[2]}))
        self.game.proceed(s, report)
