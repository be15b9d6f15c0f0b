"""The comparison of worlds can fail: it finds every leak that is planted, in the games in which it finds none."""

import asyncio

import pytest

from cityboard.server.events import AnyEvent
from cityboard.server.house import House
from tests.server import planted_side_leaks
from tests.server.noninterference import LeakError, prepare, watch
from tests.server.planted_leaks import LEAKS, Plant
from tests.server.test_noninterference import GAMES, measures

LONGEST = 40  # games until a leak must have been found


@pytest.mark.parametrize(("plant", "title", "kind", "where"), LEAKS, ids=[plant.__name__ for plant, *_ in LEAKS])
def test_the_comparison_finds_that(
    plant: Plant, title: str, kind: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match=f"^[^:]*({where})"):
        watch(title, kind, range(1, min(LONGEST, GAMES[title, kind][0])))


def test_measures_that_name_what_was_dealt_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(house: House, events: list[AnyEvent]) -> None:
        for event in events:
            house.measures.events.labels(str(event)).inc()

    monkeypatch.setattr(House, "_count", count)
    trials = (prepare("metro", "hand", number, "games") for number in range(LONGEST))
    dealt_later = next(trial for trial in trials if trial.pair.changed and trial.pair.changed[-1] >= trial.pair.cut)
    one, other = (asyncio.run(measures(dealt_later, first=first)) for first in (True, False))
    assert one != other


def test_at_least_30_leaks_are_planted() -> None:
    plants = {plant for plant, *_ in LEAKS}
    assert planted_side_leaks.a_notice_tells_of_the_hands in plants
    assert len(plants) == len(LEAKS) >= 30
