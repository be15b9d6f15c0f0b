"""The base game's steps: start player, dealing, the turn, the drawn tile and scoring a line (M2, M4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from cityboard.core.arguments import Nothing, OfSeat
from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.metro.rules.arguments import OfTiles, Owner
from cityboard.titles.metro.rules.kernel import drawable
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.moves import Deal, Draw, Drawn, Lay, Pass, Start
from cityboard.titles.metro.rules.network import LINES
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

UNSEEN = 60  # no more tiles of one kind can be left
DRAW = Draw("draw")
PASS = Pass("pass")


class OfStation(TypedDict):
    """The station of a line."""

    station: int


class ScoredLine(TypedDict):
    """A line with its owner, what it scored, where it ends and the squares it crosses, each as often as it does."""

    station: int
    owner: Owner
    crossings: int
    points: int
    end: int | str
    squares: list[int]


STARTS = EffectCode("starts", OfSeat)
DEALT = EffectCode("dealt", OfSeat)
DREW = EffectCode("drew", OfSeat)
PASSED = EffectCode("passed", OfSeat)
LINE_UNOWNED = EffectCode("line-unowned", OfStation)
LINE_SCORED = EffectCode("line-scored", ScoredLine)

DRAWN_TILE_FIRST = ReasonCode("drawn-tile-first", OfTiles)
TILE_NOT_HELD = ReasonCode("tile-not-held", OfTiles)
TOWER_EMPTY = ReasonCode("tower-empty", Nothing)
PASS_WITH_TOWER = ReasonCode("pass-with-tower", Nothing)
PASS_WITH_TILE = ReasonCode("pass-with-tile", OfTiles)


class ChooseStart(ChanceStep):
    """Chance names the start player (M2.1)."""

    rule = "M2.1"
    kinds = ("start",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the seats."""
        return [(Start("start", seat), 1) for seat in range(self.game.players)]

    def play(self, s: State, move: Start, report: Report | None) -> None:
        """Make a seat begin."""
        s.mover = move.seat
        if report:
            report(STARTS(seat=s.mover))
        self.game.proceed(s, report)


@lru_cache(64)  # shared by games, whatever their options
def _outcomes(kind: str, seat: int, tiles: tuple[str, ...]) -> list[list[tuple[Move, int]]]:
    """List the outcome and its weight by tile and number left."""
    outcomes = [Deal("deal", seat, tile) if kind == "deal" else Drawn("drawn", seat, tile) for tile in tiles]
    return [[(outcome, left) for left in range(UNSEEN + 1)] for outcome in outcomes]


class FromTower(ChanceStep):
    """Chance draws a tile from the tower for the seat given by the argument."""

    def __init__(self, game: Metro) -> None:
        """Prepare the outcomes."""
        super().__init__(game)
        names, self._code = tuple(game.network.names), game.network.code
        self._outcomes = [_outcomes(self.kinds[0], seat, names) for seat in range(game.players)]

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the tiles in the tower by number, as far as they can be drawn."""
        tower = s.tower
        for within_reach in self.game.within_reach:
            tower = within_reach(s, tower)
        return drawable(self._outcomes[s.argument], tower)

    def take(self, s: State, move: Deal | Drawn) -> int:
        """Take the tile of an outcome out of the tower."""
        tile = self._code[move.tile]
        s.tower[tile] -= 1
        s.left -= 1
        return tile

    def shown(self, s: State, move: Deal | Drawn, seat: int | None) -> Move:
        """Name the tile to its seat alone (M2.6)."""
        return move if seat == move.seat else (*move[:-1], UNKNOWN)


class DealTile(FromTower):
    """A tile comes into a hand: during setup (M2.1) and after placing from hand (M2.3)."""

    rule = "M2.3"
    kinds = ("deal",)

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Wait for chance; on the agenda the seat counts from the mover, who is drawn only during setup."""
        s.argument = (s.mover + argument) % self.game.players
        return super().begin(s, argument, report)

    def play(self, s: State, move: Deal, report: Report | None) -> None:
        """Put the tile into the hand."""
        game = self.game
        tile = self.take(s, move)
        game.hold(s, move.seat, tile)
        if report:
            report(DEALT(seat=move.seat))
        for dealt in game.dealt:
            dealt(s, move.seat, tile)
        game.proceed(s, report)

    def shown(self, s: State, move: Deal | Drawn, seat: int | None) -> Move:
        """Show the tile to everyone if hands lie open (M10.2)."""
        return move if self.game.open_hands else super().shown(s, move, seat)


class DrawTile(FromTower):
    """The tile drawn to be placed at once (M2.2)."""

    rule = "M2.2"
    kinds = ("drawn",)

    def play(self, s: State, move: Drawn, report: Report | None) -> None:
        """Let the mover place it."""
        s.drawn = self.take(s, move)
        s.step = self.game.lay_drawn.number
        s.turn = s.mover
        if report:
            report(DREW(seat=s.mover))


def turn_kinds(game: Metro) -> tuple[str, ...]:
    """List the kinds of move a turn may begin with."""
    return ("lay", "draw", "pass", *(kind for module in game.modules for kind in module.kinds))


