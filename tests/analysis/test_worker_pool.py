"""Whatever happens to the processes that think, a legal move comes out."""

import asyncio
import gc
import os
import signal
import sys
import warnings
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvloop

from cityboard.analysis import workers as workers_module
from cityboard.analysis.worker_pool import BotChoice, Customer, Request, WorkerPool
from cityboard.bots.bot import Budget, Judgement
from cityboard.bots.level import Ladder, Level
from cityboard.core.game import Game
from cityboard.core.simulation import random_move
from cityboard.titles.ladders import ladder_of, level_of, levels_of, stand_in, top_level, usual_level
from cityboard.titles.registry import find_title, registered, title_names
from tests.analysis import strange_worker
from tests.bots.positions import load, moments

AGES = 60.0  # seconds: a budget that no healthy process ever needs
MOMENT = 0.2


@cache
def position(title: str) -> tuple[Game[Any], Any]:
    """Return a game and the view of a seat that has a choice."""
    game = load(title, {"players": 2})
    s = moments(game, "worker_pool", 1)[0]
    return game, game.view(s, s.turn)


def request(level: str = "random", seed: str = "seed", title: str = "metro") -> Request:
    return Request(*position(title), level, seed)


def own_choice(asked: Request) -> BotChoice:
    """Return what the level itself chooses."""
    bot = level_of(asked.game.title, asked.level).make()
    return BotChoice(bot.choose(asked.game, asked.view, asked.view.turn, Random(asked.seed), Budget()))


def fallback(asked: Request, why: str) -> BotChoice:
    """Return what the usual level of the title chooses for another one."""
    usual = usual_level(asked.game.title).make()
    return BotChoice(usual.choose(asked.game, asked.view, asked.view.turn, Random(asked.seed), Budget()), why)


def any_move(asked: Request, why: str) -> BotChoice:
    return BotChoice(Judgement(random_move(asked.game, asked.view, Random(asked.seed))), why)


