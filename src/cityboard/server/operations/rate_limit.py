"""Rate limits in memory: a sustained rate, and a burst."""

from collections import OrderedDict
from collections.abc import Callable


class RateLimit:
    """A token bucket per name; quiet names are dropped."""

    MOST = 100_000

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float]) -> None:
        """Start with full buckets; `clock` gives seconds."""
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, amount: float = 1) -> bool:
        """Take tokens from a bucket; False if there are too few."""
        now = self._clock()
        left, then = self._buckets.pop(name, (float(self._burst), now))
        left = min(float(self._burst), left + max(0.0, now - then) * self._per_second)
        allowed = left >= amount
        self._buckets[name] = (left - amount if allowed else left), now
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return allowed
