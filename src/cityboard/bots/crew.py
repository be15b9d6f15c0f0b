"""The processes that think for bots, as the server sees them: a request goes in, a legal move always comes out."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from cityboard.bots.bot import Candidate, Fact, Judgement
from cityboard.bots.levels import stand_in
from cityboard.bots.worker import READY
from cityboard.core.game import Game, Move
from cityboard.core.simulation import random_move

COMMAND = (sys.executable, "-m", "cityboard.bots.worker")
START = 10.0  # seconds a process may take until it is ready; only the answers have to keep to the budget
CLOSED = "closed"  # nobody thinks any more
BUSY = "busy"  # all processes think for others
LONGEST_QUEUE = 256  # requests that wait for a process; whoever comes later is answered at once


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that is due: the view of the seat to move, the level that decides, a seed that holds no secret."""

    game: Game[Any]
    view: Any
    level: str
    seed: str
    seconds: float = 0.0  # how long to think; 0 for as long as the level usually does

    def __post_init__(self) -> None:
        """Refuse to decide for chance."""
        if self.view.turn < 0:
            raise ValueError(self.view.turn)

    def line(self, number: int) -> bytes:
        """Return the request as a worker reads it."""
        game = self.game
        content = {
            "id": number,
            "title": game.title,
            "rules": game.rules_version,
            "edition": game.edition.file,
            "edition_hash": game.edition.hash,
            "options": game.options,
            "view": self.view.to_json(),
            "seat": self.view.turn,
            "level": self.level,
            "seed": self.seed,
            "seconds": self.seconds,
        }
        return f"{json.dumps(content)}\n".encode()


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, and why it is another level's: late, died, nonsense, illegal, busy, closed.

    Where the worker refused the request, its code stands here.
    """

    judgement: Judgement
    fallback: str | None = None

    @property
    def move(self) -> Move:
        """Return the move alone."""
        return self.judgement.move


class NoAnswerError(Exception):
    """No usable answer; its text is the code for that."""


class Crew:
    """Up to so many worker processes, started when needed; one that is late, dead or confused is replaced."""

    def __init__(self, processes: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        """Take the number of processes, the seconds an answer may take beside those asked for, and how to start one."""
        self.budget = budget
        self.command = command
        self._free = asyncio.Semaphore(processes)
        self._idle: list[Process] = []
        self._running: set[Process] = set()
        self._waiting = 0
        self._number = 0
        self._closed = False

    async def choose(self, request: Request) -> Choice:
        """Return the move that the level chooses within the budget, or else one that is found at once."""
        try:
            judgement = await self._wait_for_judgement(request)
        except NoAnswerError as none:
            why = CLOSED if self._closed else str(none)  # its process may have died because the crew was closed
            return Choice(_stand_in(request, why), why)
        return Choice(judgement)

    async def close(self) -> None:
        """End all processes; whoever still waits is answered without them."""
        self._closed = True
        idle, self._idle = self._idle, []
        busy = self._running.difference(idle)
        for process in busy:
            _kill(process)  # the caller who listens to it hears of it and does the rest
        await asyncio.gather(*map(self._end, idle), *(process.wait() for process in busy))

    async def _wait_for_judgement(self, request: Request) -> Judgement:
        """Wait for a free process and ask it."""
        if self._waiting >= LONGEST_QUEUE:
            raise NoAnswerError(BUSY)
        self._waiting += 1
        try:
            async with asyncio.timeout(self.budget):
                await self._free.acquire()
        except TimeoutError:
            raise NoAnswerError(BUSY) from None
        finally:
            self._waiting -= 1
        try:
            return _checked(request, await self._ask(request))
        finally:
            self._free.release()

    async def _ask(self, request: Request) -> dict[str, Any]:
        """Ask a process and keep it only if it answers this very request in time."""
        if self._closed:
            raise NoAnswerError(CLOSED)
        process = self._rested() or await self._start()
        self._number += 1
        number = self._number
        try:
            answer = await _talk(process, request.line(number), self.budget + request.seconds)
            if answer.get("id") != number:
                raise NoAnswerError("nonsense")
        except BaseException:  # also if the caller is cancelled: the next one must not get this answer
            await self._end(process)
            raise
        self._idle.append(process)
        return answer

    def _rested(self) -> Process | None:
        """Return an idle process, if one is still alive."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._running.discard(process)
        return None

    async def _start(self) -> Process:
        """Start a process and wait until it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        except OSError:
            raise NoAnswerError("died") from None
        self._running.add(process)
        try:
            if self._closed:  # while the process was being made
                raise NoAnswerError(CLOSED)
            if await _talk(process, b"", START) != READY:
                raise NoAnswerError("nonsense")
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process) -> None:
        """Kill a process and wait until it is gone."""
        _kill(process)
        await process.communicate()  # reads what is left: only at its end does every event loop let a pipe go
        self._running.discard(process)


def _stand_in(request: Request, why: str) -> Judgement:
    """Judge in this process by a level that answers at once; should even that fail, any move is better than none."""
    game, view = request.game, request.view
    level = stand_in(game.title, request.level)
    # A level that has failed in a process of its own is not given this one.
    if level.name != request.level or why == BUSY:
        with suppress(Exception):
            judgement = level.make().choose(game, view, view.turn, Random(request.seed), level.budget)
            if game.refuse(view, judgement.move) is None:
                return judgement
    return Judgement(random_move(game, view, Random(request.seed)))


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _talk(process: Process, line: bytes, seconds: float) -> dict[str, Any]:
    """Send a line to a process and return the object that it answers with."""
    assert process.stdin and process.stdout  # both are pipes
    try:
        async with asyncio.timeout(seconds):
            process.stdin.write(line)
            await process.stdin.drain()
            heard = await process.stdout.readline()
        if not heard:
            raise NoAnswerError("died")
        answer = json.loads(heard)
    except TimeoutError:
        raise NoAnswerError("late") from None
    except OSError:  # the pipe is broken
        raise NoAnswerError("died") from None
    except (ValueError, RecursionError):  # no JSON, or a line without end
        raise NoAnswerError("nonsense") from None
    if not isinstance(answer, dict):
        raise NoAnswerError("nonsense")
    return answer


def _checked(request: Request, answer: dict[str, Any]) -> Judgement:
    """Return what an answer says if its move is legal."""
    if "error" in answer:
        raise NoAnswerError(str(answer["error"]))
    move = answer.get("move")
    if not isinstance(move, list) or request.game.refuse(request.view, tuple(move)):
        raise NoAnswerError("illegal")
    try:
        facts = tuple(Fact(code, arguments) for code, arguments in answer["facts"])
        weighed = tuple(Candidate(tuple(option), lead, error) for option, lead, error in answer["candidates"])
    except (KeyError, TypeError, ValueError):
        raise NoAnswerError("nonsense") from None
    return Judgement(tuple(move), facts, weighed)
