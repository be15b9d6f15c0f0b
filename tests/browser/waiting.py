"""Waiting for what is meant, never for a time."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PATIENCE

PAINT = """async (times) => {
    for (let paint = 0; paint < times; paint++) await new Promise(requestAnimationFrame);
}"""
REST = "(one) => Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => null)"


def let_paint(page: Page, times: int = 3) -> None:
    """Let the page paint some pictures: all that it has heard of is on it then."""
    page.evaluate(PAINT, times)


def let_rest(moving: Locator) -> None:
    """Wait until nothing in a part of the page is on its way any more."""
    moving.evaluate(REST)


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Look again with every picture of the page until something is so."""
    until = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < until, "it never comes to that"
        let_paint(page, 1)
