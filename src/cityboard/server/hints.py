"""Hints: what the strongest level would play for a person in their turn, thought out from their seat's view alone."""

import hashlib
from contextlib import suppress

import structlog

from cityboard.bots.crew import BUSY, Choice, Crew, Request
from cityboard.bots.levels import top_level
from cityboard.protocol import analysis as wire
from cityboard.server.decisions import Decision, check_seat, check_status, refuse
from cityboard.server.door import ATTEMPTS, Door
from cityboard.server.events import Hinted
from cityboard.server.live import Live, LostError
from cityboard.server.people import Person
from cityboard.server.table import RUNNING, Table

log = structlog.get_logger()

SECONDS = 1.0  # of thinking, unless bots are given less
SHOWN = 3  # moves that were weighed, and are told


class Hints:
    """Asks the processes that think for bots on behalf of people."""

    def __init__(self, door: Door, crew: Crew) -> None:
        """Take the door of the tables and who thinks."""
        self._door, self._crew = door, crew

    async def give(self, person: Person, table_id: str, seat: int) -> wire.Hint:
        """Return a hint for a seat whose turn it is; where other people sit, everybody is told first."""
        number, request = await self._door.finish(self._asked(person, table_id, seat))
        choice = await self._crew.choose(request)
        if choice.fallback:  # what a weaker level plays is no advice
            log.warning("hint fallback", table=table_id, why=choice.fallback)
            if choice.fallback == BUSY:
                refuse("hint-busy")
            refuse("hint-failed")
        return hint(seat, number, request, choice)

    async def _asked(self, person: Person, table_id: str, seat: int) -> tuple[int, Request]:
        while True:
            live = await self._door.live(table_id)
            with suppress(LostError):
                async with live.lock:
                    return await self._told(live, person, seat)

    async def _told(self, live: Live, person: Person, seat: int) -> tuple[int, Request]:
        """Check who asks and let all others know, if there are any; the caller holds the lock."""
        for _ in range(ATTEMPTS):
            live.check_watcher(person.id)
            check_seat(live.table, live.chairs, person.id, seat)
            request = request_of(live.table, seat, min(SECONDS, self._crew.budget))
            if live.table.is_alone(seat) or await self._door.append(live, Decision([Hinted(seat)])):
                return live.table.number, request
        refuse("busy")


def request_of(table: Table, seat: int, seconds: float = SECONDS) -> Request:
    """Return the question for a hint: a seat's view, and a seed that depends only on what everybody knows."""
    check_status(table, RUNNING)
    if table.state.turn != seat:
        refuse("not-your-turn", seat=seat)
    seed = hashlib.sha256(f"hint {table.id} {table.number}".encode()).hexdigest()
    view = table.game.view(table.state, seat)
    return Request(table.game, view, top_level(table.game.title).name, seed, seconds)


def hint(seat: int, number: int, request: Request, choice: Choice) -> wire.Hint:
    """Return a level's choice for the wire."""
    told = choice.judgement
    return wire.Hint(
        seat,
        number,
        request.level,
        list(told.move),
        [wire.Fact(fact.code, dict(fact.arguments)) for fact in told.facts],
        [wire.Candidate(list(option.move), option.lead, option.error) for option in told.candidates[:SHOWN]],
    )
