"""One server process: it listens, reports its address, and on a signal stops with everything stored."""

import asyncio
import contextlib
import signal
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal, TypedDict

import structlog
import uvicorn
from litestar import Litestar

from cityboard.core.reason import Reason, ReasonCode, RefusedError
from cityboard.server.app import create_app
from cityboard.server.http import openapi
from cityboard.server.http.connections import ConnectionRegistry, file_limit, raise_file_limit
from cityboard.server.http.http_protocol import HttpProtocol
from cityboard.server.http.routes.page import files
from cityboard.server.http.running import local_address
from cityboard.server.http.socket_protocol import SocketProtocol
from cityboard.server.opening import warm_up
from cityboard.server.operations import interpreter, logs
from cityboard.server.operations.settings import Settings
from cityboard.server.reasons import PAGE_MISSING
from cityboard.server.storage.opening import locked

log = structlog.get_logger()
GRACE = 5  # seconds for open requests to finish
HTTPS_ONLY = ("strict-transport-security", "max-age=31536000")  # browsers use only HTTPS for a year


class OfAddress(TypedDict):
    """An address, and what the system says about it."""

    address: str
    error: str


ADDRESS_UNUSABLE = ReasonCode("address-unusable", OfAddress)


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal says to stop; `on_ready` receives the address once the server answers."""
    logs.set_up(settings.log_level)
    raise_file_limit()
    if page_missing():
        log.warning("page missing")  # programs do not need it
    app = create_app(settings)
    with locked(app.state.services.database), listening(settings.host, settings.port) as listening_socket:
        server = Server(configuration(app, settings), lambda: on_ready(address(listening_socket)))
        with (
            asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
            contextlib.suppress(asyncio.CancelledError),
        ):
            runner.run(_serve(app, server, listening_socket))


def page_missing() -> Reason | None:
    """Log it if there is no page for browsers."""
    return None if files() else PAGE_MISSING("")


async def _serve(app: Litestar, server: "Server", listening_socket: socket.socket) -> None:
    loop, starting = asyncio.get_running_loop(), asyncio.current_task()

    def stop(number: int) -> None:
        if server.started:
            server.handle_exit(number, None)
        elif starting:  # there are no clients yet, so there is nothing to wait for
            starting.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    # Not in the application's lifespan: the framework would wrap the refusal.
    async with app.state.services.opened():
        # Before the first client: beside one, it would slow everyone down.
        await asyncio.to_thread(openapi.prepare, app)
        await server.serve([listening_socket])


class Server(uvicorn.Server):
    """Uvicorn without its signal handling, which would raise signals again before the services are closed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        """Take the callback for when the server answers."""
        super().__init__(config)
        self._on_ready = on_ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to us."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and report it."""
        warm_up()
        interpreter.tune()
        await super().startup(sockets)
        self._on_ready()


def configuration(
    app: Litestar, settings: Settings, *, lifespan: Literal["on", "off"] = "off", grace: int = GRACE
) -> uvicorn.Config:
    """Return how uvicorn serves; without a lifespan the caller opens and closes the services."""
    registry = ConnectionRegistry(settings, file_limit(), time.monotonic)
    http: Any = partial(HttpProtocol, settings=settings, registry=registry)
    ws: Any = partial(SocketProtocol, settings=settings, registry=registry)
    return uvicorn.Config(
        app,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=[HTTPS_ONLY] if settings.secure_cookies else [],
        proxy_headers=False,  # server/http/access.py reads them itself: only the address that our proxy has seen
        http=http,
        timeout_keep_alive=settings.keep_alive_seconds,
        ws=ws,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.idle_socket_seconds - settings.heartbeat_seconds,
        timeout_graceful_shutdown=grace,
    )


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes any free one."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening_socket = socket.socket(family, kind, protocol)
        try:
            listening_socket.setsockopt(
                socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
            )  # the previous server may have just ended
            listening_socket.bind(where)
        except OSError:
            listening_socket.close()
            raise
    except (OSError, UnicodeError) as error:
        message = getattr(error, "strerror", str(error))
        raise RefusedError(ADDRESS_UNUSABLE("", address=f"{host}:{port}", error=message)) from None
    return listening_socket


def address(listening_socket: socket.socket) -> str:
    """Return the address for a browser on this machine."""
    return local_address(*listening_socket.getsockname()[:2])
