"""What bots say about a table's game, over HTTP: hints for who is to move, an analysis when it is over."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cityboard.protocol.analysis import Analysed, Hint, HintWish
from cityboard.server.house import House
from cityboard.server.openapi import ANYBODY, CHANGER
from cityboard.server.routes.answers import BODY, CONFLICT, MISSING, PERSON, VISITOR, refusals
from cityboard.server.routes.tables import watched

Ask = Request[Any, Any, Any]


@post(
    "/api/tables/{table_id:str}/hint",
    status_code=200,
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
)
async def ask_for_hint(
    request: Ask, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[HintWish]
) -> Hint:
    """Say what the strongest bot would play for you now, and why; other people at the table are told that you asked."""
    person = await house.access.known_person(request)
    house.access.check_hint(person)
    return await house.hints.give(person, table_id, data.seat)


@get("/api/tables/{table_id:str}/analysis", responses=refusals(*VISITOR, MISSING, CONFLICT), security=ANYBODY)
async def see_analysis(request: Ask, house: NamedDependency[House], table_id: FromPath[str]) -> Analysed:
    """Return what the strongest bot thinks of a finished game, or how far that is; the first asking begins it."""
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None)
    async with live.lock:
        return house.analyses.of(live.table, lambda: house.access.check_analysis(request, person))


ROUTER = Router("/", tags=["tables"], route_handlers=[ask_for_hint, see_analysis])
