"""The application: the house, its HTTP surface and its sockets put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from cityboard.core.reason import RefusedError
from cityboard.server.conversation import table_socket
from cityboard.server.house import House, now
from cityboard.server.openapi import CONFIG
from cityboard.server.routes import analysis, answers, page, people, service, tables
from cityboard.server.settings import Settings


def create_app(settings: Settings, clock: Callable[[], int] = now) -> Litestar:
    """Build the application; `app.state.house` is the house."""
    house = House(settings, clock)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with house.opened():
            yield

    async def the_house() -> House:
        return house

    return Litestar(
        route_handlers=[page.ROUTER, service.ROUTER, people.ROUTER, tables.ROUTER, analysis.ROUTER, table_socket],
        dependencies={"house": Provide(the_house)},
        exception_handlers={
            RefusedError: answers.refused,
            HTTPException: answers.failed,
            NotFoundException: page.missing,
            Exception: answers.broken,
        },
        lifespan=[lifespan],
        state=State({"house": house}),
        response_headers=answers.HEADERS,
        request_max_body_size=settings.frame_bytes,
        logging_config=None,  # server/logs.py says how everything is logged
        request_class=answers.StrictRequest,
        openapi_config=CONFIG,
    )
