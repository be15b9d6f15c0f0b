"""Measure what a player waits for: bytes, the time from `make play` to a page, and every touch on a slow machine."""

import itertools
import json
import os
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, ViewportSize, sync_playwright

from bench.figure import AT_MOST, Figure
from tests.browser.chromium import launch_options

ROOT = Path(__file__).parents[1]
SLOW = 6  # times slower than this machine
POINTING = 200  # milliseconds for which a mouse hovers before it presses
HOLDING = 80  # milliseconds for which people hold a button down
LOOKING = 600  # the least milliseconds that people take to see the result
MANY_TILES, MORE_TILES, ALL_TILES = 50, 55, 60
LONGEST_GAME = 600  # seconds; a game that takes longer has stalled
ROUNDS, TRACED_ROUNDS, EMPTY_ROUNDS = 40, 10, 40
AT_LATEST = 100_000  # microseconds from a touch to a frame that belongs to it
OUTLIERS = 50  # of this many touches, the slowest does not count, as in the browsers' own figure
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
KILOBYTES, SECONDS, MILLISECONDS = f"kB gzip, {AT_MOST}", f"s, {AT_MOST}", f"ms, {AT_MOST}"
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
# Leave a mark in the trace when a move is drawn on the board, and when everything else about it is shown.
WATCH_MOVES = """
for (const [name, attribute] of [["shown", "data-drawn"], ["explained", "data-number"]])
  new MutationObserver(() => performance.mark(name))
    .observe(document.querySelector(`[${attribute}]`), { attributeFilter: [attribute] });
"""
SHOWN, EXPLAINED, TOUCHED = "shown", "explained", "touched"
# Nothing but what a browser needs itself: one colour changes when the page is touched, and by itself a moment later.
EMPTY_PAGE = f"""
<button style="position: fixed; inset: 0; width: 100%; border: 0; background: white"></button>
<script>
  const button = document.querySelector("button");
  const change = () => (button.style.background = button.style.background === "white" ? "black" : "white");
  button.onclick = () => {{
    change();
    setTimeout(() => {{ performance.mark("{SHOWN}"); change(); }}, 300);
  }};
</script>
"""
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
FRAME = "Layerize"  # the last thing that the page does for a frame


