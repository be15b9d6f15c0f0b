"""Measure what a player waits for: bytes, the first page, and every touch and move on a slow machine."""

import itertools
import os
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

from bench.figure import AT_MOST, Figure
from bench.moves import EXPLAINED, LANDED, MANY, OTHERS, OWN, Moves, dealing_alike, play_ends
from bench.tracing import MARK_TOUCHES, POINTING, SLOW, TOUCHED, TRACED, Touches, press, slowed, works
from tests.browser.chromium import launch_options

ROOT = Path(__file__).parents[1]
ROUNDS, TRACED_ROUNDS, EMPTY_ROUNDS = 40, 10, 40
SLOW_GAMES, GAMES = 3, 3  # of Metro
CHANGED = "changed"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
WORK = f"{SLOW} times the page's work in Chromium"
UNSLOWED = "the page's work in Chromium, with all that moves"
KILOBYTES, SECONDS, MILLISECONDS = f"kB gzip, {AT_MOST}", f"s, {AT_MOST}", f"ms, {AT_MOST}"
# Nothing but what a browser needs itself: one colour changes when the page is touched, and by itself a moment later.
EMPTY_PAGE = f"""
<button style="position: fixed; inset: 0; width: 100%; border: 0; background: white"></button>
<script>
  const button = document.querySelector("button");
  const change = () => (button.style.background = button.style.background === "white" ? "black" : "white");
  button.onclick = () => {{
    change();
    setTimeout(() => {{ performance.mark("{CHANGED}"); change(); }}, 300);
  }};
</script>
"""


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
    return touches.slowest, statistics.median(works(trace, CHANGED))


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

            player("metro")
            empty_touch, empty_change = touch_empty(browser, visitor()[0])
            page = player("helsinki")
            with slowed(page) as helsinki_touches:
                touch_all(page, ROUNDS)
            page = player("helsinki")
            browser.start_tracing(page=page, categories=TRACED)
            touch_all(page, TRACED_ROUNDS)
            helsinki = browser.stop_tracing()
        with dealing_alike() as url:
            slow_moves = play_ends(browser, url, SLOW_GAMES, is_slow=True)
            moves = play_ends(browser, url, GAMES, is_slow=False)
        browser.close()
    return [
        Figure("first page, JS + CSS", first.kilobytes, 70, None, "as sent", KILOBYTES),
        *(
            Figure(f"{title}'s board, JS + CSS in all", weight, 160, None, "as sent", KILOBYTES)
            for title, weight in weights.items()
        ),
        Figure("make play to a usable page", usable, 3, None, "on a machine that is set up", SECONDS),
        *touch_figures("metro", slow_moves.touches, moves.taken[TOUCHED], empty_touch),
        *touch_figures("helsinki", helsinki_touches, works(helsinki, TOUCHED), empty_touch),
        *move_figures(slow_moves, moves, empty_change),
    ]


def touch_figures(title: str, touches: Touches, unslowed: list[float], empty: float) -> list[Figure]:
    """Say how long touches take on a slow machine, and what the page works for them."""
    slowed_down = f"Chromium slowed down {SLOW} times; an empty page: {empty:.0f} ms"
    return [
        Figure(f"{title}: touch to next paint", touches.slowest, 50, None, slowed_down, MILLISECONDS),
        Figure(f"{title}: touch, unslowed", SLOW * max(unslowed), None, None, WORK, MILLISECONDS),
    ]


def move_figures(slow_moves: Moves, moves: Moves, empty: float) -> list[Figure]:
    """Say how long moves of Metro take on a slow machine, and what the page works for them."""
    later = f"Chromium slowed down {SLOW} times"
    slowed_down = f"{later}, message to painted board; an empty page: {empty:.1f} ms"
    # A tile of others flies first: the board changes when it lands.
    drawn = slow_moves.middle(OWN, LANDED)
    names = {OWN: "own moves", OTHERS: "moves of others, until they fly", LANDED: "tiles of others, landing"}
    return [
        Figure(f"metro: a move on {MANY} tiles and more", drawn, 16, None, slowed_down, MILLISECONDS),
        *(
            Figure(f"metro: {name}", slow_moves.middle(mark), None, None, slowed_down, MILLISECONDS)
            for mark, name in names.items()
        ),
        Figure("metro: what it means, a paint later", slow_moves.middle(EXPLAINED), None, None, later, MILLISECONDS),
        *(
            Figure(f"metro: {name}, unslowed", SLOW * moves.middle(mark), None, None, WORK, MILLISECONDS)
            for mark, name in names.items()
        ),
        Figure(
            "metro: all for a move, until it rests", statistics.mean(moves.whole), None, None, UNSLOWED, MILLISECONDS
        ),
    ]
