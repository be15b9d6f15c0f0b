"""Random play to the end of a game by the kernel, if it knows all the rules in play.

Modules, larger hands and free orientation use the game's interface.
"""

from itertools import compress
from random import Random

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.metro.bots.kernel_playout import RandomPlay
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import LINES, NEIGHBOUR_BITS, SQUARES
from cityboard.titles.metro.rules.state import State

_BIT = [1 << square for square in range(SQUARES)]


def playout(game: Metro, start: State, rng: Random) -> list[int]:
    """Play a copy of a state to its end at random and return the scores."""
    s = start.copy()
    base = not game.modules and game.hand == 1 and not game.choice.free_orientation
    while s.turn != NOBODY:
        if base and s.step == game.turn_step.number:
            return kernel_of(game, s).run(rng.getrandbits(64), 1)
        game.play(s, random_move(game, s, rng))
    return game.scores(s)


def kernel_of(game: Metro, s: State) -> RandomPlay:
    """Return the kernel for a base game at the beginning of a turn: `run` plays many games from there."""
    tower = [tile for tile, count in enumerate(s.tower) for _ in range(count)]
    heads = [
        (position, s.owners[waiting - 1], s.lengths[waiting - 1])
        for position, waiting in enumerate(s.waiting)
        if waiting and s.owners[waiting - 1] < LINES
    ]
    opened = sum(compress(_BIT, s.open))
    return RandomPlay(
        game.network.tracks, s.board, opened, NEIGHBOUR_BITS, list(s.hands), tower, s.mover, s.points[:], heads
    )
