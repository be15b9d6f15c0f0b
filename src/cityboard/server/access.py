"""Who is asking, and whether they may ask from where they are."""

import asyncio
import time
from typing import Any

from litestar.connection import ASGIConnection, Request

from cityboard.core.reason import Reason, RefusedError
from cityboard.server import people
from cityboard.server.allowance import Allowance
from cityboard.server.database import Database
from cityboard.server.people import Person, Signer
from cityboard.server.settings import Settings

COOKIE = "cityboard"
CSRF = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


class Access:
    """Checks tokens, origins and how often somebody asks."""

    def __init__(self, settings: Settings, database: Database, signer: Signer) -> None:
        """Start with nobody known."""
        self._settings, self._database, self.signer = settings, database, signer
        self._addresses = Allowance(settings.address_per_second, settings.address_burst, time.monotonic)
        self._people = Allowance(settings.person_per_second, settings.person_burst, time.monotonic)
        per_minute, per_hour = settings.password_attempts_per_minute, settings.tables_per_person_per_hour
        hints = settings.hints_per_person_per_minute
        self._passwords = Allowance(per_minute / 60, per_minute, time.monotonic)
        self._openings = Allowance(per_hour / 3600, per_hour, time.monotonic)
        self._hints = Allowance(hints / 60, hints, time.monotonic)
        analyses = settings.analyses_per_person_per_hour
        self._analyses = Allowance(analyses / 3600, analyses, time.monotonic)
        self._hashing = asyncio.Semaphore(1)

    def address(self, connection: Connection) -> str:
        """Return where a connection comes from; behind a proxy of ours, what the proxy says."""
        forwarded = connection.headers.get("x-forwarded-for", "")
        if self._settings.trusted_proxy and forwarded:
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

    def check_pace(self, connection: Connection, person: Person | None = None) -> None:
        """Refuse who asks too often."""
        if not self.may_speak(connection, person):
            raise RefusedError(Reason("too-many", ""))

    def may_speak(self, connection: Connection, person: Person | None) -> bool:
        """Tell whether somebody may say one more thing, on whichever socket."""
        allowed = self._addresses.take(self.address(connection))
        return allowed and (person is None or self._people.take(person.id))

    def check_opening(self, person: Person) -> None:
        """Refuse who opens too many tables."""
        if not self._openings.take(person.id):
            raise RefusedError(Reason("too-many", ""))

    def check_hint(self, person: Person) -> None:
        """Refuse who asks for too many hints."""
        if not self._hints.take(person.id):
            raise RefusedError(Reason("too-many", ""))

    def check_analysis(self, connection: Connection, person: Person | None) -> None:
        """Refuse who begins too many analyses; strangers are known by their address."""
        if not self._analyses.take(person.id if person else f"address {self.address(connection)}"):
            raise RefusedError(Reason("too-many", ""))

    def check_password_pace(self, connection: Connection, login: str) -> None:
        """Refuse who tries too many passwords, from one place or for one account."""
        if not (self._passwords.take(self.address(connection)) and self._passwords.take(f"login {login}")):
            raise RefusedError(Reason("too-many", ""))

    async def hash(self, password: str) -> str:
        """Hash a password beside the event loop, one at a time."""
        async with self._hashing:
            return await asyncio.to_thread(people.hash_password, password)

    async def check_password(self, hashed: str | None, password: str) -> None:
        """Refuse a wrong password."""
        async with self._hashing:
            await asyncio.to_thread(people.check_password, hashed, password)

    async def person(self, connection: Connection) -> Person | None:
        """Return who asks: by bearer token from anywhere, by cookie only from our own pages."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        cookie = connection.cookies.get(COOKIE, "")
        if scheme.lower() == "bearer":
            return await self._known(bearer)
        # A browser names its origin in sockets and changes, but not when it only reads.
        reads = isinstance(connection, Request) and not _changes(connection)
        self.check_origin(connection, required=bool(cookie) and not reads)
        person = await self._known(cookie) if cookie else None
        if person and _changes(connection):
            self._check_csrf(connection, person)
        return person

    def check_origin(self, connection: Connection, *, required: bool = False) -> None:
        """Refuse a browser that comes from a page of somebody else."""
        origin = connection.headers.get("origin")
        if origin is None and not required:
            return
        host = connection.headers.get("host", "")
        own = [f"http://{host}", f"https://{host}"]
        if origin not in (*own, *self._settings.origins):
            raise RefusedError(Reason("origin", ""))

    def _check_csrf(self, connection: Connection, person: Person) -> None:
        if connection.headers.get(CSRF) != self.signer.csrf(person.id):
            raise RefusedError(Reason("csrf", ""))

    async def _known(self, token: str) -> Person | None:
        """Return the person of a token that is still valid."""
        signed = self.signer.read_token(token)
        if signed is None:
            return None
        person_id, generation = signed
        person = await self._database.read(lambda connection: people.find(connection, person_id))
        return person if person is not None and person.generation == generation else None

    async def known_person(self, connection: Connection) -> Person:
        """Return who asks, refusing who has not even a nickname."""
        person = await self.person(connection)
        self.check_pace(connection, person)
        if person is None:
            raise RefusedError(Reason("person-needed", ""))
        return person

    async def anybody(self, connection: Connection) -> Person | None:
        """Return who asks, if they have said so."""
        person = await self.person(connection)
        self.check_pace(connection, person)
        return person


def _changes(connection: Connection) -> bool:
    """Tell whether a request may change something."""
    return isinstance(connection, Request) and connection.method not in SAFE
