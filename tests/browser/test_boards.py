"""What people do on the boards besides making a move."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.building import hold_a_tile, moves_of, seek
from tests.browser.dragging import drag, middle
from tests.browser.playing import confirm, confirm_button, lay_a_tile, wait_for_turn
from tests.browser.seeking import next_turn
from tests.browser.visitor import Visitor
from tests.browser.waiting import settle, stop_time

LEFT, RIGHT, UP, DOWN = "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"
# How the tile is held that is about to be pushed, or why it cannot be pushed from there.
HELD = """() =>
    document.querySelector("[data-chosen^=push]")?.dataset.chosen ??
    document.querySelector("[role=alert] p")?.textContent
"""


def held(page: Page) -> str:
    """Wherever a tile is held, it can be pushed from there, or the page says which squares do not stop it."""
    expect(page.locator("[data-chosen^=push], [role=alert] p").first).to_be_visible()
    message: str | None = page.evaluate(HELD)
    return message or held(page)


def pressed(visitor: Visitor, key: str) -> str:
    """Press a key, and return how the tile is held then."""
    visitor.page.keyboard.press(key)
    settle(visitor)
    return held(visitor.page)


def test_a_tile_of_helsinki_is_turned_and_moved_by_keys(visitor: Visitor) -> None:
    hold_a_tile(visitor)
    before = held(visitor.page)
    turned = pressed(visitor, "r")
    flipped = pressed(visitor, "f")
    assert len({before, turned, flipped}) == 3
    # It goes along its side, and at an end of it only the other way.
    for there, back in ((RIGHT, LEFT), (LEFT, RIGHT), (DOWN, UP), (UP, DOWN)):
        if pressed(visitor, there) != flipped:
            assert pressed(visitor, back) == flipped
            break
    else:
        pytest.fail("no arrow moves it")


def test_a_tile_of_helsinki_follows_the_hand_to_every_lane_that_is_lit(visitor: Visitor) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    lights, lanes = page.locator("[data-lit]"), page.locator("[data-lanes]")
    expect(lights).not_to_have_count(0)
    for light in lights.all():
        drag(page, middle(lanes), middle(light))
        goal = light.get_attribute("data-lit")
        expect(page.get_by_role("region", name="Your decision")).to_have_attribute("data-chosen", f"push {goal}")


def test_another_players_board_is_shown_large_and_left_again(visitor: Visitor) -> None:
    visitor.open_table("helsinki", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    small = page.get_by_role("button", name="Enlarge")
    whose = (small.get_attribute("aria-label") or "").removeprefix("Enlarge ")
    large = page.locator("[data-board]").get_by_role("img", name=whose)
    expect(large).to_have_count(0)
    small.click()
    expect(large).to_be_visible()
    page.get_by_role("button", name="Back to your board").click()
    expect(large).to_have_count(0)


def test_a_player_who_has_built_sees_their_own_board_and_no_longer_another_players(visitor: Visitor) -> None:
    table, position = seek(visitor, lambda _, position: len(moves_of(position, "pay")) > 1)
    page, own = visitor.page, visitor.page.locator("[data-board]").get_by_role("img", name="Your board")
    page.get_by_role("button", name="Enlarge").click()
    expect(own).to_have_count(0)
    visitor.make(table, position, moves_of(position, "pay")[0])
    expect(own).to_be_visible()
    position = visitor.position(table)
    visitor.make(table, position, moves_of(position, "push")[0])
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(position["number"]))
    expect(own).to_be_visible()


def test_the_share_market_shows_what_is_open_and_a_share_is_exchanged_there(visitor: Visitor) -> None:
    table = visitor.open_table("metro", "me", "random", modules=["companies"])
    page = visitor.page
    wait_for_turn(page)
    position = visitor.position(table)
    piles = position["board"]["companies"]["piles"]
    market = page.get_by_role("button", name="Exchange for the open")
    expect(market).to_have_count(len(piles))
    percent = next(move[1] for move in position["legal"] if move[0] == "exchange" and move[2] == "open")
    market.filter(has_text=f"{percent}").first.click()
    confirm(page)
    log = visitor.position(table)["news"]
    assert next(entry["move"] for entry in log if entry["by"] == 0)[0] == "exchange"


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_player_who_does_not_want_to_follow_the_bots_skips_ahead(visit: Callable[..., Visitor], way: str) -> None:
    visitor = visit(likes={"botSpeed": "slow"})
    stop_time(visitor)
    table = visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    lay_a_tile(page, Random(1))
    newest = str(next_turn(visitor, table)["number"])
    if way == "key":
        page.keyboard.press("s")
    else:
        # It stands in the line about the others, where it covers nothing.
        news = page.get_by_role("region", name="What the others did")
        news.get_by_role("button", name="Skip ahead").click()
    expect(page.locator("[data-number]")).to_have_attribute("data-number", newest)
    expect(page.get_by_role("button", name="Skip ahead")).to_have_count(0)
    page.get_by_role("gridcell", name="empty, open").first.click()
    expect(confirm_button(page)).to_be_enabled()
