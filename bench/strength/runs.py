"""Games that were played for the report, kept in bench/strength-runs so that a later run goes on where one stopped."""

import hashlib
import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

import cityboard
from bench.strength.machine import machine
from bench.strength.rows import Row
from cityboard.bots.arena.entrant import enter_all
from cityboard.bots.arena.match import Contest, Result
from cityboard.bots.arena.pool import play_all
from cityboard.bots.arena.schedule import schedule
from cityboard.games.registry import DEFAULT_EDITION, load

FOLDER = Path(__file__).parents[1] / "strength-runs"
SEED = "strength"
FINENESS = 0.02  # thinking times are kept in classes so far apart, as a share of themselves
SHORTEST = 1e-7
BESIDE = ("facts.py", "train.py")  # what bots say, and where their weights come from, decides no move
SHARED = ("bot.py", "greedy.py", "halving.py", "levels.py", "random_bot.py")  # what bots of all titles have


@dataclass(slots=True)
class Run:
    """The games of a row so far: scores and places in the order of the schedule, and how long bots thought."""

    title: str
    entries: list[str]
    options: dict[str, Any]
    repeats: int
    code: str  # of the bots that played
    machine: str = ""
    seconds: float = 0.0  # that all games took together
    results: list[list[list[int]]] = field(default_factory=list)
    thinking: Counter[int] = field(default_factory=Counter)  # of the first bot, in classes
    others: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, row: Row, scale: float = 1.0) -> "Run":
        """Return an empty run of a row."""
        return cls(row.title, row.entries(scale), row.options, row.repeats, code_of(row.title))

    @property
    def file(self) -> Path:
        """Return where it is kept: rows that play the same share their games."""
        told = "-".join([self.title, *self.entries, *map(str, self.options.values())])
        key = hashlib.sha256(json.dumps([self.title, self.entries, self.options, self.repeats]).encode()).hexdigest()
        return FOLDER / f"{re.sub('[^a-z0-9]+', '-', told.lower()).strip('-')[:70]}-{key[:8]}.json"

    @property
    def players(self) -> int:
        """Return how many play."""
        return int(load(self.title, **self.options).players)

    @property
    def contest(self) -> Contest:
        """Return the contest; it refuses bots that do not exist."""
        game = load(self.title, **self.options)
        return Contest.of(game, DEFAULT_EDITION, enter_all(self.title, self.entries), SEED)

    def played(self) -> list[Result]:
        """Return all results as the arena gives them, without times."""
        matches = schedule(len(self.entries), self.players, len(self.results), repeats=self.repeats)
        found = zip(matches, self.results, strict=False)  # a run may have stopped within a set
        return [Result(match, tuple(scores), tuple(places), ()) for match, (scores, places) in found]

    def go_on(self, games: int, workers: int) -> None:
        """Play more games and keep them."""
        contest = self.contest
        planned = schedule(len(self.entries), contest.game.players, len(self.results) + games, repeats=self.repeats)
        begun = time.perf_counter()
        for result in play_all(contest, planned[len(self.results) :], workers):
            self.results.append([list(result.scores), list(result.places)])
            for bot, times in zip(result.match.seats, result.thinking, strict=True):
                thinking = self.others if bot else self.thinking
                thinking.update(round(log(max(SHORTEST, taken)) / FINENESS) for taken in times)
        self.seconds += time.perf_counter() - begun
        self.machine = machine()
        self.save()

    def save(self) -> None:
        """Write the run into its file."""
        FOLDER.mkdir(exist_ok=True)
        kept = {name: getattr(self, name) for name in self.__slots__}
        lines = [f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in kept.items()]
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def in_order(thinking: Counter[int]) -> list[float]:
    """Return thinking times in order, as exactly as they are kept."""
    return [exp(FINENESS * number) for number in sorted(thinking.elements())]


def kept(row: Row, scale: float = 1.0) -> Run:
    """Return the run of a row as it is kept, or an empty one; `code` says which bots played it."""
    run = Run.of(row, scale)
    if run.file.exists():
        data = json.loads(run.file.read_text("utf-8"))
        for name in ("thinking", "others"):
            data[name] = Counter({int(number): count for number, count in data.get(name, {}).items()})
        run = Run(**data)
    return run


@cache
def code_of(title: str) -> str:
    """Return a fingerprint of everything that decides how the bots of a title play."""
    package = Path(cityboard.__file__).parent
    folders = (package / "bots" / title, package / "games" / title)
    files = [
        path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".toml", ".npz", ".json") and path.name not in BESIDE
    ]
    shared = [package / "bots" / name for name in SHARED]
    fingerprint = hashlib.sha256()
    for path in (*files, *(path for path in shared if path.exists())):
        fingerprint.update(path.read_bytes())
    return fingerprint.hexdigest()[:16]
