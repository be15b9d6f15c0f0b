"""Every deal is played from every seat, and every bot meets every other."""

from collections import Counter
from itertools import combinations

import pytest

from cityboard.arena.schedule import SEATS, arrangements, line_ups, schedule
from cityboard.core.reason import OptionError

TABLES = [(bots, players) for bots in range(1, 6) for players in range(2, 7)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
@pytest.mark.parametrize("seats", ["rotate", "all"])
def test_everyone_sits_equally_often_on_every_seat(bots: int, players: int, seats: str) -> None:
    deals: dict[int, Counter[tuple[int, int]]] = {}
    for match in schedule(bots, players, 200, seats):
        assert len(match.seats) == players
        deals.setdefault(match.deal, Counter()).update((bot, seat) for seat, bot in enumerate(match.seats))
    for sat in deals.values():
        present = {bot for bot, _ in sat}
        assert all(len({sat[bot, seat] for seat in range(players)}) == 1 for bot in present)


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_bot_meets_every_other(bots: int, players: int) -> None:
    met = {pair for table in line_ups(bots, players) for pair in combinations(sorted(set(table)), 2)}
    assert met == set(combinations(range(bots), 2))


def test_the_first_of_two_bots_plays_alone_against_copies_of_the_second() -> None:
    matches = schedule(2, 3, 6)
    assert [match.seats for match in matches] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 2
    assert [match.deal for match in matches] == [0, 0, 0, 1, 1, 1]
    assert [match.number for match in matches] == list(range(6))


def test_sets_are_always_whole() -> None:
    assert [len(schedule(2, players, 10)) for players in (2, 3, 4)] == [10, 12, 12]
    assert len(schedule(2, 2, 10, repeats=4)) == 16


def test_seats_may_stay_as_named_or_take_every_order() -> None:
    assert arrangements((0, 1, 2), "fixed") == [(0, 1, 2)]
    assert len(set(arrangements((0, 1, 2), "all"))) == 6
    assert set(arrangements((0, 1, 2), "rotate")) == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}


def test_alone_every_bot_gets_every_deal() -> None:
    matches = schedule(2, 1, 4)
    assert [(match.deal, match.seats) for match in matches] == [(0, (0,)), (0, (1,)), (1, (0,)), (1, (1,))]


def test_an_unknown_way_to_sit_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        schedule(2, 2, 2, "standing")
    assert refused.value.reason.code == "arena-seats"
    assert refused.value.reason.arguments == {"value": "standing", "allowed": SEATS}
