"""The kernels against the same work in C, against OpenSpiel's search in C++, and against themselves uncompiled."""

import time
from collections.abc import Callable
from random import Random
from statistics import median

from bench import floor, peers
from bench.figure import Figure
from cityboard.games.kernels import all_plain

ROUNDS = 7
WINDOW = 0.5  # seconds per measurement; rounds alternate, so that a busy moment hits all alike
Playouts = Callable[[int, int], object]


def metro() -> Playouts:
    """Return playouts of Metro's base game for two by the kernel: full rules, from the first decision to the scores."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.games.metro.game import Metro
    from cityboard.games.metro.playout import kernel_of

    game, rng = cityboard.load("metro", players=2), Random(1)
    assert isinstance(game, Metro)
    s = game.start()
    while s.turn < 0:
        game.play(s, random_move(game, s, rng))
    kernel = kernel_of(game, s)
    return lambda games, seed: kernel.run(seed, games)


def per_second(playouts: Playouts, seed: int) -> float:
    """Count playouts per second of the processor, in batches that double until the window is full."""
    done, batch, begun = 0, 1, time.process_time()
    while (spent := time.process_time() - begun) < WINDOW:
        playouts(batch, seed + done)
        done += batch
        batch = min(2 * batch, max(1, int(done * WINDOW / 4 / (spent + 1e-6))))
    return done / spent


def figures() -> list[Figure]:
    """Measure all in alternating rounds; figures are ratios of medians."""
    measured: dict[str, Playouts] = {"metro compiled": metro()}
    with all_plain():
        measured["metro plain"] = metro()
    if floor.compiler():
        measured["metro floor"] = floor.metro()
    rates: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for name, playouts in measured.items():
            rates.setdefault(name, []).append(per_second(playouts, number << 32))
        rates.setdefault("hex", []).append(peers.openspiel_mcts_simulations_per_second("hex(board_size=8)", WINDOW))
    middle = {name: median(values) for name, values in rates.items()}
    for name, value in middle.items():
        print(f"  {name}: {value:,.0f} per second ({min(rates[name]):,.0f} to {max(rates[name]):,.0f})")
    found = [
        Figure(
            "metro playouts, C++ search",
            middle["metro compiled"] / middle["hex"],
            5,
            10,
            "OpenSpiel MCTS, hex 8x8",
            "ratio",
        ),
        Figure(
            "metro playouts, compiled",
            middle["metro compiled"] / middle["metro plain"],
            15,
            30,
            "the same file as plain Python",
            "ratio",
        ),
    ]
    if "metro floor" in middle:
        ratio = middle["metro compiled"] / middle["metro floor"]
        found.insert(0, Figure("metro playouts, floor", ratio, 0.5, 0.9, "bench/floor/metro.c, gcc -O3", "ratio"))
    return found
