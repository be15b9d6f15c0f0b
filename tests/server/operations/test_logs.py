"""Logging never fails: lost lines are counted, and reported once there is room again."""

import json
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import pytest
import structlog

from cityboard.server.operations import logs

FULL = Path("/dev/full")  # every write to it fails for want of space


class Sink:
    """Standard error of a test: a file that can be full for a while."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.stream: TextIO = file.open("w")
        self._own = os.dup(self.stream.fileno())

    def fill(self) -> None:
        with FULL.open("w") as full:
            os.dup2(full.fileno(), self.stream.fileno())

    def make_room(self) -> None:
        os.dup2(self._own, self.stream.fileno())

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.file.read_text().splitlines()]

    def close(self) -> None:
        self.stream.close()
        os.close(self._own)


@pytest.fixture
def sink(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sink]:
    """Let logs be written to a file that can be full."""
    sink = Sink(tmp_path / "log")
    monkeypatch.setattr("sys.stderr", sink.stream)
    monkeypatch.setattr(logs, "LINES", logs.LogStream())
    logs.set_up("info")
    yield sink
    sink.close()


def ours(event: str) -> None:
    structlog.get_logger().info(event)


def a_library(event: str) -> None:
    logging.getLogger("library").error(event)


@pytest.mark.parametrize("log", [ours, a_library])
def test_lines_that_a_full_disk_cannot_take_are_counted_and_told_once_there_is_room(
    sink: Sink, log: Callable[[str], None]
) -> None:
    log("before")
    sink.fill()
    for _ in range(1000):  # more than any buffer would keep
        log("lost " + 100 * "x")
    sink.make_room()
    log("after")
    log("later")
    assert [line["event"] for line in sink.lines()] == ["before", "log lines lost", "after", "later"]
    assert sink.lines()[1]["lines"] == logs.LINES.lost == 1000


@pytest.mark.parametrize("log", [ours, a_library])
def test_a_standard_error_that_is_closed_or_was_never_there_stops_nobody(
    sink: Sink, log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    sink.stream.close()
    log("closed")
    monkeypatch.setattr("sys.stderr", None)
    logs.set_up("info")
    log("not there")
    assert logs.LINES.lost == 2


def test_a_line_for_which_there_was_room_in_part_spoils_no_other(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    write, room = os.write, [10]

    def write_in_part(descriptor: int, data: bytes) -> int:
        if not room:
            raise OSError(28, "No space left on device")
        return write(descriptor, data[: room.pop()])

    with monkeypatch.context() as full:
        full.setattr(os, "write", write_in_part)
        ours("torn")
    ours("whole")
    torn, lost, whole = sink.file.read_text().splitlines()
    assert len(torn) == 10
    assert (json.loads(lost)["event"], json.loads(whole)["event"]) == ("log lines lost", "whole")


def test_what_cannot_be_written_as_text_is_named_at_least(sink: Sink) -> None:
    class Odd:
        def __repr__(self) -> str:
            raise RuntimeError

    structlog.get_logger().info("odd", what=Odd())
    # Not by its logger, where pytest listens too and does not take what does not fit.
    (handler,) = [handler for handler in logging.getLogger().handlers if isinstance(handler, logs._Handler)]
    handler.handle(logging.LogRecord("library", logging.ERROR, "", 0, "%d of %d", ("one",), None))
    ours("after")
    assert [line["event"] for line in sink.lines()] == ["odd", "log lines lost", "after"]
