"""Real tables over HTTP: a count sheet comes, and its points go back."""

from typing import Any

from litestar import Request, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cityboard.protocol import counting as wire
from cityboard.server.http.access import Access
from cityboard.server.http.openapi import ANYBODY
from cityboard.server.http.routes.answers import BODY, CONFLICT, MISSING, VISITOR, refusals
from cityboard.server.services import Services

Ask = Request[Any, Any, Any]
SHEET_BYTES = 32_768


@post(
    "/api/count",
    status_code=200,
    responses=refusals(*BODY, *VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
    request_max_body_size=SHEET_BYTES,
)
async def count_sheet(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.CountSheet]
) -> wire.CountedSheet:
    """Count a real table from what lies on it, or say what is wrong with the sheet; nothing is stored."""
    person = await access.anybody(request)
    return await services.sheets.count(data, access.origin(request), person.id if person else None)


@post(
    "/api/count/read",
    status_code=200,
    responses=refusals(*BODY, *VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
    request_max_body_size=SHEET_BYTES,
)
async def read_sheet(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.SheetFile]
) -> wire.CountSheet:
    """Read the text of a count sheet as `cityboard score` does; any other text is refused, and nothing is stored."""
    person = await access.anybody(request)
    return await services.sheets.read(data.text, access.origin(request), person.id if person else None)


ROUTER = Router("/", tags=["counting"], route_handlers=[count_sheet, read_sheet])
