"""Waiting for what is meant, never for a time."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PATIENCE, Visitor

PAINT = """async (times) => {
    for (let paint = 0; paint < times; paint++) await new Promise(requestAnimationFrame);
}"""
# For the page, time stands still: whatever it would do later than a moment from now never comes.
STILL = """
    performance.now = () => 0;
    const wait = window.setTimeout;
    window.setTimeout = (act, delay = 0, ...given) => (delay < 900 ? wait(act, delay, ...given) : 0);
"""
# What moves for as long as it is there, such as a sign of waiting, never rests.
REST = """(one) => Promise.all(
    one.getAnimations({ subtree: true })
        .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
).then(() => null)"""


def let_paint(page: Page, times: int = 3) -> None:
    """Let the page paint some pictures: all that it has heard of is on it then."""
    page.evaluate(PAINT, times)


def stop_time(visitor: Visitor) -> None:
    """Let the pages that are opened from now on show nothing later on that they could show now."""
    visitor.context.add_init_script(STILL)


def settle(visitor: Visitor) -> None:
    """Wait until the page has everything that it asks for, such as a part that is loaded when it is needed."""
    until, asked = time.monotonic() + PATIENCE / 1000, -1
    while visitor.loading or visitor.asked > asked:
        assert time.monotonic() < until, "something is never loaded"
        asked = visitor.asked
        # What has come may ask for more when it is painted.
        let_paint(visitor.page)


def let_rest(moving: Locator) -> None:
    """Wait until nothing in a part of the page is on its way any more."""
    moving.evaluate(REST)


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Look again with every picture of the page until something is so."""
    until = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < until, "it never comes to that"
        let_paint(page, 1)
