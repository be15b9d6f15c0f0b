"""The engine beside a naive oracle: the same game in both, compared at every decision."""

from collections.abc import Callable
from math import gcd
from random import Random
from typing import Any, Protocol

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Game, Move

DECIDERS: dict[int, int | str] = {CHANCE: "chance", NOBODY: "nobody"}


class Naive(Protocol):
    """What every oracle answers."""

    def decider(self) -> int | str: ...

    def legal(self) -> set[Move]: ...

    def outcomes(self) -> dict[Move, int]: ...

    def apply(self, move: Move) -> None: ...

    def scores(self) -> list[int]: ...


def in_lowest_terms(weights: dict[Move, int]) -> dict[Move, int]:
    divisor = gcd(*weights.values())
    return {move: weight // divisor for move, weight in weights.items()}


def compare(game: Game[Any], naive: Naive, choose: Callable[[list[Move]], Move], rng: Random) -> tuple[int, Any]:
    """Play one game in both, seats choosing as told; return in how many positions a seat decided, and the last state.

    At every decision both must agree on who decides, on the legal moves or the chances, and on the scores.
    """
    s = game.start()
    positions = 0
    while s.turn != NOBODY:
        assert naive.decider() == DECIDERS.get(s.turn, s.turn)
        if s.turn == CHANCE:
            chances = game.chances(s)
            assert in_lowest_terms(dict(chances)) == in_lowest_terms(naive.outcomes())
            move = pick_at_random(chances, rng)
        else:
            positions += 1
            moves = game.moves(s)
            assert set(moves) == naive.legal()
            assert game.scores(s) == naive.scores()
            move = choose(moves)
        game.play(s, move)
        naive.apply(move)
    assert naive.decider() == "nobody"
    assert game.scores(s) == naive.scores()
    return positions, s
