"""A first game explains itself: in three steps, once, and in nobody's way."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cityboard.language import Language
from tests.browser.building import hold_a_tile, moves_of, seek
from tests.browser.layout import SCREENS, UNREACHABLE, faults_of, shown
from tests.browser.playing import after, lay_a_tile, wait_for_turn
from tests.browser.seeking import last_move
from tests.browser.test_accessible import problems
from tests.browser.visitor import DESKTOP, Visitor
from tests.browser.waiting import let_paint, settle

TITLES = ("metro", "helsinki")
STEPS = ("goal", "yours", "click")
SMALL: ViewportSize = {"width": 375, "height": 553}
# Whether the steps lie over the board.
HIDES = """(note, board) => {
    const [one, other] = [note, document.querySelector(board)].map((part) => part.getBoundingClientRect());
    const isBeside = one.right <= other.left || other.right <= one.left;
    return !isBeside && one.top < other.bottom && other.top < one.bottom;
}"""
BOARDS = {"metro": "[data-first~=goal]", "helsinki": "[data-board]"}
# What is pressed first.
DUE = {"metro": "[data-square][data-lit]", "helsinki": "[data-reachable]"}
# How a bubble points elsewhere than at what it speaks of, or at nothing that is framed.
ASTRAY = """(note) => {
    const { bottom } = note.getBoundingClientRect();
    const about = [...document.querySelectorAll(`[data-first~="${note.dataset.step}"]`)]
        .find((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > bottom);
    if (!about) return ["nothing is spoken of"];
    const arrow = note.querySelector("[data-arrow]").getBoundingClientRect();
    const middle = arrow.left + arrow.width / 2;
    const { left, right } = about.getBoundingClientRect();
    const bubble = note.querySelector("[data-bubble]").getBoundingClientRect();
    const isAstray = right < bubble.left ? arrow.left > bubble.left : middle < left || middle > right;
    return [
        ...(isAstray ? [`${middle} does not lead to ${left} to ${right}`] : []),
        ...(getComputedStyle(about).outlineStyle === "dashed" ? [] : ["there is no frame"]),
    ];
}"""


def steps_on(page: Page) -> Locator:
    """Find what a player is told in their first game."""
    return page.locator("[data-step]:has([data-bubble])")


def has_no_steps(visitor: Visitor) -> None:
    """Demand that nothing is explained, not even a moment later."""
    wait_for_turn(visitor.page)
    settle(visitor)
    expect(steps_on(visitor.page)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_explained_in_three_steps_and_never_again(
    visit: Callable[..., Visitor], title: str, size: ViewportSize
) -> None:
    visitor = visit(is_new=True, viewport=size)
    page, english = visitor.page, Language("en")
    visitor.open_table(title, "me", "random")
    steps = page.get_by_role("region", name="Your first game")
    for step in STEPS:
        expect(steps.get_by_text(english.say(f"web-{title}-first-{step}"))).to_be_visible()
        assert problems(page, step) == []
        if step != STEPS[-1]:
            steps.get_by_role("button", name="Next").click()
    steps.get_by_role("button", name="Got it").click()
    expect(steps).to_have_count(0)
    page.reload()
    has_no_steps(visitor)
    visitor.open_table(title, "me", "random")
    has_no_steps(visitor)


@pytest.mark.parametrize("title", TITLES)
def test_the_first_game_leads_to_the_lesson_and_waits(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit(is_new=True, viewport=SMALL)
    page = visitor.page
    visitor.open_table(title, "me", "random")
    steps_on(page).get_by_role("link", name="New here? 3-minute lesson").click()
    page.wait_for_url(f"**/learn/{title}")
    expect(page.get_by_role("banner").get_by_role("heading")).to_be_visible()
    expect(steps_on(page)).to_have_count(0)
    page.go_back()
    expect(steps_on(page)).to_contain_text(Language("en").say(f"web-{title}-first-goal"))


def test_steps_can_be_closed_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(is_new=True)
    visitor.open_table("metro", "me", "random")
    steps_on(visitor.page).get_by_role("button", name="Close").click()
    expect(steps_on(visitor.page)).to_have_count(0)
    visitor.page.reload()
    has_no_steps(visitor)


def test_whoever_plays_some_turns_without_reading_the_steps_is_left_alone(visit: Callable[..., Visitor]) -> None:
    visitor, random = visit(is_new=True), Random(1)
    visitor.open_table("metro", "me", "random")
    for _ in range(5):
        wait_for_turn(visitor.page)
        expect(steps_on(visitor.page)).to_be_visible()
        lay_a_tile(visitor.page, random)
    wait_for_turn(visitor.page)
    lay_a_tile(visitor.page, random)
    expect(steps_on(visitor.page)).to_have_count(0)
    visitor.page.reload()
    has_no_steps(visitor)


def test_only_the_first_game_of_each_title_is_explained(visit: Callable[..., Visitor]) -> None:
    visitor = visit(is_new=True)
    page = visitor.page
    first = visitor.open_table("metro", "me", "random")
    expect(steps_on(page)).to_be_visible()
    visitor.open_table("metro", "me", "random")
    has_no_steps(visitor)
    visitor.open_table("helsinki", "me", "random")
    expect(steps_on(page)).to_be_visible()
    page.goto(f"/table/{first}")
    expect(steps_on(page)).to_be_visible()
    page.goto(f"/table/{first}/move/0")
    page.get_by_role("slider").wait_for()
    settle(visitor)
    expect(steps_on(page)).to_have_count(0)


def test_nobody_is_told_what_is_theirs_before_the_device_is_passed_on_or_while_they_watch(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(is_new=True)
    table = ann.open_table("metro", "me", "me")
    passing = ann.page.get_by_role("button", name="I am")
    passing.wait_for()
    settle(ann)
    expect(steps_on(ann.page)).to_have_count(0)
    passing.click()
    expect(steps_on(ann.page)).to_be_visible()
    bob = visit(is_new=True, nickname="Bob")
    bob.page.goto(f"/table/{table}")
    bob.sees("You are watching")
    settle(bob)
    expect(steps_on(bob.page)).to_have_count(0)


@pytest.mark.parametrize(("module", "others"), [("companies", ["random"]), ("solo", [])])
def test_a_module_that_changes_the_goal_changes_the_steps(
    visit: Callable[..., Visitor], module: str, others: list[str]
) -> None:
    visitor = visit(is_new=True)
    visitor.open_table("metro", "me", *others, modules=[module])
    steps = steps_on(visitor.page)
    for words in (f"goal-{module}", f"yours-{module}", "click"):
        expect(steps).to_contain_text(Language("en").say(f"web-metro-first-{words}"))
        steps.get_by_role("button", name=re.compile("^(Next|Got it)$")).click()


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_bubble_points_at_what_it_speaks_of_and_hides_nothing_on_any_screen_or_in_any_language(
    visit: Callable[..., Visitor], title: str
) -> None:
    visitor = visit(is_new=True)
    page, steps = visitor.page, steps_on(visitor.page)
    if title == "helsinki":
        seek(visitor, lambda _, position: len(moves_of(position, "walk")) == 3)
    else:
        visitor.open_table(title, "me", "random")
        wait_for_turn(page)
    steps.wait_for()
    for number, step in enumerate(STEPS):
        for where, code in shown(page):
            expect(steps).to_contain_text(Language(code).say(f"web-{title}-first-{step}"))
            assert faults_of(page, title, DUE[title], is_chosen=True) == [], (step, where)
            assert not steps.evaluate(HIDES, BOARDS[title]), (step, where)
            assert steps.evaluate(ASTRAY) == [], (step, where)
        if number < len(STEPS) - 1:
            steps.get_by_role("button", name=Language(code).say("web-table-first-next"), exact=True).click()


@pytest.mark.parametrize("title", TITLES)
def test_every_bubble_leaves_the_room_to_the_board_while_a_move_is_chosen(
    visit: Callable[..., Visitor], title: str
) -> None:
    visitor = visit(is_new=True)
    page, steps = visitor.page, steps_on(visitor.page)
    if title == "helsinki":
        hold_a_tile(visitor)
    else:
        visitor.open_table(title, "me", "random")
        wait_for_turn(page)
        page.get_by_role("gridcell", name="empty, open").first.click()
    for number, step in enumerate(STEPS):
        page.set_viewport_size(DESKTOP)
        expect(steps).to_have_attribute("data-step", step)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            let_paint(page)
            assert faults_of(page, title, "[data-confirm]:enabled", is_chosen=True) == [], (step, width, height)
        page.set_viewport_size(DESKTOP)
        if number < len(STEPS) - 1:
            steps.get_by_role("button", name="Next").click()


@pytest.mark.parametrize("size", [SMALL, {"width": 390, "height": 664}], ids=["375", "390"])
def test_two_taps_at_the_same_spot_lay_a_tile_below_any_bubble(
    visit: Callable[..., Visitor], size: ViewportSize
) -> None:
    visitor = visit(is_new=True, viewport=size)
    page, table = visitor.page, visitor.open_table("metro", "me", "random")
    for step in STEPS:
        wait_for_turn(page)
        if step != STEPS[0]:
            steps_on(page).get_by_role("button", name="Next").click()
        expect(steps_on(page)).to_have_attribute("data-step", step)
        expect(page.locator("[data-arrival]")).to_have_count(0)
        # Far from the top, where a board that grows moves most.
        box = page.locator(DUE["metro"]).last.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        expect(page.locator("[data-confirm]")).to_be_enabled()
        chosen = page.locator("[data-chosen]").get_attribute("data-chosen")
        number = page.locator("[data-number]").get_attribute("data-number")
        page.mouse.click(x, y)
        after(page, number).wait_for(state="attached")
        assert " ".join(map(str, last_move(visitor, table))) == chosen


def test_with_a_bubble_above_all_actions_of_helsinki_can_be_pressed(visit: Callable[..., Visitor]) -> None:
    visitor = visit(is_new=True)
    visitor.open_table("helsinki", "me", "random")
    wait_for_turn(visitor.page)
    steps_on(visitor.page).wait_for()
    assert visitor.page.locator("[data-action]").count() == 15
    assert visitor.page.evaluate(UNREACHABLE, "[data-action]") == []


def test_a_bubble_that_was_put_away_does_not_come_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit(is_new=True)
    visitor.open_table("metro", "me", "random")
    steps_on(visitor.page).get_by_role("button", name="Next").click()
    visitor.page.reload()
    expect(steps_on(visitor.page)).to_contain_text(Language("en").say("web-metro-first-yours"))
