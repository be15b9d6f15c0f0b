"""Custom editions: checked, kept, and found by their hash; none is ever read from a file here."""

import asyncio
import re
from collections.abc import Callable

from cityboard.core import edition_text
from cityboard.core.edition import LONGEST_NAME, Edition
from cityboard.core.reason import EditionError
from cityboard.protocol import editions as wire
from cityboard.server.names import check_name
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.people import Person
from cityboard.server.reasons import EDITION_NOT_KEPT, TOO_MANY_REQUESTS
from cityboard.server.storage import editions as storage
from cityboard.server.storage.database import Database
from cityboard.tables.checks import refuse
from cityboard.titles.faults import examine
from cityboard.titles.registry import DEFAULT_EDITION, edition_names, find_edition, own_edition, shipped_editions

FILE = "edition.toml"  # what a text that somebody brings is called in errors
CHECKED = "box"  # the name of an edition that has none yet
HASH = re.compile(r"[0-9a-f]{64}")


class Editions:
    """The editions that come with titles, and those that people keep."""

    def __init__(self, database: Database, clock: Callable[[], int], *, most: int, checks_per_minute: int) -> None:
        """Take the limits: the editions that a person can keep, and those that an address can have checked."""
        self._database, self._clock, self._most = database, clock, most
        self._checks = RateLimit(checks_per_minute / 60, checks_per_minute, lambda: clock() / 1000)

    async def check(self, values: wire.EditionValues, origin: str) -> wire.EditionChecked:
        """Find everything that is wrong with the values of a box."""
        self._count(origin)
        return await asyncio.to_thread(_check, values)

    async def read(self, text: str, origin: str) -> wire.EditionChecked:
        """Read the text of an edition file and find everything that is wrong with its values."""
        self._count(origin)
        return await asyncio.to_thread(_read, text)

    async def keep(self, person: Person, new: wire.NewEdition) -> wire.KeptEdition:
        """Keep an edition for a person, once its values are right."""
        self._count(person.origin)
        name = check_name(new.name, LONGEST_NAME)
        edition = await asyncio.to_thread(own_edition, new.title, name, new.values)
        now = self._clock()
        row = storage.EditionRow(person.id, edition.hash, edition.title, edition.name, edition.values, now)
        await self._database.write(lambda connection: storage.keep(connection, row, new.replaces, self._most))
        return _kept(row)

    async def kept_by(self, person: Person) -> list[wire.KeptEdition]:
        """List the editions that a person keeps, the latest first."""
        rows = await self._database.read(lambda connection: storage.of_person(connection, person.id))
        return [_kept(row) for row in rows]

    async def forget(self, person: Person, edition_hash: str) -> None:
        """Let a person stop keeping an edition; tables that are played with it have their own copy."""
        _check_hash(edition_hash)
        if not await self._database.write(lambda connection: storage.forget(connection, person.id, edition_hash)):
            refuse(EDITION_NOT_KEPT)

    async def find(self, title: str, edition_hash: str, origin: str, person: str | None = None) -> Edition:
        """Return an edition by its hash: one that comes with the title, or one that anybody keeps."""
        for edition in shipped_editions(title):
            if edition.hash == edition_hash:
                return edition
        self._count(origin)
        _check_hash(edition_hash)
        row = await self._database.read(lambda connection: storage.find(connection, title, edition_hash, person))
        if row is None:
            refuse(EDITION_NOT_KEPT)
        return await asyncio.to_thread(own_edition, row.title, row.name, row.values)

    async def chosen(self, title: str, edition: str, origin: str, person: str | None = None) -> Edition | None:
        """Return the edition that was chosen for a table by its hash; None if it was chosen by a name."""
        return await self.find(title, edition, origin, person) if HASH.fullmatch(edition) else None

    def _count(self, origin: str) -> None:
        if not self._checks.take(origin):
            refuse(TOO_MANY_REQUESTS)


def _check_hash(text: str) -> None:
    """Refuse anything but a hash: a URL can contain anything, even what no database can look up."""
    if not HASH.fullmatch(text):
        refuse(EDITION_NOT_KEPT)


def offered(title: str) -> list[Edition]:
    """Return the editions that come with a title, each in its newest state."""
    return [find_edition(title, name) for name in edition_names(title)]


def info(edition: Edition) -> wire.EditionInfo:
    """Return an edition as it goes over the wire."""
    entries = [
        wire.EditionEntry(place, entry.rule, entry.source, entry.value, dict(edition.schema_of(place)))
        for place, entry in edition.entries.items()
    ]
    return wire.EditionInfo(edition.title, edition.name, edition.hash, edition.is_own, entries)


def _kept(row: storage.EditionRow) -> wire.KeptEdition:
    return wire.KeptEdition(row.title, row.name, row.hash, row.changed_at)


def _check(values: wire.EditionValues) -> wire.EditionChecked:
    default = find_edition(values.title, DEFAULT_EDITION)
    try:
        return _examined(Edition.from_values(values.title, CHECKED, values.values, default))
    except EditionError as refused:  # too large
        return wire.EditionChecked([refused.reason], None)


def _read(text: str) -> wire.EditionChecked:
    edition = edition_text.parse(text, FILE)
    find_edition(edition.title, DEFAULT_EDITION)  # refuses a title that there is not
    return _examined(edition)


def _examined(edition: Edition) -> wire.EditionChecked:
    examined = examine(edition)
    return wire.EditionChecked(examined.faults, info(examined.mended) if examined.mended else None)
