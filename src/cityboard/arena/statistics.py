"""How certain a figure is: Wilson's interval for shares, the bootstrap for means, and the influence of the deal."""

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from random import Random
from typing import NamedTuple, TypeVar

Z = 1.959963984540054  # 95% of a normal distribution lies within this many standard deviations
RESAMPLES = 1000
T = TypeVar("T")


class IntervalEstimate(NamedTuple):
    """A figure with the ends of its 95% interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, number: int) -> IntervalEstimate:
    """Return the share of successes with Wilson's interval; a draw may count as a fraction of one."""
    share = successes / number
    spread = Z * Z / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / number + spread / (4 * number))
    return IntervalEstimate(share, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(
    sample: Sequence[T], figure: Callable[[Sequence[T]], float], rng: Random, times: int = RESAMPLES
) -> IntervalEstimate:
    """Return a figure of a sample with its interval over resamples."""
    drawn = sorted(figure(rng.choices(sample, k=len(sample))) for _ in range(times))
    return IntervalEstimate(figure(sample), quantile(drawn, 0.025), quantile(drawn, 0.975))


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the smallest of some ordered values that a given share of them does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def mean_over(sets: Sequence[Sequence[float]]) -> float:
    """Return the mean of all values in some sets."""
    return sum(map(sum, sets)) / sum(map(len, sets))


def share_between(groups: Sequence[Sequence[float]]) -> float:
    """Return the share of the variance between equally large groups, beyond what chance alone explains."""
    size, count = len(groups[0]), len(groups)
    means = [sum(group) / size for group in groups]
    overall = sum(means) / count
    between = size * sum((mean - overall) ** 2 for mean in means) / (count - 1)
    within = sum((value - mean) ** 2 for group, mean in zip(groups, means, strict=True) for value in group)
    within /= count * (size - 1)
    spread = max(0.0, (between - within) / size)
    return spread / (spread + within) if spread + within else 0.0
