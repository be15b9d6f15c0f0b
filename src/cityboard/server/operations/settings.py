"""The settings of a server, with defaults that suit one person at home."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import platformdirs
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from cityboard.core.reason import OptionError, ReasonCode

PREFIX = "CITYBOARD_"
DATABASES = ["sqlite:////FOLDER/FILE", "postgresql://USER:PASSWORD@HOST/NAME"]
# Examples of values, where the type alone does not explain them.
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
# As browsers write it: in lower case, and without the default port.
Origin = Annotated[
    str, Meta(pattern=r"^(?!http:.*:80\Z|https:.*:443\Z)https?://([a-z0-9._-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?\Z")
]
Contact = Annotated[str, Meta(pattern=r"^(mailto:[^\s@]+@[^\s@]+|https://\S+)?\Z")]


class OfSetting(TypedDict):
    """A setting, its value, and the values it can have."""

    name: str
    value: Any
    allowed: str


SETTING_VALUE = ReasonCode("setting-value", OfSetting)


def home() -> Path:
    """Return the folder where everything is stored by default."""
    return Path(os.environ.get("CITYBOARD_HOME") or platformdirs.user_data_path("cityboard"))


def default_database() -> str:
    """Return the URL of a file in the home folder."""
    return f"sqlite:///{home() / 'cityboard.sqlite'}"


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting is an option of `cityboard serve` and a variable CITYBOARD_NAME; `setting-NAME` explains it."""

    host: Host = "127.0.0.1"
    port: Port = 8080
    database: str = msgspec.field(default_factory=default_database)
    database_seconds: Amount = 5.0
    # Allowed origins of browsers, besides the server's own address.
    origins: tuple[Origin, ...] = ()
    secure_cookies: bool = False
    trusted_proxy: bool = False
    # The maximum: a process starts only when all others are busy.
    bot_processes: Count = msgspec.field(default_factory=lambda: os.cpu_count() or 1)
    bot_seconds: Amount = 4.0
    bot_pause: Pause = 0.6
    analysis_delay: Pause = 5.0
    notice_delay: Pause = 10.0
    notice_contact: Contact = ""
    private_webhooks: bool = False
    idle_minutes: Amount = 10.0
    tables_in_memory: Count = 5_000
    frame_bytes: Count = 16_384
    messages_per_second: Amount = 10.0
    messages_burst: Count = 50
    person_per_second: Amount = 30.0
    person_burst: Count = 150
    address_per_second: Amount = 60.0
    address_burst: Count = 600
    sockets_per_person: Count = 8
    sockets_per_address: Count = 200
    # Sockets and requests together.
    connections_per_address: Count = 400
    header_seconds: Amount = 10.0
    body_seconds: Amount = 20.0
    keep_alive_seconds: Count = 10
    heartbeat_seconds: Amount = 20.0
    idle_socket_seconds: Amount = 60.0
    queue_messages: Count = 64
    password_attempts_per_minute: Count = 10
    password_attempts_per_login_per_hour: Count = 100
    accounts_per_address_per_hour: Count = 30
    people_per_address_per_hour: Count = 600
    tables_per_person_per_hour: Count = 60
    tables_per_address_per_hour: Count = 120
    listed_tables_per_address: Count = 20
    hints_per_person_per_minute: Count = 30
    hints_per_address_per_minute: Count = 120
    analyses_per_person_per_hour: Count = 30
    analyses_per_address_per_hour: Count = 60
    bot_moves_per_address: Count = 16
    chat_lines_per_minute: Count = 30
    editions_per_person: Count = 20
    edition_checks_per_address_per_minute: Count = 120
    counts_per_address_per_minute: Count = 240
    keep_empty_tables_days: Pause = 0
    keep_nameless_days: Pause = 0
    metrics: bool = True
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def option(name: str) -> str:
    """Return how a setting is written on the command line."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """Return how a setting is written in the environment."""
    return f"{PREFIX}{name.upper()}"


def choose(given: Mapping[str, str | None]) -> Settings:
    """Return the settings: from the options, else from the environment, else the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value, name = given.get(field.name), option(field.name)
        if value is None:
            # An empty variable counts as unset.
            value, name = os.environ.get(variable(field.name)) or None, variable(field.name)
        if value is not None:
            values[field.name] = _read(field, name, value)
    settings = Settings(**values)
    if settings.idle_socket_seconds <= settings.heartbeat_seconds:
        # Otherwise a silent client would be closed before it was ever pinged.
        longer = f"> {settings.heartbeat_seconds:g}"
        raise _does_not_fit(option("idle_socket_seconds"), f"{settings.idle_socket_seconds:g}", longer)
    return settings


def chosen_database(given: str | None) -> str:
    """Return the database of a command that needs no other setting."""
    return given or os.environ.get(variable("database")) or default_database()


def _read(field: FieldInfo, name: str, value: str) -> Any:
    """Parse a value as the type of its setting; refuse it under the name it was given by."""
    parts = value.split(",") if field.name == "origins" else value
    try:
        return msgspec.convert(parts, field.type, strict=False)
    except msgspec.ValidationError:
        raise _does_not_fit(name, value, possible(field)) from None


def possible(field: FieldInfo) -> str:
    """Return the possible values of a setting, in symbols that need no translation."""
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
    return OptionError(SETTING_VALUE("", name=name, value=value, allowed=allowed))
