"""What all tests share."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run ask for many more random games."""
    parser.addoption("--thorough", action="store_true", help="many more random games and positions")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Tell whether the run is thorough."""
    return bool(request.config.getoption("--thorough"))
