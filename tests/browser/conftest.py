"""A real browser, a real server, and people who sit before them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import launch_options
from tests.browser.visitor import DESKTOP, PATIENCE, Visitor
from tests.server.program import Running, running

# A busy machine is no fault of the page.
expect.set_options(timeout=PATIENCE)
# Bots need not be followed by people here, and nobody here is a flood.
QUICK = {
    "CITYBOARD_BOT_PAUSE": "0",
    "CITYBOARD_BOT_SECONDS": "3",
    "CITYBOARD_PEOPLE_PER_ADDRESS_PER_HOUR": "100000",
    "CITYBOARD_ACCOUNTS_PER_ADDRESS_PER_HOUR": "100000",
    "CITYBOARD_TABLES_PER_PERSON_PER_HOUR": "100000",
    "CITYBOARD_TABLES_PER_ADDRESS_PER_HOUR": "100000",
    "CITYBOARD_LISTED_TABLES_PER_ADDRESS": "100000",
    "CITYBOARD_HINTS_PER_ADDRESS_PER_MINUTE": "100000",
    "CITYBOARD_ANALYSES_PER_ADDRESS_PER_HOUR": "100000",
    "CITYBOARD_ADDRESS_PER_SECOND": "100000",
    "CITYBOARD_ADDRESS_BURST": "100000",
    "CITYBOARD_PERSON_PER_SECOND": "100000",
    "CITYBOARD_PERSON_BURST": "100000",
    "CITYBOARD_MESSAGES_PER_SECOND": "100000",
    "CITYBOARD_MESSAGES_BURST": "100000",
    "CITYBOARD_ANALYSIS_DELAY": "1000000",
    "CITYBOARD_LOG_LEVEL": "warning",
}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the browser that screenshots and benchmarks start too."""
    return launch_options()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run one server for the tests of this worker."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, CITYBOARD_DATABASE=f"sqlite:///{folder / 'cityboard.sqlite'}", **QUICK) as program:
        yield program


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """Let people come, each with their own browser; any error in their pages fails the test."""
    visitors: list[Visitor] = []

    def come(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **{"viewport": DESKTOP} | settings))
        return visitors[-1]

    yield come
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.context.close()
    assert not problems


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    """Let one person come."""
    return visit()


@pytest.fixture
def own_server(tmp_path: Path) -> Callable[[], Any]:
    """Run a separate server for a test that restarts it, always on the same file."""
    database = f"sqlite:///{tmp_path / 'cityboard.sqlite'}"
    return lambda *words: running(tmp_path, *words, CITYBOARD_DATABASE=database, **QUICK)
