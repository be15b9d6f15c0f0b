"""Short ways to ask a Metro game a question in a test."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Effect, Entry, Move
from cityboard.core.reason import Reason
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, SQUARES
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.positions import lay

DRAW: Move = ("draw",)
PASS: Move = ("pass",)
TRACK_SQUARES = [square for square in range(SQUARES) if square not in CENTRAL_SQUARES]
EDGE_SQUARES = [square for square in range(SQUARES) if square // 8 in (0, 7) or square % 8 in (0, 7)]


def refusal(game: Metro, s: State, move: Move) -> Reason:
    """Return why a move is refused; it must then be absent from the legal moves."""
    refused = game.refuse(s, move)
    assert refused is not None, f"{move} is legal"
    assert move not in game.moves(s)
    return refused


def is_legal(game: Metro, s: State, move: Move) -> bool:
    """Return whether a move is legal; list and judgement must agree."""
    legal = game.refuse(s, move) is None
    assert legal == (move in game.moves(s))
    return legal


def squares_for(game: Metro, s: State, tile: str, turns: int = 0) -> set[int]:
    """Return the squares where a tile may be laid with some turns."""
    return {move.square for move in lays(game, s) if (move.tile, move.turns) == (tile, turns)}


def lays(game: Metro, s: State) -> list[Lay]:
    """List the legal ways to lay a tile."""
    return [move for move in game.moves(s) if isinstance(move, Lay)]


def moves_of_kind(game: Metro, s: State, kind: str) -> list[Move]:
    """List the legal moves of a kind."""
    return [move for move in game.moves(s) if move[0] == kind]


def reported(effects: Iterable[Effect], code: str, name: str) -> list[Any]:
    """List one argument of all effects of a code, in order."""
    return [effect.arguments[name] for effect in effects if effect.code == code]


def entries(game: Metro, s: State, **wanted: Any) -> list[Entry]:
    """List the entries of the breakdown with some fields or arguments."""
    return [
        entry
        for entry in game.breakdown(s)
        if all(getattr(entry, name, entry.arguments.get(name)) == value for name, value in wanted.items())
    ]


def points_of_line(game: Metro, s: State, line: int) -> int:
    """Return the points that the breakdown gives for a line."""
    return sum(entry.points for entry in entries(game, s, station=line))


def hand(game: Metro, s: State, seat: int) -> list[str]:
    """Name the tiles in a hand."""
    return [game.network.names[tile] for tile in game.held(s, seat)]


def fill(game: Metro, s: State, *free: int) -> None:
    """Lay tiles from the tower on every square but some, asking no rule."""
    for square in TRACK_SQUARES:
        if square not in free and not s.board[square]:
            tile = next(name for name, count in zip(game.network.names, s.tower, strict=True) if count)
            lay(game, s, f"{tile}{square // 8}{square % 8}")


def empty_tower(s: State) -> None:
    """Take all tiles out of the tower."""
    s.tower = bytearray(len(s.tower))
    s.left = 0


def any_move(moves: list[Move], rng: Random) -> Move:
    """Choose any move."""
    return rng.choice(moves)


def playout(
    game: Metro, s: State, seed: int, choose: Callable[[list[Move], Random], Move] = any_move
) -> Iterator[tuple[Move, list[Effect]]]:
    """Play a game at random to its end, giving each move and its effects."""
    rng = Random(seed)
    while s.turn != NOBODY:
        chance = s.turn == CHANCE
        move = pick_at_random(game.chances(s), rng) if chance else choose(game.moves(s), rng)
        effects: list[Effect] = []
        game.play(s, move, effects.append)
        yield move, effects
