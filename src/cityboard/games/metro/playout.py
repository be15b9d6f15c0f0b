"""The playout kernel: random play to the end of a base game as one plain function over ints.

It takes the same random numbers as a random mover on the surface takes and arrives at the same result, only faster; a
test compares the two. Modules, larger hands and free orientation go over the surface.
"""

from collections.abc import Callable
from itertools import compress
from random import Random

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.network import CENTRE, LINES, SQUARES, TRACK_NEIGHBOURS
from cityboard.games.metro.state import State

HALF = SQUARES // 2
LOW_HALF = (1 << HALF) - 1
_NEIGHBOURS = [sum(1 << neighbour for neighbour in neighbours) for neighbours in TRACK_NEIGHBOURS]
_BIT = [1 << square for square in range(SQUARES)]
_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def playout(game: Metro, start: State, rng: Random) -> list[int]:
    """Play a copy of a state to its end at random and return the scores."""
    s = start.copy()
    base = not game.modules and game.hand == 1 and not game.choice.free_orientation
    while s.turn != NOBODY:
        if base and s.step == game.turn_step.number:
            return _run(game, s, rng.random)
        game.play(s, random_move(game, s, rng))
    return game.scores(s)


def _run(game: Metro, s: State, random: Callable[[], float]) -> list[int]:
    """Play a base game on from the beginning of a turn."""
    follow = game.network.follow
    one_tile = game.network.one_tile_mask
    board: list[list[int] | None] = [follow[code] or None for code in s.board]
    tower = [tile for tile, count in enumerate(s.tower) for _ in range(count)]
    hands = list(s.hands)
    open_squares = sum(compress(_BIT, s.open))
    laid = sum(compress(_BIT, s.board))
    mover, players = s.mover, game.players
    for _ in range(s.empty):
        while not hands[mover]:  # a pass, the only move (M2.4)
            random()
            mover = (mover + 1) % players
        tile = hands[mover]
        squares = open_squares & ~one_tile[tile] or open_squares
        legal = squares.bit_count()
        if tower:
            number = int(random() * (legal + 1))
            if number == legal:  # the draw comes last in the list of moves (M2.2)
                tile = tower.pop(int(random() * len(tower)))
                squares = open_squares & ~one_tile[tile] or open_squares
                number = int(random() * squares.bit_count())
            else:
                hands[mover] = 0
        else:
            number = int(random() * legal)
            hands[mover] = 0
        square = 0
        low = (squares & LOW_HALF).bit_count()
        if number >= low:
            number -= low
            squares >>= HALF
            square = HALF
        while True:
            bits = _BITS[squares & 255]
            if number < len(bits):
                square += bits[number]
                break
            number -= len(bits)
            squares >>= 8
            square += 8
        board[square] = follow[tile]
        laid |= _BIT[square]
        open_squares = (open_squares | _NEIGHBOURS[square]) & ~laid
        if tower and not hands[mover]:
            hands[mover] = tower.pop(int(random() * len(tower)))
        mover = (mover + 1) % players
    return _tally(s, board)


def _tally(s: State, board: list[list[int] | None]) -> list[int]:
    """Follow the lines that were open at the start over the full board and score them (M4)."""
    points = s.points[:]
    for position, waiting in enumerate(s.waiting):
        if not waiting or s.owners[waiting - 1] >= LINES:
            continue
        crossed = s.lengths[waiting - 1]
        while position >= 0:
            position = board[position >> 2][position]  # type: ignore[index]  # the board is full
            crossed += 1
        points[s.owners[waiting - 1]] += 2 * crossed if position == CENTRE else crossed
    return points
