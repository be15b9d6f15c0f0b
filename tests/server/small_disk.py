"""A disk for one test that can be full: a real one of a few megabytes, or one that pretends so to SQLite."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.server.power import FULL, Disk, noting_disk

SIZE = 4_000_000  # bytes


class SmallDisk(Protocol):
    """A disk."""

    folder: Path

    def fill(self) -> None:
        """Take all room."""

    def make_room(self) -> None:
        """Give it back."""


class MountedDisk:
    """A file system in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._filler = folder, folder / "filler"

    def fill(self) -> None:
        with self._filler.open("wb", buffering=0) as filler:
            try:
                while filler.write(bytes(4096)):
                    pass
            except OSError:
                pass

    def make_room(self) -> None:
        self._filler.unlink()


class SimulatedDisk:
    """A disk of which SQLite hears that it is full."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder, self._disk = folder, disk

    def fill(self) -> None:
        self._disk.fail = lambda what, file: FULL if what == "write" else 0

    def make_room(self) -> None:
        self._disk.fail = lambda what, file: 0


@contextmanager
def mounted(folder: Path) -> Iterator[SmallDisk]:
    """Mount a small file system, which only root may; elsewhere the test is left out."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("nothing can be mounted here")
    try:
        yield MountedDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def simulated(folder: Path) -> Iterator[SmallDisk]:
    """Stand between SQLite and the disk."""
    with noting_disk() as disk:
        yield SimulatedDisk(folder, disk)