@contextmanager
def playing(folder: str) -> Iterator[tuple[str, float]]:
    """Run `make play` on a machine that is set up; yield its address and the time of the call."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        "CITYBOARD_DATABASE": f"sqlite:///{folder}/browser.sqlite",
        "CITYBOARD_BOT_PAUSE": "0.3",
        "CITYBOARD_PEOPLE_PER_ADDRESS_PER_HOUR": "100000",
        "CITYBOARD_TABLES_PER_ADDRESS_PER_HOUR": "100000",
        "CITYBOARD_LOG_LEVEL": "warning",
        "BROWSER": "true",  # the browser that it opens does nothing
    }
    called = time.perf_counter()
    process = subprocess.Popen(
        ["make", "play", f"ARGS=--port {port}"], cwd=ROOT, env=os.environ | settings, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    try:
        for line in process.stdout:
            if "http://" in line:
                break
        else:
            raise RuntimeError(f"make play has ended with {process.wait()}")
        yield f"http://127.0.0.1:{port}", called
    finally:
        process.terminate()
        process.wait()


class Weight:
    """The bytes of scripts and styles that a page has loaded, as they came over the wire."""

    def __init__(self, page: Page) -> None:
        """Start to count."""
        self.bytes = 0
        page.on("response", self._add)

    def _add(self, response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            self.bytes += int(response.headers.get("content-length", 0))

    @property
    def kilobytes(self) -> float:
        """Return the kilobytes loaded so far."""
        return self.bytes / 1000


@dataclass(slots=True)
class Touches:
    """How long touches took until the next paint: the browser counts all, and reports those that took a frame."""

    count: int = 0
    taken: list[float] = field(default_factory=list)

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
        durations.append(sum(float(task["tdur"]) for task in worked) / 1000)
    return durations


def play_metro(browser: Browser, page: Page) -> tuple[Touches, bytes, bytes]:
    """Play Metro slowed down, and then at full speed; return every slow touch, and traces of both."""
    page.evaluate(WATCH_MOVES)
    with slowed(page) as touches:
        lay_tiles(page, MANY_TILES)
        browser.start_tracing(page=page, categories=TRACED)
        lay_tiles(page, MORE_TILES)
        slow = browser.stop_tracing()
    browser.start_tracing(page=page, categories=TRACED)
    lay_tiles(page, ALL_TILES)
    return touches, slow, browser.stop_tracing()


def lay_tiles(page: Page, count: int) -> None:
    """Lay the first possible tile, until there are a number of tiles on the board or the game is over."""
    latest = time.monotonic() + LONGEST_GAME
    # With selectors that the browser evaluates quickly; otherwise the page would be busy with the queries.
    squares, tiles, results = (
        page.locator(wanted) for wanted in ("[data-square].lit", "[data-square][aria-label*=': tile']", "dialog")
    )
    while results.count() == 0:
        if tiles.count() >= count:
            return
        if time.monotonic() > latest:
            raise RuntimeError("the game of Metro has stalled")
        if squares.count() == 0:
            page.wait_for_timeout(100)
            continue
        press(squares.first)
        press(page.locator("[data-confirm]"))


def touch_all(page: Page, rounds: int) -> None:
    """Walk, draw, build and push tiles in Helsinki: touch one thing in each of so many rounds, if the game lasts."""
    # What is asked comes before what is offered: otherwise the game would not go on.
    targets = ("[data-confirm]:enabled", ".face.now", "button.offered", ".space.reachable", "[data-ready]")
    lane = page.get_by_role("button", name="Push from")
    # A click brings a tile to a lane, and keys bring it to others, until it can be pushed in.
    ways = itertools.cycle([None, "ArrowRight", "ArrowRight", "r", "ArrowRight", "ArrowRight"])
    # A bot's moves are shown one by one, so it can take a while until there is something to do.
    due, results = page.locator("[data-due=true]"), page.locator("dialog")
    for _ in range(rounds):
        due.or_(results).first.wait_for()
        if results.count():
            return
        target = next((one for one in map(page.locator, targets) if one.count()), None)
        if target:
            press(target.first)
        elif lane.count():
            key = next(ways)
            if key:
                page.keyboard.press(key)
                page.wait_for_timeout(POINTING)
            else:
                press(lane)


def touch_empty(browser: Browser, page: Page) -> tuple[float, float]:
    """Return how long a touch and a change take where there is nothing else: no page can be faster here and now."""
    page.set_content(EMPTY_PAGE)
    page.evaluate(MARK_TOUCHES)
    with slowed(page) as touches:
        browser.start_tracing(page=page, categories=TRACED)
        for _ in range(EMPTY_ROUNDS):
            press(page.locator("button"))
        trace = browser.stop_tracing()
    return touches.slowest, statistics.median(works(trace, SHOWN))


def open_table(page: Page, url: str, title: str) -> None:
    """Sit down at a table against a bot, as somebody who has played before."""
    page.add_init_script(f"localStorage.setItem('first game {title}', 'explained')")
    me = page.context.request.post("/api/people", data={"nickname": "Ann"}, headers={"Origin": url}).json()
    seats = [{"who": "me"}, {"who": "bot", "level": "greedy"}]
    headers = {"Origin": url, "X-CSRF-Token": me["csrf"]}
    opened = page.context.request.post("/api/tables", data={"title": title, "seats": seats}, headers=headers).json()
    page.goto(f"/table/{opened['id']}")
    page.locator("[data-due=true]").wait_for()
    page.evaluate(MARK_TOUCHES)


def figures() -> list[Figure]:
    """Measure in Debian's Chromium."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        with playing(folder) as (url, called):

            def visitor() -> tuple[Page, Weight]:
                page = browser.new_context(base_url=url, locale="en", viewport=DESKTOP).new_page()
                return page, Weight(page)

            page, first = visitor()
            page.goto("/")
            page.get_by_role("button").first.wait_for()
            usable = time.perf_counter() - called
            weights: dict[str, float] = {}

            def player(title: str) -> Page:
                page, weight = visitor()
                open_table(page, url, title)
                weights[title] = weight.kilobytes
                return page

            metro_touches, slow_moves, metro = play_metro(browser, player("metro"))
            empty_touch, empty_change = touch_empty(browser, visitor()[0])
            page = player("helsinki")
            with slowed(page) as helsinki_touches:
                touch_all(page, ROUNDS)
            page = player("helsinki")
            browser.start_tracing(page=page, categories=TRACED)
            touch_all(page, TRACED_ROUNDS)
            helsinki = browser.stop_tracing()
        browser.close()
    rendered, explained = (statistics.median(works(slow_moves, mark)) for mark in (SHOWN, EXPLAINED))
    unslowed = SLOW * statistics.median(works(metro, SHOWN))
    times = f"{SLOW} times the page's work in Chromium"
    touches = {"metro": metro_touches, "helsinki": helsinki_touches}
    traces = {"metro": metro, "helsinki": helsinki}
    slow = f"Chromium slowed down {SLOW} times"
    touched = f"{slow}; an empty page: {empty_touch:.0f} ms"
    painted = f"{slow}, message to painted board; an empty page: {empty_change:.1f} ms"
    return [
        Figure("first page, JS + CSS", first.kilobytes, 70, None, "as sent", KILOBYTES),
        *(
            Figure(f"{title}'s board, JS + CSS in all", weight, 160, None, "as sent", KILOBYTES)
            for title, weight in weights.items()
        ),
        Figure("make play to a usable page", usable, 3, None, "on a machine that is set up", SECONDS),
        *(
            Figure(f"{title}: touch to next paint", taken.slowest, 50, None, touched, MILLISECONDS)
            for title, taken in touches.items()
        ),
        *(
            Figure(f"{title}: touch, unslowed", SLOW * max(works(trace, TOUCHED)), None, None, times, MILLISECONDS)
            for title, trace in traces.items()
        ),
        Figure("metro: a move, unslowed", unslowed, None, None, times, MILLISECONDS),
        Figure("metro: a move on 50 tiles and more", rendered, 16, None, painted, MILLISECONDS),
        Figure("metro: what it means, a paint later", explained, None, None, slow, MILLISECONDS),
    ]
