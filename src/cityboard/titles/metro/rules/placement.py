"""Where a tile may be laid (M3), and why not elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import NotRequired, TypedDict

from cityboard.core.game import Move
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.metro.rules.arguments import OfTiles
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, DEPARTURES, SQUARES, Network, orientations
from cityboard.titles.metro.rules.state import State


class OfNames(TypedDict):
    """Names or numbers that are no tiles."""

    tiles: list[str | int]


class OfSquares(TypedDict):
    """Squares that do not exist, by number or as they were typed."""

    squares: list[str | int]


class OfTurns(OfTiles):
    """A tile and the quarter turns that it cannot have."""

    turns: int


class OfPlacement(TypedDict):
    """A tile and the square it cannot lie on; of a written board, its place in the text."""

    tiles: list[str]
    squares: list[int]
    position: NotRequired[int]


class OfStations(OfPlacement):
    """A tile, its square, and the stations whose lines it would complete alone."""

    stations: list[int]


TILE_UNKNOWN = ReasonCode("tile-unknown", OfNames)
SQUARE_OUTSIDE = ReasonCode("square-outside", OfSquares)
TURNED = ReasonCode("turned", OfTurns)
TURNED_AGAIN = ReasonCode("turned-again", OfTurns)
SQUARE_CENTRAL = ReasonCode("square-central", OfPlacement)
SQUARE_OCCUPIED = ReasonCode("square-occupied", OfPlacement)
SQUARE_NOT_ADJACENT = ReasonCode("square-not-adjacent", OfPlacement)
ONE_TILE_LINE = ReasonCode("one-tile-line", OfStations)


def refuse_taken(s: State, tile: str, square: int, *, is_covered: bool = False) -> Reason | None:
    """Return why a square is not free for a tile; `is_covered` allows tiles in the centre (M3.1)."""
    if square in CENTRAL_SQUARES and not is_covered:
        return SQUARE_CENTRAL("M3.1", tiles=[tile], squares=[square])
    return SQUARE_OCCUPIED("M3.1", tiles=[tile], squares=[square]) if s.board[square] else None


class Placement:
    """The placement rule with the chosen orientation rule and the modules' further forbidden squares."""

    def __init__(
        self, network: Network, tiles: list[str], free: bool, forbidden: list[Callable[[State, int], list[int]]]
    ) -> None:
        """Prepare every orientation and every move of every tile."""
        self._network = network
        self._forbidden = forbidden
        self._free = free
        self.orientations: dict[int, list[tuple[int, int]]] = {}
        self._code: dict[tuple[str, int], int] = {}
        # By tile and orientation, the move for every square; in the second, None if the tile alone would complete
        # the line of an edge station (M3.4).
        self._moves: dict[int, list[list[Lay]]] = {}
        self._allowed: dict[int, list[list[Lay | None]]] = {}
        for tile in tiles:
            number = network.code[tile]
            oriented = [(turns, network.code[name]) for turns, name in (orientations(tile) if free else [(0, tile)])]
            self.orientations[number] = oriented
            self._code |= {(tile, turns): code for turns, code in oriented}
            self._moves[number] = [
                [Lay("lay", tile, turns, square) for square in range(SQUARES)] for turns, _ in oriented
            ]
            self._allowed[number] = [
                [None if move.square in network.one_tile[code] else move for move in moves]
                for moves, (_, code) in zip(self._moves[number], oriented, strict=True)
            ]

    def moves(self, s: State, tile: int) -> list[Lay]:
        """List the legal ways to lay a tile, whoever's lines it joins (M3.3).

        These are the ways that complete no line of one tile (M3.4), or all if there are none (M3.5).
        """
        allowed = self._allowed[tile]
        legal = [*filter(None, compress(allowed[0], s.open))]
        if self._free:
            for moves in allowed[1:]:
                legal += filter(None, compress(moves, s.open))
        if self._forbidden:
            squares = {turns: self._forbidden_squares(s, code) for turns, code in self.orientations[tile]}
            legal = [move for move in legal if move.square not in squares[move.turns]]
        return legal or [move for moves in self._moves[tile] for move in compress(moves, s.open)]

    def _forbidden_squares(self, s: State, code: int) -> set[int]:
        """Return where modules forbid an oriented tile because of a line of one tile."""
        return {square for forbidden in self._forbidden for square in forbidden(s, code)}

    def all_moves(self) -> list[Lay]:
        """List every way to lay any tile on any square."""
        return [move for by_turns in self._moves.values() for moves in by_turns for move in moves]

    def code(self, move: Lay) -> int:
        """Return the code of the tile of a legal move, turned as the move says."""
        return self._code[move.tile, move.turns]

    def refuse_shape(self, move: Move) -> Reason | None:
        """Return why a move is not even a way to lay a tile."""
        match move:
            case Lay():
                return self._refuse_values(move)
            case (_, int() as tile, int(), int()):
                return TILE_UNKNOWN("M1.4", tiles=[tile])
        return MOVE_MALFORMED("M2.2", move=list(move))

    def _refuse_values(self, move: Lay) -> Reason | None:
        """Return why a tile, a square or the turns of a move do not exist."""
        code = self._network.code.get(move.tile)
        if code not in self.orientations:
            return TILE_UNKNOWN("M1.4", tiles=[move.tile])
        if not 0 <= move.square < SQUARES:
            return SQUARE_OUTSIDE("M1.1", squares=[move.square])
        if move.turns not in dict(self.orientations[code]):
            refused, rule = (TURNED_AGAIN, "M6.1") if self._free else (TURNED, "M3.2")
            return refused(rule, tiles=[move.tile], turns=move.turns)
        return None

    def refuse_square(self, s: State, move: Lay) -> Reason | None:
        """Return why a well-formed move's square is not legal for its tile (M3.1, M3.4)."""
        reason = self.refuse_empty_square(s, move.tile, move.square)
        if reason:
            return reason
        if move in self.moves(s, self._network.code[move.tile]):
            return None
        stations = self.one_tile_lines(s, self.code(move), move.square)
        return ONE_TILE_LINE("M3.4", tiles=[move.tile], squares=[move.square], stations=stations)

    def refuse_empty_square(self, s: State, tile: str, square: int) -> Reason | None:
        """Return why no tile at all may be laid on a square (M3.1)."""
        reason = refuse_taken(s, tile, square)
        if reason or s.open[square]:
            return reason
        return SQUARE_NOT_ADJACENT("M3.1", tiles=[tile], squares=[square])

    def one_tile_lines(self, s: State, code: int, square: int) -> list[int]:
        """List the stations whose line an oriented tile would complete alone; places of the centre follow as 33 up."""
        follow = self._network.follow[code]
        return [
            line + 1
            for line, start in enumerate(DEPARTURES)
            if start >> 2 == square and s.waiting[start] == line + 1 and follow[start] < 0
        ]
