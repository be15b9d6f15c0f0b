"""The engine against other engines, in one run."""

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import cityboard
from bench import peers
from bench.figure import AT_MOST, RATIO_AT_MOST, Figure
from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.metro.bots.playout import playout
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State

HELSINKI_PEERS = ("backgammon", "gin_rummy")
ROUNDS = 7
WINDOW = 0.7  # seconds per measurement; rounds alternate, so that a busy moment hits all alike


def metro() -> Metro:
    """Load the base game for two."""
    game = cityboard.load("metro", players=2)
    assert isinstance(game, Metro)
    return game


def random_play(title: str, rng: Random) -> tuple[float, float]:
    """Games and moves per second of random play through the public interface, with chance, full rules, 2 players."""
    game = cityboard.load(title, players=2)
    games = moves = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < WINDOW:
        s = game.start()
        while s.turn != NOBODY:
            if s.turn == CHANCE:
                move = pick_at_random(game.chances(s), rng)
            else:
                legal = game.moves(s)
                move = legal[int(rng.random() * len(legal))]
            game.play(s, move)
            moves += 1
        game.scores(s)
        games += 1
    return games / spent, moves / spent


def metro_playouts_per_second(rng: Random) -> float:
    """Random games per second by the playout kernel, from the first decision to the scores, 2 players."""
    game = metro()
    s = game.start()
    while s.turn < 0:
        game.play(s, random_move(game, s, rng))
    games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < WINDOW:
        playout(game, s, rng)
        games += 1
    return games / spent


def middle_of_a_game(rng: Random) -> tuple[Metro, State]:
    """Play half a game."""
    game = metro()
    s = game.start()
    while s.empty > 30:
        game.play(s, random_move(game, s, rng))
    return game, s


def seconds_per_call(call: Callable[[], object], times: int = 5000) -> float:
    """Time a call."""
    begun = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begun) / times


def copy_against_pickle(rng: Random) -> float:
    """The time of a copy of a mid-game state as a share of a pickle round trip of it."""
    _, s = middle_of_a_game(rng)
    return seconds_per_call(s.copy) / seconds_per_call(lambda: pickle.loads(pickle.dumps(s)))


def builds_against_chess(rng: Random) -> float:
    """The time to list all builds of a mid-game hand, as a multiple of chess listing its first moves."""
    game = cityboard.load("helsinki", players=2)
    assert isinstance(game, Helsinki)
    states: list[Any] = []
    while len(states) < 20:
        s = game.start()
        while s.turn != NOBODY and not (s.round > 6 and s.step == 0 and s.hand_sizes[s.mover] >= 6 and not s.reach):
            game.play(s, random_move(game, s, rng))
        if s.turn != NOBODY:
            states.append(s)
    own = seconds_per_call(lambda: [list(game.turn_step.every_build(s)) for s in states], 10) / len(states)
    return own / peers.chess_seconds_per_move_list()


def last_against_first_tenth(title: str, rng: Random, games: int = 200) -> float:
    """The time of a move in the last tenth of a game as a multiple of one in the first tenth."""
    game = cityboard.load(title, players=2)
    costs: list[list[float]] = [[] for _ in range(10)]
    for _ in range(games):
        s = game.start()
        while s.turn < 0:
            game.play(s, random_move(game, s, rng))
        times = []
        while s.turn != NOBODY:
            begun = time.perf_counter()
            game.play(s, random_move(game, s, rng))
            times.append(time.perf_counter() - begun)
        for number, cost in enumerate(times):
            costs[10 * number // len(times)].append(cost)
    # The median of a tenth: a pause of the machine is not the game's.
    middle = [median(tenth) for tenth in costs]
    print(f"  {title}, microseconds per move by tenth:", " ".join(f"{1e6 * cost:.1f}" for cost in middle))
    return middle[-1] / middle[0]


def seconds_to_first_move() -> float:
    """Seconds from starting Python's import of cityboard to the first move played, in a fresh process."""
    program = (
        "import time; t = time.perf_counter(); import cityboard; from random import Random\n"
        "from cityboard.core.simulation import random_move\n"
        "game = cityboard.load('metro', players=2); s = game.start(); rng = Random(1)\n"
        "while s.turn < 0: game.play(s, random_move(game, s, rng))\n"
        "game.play(s, random_move(game, s, rng)); print(time.perf_counter() - t)"
    )
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)


def figures() -> list[Figure]:
    """Measure everything, peers and ours in alternating rounds, medians over the rounds."""
    rng = Random(1)
    rounds: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        rounds.setdefault(name, []).append(value)

    for _ in range(ROUNDS):
        note("moves", random_play("metro", rng)[1])
        for name, moves in peers.openspiel_python_games(WINDOW / 2, rng):
            note(name, moves)
        note("chess", peers.chess_random_moves_per_second(WINDOW, rng))
        note("playouts", metro_playouts_per_second(rng))
        note("hex", peers.openspiel_hex_games_per_second(WINDOW, rng))
        note("copy", copy_against_pickle(rng))
        for name, value in zip(("helsinki games", "helsinki moves"), random_play("helsinki", rng), strict=True):
            note(name, value)
        for peer in HELSINKI_PEERS:
            games, moves = peers.openspiel_rates(peer, WINDOW, rng)
            note(f"{peer} games", games)
            note(f"{peer} moves", moves)
        note("builds", builds_against_chess(rng))
        note("first move", seconds_to_first_move())
    middle = {name: median(values) for name, values in rounds.items()}
    for name, value in middle.items():
        print(f"  {name}: {value:,.4g}")
    best = max((name for name in middle if name.startswith("python_")), key=lambda name: middle[name])
    by_games = max(HELSINKI_PEERS, key=lambda peer: middle[f"{peer} games"])
    by_moves = max(HELSINKI_PEERS, key=lambda peer: middle[f"{peer} moves"])
    tenths = {title: last_against_first_tenth(title, rng) for title in ("metro", "helsinki")}
    return [
        Figure("metro moves against OpenSpiel", middle["moves"] / middle[best], 2, 5, f"OpenSpiel {best}", "ratio"),
        Figure("metro moves against chess", middle["moves"] / middle["chess"], 5, None, "python-chess", "ratio"),
        Figure(
            "metro playouts by the kernel", middle["playouts"] / middle["hex"], 0.7, 1.5, "OpenSpiel hex 8x8", "ratio"
        ),
        Figure(
            "helsinki games",
            middle["helsinki games"] / middle[f"{by_games} games"],
            0.5,
            1.5,
            f"OpenSpiel {by_games}",
            "ratio",
        ),
        Figure(
            "helsinki moves",
            middle["helsinki moves"] / middle[f"{by_moves} moves"],
            1,
            3,
            f"OpenSpiel {by_moves}",
            "ratio",
        ),
        Figure(
            "helsinki, all builds of a hand",
            middle["builds"],
            25,
            None,
            "python-chess, moves of the first position",
            RATIO_AT_MOST,
        ),
        Figure(
            "helsinki cost of a move, last tenth", tenths["helsinki"], 1.5, 1, "first tenth of the game", RATIO_AT_MOST
        ),
        Figure("copy of a mid-game state", middle["copy"], 0.1, None, "pickle round trip", RATIO_AT_MOST),
        Figure("metro cost of a move, last tenth", tenths["metro"], 1.5, 1, "first tenth of the game", RATIO_AT_MOST),
        Figure("import and first move", middle["first move"], 0.3, 0.1, "a fresh process", f"seconds, {AT_MOST}"),
    ]
