"""Every page in every language: nothing is missing, nothing runs over."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from cityboard.language import LANGUAGES
from tests.browser.layout import WIDEST, check, speak
from tests.browser.pages import PAGES, is_there
from tests.browser.seeking import finish_quickly
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_paint, settle

OTHERS: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 2, {}),
    ("metro", 1, {"modules": ["solo"]}),
    *(("metro", 2, {"city": city}) for city in ("stockholm", "london", "new-york", "st-petersburg", "berlin")),
]
TABLES = [*OTHERS, *((title, *widest) for title, widest in WIDEST.items())]
SIZES = [DESKTOP, PHONE]


def opened(page: Page) -> Locator:
    """Find what a key has opened: the menu, a drawer or a dialog."""
    return page.get_by_role("navigation").or_(page.get_by_role("complementary")).or_(page.get_by_role("dialog")).first


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
                opened(page).wait_for()
                check(page, f"what {key} opens in {code}, {size}")
                page.keyboard.press("Escape")
                opened(page).wait_for(state="detached")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_every_language(visitor: Visitor, path: str) -> None:
    visitor.page.goto(path)
    is_there(visitor.page, path)
    settle(visitor)
    check_everywhere(visitor.page, path)


# Those that need the most room are in test_screens.py, on every screen.
@pytest.mark.parametrize(("title", "players", "options"), OTHERS)
def test_a_table_is_whole_in_every_language(
    visitor: Visitor, title: str, players: int, options: dict[str, Any]
) -> None:
    visitor.open_table(title, "me", *["random"] * (players - 1), **options)
    visitor.page.locator("[data-due=true]:visible").first.wait_for()
    is_first = (title, players, options) == OTHERS[0]
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
    page.get_by_role("dialog").get_by_role("figure").wait_for()
    check_everywhere(page, "result")
