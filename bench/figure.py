"""A measured figure, its target, and what it was measured against."""

from dataclasses import dataclass

AT_MOST = "at most"
RATIO_AT_MOST = f"ratio, {AT_MOST}"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table; the unit says whether less is better."""

    name: str
    value: float
    target: float | None
    moonshot: float | None
    peer: str
    unit: str

    @property
    def sign(self) -> str:
        """Return the direction of the target."""
        return "≤" if self.unit.endswith(AT_MOST) else "≥"

    def is_reached(self) -> bool:
        """Return whether the target is reached, if there is one."""
        if self.target is None:
            return True
        return self.value <= self.target if self.sign == "≤" else self.value >= self.target
