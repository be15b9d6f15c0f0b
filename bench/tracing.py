"""What a browser's trace says about a page: how long touches take, and how long the page works for what it shows."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page

SLOW = 6  # times slower than this machine
POINTING = 200  # milliseconds for which a mouse hovers before it presses
HOLDING = 80  # milliseconds for which people hold a button down
LOOKING = 600  # the least milliseconds that people take to see the result
AT_LATEST = 100_000  # microseconds from a touch to a frame that belongs to it
OUTLIERS = 50  # of this many touches, the slowest does not count, as in the browsers' own figure
# How long each touch took until the next frame was painted, as the browser itself counts.
WATCH_TOUCHES = """
window.touches = {};
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries())
    if (id) window.touches[id] = Math.max(duration, window.touches[id] ?? 0);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
# Leave a mark in the trace at every touch.
MARK_TOUCHES = """
for (const kind of ["pointerdown", "pointerup", "keydown"])
  addEventListener(kind, () => performance.mark("touched"), { capture: true });
"""
TOUCHED = "touched"
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
FRAME = "Layerize"  # the last thing that the page does for a frame


@dataclass(slots=True)
class Touches:
    """How long touches took until the next paint: the browser counts all, and reports those that took a frame."""

    count: int = 0
    taken: list[float] = field(default_factory=list)

    def __iadd__(self, others: "Touches") -> "Touches":
        """Add other touches."""
        self.count += others.count
        self.taken += others.taken
        return self

    @property
    def slowest(self) -> float:
        """Return the interaction to next paint."""
        ordered = sorted(self.taken, reverse=True)
        place = self.count // OUTLIERS
        return ordered[place] if place < len(ordered) else 16


@contextmanager
def slowed(page: Page) -> Iterator[Touches]:
    """Slow the browser down; all touches are known at the end."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(WATCH_TOUCHES)
    touches = Touches()
    yield touches
    if not page.evaluate("performance.getEntriesByName('touched').length"):
        raise RuntimeError("nothing was there to be touched")
    touches.count = page.evaluate("performance.interactionCount")
    touches.taken = page.evaluate("Object.values(window.touches)")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def press(target: Locator) -> None:
    """Press something as people do: the mouse hovers first.

    The locator's own click is not used: it would query the page again in the middle of the touch.
    """
    target.hover()
    page = target.page
    page.wait_for_timeout(POINTING)
    page.mouse.down()
    page.wait_for_timeout(HOLDING)
    page.mouse.up()
    page.wait_for_timeout(LOOKING)


def works(trace: bytes, name: str) -> list[float]:
    """Return how long the page worked after every mark of a name in a trace, up to the frame that shows the result.

    This is the main thread's own time, so that other programs on this machine do not count. If the browser is slowed
    down, they do: the added delay grows with the time for which the thread had to wait for a processor.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    durations = []
    for mark in (event for event in events if event["name"] == name):
        thread = [event for event in events if event.get("ph") == "X" and event["tid"] == mark["tid"]]
        frames = [event["ts"] for event in thread if event["name"] == FRAME and event["ts"] > mark["ts"]]
        # A touch that changes nothing has no frame.
        if not frames or (name == TOUCHED and min(frames) > mark["ts"] + AT_LATEST):
            continue
        tasks = [event for event in thread if event["name"] == TASK]
        worked = [task for task in tasks if task["ts"] <= min(frames) and task["ts"] + task["dur"] >= mark["ts"]]
        durations.append(sum(float(task.get("tdur", 0)) for task in worked) / 1000)
    return durations


def spent(trace: bytes, name: str) -> float:
    """Return how long the thread of a page, known by a mark's name, worked in the whole trace, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {event["tid"] for event in events if event["name"] == name}
    tasks = (event for event in events if event["name"] == TASK and event["tid"] in threads)
    # A task that goes on when the trace ends has no duration yet.
    return sum(float(task.get("tdur", 0)) for task in tasks) / 1000
