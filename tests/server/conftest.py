"""The databases for the server's tests, and a stand-in for the real page."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

from cityboard.server.http.routes import page
from tests.server.postgres import Server, shared

KINDS = ("sqlite", "postgresql")


def folder_of_run(request: pytest.FixtureRequest, factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all workers of this run have in common."""
    base = factory.getbasetemp()
    return base.parent if hasattr(request.config, "workerinput") else base


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one PostgreSQL for all tests; it is fast because it forgets in a power cut."""
    with shared(folder_of_run(request, tmp_path_factory) / "postgres") as server:
        yield server


@pytest.fixture(scope="session")
def durable_postgres(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one PostgreSQL as people run it: what is committed is on the disk."""
    with shared(folder_of_run(request, tmp_path_factory) / "durable-postgres", durable=True) as server:
        yield server


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend the address of an empty database of each kind."""
    with database(request, tmp_path, "postgres") as url:
        yield url


@pytest.fixture(params=KINDS)
def durable_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend the address of an empty database of each kind that keeps what it has acknowledged."""
    with database(request, tmp_path, "durable_postgres") as url:
        yield url


@contextmanager
def database(request: pytest.FixtureRequest, folder: Path, server: str) -> Iterator[str]:
    """Lend the address of an empty database; the server is started only for a test that needs it."""
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'cityboard.db'}"
    else:
        with request.getfixturevalue(server).database() as url:
            yield url


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the server find a page, whether the real one was built or not."""
    folder = tmp_path / "page"
    folder.mkdir()
    for name in ("index.html", "service-worker.js", "icon-192.png"):
        (folder / name).write_text(f"This is {name}.")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Undo what a test has done to the logs: they would keep writing to what pytest has closed by then."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level
