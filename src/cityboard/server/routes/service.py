"""The service itself: is it well, and what can be measured."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from cityboard.protocol.wire import Wire
from cityboard.server import store
from cityboard.server.house import VERSION, House
from cityboard.server.routes.answers import RESPONSES, refuse


class Health(Wire, frozen=True):
    """All is well: the database answers."""

    status: str
    version: str


@get("/health", responses=RESPONSES)
async def see_health(house: NamedDependency[House]) -> Health:
    """Ask the database something."""
    await house.database.read(lambda connection: store.due(connection, 0, 1))
    return Health("well", VERSION)


@get("/metrics", media_type=MediaType.TEXT, responses=RESPONSES)
async def see_measures(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """Return the measures as Prometheus reads them."""
    if not house.settings.metrics:
        refuse("metrics-off")
    return Response(house.measures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [see_health, see_measures]
