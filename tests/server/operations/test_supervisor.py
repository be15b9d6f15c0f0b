"""Background tasks keep running: one that fails or ends is restarted, and one that hangs is found."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cityboard.server.operations import logs, supervisor
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.scheduler import Scheduler
from cityboard.server.operations.supervisor import LATE, RESTARTING, WELL, BackgroundTask, Supervisor
from tests.server.serving import run, serving, sqlite, until

FAILURES = [
    ValueError("odd"),
    ExceptionGroup("several", [OSError()]),
    BaseExceptionGroup("worse", [SystemExit(1)]),
    SystemExit(1),
    asyncio.CancelledError(),  # nobody has asked this task to end
    MemoryError(),
    None,  # it ends as if all were done
]


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tasks be started again at once."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.001)


class FailingLog:
    """Notes failures, and fails itself."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []

    def __call__(self, what: str, error: BaseException, **details: Any) -> None:
        self.errors.append(error)
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
def test_a_task_continues_whatever_it_fails_with_and_even_if_the_failure_cannot_be_reported(
    failure: BaseException | None,
) -> None:
    async def test() -> None:
        log, metrics, tries = FailingLog(), Metrics(), 0

        async def work(task: BackgroundTask) -> None:
            nonlocal tries
            tries += 1
            if tries <= 3:
                if failure:
                    raise failure
                return
            task.succeed()
            await asyncio.Event().wait()

        keeping = Supervisor(metrics, log)
        task = keeping.start("work", work)
        await until(lambda: tries == 4)
        assert len(log.errors) == 3
        assert 'cityboard_task_restarts_total{task="work"} 3.0' in metrics.text().decode()
        assert task.last_error == (type(failure).__name__ if failure else "EndedError")
        assert task.status == WELL
        await keeping.close()

    run(test)


def test_a_task_that_fails_again_and_again_waits_longer_each_time_but_not_for_ever() -> None:
    async def test() -> list[float]:
        task, pauses = BackgroundTask("work"), []
        for _ in range(40):
            task.note(ValueError())
            pauses.append(task.pause)
        assert task.status == RESTARTING
        task.succeed()
        assert task.status == WELL
        task.note(ValueError())
        assert task.pause == pauses[0]
        return pauses

    pauses = run(test)
    assert pauses == sorted(pauses)
    assert pauses[2] == 4 * pauses[0]
    assert pauses[-1] <= supervisor.LONGEST_PAUSE


def test_a_task_that_hangs_is_late_and_still_ends_when_asked_to() -> None:
    async def test() -> None:
        async def hang(task: BackgroundTask) -> None:
            await asyncio.Event().wait()

        keeping = Supervisor(Metrics(), FailingLog())
        task = keeping.start("work", hang, late_after=0.0)
        await until(lambda: task.status == LATE)
        await keeping.close()

    run(test)


def test_the_scheduler_outlives_a_failure_that_a_full_disk_keeps_from_being_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    async def look(scheduler: Scheduler) -> None:
        nonlocal looks
        looks += 1
        if looks < 3:
            raise OSError(28, "No space left on device")

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process"):
            await until(lambda: looks >= 4)

    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr("sys.stderr", full)
        logs.set_up("warning")
        monkeypatch.setattr(Scheduler, "look", look)
        run(test)
