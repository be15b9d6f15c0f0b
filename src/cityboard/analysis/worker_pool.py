"""The processes that think for bots, as the server sees them: a request goes in, a legal move always comes out."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cityboard.analysis.fair_slots import Customer
from cityboard.analysis.workers import BUSY, CLOSED, COMMAND, NoAnswerError, Workers
from cityboard.bots.bot import Candidate, Fact, Judgement
from cityboard.core.game import Game, Move
from cityboard.core.simulation import random_move
from cityboard.titles.ladders import stand_in

__all__ = ["BUSY", "CLOSED", "BotChoice", "Customer", "Request", "WorkerPool"]
STAND_IN_PATIENCE, STAND_IN_SECONDS = 1.0, 5.0  # seconds to wait for the stand-ins' process, and for its answer
WELL, FAILING = "well", "failing"
SUSPICIOUS = 3  # consecutive failures after which something is wrong with the processes
ANYBODY = Customer("", "")


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that is due: the view of the seat to move, the level that decides, and a seed that is not secret."""

    game: Game[Any]
    view: Any
    level: str
    seed: str
    seconds: float = 0.0  # how long to think; 0 for the level's default
    customer: Customer = ANYBODY  # the customer it is for
    is_advice: bool = False  # then it says what lead its move brings, and another level's move is of no use

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
            "edition": game.edition.name if game.edition.is_own else game.edition.file,
            "edition_values": game.edition.values if game.edition.is_own else {},
            "edition_hash": game.edition.hash,
            "options": game.options,
            "view": self.view.to_json(),
            "seat": self.view.turn,
            "level": self.level,
            "seed": self.seed,
            "seconds": self.seconds,
            "is_advice": self.is_advice,
        }
        return f"{json.dumps(content)}\n".encode()


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A legal move, and why another level chose it: late, died, nonsense, illegal, busy, closed.

    If the worker refused the request, its code is here instead.
    """

    judgement: Judgement
    fallback: str | None = None

    @property
    def move(self) -> Move:
        """Return the move alone."""
        return self.judgement.move


class WorkerPool:
    """Processes that think, and one more for stand-ins, so that the event loop never waits for a move."""

    def __init__(self, processes: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        """Take the number of processes, the seconds an answer may take beyond those asked for, and how to start one."""
        self.budget = budget
        self._thinkers, self._stand_ins = Workers(processes, command), Workers(1, command)
        self._closed = False
        self._failures = 0  # in a row

    @property
    def status(self) -> str:
        """Return how the processes are: well, busy, or failing repeatedly."""
        if self._failures >= SUSPICIOUS:
            return FAILING
        return BUSY if self._thinkers.is_full else WELL

    @property
    def is_idle(self) -> bool:
        """Return whether nobody waits for a move."""
        return self._thinkers.is_idle

    async def choose(self, request: Request) -> BotChoice:
        """Return the level's move within the budget, or else one that is found at once."""
        try:
            answer = await self._thinkers.ask(
                request.customer, request.line, self.budget, self.budget + request.seconds
            )
            choice = BotChoice(_checked(request, answer))
            self._failures = 0
            return choice
        except NoAnswerError as none:
            cause = CLOSED if self._closed else str(none)  # its process may have died because the pool was closed
            self._failures += cause not in (CLOSED, BUSY)
        return BotChoice(await self._stand_in(request, cause), cause)

    async def close(self) -> None:
        """End all processes; pending requests are answered without them."""
        self._closed = True
        await asyncio.gather(self._thinkers.close(), self._stand_ins.close())

    async def _stand_in(self, request: Request, cause: str) -> Judgement:
        """Ask a level that answers at once; if even that fails, any move is better than none."""
        level = stand_in(request.game.title, request.level)
        # A level that has failed is not tried again, and a request for advice does not want it from another level.
        if not request.is_advice and cause != CLOSED and (level.name != request.level or cause == BUSY):
            quick = replace(request, level=level.name, seconds=0.0)
            try:
                answer = await self._stand_ins.ask(quick.customer, quick.line, STAND_IN_PATIENCE, STAND_IN_SECONDS)
                return _checked(quick, answer)
            except NoAnswerError:
                pass
        return Judgement(random_move(request.game, request.view, Random(request.seed)))


def _checked(request: Request, answer: dict[str, Any]) -> Judgement:
    """Return the answer if its move is legal."""
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
