"""The application: the services with their HTTP routes and sockets."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from cityboard.core.reason import RefusedError
from cityboard.server.http import openapi
from cityboard.server.http.access import Access
from cityboard.server.http.conversation import table_socket
from cityboard.server.http.routes import analysis, answers, counting, editions, page, people, service, tables
from cityboard.server.operations.settings import Settings
from cityboard.server.services import Services, now


def create_app(settings: Settings, clock: Callable[[], int] = now) -> Litestar:
    """Build the application; `app.state.services` are its services."""
    services = Services(settings, clock)
    access = Access(services)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with services.opened():
            yield

    async def provide_services() -> Services:
        return services

    async def provide_access() -> Access:
        return access

    async def admit(request: Request[Any, Any, Any]) -> None:
        await access.admit(request)

    return Litestar(
        route_handlers=[
            page.ROUTER,
            service.ROUTER,
            people.ROUTER,
            tables.ROUTER,
            editions.ROUTER,
            counting.ROUTER,
            analysis.ROUTER,
            table_socket,
        ],
        dependencies={"services": Provide(provide_services), "access": Provide(provide_access)},
        exception_handlers={
            RefusedError: answers.refused,
            HTTPException: answers.failed,
            NotFoundException: page.missing,
            Exception: answers.broken,
        },
        before_request=admit,
        lifespan=[lifespan],
        state=State({"services": services}),
        response_headers=answers.HEADERS,
        request_max_body_size=settings.frame_bytes,
        logging_config=None,  # server/operations/logs.py says how everything is logged
        request_class=answers.StrictRequest,
        openapi_config=openapi.configuration(),
    )
