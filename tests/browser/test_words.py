"""What the page calls things: squares, tiles, people; and where its words stand."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import confirm, wait_for_turn
from tests.browser.seeking import Foresee, any_other, finish_quickly, seek_at
from tests.browser.visitor import Visitor
from tests.browser.waiting import let_rest


def lay(visitor: Visitor) -> str:
    """Lay a tile on the first open square; return what the square is called."""
    wait_for_turn(visitor.page)
    square = visitor.page.get_by_role("gridcell", name="empty, open").first
    name = (square.get_attribute("aria-label") or "").split(":")[0]
    square.click()
    confirm(visitor.page)
    wait_for_turn(visitor.page)
    return name


def test_squares_have_letters_and_numbers_and_tiles_a_picture(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    square = lay(visitor)
    assert re.fullmatch("[A-H][1-8]", square)
    line = visitor.page.get_by_role("list", name="Moves so far").get_by_role("button", name=f"on {square}:")
    expect(line).to_contain_text("You lay a tile")
    expect(line.locator("[data-picture]")).to_have_count(1)


def test_what_the_log_marks_is_forgotten_with_esc_and_elsewhere(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    lay(visitor)
    page = visitor.page
    line = page.get_by_role("list", name="Moves so far").get_by_role("button", name="You lay a tile").first
    line.click()
    page.mouse.move(5, 5)
    expect(page.locator("[data-marked]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-marked]")).to_have_count(0)
    line.click()
    page.mouse.click(5, 60)
    expect(page.locator("[data-marked]")).to_have_count(0)


def draw_first(position: Any, random: Random) -> list[Any]:
    """Choose to draw whenever that is possible."""
    return list(random.choice([move for move in position["legal"] if move[0] == "draw"] or position["legal"]))


def test_a_tile_that_waits_says_why(visitor: Visitor) -> None:
    def has_drawn_another(_foresee: Foresee, position: Any) -> bool:
        hand = position["hands"][0]
        return bool(hand["drawn"]) and hand["drawn"] not in hand["tiles"]

    seek_at(visitor, "metro", has_drawn_another, draw_first)
    page = visitor.page
    page.get_by_role("button", name=re.compile("^tile ")).click()
    expect(page.get_by_role("alert")).to_contain_text("You have drawn a tile")
    expect(page.locator("[data-refusing]")).to_have_count(0)


def test_the_rules_open_beside_the_board(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name="M2")
    expect(rules).to_contain_text("M2.2")
    let_rest(rules)  # it slides in
    board, beside = page.get_by_role("grid").bounding_box(), rules.bounding_box()
    assert board and beside and beside["x"] > board["x"] + board["width"]
    page.get_by_role("gridcell", name="empty, open").first.click()
    expect(page.locator("[data-chosen^=lay]")).to_have_count(1)


def test_the_start_page_shows_who_plays_and_how_games_ended(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open_quietly("metro", "me", "me")
    finished = finish_quickly(visitor)
    scores = visitor.position(finished)["result"]["scores"]
    visitor.page.goto("/")
    expect(visitor.page.locator("main")).to_contain_text(f"You {scores[0]} · Random bot {scores[1]}")
    expect(visitor.page.locator("main")).to_contain_text("Player 1")


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_page_that_is_loaded_anew_calls_things_by_their_names(visitor: Visitor, title: str) -> None:
    def has_walked(_foresee: Foresee, position: Any) -> bool:
        kinds = [entry["move"][0] for entry in position["news"]]
        return kinds.count("lay" if title == "metro" else "walk") > 2

    seek_at(visitor, title, has_walked, any_other)
    page = visitor.page
    page.reload()
    log = page.get_by_role("list", name="Moves so far").first
    named = r"on [A-H][1-8]" if title == "metro" else "senate space [NESW][12]"
    expect(log.get_by_text(re.compile(named)).first).to_be_visible()
    for words in (log.inner_text(), page.get_by_role("region", name="What the others did").inner_text()):
        assert not re.search(r"senate space \d|\btile [a-d]{4}\b", words)