class Hall:
    """A pool of processes with strange levels, and who of them was ever there."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.file = folder / "processes"
        self.file.write_text("", "ascii")
        strange_worker.hanging(self.file).unlink(missing_ok=True)
        self.worker_pool = WorkerPool(processes, AGES, (sys.executable, strange_worker.__file__, str(self.file)))

    def thinking(self) -> list[int]:
        """List the processes that think; the one of the stand-ins is not among them."""
        return [process.pid for process in self.worker_pool._thinkers._running if is_alive(process.pid)]

    def started(self) -> list[int]:
        return [int(line) for line in self.file.read_text("ascii").split()]

    def alive(self) -> list[int]:
        return [process for process in self.started() if is_alive(process)]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def run(folder: Path, scene: Callable[[Hall], Awaitable[None]], processes: int = 1, started: int | None = None) -> None:
    """Play a scene on every kind of event loop, close the pool and see that no process is left and how many began."""
    for kind in (asyncio.new_event_loop, uvloop.new_event_loop):
        hall = Hall(folder, processes)

        async def play(hall: Hall = hall) -> None:
            try:
                await scene(hall)
            finally:
                await hall.worker_pool.close()

        with asyncio.Runner(loop_factory=kind) as runner:
            runner.run(play())
        assert hall.alive() == []
        assert started is None or len(hall.started()) == started


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_level_chooses_in_a_process_as_it_would_here(title: str, level: str) -> None:
    async def scene() -> BotChoice:
        worker_pool = WorkerPool(1, AGES)
        try:
            return await worker_pool.choose(request(level, title=title))
        finally:
            await worker_pool.close()

    assert asyncio.run(scene()) == own_choice(request(level, title=title))


def test_a_process_starts_when_it_is_needed_and_serves_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert hall.started() == []
        for number in range(5):
            asked = request(seed=str(number))
            assert await hall.worker_pool.choose(asked) == own_choice(asked)

    run(tmp_path, scene, processes=2, started=1)


@pytest.mark.parametrize("kind", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_no_process_is_left_behind_whenever_its_caller_is_cancelled(kind: Callable[[], Any]) -> None:
    async def scene(pauses: int) -> None:
        worker_pool = WorkerPool(1, AGES, (sys.executable, "-c", "input()"))
        task = asyncio.create_task(worker_pool.choose(request()))
        for _ in range(pauses):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0)
        task.cancel()
        await worker_pool.close()

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        for pauses in range(12):
            with asyncio.Runner(loop_factory=kind) as runner:
                runner.run(scene(pauses))
        gc.collect()
    assert [str(warning.message) for warning in warned if warning.category is ResourceWarning] == []


def test_many_requests_at_once_get_each_their_own_answer(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        asked = [
            replace(request(title=title, seed=str(number)), customer=Customer(str(number), ""))
            for number in range(40)
            for title in ("metro", "helsinki")
        ]
        answers = await asyncio.gather(*map(hall.worker_pool.choose, asked))
        assert answers == list(map(own_choice, asked))
        assert len({choice.move for choice in answers}) > 10

    run(tmp_path, scene, processes=2, started=2)


def test_the_usual_level_moves_for_one_that_hangs_and_its_process_is_replaced(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert (await hall.worker_pool.choose(request())).fallback is None
        hall.worker_pool.budget = MOMENT
        assert await hall.worker_pool.choose(request("hanging")) == fallback(request("hanging"), "late")
        assert hall.thinking() == []
        hall.worker_pool.budget = AGES
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene, started=3)


def test_nobody_waits_for_a_hanging_level_while_another_process_is_free(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        hanging = asyncio.create_task(hall.worker_pool.choose(request("hanging")))
        for _ in range(3):
            assert await hall.worker_pool.choose(request()) == own_choice(request())
        assert not hanging.done()
        await hall.worker_pool.close()
        # On a busy machine its process may not even have started.
        assert (await hanging).fallback in ("died", "closed")

    run(tmp_path, scene, processes=2)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("dying", "died"),
        ("babbling", "nonsense"),
        ("listing", "nonsense"),
        ("endless", "nonsense"),
        ("stale", "nonsense"),
    ],
)
def test_a_process_that_dies_or_talks_nonsense_is_replaced(level: str, why: str, tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert await hall.worker_pool.choose(request(level)) == fallback(request(level), why)
        assert hall.thinking() == []
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene, started=3)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("illegal", "illegal"),
        ("malformed", "illegal"),
        ("failing", "bot-failed"),
        ("grandmaster", "bot-level"),
    ],
)
def test_a_process_that_only_has_no_legal_move_to_offer_is_kept(level: str, why: str, tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert await hall.worker_pool.choose(request(level)) == fallback(request(level), why)
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene, started=2)


def test_a_process_that_was_killed_while_idle_costs_nobody_a_move(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.worker_pool.choose(request())
        os.kill(hall.started()[0], signal.SIGKILL)
        await hall.worker_pool._thinkers._idle[0].wait()  # only then has the event loop heard of it
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene, started=2)


def test_an_interrupt_at_the_keyboard_does_not_end_a_process(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.worker_pool.choose(request())
        os.kill(hall.started()[0], signal.SIGINT)
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene, started=1)


def test_the_answer_to_a_cancelled_request_reaches_nobody(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.worker_pool.choose(request())
        hanging = asyncio.create_task(hall.worker_pool.choose(request("hanging")))
        while not strange_worker.hanging(hall.file).exists():
            await asyncio.sleep(0.01)
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        assert hall.alive() == []
        assert await hall.worker_pool.choose(request()) == own_choice(request())

    run(tmp_path, scene)


def test_a_full_queue_answers_at_once_and_closing_answers_those_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "LONGEST_QUEUE", 2)

    async def scene(hall: Hall) -> None:
        asked = request("hanging")
        waiting = [asyncio.create_task(hall.worker_pool.choose(asked)) for _ in range(3)]
        while not hall.started():
            await asyncio.sleep(0.01)
        assert await hall.worker_pool.choose(asked) == fallback(asked, "busy")
        await hall.worker_pool.close()
        assert await asyncio.gather(*waiting) == [any_move(asked, "closed")] * 3
        assert await hall.worker_pool.choose(asked) == any_move(asked, "closed")

    run(tmp_path, scene, started=2)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["/nowhere/python"], "died"),
        ([sys.executable, "-c", "pass"], "died"),
        ([sys.executable, "-c", "print('hello')"], "nonsense"),
        ([sys.executable, "-c", "print('{}'); input()"], "nonsense"),
    ],
)
def test_a_process_that_cannot_start_is_a_fallback(command: list[str], why: str) -> None:
    async def scene() -> None:
        worker_pool = WorkerPool(1, AGES, command)
        for _ in range(2):
            assert await worker_pool.choose(request()) == any_move(request(), why)
        assert worker_pool.status == "well"  # that may happen
        assert await worker_pool.choose(request()) == any_move(request(), why)
        assert worker_pool.status == "failing"
        await worker_pool.close()
        assert await worker_pool.choose(request()) == any_move(request(), "closed")

    asyncio.run(scene())


def test_closing_catches_a_process_that_is_just_being_made(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        starting = asyncio.create_task(hall.worker_pool.choose(request("hanging")))
        await asyncio.sleep(0)
        await hall.worker_pool.close()
        assert await starting == any_move(request("hanging"), "closed")

    run(tmp_path, scene)


def test_a_process_that_never_gets_ready_is_a_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "START", MOMENT)

    async def scene() -> None:
        worker_pool = WorkerPool(1, AGES, [sys.executable, "-c", "input()"])
        assert await worker_pool.choose(request()) == any_move(request(), "late")
        await worker_pool.close()

    asyncio.run(scene())


@pytest.mark.parametrize("title", title_names())
def test_a_level_is_never_replaced_by_a_better_one(title: str) -> None:
    names = [level.name for level in ladder_of(title).levels]
    assert [stand_in(title, name).name for name in names] == [*names[:3], *[names[2]] * 3]
    baselines = [name for name in levels_of(title) if name not in names]
    assert "random" in baselines
    assert {stand_in(title, name).name for name in baselines} == {"random"}


async def choose_when_busy(*requests: Request) -> list[BotChoice]:
    """Ask a pool whose processes are all busy."""
    worker_pool = WorkerPool(0, 0.0)
    try:
        return [await worker_pool.choose(asked) for asked in requests]
    finally:
        await worker_pool.close()


@pytest.mark.parametrize("title", title_names())
def test_on_a_busy_server_a_strong_level_still_judges(title: str) -> None:
    asked = [request(level.name, title=title) for level in ladder_of(title).levels]
    quick = [request(stand_in(title, level.name).name, title=title) for level in ladder_of(title).levels]
    choices = asyncio.run(choose_when_busy(*asked))
    assert choices == [BotChoice(own_choice(one).judgement, "busy") for one in quick]


@pytest.mark.parametrize("title", title_names())
def test_stand_ins_think_beside_the_event_loop(title: str) -> None:
    asked = request(top_level(title).name, title=title)
    expected = fallback(asked, "busy")

    def never_here() -> Any:
        raise AssertionError("a bot thinks on the event loop")

    frozen = Ladder(tuple(Level(level.name, never_here, level.budget) for level in ladder_of(title).levels))
    with registered(replace(find_title(title), ladder=lambda: frozen)):
        assert asyncio.run(choose_when_busy(asked)) == [expected]


def test_advice_is_not_given_by_a_stand_in(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        asked = replace(request("failing"), is_advice=True)
        assert await hall.worker_pool.choose(asked) == any_move(asked, "bot-failed")

    run(tmp_path, scene, started=1)


def test_a_quick_level_that_has_failed_in_a_process_is_not_tried_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        hall.worker_pool._thinkers.command = ["/nowhere/python"]
        for level in ("tourist", "conductor"):
            assert await hall.worker_pool.choose(request(level)) == any_move(request(level), "died")
        assert hall.started() == []
        assert await hall.worker_pool.choose(request("chief")) == fallback(request("chief"), "died")

    run(tmp_path, scene, started=1)


@pytest.mark.parametrize("level", ["failing", "illegal", "dying"])
def test_a_move_at_random_is_the_last_resort(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cityboard.analysis.worker_pool.stand_in", lambda title, name: Level(level, strange_worker.STRANGE[level])
    )

    async def scene(hall: Hall) -> None:
        hall.worker_pool.budget = 0.0
        assert await hall.worker_pool.choose(request("chief")) == any_move(request("chief"), "busy")

    run(tmp_path, scene, processes=0, started=1)


def test_a_crowd_of_one_origin_does_not_keep_a_stranger_waiting(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        answered: list[str] = []

        async def ask(customer: Customer) -> None:
            assert (await hall.worker_pool.choose(replace(request(), customer=customer))).fallback is None
            answered.append(customer.origin)

        crowd = [asyncio.create_task(ask(Customer("crowd", f"person {number}"))) for number in range(30)]
        await asyncio.sleep(0)  # the first is being asked for, the others wait
        await asyncio.gather(*crowd, asyncio.create_task(ask(Customer("home", "stranger"))))
        assert answered.index("home") <= 2

    run(tmp_path, scene, started=1)


def test_nobody_may_ask_a_bot_to_decide_for_chance() -> None:
    game, _ = position("metro")
    with pytest.raises(ValueError, match="-1"):
        Request(game, game.start(), "random", "seed")
