"""Measure cityboard and its peers in one run: `make bench` prints a table and writes bench/results.json."""

import json
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median

import cityboard
from bench import peers
from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.simulation import random_move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.playout import playout
from cityboard.games.metro.state import State

RESULTS = Path(__file__).parent / "results.json"
AT_MOST = "at most"
RATIO_AT_MOST = f"ratio, {AT_MOST}"
ROUNDS = 7
WINDOW = 0.7  # seconds per measurement; rounds alternate, so that a busy moment hits all alike


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table; the unit says where less is better."""

    name: str
    value: float
    target: float
    moonshot: float | None
    peer: str
    unit: str

    @property
    def sign(self) -> str:
        """Tell in which direction the target lies."""
        return "≤" if self.unit.endswith(AT_MOST) else "≥"

    def is_reached(self) -> bool:
        """Tell whether the target is reached."""
        return self.value <= self.target if self.sign == "≤" else self.value >= self.target


def metro() -> Metro:
    """Load the base game for two."""
    game = cityboard.load("metro", players=2)
    assert isinstance(game, Metro)
    return game


def metro_moves_per_second(rng: Random) -> float:
    """Moves per second of random play through the public surface, chance included, full rules, 2 players."""
    game = metro()
    moves = 0
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
    return moves / spent


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


def last_against_first_decile(rng: Random, games: int = 300) -> float:
    """The time of a move in the last tenth of a game as a multiple of one in the first tenth."""
    game = metro()
    spent = [0.0] * 10
    count = [0] * 10
    for _ in range(games):
        s = game.start()
        while s.turn < 0:
            game.play(s, random_move(game, s, rng))
        while s.turn != NOBODY:
            decile = (60 - s.empty) // 6
            begun = time.perf_counter()
            game.play(s, random_move(game, s, rng))
            spent[decile] += time.perf_counter() - begun
            count[decile] += 1
    costs = [total / number for total, number in zip(spent, count, strict=True)]
    print("  microseconds per move by tenth of the game:", " ".join(f"{1e6 * cost:.2f}" for cost in costs))
    return costs[-1] / costs[0]


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
        note("moves", metro_moves_per_second(rng))
        for name, moves in peers.openspiel_python_games(WINDOW / 2, rng):
            note(name, moves)
        note("chess", peers.chess_random_moves_per_second(WINDOW, rng))
        note("playouts", metro_playouts_per_second(rng))
        note("hex", peers.openspiel_hex_games_per_second(WINDOW, rng))
        note("copy", copy_against_pickle(rng))
        note("first move", seconds_to_first_move())
    middle = {name: median(values) for name, values in rounds.items()}
    for name, value in middle.items():
        print(f"  {name}: {value:,.4g}")
    best = max((name for name in middle if name.startswith("python_")), key=lambda name: middle[name])
    decile = median(last_against_first_decile(rng) for _ in range(3))
    return [
        Figure("metro moves against OpenSpiel", middle["moves"] / middle[best], 2, 5, f"OpenSpiel {best}", "ratio"),
        Figure("metro moves against chess", middle["moves"] / middle["chess"], 5, None, "python-chess", "ratio"),
        Figure(
            "metro playouts by the kernel", middle["playouts"] / middle["hex"], 0.7, 1.5, "OpenSpiel hex 8x8", "ratio"
        ),
        Figure("copy of a mid-game state", middle["copy"], 0.1, None, "pickle round trip", RATIO_AT_MOST),
        Figure("cost of a move, last tenth", decile, 1.5, 1, "first tenth of the game", RATIO_AT_MOST),
        Figure("import and first move", middle["first move"], 0.3, 0.1, "a fresh process", f"seconds, {AT_MOST}"),
    ]


def main() -> None:
    """Print the table and write the results."""
    results = figures()
    print(f"{'figure':36} {'value':>8} {'target':>8} {'moonshot':>8}  against")
    for figure in results:
        moonshot = "" if figure.moonshot is None else f"{figure.sign} {figure.moonshot:g}"
        mark = "" if figure.is_reached() else "  (target missed)"
        print(
            f"{figure.name:36} {figure.value:8.3f} {figure.sign} {figure.target:6g} {moonshot:>8}  {figure.peer}{mark}"
        )
    RESULTS.write_text(json.dumps([asdict(figure) for figure in results], indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
