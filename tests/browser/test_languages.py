"""Every page in every language: nothing is missing, nothing runs over."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from cityboard.language import LANGUAGES
from tests.browser.visitor import DESKTOP, PHONE, Visitor

PAGES = ["/", "/open/metro", "/open/helsinki", "/rules/metro", "/rules/helsinki", "/learn/metro", "/learn/helsinki", "/me"]
TABLES = [
    ("metro", 2, {}),
    ("metro", 3, {"modules": ["companies", "central-stations"], "city": "paris"}),
    ("metro", 1, {"modules": ["solo"]}),
    *(("metro", 2, {"city": city}) for city in ("stockholm", "london", "new-york", "st-petersburg", "berlin")),
    ("helsinki", 3, {"modules": ["dry-roads"]}),
]
# Controls whose words do not fit into them, and a page wider than its window.
OVERFLOWING = """
() => [...document.querySelectorAll("button, a, label, th, h1, h2, h3")]
    .filter((one) => one.offsetParent && !one.closest("[hidden], .hidden"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible"
        && getComputedStyle(one).display !== "inline" && one.clientWidth > 0)
    .map((one) => one.outerHTML.slice(0, 200))
    .concat(document.documentElement.scrollWidth > innerWidth + 1 ? ["the page itself"] : [])
"""
# An id of a message stands where no words were found.
MISSING = """
() => [...document.body.innerText.matchAll(/\\b(web|effect|refusal|entry|action|module|city|option)-[a-z][a-z0-9-]+/g)].map((one) => one[0])
"""


def check(page: Page, what: str) -> None:
    """Fail if something is missing or runs over."""
    assert page.evaluate(MISSING) == [], what
    assert page.evaluate(OVERFLOWING) == [], what


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_is_whole_in_every_language(visit: Callable[..., Visitor], code: str, size: dict[str, int]) -> None:
    visitor = visit(locale=code, viewport=size)
    for path in PAGES:
        visitor.page.goto(path)
        visitor.page.locator("h1, h2").first.wait_for()
        check(visitor.page, path)
    for title, players, options in TABLES:
        visitor.open_table(title, "me", *["random"] * (players - 1), **options)
        visitor.page.locator("[data-number]").wait_for()
        visitor.page.locator("[data-due=true]:visible").first.wait_for()
        check(visitor.page, f"{title} {options}")
