"""How a bot counts a solo game (M10)."""

from cityboard.titles.metro.bots.kernel_fill import Filling
from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.modules.solo import Solo
from cityboard.titles.metro.rules.state import State


class SoloWorth(Worth[Solo]):
    """The worst company counts."""

    def pay(self, s: State, filling: Filling) -> None:
        """Let the company with the fewest points count (M10.6)."""
        filling.count_worst(self.module.harder)


WORTH = SoloWorth
