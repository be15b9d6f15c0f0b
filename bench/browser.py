"""Measure what a player waits for: bytes, the way from `make play` to a page, and every touch on a slow machine."""

import os
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import CDPSession, Page, Response, ViewportSize, sync_playwright

from bench.figure import AT_MOST, Figure

ROOT = Path(__file__).parents[1]
SLOW = 6  # times slower than this machine
BOT_MOVE = 2000  # milliseconds in which a bot has moved and its move is shown
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
KILOBYTES, SECONDS, MILLISECONDS = f"kB gzip, {AT_MOST}", f"s, {AT_MOST}", f"ms, {AT_MOST}"
# How long each touch took until the next frame was painted, as the browser itself counts.
WATCH_TOUCHES = """
window.touches = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.touches.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


@contextmanager
def playing(folder: str) -> Iterator[tuple[str, float]]:
    """Run `make play` on a machine that is set up; gives its address and when it was called."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        "CITYBOARD_DATABASE": f"sqlite:///{folder}/browser.sqlite",
        "CITYBOARD_BOT_PAUSE": "0.3",
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
        """Begin to count."""
        self.bytes = 0
        page.on("response", self._add)

    def _add(self, response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            self.bytes += int(response.headers.get("content-length", 0))

    @property
    def kilobytes(self) -> float:
        """Return what was loaded so far."""
        return self.bytes / 1000


def busy(session: CDPSession) -> float:
    """Return for how many milliseconds the page has run scripts, recalculated styles and laid out so far."""
    kinds = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * sum(float(metric["value"]) for metric in metrics if metric["name"] in kinds)


@contextmanager
def slowed(page: Page) -> Iterator[tuple[CDPSession, list[float]]]:
    """Slow the browser down; the list holds every touch in the end."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(WATCH_TOUCHES)
    touches: list[float] = []
    yield session, touches
    touches += page.evaluate("window.touches")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def play_metro(page: Page) -> tuple[list[float], float]:
    """Play Metro on a slow machine; return every touch, and the median work for a move on 50 tiles and more.

    The work is that of the bot's move alone: scripts, styles and layout, without painting, and from 50 tiles on without
    motion. Nothing is asked of the page meanwhile, as that would count as its scripts.
    """
    work: list[float] = []
    with slowed(page) as (session, touches):
        squares = page.get_by_role("gridcell", name="empty, open")
        while page.get_by_role("heading", name="Every point").count() == 0:
            if squares.count() == 0:
                page.wait_for_timeout(100)
                continue
            squares.first.click()
            page.locator("[data-confirm]").click()
            page.mouse.move(5, 5)
            number = page.locator("[data-number]").get_attribute("data-number")
            page.wait_for_timeout(250)
            before = busy(session)
            # The bot's move comes, alone.
            page.wait_for_timeout(BOT_MOVE)
            after = busy(session)
            tiles = page.get_by_role("gridcell", name=": tile").count()
            if tiles > 50 and page.locator("[data-number]").get_attribute("data-number") != number:
                work.append(after - before)
            if tiles >= 48:
                page.emulate_media(reduced_motion="reduce")
    return touches, statistics.median(work)


def play_helsinki(page: Page) -> list[float]:
    """Walk, draw, look at cards and build in Helsinki on a slow machine; return every touch."""
    with slowed(page) as (_, touches):
        for _ in range(40):
            page.wait_for_timeout(150)
            targets = (".space.reachable", "[data-confirm]:enabled", ".face.rest", "button:text-matches('^Draw')")
            for target in targets:
                found = page.locator(f"{target} >> visible=true")
                if found.count():
                    found.first.click()
                    page.wait_for_timeout(150)
            if page.get_by_role("button", name="Turn").count():
                page.keyboard.press("r")
                page.keyboard.press("ArrowRight")
    return touches


def open_table(page: Page, url: str, title: str) -> None:
    """Sit down at a table against a bot."""
    me = page.context.request.post("/api/people", data={"nickname": "Ann"}, headers={"Origin": url}).json()
    seats = [{"who": "me"}, {"who": "bot", "level": "greedy"}]
    headers = {"Origin": url, "X-CSRF-Token": me["csrf"]}
    opened = page.context.request.post("/api/tables", data={"title": title, "seats": seats}, headers=headers).json()
    page.goto(f"/table/{opened['id']}")
    page.locator("[data-due=true]").wait_for()


def figures() -> list[Figure]:
    """Measure in Debian's Chromium."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        with playing(folder) as (url, called):

            def visitor() -> tuple[Page, Weight]:
                page = browser.new_context(base_url=url, locale="en", viewport=DESKTOP).new_page()
                return page, Weight(page)

            page, first = visitor()
            page.goto("/")
            page.get_by_role("button").first.wait_for()
            usable = time.perf_counter() - called
            weights: dict[str, float] = {}
            touches: dict[str, list[float]] = {}
            render = 0.0
            for title in ("metro", "helsinki"):
                page, weight = visitor()
                open_table(page, url, title)
                weights[title] = weight.kilobytes
                if title == "metro":
                    touches[title], render = play_metro(page)
                else:
                    touches[title] = play_helsinki(page)
        browser.close()
    slow = f"Chromium slowed down {SLOW} times"
    return [
        Figure("first page, JS + CSS", first.kilobytes, 120, None, "as sent", KILOBYTES),
        *(
            Figure(f"{title}'s board, JS + CSS in all", weight, 180, None, "as sent", KILOBYTES)
            for title, weight in weights.items()
        ),
        Figure("make play to a usable page", usable, 3, None, "on a machine that is set up", SECONDS),
        *(
            Figure(f"{title}: touch to next paint, worst", max(times, default=16), 50, None, slow, MILLISECONDS)
            for title, times in touches.items()
        ),
        Figure("metro: a move on 50 to 60 tiles", render, 16, None, f"{slow}, script, style and layout", MILLISECONDS),
    ]
