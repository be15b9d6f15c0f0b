"""How many clicks or taps a turn takes, and that none of them has to leave the board."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.building import moves_of, seek
from tests.browser.clicking import Mouse
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import Foresee, next_turn
from tests.browser.visitor import PHONE, Visitor

HANDS: dict[str, dict[str, Any]] = {"mouse": {}, "finger": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"


def clicks(page: Page) -> int:
    """Return how often something was clicked or tapped since the page began to count."""
    return int(page.evaluate("window.clicks ?? 0"))


def number(page: Page) -> str:
    """Return how many moves the page shows."""
    return page.locator("[data-number]").get_attribute("data-number") or ""


@pytest.mark.parametrize("hand", HANDS)
def test_a_turn_of_metro_takes_two_clicks_on_one_square(visit: Callable[..., Visitor], hand: str) -> None:
    visitor = visit(**HANDS[hand])
    page = visitor.page
    visitor.open_table("metro", "me", "random")
    wait_for_turn(page)
    before = number(page)
    page.evaluate(COUNT)
    square = page.get_by_role("gridcell", name="empty, open").first.element_handle()
    square.click()
    page.locator("[data-confirm]:visible:enabled").wait_for()
    square.click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    assert clicks(page) == 2


@pytest.mark.parametrize("hand", HANDS)
def test_a_turn_of_helsinki_in_which_cards_are_drawn_takes_two_clicks(visit: Callable[..., Visitor], hand: str) -> None:
    visitor = visit(**HANDS[hand])
    page = visitor.page
    table, _ = seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page.evaluate(COUNT)
    page.locator("button.reachable").first.click()
    drawing = page.get_by_role("button", name="Draw 2")
    drawing.wait_for()
    before = number(page)
    drawing.click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    own = [entry["move"][0] for entry in next_turn(visitor, table)["news"] if entry["by"] == 0]
    assert own[-2:] == ["walk", "draw"]
    assert clicks(page) == 2


@pytest.mark.parametrize("hand", HANDS)
def test_a_built_tile_without_superstructures_takes_a_card_a_lane_and_one_confirmation(
    visit: Callable[..., Visitor], hand: str
) -> None:
    def pays_itself(_foresee: Foresee, position: Any) -> bool:
        return len(moves_of(position, "pay")) == 1

    visitor = visit(**HANDS[hand])
    page = visitor.page
    table, paying = seek(visitor, pays_itself, back=1)
    [build] = [entry["move"] for entry in paying["news"] if entry["by"] == 0][-1:]
    page.evaluate(COUNT)
    Mouse(page).make(build, visitor.position(table))
    position = pushing(visitor, table)
    Mouse(page).make(moves_of(position, "push")[0], position)
    assert clicks(page) <= 3


def pushing(visitor: Visitor, table: str) -> Any:
    """Wait until the tile is to be pushed; return the position."""
    visitor.page.locator("[data-chosen^=push]").wait_for(state="attached")
    return visitor.position(table)
