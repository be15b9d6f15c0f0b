"""Every page in every language: nothing is missing, nothing runs over."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cityboard.language import LANGUAGES
from tests.browser.seeking import finish_quickly
from tests.browser.visitor import DESKTOP, PHONE, Visitor

PAGES = [
    "/",
    "/open/metro",
    "/open/helsinki",
    "/rules/metro",
    "/rules/helsinki",
    "/learn/metro",
    "/learn/helsinki",
    "/me",
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 2, {}),
    ("metro", 3, {"modules": ["companies", "central-stations"], "city": "paris"}),
    ("metro", 1, {"modules": ["solo"]}),
    *(("metro", 2, {"city": city}) for city in ("stockholm", "london", "new-york", "st-petersburg", "berlin")),
    ("helsinki", 3, {"modules": ["dry-roads"]}),
]
# Words that run over the control they stand in, and a page wider than its window.
OVERFLOWING = """
() => {
    const found = [];
    for (const control of document.querySelectorAll("button, a, label, summary, th, h1, h2, h3")) {
        if (!control.checkVisibility()) continue;
        const box = control.getBoundingClientRect();
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const { data, parentElement } = words.currentNode;
            if (!data.trim() || parentElement.closest(".hidden, svg, .tip, .tag")) continue;
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            const { left, right, width } = range.getBoundingClientRect();
            if (width && (left < box.left - 1 || right > box.right + 1)) found.push(control.outerHTML.slice(0, 300));
        }
    }
    return document.documentElement.scrollWidth > innerWidth + 1 ? [...found, "the page itself"] : found;
}
"""
# A message without words shows its id.
MISSING = (
    r"() => document.body.innerText.match(/\b(web|effect|refusal|entry|action|module|city|option)-[a-z][\w-]+/g) ?? []"
)


def check(page: Page, what: str) -> None:
    """Fail if something is missing or runs over."""
    assert page.evaluate(MISSING) == [], what
    assert page.evaluate(OVERFLOWING) == [], what


def in_every_language(page: Page, what: str) -> None:
    """Switch to one language after the other where the page stands, and check each."""
    for code in LANGUAGES:
        switch = page.locator(f"select:has(option[lang={code}])")
        is_table, is_lesson = "/table/" in page.url, "/learn/" in page.url
        if is_lesson:  # which has no place for a switch
            page.evaluate("(code) => localStorage.setItem('language', code)", code)
            page.reload()
            page.locator("h1, h2").first.wait_for()
        if is_table:
            page.keyboard.press("m")
        if not is_lesson:
            switch.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        if is_table:
            check(page, f"the menu at {what} in {code}")
            page.keyboard.press("Escape")
            expect(switch).to_have_count(0)
        check(page, f"{what} in {code}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_page_is_whole_in_every_language(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    visitor = visit(viewport=size)
    for path in PAGES:
        visitor.page.goto(path)
        visitor.page.locator("h1, h2").first.wait_for()
        in_every_language(visitor.page, path)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_table_is_whole_in_every_language(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    visitor = visit(viewport=size)
    for title, players, options in TABLES:
        visitor.open_table(title, "me", *["random"] * (players - 1), **options)
        visitor.page.locator("[data-number]").wait_for()
        visitor.page.locator("[data-due=true]:visible").first.wait_for()
        in_every_language(visitor.page, f"{title} {options}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_beside_and_after_a_game_is_whole_in_every_language(
    visit: Callable[..., Visitor], code: str, size: dict[str, int]
) -> None:
    visitor = visit(locale=code, viewport=size)
    page = visitor.page
    visitor.open_table("metro", "me", "link")
    page.locator("main input[readonly]").wait_for()
    check(page, "waiting room")
    visitor.open_table("metro", "me", "random")
    page.locator("[data-due=true]:visible").first.wait_for()
    for key in ("m", "c", "a", "l", "?"):
        page.keyboard.press(key)
        page.locator("nav.card, .drawer, dialog").first.wait_for()
        check(page, f"what {key} opens")
        page.keyboard.press("Escape")
        page.locator("nav.card, .drawer, dialog").first.wait_for(state="detached")
    table = finish_quickly(visitor)
    page.goto(f"/table/{table}")
    page.locator("dialog figure").wait_for()
    check(page, "result")
    page.goto(f"/table/{table}/move/10")
    page.get_by_role("slider").wait_for()
    check(page, "replay")
