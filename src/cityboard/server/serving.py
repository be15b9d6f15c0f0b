"""One server process: it listens, says so, and at a signal lets everybody go with everything stored."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address

import structlog
import uvicorn
from litestar import Litestar

from cityboard.core.reason import Reason, RefusedError
from cityboard.server import logs
from cityboard.server.app import create_app
from cityboard.server.ground import held
from cityboard.server.routes.page import files
from cityboard.server.settings import Settings

log = structlog.get_logger()
GRACE = 5  # seconds in which open requests may come to their end
LOOPBACK = {4: "127.0.0.1", 6: "::1"}


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal says to stop; `on_ready` hears the address once the server answers."""
    logs.set_up(settings.log_level)
    if page_missing():
        log.warning("page missing")  # programs do not need it
    app = create_app(settings)
    with held(app.state.house.database), listening(settings.host, settings.port) as door:
        server = Server(_config(app, settings), lambda: on_ready(address(door)))
        with (
            asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
            contextlib.suppress(asyncio.CancelledError),
        ):
            runner.run(_serve(app, server, door))


def page_missing() -> Reason | None:
    """Say so if browsers will find no page here."""
    return None if files() else Reason("page-missing", "")


async def _serve(app: Litestar, server: "Server", door: socket.socket) -> None:
    loop, starting = asyncio.get_running_loop(), asyncio.current_task()

    def stop(number: int) -> None:
        if server.started:
            server.handle_exit(number, None)
        elif starting:  # nobody has been let in: there is nothing to wait for
            starting.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    # Not by the lifespan of the application: the framework would wrap what is refused.
    async with app.state.house.opened():
        await server.serve([door])


class Server(uvicorn.Server):
    """Uvicorn without its signals: it would raise them again before the house is closed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        """Take whom to tell that the server answers."""
        super().__init__(config)
        self._on_ready = on_ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to us."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        self._on_ready()


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",  # the house is opened before and closed after, where its refusals can be heard
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # server/access.py reads them itself, the one address that a proxy of ours has seen
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.idle_socket_seconds - settings.heartbeat_seconds,
        timeout_graceful_shutdown=GRACE,
    )


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes any free one."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the last server may have ended just now
            door.bind(where)
        except OSError:
            door.close()
            raise
    except (OSError, UnicodeError) as error:
        told = {"address": f"{host}:{port}", "error": getattr(error, "strerror", str(error))}
        raise RefusedError(Reason("address-unusable", "", told)) from None
    return door


def address(door: socket.socket) -> str:
    """Return what a browser on this machine opens."""
    host, port = door.getsockname()[:2]
    found = ip_address(host)
    if found.is_unspecified:
        found = ip_address(LOOPBACK[found.version])
    return f"http://[{found}]:{port}/" if found.version == 6 else f"http://{found}:{port}/"
