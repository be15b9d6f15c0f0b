"""What goes over the wire about people."""

from typing import Annotated, Any

from msgspec import Meta

from cityboard.core.arguments import Nothing
from cityboard.core.reason import ReasonCode
from cityboard.protocol.messages import END, VISIBLE, Nickname
from cityboard.protocol.wire import Wire

Login = Annotated[str, Meta(min_length=3, max_length=64, pattern=f"^{VISIBLE}+{END}")]
Password = Annotated[str, Meta(min_length=8, max_length=128)]

# A client refuses with it too, when the server knows nobody by its token.
PERSON_NEEDED = ReasonCode("person-needed", Nothing)


class NewPerson(Wire, frozen=True):
    """A new person."""

    nickname: Nickname


class Me(Wire, frozen=True):
    """Who you are; programs send the token as a bearer token, our pages send `csrf` along with their cookie."""

    nickname: str
    login: str | None
    csrf: str
    token: str | None = None


class Account(Wire, frozen=True):
    """What you need to log in from another device."""

    login: Login
    password: Password


class NewAccount(Account, frozen=True):
    """The login and password that you want; if you already have an account, also your old password."""

    old_password: Annotated[str, Meta(max_length=128)] | None = None


class Farewell(Wire, frozen=True):
    """A logout; `everywhere` invalidates all tokens and closes all sockets."""

    everywhere: bool = False


class PushKeys(Wire, frozen=True):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewChannel(Wire, frozen=True):
    """Where turn notifications should go: a browser's push subscription (with keys), or a webhook (without)."""

    address: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys | None = None


class Channel(Wire, frozen=True):
    """Where turn notifications go; the secret signs what a webhook gets and is shown once."""

    id: str
    kind: str
    address: str
    secret: str | None = None


class PushKey(Wire, frozen=True):
    """The public key that a browser needs to subscribe."""

    key: str


class Export(Wire, frozen=True):
    """Everything that is stored about a person."""

    id: str
    nickname: str
    login: str | None
    created_at: int
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    channels: list[dict[str, Any]]
    tables: list[dict[str, Any]]  # that they opened
    notices: list[dict[str, Any]]
    past_names: list[dict[str, Any]]
    knocks: list[dict[str, Any]]  # for seats that they asked for
    editions: list[dict[str, Any]]  # of their own
