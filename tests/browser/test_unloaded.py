"""Parts of the page that are loaded when they are needed, and what happens if they cannot be."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_a_part_that_cannot_be_loaded_says_so_and_comes_when_it_is_tried_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    # A page that misses a file is loaded again by itself, but not again and again.
    visitor.context.add_init_script("sessionStorage.setItem('loaded-again', String(Date.now()))")
    missing = re.compile(r"/page/QrCode-.*\.js")
    visitor.context.route(missing, lambda route: route.abort())
    opened = visitor.ask("POST", "/api/tables", {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}]})
    page.goto(f"/table/{opened['id']}")
    code = page.get_by_role("img", name="QR code")
    page.get_by_role("button", name="QR code").click()
    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert).to_be_visible()
    expect(code).to_have_count(0)
    visitor.context.unroute(missing)
    alert.get_by_role("button", name="Reload").click()
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="QR code").click()
    expect(code).to_be_visible()
    # Nothing else went wrong than what this test prevents.
    visitor.problems[:] = [each for each in visitor.problems if not re.search("ERR_FAILED", each)]


@pytest.mark.parametrize("words", ["metro", "web-table"])
def test_a_table_whose_words_cannot_be_loaded_says_so_and_comes_when_it_is_tried_again(
    visit: Callable[..., Visitor], words: str
) -> None:
    visitor = visit()
    page = visitor.page
    visitor.context.add_init_script("sessionStorage.setItem('loaded-again', String(Date.now()))")
    missing = re.compile(rf"/page/{words}-[\w-]+\.js")
    visitor.context.route(missing, lambda route: route.abort())
    opened = visitor.ask("POST", "/api/tables", {"title": "metro", "seats": [{"who": "me"}, {"who": "bot"}]})
    page.goto(f"/table/{opened['id']}")
    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert).to_be_visible()
    visitor.context.unroute(missing)
    alert.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-number]")).to_be_visible()
    expect(alert).to_have_count(0)
    visitor.problems[:] = [each for each in visitor.problems if not re.search("ERR_FAILED", each)]
