"""Limits on expensive actions, shared by all processes through the database: token buckets."""

import unicodedata
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from cityboard.core.reason import RefusedError
from cityboard.server.operations.settings import Settings
from cityboard.server.people import Person, Signer
from cityboard.server.reasons import TOO_MANY_REQUESTS
from cityboard.server.storage import schema
from cityboard.server.storage.database import Database

MINUTE, HOUR = 60_000, 3_600_000  # milliseconds
LONGEST = HOUR  # until every bucket is full again


@dataclass(frozen=True, slots=True)
class Bucket:
    """A token bucket: a capacity, and the period in which it refills."""

    name: str
    size: int
    period: int

    def filled(self, tokens: float, since: int, now: int) -> float:
        """Return the number of tokens now, given the number at an earlier time."""
        return min(float(self.size), tokens + max(0, now - since) * self.size / self.period)


Judge = Callable[[Sequence[float]], bool]


def _one_of_each(tokens: Sequence[float]) -> bool:
    return all(left >= 1 for left in tokens)


@dataclass(frozen=True, slots=True)
class LimitCheck:
    """Takes a token from each of some buckets, or from none, in a transaction that holds its locks."""

    buckets: Sequence[Bucket]
    now: int
    judge: Judge = _one_of_each

    @property
    def locks(self) -> list[str]:
        """Return the locks to hold: a new bucket has no row yet that could be locked."""
        return [bucket.name for bucket in self.buckets]

    def __call__(self, connection: sql.Connection) -> bool:
        """Return whether that was allowed."""
        tokens = _read(connection, self.buckets, self.now)
        if not self.judge(tokens):
            return False
        _write(connection, self.buckets, [max(0.0, left - 1) for left in tokens], self.now)
        return True


class RateLimits:
    """Counts by person and by address; names contain only pseudonyms of addresses."""

    def __init__(self, settings: Settings, database: Database, signer: Signer, clock: Callable[[], int]) -> None:
        """Take the database of the buckets."""
        self._settings, self._database, self._signer, self._clock = settings, database, signer, clock

    async def check_new_person(self, origin: str) -> None:
        """Refuse too many new people from one address."""
        await self._check(Bucket(f"people/{origin}", self._settings.people_per_address_per_hour, HOUR))

    def opening(self, person: Person) -> LimitCheck:
        """Return the check whether a person may open another table, to run in the opening transaction."""
        buckets = (
            Bucket(f"tables/{person.id}", self._settings.tables_per_person_per_hour, HOUR),
            Bucket(f"tables/{person.origin}", self._settings.tables_per_address_per_hour, HOUR),
        )
        return LimitCheck(buckets, self._clock())

    async def check_hint(self, person: Person) -> None:
        """Refuse too many hints."""
        await self._check(
            Bucket(f"hints/{person.id}", self._settings.hints_per_person_per_minute, MINUTE),
            Bucket(f"hints/{person.origin}", self._settings.hints_per_address_per_minute, MINUTE),
        )

    async def check_analysis(self, origin: str, person: Person | None) -> None:
        """Refuse too many analyses; a stranger may start as many as a person."""
        name = person.id if person else f"strangers/{origin}"
        await self._check(
            Bucket(f"analyses/{name}", self._settings.analyses_per_person_per_hour, HOUR),
            Bucket(f"analyses/{origin}", self._settings.analyses_per_address_per_hour, HOUR),
        )

    async def check_account(self, person: Person) -> None:
        """Refuse too many new or changed accounts."""
        most = self._settings.accounts_per_address_per_hour
        await self._check(Bucket(f"accounts/{person.id}", most, HOUR), Bucket(f"accounts/{person.origin}", most, HOUR))

    @asynccontextmanager
    async def password_attempt(self, origin: str, login: str) -> AsyncIterator[None]:
        """Allow one password attempt, which counts only if the block refuses the password.

        Wrong passwords for an account block those who send them, never its owner elsewhere: after too many in total,
        each address has one try at a time.
        """
        most = self._settings.password_attempts_per_minute
        account = self._signer.pseudonym(f"login {unicodedata.normalize('NFC', login)}")
        buckets = [
            Bucket(f"passwords/{origin}", most, MINUTE),
            Bucket(f"passwords/{account}/{origin}", most, MINUTE),
            Bucket(f"passwords/{account}", self._settings.password_attempts_per_login_per_hour, HOUR),
        ]

        def judge(tokens: Sequence[float]) -> bool:
            of_place, of_both, of_account = tokens
            return of_place >= 1 and of_both >= 1 and (of_account >= 1 or of_both == most)

        await self._check(*buckets, judge=judge)
        yield
        giving = partial(give_back, buckets=buckets, now=self._clock())
        await self._database.write(giving, locks=[bucket.name for bucket in buckets])

    async def _check(self, *buckets: Bucket, judge: Judge = _one_of_each) -> None:
        check = LimitCheck(buckets, self._clock(), judge)
        if not await self._database.write(check, locks=check.locks):
            raise RefusedError(TOO_MANY_REQUESTS(""))


def give_back(connection: sql.Connection, buckets: Sequence[Bucket], now: int) -> None:
    """Return a token to each of some buckets."""
    tokens = _read(connection, buckets, now)
    full = [min(float(bucket.size), left + 1) for bucket, left in zip(buckets, tokens, strict=True)]
    _write(connection, buckets, full, now)


def sweep(connection: sql.Connection, now: int) -> None:
    """Delete buckets that are full again, without waiting for transactions that use one."""
    c = schema.rate_limits.c
    full = sql.select(c.name).where(c.at < now - LONGEST).with_for_update(skip_locked=True)
    connection.execute(schema.rate_limits.delete().where(c.name.in_(full)))


def _read(connection: sql.Connection, buckets: Sequence[Bucket], now: int) -> list[float]:
    c = schema.rate_limits.c
    names = [bucket.name for bucket in buckets]
    rows = {row.name: row for row in connection.execute(sql.select(schema.rate_limits).where(c.name.in_(names)))}
    return [
        bucket.filled(rows[bucket.name].tokens, rows[bucket.name].at, now)
        if bucket.name in rows
        else float(bucket.size)
        for bucket in buckets
    ]


def _write(connection: sql.Connection, buckets: Sequence[Bucket], tokens: Sequence[float], now: int) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(schema.rate_limits)
    values = [{"name": bucket.name, "tokens": left, "at": now} for bucket, left in zip(buckets, tokens, strict=True)]
    changed = {"tokens": insert.excluded.tokens, "at": insert.excluded.at}
    connection.execute(insert.values(values).on_conflict_do_update(index_elements=["name"], set_=changed))
