"""Sequential halving: try all candidates a little, keep the better half, try those more, until one is left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from cityboard.bots.bot import Thinking


@dataclass(slots=True)
class Estimate:
    """The result of a candidate's trials, starting from a prior that counts as some trials."""

    prior: float = 0.0
    weight: float = 0.0
    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, results: Sequence[float]) -> None:
        """Add trials."""
        self.trials += len(results)
        self.total += sum(results)
        self.squares += sum(result * result for result in results)

    @property
    def mean(self) -> float:
        """Return the expectation; a candidate without trials and without a prior is the worst."""
        trials = self.trials + self.weight
        return (self.total + self.prior * self.weight) / trials if trials else -inf

    @property
    def error(self) -> float:
        """Return the standard error of the trials' mean, infinite before there are two."""
        if self.trials < 2:
            return inf
        mean = self.total / self.trials
        return sqrt(max(0.0, self.squares / self.trials - mean * mean) / (self.trials - 1))


Trial = Callable[[int, int, int], Sequence[float]]


def halve(estimates: list[Estimate], trial: Trial, thinking: Thinking, batch: int = 1) -> list[int]:
    """Return the numbers of the candidates, best first, after trials that use the rest of a budget and never more.

    `trial(candidate, first, number)` returns the results of a candidate's trials with these numbers; equal numbers
    should mean equal luck, and candidates are compared by equal numbers.
    """
    alive, beaten = list(range(len(estimates))), list[int]()
    stages = max(1, (len(alive) - 1).bit_length())
    done = 0
    for stage in range(1, stages + 1):
        while True:
            for candidate in alive:
                if not thinking.is_over(_trials(estimates)):
                    estimates[candidate].add(trial(candidate, done, batch))
            done += batch
            if thinking.is_over(_trials(estimates), stage / stages):
                break
        alive.sort(key=lambda candidate: -estimates[candidate].mean)
        half = (len(alive) + 1) // 2
        alive, beaten = alive[:half], alive[half:] + beaten
    return alive + beaten


def _trials(estimates: list[Estimate]) -> int:
    return sum(estimate.trials for estimate in estimates)
