"""A picture of estimates: panels of points with their intervals, as SVG without any library."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from cityboard.arena.statistics import IntervalEstimate

WIDTH, NAMES, RIGHT = 760, 230, 30  # pixels: the picture, its column of names, the right margin
ROW, HEAD, FOOT = 26, 40, 34
TICKS = 5
LONGEST = 30  # letters of a name that fit into its column
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1f2933}.heading{font-weight:600}.tick{font-size:11px;fill:#52606d}"
    ".grid{stroke:#d9e2ec}.mark{stroke:#b44d12;stroke-dasharray:4 3}.interval{stroke:#0b69a3;stroke-width:3}"
    ".value{fill:#0b69a3}"
)


@dataclass(frozen=True, slots=True)
class Panel:
    """Named estimates under a heading, and a value to compare them with."""

    heading: str
    rows: Sequence[tuple[str, IntervalEstimate]]
    mark: float | None = None


def draw(panels: Sequence[Panel]) -> str:
    """Return the picture of some panels, one below the other."""
    heights = [HEAD + ROW * len(panel.rows) + FOOT for panel in panels]
    total = sum(heights)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {total}"',
        f' width="{WIDTH}" height="{total}">',
        f"<title>{escape(' · '.join(panel.heading for panel in panels))}</title>",
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{total}" fill="#ffffff"/>',
    ]
    top = 0
    for panel, height in zip(panels, heights, strict=True):
        parts += _panel(panel, top)
        top += height
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, top: int) -> list[str]:
    """Draw one panel from its upper edge."""
    marked = [] if panel.mark is None else [panel.mark]
    ticks = _ticks([*marked, *(end for _, estimate in panel.rows for end in estimate)])
    first, last = ticks[0], ticks[-1]
    bottom = top + HEAD + ROW * len(panel.rows)

    def across(value: float) -> str:
        return f"{NAMES + (WIDTH - NAMES - RIGHT) * (value - first) / (last - first):.1f}"

    def upright(kind: str, value: float) -> str:
        return f'<line class="{kind}" x1="{across(value)}" x2="{across(value)}" y1="{top + HEAD}" y2="{bottom}"/>'

    parts = [f'<text class="heading" x="12" y="{top + 24}">{escape(panel.heading)}</text>']
    for tick in ticks:
        parts.append(upright("grid", tick))
        parts.append(f'<text class="tick" text-anchor="middle" x="{across(tick)}" y="{bottom + 16}">{tick:g}</text>')
    parts += [upright("mark", value) for value in marked]
    for number, (name, (value, low, high)) in enumerate(panel.rows):
        y = top + HEAD + ROW * number + ROW // 2
        shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        parts.append(f'<text x="12" y="{y + 4}">{escape(shown)}</text>')
        parts.append(f'<line class="interval" x1="{across(low)}" x2="{across(high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="value" cx="{across(value)}" cy="{y}" r="5"/>')
    return parts


def _ticks(values: Sequence[float]) -> list[float]:
    """Return round numbers at equal distances that enclose all values."""
    low, high = min(values), max(values)
    rough = (high - low) / TICKS or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
