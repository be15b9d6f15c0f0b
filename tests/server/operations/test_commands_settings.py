"""Every setting is an option and a variable, is explained, and is judged."""

from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from cityboard.cli import app
from cityboard.core.reason import OptionError, Reason
from cityboard.language import LANGUAGES, Language
from cityboard.server.operations.settings import Settings, choose, option, possible, variable
from tests.command import run
from tests.test_language import messages

FIELDS = msgspec.structs.fields(Settings)
NAMES = [field.name for field in FIELDS]
BAD = [
    ("port", "x"),
    ("port", "-1"),
    ("port", "65536"),
    ("port", "80.5"),
    ("host", ""),
    ("host", "two words"),
    ("host", "http://example.org"),
    ("origins", "example.org"),
    ("origins", "https://example.org/"),
    ("origins", "https://Example.org"),
    ("origins", "https://example.org:443"),
    ("origins", "http://example.org:80"),
    ("origins", "https://ann@example.org"),
    ("origins", "https://example.org, https://example.com"),
    ("origins", "https://example.org\n"),
    ("origins", "*"),
    ("bot_processes", "0"),
    ("bot_seconds", "0"),
    ("bot_seconds", "nan"),
    ("bot_pause", "-0.1"),
    ("idle_minutes", "inf"),
    ("frame_bytes", "16k"),
    ("messages_burst", "0"),
    ("queue_messages", "-5"),
    ("notice_contact", "ann@example.org"),
    ("metrics", "maybe"),
    ("log_level", "loud"),
]


def test_bots_may_think_on_every_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 6)
    assert Settings().bot_processes == 6
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert Settings().bot_processes == 1


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in NAMES:
        monkeypatch.delenv(variable(name), raising=False)
    return monkeypatch


def test_every_setting_is_explained_in_the_help_with_its_option_its_variable_and_its_default() -> None:
    shown = CliRunner(env={"COLUMNS": "1000"}).invoke(app, ["serve", "--help"]).output
    defaults = Settings()
    for name in NAMES:
        value = getattr(defaults, name)
        written = str(value).lower() if isinstance(value, bool) else "" if value in ((), "") else str(value)
        (line,) = [line for line in shown.splitlines() if f" {option(name)} " in line]
        assert Language("en").say(f"setting-{name}") in line
        assert f"[{variable(name)}={written}]" in line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_setting_has_its_sentence_and_no_sentence_is_left_over(code: str) -> None:
    said = [key.removeprefix("setting-") for key in messages(code) if key.startswith("setting-")]
    assert said == NAMES


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_is_refused_by_the_name_it_was_given_by(name: str, value: str, clean: pytest.MonkeyPatch) -> None:
    (allowed,) = [possible(field) for field in FIELDS if field.name == name]
    with pytest.raises(OptionError) as refused:
        choose({name: value})
    arguments = {"value": value, "allowed": allowed}
    assert refused.value.reason == Reason("setting-value", "", {"name": option(name)} | arguments)
    if value:
        clean.setenv(variable(name), value)
        with pytest.raises(OptionError) as refused:
            choose({})
        assert refused.value.reason == Reason("setting-value", "", {"name": variable(name)} | arguments)


def test_a_bad_value_is_said_and_ends_the_command() -> None:
    refused = run("serve", "--port", "70000")
    assert refused.exit_code == 2
    assert refused.stderr == "“70000” is not a valid value for --port. Use: ≥ 0, ≤ 65535.\n"


def test_a_bad_address_of_a_database_is_refused_without_repeating_it() -> None:
    refused = run("serve", "--database", "mysql://ann:secret@host/name")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("That is not a database URL.")
    assert "secret" not in refused.stderr


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "::1", "::1"),
        ("port", "0", 0),
        ("origins", "https://a.example,http://[::1]:5173,http://a_b:8080", ...),
        ("metrics", "False", False),
        ("secure_cookies", "1", True),
        ("bot_pause", "0", 0.0),
        ("notice_contact", "mailto:ann@example.org", "mailto:ann@example.org"),
        ("log_level", "debug", "debug"),
    ],
)
def test_a_value_is_read_as_the_type_of_its_setting(
    name: str, text: str, value: Any, clean: pytest.MonkeyPatch
) -> None:
    expected = tuple(text.split(",")) if value is ... else value
    assert getattr(choose({name: text}), name) == expected
    clean.setenv(variable(name), text)
    assert getattr(choose({}), name) == expected


def test_an_option_counts_more_than_the_environment_and_an_empty_variable_not_at_all(
    clean: pytest.MonkeyPatch,
) -> None:
    clean.setenv("CITYBOARD_PORT", "1")
    clean.setenv("CITYBOARD_HOST", "")
    assert choose({"port": "2"}) == Settings(port=2)


def test_a_socket_is_asked_for_a_sign_of_life_before_it_is_closed(clean: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError) as refused:
        choose({"heartbeat_seconds": "60"})
    arguments = {"name": "--idle-socket-seconds", "value": "60", "allowed": "> 60"}
    assert refused.value.reason == Reason("setting-value", "", arguments)
    assert choose({"heartbeat_seconds": "60", "idle_socket_seconds": "60.5"}).idle_socket_seconds == 60.5


def test_the_defaults_fit_too(clean: pytest.MonkeyPatch) -> None:
    defaults = Settings()
    assert msgspec.convert(msgspec.to_builtins(defaults), Settings) == defaults
