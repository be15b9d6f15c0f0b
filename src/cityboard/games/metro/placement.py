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
    orientations,
)
from cityboard.games.metro.state import State


class Placement:
    """The rule of placement with chosen orientation rule and the modules' further forbidden squares."""

    def __init__(
        self, network: Network, tiles: list[str], free: bool, forbidden: list[Callable[[State, int], list[int]]]
    ) -> None:
        """Prepare every orientation and every move of every tile."""
        self._network = network
        self._forbidden = forbidden
        self._free = free
        self.orientations: dict[int, list[tuple[int, int]]] = {}
        self._code: dict[tuple[str | int, str | int], int] = {}
        # By tile and orientation, the move for every square; in the second, None where the tile alone would complete
        # the line of an edge station (M3.4).
        self._moves: dict[int, list[list[Move]]] = {}
        self._allowed: dict[int, list[list[Move | None]]] = {}
        for tile in tiles:
            number = network.code[tile]
            found = [(turns, network.code[name]) for turns, name in (orientations(tile) if free else [(0, tile)])]
            self.orientations[number] = found
            self._code |= {(tile, turns): code for turns, code in found}
            self._moves[number] = [[("lay", tile, turns, square) for square in range(SQUARES)] for turns, _ in found]
            self._allowed[number] = [
                [None if move[3] in network.one_tile[code] else move for move in moves]
                for moves, (_, code) in zip(self._moves[number], found, strict=True)
            ]

    def moves(self, s: State, tile: int) -> list[Move]:
        """List the legal ways to lay a tile, whoever's lines it joins (M3.3).

        Those that complete no line of one tile (M3.4); if there are none, all (M3.5).
        """
        allowed = self._allowed[tile]
        found = list(filter(None, compress(allowed[0], s.open)))
        if self._free:
            for moves in allowed[1:]:
                found += filter(None, compress(moves, s.open))
        if self._forbidden:
            found = [move for move in found if not self._is_forbidden(s, move)]
        return found or [move for moves in self._moves[tile] for move in compress(moves, s.open)]

    def _is_forbidden(self, s: State, move: Move) -> bool:
        """Tell whether a module forbids a move because of a line of one tile."""
        return any(move[3] in forbidden(s, self.code(move)) for forbidden in self._forbidden)

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
        tile, square = move[1], int(move[3])
        reason = self.refuse_ground(s, str(tile), square)
        if reason:
            return reason
        if move in self.moves(s, self._network.code[str(tile)]):
            return None
        stations = self.one_tile_lines(s, self.code(move), square)
        return Reason("one-tile-line", "M3.4", {"tiles": [tile], "squares": [square], "stations": stations})

    def refuse_ground(self, s: State, tile: str, square: int) -> Reason | None:
        """Say why no tile at all may be laid on a square (M3.1)."""
        concerned = {"tiles": [tile], "squares": [square]}
        if square in CENTRAL_SQUARES:
            return Reason("square-central", "M3.1", concerned)
        if s.board[square]:
            return Reason("square-occupied", "M3.1", concerned)
        if not s.open[square]:
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
