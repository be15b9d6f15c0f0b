"""Every size of screen in every language: boards come first, and what is due can be pressed."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.building import hold_a_tile, moves_of
from tests.browser.building import seek as seek_helsinki
from tests.browser.layout import WIDEST, check_screens
from tests.browser.seeking import seek as seek_metro
from tests.browser.visitor import Visitor

OPTIONS: dict[str, dict[str, Any]] = {
    title: {"players": players} | options for title, (players, options) in WIDEST.items()
}
CONFIRM = "[data-confirm]:enabled"


def test_a_tile_of_metro_is_laid_on_every_screen_in_every_language(visitor: Visitor) -> None:
    page = visitor.page
    seek_metro(visitor, lambda _, position: any(move[0] == "lay" for move in position["legal"]), **OPTIONS["metro"])
    assert check_screens(page, "metro", ".lit[data-square]", is_chosen=False) == []
    page.locator(".lit[data-square]").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    assert check_screens(page, "metro", CONFIRM, is_chosen=True) == []


def test_a_pawn_of_helsinki_walks_on_every_screen_in_every_language(visitor: Visitor) -> None:
    seek_helsinki(visitor, lambda _, position: len(moves_of(position, "walk")) == 3, **OPTIONS["helsinki"])
    assert check_screens(visitor.page, "helsinki", "button.reachable", is_chosen=False) == []


def test_a_tile_of_helsinki_is_pushed_on_every_screen_in_every_language(visitor: Visitor) -> None:
    hold_a_tile(visitor, **OPTIONS["helsinki"])
    expect(visitor.page.locator(CONFIRM)).to_be_visible()
    assert check_screens(visitor.page, "helsinki", CONFIRM, is_chosen=True) == []
