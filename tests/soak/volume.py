"""A small separate disk that can be filled, or made read-only while it is written to."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

SIZE = 32 * 1024 * 1024
CHUNK = 4096
TRIES = 100  # tenths of a second


@dataclass
class Volume:
    """A file system in a file, mounted at a folder."""

    image: Path
    folder: Path

    def mount(self) -> None:
        """Put it into its folder; what a crash has left half done is finished by its journal."""
        _run("mount", "-o", "loop", str(self.image), str(self.folder))

    def unmount(self) -> None:
        """Take it out of its folder, once those are gone who still write there."""
        for _ in range(TRIES):
            try:
                return _run("umount", str(self.folder))
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        raise RuntimeError(f"somebody does not let go of {self.folder}")

    def fill(self) -> None:
        """Leave not a single byte."""
        with (self.folder / "filler").open("ab", buffering=0) as filler:
            for size in (1024 * CHUNK, CHUNK, 1):
                try:
                    while True:
                        filler.write(b"\0" * size)
                except OSError:
                    continue

    def free(self) -> None:
        """Give the space back."""
        (self.folder / "filler").unlink()

    def abort(self) -> None:
        """Let the file system act as after an error of the disk: what is open stays open but cannot be written."""
        _run("mount", "-o", "remount,abort", str(self.folder))


@contextmanager
def volume() -> Iterator[Volume | None]:
    """Lend an empty disk; None where mounting is not allowed."""
    with TemporaryDirectory() as home:
        made = Volume(Path(home) / "image", Path(home) / "disk")
        made.folder.mkdir()
        with made.image.open("wb") as image:
            image.truncate(SIZE)
        try:
            _run("mkfs.ext4", "-q", "-F", "-m", "0", str(made.image))
            made.mount()
        except (OSError, subprocess.CalledProcessError):
            yield None
            return
        try:
            yield made
        finally:
            if os.path.ismount(made.folder):
                made.unmount()


def _run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)
