"""The service itself: its health and its metrics."""

from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from cityboard.protocol.service import Health
from cityboard.server.http.openapi import socket_schema
from cityboard.server.http.routes.answers import CONFLICT, DESCRIPTIONS, TOO_MANY, UNWELL, refusals
from cityboard.server.operations.health import trouble
from cityboard.server.operations.supervisor import WELL
from cityboard.server.reasons import METRICS_OFF
from cityboard.server.services import VERSION, Services
from cityboard.tables.checks import refuse


@get(
    "/health",
    responses=refusals(TOO_MANY) | {UNWELL: ResponseSpec(Health, description=DESCRIPTIONS[UNWELL])},
)
async def see_health(services: NamedDependency[Services]) -> Response[Health]:
    """Return the health of every part of the server."""
    parts = await services.health.look()
    reason = trouble(parts)
    if reason is None:
        return Response(Health(WELL, VERSION, parts))
    return Response(Health("unwell", VERSION, parts, reason), status_code=UNWELL)


@get("/metrics", media_type=MediaType.TEXT, responses=refusals(TOO_MANY, CONFLICT))
async def see_measures(services: NamedDependency[Services]) -> Response[bytes]:
    """Return the metrics for Prometheus."""
    if not services.settings.metrics:
        refuse(METRICS_OFF)
    await services.health.look()
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/messages.json", responses=refusals(TOO_MANY))
async def see_messages() -> dict[str, Any]:
    """Return the JSON schema of all socket messages."""
    return socket_schema()


ROUTER = Router("/", tags=["service"], route_handlers=[see_health, see_measures, see_messages])
