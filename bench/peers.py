"""Random play in other people's engines, driven from Python the way cityboard is driven.

Times are processor times, so a busy machine matters less. Only whole games are counted.
"""

import random
import time
from typing import Any

import chess
import open_spiel.python.games  # noqa: F401  (importing it registers the games written in Python)
import pyspiel


def openspiel_python_games(seconds: float, rng: random.Random) -> list[tuple[str, float]]:
    """Moves per second of every OpenSpiel game written in Python, with some seconds for each."""
    names = [name for name in pyspiel.registered_names() if name.startswith("python_")]
    return [(name, _openspiel(name, seconds, rng)[1]) for name in names]


def openspiel_hex_games_per_second(seconds: float, rng: random.Random) -> float:
    """Games per second of OpenSpiel's hex on 8 x 8, which is as long as a game of Metro."""
    return openspiel_games_per_second("hex(board_size=8)", seconds, rng)


def openspiel_rates(name: str, seconds: float, rng: random.Random) -> tuple[float, float]:
    """Games and moves per second of any OpenSpiel game."""
    return _openspiel(name, seconds, rng)


def openspiel_games_per_second(name: str, seconds: float, rng: random.Random) -> float:
    """Games per second of any OpenSpiel game, named as pyspiel.load_game wants it."""
    return _openspiel(name, seconds, rng)[0]


def openspiel_mcts_simulations_per_second(name: str, seconds: float) -> float:
    """Simulations per second of OpenSpiel's MCTS in C++, with one random rollout each, from the first position."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    simulations, batch = 0, 2000
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(1, simulations)
        search = pyspiel.MCTSBot(game, evaluator, 2.0, batch, 500, False, simulations, False)
        search.mcts_search(state)
        simulations += batch
    return simulations / spent


def chess_random_moves_per_second(seconds: float, rng: random.Random) -> float:
    """Moves per second of python-chess, with every way in which a game ends by itself checked after each move."""
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while board.outcome() is None:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / spent


def chess_seconds_per_move_list(times: int = 2000) -> float:
    """Seconds python-chess takes to list the legal moves of its first position."""
    board = chess.Board()
    start = time.process_time()
    for _ in range(times):
        list(board.legal_moves)
    return (time.process_time() - start) / times


def _openspiel(name: str, seconds: float, rng: random.Random) -> tuple[float, float]:
    """Games and moves per second of one OpenSpiel game."""
    game = pyspiel.load_game(name)
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += _play_openspiel(game.new_initial_state(), rng)
        games += 1
    return games / spent, moves / spent


def _play_openspiel(state: Any, rng: random.Random) -> int:
    """Play one game to its end and count the moves, including chance; simultaneous ones are applied as one."""
    moves = 0
    choice = rng.choice
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            moves += 1
        elif state.is_simultaneous_node():
            # A player who cannot act now still needs an entry, and OpenSpiel expects zero there.
            together = [choice(state.legal_actions(player) or [0]) for player in range(state.num_players())]
            state.apply_actions(together)
            moves += 1
        else:
            state.apply_action(choice(state.legal_actions()))
            moves += 1
    return moves
