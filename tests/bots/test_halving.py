"""Sequential halving spends its work on the candidates that matter, and never more of it than it was given."""

from math import inf

import pytest

from cityboard.bots.bot import Budget, Thinking
from cityboard.bots.halving import Estimate, halve


def trial(candidate: int, first: int, number: int) -> list[float]:
    """Let candidate 3 be the best by a little, with the same luck for all."""
    return [-abs(candidate - 3) + 10 * ((first + at) * 7919 % 13) for at in range(number)]


@pytest.mark.parametrize("work", [1, 5, 8, 64, 100, 257])
def test_no_more_trials_are_made_than_there_is_work(work: int) -> None:
    estimates = [Estimate() for _ in range(8)]
    order = halve(estimates, trial, Thinking(Budget(work=work), usual=0))
    assert sorted(order) == list(range(8))
    assert sum(estimate.trials for estimate in estimates) == work


def test_the_best_comes_first_and_is_tried_most() -> None:
    estimates = [Estimate() for _ in range(8)]
    order = halve(estimates, trial, Thinking(Budget(work=160), usual=0))
    assert order[0] == 3
    assert estimates[3].trials == max(estimate.trials for estimate in estimates)
    assert estimates[7].trials == min(estimate.trials for estimate in estimates) > 0


def test_what_was_thought_before_decides_where_nothing_could_be_tried() -> None:
    estimates = [Estimate(prior, 2.0) for prior in (1.0, 5.0, 3.0)]
    assert halve(estimates, trial, Thinking(Budget(work=0), usual=0)) == [1, 2, 0]


def test_a_clock_that_has_run_out_ends_the_trials() -> None:
    estimates = [Estimate(float(number), 1.0) for number in range(4)]
    assert halve(estimates, trial, Thinking(Budget(seconds=0.0), usual=0)) == [3, 2, 1, 0]
    assert sum(estimate.trials for estimate in estimates) == 0


def test_the_error_of_an_estimate_is_that_of_a_mean() -> None:
    estimate = Estimate(3.0, 1.0)
    assert estimate.error == inf
    estimate.add([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == pytest.approx(13 / 5)
    assert estimate.error == pytest.approx((5 / 12) ** 0.5)
