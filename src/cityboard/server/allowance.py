"""How much anybody may ask: so many messages a second, and a few more at once."""

from collections import OrderedDict
from collections.abc import Callable


class Allowance:
    """A bucket per name that fills again with time; names that have been quiet are forgotten."""

    MOST = 100_000

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float]) -> None:
        """Start with full buckets; `clock` gives seconds."""
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one from a bucket; False if it is empty."""
        now = self._clock()
        left, then = self._buckets.pop(name, (float(self._burst), now))
        left = min(float(self._burst), left + (now - then) * self._per_second)
        allowed = left >= 1
        self._buckets[name] = (left - 1 if allowed else left), now
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return allowed
