"""The TCP connections of this process: how many there may be, from where, and how long each may keep us waiting."""

import asyncio
import contextlib
import math
import resource
import sys
from collections import Counter
from collections.abc import Callable

import structlog

from cityboard.server.operations.addresses import limit_name
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.operations.settings import Settings

log = structlog.get_logger()
SPARE_FILES = 64  # descriptors for the database, the log, the listening socket and what libraries open
FILES_PER_BOT = 8
SWEEP_SECONDS = 0.5
# Clients may send this many times as much as is answered: the rest is refused one by one. Beyond that they are cut off.
BEYOND = 4
CLOSING_SECONDS = 5.0  # seconds for a client to read what was sent before its connection was closed
READ_BYTES = 4096  # bytes that a client must read to get more time: one that reads byte by byte gets none
REPORT_SECONDS = 60.0


def raise_file_limit() -> None:
    """Raise the limit of open files to the hard limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems report a hard limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def file_limit() -> int:
    """Return how many files this process may open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class Connection:
    """One TCP connection from its acceptance to its end, whatever its protocol."""

    __slots__ = ("_patience", "_unread", "expired", "name", "read_by", "sender", "sent_by", "transport")

    def __init__(self, transport: asyncio.Transport, name: str, sender: str | None) -> None:
        """Start without deadlines; `name` is the address as limits count it.

        Data is counted for the sender, if there is one: a proxy shares a connection among many.
        """
        self.transport, self.name, self.sender = transport, name, sender
        self.sent_by = math.inf  # the deadline for what the client has begun to send
        self.read_by = math.inf  # the deadline for the client to read some of what waits for it
        self._patience, self._unread = 0.0, 0
        self.expired: Callable[[], None] = transport.abort

    def expect_reading(self, now: float, seconds: float) -> None:
        """Give the client some seconds to read what waits for it, and as many again whenever it has read some."""
        self._patience, self._unread = seconds, self.transport.get_write_buffer_size()
        self.read_by = now + seconds

    def note_reading(self, now: float) -> None:
        """Give more time to a client that has read."""
        if self.read_by == math.inf:
            return
        self._unread = max(self._unread, self.transport.get_write_buffer_size())
        if self.transport.get_write_buffer_size() <= self._unread - READ_BYTES:
            self.expect_reading(now, self._patience)


class ConnectionRegistry:
    """All open connections; refuses those beyond the limits and ends those past their deadlines."""

    def __init__(self, settings: Settings, files: int, clock: Callable[[], float]) -> None:
        """Reserve some files for the server itself, and allow one address at most half of the others."""
        self._clock = clock
        self._most = max(files - SPARE_FILES - FILES_PER_BOT * settings.bot_processes, 2)
        self._most_per_address = min(settings.connections_per_address, self._most // 2)
        if self._most_per_address < settings.connections_per_address:
            log.warning("file limit low", files=files, connections_per_address=self._most_per_address)
        # Behind a proxy everyone comes from its address: access.py then counts requests by the forwarded one, and
        # socket_protocol.py counts frames.
        self._counts_addresses = not settings.trusted_proxy
        # Each connection brings at least one request, so more would be refused anyway, at a higher cost.
        self._pace = RateLimit(settings.address_per_second, settings.address_burst, clock)
        self._sent = RateLimit(BEYOND * settings.address_per_second, BEYOND * settings.address_burst, clock)
        self._open: dict[asyncio.BaseTransport, Connection] = {}
        self._addresses: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._reported_at = -math.inf
        self._sweeping = False
        self._told_of_proxy = settings.trusted_proxy

    def admit(self, transport: asyncio.Transport, address: str) -> Connection | None:
        """Register a new connection; None if there are too many, in total or from its address."""
        self._sweep_later()
        name = limit_name(address)
        if len(self._open) >= self._most:
            self.count("full")
            return None
        if self._counts_addresses and self._addresses[name] >= self._most_per_address:
            self.count("address_full")
            return None
        if self._counts_addresses and not self._pace.take(name):
            self.count("address_pace")
            return None
        connection = self._open[transport] = Connection(transport, name, name if self._counts_addresses else None)
        self._addresses[name] += 1
        return connection

    def may_send(self, connection: Connection) -> bool:
        """Return whether a sender may send another request or frame, of any kind and on any connection."""
        return connection.sender is None or self._sent.take(connection.sender)

    def note_forwarded(self) -> None:
        """Log once that there seems to be an untrusted proxy, behind which everyone counts as one address."""
        if not self._told_of_proxy:
            self._told_of_proxy = True
            log.warning("proxy not trusted")

    def of(self, transport: asyncio.Transport) -> Connection:
        """Return the connection of a transport whose protocol has changed."""
        connection = self._open[transport]
        connection.expired = transport.abort
        return connection

    def remove(self, connection: Connection) -> None:
        """Remove a connection that has ended, and release its protocol."""
        connection.expired = connection.transport.abort
        del self._open[connection.transport]
        self._addresses[connection.name] -= 1
        if not self._addresses[connection.name]:
            del self._addresses[connection.name]

    def cut(self, connection: Connection, cause: str) -> None:
        """Cut a connection at once; unread data is lost."""
        self.count(cause)
        connection.transport.abort()

    def count(self, cause: str) -> None:
        """Count a refused or cut connection; the log reports the counts once a minute."""
        self._refused[cause] += 1

    def _sweep_later(self) -> None:
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _sweep(self) -> None:
        """Cut connections past their deadlines, as long as any are open."""
        now = self._clock()
        self._sweeping = False
        try:
            for connection in list(self._open.values()):
                self._check_safely(connection, now)
            self._report(now)
        finally:
            if self._open or self._refused:
                self._sweep_later()

    def _check_safely(self, connection: Connection, now: float) -> None:
        """Check a connection; if that fails, cut only this one."""
        try:
            self._check(connection, now)
        except Exception:
            log.exception("connection failed")
            connection.transport.abort()

    def _check(self, connection: Connection, now: float) -> None:
        closing = connection.transport.is_closing()
        if closing and connection.read_by == math.inf:
            connection.expect_reading(now, CLOSING_SECONDS)
        connection.note_reading(now)
        if now > connection.read_by:
            if not closing:
                self.count("unread")
            connection.transport.abort()
        elif now > connection.sent_by and not closing:
            connection.expired()

    def _report(self, now: float) -> None:
        if self._refused and now >= self._reported_at + REPORT_SECONDS:
            log.warning("connections refused", **self._refused)
            self._refused.clear()
            self._reported_at = now
