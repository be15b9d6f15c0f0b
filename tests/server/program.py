"""The program itself, started as its users start it."""

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

PROGRAM = (sys.executable, "-c", "from cityboard.cli import main; main()")
# Nobody plays as fast as tests do.
UNLIMITED = ("--messages-per-second", "100000", "--messages-burst", "100000", "--bot-pause", "0")
LONGEST = 120  # seconds that nothing here takes


@dataclass
class Running:
    """A server in a separate process."""

    process: subprocess.Popen[str]
    said: str  # its first line
    log: Path

    @property
    def url(self) -> str:
        return next(word for word in self.said.split() if word.startswith("http://")).rstrip("/")

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(LONGEST)

    def log_lines(self) -> list[dict[str, Any]]:
        """Return the log; every line has to be an object in JSON."""
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]


@contextmanager
def running(folder: Path, *words: str, command: Sequence[str] = PROGRAM, **environment: str) -> Iterator[Running]:
    """Run `cityboard serve` at a free port until the end of the test."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with running_with_files(folder, limits, *words, command=command, **environment) as server:
        yield server


@contextmanager
def running_with_files(
    folder: Path, limits: tuple[int, int], *words: str, command: Sequence[str] = PROGRAM, **environment: str
) -> Iterator[Running]:
    """Run it with its own soft and hard limits of open files."""
    log = folder / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*command, "serve", "--port", "0", *words],
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_NOFILE, limits),
        )
    assert process.stdout
    try:
        said = process.stdout.readline()
        assert said, log.read_text("utf-8")
        yield Running(process, said, log)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*PROGRAM, *words],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
