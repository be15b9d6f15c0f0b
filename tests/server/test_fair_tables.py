"""The promise to a player who joins: nobody at the table has seen what they are dealt (docs/fairness.md)."""

import pytest

from tests.server.gathering import STRIDE, UnfairError, gather
from tests.server.planted_leaks import Plant
from tests.server.planted_seat_leaks import PLANTS
from tests.titles.moments import families

TABLES, AT_A_TIME, MORE = 160, 40, 20
ENOUGH = 480  # tables at which every planted fault shows itself
# What must have happened in every part, or the law says little.
WANTED = (
    *("dealt again", "the draws renewed", "over after a new deal", "rematch"),
    *("sat", "left", "returned", "given-up", "removed", "vote", "revoked"),
    *("seat-rehearsed", "seat-reserved", "seat-shown", "seat-given-up", "remove-alone"),
)


def test_there_are_tables_of_every_family_of_options() -> None:
    assert len({STRIDE * number % len(families()) for number in range(TABLES)}) == len(families())


@pytest.mark.parametrize("first", range(0, TABLES, AT_A_TIME))
def test_a_player_who_joins_or_returns_is_dealt_nothing_that_was_seen_before(first: int, thorough: bool) -> None:
    times = MORE if thorough else 1
    counts = gather(range(first * times, (first + AT_A_TIME) * times))
    assert [what for what in WANTED if not counts[what]] == []


@pytest.mark.parametrize(("plant", "words"), PLANTS.items(), ids=[plant.__name__ for plant in PLANTS])
def test_the_law_finds_that(plant: Plant, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(UnfairError, match=words):
        gather(range(ENOUGH))
