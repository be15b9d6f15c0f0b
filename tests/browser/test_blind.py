"""Playing without looking: every step is found by what a screen reader says, and made with the keyboard."""

import re
import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.building import asks, moves_of, seek, shape_of
from tests.browser.playing import LONGEST
from tests.browser.seeking import next_turn
from tests.browser.visitor import Visitor
from tests.browser.waiting import let_paint, wait_until

GONE = 2000  # milliseconds after which a button that went away by itself is missed
QUIETLY = {"motion": "off", "botSpeed": "off"}
WAITING = re.compile("is playing|are being dealt| to move$")
OUTCOME = re.compile(r"(You won|You lost to .+|You share the win with .+)( by \d+ points?| on the tie-break)?")
POINTS = re.compile(r"\d+ points?")
TILE = re.compile("tile (in|round) .+: [A-G][1-7]")
# What can be pressed in Helsinki, the next step of a build first; only what is offered is said to be possible.
STEPS = {
    "roof": "can be chosen",
    "discard": "can be discarded",
    "build": "can be built$",
    "draw": "^Draw: ",
    "walk": "Move .*space",
    "space": "Put your player",
    "end": "End turn",
}
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
        self.tiles = page.get_by_role("list", name="Your board: what is on it").get_by_text(TILE)
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
        regions = (self.decision, self.page.get_by_role("region", name="Your hand"), self.brings)
        return " ".join(text for part in regions for text in part.all_inner_texts())

    def press(self, button: Locator) -> None:
        """Press a button and wait until something else is said, unless it is gone by itself."""
        before = self.heard()
        try:
            button.press("Enter", timeout=GONE)
        except TimeoutError:
            assert not button.count(), "a button that is offered cannot be pressed"
            return
        wait_until(self.page, lambda: self.heard() != before or self.over.count() > 0)

    def step(self) -> None:
        """Wait for something that can be pressed, and press it; a tile is pushed in where it is proposed."""
        lane, steps = self.buttons("^Push from "), [self.buttons(name) for name in ("Confirm", *STEPS.values())]
        offered = self.over.or_(lane)
        for step in steps:
            offered = offered.or_(step)
        expect(offered.first).to_be_attached()
        if lane.count():
            expect(self.buttons("Confirm")).to_be_attached()
        for step in steps:
            if step.count():
                self.press(step.first)
                return

    def hold_otherwise(self) -> None:
        """Turn the tile and walk along its sides until it is held otherwise and would come to rest."""
        for key in WALK * 4:
            self.buttons("^Push from ").press(key)
            let_paint(self.page)
            if re.search("turned .+comes to rest on [A-G][1-7]", self.brings.inner_text()):
                return
        raise AssertionError("no key holds the tile otherwise")

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
    # The wall is full: every line is described to its end.
    expect(page.get_by_role("gridcell", name=re.compile(": empty"))).to_have_count(0)
    expect(page.get_by_role("gridcell", name=re.compile(r"ine \d+.+ runs over .+ ends at "))).to_have_count(32)
    assert ear.result()


def test_a_tile_of_helsinki_is_turned_and_pushed_in_by_ear(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes=QUIETLY)
    seek(visitor, lambda _, position: len({shape_of(move) for move in moves_of(position, "push")}) > 3)
    ear = Listener(visitor.page)
    before = ear.tiles.count()
    expect(ear.brings).to_contain_text("comes to rest on")
    ear.hold_otherwise()
    ear.press(ear.buttons("Confirm"))
    expect(ear.tiles).to_have_count(before + 1)


@pytest.mark.parametrize("kind", STEPS)
def test_a_step_of_helsinki_is_made_by_ear(visit: Callable[..., Visitor], kind: str) -> None:
    visitor = visit(likes=QUIETLY)
    table, position = seek(visitor, asks(kind))
    ear = Listener(visitor.page)
    ear.press(ear.buttons(STEPS[kind]).first)
    while visitor.position(table)["number"] == position["number"]:
        ear.step()
    assert kind in [entry["move"][0] for entry in next_turn(visitor, table)["news"] if entry["by"] == 0]


def test_a_game_of_helsinki_is_played_by_ear(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes=QUIETLY)
    visitor.open_table("helsinki", "me", "random")
    ear = Listener(visitor.page)
    while ear.is_asked():
        ear.step()
    expect(ear.tiles).not_to_have_count(0)
    assert ear.result()
