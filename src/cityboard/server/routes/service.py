"""The service itself: is it well, and what can be measured."""

from typing import Any

import sqlalchemy as sql
from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency

from cityboard.protocol.service import Health
from cityboard.server import store
from cityboard.server.house import VERSION, House
from cityboard.server.openapi import socket_schema
from cityboard.server.routes.answers import CONFLICT, TOO_MANY, UNWELL, refusals, refuse


@get("/health", responses=refusals(TOO_MANY, UNWELL))
async def see_health(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Health:
    """Ask the database something."""
    house.access.check_pace(request)
    try:
        await house.database.read(lambda connection: store.due(connection, 0, 1))
    except (sql.exc.SQLAlchemyError, OSError):
        house.failed("database down")
        refuse("database-down")
    return Health("well", VERSION)


@get("/metrics", media_type=MediaType.TEXT, responses=refusals(TOO_MANY, CONFLICT))
async def see_measures(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """Return the measures as Prometheus reads them."""
    house.access.check_pace(request)
    if not house.settings.metrics:
        refuse("metrics-off")
    return Response(house.measures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/messages.json", responses=refusals())
async def see_messages() -> dict[str, Any]:
    """Return the JSON schema of everything that is said on a socket."""
    return socket_schema()


ROUTER = Router("/", tags=["service"], route_handlers=[see_health, see_measures, see_messages])
