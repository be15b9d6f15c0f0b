"""Module 3: central-rail tiles cover the central station, and lines run through it (M9)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from cityboard.core.edition import Edition, flag
from cityboard.core.game import EffectCode, Move, Report
from cityboard.core.reason import ReasonCode
from cityboard.core.sheet import Sheet
from cityboard.titles.metro.rules.edition import rail_set
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, family, turned
from cityboard.titles.metro.rules.sheet import TILES
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro


class LaidRail(TypedDict):
    """A rail tile as it lies, and its square."""

    square: int
    tile: str


class OfTooManyRails(TypedDict):
    """A central-rail tile that is one too many, its square, and how many there are."""

    tiles: list[str]
    squares: list[int]
    number: int


RAIL_LAID = EffectCode("rail-laid", LaidRail)

RAILS_TOO_MANY = ReasonCode("rails-too-many", OfTooManyRails)


class Rail(NamedTuple):
    """Lay a central-rail tile, as it lies after turning (M9.1)."""

    kind: Literal["rail"]
    square: int
    tile: str


@cache
def rail(square: int, tile: str) -> Rail:
    """Return the outcome that lays a central-rail tile, made once."""
    return Rail("rail", square, tile)


class CentralRails(Module):
    """Four of eight tiles at random, each turned at random; only the board says where they are."""

    chapter = "M9"
    move_classes = (Rail,)
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
        """Do not count crossings of central rails if the edition says so (M9.3)."""
        if self.counts:
            return worth
        crossed, _ = self.game.network.trace(s.board, line)
        return sum(square not in CENTRAL_SQUARES for square in crossed), 0

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Take away central-rail tiles that the box does not have (M9.2); they are written with the other tiles."""
        left = dict(self.rails)
        for square in CENTRAL_SQUARES:
            if not s.board[square]:
                continue
            tile = self.game.network.names[s.board[square]]
            left[family(tile)] = left.get(family(tile), 0) - 1
            if left[family(tile)] < 0:
                number = self.rails.get(family(tile), 0)
                sheet.refuse(RAILS_TOO_MANY("M9.2", tiles=[tile], squares=[square], number=number), TILES)
                s.board[square] = 0


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
        return [(rail(s.argument, code), weight) for code, weight in weights.items() if weight]

    def play(self, s: State, move: Rail, report: Report | None) -> None:
        """Lay the tile."""
        s.board[s.argument] = self.game.network.code[move.tile]
        if report:
            report(RAIL_LAID(square=move.square, tile=move.tile))
        self.game.proceed(s, report)
