"""Intervals and ratings against values that are known."""

from random import Random

import pytest

from cityboard.arena.ratings import Skill, Wins, bradley_terry, plackett_luce, rate_in_turn
from cityboard.arena.statistics import bootstrap, mean_over, quantile, share_between, wilson


@pytest.mark.parametrize(
    ("successes", "number", "low", "high"),
    [  # the first four are from Newcombe (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 25, 0.6087, 0.9114),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, number: int, low: float, high: float) -> None:
    estimate = wilson(successes, number)
    assert estimate.value == successes / number
    assert [estimate.low, estimate.high] == pytest.approx([low, high], abs=5e-5)


def test_a_draw_counts_half() -> None:
    assert wilson(0.5 * 10, 10) == wilson(5, 10)


def test_the_bootstrap_of_a_mean_agrees_with_its_standard_error() -> None:
    rng = Random(1)
    sets = [[rng.gauss(3, 10), rng.gauss(3, 10)] for _ in range(400)]
    estimate = bootstrap(sets, mean_over, Random(2))
    assert estimate.value == pytest.approx(mean_over(sets))
    error = 10 / 800**0.5
    assert (estimate.high - estimate.low) / (2 * 1.96 * error) == pytest.approx(1, abs=0.15)
    assert bootstrap(sets, mean_over, Random(2)) == estimate


def test_sets_that_agree_within_themselves_are_less_certain_than_as_many_single_games() -> None:
    rng = Random(1)
    values = [rng.gauss(0, 1) for _ in range(200)]
    alike, single = [[value] * 2 for value in values], [[value] for value in values for _ in "ab"]
    widths = [
        estimate.high - estimate.low for estimate in (bootstrap(sets, mean_over, Random(2)) for sets in (alike, single))
    ]
    assert widths[0] == pytest.approx(2**0.5 * widths[1], rel=0.15)


def test_quantiles_are_values_of_the_sample() -> None:
    ordered = [float(number) for number in range(1, 101)]
    assert [quantile(ordered, share) for share in (0.5, 0.95, 1, 0)] == [50, 95, 100, 1]
    assert quantile([7.0], 0.95) == 7


def test_the_share_of_the_deal_is_none_all_or_what_was_put_there() -> None:
    assert share_between([[0.0, 1.0], [1.0, 0.0]]) == 0
    assert share_between([[1.0, 1.0], [0.0, 0.0]]) == 1
    rng = Random(3)
    deals = [rng.gauss(0, 1) for _ in range(2000)]
    groups = [[deal + rng.gauss(0, 2) for _ in range(10)] for deal in deals]
    assert share_between(groups) == pytest.approx(0.2, abs=0.02)


def pool(elo: list[float], games: int) -> Wins:
    """Return the wins that bots of known ratings would get on average."""
    return [
        [0.0 if a == b else games / (1 + 10 ** ((elo[b] - elo[a]) / 400)) for b in range(len(elo))]
        for a in range(len(elo))
    ]


def test_bradley_terry_finds_the_ratings_a_pool_was_made_with() -> None:
    elo = [0.0, 120.0, 300.0, -80.0]
    assert bradley_terry(pool(elo, 10**6), 0) == pytest.approx(elo, abs=0.01)
    assert bradley_terry(pool(elo, 10**6), 2) == pytest.approx([rating - 300 for rating in elo], abs=0.01)


def test_bradley_terry_links_bots_that_never_met() -> None:
    wins = pool([0.0, 200.0, 400.0], 10**6)
    wins[0][2] = wins[2][0] = 0.0
    assert bradley_terry(wins, 0) == pytest.approx([0, 200, 400], abs=0.1)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    ratings = bradley_terry([[0.0, 0.0], [100.0, 0.0]], 0)
    assert ratings[0] == 0
    assert ratings[1] == pytest.approx(400 * 2.3032, abs=0.1)  # 100.5 to 0.5
    assert bradley_terry([[0.0]], 0) == [0]


@pytest.mark.parametrize(
    ("games", "skills"),
    [  # computed with openskill 6.2.0, PlackettLuce(tau=0)
        ([[1, 2]], [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)]),
        ([[1, 2], [1, 1]], [(27.1223892170381, 7.82210295723689), (22.8776107829619, 7.82210295723689)]),
        (
            [[1, 2, 3], [2, 1, 2]],
            [
                (25.758305206126657, 7.92444790918122),
                (28.415264121419643, 7.936046322357615),
                (20.75147737663182, 7.822388265794022),
            ],
        ),
    ],
)
def test_skills_are_those_of_openskill(games: list[list[int]], skills: list[tuple[float, float]]) -> None:
    rated = [Skill() for _ in skills]
    for places in games:
        rated = plackett_luce(rated, places)
    assert [tuple(skill) for skill in rated] == [pytest.approx(skill, rel=1e-12) for skill in skills]


def test_copies_of_a_bot_share_one_skill() -> None:
    one, other = rate_in_turn(2, [((0, 1, 1), (1, 2, 3)), ((1, 0, 1), (2, 1, 3))])
    assert one.mu > 25 > other.mu
    assert rate_in_turn(1, [((0, 0), (1, 2))])[0].mu == pytest.approx(25)
