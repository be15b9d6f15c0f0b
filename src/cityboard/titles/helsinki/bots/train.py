"""Training of the weights by self-play: what the features of a seat after its turn were worth at the end of the game.

Everything happens in a fixed order with its own random numbers, so a seed gives the same weights on every machine.
"""

import hashlib
import json
import sys
from argparse import ArgumentParser
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.bots.kernel_fit import sweep
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import (
    END,
    FEATURES,
    GAME_OVER,
    MOVER,
    PHASE,
    PILE,
    POINT,
    SEAT,
    SEATS,
    TO_COME,
    TRACK,
)
from cityboard.titles.helsinki.bots.weights import FILE, KNOTS, Row, foreman_weights, knot_of, rows_between
from cityboard.titles.helsinki.bots.world import World, table_of, world_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.options import choose
from cityboard.titles.registry import find_edition

FEATURE_VERSION = 1
# The games of a round of training: most for two players, some with every other option.
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {"players": 2},
    {"players": 2},
    {"players": 2, "cover": "random"},
    {"players": 2, "modules": ["dry-roads"]},
    {"players": 3},
    {"players": 4, "modules": ["dry-roads"]},
)
CURIOSITY = 0.15  # how often a seat takes another of its best offers, to explore
OFFERS = 4
MEMORY = 2  # how many rounds of games are learned from
SWEEPS, RATE = 60, 0.3  # the rate falls to zero sweep by sweep
DEALS = 1 << 30
ROUNDS, GAMES = 8, 2400
FAIR = 0.5


def game_with(**options: Any) -> Helsinki:
    """Return the game with some options."""
    return Helsinki(choose(**options), find_edition("helsinki", "default"))


@dataclass(frozen=True, slots=True)
class Sample:
    """A seat after its turn: the knots of its time, its features, and the points it still made."""

    low: int
    nearness: float
    features: list[int]
    points: float


