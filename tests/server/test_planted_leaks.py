"""The comparison of worlds can fail: it finds every leak that is planted, in the games in which it finds none."""

import pytest

from tests.server import planted_side_leaks
from tests.server.noninterference import LeakError, watch
from tests.server.planted_leaks import LEAKS, Plant
from tests.server.test_noninterference import GAMES

LONGEST = 40  # games until a leak must have been found


@pytest.mark.parametrize(("plant", "title", "kind", "where"), LEAKS, ids=[plant.__name__ for plant, *_ in LEAKS])
def test_the_comparison_finds_that(
    plant: Plant, title: str, kind: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match=f"^[^:]*({where})"):
        watch(title, kind, range(1, min(LONGEST, GAMES[title, kind][0])))


def test_at_least_30_leaks_are_planted() -> None:
    plants = {plant for plant, *_ in LEAKS}
    assert planted_side_leaks.a_notice_tells_of_the_hands in plants
    assert len(plants) == len(LEAKS) >= 30
