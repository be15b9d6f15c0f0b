"""The settings of a server, with defaults that suit one person at home."""

import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from msgspec import Struct

from cityboard.core.reason import OptionError, Reason

PREFIX = "CITYBOARD_"


def home() -> Path:
    """Return the folder where everything is kept unless a setting says otherwise."""
    return Path(os.environ.get("CITYBOARD_HOME") or platformdirs.user_data_path("cityboard"))


def default_database() -> str:
    """Return the URL of a file in the home folder."""
    return f"sqlite:///{home() / 'cityboard.sqlite'}"


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting is an option of `cityboard serve` and a variable CITYBOARD_NAME; `setting-NAME` explains it."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = msgspec.field(default_factory=default_database)
    # Where browsers may come from, besides the server's own address.
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    trusted_proxy: bool = False
    bot_processes: int = 1
    bot_seconds: float = 2.0
    bot_pause: float = 0.6
    notice_delay: float = 10.0
    notice_contact: str = ""
    private_webhooks: bool = False
    idle_minutes: float = 10.0
    frame_bytes: int = 16_384
    messages_per_second: float = 10.0
    messages_burst: int = 50
    person_per_second: float = 30.0
    person_burst: int = 150
    address_per_second: float = 60.0
    address_burst: int = 600
    sockets_per_person: int = 8
    heartbeat_seconds: float = 20.0
    idle_socket_seconds: float = 60.0
    queue_messages: int = 64
    password_attempts_per_minute: int = 10
    tables_per_person_per_hour: int = 60
    metrics: bool = True
    log_level: str = "info"


def from_environment(given: dict[str, Any]) -> Settings:
    """Return the settings: what is given, else what the environment says, else the defaults."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(f"{PREFIX}{field.name.upper()}")
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None:
            values[field.name] = _read(field, text)
    return Settings(**values)


def _read(field: msgspec.structs.FieldInfo, text: str) -> Any:
    """Read a variable of the environment, naming it if it cannot be read."""
    value: Any = [part for part in text.split(",") if part] if field.name == "origins" else text
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        told = {"name": f"{PREFIX}{field.name.upper()}", "value": text}
        raise OptionError(Reason("setting-value", "", told)) from None
