"""The guide for operators says what is true: every setting with its default, and only commands there are."""

import re
from pathlib import Path

import msgspec
import pytest
from typer.main import get_command

from cityboard.cli import app
from cityboard.server.http.routes.editions import FILE_BYTES, VALUES_BYTES
from cityboard.server.http.routes.tables import OPENING_BYTES
from cityboard.server.operations.settings import Settings

DOCS = Path(__file__).parents[3] / "docs"
GUIDE = (DOCS / "operations.md").read_text("utf-8")
# Defaults that depend on the machine are described in words.
IN_WORDS = {"database", "bot_processes"}


def section(name: str) -> str:
    match = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", GUIDE, re.DOTALL | re.MULTILINE)
    assert match, name
    return match[1]


def written(value: object) -> str:
    """Write a default as the guide does."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`" if value not in ("", ()) else ""


def test_the_guide_lists_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) ?\|", section("Settings and limits"), re.MULTILINE))
    defaults = Settings()
    assert list(rows) == [field.name for field in msgspec.structs.fields(Settings)]
    for name, default in rows.items():
        assert default == written(getattr(defaults, name)) or (name in IN_WORDS and default), name


def test_the_settings_that_a_proxy_needs_are_settings() -> None:
    named = re.findall(r"^\| `(\w+)` \| `?\w", section("Behind a proxy"), re.MULTILINE)
    assert {"secure_cookies", "trusted_proxy", "origins"} <= set(named) <= set(Settings.__struct_fields__)


def test_the_proxies_of_the_guide_let_every_body_through_that_the_server_reads() -> None:
    nginx, caddy = (re.findall(rf"{name} (\d+)(?:k|KiB)\b", GUIDE) for name in ("client_max_body_size", "max_size"))
    largest = max(Settings().frame_bytes, OPENING_BYTES, VALUES_BYTES, FILE_BYTES)
    assert [1024 * int(size) for size in (*nginx, *caddy)] == [largest, largest]


@pytest.mark.parametrize("guide", ["operations.md", "reliability.md"])
def test_the_guides_name_only_commands_and_files_that_there_are(guide: str) -> None:
    text = (DOCS / guide).read_text("utf-8")
    commands = set(get_command(app).commands)  # type: ignore[attr-defined]  # the type of a group is typer's own
    assert set(re.findall(r"^(?:\.venv/bin/)?cityboard (\w+)", text, re.MULTILINE)) <= commands
    for linked in re.findall(r"\]\(([\w./-]+\.md)", text):
        assert (DOCS / linked).exists(), linked
    for file in re.findall(r"`((?:tests|bench|src|docs)/[\w/.-]+)`", text):
        assert (DOCS.parent / file).exists(), file
