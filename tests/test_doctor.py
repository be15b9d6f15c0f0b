"""The doctor says what is there, and leaves with an error only where something is broken."""

import json
from pathlib import Path

import pytest

from cityboard.language import LANGUAGES
from cityboard.titles.kernels import kernels, module_name
from tests.command import in_words, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CITYBOARD_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def findings() -> dict[str, dict[str, object]]:
    return {finding["code"]: finding for finding in json.loads(run("doctor", "--json").output)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sound_installation_is_reported_in_every_language(code: str, home: Path) -> None:
    result = run("doctor", "--lang", code)
    assert result.exit_code == 0
    assert all(module_name(source) in result.output for source in kernels())
    assert str(home / "cityboard.sqlite") in result.output
    assert not home.exists()


def test_a_kernel_compiled_from_another_source_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cityboard.doctor.is_stale", lambda _: True)
    result = run("doctor")
    assert result.exit_code == 1
    assert "compiled from a different source" in in_words(result)


def test_a_database_below_a_file_cannot_be_written(home: Path) -> None:
    home.write_text("no folder")
    assert run("doctor").exit_code == 1
    assert "database-locked" in findings()


def test_a_database_on_a_server_is_left_to_the_command_that_checks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITYBOARD_DATABASE", "postgresql://somebody:secret@example.org/cityboard")
    result = run("doctor")
    assert result.exit_code == 0
    assert "cityboard check" in result.output
    assert "secret" not in result.output


def test_a_missing_page_is_reported_but_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cityboard.server.http.routes.page.files", dict)
    assert run("doctor").exit_code == 0
    assert "page-missing" in findings()
