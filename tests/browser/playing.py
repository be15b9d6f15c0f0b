"""Playing through the interface: whatever is clicked here, a person could click."""

import json
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.visitor import PATIENCE

LONGEST = 240  # seconds that no game takes
GOING_AWAY = 300  # milliseconds, and twice as many at every further try
# Drawing ever new tiles or shares would make games long; once is enough.
DELAYING = ("draw", "exchange")
# Nobody here follows the bots: skip ahead with every picture, until the game is over or it is the viewer's turn.
SKIP_AHEAD = """() => {
    const isHeading = (one) => one.textContent.trim() === "Every point and its rule";
    if ([...document.querySelectorAll("h2, h3")].some(isHeading)) return "over";
    if (document.querySelector("[data-due=true]")) return "due";
    document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, cancelable: true }));
    return "";
}"""

# Look away from the page, or at it again.
LOOK = """(isAway) => {
    Object.defineProperty(document, "hidden", { value: isAway, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: isAway ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def look_away(page: Page) -> None:
    """Let something else cover the page."""
    page.evaluate(LOOK, True)


def look_back(page: Page) -> None:
    """Look at the page again."""
    page.evaluate(LOOK, False)


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
    after(page, number).wait_for(state="attached")


def after(page: Page, number: object) -> Locator:
    """Find another position than the one with a number, once it is shown."""
    return page.locator(f"[data-number]:not([data-number='{number}'])")


def make_chosen(page: Page, number: int) -> None:
    """Wait until the chosen move of this position is made; confirm it if the page asks."""
    made = after(page, number)
    asking = page.locator(f"[data-number='{number}'] [data-confirm]:visible:enabled")
    patience = GOING_AWAY
    while True:
        made.or_(asking).first.wait_for(state="attached")
        if made.count():
            return
        # The question goes away by itself where it was about a move that was only proposed.
        with suppress(TimeoutError):
            asking.click(timeout=patience)
        patience *= 2


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the visitor's turn; return whether the game is still on."""
    return bool(page.wait_for_function(SKIP_AHEAD, timeout=PATIENCE).json_value() == "due")


def choose_from_list(page: Page, random: Random, avoided: Collection[str] = DELAYING) -> str:
    """Choose any move from the list of all moves, if possible of no avoided kind; return its kind."""
    return choose_listed(page, random, lambda kind: kind not in avoided)


def choose_listed(page: Page, random: Random, is_wanted: Callable[[str], bool]) -> str:
    """Choose a move from the list of all moves, if possible of a wanted kind; return its kind."""
    dialog = page.get_by_role("dialog", name="All your moves")
    page.keyboard.press("a")
    dialog.wait_for()
    moves: list[list[Any]] = [
        json.loads(written)
        for written in dialog.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    ]
    move = random.choice([move for move in moves if is_wanted(move[0])] or moves)
    dialog.locator("[data-move]").nth(moves.index(move)).click()
    dialog.wait_for(state="detached")
    return str(move[0])


def move_from_list(page: Page, random: Random, is_wanted: Callable[[str], bool] = lambda kind: True) -> str:
    """Make a move from the list of all moves, with one tap; return its kind when it is made."""
    number = page.locator("[data-number]").get_attribute("data-number")
    kind = choose_listed(page, random, is_wanted)
    after(page, number).wait_for(state="attached")
    return kind


def play_from_list(page: Page, random: Random) -> None:
    """Play a game to its end by the list of all moves, as experts do."""
    until = time.monotonic() + LONGEST
    while wait_for_turn(page):
        assert time.monotonic() < until, "the game does not end"
        move_from_list(page, random, lambda kind: kind not in DELAYING)


def lay_a_tile(page: Page, random: Random) -> None:
    """Lay the tile on any lit square, as one does with a mouse."""
    lit = page.get_by_role("gridcell", name="empty, open")
    lit.nth(random.randrange(lit.count())).click()
    confirm(page)
