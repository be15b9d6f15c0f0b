"""A throw-away PostgreSQL for all who name the same folder, gone when the last of them is.

Its users share a lock, and a guard that waits for that lock stops the server. The kernel takes the lock from a process
however it ends: nothing is left behind after an interrupt or a kill.
"""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

ROOT = Path(__file__).parents[2]
HOST, OWNER = "127.0.0.1", "app"
PROGRAMS = ("initdb", "postgres", "pg_isready", "psql")
PORTS_TO_TRY = 5  # another program may take a free port first
# Ordinary tests ask what the server says, not what a power cut leaves.
NOT_DURABLE = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


def folders() -> Iterator[Path]:
    """Name the folders where the programs of PostgreSQL may be, the likeliest first."""
    if shutil.which("pg_config"):
        asked = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False)
        yield Path(asked.stdout.strip())
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    yield from sorted(versions, key=lambda folder: float(folder.parent.name), reverse=True)
    yield from (Path(folder) for folder in os.get_exec_path())


def programs(among: Iterable[Path]) -> Path:
    """Return the first folder that has all programs: those of a client alone do not help."""
    for folder in among:
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    raise FileNotFoundError(f"PostgreSQL ({', '.join(PROGRAMS)}) is missing; on Debian and Ubuntu: postgresql")


@dataclass(frozen=True, slots=True)
class Server:
    """A running PostgreSQL."""

    port: int
    process: int

    def ask(self, sql: str) -> str:
        """Return what PostgreSQL answers to a statement."""
        psql = [f"{programs(folders())}/psql", "-XqAt", "-h", HOST, "-p", str(self.port), "-U", OWNER, "-d", "postgres"]
        asked = subprocess.run([*psql, "-c", sql], capture_output=True, text=True, check=False)
        if asked.returncode:
            raise RuntimeError(asked.stderr)
        return asked.stdout.strip()

    @contextmanager
    def database(self) -> Iterator[str]:
        """Lend the address of an empty database."""
        name = f"t_{token_hex(8)}"
        self.ask(f"CREATE DATABASE {name}")
        try:
            yield f"postgresql+asyncpg://{OWNER}@{HOST}:{self.port}/{name}"
        finally:
            self.ask(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def shared(folder: Path, *, durable: bool = False) -> Iterator[Server]:
    """Use the PostgreSQL of a folder, and start it when nobody else has."""
    folder.mkdir(parents=True, exist_ok=True)
    guard = None
    users = (folder / "users").open("a")
    try:
        fcntl.flock(users, fcntl.LOCK_SH)
        with (folder / "starting").open("a") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            if not (folder / "running").exists():
                guard = _start_guard(folder, durable)
            port, process = (folder / "running").read_text("ascii").split()
        yield Server(int(port), int(process))
    finally:
        fcntl.flock(users, fcntl.LOCK_UN)  # closing alone would leave the lock with processes forked from this one
        users.close()
        if guard:
            guard.wait()


def _start_guard(folder: Path, durable: bool) -> subprocess.Popen[bytes]:
    """Start the guard and wait until PostgreSQL answers."""
    command = [sys.executable, "-m", "tests.server.postgres", str(folder), "durable" if durable else "not-durable"]
    with (folder / "log").open("ab") as log:
        # A separate session, so that an interrupt at the keyboard does not reach it.
        guard = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, start_new_session=True
        )
    assert guard.stdout
    with guard.stdout as said:
        said.read()
    if not (folder / "running").exists():
        guard.wait()
        raise RuntimeError((folder / "log").read_text("utf-8", "replace"))
    return guard


def _guard(folder: Path, durable: bool) -> None:
    """Run PostgreSQL for as long as it has users."""
    home = Path(tempfile.mkdtemp(prefix="cityboard-postgres-"))  # other accounts cannot enter the folders of pytest
    with (folder / "users").open("a") as users:
        try:
            make_cluster(home)
            server, port = start_server(home, durable=durable)
            try:
                (folder / "running").write_text(f"{port} {server.pid}", "ascii")
                os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # the end of its output says that PostgreSQL runs
                fcntl.flock(users, fcntl.LOCK_EX)
            finally:
                (folder / "running").unlink(missing_ok=True)
                server.send_signal(signal.SIGQUIT)  # at once: nobody will read the data again
                server.wait()
        finally:
            shutil.rmtree(home)


def _account() -> dict[str, Any]:
    """Return who runs the programs: PostgreSQL refuses to be root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def make_cluster(home: Path) -> None:
    """Make the folder of an empty PostgreSQL."""
    if account := _account():
        shutil.chown(home, account["user"], account["group"])
    command = [f"{programs(folders())}/initdb", "-D", f"{home}/data", "-U", OWNER, "--auth=trust"]
    # It runs in its own folder, because the account may be locked out of ours.
    options = ["--no-sync", "-E", "UTF8", "--no-locale"]
    subprocess.run([*command, *options], cwd=home, stdout=sys.stderr, check=True, **_account())


def start_server(home: Path, *, durable: bool, fixed_port: int = 0) -> tuple[subprocess.Popen[bytes], int]:
    """Start PostgreSQL in its folder and wait until it answers; returns its process and port."""
    bin_folder = programs(folders())
    for _ in range(PORTS_TO_TRY):
        port = fixed_port or _free_port()
        settings = ["listen_addresses=" + HOST, f"port={port}", "unix_socket_directories=", "max_connections=300"]
        command = [f"{bin_folder}/postgres", "-D", f"{home}/data", *(word for one in settings for word in ("-c", one))]
        server = subprocess.Popen(
            [*command, *(() if durable else NOT_DURABLE)],
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            **_account(),
        )
        is_ready = [f"{bin_folder}/pg_isready", "-q", "-h", HOST, "-p", str(port)]
        while server.poll() is None:
            if subprocess.run(is_ready, check=False).returncode == 0:
                return server, port
            time.sleep(0.02)
    raise RuntimeError("PostgreSQL does not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    _guard(Path(sys.argv[1]), durable=sys.argv[2] == "durable")
