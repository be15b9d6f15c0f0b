"""Dragging as people do it: with a mouse, or with a finger."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PHONE
from tests.browser.waiting import let_paint

# How a visitor comes who has a mouse, or a finger.
HANDS: dict[str, dict[str, Any]] = {"mouse": {}, "finger": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}

Point = tuple[float, float]


def middle(mark: Locator) -> Point:
    """Return where the middle of something is in the window."""
    box = mark.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def dragging(page: Page, start: Point, *way: Point) -> Iterator[None]:
    """Press somewhere, move along a way, and let go at its end when all is done."""
    moves = [(x, y) for before, after in zip((start, *way), way, strict=False) for x, y in steps(before, after)]
    if page.evaluate("navigator.maxTouchPoints > 0"):
        session = page.context.new_cdp_session(page)

        def touch(kind: str, *at: Point) -> None:
            points = [{"x": x, "y": y} for x, y in at]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", start)
        for at in moves:
            touch("touchMove", at)
        let_paint(page)
        yield
        touch("touchEnd")
    else:
        page.mouse.move(*start)
        page.mouse.down()
        for at in moves:
            page.mouse.move(*at)
        let_paint(page)
        yield
        page.mouse.up()


def drag(page: Page, start: Point, *way: Point) -> None:
    """Drag from one point along others, and let go at the last."""
    with dragging(page, start, *way):
        pass


def steps(before: Point, after: Point, count: int = 5) -> Iterator[Point]:
    """Go from one point to another in steps."""
    for step in range(1, count + 1):
        share = step / count
        yield before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share
