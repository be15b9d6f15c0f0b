"""Dry roads in the terminal (H8)."""

from typing import Any

from rich.text import Text

from cityboard.titles.helsinki.rules.board import roofs_of
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal.part import Part

CROSSWALK, NONE_LEFT = "≡", "–"


class DryRoadsPart(Part[DryRoads]):
    """Crosswalks beside the boards, and bonus cards."""

    @classmethod
    def border_of(cls, name: str, value: Any) -> dict[int, str]:
        """Mark the crosswalks."""
        return dict.fromkeys(value, CROSSWALK) if name == "crosswalks" else {}

    def border(self) -> dict[int, str]:
        """Mark the crosswalks."""
        return dict.fromkeys(roofs_of(self.module.crosswalks), CROSSWALK)

    def supply(self, view: State) -> Text:
        """List the bonus cards left."""
        left = map(str, self.module.left(view))
        return Text(f" · {CROSSWALK} {' '.join(left) or NONE_LEFT}")

    def belongings(self, view: State, seat: int) -> Text:
        """Show the bonus card of a seat."""
        card = self.module.module_state(view)[seat]
        return Text(f" · {CROSSWALK} {card}" if card else "", "bold")


PART = DryRoadsPart
