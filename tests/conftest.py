"""What all tests share."""

import os

import pytest
from hypothesis import settings

from cityboard.titles.kernels import stale

# How long an example takes says nothing about its rules.
settings.register_profile("cityboard", deadline=None)
settings.load_profile("cityboard")


def pytest_configure() -> None:
    """Speak English whatever the machine speaks; test no compiled kernel whose source has changed since."""
    os.environ["CITYBOARD_LANG"] = "en"
    if kernels := stale():
        pytest.exit(f"compiled from an older source: {', '.join(map(str, kernels))}; run ./dev kernels", returncode=4)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run ask for many more random games."""
    parser.addoption("--thorough", action="store_true", help="many more random games and positions")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Return whether the run is thorough."""
    return bool(request.config.getoption("--thorough"))
