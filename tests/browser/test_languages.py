"""Every page in every language: nothing is missing, nothing runs over."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cityboard.language import LANGUAGES
from tests.browser.seeking import finish_quickly
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_paint

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
SIZES = [DESKTOP, PHONE]
OPENED = "nav.card, .drawer, dialog"
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


def speak(page: Page, code: str) -> None:
    """Switch the language where the page stands: in the header or in a table's menu; elsewhere in what is kept."""
    switch = page.locator(f"select:has(option[lang={code}])")
    is_modal = page.locator("dialog[open]").count() > 0
    if switch.count() and not is_modal:
        switch.select_option(code)
    elif page.locator("[data-number]").count() and not is_modal:
        page.keyboard.press("m")
        switch.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        check(page, f"the menu in {code}")
        page.keyboard.press("Escape")
        expect(switch).to_have_count(0)
    else:
        page.evaluate("(code) => localStorage.setItem('language', code)", code)
        page.reload()
        page.locator("dialog[open] figure" if is_modal else "h1, h2").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", code)


def check_everywhere(page: Page, what: str, keys: Sequence[str] = ()) -> None:
    """Check a page, and what some keys open there, at both sizes in every language."""
    for code in LANGUAGES:
        for size in SIZES:
            page.set_viewport_size(size)
            let_paint(page)
            if size is SIZES[0]:
                speak(page, code)
            check(page, f"{what} in {code}, {size}")
            for key in keys:
                page.keyboard.press(key)
                page.locator(OPENED).first.wait_for()
                check(page, f"what {key} opens in {code}, {size}")
                page.keyboard.press("Escape")
                page.locator(OPENED).first.wait_for(state="detached")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_every_language(visitor: Visitor, path: str) -> None:
    visitor.page.goto(path)
    visitor.page.locator("h1, h2").first.wait_for()
    check_everywhere(visitor.page, path)


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_table_is_whole_in_every_language(
    visitor: Visitor, title: str, players: int, options: dict[str, Any]
) -> None:
    visitor.open_table(title, "me", *["random"] * (players - 1), **options)
    visitor.page.locator("[data-due=true]:visible").first.wait_for()
    is_first = (title, options) == (TABLES[0][0], TABLES[0][2])
    check_everywhere(visitor.page, f"{title} {options}", ("m", "c", "a", "l", "?") if is_first else ())


def test_the_waiting_room_is_whole_in_every_language(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "link")
    visitor.page.locator("main input[readonly]").wait_for()
    check_everywhere(visitor.page, "waiting room")


def test_the_result_and_the_replay_are_whole_in_every_language(visitor: Visitor) -> None:
    page, table = visitor.page, finish_quickly(visitor)
    page.goto(f"/table/{table}/move/10")
    page.get_by_role("slider").wait_for()
    check_everywhere(page, "replay")
    page.goto(f"/table/{table}")
    page.locator("dialog figure").wait_for()
    check_everywhere(page, "result")