def train(seed: str, rounds: int, games: int, tell: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Learn weights in some rounds of games; report the result of each round."""
    knots = [[float(weight) / POINT for weight in row] for row in first_knots()]
    samples: list[list[Sample]] = []
    for number in range(rounds):
        samples = [*samples[1 - MEMORY :], list(_play(quantised(knots), f"{seed}/{number}", games))]
        error = fit(knots, [sample for part in samples for sample in part])
        result = {"round": number, "samples": len(samples[-1]), "error": round(error, 3)}
        tell(result | {"hash": fingerprint(quantised(knots))})
    learned = quantised(knots)
    share = share_won(learned, seed, max(2, games // 4))
    tell({"share_won_against_the_foreman": round(share, 3), "games": max(2, games // 4)})
    log = {"features": FEATURE_VERSION, "seed": seed, "rounds": rounds, "games": games}
    return log | {"hash": fingerprint(learned), "knots": learned}


def share_won(knots: list[Row], seed: str, games: int) -> float:
    """Return the share of games for two that weights win against the foreman's, both looking one turn ahead."""
    game = game_with(players=2)
    learned, by_hand = table_of(game, rows_between(knots, 2)), table_of(game, foreman_weights(2))
    won = 0.0
    for number in range(games):
        rng = Random(f"{seed}/gate/{number // 2}")
        world = first_world(game, rng)
        seats = [learned, by_hand] if number % 2 else [by_hand, learned]
        while world[PHASE] != GAME_OVER:
            table = seats[world[MOVER]]
            world = table.after(world, table.options(world, 1)[0], rng.randrange(1, DEALS))
        lead = table.worth(world, number % 2 ^ 1) - table.worth(world, number % 2)
        won += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return won / games


def first_knots() -> list[Row]:
    """Return the foreman's weights at the knots."""
    table = foreman_weights(2)
    rows = (max(1, 2 * cards) for cards in KNOTS)
    return [list(table[FEATURES * row : FEATURES * (row + 1)]) for row in rows]


def quantised(knots: list[list[float]]) -> list[Row]:
    """Return weights as the kernel wants them."""
    return [[round(weight * POINT) for weight in row] for row in knots]


def fingerprint(knots: list[Row]) -> str:
    """Return the hash that identifies weights."""
    return hashlib.sha256(json.dumps(knots).encode()).hexdigest()


def _play(knots: list[Row], seed: str, games: int) -> Iterator[Sample]:
    """Play a round of games and yield what every seat was like after every turn."""
    tables: list[tuple[Helsinki, KernelTable]] = []
    for options in OPTIONS:
        game = game_with(**options)
        tables.append((game, table_of(game, rows_between(knots, game.players))))
    for number in range(games):
        game, table = tables[number % len(tables)]
        yield from _samples(game, table, Random(f"{seed}/{number}"))


def _samples(game: Helsinki, table: KernelTable, rng: Random) -> Iterator[Sample]:
    world = first_world(game, rng)
    moments: list[tuple[int, int, int, list[int]]] = []
    while world[PHASE] != GAME_OVER:
        mover, offers = world[MOVER], table.options(world, OFFERS)
        offer = offers[int(rng.random() * len(offers))] if rng.random() < CURIOSITY else offers[0]
        imagined = table.after(world, offer, 0)
        at = SEATS + SEAT * mover
        if imagined[PILE] and (offer[1] == END or imagined[at + TO_COME]):
            moments.append((mover, imagined[PILE], imagined[at + TRACK], table.features(imagined, mover)))
        world = table.after(world, offer, rng.randrange(1, DEALS))
    points = [table.worth(world, seat) / POINT for seat in range(game.players)]
    for mover, pile, track, features in moments:
        low, share, whole = knot_of(pile, game.players)
        yield Sample(low, share / whole, features, points[mover] - track)


def first_world(game: Helsinki, rng: Random) -> World:
    """Return the world at the first turn of a game."""
    s = game.start()
    while s.step != game.turn_step.number:
        game.play(s, random_move(game, s, rng))
    return world_of(game, s)


def fit(knots: list[list[float]], samples: list[Sample]) -> float:
    """Improve weights by many sweeps over the samples, the later ones finer; return the mean square error."""
    weights = array("d", [weight for row in knots for weight in row])
    features = array("q", [feature for sample in samples for feature in sample.features])
    begins = array("q", accumulate((len(sample.features) for sample in samples), initial=0))
    lows = array("q", [FEATURES * sample.low for sample in samples])
    highs = array("q", [FEATURES * min(sample.low + 1, len(knots) - 1) for sample in samples])
    shares = array("d", [sample.nearness for sample in samples])
    points = array("d", [sample.points for sample in samples])
    error = 0.0
    for number in range(SWEEPS):
        rate = RATE * (1 - number / SWEEPS)
        error = sweep(weights, features, begins, lows, highs, shares, points, rate)
    for knot, row in enumerate(knots):
        row[:] = weights[FEATURES * knot : FEATURES * (knot + 1)]
    return error


def main() -> int:
    """Train, print the hash, and save the weights beside their log; if they do not win, fail and save nothing."""
    parser = ArgumentParser()
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--folder", type=Path, default=FILE.parent)
    arguments = parser.parse_args()
    log: list[str] = []

    def tell(line: dict[str, Any]) -> None:
        log.append(json.dumps(line))
        print(log[-1], flush=True)

    learned = train(arguments.seed, arguments.rounds, arguments.games, tell)
    tell({"hash": learned["hash"]})
    if json.loads(log[-2])["share_won_against_the_foreman"] <= FAIR:
        print(json.dumps({"kept": False, "must_win_more_than": FAIR}), flush=True)
        return 1
    rows = ",\n".join(f"    {json.dumps(row)}" for row in learned.pop("knots"))
    text = json.dumps(learned, indent=2)[:-2] + f',\n  "knots": [\n{rows}\n  ]\n}}\n'
    (arguments.folder / FILE.name).write_text(text, encoding="utf-8")
    (arguments.folder / FILE.with_suffix(".log").name).write_text("\n".join(log) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
