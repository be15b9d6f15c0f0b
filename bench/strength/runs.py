"""Games that were played for the report, kept in runs.json.xz so that a later run continues where one stopped."""

import hashlib
import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path
from typing import Any

from bench.strength.archive import Archive
from bench.strength.fingerprint import code_of
from bench.strength.machine import machine
from bench.strength.rows import Row
from cityboard.arena.entrant import enter_all
from cityboard.arena.match import Contest, MatchResult
from cityboard.arena.pool import play_all
from cityboard.arena.schedule import schedule
from cityboard.titles.registry import DEFAULT_EDITION, load

ARCHIVE = Archive(Path(__file__).parent / "runs.json.xz")
SEED = "strength"
FINENESS = 0.02  # thinking times are stored in classes this far apart, as a fraction of themselves
SHORTEST = 1e-7
TIMES = ("thinking", "others")  # the fields that count them


@dataclass(slots=True)
class Run:
    """The games of a row so far: scores and places in the order of the schedule, and how long bots thought."""

    title: str
    entries: list[str]
    options: dict[str, Any]
    repeats: int
    code: str  # of the bots that played
    machine: str = ""
    seconds: float = 0.0  # of all games together
    results: list[list[list[int]]] = field(default_factory=list)
    thinking: Counter[int] = field(default_factory=Counter)  # of the first bot, in classes
    others: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, row: Row, scale: float = 1.0) -> "Run":
        """Return an empty run of a row."""
        return cls(row.title, row.entries(scale), row.options, row.repeats, code_of(row.title))

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Run":
        """Return a run from its plain data."""
        times = {name: Counter({int(number): count for number, count in data[name].items()}) for name in TIMES}
        return cls(**{**data, **times, "results": [*data["results"]]})

    @property
    def data(self) -> dict[str, Any]:
        """Return it as plain data, times in order."""
        times = {name: {str(number): count for number, count in sorted(getattr(self, name).items())} for name in TIMES}
        return {name: getattr(self, name) for name in self.__slots__} | times | {"results": [*self.results]}

    @property
    def key(self) -> str:
        """Return its key in the archive: rows that play the same share their games."""
        parts = "-".join([self.title, *self.entries, *map(str, self.options.values())])
        key = hashlib.sha256(json.dumps([self.title, self.entries, self.options, self.repeats]).encode()).hexdigest()
        return f"{re.sub('[^a-z0-9]+', '-', parts.lower()).strip('-')[:70]}-{key[:8]}"

    @property
    def players(self) -> int:
        """Return the number of players."""
        return int(load(self.title, **self.options).players)

    @property
    def contest(self) -> Contest:
        """Return the contest; it refuses bots that do not exist."""
        game = load(self.title, **self.options)
        return Contest.of(game, DEFAULT_EDITION, enter_all(self.title, self.entries), SEED)

    def played(self) -> list[MatchResult]:
        """Return all results as the arena gives them, without times."""
        matches = schedule(len(self.entries), self.players, len(self.results), repeats=self.repeats)
        played = zip(matches, self.results, strict=False)  # a run may have stopped within a set
        return [MatchResult(match, tuple(scores), tuple(places), ()) for match, (scores, places) in played]

    def replay(self, games: int, workers: int) -> bool:
        """Return whether the first games come out as before; they must not depend on the clock."""
        planned = schedule(len(self.entries), self.players, games, repeats=self.repeats)[
            : min(games, len(self.results))
        ]
        replayed = [[list(result.scores), list(result.places)] for result in play_all(self.contest, planned, workers)]
        return replayed == self.results[: len(planned)]

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
        """Keep the run."""
        ARCHIVE.put({self.key: self.data})


def in_order(thinking: Counter[int]) -> list[float]:
    """Return thinking times in order, as precisely as they are stored."""
    return [exp(FINENESS * number) for number in sorted(thinking.elements())]


def kept(row: Row, scale: float = 1.0) -> Run:
    """Return the stored run of a row, or an empty one; `code` says which bots played it."""
    run = Run.of(row, scale)
    return Run.read(ARCHIVE.runs[run.key]) if run.key in ARCHIVE.runs else run
