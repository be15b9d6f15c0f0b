"""Whole games without looking: every step is found by what a screen reader says, and made with the keyboard."""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.playing import LONGEST
from tests.browser.visitor import Visitor
from tests.browser.waiting import wait_until

GONE = 2000  # milliseconds after which a button that went away by itself is missed
QUIETLY = {"motion": "off", "botSpeed": "off"}
WAITING = re.compile("is playing|are being dealt| to move$")
OUTCOME = re.compile(r"(You won|You lost to .+|You share the win with .+)( by \d+ points?| on the tie-break)?")
POINTS = re.compile(r"\d+ points?")
# What can be pressed in Helsinki, the next step of a build first; only what is offered is said to be possible.
STEPS = (
    "Confirm",
    "can be chosen",
    "can be discarded",
    "can be built$",
    "^Draw: ",
    "Move .*space|Put your player",
    "End turn",
)
# A turn of the tile, then along a side to its first lane and to its last.
WALK = ("r", *["ArrowLeft", "ArrowUp"] * 6, *["ArrowRight", "ArrowDown"] * 6)


class Listener:
    """Someone who hears a table and has a keyboard."""

    def __init__(self, page: Page) -> None:
        """Sit down at the table that the page shows."""
        self.page = page
        self.decision = page.get_by_role("region", name="Your decision")
        self.brings = page.get_by_role("list", name="What the move brings")
        self.over = page.get_by_role("heading", name="Every point and its rule")
        self.until = time.monotonic() + LONGEST

    def is_asked(self) -> bool:
        """Wait for a decision; return whether the game is still on."""
        assert time.monotonic() < self.until, "the game does not end"
        expect(self.over.or_(self.decision.filter(has_not_text=WAITING)).first).to_be_attached()
        return self.over.count() == 0

    def buttons(self, name: str) -> Locator:
        """Find the buttons with such a name that can be pressed."""
        return self.page.get_by_role("button", name=re.compile(name), disabled=False)

    def heard(self) -> str:
        """Return what is said about the decision, the hand and the effects of a move."""
        told = (self.decision, self.page.get_by_role("region", name="Your hand"), self.brings)
        return " ".join(text for part in told for text in part.all_inner_texts())

    def press(self, button: Locator) -> None:
        """Press a button and wait until something else is said, unless it is gone by itself."""
        before = self.heard()
        with suppress(TimeoutError):
            button.press("Enter", timeout=GONE)
            wait_until(self.page, lambda: self.heard() != before or self.over.count() > 0)

    def hold_otherwise(self, lane: Locator) -> None:
        """Turn the tile and walk along its sides until it is held otherwise, if possible, and would come to rest."""
        for wanted in ("turned .+comes to rest on [A-G][1-7]", "comes to rest on"):
            for key in WALK * 4:
                lane.press(key)
                if re.search(wanted, self.brings.inner_text()):
                    return

    def result(self) -> str:
        """Return what is said at the end."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_contain_text(OUTCOME)
        expect(dialog.get_by_role("listitem").filter(has_text=POINTS).first).to_be_visible()
        return dialog.inner_text()


def test_a_game_of_metro_is_played_by_ear(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes=QUIETLY)
    visitor.open_table("metro", "me", "random")
    ear, page, random = Listener(visitor.page), visitor.page, Random(5)
    while ear.is_asked():
        cells = page.get_by_role("gridcell", name="empty, open")
        expect(cells.first).to_be_attached()
        words = cells.nth(random.randrange(cells.count())).get_attribute("aria-label") or ""
        square = words.partition(":")[0]
        page.get_by_role("gridcell", name=f"{square}: empty").press("Enter")
        expect(ear.decision).to_contain_text(f"Lay your tile on {square}?")
        ear.buttons("Lay tile").press("Enter")
        expect(page.get_by_role("gridcell", name=re.compile(f"^{square}: tile (top|straight|from) "))).to_be_attached()
    # The wall is full: every line is told to its end.
    expect(page.get_by_role("gridcell", name=re.compile(": empty"))).to_have_count(0)
    expect(page.get_by_role("gridcell", name=re.compile(r"ine \d+.+ runs over .+ ends at "))).to_have_count(32)
    assert ear.result()


def test_a_game_of_helsinki_is_played_by_ear(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes=QUIETLY)
    visitor.open_table("helsinki", "me", "random")
    ear, page = Listener(visitor.page), visitor.page
    lane, built = ear.buttons("^Push from "), 0
    steps = [ear.buttons(name) for name in STEPS]
    while ear.is_asked():
        offered = ear.over.or_(lane)
        for step in steps:
            offered = offered.or_(step)
        expect(offered.first).to_be_attached()
        if lane.count():
            expect(ear.brings).to_contain_text("comes to rest on")
            if built == 0:
                ear.hold_otherwise(lane)
            built += 1
            expect(ear.buttons("Confirm")).to_be_attached()
        for step in steps:
            if step.count():
                ear.press(step.first)
                break
    assert built
    lying = page.get_by_role("list", name="Your board: what is on it").get_by_role("listitem")
    expect(lying.filter(has_text=re.compile("tile (in|round) .+: [A-G][1-7]"))).not_to_have_count(0)
    assert ear.result()
