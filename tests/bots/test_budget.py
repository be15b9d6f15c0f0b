"""A budget ends with its work or its seconds, whichever comes first, and every level keeps to both."""

import time
from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Budget, Thinking
from cityboard.bots.rollouts import LEAST, rounds
from cityboard.titles.ladders import level_of, levels_of
from tests.bots.positions import load, moments

LOOK = 1 / 64  # seconds: less than the pause between two looks of a search, or it would not look again
SECONDS = 3.0
SHORT = 0.5  # seconds of a real clock
WHILE = 0.75  # of the seconds
MOST = 1.2  # of the seconds: what a bot may need at all
LOOKING = [
    *(("metro", name) for name in ("signaller", "dispatcher", "chief", "greedy", "flat")),
    *(("helsinki", name) for name in ("planner", "architect", "greedy")),
]
# Where the strongest have the most to prepare before they search.
DEAR: list[tuple[str, str, dict[str, Any]]] = [
    ("metro", "chief", {"players": 5, "city": "paris"}),
    ("metro", "chief", {"players": 3, "city": "stockholm"}),
    ("metro", "chief", {"players": 3, "modules": ["companies", "central-stations"]}),
    ("metro", "chief", {"players": 2, "free_orientation": True, "hand": 3}),
    ("helsinki", "architect", {"players": 4, "modules": ["dry-roads"]}),
]
# What each does before it begins to search.
PREPARING = {
    ("metro", "chief"): "cityboard.titles.metro.bots.search.situations_of",
    ("metro", "flat"): "cityboard.titles.metro.bots.flat.options_of",
    ("metro", "greedy"): "cityboard.bots.greedy.candidates",
    ("helsinki", "architect"): "cityboard.titles.helsinki.bots.architect.offers_of",
}


class CountedClock:
    """A clock that advances only when it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += LOOK
        assert self.now < 100 * SECONDS, "nobody thinks so long"
        return self.now


def times(title: str, level: str, clock: CountedClock, work: int | None, seconds: float = SECONDS) -> list[float]:
    """Let a level choose in some positions of a game, and say how long it took each time."""
    game, ends = load(title, {"players": 2}), []
    for s in moments(game, f"budgets {title}", 2):
        clock.now = 0.0
        budget = Budget(work, seconds, clock)
        level_of(title, level).make().choose(game, game.view(s, s.turn), s.turn, Random(1), budget)
        ends.append(clock.now)
    return ends


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_all_other_levels_answer_without_a_look_at_the_clock(title: str) -> None:
    looking = {(title, level) for level in levels_of(title) if any(times(title, level, CountedClock(), work=1))}
    assert looking == {pair for pair in LOOKING if pair[0] == title}


@pytest.mark.parametrize("work", [None, 10**9])
@pytest.mark.parametrize(("title", "level"), LOOKING)
def test_no_level_exceeds_its_seconds_by_more_than_a_fifth(title: str, level: str, work: int | None) -> None:
    assert max(times(title, level, CountedClock(), work)) <= MOST * SECONDS


@pytest.mark.parametrize(
    ("title", "level", "options"), [*((title, level, {"players": 2}) for title, level in LOOKING), *DEAR]
)
def test_the_same_is_true_of_the_time_that_a_processor_works(
    title: str, level: str, options: dict[str, Any], thorough: bool
) -> None:
    # Not the time of day: what else runs on the machine is no fault of a bot.
    game, budget = load(title, options), Budget(seconds=SHORT, clock=time.thread_time)
    for s in moments(game, f"budgets {title}", 4 if thorough else 2):
        bot, view, begun = level_of(title, level).make(), game.view(s, s.turn), time.thread_time()
        bot.choose(game, view, s.turn, Random(1), budget)
        assert time.thread_time() - begun <= MOST * SHORT


@pytest.mark.parametrize(("title", "level"), PREPARING)
def test_what_comes_before_the_search_is_part_of_the_time(
    title: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, _, name = PREPARING[title, level].rpartition(".")
    clock, prepare = CountedClock(), getattr(__import__(module, fromlist=[name]), name)

    def long(*given: Any, **named: Any) -> Any:
        clock.now += WHILE * SECONDS
        return prepare(*given, **named)

    monkeypatch.setattr(PREPARING[title, level], long)
    assert WHILE * SECONDS < max(times(title, level, clock, None)) <= MOST * SECONDS


@pytest.mark.parametrize(("title", "level"), LOOKING)
def test_work_ends_the_thinking_where_there_are_seconds_left(title: str, level: str) -> None:
    assert max(times(title, level, CountedClock(), work=20, seconds=1000.0)) < SECONDS


@pytest.mark.parametrize(
    ("work", "seconds", "samples"),
    [(None, None, LEAST), (3, None, LEAST), (20, None, 20), (20, 1000.0, 20), (10**9, 1.0, 71), (None, 1.0, 71)],
)
def test_given_moves_are_compared_until_the_first_limit(work: int | None, seconds: float | None, samples: int) -> None:
    # A second is 64 looks: one when it begins, then one after each sample beyond the least.
    assert len(list(rounds(Budget(work, seconds, CountedClock())))) == samples


def test_a_share_of_a_budget_is_a_share_of_both_limits() -> None:
    thinking = Thinking(Budget(100, SECONDS, clock := CountedClock()), usual=7)
    assert not thinking.is_over(49, 0.5) and thinking.is_over(50, 0.5)
    clock.now = SECONDS / 2
    assert not thinking.is_over(0) and thinking.is_over(0, 0.5)
    clock.now = SECONDS
    assert thinking.is_over(0)


def test_without_a_limit_the_usual_work_is_done_and_never_more_than_the_most() -> None:
    assert Thinking(Budget(), usual=7).work == 7
    assert Thinking(Budget(seconds=1.0), usual=7).work is None
    assert Thinking(Budget(seconds=1.0), usual=7, most=5).work == 5
    assert Thinking(Budget(work=9), usual=7, most=5).work == 5
    assert Thinking(Budget(work=0), usual=7, most=5).work == 0
