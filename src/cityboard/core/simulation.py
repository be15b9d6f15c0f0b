"""Random play: one move, one game, or many games with a fingerprint that is the same on every machine."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from cityboard.core.dealer import Dealer, pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.record import Record


def random_move(game: Game[Any], s: Any, rng: Random) -> Move:
    """Choose a legal move with equal probability, or an outcome of chance by its weight."""
    if s.turn == CHANCE:
        return pick_at_random(game.chances(s), rng)
    moves = game.moves(s)
    return moves[int(rng.random() * len(moves))]


def random_game(game: Game[Any], seed: str, longest: int | None = None) -> tuple[Any, Record]:
    """Play a game with random moves, or its first moves; the same seed gives the same record everywhere."""
    dealer = Dealer(hashlib.sha256(f"cityboard deal {seed}".encode()).digest())
    movers = Random(f"cityboard movers {seed}")
    record = Record.of(game, dealer)
    s = game.start()
    while s.turn != NOBODY and len(record.moves) != longest:
        event = len(record.moves)
        move = dealer.choose(event, game.chances(s)) if s.turn == CHANCE else random_move(game, s, movers)
        record.add(s.turn, move)
        game.play(s, move)
    record.close(game, s, dealer)
    return s, record


@dataclass(frozen=True, slots=True)
class SimulationSummary:
    """The results of many random games."""

    games: int
    moves: int
    seconds: float
    games_per_second: float
    mean_scores: list[float]
    sha256: str


def simulate(
    game: Game[Any], games: int, seed: str, keep: Callable[[int, Record], None] | None = None
) -> SimulationSummary:
    """Play many random games; `keep` receives every record as it is finished."""
    fingerprint = hashlib.sha256()
    totals = [0] * game.players
    moves = 0
    begun = time.perf_counter()
    for number in range(games):
        _, record = random_game(game, f"{seed}/{number}")
        fingerprint.update(record.text().encode())
        moves += len(record.moves)
        totals = [total + score for total, score in zip(totals, record.scores or [], strict=True)]
        if keep:
            keep(number, record)
    seconds = time.perf_counter() - begun
    means = [total / games for total in totals]
    return SimulationSummary(games, moves, seconds, games / seconds, means, fingerprint.hexdigest())
