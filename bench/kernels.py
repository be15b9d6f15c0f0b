"""The kernels against the same work in C, against OpenSpiel's search in C++, and against themselves uncompiled."""

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from bench import floor, peers
from bench.figure import Figure
from cityboard.titles.kernels import all_plain

ROUNDS = 7
WINDOW = 0.5  # seconds per measurement; rounds alternate, so that a busy moment hits all alike
TO_THE_END = 1000  # rounds
PLAIN = "the same files, plain"
SAME = 20  # games that floor and kernel must play alike
Playouts = Callable[[int, int], list[int]]


def metro() -> Playouts:
    """Return playouts of Metro's base game for two by the kernel: full rules, from the first decision to the scores."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.titles.metro.bots.playout import kernel_of
    from cityboard.titles.metro.rules.game import Metro

    game, rng = cityboard.load("metro", players=2), Random(1)
    assert isinstance(game, Metro)
    s = game.start()
    while s.turn < 0:
        game.play(s, random_move(game, s, rng))
    kernel = kernel_of(game, s)
    return lambda games, seed: kernel.run(seed, games)


def helsinki() -> tuple[Playouts, tuple[Any, ...]]:
    """Return games of Helsinki for two played by value to their end, and what the floor needs to play the same."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.titles.helsinki.bots.layout import TO_WALK
    from cityboard.titles.helsinki.bots.weights import foreman_weights
    from cityboard.titles.helsinki.bots.world import box_of, phase_of, table_of, world_of
    from cityboard.titles.helsinki.rules.game import Helsinki

    game, rng = cityboard.load("helsinki", players=2), Random(1)
    assert isinstance(game, Helsinki)
    s = game.start()
    while s.turn < 0 or s.round < 1 or phase_of(s) != TO_WALK:
        game.play(s, random_move(game, s, rng))
    weights, world = foreman_weights(2), world_of(game, game.view(s, s.turn))
    table = table_of(game, weights)
    offer = table.options(world, 1)[0]
    given = (*box_of(game), weights, world, offer)
    return lambda games, seed: [sum(table.expect(world, offer, seed, games, TO_THE_END))], given


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
    games_by_value, given = helsinki()
    measured: dict[str, Playouts] = {"metro": metro(), "helsinki": games_by_value}
    with all_plain():
        measured |= {"metro plain": metro(), "helsinki plain": helsinki()[0]}
    if floor.compiler():
        measured |= {"metro floor": floor.metro(), "helsinki floor": floor.helsinki(*given)}
        if games_by_value(SAME, 1) != measured["helsinki floor"](SAME, 1):
            raise SystemExit("the floor of Helsinki no longer plays what the kernel plays: nothing to compare")
    rates: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for name, playouts in measured.items():
            rates.setdefault(name, []).append(per_second(playouts, number << 32))
        rates.setdefault("hex", []).append(peers.openspiel_mcts_simulations_per_second("hex(board_size=8)", WINDOW))
    middle = {name: median(values) for name, values in rates.items()}
    for name, value in middle.items():
        print(f"  {name}: {value:,.0f} per second ({min(rates[name]):,.0f} to {max(rates[name]):,.0f})")
    compared = [
        Figure(
            "metro playouts, floor", ratio(middle, "metro", "metro floor"), 0.5, 0.9, "bench/floor/metro.c", "ratio"
        ),
        Figure(
            "metro playouts, search in C++", ratio(middle, "metro", "hex"), 5, 10, "OpenSpiel MCTS, hex 8x8", "ratio"
        ),
        Figure("metro playouts, compiled", ratio(middle, "metro", "metro plain"), 15, 30, PLAIN, "ratio"),
        Figure(
            "helsinki playouts, floor",
            ratio(middle, "helsinki", "helsinki floor"),
            0.4,
            None,
            "bench/floor/helsinki.c",
            "ratio",
        ),
        Figure("helsinki playouts, compiled", ratio(middle, "helsinki", "helsinki plain"), 15, None, PLAIN, "ratio"),
    ]
    return [figure for figure in compared if figure.value]


def ratio(rates: dict[str, float], title: str, peer: str) -> float:
    """Return how many times as fast as a peer a compiled kernel is, or 0 if the peer is missing."""
    return rates[title] / rates[peer] if peer in rates else 0.0
