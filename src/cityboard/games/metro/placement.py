"""Where a tile may be laid (M3), and why not elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from cityboard.core.game import Move
from cityboard.core.reason import Reason
from cityboard.games.metro.network import (
    CENTRAL_SQUARES,
    DEPARTURES,
    SQUARES,
    Network,
    flags_of,
    orientations,
)
from cityboard.games.metro.state import State


class Placement:
    """The rule of placement with chosen orientation rule and the modules' further forbidden squares."""

    def __init__(
        self, network: Network, tiles: list[str], free: bool, forbidden: list[Callable[[State, int], int]]
    ) -> None:
        """Prepare every orientation and every move of every tile."""
        self._network = network
        self._forbidden = forbidden
        self._free = free
        self._fixed = not free and not forbidden
        self.orientations: dict[int, list[tuple[int, int]]] = {}
        self._code: dict[tuple[str | int, str | int], int] = {}
        self._moves: dict[int, list[list[Move]]] = {}
        for tile in tiles:
            found = orientations(tile) if free else [(0, tile)]
            self.orientations[network.code[tile]] = [(turns, network.code[name]) for turns, name in found]
            self._code |= {(tile, turns): network.code[name] for turns, name in found}
            self._moves[network.code[tile]] = [
                [("lay", tile, turns, square) for square in range(SQUARES)] for turns, _ in found
            ]

    def squares(self, s: State, tile: int) -> list[int]:
        """Return the bitboard of legal squares for each orientation of a tile (M3.1, M3.4, M3.5)."""
        reachable = s.frontier & s.empty
        allowed = [reachable & ~self.one_tile(s, code) for _, code in self.orientations[tile]]
        return allowed if any(allowed) else [reachable] * len(allowed)

    def one_tile(self, s: State, code: int) -> int:
        """Return the squares where an oriented tile alone would complete a line (M3.4)."""
        squares = self._network.one_tile[code]
        for forbidden in self._forbidden:
            squares |= forbidden(s, code)
        return squares

    def moves(self, s: State, tile: int) -> list[Move]:
        """List the legal ways to lay a tile."""
        if self._fixed:
            reachable = s.frontier & s.empty
            mask = reachable & ~self._network.one_tile[tile] or reachable
            return list(compress(self._moves[tile][0], flags_of(mask)))
        found: list[Move] = []
        for moves, mask in zip(self._moves[tile], self.squares(s, tile), strict=True):
            found += compress(moves, flags_of(mask))
        return found

    def all_moves(self) -> list[Move]:
        """List every way to lay any tile on any square."""
        return [move for by_turns in self._moves.values() for moves in by_turns for move in moves]

    def code(self, move: Move) -> int:
        """Return the code of the tile of a legal move, turned as the move says."""
        return self._code[move[1], move[2]]

    def refuse_shape(self, move: Move) -> Reason | None:
        """Say why a move is not even a way to lay a tile."""
        if len(move) != 4:
            return Reason("move-malformed", "M2.2", {"move": list(move)})
        _, tile, turns, square = move
        if type(turns) is not int or type(square) is not int:
            return Reason("move-malformed", "M2.2", {"move": list(move)})
        code = self._network.code.get(tile) if isinstance(tile, str) else None
        if code not in self.orientations:
            return Reason("tile-unknown", "M1.4", {"tiles": [tile]})
        if not 0 <= square < SQUARES:
            return Reason("square-outside", "M1.1", {"squares": [square]})
        if turns not in dict(self.orientations[code]):
            refusal = ("turned-again", "M6.1") if self._free else ("turned", "M3.2")
            return Reason(*refusal, {"tiles": [tile], "turns": turns})
        return None

    def refuse_square(self, s: State, move: Move) -> Reason | None:
        """Say why a well-formed move's square is not legal for its tile (M3.1, M3.4)."""
        _, tile, turns, square = move
        square = int(square)
        reason = self.refuse_ground(s, str(tile), square)
        if reason:
            return reason
        tile_code = self._network.code[str(tile)]
        allowed = self.squares(s, tile_code)
        place = [number for number, _ in self.orientations[tile_code]].index(int(turns))
        if not allowed[place] >> square & 1:
            stations = self.one_tile_lines(s, self.orientations[tile_code][place][1], square)
            return Reason("one-tile-line", "M3.4", {"tiles": [tile], "squares": [square], "stations": stations})
        return None

    def refuse_ground(self, s: State, tile: str, square: int) -> Reason | None:
        """Say why no tile at all may be laid on a square (M3.1)."""
        concerned = {"tiles": [tile], "squares": [square]}
        if square in CENTRAL_SQUARES:
            return Reason("square-central", "M3.1", concerned)
        if not s.empty >> square & 1:
            return Reason("square-occupied", "M3.1", concerned)
        if not s.frontier >> square & 1:
            return Reason("square-not-adjacent", "M3.1", concerned)
        return None

    def one_tile_lines(self, s: State, code: int, square: int) -> list[int]:
        """List the stations whose line an oriented tile would complete alone; places of the centre follow as 33 up."""
        follow = self._network.follow[code]
        return [
            line + 1
            for line, start in enumerate(DEPARTURES)
            if start >> 2 == square and s.waiting[start] == line + 1 and follow[start] < 0
        ]
