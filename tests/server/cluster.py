"""A durable PostgreSQL of a test's own, there to be killed with everything that belongs to it, and started again.

A guard runs it and ends it when the test is gone, however that ends.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgres import HOST, OWNER, ROOT, make_cluster, start_server


@dataclass(frozen=True, slots=True)
class Cluster:
    """The guard's other end."""

    guard: subprocess.Popen[str]
    url: str

    def kill(self) -> None:
        """Kill all its processes at once, as a loss of power would."""
        _ask(self.guard, "kill")

    def freeze(self) -> None:
        """Stop all its processes where they are."""
        _ask(self.guard, "freeze")

    def thaw(self) -> None:
        """Let them continue."""
        _ask(self.guard, "thaw")

    def start(self) -> None:
        """Start it again on the data that is left."""
        _ask(self.guard, "start")


def _ask(guard: subprocess.Popen[str], command: str) -> str:
    assert guard.stdin and guard.stdout
    guard.stdin.write(f"{command}\n")
    guard.stdin.flush()
    answer = guard.stdout.readline()
    assert answer, "the guard has ended"
    return answer


@contextmanager
def cluster(*, quiet: bool = False) -> Iterator[Cluster]:
    """Lend a PostgreSQL that has one empty database; `quiet` throws its log away."""
    command = [sys.executable, "-m", "tests.server.cluster"]
    pipe, log = subprocess.PIPE, subprocess.DEVNULL if quiet else None
    with subprocess.Popen(
        command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=log, text=True, start_new_session=True
    ) as guard:
        port = int(_ask(guard, "start"))
        yield Cluster(guard, f"postgresql+asyncpg://{OWNER}@{HOST}:{port}/postgres")


def _guard() -> None:
    home = Path(tempfile.mkdtemp(prefix="cityboard-cluster-"))
    server: subprocess.Popen[bytes] | None = None
    port = 0
    try:
        make_cluster(home)
        for command in sys.stdin:
            if command.strip() == "start":
                server, port = start_server(home, durable=True, fixed_port=port)
            elif server and command.strip() == "freeze":
                _signal_all(server, signal.SIGSTOP)
            elif server and command.strip() == "thaw":
                _signal_all(server, signal.SIGCONT)
            elif server:
                _kill(server)
                server = None
            print(port, flush=True)
    finally:
        if server:
            _kill(server)
        shutil.rmtree(home)


def _signal_all(server: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to a server and its children; it is stopped first, so that it starts no new ones."""
    server.send_signal(number)
    for child in _children(server.pid):
        with suppress(ProcessLookupError):  # it has just ended
            os.kill(child, number)


def _kill(server: subprocess.Popen[bytes]) -> None:
    # Stopped first, so that it does not have the time to see its children die.
    server.send_signal(signal.SIGSTOP)
    for child in _children(server.pid):
        os.kill(child, signal.SIGKILL)
    server.kill()
    server.wait()


def _children(parent: int) -> list[int]:
    """List the processes that a process has started."""
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = stat.read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(after_name[1]) == parent:
            children.append(int(stat.parent.name))
    return children


if __name__ == "__main__":
    _guard()
