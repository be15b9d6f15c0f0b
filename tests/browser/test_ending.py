"""The end of a game: the board stays in sight, a moment, why it was won or lost, the series, and the way on for all."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.building import sensible
from tests.browser.seeking import Choose, any_other, finished, play_out, whole_game
from tests.browser.visitor import PHONE, Visitor
from tests.browser.waiting import let_rest

TITLES: list[tuple[str, Choose, str]] = [
    ("metro", any_other, "[role=grid]"),
    ("helsinki", sensible, ".stack[role=img]"),
]
BESIDE: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 1024, "height": 768},
]
WHY = re.compile(r"^(You won|You lost to .+|You share the win with .+)( by \d+ points?| on the tie-break)?(: .+)?\.")

# Whether something moves on the board at the moment when the result is there.
MOMENT = """async (moving) => {
    while (!document.querySelector("[role=dialog]")) await new Promise(requestAnimationFrame);
    for (let paint = 0; paint < 3; paint++) await new Promise(requestAnimationFrame);
    const parts = [...document.querySelectorAll(moving)];
    return parts.some((part) => part.getAnimations({ subtree: true }).length > 0);
}"""


def result_of(page: Page) -> Locator:
    """Find the result."""
    page.get_by_role("heading", name="Every point and its rule").wait_for()
    result = page.get_by_role("dialog")
    let_rest(result)
    return result


def middle_of(board: Locator) -> tuple[float, float]:
    """Return where the middle of the right edge of a board is."""
    box = board.bounding_box()
    assert box
    return box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize(("title", "choose", "board"), TITLES)
def test_the_board_stays_in_sight_beside_the_result(visitor: Visitor, title: str, choose: Choose, board: str) -> None:
    page, table = visitor.page, finished(visitor, title, choose)
    page.goto(f"/table/{table}")
    result = result_of(page)
    expect(result.locator(".why")).to_have_text(WHY)
    for size in BESIDE:
        page.set_viewport_size(size)
        right, _ = middle_of(page.locator(board).first)
        beside = result.bounding_box()
        assert beside
        assert beside["x"] >= right - 1, size
    # Keys and mouse reach the board while the result is there.
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


@pytest.mark.parametrize(("title", "choose", "board"), TITLES)
def test_on_a_phone_the_result_can_be_put_down(
    visit: Callable[..., Visitor], title: str, choose: Choose, board: str
) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    page, table = visitor.page, finished(visitor, title, choose)
    page.goto(f"/table/{table}")
    result = result_of(page)
    _, bottom = middle_of(page.locator(board).first)
    half = result.bounding_box()
    assert half
    assert half["y"] > bottom / 2 + 28, "at least the upper half of the board is in sight"
    result.get_by_role("button", name="Put down").click()
    expect(result.get_by_role("heading", name="Every point and its rule")).not_to_be_visible()
    low = result.bounding_box()
    assert low
    assert low["y"] >= bottom - 1
    result.get_by_role("button", name="Lift up").click()
    expect(result.get_by_role("heading", name="Every point and its rule")).to_be_attached()


@pytest.mark.parametrize(
    ("title", "choose", "moving"), [("metro", any_other, "[data-train]"), ("helsinki", sensible, ".finale .line")]
)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_whoever_has_played_sees_the_end_as_a_moment(
    visit: Callable[..., Visitor], title: str, choose: Choose, moving: str, motion: str
) -> None:
    visitor = visit(reduced_motion=motion)
    page, record = visitor.page, whole_game(title, choose)
    last = max(number for number, (by, _) in enumerate(record.moves) if by == 0)
    table = visitor.go_on_from(record, last)
    page.locator("[data-number]").wait_for()
    play_out(visitor, table, choose)
    assert page.evaluate(MOMENT, moving) == (motion == "no-preference")
    expect(result_of(page)).to_be_visible()


def test_whoever_has_put_the_result_away_is_told_that_a_rematch_is_ready(visit: Callable[..., Visitor]) -> None:
    ann, cleo = visit(nickname="Ann"), visit(nickname="Cleo")
    table = finished(ann, "metro", any_other)
    for one in (ann, cleo):
        one.page.goto(f"/table/{table}")
        result_of(one.page)
    cleo.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    cleo.sees("A rematch has been opened.")
    cleo.page.get_by_role("button", name="Go there").click()
    expect(cleo.page).to_have_url(ann.page.url)


def test_spectators_come_along_into_the_rematch_and_everybody_reads_the_series(visit: Callable[..., Visitor]) -> None:
    ann, cleo = visit(nickname="Ann"), visit(nickname="Cleo")
    table = finished(ann, "metro", any_other)
    for one in (ann, cleo):
        one.page.goto(f"/table/{table}")
        expect(result_of(one.page)).not_to_contain_text("After")
    assert cleo.page.get_by_role("button", name="Rematch").count() == 0
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    cleo.page.get_by_role("button", name="Go to the rematch").click()
    expect(cleo.page).to_have_url(ann.page.url)
    rematch = ann.page.url.rpartition("/")[2]
    play_out(ann, rematch, any_other)
    wins = ann.ask("GET", f"/api/tables/{rematch}/series")["wins"]
    for one, name in ((ann, "You"), (cleo, "Ann")):
        expect(result_of(one.page)).to_contain_text(f"After 2 games: {name} {wins[0]} · Random bot {wins[1]}")
