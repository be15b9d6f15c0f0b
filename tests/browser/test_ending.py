"""The end of a game: the board stays in sight, a moment, why it was won or lost, the series, and the way on for all."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.building import sensible
from tests.browser.seeking import Choose, any_other, finished, play_out, whole_game
from tests.browser.visitor import PHONE, Visitor
from tests.browser.waiting import let_rest

TITLES: list[tuple[str, Choose, str]] = [
    ("metro", any_other, "[role=grid]"),
    ("helsinki", sensible, "[data-board] [role=img]"),
]
SMALL: ViewportSize = {"width": 375, "height": 553}
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
# Where the upper edge of the result is, once it has come.
UPPER_EDGE = """async () => {
    const find = () => document.querySelector("[role=dialog]");
    while (!find()) await new Promise(requestAnimationFrame);
    await Promise.all(find().getAnimations().map((arriving) => arriving.finished));
    return find().getBoundingClientRect().top;
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
    expect(result.get_by_text(WHY)).to_be_visible()
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


def has_lines(position: Any) -> bool:
    """Look for a game of Helsinki in which the viewer has completed a row or a column."""
    own = position["board"]["seats"][0]
    return bool(own["rows"] or own["columns"])


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_whoever_has_played_sees_the_end_as_a_moment(visit: Callable[..., Visitor], title: str, motion: str) -> None:
    visitor = visit(reduced_motion=motion)
    page = visitor.page
    choose, moving = (any_other, "[data-train]") if title == "metro" else (sensible, "[data-finale] [data-whole]")
    record = whole_game("metro", any_other) if title == "metro" else whole_game("helsinki", sensible, has_lines)
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


@pytest.mark.parametrize("where", ["result", "replay"])
def test_whoever_reads_the_result_or_a_replay_hears_of_the_rematch_and_finds_it_in_the_log(
    visit: Callable[..., Visitor], where: str
) -> None:
    ann, cleo = visit(nickname="Ann"), visit(nickname="Cleo")
    table = finished(ann, "metro", any_other)
    cleo.page.goto(f"/table/{table}" if where == "result" else f"/table/{table}/move/2")
    if where == "result":
        result_of(cleo.page)
    else:
        cleo.page.get_by_role("slider").wait_for()
    expect(cleo.page.get_by_text("A rematch has been opened.")).to_have_count(0)
    seq = ann.position(table)["seq"]
    ann.ask("POST", f"/api/tables/{table}/messages", {"type": "rematch", "key": "rematch", "seq": seq})
    expect(cleo.page.get_by_role("status").get_by_text("A rematch has been opened.")).to_be_visible()
    rematch = ann.ask("GET", f"/api/tables/{table}")["table"]["rematch"]
    cleo.page.goto(f"/table/{table}")
    result_of(cleo.page).get_by_role("button", name="Close").click()
    link = cleo.page.get_by_role("list", name="Moves so far").get_by_role("link", name="Go to the rematch")
    expect(link).to_have_attribute("href", f"/table/{rematch}")


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


@pytest.mark.parametrize(("title", "choose", "board"), TITLES)
def test_on_a_phone_the_result_rises_once_the_moment_on_the_board_is_over(
    visit: Callable[..., Visitor], title: str, choose: Choose, board: str
) -> None:
    visitor = visit(viewport=SMALL, has_touch=True, reduced_motion="no-preference")
    page, record = visitor.page, whole_game(title, choose)
    table = visitor.go_on_from(record, max(number for number, (by, _) in enumerate(record.moves) if by == 0))
    page.locator("[data-number]").wait_for()
    play_out(visitor, table, choose)
    _, bottom = middle_of(page.locator(board).first)
    assert page.evaluate(UPPER_EDGE) >= bottom - 1
    expect(page.get_by_role("dialog").get_by_text(WHY)).to_be_visible()
