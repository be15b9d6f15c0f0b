"""The settings of a server, with defaults that suit one person at home."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from cityboard.core.reason import OptionError, Reason

PREFIX = "CITYBOARD_"
DATABASES = ["sqlite:////FOLDER/FILE", "postgresql://USER:PASSWORD@HOST/NAME"]
# What a setting may look like, where its type alone does not say so.
EXAMPLES = {
    "host": "127.0.0.1, 0.0.0.0, ::1",
    "database": ", ".join(DATABASES),
    "origins": "https://play.example.org,http://127.0.0.1:5173",
    "notice_contact": "mailto:you@example.org, https://example.org",
}

Host = Annotated[str, Meta(pattern=r"^[A-Za-z0-9.:_-]+\Z")]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Amount = Annotated[float, Meta(gt=0, le=1_000_000)]
Pause = Annotated[float, Meta(ge=0, le=1_000_000)]
# As browsers write it: in small letters, and without the port that goes without saying.
Origin = Annotated[
    str, Meta(pattern=r"^(?!http:.*:80\Z|https:.*:443\Z)https?://([a-z0-9._-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?\Z")
]
Contact = Annotated[str, Meta(pattern=r"^(mailto:[^\s@]+@[^\s@]+|https://\S+)?\Z")]


def home() -> Path:
    """Return the folder where everything is kept unless a setting says otherwise."""
    return Path(os.environ.get("CITYBOARD_HOME") or platformdirs.user_data_path("cityboard"))


def default_database() -> str:
    """Return the URL of a file in the home folder."""
    return f"sqlite:///{home() / 'cityboard.sqlite'}"


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting is an option of `cityboard serve` and a variable CITYBOARD_NAME; `setting-NAME` explains it."""

    host: Host = "127.0.0.1"
    port: Port = 8080
    database: str = msgspec.field(default_factory=default_database)
    # Where browsers may come from, besides the server's own address.
    origins: tuple[Origin, ...] = ()
    secure_cookies: bool = False
    trusted_proxy: bool = False
    # The most there may be: one starts when all others think.
    bot_processes: Count = msgspec.field(default_factory=lambda: os.cpu_count() or 1)
    bot_seconds: Amount = 4.0
    bot_pause: Pause = 0.6
    notice_delay: Pause = 10.0
    notice_contact: Contact = ""
    private_webhooks: bool = False
    idle_minutes: Amount = 10.0
    frame_bytes: Count = 16_384
    messages_per_second: Amount = 10.0
    messages_burst: Count = 50
    person_per_second: Amount = 30.0
    person_burst: Count = 150
    address_per_second: Amount = 60.0
    address_burst: Count = 600
    sockets_per_person: Count = 8
    sockets_per_address: Count = 200
    heartbeat_seconds: Amount = 20.0
    idle_socket_seconds: Amount = 60.0
    queue_messages: Count = 64
    password_attempts_per_minute: Count = 10
    tables_per_person_per_hour: Count = 60
    hints_per_person_per_minute: Count = 30
    analyses_per_person_per_hour: Count = 30
    metrics: bool = True
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def option(name: str) -> str:
    """Return how a setting is written on the command line."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """Return how a setting is written in the environment."""
    return f"{PREFIX}{name.upper()}"


def choose(given: Mapping[str, str | None]) -> Settings:
    """Return the settings: what is given as an option, else what the environment says, else the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value, name = given.get(field.name), option(field.name)
        if value is None:
            # An empty variable is one that nobody has filled in.
            value, name = os.environ.get(variable(field.name)) or None, variable(field.name)
        if value is not None:
            values[field.name] = _read(field, name, value)
    settings = Settings(**values)
    if settings.idle_socket_seconds <= settings.heartbeat_seconds:
        # Who is silent could not have been asked by then whether they are still there.
        longer = f"> {settings.heartbeat_seconds:g}"
        raise _does_not_fit(option("idle_socket_seconds"), f"{settings.idle_socket_seconds:g}", longer)
    return settings


def chosen_database(given: str | None) -> str:
    """Return the database of a command that needs no other setting."""
    return given or os.environ.get(variable("database")) or default_database()


def _read(field: FieldInfo, name: str, value: str) -> Any:
    """Read a value as the type of its setting, refusing it under the name it was given by."""
    parts = value.split(",") if field.name == "origins" else value
    try:
        return msgspec.convert(parts, field.type, strict=False)
    except msgspec.ValidationError:
        raise _does_not_fit(name, value, possible(field)) from None


def possible(field: FieldInfo) -> str:
    """Say what a setting may be, in signs that every language understands."""
    match msgspec.inspect.type_info(field.type):
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType() as number:
            bounds = (("≥", number.ge), (">", number.gt), ("≤", number.le))
            return ", ".join(f"{sign} {bound:.0f}" for sign, bound in bounds if bound is not None)
        case msgspec.inspect.LiteralType(values):
            return ", ".join(map(str, values))
        case msgspec.inspect.BoolType():
            return "true, false"
    return EXAMPLES[field.name]


def _does_not_fit(name: str, value: Any, allowed: str) -> OptionError:
    return OptionError(Reason("setting-value", "", {"name": name, "value": value, "allowed": allowed}))
