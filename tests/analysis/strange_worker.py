"""A worker with levels that go wrong; it writes its process id into the file named by its argument."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from cityboard.analysis import worker
from cityboard.bots.bot import Bot, Budget, Judgement
from cityboard.bots.level import Level
from cityboard.core.game import Game
from cityboard.titles import ladders


def hanging(file: Path) -> Path:
    """Return the file beside the given one that is there once a process hangs."""
    return file.with_name("hanging")


class Hanging:
    """Says that it was asked, and never answers."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        hanging(Path(sys.argv[1])).touch()
        while True:
            time.sleep(60)


class Dying:
    """Ends its process."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        os._exit(3)


class Failing:
    """Raises an error."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        raise ZeroDivisionError


class Answering:
    """Answers with any move."""

    def __init__(self, *move: Any) -> None:
        self.move = move

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        return Judgement(self.move)


class Babbling:
    """Writes into the answers before it chooses."""

    def __init__(self, text: bytes) -> None:
        self.text = text

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        os.write(sys.stdout.fileno(), self.text)
        return Judgement(game.moves(view)[0])


STRANGE: dict[str, Callable[[], Bot]] = {
    "hanging": Hanging,
    "dying": Dying,
    "failing": Failing,
    "illegal": lambda: Answering("lay", "aaaa", 99, 99),
    "malformed": lambda: Answering("lay", ["aaaa"], None, {}),
    "babbling": lambda: Babbling(b"I think\n"),
    "listing": lambda: Babbling(b"[1]\n"),
    "endless": lambda: Babbling(b"x" * 1_000_000),
    "stale": lambda: Babbling(b'{"id": 0, "move": ["draw"]}\n'),
}

if __name__ == "__main__":
    ladders.BASELINES += tuple(Level(name, make) for name, make in STRANGE.items())
    with Path(sys.argv[1]).open("a", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")
    worker.main()
