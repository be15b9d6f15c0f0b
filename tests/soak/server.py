"""A real server in a separate process, with open limits, and what is visible of it from outside."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from cityboard.server.operations.settings import variable
from tests.server.program import Running, running
from tests.server.serving import OPEN_LIMITS

PAGE = os.sysconf("SC_PAGE_SIZE")
MEGABYTE = 1_000_000


@contextmanager
def real_server(folder: Path, database: str, *words: str, **settings: object) -> Iterator[Running]:
    """Run `cityboard serve` on a database, with its log in a folder, and the usual time for the database."""
    limits = {name: value for name, value in OPEN_LIMITS.items() if name != "database_seconds"}
    chosen = {"database": database, "bot_pause": 0.01, "log_level": "warning", **limits, **settings}
    with running(folder, *words, **{variable(name): str(value) for name, value in chosen.items()}) as server:
        yield server


def resident(process: int) -> float:
    """Return the megabytes of memory that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE / MEGABYTE


def measure(url: str, name: str) -> float:
    """Return one of the measures of a server."""
    match = re.search(rf"^{name} (\S+)$", httpx2.get(f"{url}/metrics").raise_for_status().text, re.MULTILINE)
    assert match, name
    return float(match[1])
