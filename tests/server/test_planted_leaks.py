"""The comparison of worlds can fail: it finds every leak that is planted, in the games in which it finds none."""

import asyncio

import pytest

from cityboard.server.services import Services
from cityboard.tables.events import AnyEvent
from tests.server import planted_seat_leaks, planted_side_leaks
from tests.server.noninterference import LeakError, prepare, watch
from tests.server.planted_leaks import LEAKS, Plant
from tests.server.test_noninterference import GAMES, metrics

LONGEST = 40  # games until a leak must have been found


@pytest.mark.parametrize(("plant", "title", "kind", "where"), LEAKS, ids=[plant.__name__ for plant, *_ in LEAKS])
def test_the_comparison_finds_that(
    plant: Plant, title: str, kind: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match=f"^[^:]*({where})"):
        watch(title, kind, range(1, min(LONGEST, GAMES[title, kind][0])))


def test_measures_that_name_what_was_dealt_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(services: Services, events: list[AnyEvent]) -> None:
        for event in events:
            services.metrics.events.labels(str(event)).inc()

    monkeypatch.setattr(Services, "_count", count)
    trials = (prepare("metro", "hand", number, "games") for number in range(LONGEST))
    dealt_later = next(trial for trial in trials if trial.pair.changed and trial.pair.changed[-1] >= trial.pair.cut)
    one, other = (asyncio.run(metrics(dealt_later, first=first)) for first in (True, False))
    assert one != other


def test_at_least_70_leaks_are_planted_including_all_ways_an_owner_could_know_a_deal() -> None:
    plants = {plant for plant, *_ in LEAKS}
    assert planted_side_leaks.who_has_left_still_sees_what_the_bot_holds in plants
    assert planted_seat_leaks.who_joins_gets_the_deal_that_was_tried_out in planted_seat_leaks.PLANTS
    assert planted_seat_leaks.the_owner_takes_a_seat_away in planted_seat_leaks.PLANTS
    assert len(plants) == len(LEAKS)
    assert len(plants | planted_seat_leaks.PLANTS.keys()) >= 70
