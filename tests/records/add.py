"""Add games to the corpus, never change one.

`python -m tests.records.add` plays a game for every family of options that has none in the newest version of its rules;
`python -m tests.records.add FILE...` adds records of games that were really played.
"""

import hashlib
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from cityboard.bots.bot import Budget
from cityboard.bots.greedy import Greedy
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Game
from cityboard.core.record import Record, verify
from cityboard.core.simulation import random_game
from cityboard.titles.registry import game_of, load, title_names, versions
from tests.records.corpus import families, file_of, files, moves_shown, points_shown, read

WORK = 1500  # of a greedy mover for one decision


def by_random_movers(game: Game[Any], seed: str) -> Record:
    """Play a game of random movers, who come to do everything."""
    return random_game(game, seed)[1]


def by_greedy_movers(game: Game[Any], seed: str) -> Record:
    """Play a game of greedy movers, who come to score everything."""
    dealer = Dealer(hashlib.sha256(f"greedy deal {seed}".encode()).digest())
    mover, rng = Greedy(), Random(f"greedy movers {seed}")
    record = Record.of(game, dealer)
    s = game.start()
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            move = dealer.choose(len(record.moves), game.chances(s))
        else:
            move = mover.choose(game, game.view(s, s.turn), s.turn, rng, Budget(WORK)).move
        record.add(s.turn, move)
        game.play(s, move)
    record.close(game, s, dealer)
    return record


# The movers, in turn, and how many games each: the game that adds most to the other records is kept.
MOVERS: list[tuple[Callable[[Game[Any], str], Record], int]] = [(by_random_movers, 10), (by_greedy_movers, 3)]


def fill(title: str) -> list[Path]:
    """Play a game for every family that has none and return the new files."""
    rules = versions(title)[-1]
    there = [read(file) for file in files()]
    points = {sight for record in there for sight in points_shown(record)}
    moves = {sight for record in there for sight in moves_shown(record)}
    added = []
    for (play, games), (name, options) in zip(cycle(MOVERS), families(title).items(), strict=False):
        if not file_of(title, rules, name).exists():
            game = load(title, **options)
            record = max(
                (play(game, f"records {name} {number}") for number in range(games)),
                key=lambda record: (len(points_shown(record) - points), len(moves_shown(record) - moves)),
            )
            points |= points_shown(record)
            moves |= moves_shown(record)
            added.append(write(record, name))
    return added


def write(record: Record, name: str) -> Path:
    """Write a verified record to its own file."""
    verify(game_of(record), record)
    file = file_of(record.title, record.rules, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("x", encoding="utf-8", newline="\n") as new:
        new.write(record.text())
    return file


def main(given: list[Path]) -> None:
    """Add the given records, or what is missing."""
    added = [write(Record.parse(file.read_text("utf-8")), file.stem) for file in given]
    for title in [] if given else title_names():
        added += fill(title)
    for file in added:
        print(file)


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
