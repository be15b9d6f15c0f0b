"""What bots say about a table's game, over HTTP: hints for the player to move, an analysis when it is over."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from cityboard.analysis.fair_slots import Customer
from cityboard.protocol.analysis import Analysed, Hint, HintWish
from cityboard.server.http.access import Access
from cityboard.server.http.openapi import ANYBODY, CHANGER
from cityboard.server.http.routes.answers import BODY, CONFLICT, MALFORMED, MISSING, PERSON, VISITOR, refusals
from cityboard.server.http.routes.tables import watched
from cityboard.server.services import Services

Ask = Request[Any, Any, Any]


@post(
    "/api/tables/{table_id:str}/hint",
    status_code=200,
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
)
async def ask_for_hint(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    data: JSONBody[HintWish],
) -> Hint:
    """Return what the strongest bot would play for you now, and why; other people at the table see that you asked."""
    person = await access.known_person(request)
    await services.limits.check_hint(person)
    return await services.hints.give(person, table_id, data.seat)


@get(
    "/api/tables/{table_id:str}/analysis", responses=refusals(MALFORMED, *VISITOR, MISSING, CONFLICT), security=ANYBODY
)
async def see_analysis(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    start: FromQuery[bool] = True,
) -> Analysed:
    """Return what the strongest bot thinks of a finished game, or its progress; `start` starts it if need be."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    origin = access.origin(request)
    customer = Customer(origin, person.id if person else "")
    async with live.lock:
        if not start:
            return await services.analyses.progress(live.table)
        return await services.analyses.of(live.table, customer, lambda: services.limits.check_analysis(origin, person))


ROUTER = Router("/", tags=["tables"], route_handlers=[ask_for_hint, see_analysis])
