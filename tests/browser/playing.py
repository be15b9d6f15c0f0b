"""Playing through the interface: whatever is clicked here, a person could click."""

import json
import time
from collections.abc import Collection
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import PATIENCE, Visitor

LONGEST = 240  # seconds that no game takes
# LimitCheck ever new tiles or shares would make games long; once is enough.
DELAYING = ("draw", "exchange")


def confirm_button(page: Page) -> Locator:
    """Find the button that makes the chosen move."""
    return page.locator("[data-confirm]:visible")


def is_over(page: Page) -> bool:
    """Return whether the result is shown."""
    return page.get_by_role("heading", name="Every point and its rule").count() > 0


def confirm(page: Page) -> None:
    """Make the chosen move, and wait until it is made."""
    number = page.locator("[data-number]").get_attribute("data-number")
    confirm_button(page).click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", number or "")


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the visitor's turn; return whether the game is still on."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if is_over(page):
            return False
        if page.locator("[data-due=true]").count():
            return True
        # Nobody here wants to follow the bots.
        page.keyboard.press("s")
        page.wait_for_timeout(30)
    raise AssertionError("it is nobody's turn")


def choose_from_list(page: Page, random: Random, avoided: Collection[str] = DELAYING) -> str:
    """Choose any move from the list of all moves, if possible of no avoided kind; returns its kind."""
    dialog = page.get_by_role("dialog", name="All your moves")
    page.keyboard.press("a")
    expect(dialog).to_be_visible()
    moves: list[list[Any]] = [
        json.loads(written)
        for written in dialog.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    ]
    move = random.choice([move for move in moves if move[0] not in avoided] or moves)
    at = moves.index(move)
    dialog.locator("[data-move]").nth(at).click()
    expect(dialog).to_have_count(0)
    return str(move[0])


def move_from_list(page: Page, random: Random, avoided: Collection[str] = DELAYING) -> str:
    """Make any move from the list of all moves, with one tap; returns its kind when it is made."""
    number = page.locator("[data-number]").get_attribute("data-number")
    kind = choose_from_list(page, random, avoided)
    expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
    return kind


def play_from_list(visitor: Visitor, seed: int = 1) -> set[str]:
    """Play a game to its end by the list of all moves, as experts do; returns the kinds of moves made."""
    random, kinds, until = Random(seed), set[str](), time.monotonic() + LONGEST
    while wait_for_turn(visitor.page):
        assert time.monotonic() < until, "the game does not end"
        kinds.add(move_from_list(visitor.page, random, kinds.intersection(DELAYING)))
    return kinds


def lay_a_tile(page: Page, random: Random) -> None:
    """Lay the tile on any lit square, as one does with a mouse."""
    lit = page.get_by_role("gridcell", name="empty, open")
    lit.nth(random.randrange(lit.count())).click()
    confirm(page)
