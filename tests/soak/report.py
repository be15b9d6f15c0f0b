"""What a part of the soak has seen: figures, and every promise that was broken."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

Value = int | float | str


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much of a part to do: a number of rounds, kills or messages, and a limit of seconds."""

    count: int | None = None
    seconds: float | None = None
    seed: int = 1

    def rounds(self, usual: int) -> Iterator[int]:
        """Count until there is enough."""
        end = time.monotonic() + self.seconds if self.seconds else None
        for number in range(self.count or usual):
            if end is not None and time.monotonic() > end:
                return
            yield number


@dataclass(slots=True)
class Report:
    """What one part has seen."""

    part: str
    figures: dict[str, Value] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    begun: float = field(default_factory=time.monotonic)

    def say(self, text: str) -> None:
        """Print what is being done."""
        print(f"[{self.part} {time.monotonic() - self.begun:6.1f} s] {text}", flush=True)

    def note(self, name: str, value: Value) -> None:
        """Keep a figure."""
        self.figures[name] = round(value, 3) if isinstance(value, float) else value
        self.say(f"{name}: {self.figures[name]}")

    def violate(self, text: str) -> None:
        """Keep a promise that was broken."""
        self.violations.append(text)
        self.say(f"VIOLATION: {text}")

    def require(self, holds: object, text: str) -> None:
        """Keep a promise as broken unless it holds."""
        if not holds:
            self.violate(text)


Part = Callable[[Bounds, Report], None]


def table(reports: list[Report]) -> str:
    """Write all figures below each other."""
    lines = []
    for report in reports:
        lines.append(f"{report.part}: {f'{len(report.violations)} VIOLATIONS' if report.violations else 'held'}")
        width = max(map(len, report.figures), default=0)
        lines += [f"  {name:<{width}}  {_written(value)}" for name, value in report.figures.items()]
        lines += [f"  ! {text}" for text in report.violations]
    return "\n".join(lines)


def _written(value: Value) -> str:
    return value if isinstance(value, str) else f"{value:,}"
