"""What all tests share."""

import functools
import gc
import os
import ssl
from collections.abc import Iterator
from itertools import chain, groupby
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings

from cityboard.titles.kernels import stale

BROWSER = Path(__file__).with_name("browser")
# How long an example takes says nothing about its rules. A run tries the same examples as the last one, so it fails
# only because of what was changed; a thorough run tries others.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("cityboard", UNHURRIED, derandomize=True)
settings.register_profile("thorough", UNHURRIED)


def pytest_configure(config: pytest.Config) -> None:
    """Speak English whatever the machine speaks; test no compiled kernel whose source has changed since."""
    settings.load_profile("thorough" if config.getoption("--thorough") else "cityboard")
    os.environ["CITYBOARD_LANG"] = "en"
    if kernels := stale():
        pytest.exit(f"compiled from an older source: {', '.join(map(str, kernels))}; run ./dev kernels", returncode=4)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser to the end: Playwright keeps its event loop running, so no later test could start another.

    Its long tests come one by one after the files of the first half: no worker gets nothing else, and none begins one
    when the others are nearly done.
    """
    of_browser = [item for item in items if item.path.is_relative_to(BROWSER)]
    long = [item for item in of_browser if item.get_closest_marker("long")]
    short = [item for item in of_browser if not item.get_closest_marker("long")]
    files = [list(file) for _, file in groupby(short, key=lambda item: item.path)] or [[]]
    half = (len(files) + 1) // 2
    for number, item in enumerate(long):
        files[number % half].append(item)
    items[:] = [item for item in items if not item.path.is_relative_to(BROWSER)] + list(chain.from_iterable(files))


def pytest_collection_finish() -> None:
    """Spare the garbage collector all that lives as long as the run: the modules and the tests themselves."""
    gc.collect()
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run ask for many more random games."""
    parser.addoption("--thorough", action="store_true", help="many more random games and positions")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Return whether the run is thorough."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Read the system's certificates once: every HTTP client would, which takes longer than most requests."""
    with mock.patch.object(ssl, "create_default_context", functools.cache(ssl.create_default_context)):
        yield
