"""Time per turn and in all, for whoever is to move."""

from cityboard.protocol.messages import Pace
from cityboard.tables.clock import TableClock

SECOND = 1000


def test_a_single_player_has_a_turn_after_every_decision_others_have_one_until_someone_else_moves() -> None:
    deadlines = []
    for players in (1, 2):
        clock = TableClock(Pace(seconds_per_turn=60, seconds_in_all=100), players, 0)
        clock.pass_to(0, 0)
        clock.pass_to(0, 9 * SECOND)
        deadlines.append((clock.deadline(), (clock.banks or [])[0]))
    assert deadlines == [(69 * SECOND, 91 * SECOND), (60 * SECOND, 100 * SECOND)]


def test_a_clock_that_goes_back_gives_nobody_time() -> None:
    clock = TableClock(Pace(seconds_in_all=100), 2, 0)
    clock.pass_to(0, 5 * SECOND)
    clock.pass_to(1, 2 * SECOND)
    assert clock.banks == [100 * SECOND, 100 * SECOND]


def test_without_a_limit_nobody_has_a_deadline() -> None:
    clock = TableClock(Pace(), 2, 0)
    clock.pass_to(1, 5 * SECOND)
    assert clock.deadline() is None
    assert clock.banks is None


def test_the_deadline_is_the_sooner_of_the_turn_and_what_is_left_in_all() -> None:
    clock = TableClock(Pace(seconds_per_turn=60, seconds_in_all=100, increment=0), 2, 0)
    clock.pass_to(0, 0)
    assert clock.deadline() == 60 * SECOND
    clock.pass_to(1, 59 * SECOND)
    assert clock.banks == [41 * SECOND, 100 * SECOND]
    clock.pass_to(0, 69 * SECOND)
    assert clock.deadline() == (69 + 41) * SECOND


def test_an_increment_comes_back_after_the_turn() -> None:
    clock = TableClock(Pace(seconds_in_all=100, increment=7), 2, 0)
    clock.pass_to(0, 0)
    clock.pass_to(1, 10 * SECOND)
    assert clock.banks == [97 * SECOND, 100 * SECOND]
