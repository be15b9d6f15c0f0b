"""How many clicks or taps a turn takes, and that none of them has to leave the board."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.building import moves_of, seek
from tests.browser.clicking import Mouse
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import Foresee, last_move, next_turn, seek_at
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
    page.locator("[data-reachable]").first.click()
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


@pytest.mark.parametrize("payment", ["forced", "chosen"])
def test_a_build_with_two_superstructures_takes_five_clicks_with_the_walk(visitor: Visitor, payment: str) -> None:
    kinds = ["walk", "build", "pay", "push", "roof"]

    def is_last(foresee: Foresee, position: Any) -> bool:
        made = [entry["move"] for entry in position["news"] if entry["by"] == 0][-len(kinds) :]
        roofs = moves_of(position, "roof")
        if [move[0] for move in made] != kinds or not roofs:
            return False
        # What is left in the hand that could have been paid instead.
        colour, paid = made[1][1].split("-")[0], made[2][1:]
        left = {card for card in position["hands"][0]["cards"] if card.startswith((colour, "wild"))}
        is_meant = not left if payment == "forced" else bool(paid and left.difference(paid))
        return is_meant and foresee(roofs[0])["reveals"]

    table, last = seek_at(visitor, "helsinki", is_last, save_up, back=len(kinds))
    page, mouse = visitor.page, Mouse(visitor.page)
    walk, build, _, push, roof = [entry["move"] for entry in last["news"] if entry["by"] == 0][-len(kinds) :]
    page.evaluate(COUNT)
    for move in (walk, build):
        click_once(page, mouse, move, visitor.position(table))
    at = pushing(visitor, table)
    decision = expect(page.get_by_role("region", name="Your decision"))
    said = "go back to pay differently"
    decision.to_contain_text(said) if payment == "chosen" else decision.not_to_contain_text(said)
    click_once(page, mouse, push, at)
    click_once(page, mouse, roof, visitor.position(table))
    offered = [f"[data-chosen='roof {move[1]}']" for move in moves_of(last, "roof")]
    proposed = page.locator(", ".join(offered)).get_attribute("data-chosen") or ""
    move = ["roof", int(proposed.split()[1])]
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("You can also choose another roof.")
    click_once(page, mouse, move, last)
    assert clicks(page) == 5
    next_turn(visitor, table)
    assert move == last_move(visitor, table)


def save_up(position: Any, random: Random) -> list[Any]:
    """Draw until a card with two superstructures can be built; use no action."""
    builds = [move for move in moves_of(position, "build") if move[1].endswith("-2") and len(move) == 2]
    others = [move for move in position["legal"] if move[0] not in ("build", "use", "discard")]
    if builds or others:
        return list(random.choice(builds or others))
    colours = [card.split("-")[0] for card in position["hands"][0]["cards"]]
    rarest = [(move[1] == "wild", colours.count(move[1].split("-")[0]), move) for move in moves_of(position, "discard")]
    return min(rarest)[2]


def click_once(page: Page, mouse: Mouse, move: list[Any], position: Any) -> None:
    """Choose a move that is made by that alone."""
    before = number(page)
    mouse.choose(move, position)
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)


def pushing(visitor: Visitor, table: str) -> Any:
    """Wait until the tile is to be pushed; return the position."""
    visitor.page.locator("[data-chosen^=push]").wait_for(state="attached")
    return visitor.position(table)
