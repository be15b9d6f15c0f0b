"""People: a nickname is enough to play, an account keeps games across devices; links and tokens are signed."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sql
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadData, URLSafeSerializer

from cityboard.analysis.fair_slots import Customer
from cityboard.core.reason import RefusedError
from cityboard.server.reasons import LOGIN_WRONG, SERVER_BUSY
from cityboard.server.storage import checksums, editions, schema
from cityboard.server.storage.checksums import with_checksum
from cityboard.server.storage.database import insert_once

SIGNING = "signing"  # the name of the secret that everything is signed with
PSEUDONYM = 24  # characters
GONE = "—"  # the nickname of a person who has deleted their data


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays here."""

    id: str
    nickname: str
    login: str | None
    generation: int
    origin: str = ""  # a pseudonym of their current address


def customer_of(person: Person) -> Customer:
    """Return the customer of work that a person has caused."""
    return Customer(person.origin or person.id, person.id)


def new_id() -> str:
    """Return an id that nobody can guess, and that no command takes for an option."""
    while (identifier := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return identifier


def is_id(text: str) -> bool:
    """Return whether a text could be an id: a URL can contain anything, even what no database can look up."""
    return text.isascii() and text.isprintable()


class Signer:
    """Signs what people carry: tokens, invitations and links to seats. All processes share the secret."""

    def __init__(self, secret: str) -> None:
        """Take the secret."""
        self._secret = secret.encode()
        self._token = URLSafeSerializer(secret, "token")
        self._csrf = URLSafeSerializer(secret, "csrf")
        self._link = URLSafeSerializer(secret, "link")

    def token(self, person: Person) -> str:
        """Return the token that proves who a person is: a cookie's value, or a bearer token."""
        return self._text(self._token, [person.id, person.generation])

    def read_token(self, token: str) -> tuple[str, int] | None:
        """Return the person and generation of a token, if we have signed it."""
        try:
            person, generation = self._token.loads(token)
        except (BadData, ValueError, TypeError):
            return None
        return person, generation

    def csrf(self, person: str) -> str:
        """Return what our page must send along with a cookie."""
        return self._text(self._csrf, person)

    def invitation(self, table_id: str, version: int) -> str:
        """Return the secret of a table's invitation link."""
        return self._text(self._link, [table_id, None, version])

    def seat_link(self, table_id: str, seat: int, version: int) -> str:
        """Return the secret of a link to a seat."""
        return self._text(self._link, [table_id, seat, version])

    def read_link(self, secret: str) -> tuple[str, int | None, int] | None:
        """Return table, seat (None: any) and version of a link, if we have signed it."""
        try:
            table_id, seat, version = self._link.loads(secret)
        except (BadData, ValueError, TypeError):
            return None
        return table_id, seat, version

    def pseudonym(self, name: str) -> str:
        """Return a stable pseudonym for a name that must not be stored, such as an address."""
        return hmac.new(self._secret, f"pseudonym {name}".encode(), hashlib.sha256).hexdigest()[:PSEUDONYM]

    @staticmethod
    def _text(serializer: URLSafeSerializer, content: Any) -> str:
        return str(serializer.dumps(content))


def server_secret(connection: sql.Connection, name: str, made: str) -> str:
    """Return a secret that all processes on a database share; the first one creates it."""
    new = with_checksum("secrets", {"name": name, "value": made})
    connection.execute(insert_once(connection, schema.secrets).values(new))
    row = connection.execute(sql.select(schema.secrets.c.value).where(schema.secrets.c.name == name))
    return str(row.scalar_one())


def insert(connection: sql.Connection, nickname: str, now: int) -> Person:
    """Insert a new person."""
    person = Person(new_id(), nickname, None, 0)
    values = {"id": person.id, "nickname": nickname, "generation": 0, "created_at": now, "deleted": False}
    connection.execute(schema.people.insert(), with_checksum("people", values))
    return person


_FIND = sql.select(schema.people).where(schema.people.c.id == sql.bindparam("person"), ~schema.people.c.deleted)


def find(connection: sql.Connection, person_id: str) -> Person | None:
    """Read a person, unless they are gone; every request does, so the query is made once."""
    row = connection.execute(_FIND, {"person": person_id}).one_or_none()
    return Person(row.id, row.nickname, row.login, row.generation) if row else None


def password_of(connection: sql.Connection, person_id: str) -> str | None:
    """Read the hash of a person's password; None if they have no account."""
    return connection.execute(sql.select(schema.people.c.password).where(schema.people.c.id == person_id)).scalar()


def by_login(connection: sql.Connection, login: str) -> tuple[Person, str] | None:
    """Read the person of an account and their password hash; the login is normalised first."""
    for form in (login, unicodedata.normalize("NFC", login)):
        row = connection.execute(sql.select(schema.people).where(schema.people.c.login == form)).one_or_none()
        if row:
            return Person(row.id, row.nickname, row.login, row.generation), row.password
    return None


def change(connection: sql.Connection, person_id: str, **values: Any) -> None:
    """Update a person."""
    checksums.update(connection, schema.people, schema.people.c.id == person_id, **values)


def change_account(connection: sql.Connection, person: Person, login: str, hashed: str) -> Person:
    """Write a person's login and password; if they had others, all tokens except the returned person's are invalid."""
    c = schema.people.c
    present = connection.execute(sql.select(c.login, c.generation).where(c.id == person.id).with_for_update()).one()
    if (present.login, present.generation) != (person.login, person.generation):
        # Someone else has changed them since the old password was checked.
        raise RefusedError(SERVER_BUSY(""))
    generation = person.generation + (person.login is not None)
    change(connection, person.id, login=login, password=hashed, generation=generation)
    return Person(person.id, person.nickname, login, generation)


def delete(connection: sql.Connection, person: Person) -> None:
    """Delete a person's names, account, chat, knocks, notices and editions; their seats keep their moves."""
    connection.execute(schema.past_names.delete().where(schema.past_names.c.person == person.id))
    connection.execute(schema.chat.delete().where(schema.chat.c.person == person.id))
    connection.execute(schema.knocks.delete().where(schema.knocks.c.person == person.id))
    connection.execute(schema.editions.delete().where(schema.editions.c.person == person.id))
    connection.execute(schema.channels.delete().where(schema.channels.c.person == person.id))
    connection.execute(schema.outbox.delete().where(schema.outbox.c.person == person.id))
    checksums.update(connection, schema.chairs, schema.chairs.c.person == person.id, name=None)
    change(
        connection,
        person.id,
        nickname=GONE,
        login=None,
        password=None,
        generation=person.generation + 1,
        deleted=True,
    )


def export(connection: sql.Connection, person: Person) -> dict[str, Any]:
    """Return everything that is stored about a person; the records of their games are theirs to download too."""
    chat_query = sql.select(schema.chat.c.table_id, schema.chat.c.at, schema.chat.c.text).where(
        schema.chat.c.person == person.id
    )
    channels = sql.select(schema.channels.c.kind, schema.channels.c.address, schema.channels.c.created_at).where(
        schema.channels.c.person == person.id
    )
    seats = sql.select(schema.chairs.c.table_id, schema.chairs.c.seat, schema.chairs.c.name).where(
        schema.chairs.c.person == person.id
    )
    opened = sql.select(schema.tables.c.id, schema.tables.c.title, schema.tables.c.created_at).where(
        schema.tables.c.owner == person.id
    )
    notices = sql.select(schema.outbox.c.table_id, schema.outbox.c.kind, schema.outbox.c.outcome).where(
        schema.outbox.c.person == person.id
    )
    past = sql.select(schema.past_names.c.until, schema.past_names.c.nickname).where(
        schema.past_names.c.person == person.id
    )
    knocked = sql.select(schema.knocks.c.table_id, schema.knocks.c.at, schema.knocks.c.answer).where(
        schema.knocks.c.person == person.id
    )
    created = connection.execute(sql.select(schema.people.c.created_at).where(schema.people.c.id == person.id))
    return {
        "id": person.id,
        "nickname": person.nickname,
        "login": person.login,
        "created_at": created.scalar_one(),
        "seats": _rows(connection, seats),
        "chat": _rows(connection, chat_query),
        "channels": _rows(connection, channels),
        "tables": _rows(connection, opened),
        "notices": _rows(connection, notices),
        "past_names": _rows(connection, past),
        "knocks": _rows(connection, knocked),
        "editions": [_exported(row) for row in editions.of_person(connection, person.id)],
    }


def _exported(row: editions.EditionRow) -> dict[str, Any]:
    return {name: value for name, value in row._asdict().items() if name != "person"}


def _rows(connection: sql.Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(query)]


_HASHER = PasswordHasher()


@cache
def _nobodys() -> str:
    """Return the hash that is checked when an account does not exist, so that the answer takes the same time."""
    return _HASHER.hash(secrets.token_urlsafe(16))


def hash_password(password: str) -> str:
    """Hash a password; takes a tenth of a second, so not on the event loop."""
    return _HASHER.hash(password)


def check_password(hashed: str | None, password: str) -> None:
    """Refuse a wrong password, without revealing whether the account exists."""
    # Made by the first check, not at the start, which it would delay.
    nobodys = _nobodys()
    try:
        _HASHER.verify(hashed or nobodys, password)
    except Argon2Error:
        hashed = None
    if hashed is None:
        raise RefusedError(LOGIN_WRONG(""))
