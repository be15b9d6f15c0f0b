"""Processes forked from one that has imported everything: they cost next to nothing and are there to be killed.

They say on a pipe what they do.
"""

import asyncio
import gc
import importlib
import os
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import msgspec
from msgspec import Struct

from cityboard.protocol import messages as wire
from cityboard.server.operations import logs

ROOT = Path(__file__).parents[2]


class Letter(Struct, frozen=True):
    """A message to a table."""

    table: str
    message: wire.Change


class Plan(Struct, frozen=True):
    """What a process should do: a function, named with its module, and its arguments."""

    task: str
    url: str
    seed: int = 0
    person: str = ""
    tables: list[str] = []
    # What an earlier server has not answered.
    unanswered: list[Letter] = []
    port: int = 0
    # Whether the database may fail: then a message is said again until it is answered.
    patient: bool = False


# What is said on the pipe.


class Began(Struct, frozen=True, tag=True):
    """A process was forked."""

    process: int


class Sends(Struct, frozen=True, tag=True):
    """A message is on its way to the table service."""

    letter: Letter


class Acknowledged(Struct, frozen=True, tag=True):
    """A message was acknowledged when the table had this many events and was in this state."""

    table: str
    done: wire.Done
    events: int
    state: str


class Refuses(Struct, frozen=True, tag=True):
    """A message was refused."""

    table: str
    key: str
    code: str


class Shown(Struct, frozen=True, tag=True):
    """A listener at a table was shown this after so many events (tests/server/watcher.py: outlook)."""

    table: str
    seq: int
    outlook: str


class Rests(Struct, frozen=True, tag=True):
    """Everything is done that was planned; the process only listens now."""


class Listens(Struct, frozen=True, tag=True):
    """A server can be reached."""

    address: str


class Ended(Struct, frozen=True, tag=True):
    """A process is gone, for this reason."""

    status: int


Said = Began | Sends | Acknowledged | Refuses | Shown | Rests | Listens | Ended
_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def say(what: Said) -> None:
    """Write a line at once and in one piece, which the kernel promises for short ones."""
    line = msgspec.json.encode(what) + b"\n"
    assert len(line) <= 4096
    os.write(1, line)


# The side of the test.


class Zygote:
    """A process from which servers are forked, one at a time."""

    def __init__(self) -> None:
        # When this pipe ends, a server knows that the test is gone.
        leash, self._leash = os.pipe()
        command = [sys.executable, "-m", "tests.server.zygote", str(leash)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, pass_fds=[leash])
        os.close(leash)
        self.server = 0

    def start(self, plan: Plan) -> None:
        """Fork a server."""
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(plan) + b"\n")
        self._process.stdin.flush()
        began = self.hear()
        assert isinstance(began, Began)
        self.server = began.process

    def hear(self) -> Said:
        """Wait for the next line."""
        assert self._process.stdout
        return _SAID.decode(self._process.stdout.readline())

    def kill(self) -> list[Said]:
        """Kill the server and return what it has said before."""
        os.kill(self.server, signal.SIGKILL)
        said = list(iter(self.hear, Ended(signal.SIGKILL)))
        assert not any(isinstance(what, Ended) for what in said), "the server has ended by itself"
        return said

    def close(self) -> None:
        """Let the zygote and its server end."""
        os.close(self._leash)
        with self._process:
            pass


@contextmanager
def zygote() -> Iterator[Zygote]:
    """Lend a zygote."""
    made = Zygote()
    try:
        yield made
    finally:
        made.close()


# The side of the process.


def _fork(plan: Plan, leash: int) -> None:
    process = os.fork()
    if process == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        threading.Thread(target=_end_with, args=[leash], daemon=True).start()
        say(Began(os.getpid()))
        module, _, task = plan.task.partition(":")
        getattr(importlib.import_module(module), task)(plan)
        os._exit(0)
    _, status = os.waitpid(process, 0)
    say(Ended(status))


def _end_with(leash: int) -> None:
    os.read(leash, 1)
    os._exit(1)


if __name__ == "__main__":
    logs.set_up("error")
    with TemporaryDirectory() as folder:
        asyncio.run(importlib.import_module("tests.server.crashing").warm_up(folder))
    gc.freeze()
    # To read all certificates takes longer than everything else at the start of a server.
    with mock.patch("ssl.create_default_context", return_value=ssl.create_default_context()):
        for line in sys.stdin.buffer:
            _fork(msgspec.json.decode(line, type=Plan), int(sys.argv[1]))
