"""Authentication: who is asking, and whether they may ask from where they are."""

import asyncio
import time
from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection, Request

from cityboard.core.reason import RefusedError
from cityboard.protocol.people import PERSON_NEEDED
from cityboard.server import people
from cityboard.server.http.address_queues import AddressQueues
from cityboard.server.operations.addresses import client_name
from cityboard.server.operations.bans import is_banned
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.people import Person
from cityboard.server.reasons import BANNED, CSRF_WRONG, ORIGIN, TOO_MANY_REQUESTS
from cityboard.server.services import Services

COOKIE = "cityboard"
CSRF = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


class Access:
    """Checks tokens, origins and request rates."""

    def __init__(self, services: Services) -> None:
        """Take the services, which need not be open yet."""
        self._services, self._settings = services, services.settings
        settings = self._settings
        self._addresses = RateLimit(settings.address_per_second, settings.address_burst, time.monotonic)
        self._people = RateLimit(settings.person_per_second, settings.person_burst, time.monotonic)
        self._queues = AddressQueues()
        self._hashing = asyncio.Semaphore(1)

    def address(self, connection: Connection) -> str:
        """Return a connection's address as limits count it; behind our proxy, the address that the proxy reports."""
        peer = connection.client.host if connection.client else ""
        forwarded = connection.headers.getall("x-forwarded-for", [])
        return client_name(peer, forwarded, trusted_proxy=self._settings.trusted_proxy)

    def own_address(self, connection: Connection) -> str:
        """Return the address of this server as a client calls it; behind our proxy, the proxy knows the scheme."""
        forwarded = connection.headers.get("x-forwarded-proto") if self._settings.trusted_proxy else None
        is_secure = self._settings.secure_cookies or "https" in (forwarded, connection.url.scheme)
        return f"{'https' if is_secure else 'http'}://{connection.headers.get('host', '')}"

    def origin(self, connection: Connection) -> str:
        """Return a pseudonym of a connection's address, which may be stored."""
        return self._services.signer.pseudonym(f"address {self.address(connection)}")

    def check_address(self, connection: Connection) -> None:
        """Refuse a banned address, and one that asks too often: before anything is read or looked up."""
        if self.is_banned(connection):
            raise RefusedError(BANNED(""))
        if not self._addresses.take(self.address(connection)):
            raise RefusedError(TOO_MANY_REQUESTS(""))

    async def admit(self, connection: Connection) -> None:
        """Check the address of a request or a new socket, and queue it behind others from there."""
        self.check_address(connection)
        await self.queue(connection)

    async def queue(self, connection: Connection) -> None:
        """Let other addresses go first if this one has sent much at once."""
        await self._queues.wait(self.address(connection))

    def is_banned(self, connection: Connection) -> bool:
        """Return whether the address of a connection is banned."""
        return self._services.bans.concerns(None, self.address(connection))

    def may_speak(self, connection: Connection, person: Person | None) -> bool:
        """Return whether a person may send another message, on any socket."""
        allowed = self._addresses.take(self.address(connection))
        return allowed and (person is None or self._people.take(person.id))

    async def hash(self, password: str) -> str:
        """Hash a password off the event loop, one at a time."""
        async with self._hashing:
            return await asyncio.to_thread(people.hash_password, password)

    async def check_password(self, hashed: str | None, password: str) -> None:
        """Refuse a wrong password."""
        async with self._hashing:
            await asyncio.to_thread(people.check_password, hashed, password)

    async def check_ban(self, person: Person) -> None:
        """Refuse a banned person."""
        if await self._services.database.read(lambda connection: is_banned(connection, person.id)):
            raise RefusedError(BANNED(""))

    async def person(self, connection: Connection) -> Person | None:
        """Return the person of a request: by bearer token from anywhere, by cookie only from our own pages."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        cookie = connection.cookies.get(COOKIE, "")
        if scheme.lower() == "bearer":
            return await self._known(connection, bearer)
        # A browser sends its origin with sockets and changes, but not when it only reads.
        reads = isinstance(connection, Request) and not _changes(connection)
        self.check_origin(connection, required=bool(cookie) and not reads)
        person = await self._known(connection, cookie) if cookie else None
        if person and _changes(connection):
            self._check_csrf(connection, person)
        return person

    def check_origin(self, connection: Connection, *, required: bool = False) -> None:
        """Refuse a browser on a page from elsewhere."""
        origin = connection.headers.get("origin")
        if origin is None and not required:
            return
        host = connection.headers.get("host", "")
        own = [f"http://{host}", f"https://{host}"]
        if origin not in (*own, *self._settings.origins):
            raise RefusedError(ORIGIN(""))

    def _check_csrf(self, connection: Connection, person: Person) -> None:
        if connection.headers.get(CSRF) != self._services.signer.csrf(person.id):
            raise RefusedError(CSRF_WRONG(""))

    async def _known(self, connection: Connection, token: str) -> Person | None:
        """Return the person of a token that is still valid."""
        signed = self._services.signer.read_token(token)
        if signed is None:
            return None
        person_id, generation = signed
        person = await self._services.database.read(lambda connection: people.find(connection, person_id))
        if person is None or person.generation != generation or self._services.bans.concerns(person_id, ""):
            return None
        return replace(person, origin=self.origin(connection))

    async def known_person(self, connection: Connection) -> Person:
        """Return the person of a request; refuse anyone without even a nickname."""
        person = await self.anybody(connection)
        if person is None:
            raise RefusedError(PERSON_NEEDED(""))
        return person

    async def anybody(self, connection: Connection) -> Person | None:
        """Return the person of a request, if they have signed in; refuse one who asks too often."""
        person = await self.person(connection)
        if person and not self._people.take(person.id):
            raise RefusedError(TOO_MANY_REQUESTS(""))
        return person


def _changes(connection: Connection) -> bool:
    """Return whether a request may change something."""
    return isinstance(connection, Request) and connection.method not in SAFE
