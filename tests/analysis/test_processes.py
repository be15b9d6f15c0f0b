"""Processes that think are started and ended as a whole."""

import asyncio
import gc
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest
import uvloop

from cityboard.analysis import processes

WAITING = (sys.executable, "-c", "input()")


@pytest.mark.parametrize("kind", [asyncio.new_event_loop, uvloop.new_event_loop])
@pytest.mark.parametrize("times", [1, 2])
def test_no_process_is_left_behind_whenever_its_start_or_its_end_is_cancelled(
    kind: Callable[[], Any], times: int
) -> None:
    async def work() -> None:
        await processes.end(await processes.start(WAITING))

    async def scene(pauses: int) -> None:
        task = asyncio.create_task(work())
        for _ in range(times):
            for _ in range(pauses):
                await asyncio.sleep(0)
            task.cancel()
        await asyncio.wait([task])

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        for pauses in range(12):
            with asyncio.Runner(loop_factory=kind) as runner:
                runner.run(scene(pauses))
        gc.collect()
    assert [str(warning.message) for warning in warned if warning.category is ResourceWarning] == []
