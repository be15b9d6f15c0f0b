"""The file with the games of all runs: compressed JSON, the same bytes for the same games."""

import json
import lzma
import os
from pathlib import Path
from typing import Any


class Archive:
    """Runs by their keys, as plain data, in one file."""

    def __init__(self, file: Path) -> None:
        """Take the file, which need not exist yet."""
        self.file = file
        self._runs: dict[str, dict[str, Any]] | None = None

    @property
    def runs(self) -> dict[str, dict[str, Any]]:
        """Return all runs; the file is read once."""
        if self._runs is None:
            self._runs = json.loads(lzma.decompress(self.file.read_bytes())) if self.file.exists() else {}
        return self._runs

    def put(self, runs: dict[str, dict[str, Any]]) -> None:
        """Add or replace runs atomically: if this is interrupted, the old file stays."""
        self._runs = dict(sorted({**self.runs, **runs}.items()))
        lines = [f"{json.dumps(key)}:{json.dumps(run, separators=(',', ':'))}" for key, run in self._runs.items()]
        unfinished = self.file.with_suffix(".unfinished")
        with unfinished.open("wb") as stream:
            stream.write(lzma.compress(("{\n" + ",\n".join(lines) + "\n}\n").encode()))
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(self.file)