class LayDrawn(Step):
    """The drawn tile must be placed: no going back (M2.2)."""

    rule = "M2.2"

    def __init__(self, game: Metro) -> None:
        """Know every kind of move of a turn, to refuse it with the right reason."""
        super().__init__(game)
        self.kinds = turn_kinds(game)

    def moves(self, s: State) -> list[Move]:
        """List the ways to lay the drawn tile."""
        return [*self.game.placement.moves(s, s.drawn)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Refuse everything but laying the drawn tile."""
        placement = self.game.placement
        if move[0] != "lay":
            return DRAWN_TILE_FIRST("M2.2", tiles=[self.game.network.names[s.drawn]])
        reason = placement.refuse_shape(move)
        if reason or not isinstance(move, Lay):
            return reason
        if self.game.network.code[move.tile] != s.drawn:
            return DRAWN_TILE_FIRST("M2.2", tiles=[self.game.network.names[s.drawn]])
        return placement.refuse_square(s, move)

    def play(self, s: State, move: Lay, report: Report | None) -> None:
        """Lay the drawn tile; the hand is still full, so nothing is drawn (M2.3)."""
        s.drawn = 0
        self.game.lay(s, self.game.placement.code(move), move.square, report)
        self.game.proceed(s, report)


class Turn(Step):
    """Place a tile from hand, draw one to place, or what a module offers (M2.2)."""

    rule = "M2.2"

    def __init__(self, game: Metro) -> None:
        """Learn the modules' kinds of move."""
        super().__init__(game)
        self._by_kind: dict[str | int, Module] = {kind: module for module in game.modules for kind in module.kinds}
        self.kinds = turn_kinds(game)

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Let the mover decide, even if all their lines are finished (M2.5), unless the game is over."""
        s.turn = s.mover if s.empty else NOBODY
        return True

    def over(self, s: State) -> bool:
        """Return whether the last tile has been laid (M5.1)."""
        return not s.empty

    def moves(self, s: State) -> list[Move]:
        """List tiles from hand, the draw, what the modules offer, and the pass."""
        game = self.game
        size = game.hand
        legal: list[Move]
        if size == 1:
            held = s.hands[s.turn]
            legal = [*game.placement.moves(s, held)] if held else []
        else:
            legal, before, held = [], 0, 0
            for tile in s.hands[s.turn * size : (s.turn + 1) * size]:
                if tile and tile != before:
                    legal += game.placement.moves(s, tile)
                    before = held = tile
        if s.left:
            legal.append(DRAW)
        for offers in game.offers:
            legal += offers(s)
        if not held and not s.left:
            legal.append(PASS)
        return legal

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge a move of the turn."""
        kind = move[0]
        if kind in self._by_kind:
            return self._by_kind[kind].refuse(s, move)
        if kind == "lay":
            return self._refuse_lay(s, move)
        if len(move) != 1:
            return MOVE_MALFORMED("M2.2", move=list(move))
        if kind == "draw":
            return None if s.left else TOWER_EMPTY("M2.2")
        if s.left:
            return PASS_WITH_TOWER("M2.4")
        held = [self.game.network.names[tile] for tile in self.game.held(s, s.turn)]
        return PASS_WITH_TILE("M2.4", tiles=held) if held else None

    def _refuse_lay(self, s: State, move: Move) -> Reason | None:
        placement = self.game.placement
        reason = placement.refuse_shape(move)
        if reason or not isinstance(move, Lay):
            return reason
        if self.game.network.code[move.tile] not in self.game.held(s, s.turn):
            return TILE_NOT_HELD("M2.2", tiles=[move.tile])
        return placement.refuse_square(s, move)

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Play a move of the turn."""
        game = self.game
        if isinstance(move, Lay):
            _, name, turns, square = move  # faster than by name, and no move is made more often
            tile = game.network.code[name]
            game.release(s, s.turn, tile)
            game.lay(s, game.placement.code(move) if turns else tile, square, report)
            game.proceed(s, report)
        elif isinstance(move, Draw):
            s.step, s.argument, s.turn = game.draw_tile.number, s.mover, CHANCE
        elif isinstance(move, Pass):
            if report:
                report(PASSED(seat=s.mover))
            game.proceed(s, report)
        else:
            self._by_kind[move[0]].play(s, move, report)


class ScoreLine(Step):
    """A complete line is scored for its owner, once (M4.1 to M4.4); nobody has to decide anything."""

    rule = "M4.1"

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Score the line given by the argument: LINES * end + line."""
        game = self.game
        end, line = divmod(argument, LINES)
        account = s.owners[line]
        s.ends[line] = end
        if account == UNKNOWN:
            if report:
                report(LINE_UNOWNED(station=line + 1))
            return False
        crossings, doubling = game.line_worth(s, line)
        s.points[account] += crossings + doubling
        if report or game.line_scored:
            crossed, _ = game.network.trace(s.board, line)
            if report:
                owner, points = game.frame.name(account), crossings + doubling
                end_name = game.end_name(end)
                report(
                    LINE_SCORED(
                        station=line + 1, owner=owner, crossings=crossings, points=points, end=end_name, squares=crossed
                    )
                )
            for scored in game.line_scored:
                scored(s, line, crossed, report)
        return False
