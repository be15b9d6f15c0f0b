"""How the pages look: light and dark, and on large screens."""

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.layout import OUTSIDE, OVERFLOWING
from tests.browser.playing import wait_for_turn
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_paint

LARGE: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}]
BOARD = "[data-first~=goal]"
ZOOMED: ViewportSize = {"width": 853, "height": 533}
# How bright the page is behind everything, from 0 to 255.
BRIGHTNESS = """() => {
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).map(Number);
    return (red + green + blue) / 3;
}"""
# Longer than the pause before a tooltip comes.
MEANWHILE = 1000  # milliseconds
STATES = ("rest", "hover", "focus")
APPEARANCE = """(one) => {
    const { filter, outlineStyle, outlineWidth } = getComputedStyle(one);
    return [filter, outlineStyle, outlineWidth];
}"""


def brightness(page: Page) -> float:
    """Return how bright the page is."""
    bright: float = page.evaluate(BRIGHTNESS)
    return bright


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_turns_dark_and_light_and_stays_so(visit: Callable[..., Visitor], scheme: str) -> None:
    page = visit(color_scheme=scheme).page
    page.goto("/")
    other = "light" if scheme == "dark" else "dark"
    switch = page.get_by_role("button", name=f"{other.capitalize()} theme")
    switch.wait_for()
    preferred = brightness(page)
    switch.click()
    expect(page.get_by_role("button", name=f"{scheme.capitalize()} theme")).to_be_visible()
    chosen = brightness(page)
    assert max(preferred, chosen) > 200 and min(preferred, chosen) < 60
    assert (chosen < preferred) == (other == "dark")
    page.reload()
    page.get_by_role("button", name=f"{scheme.capitalize()} theme").wait_for()
    assert brightness(page) == chosen
    page.get_by_role("button", name=f"{scheme.capitalize()} theme").click()
    switch.wait_for()
    assert brightness(page) == preferred


def test_on_large_screens_nothing_runs_over_and_boards_are_larger(visitor: Visitor) -> None:
    page = visitor.page

    def check(what: str) -> None:
        assert page.evaluate(OVERFLOWING) == [], what
        assert page.evaluate(OUTSIDE) == [], what

    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    for size in LARGE:
        page.set_viewport_size(size)
        check(f"start page, {size}")
    for title in ("metro", "helsinki"):
        page.set_viewport_size(DESKTOP)
        visitor.open_table(title, "me", "random")
        wait_for_turn(page)
        widths = []
        for size in (DESKTOP, *LARGE):
            page.set_viewport_size(size)
            let_paint(page)  # it is laid out again by then
            check(f"{title}, {size}")
            assert page.evaluate("document.scrollingElement.scrollHeight") == size["height"], "a board is on one page"
            box = page.locator(BOARD).first.bounding_box()
            assert box and box["y"] + box["height"] <= size["height"]
            widths.append(box["width"])
        assert widths == sorted(set(widths)), title


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_part_is_shown_and_axe_finds_nothing_in_either_theme(
    visit: Callable[..., Visitor], size: ViewportSize
) -> None:
    page = visit(viewport=size).page
    page.goto("/look")
    for theme in ("light", "dark"):
        part = page.locator(f"main [data-theme={theme}] section")
        expect(part.get_by_role("heading").filter(has_text="Toast, Tooltip, Dialog, Sheet")).to_be_visible()
        expect(part.get_by_role("button", disabled=True)).to_have_count(7)
    assert page.evaluate(OUTSIDE) == []
    violations = Axe().run(page).response["violations"]
    assert [(one["id"], node["html"][:200]) for one in violations for node in one["nodes"]] == []
    for name, overlay in (("Dialog", page.get_by_role("dialog")), ("Sheet", page.get_by_role("complementary"))):
        page.get_by_role("button", name=name).first.click()
        expect(overlay).to_be_visible()
        page.keyboard.press("Escape")
        expect(overlay).to_have_count(0)


def test_the_states_that_are_shown_are_the_real_ones(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/look")
    buttons = [page.locator(f"[data-theme=light] [data-state={state}] button").first for state in STATES]
    rest, hovered, focused = (button.evaluate(APPEARANCE) for button in buttons)
    assert len({str(rest), str(hovered), str(focused)}) == 3
    buttons[0].hover()
    assert buttons[0].evaluate(APPEARANCE) == hovered
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")  # from now on, a focus is one of the keyboard
    buttons[0].focus()
    assert buttons[0].evaluate(APPEARANCE) == focused


def test_a_tooltip_leaves_what_it_is_about_visible_until_esc_or_a_press_puts_it_away(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/look")
    around = page.locator("[data-theme=light] :has(> [role=tooltip])").first
    button, tip = around.get_by_role("button"), around.get_by_role("tooltip", include_hidden=True)
    expect(tip).not_to_be_visible()
    button.hover()
    expect(tip).to_be_visible()
    about, box = button.bounding_box(), tip.bounding_box()
    assert about and box and box["y"] + box["height"] <= about["y"] + 1
    tip.hover()  # it can be read at leisure
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).not_to_be_visible()
    page.mouse.move(0, 0)
    button.hover()
    expect(tip).to_be_visible()
    button.click()
    expect(tip).not_to_be_visible()
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    button.focus()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).not_to_be_visible()
    expect(button).to_be_focused()


def test_a_sign_without_words_is_explained_to_pointers_and_the_tab_key_and_not_to_fingers(
    visit: Callable[..., Visitor],
) -> None:
    page = visit(has_touch=True).page
    page.clock.install()
    page.goto("/look")
    button, tip = (
        page.locator("main [data-theme=light] [data-tip]").first,
        page.locator("[popover]").get_by_role("tooltip"),
    )
    words = button.get_attribute("aria-label") or ""
    button.tap()
    page.clock.run_for(MEANWHILE)
    expect(tip).to_have_count(0)
    button.hover()
    page.clock.run_for(MEANWHILE)
    expect(tip).to_have_text(words)
    about, box = button.bounding_box(), tip.bounding_box()
    assert about and box and (box["y"] + box["height"] <= about["y"] or about["y"] + about["height"] <= box["y"])
    button.click()
    page.clock.run_for(MEANWHILE)
    expect(tip).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.clock.run_for(MEANWHILE)
    expect(tip).to_have_text(words)
    page.keyboard.press("Escape")
    expect(tip).not_to_be_visible()
    expect(button).to_be_focused()


def test_a_press_is_not_followed_by_the_tooltip_of_what_was_pressed(visitor: Visitor) -> None:
    page = visitor.page
    page.clock.install()
    page.goto("/look")
    button, tip = (
        page.locator("main [data-theme=light] [data-tip]").first,
        page.locator("[popover]").get_by_role("tooltip"),
    )
    # Something else has the focus, and loses it.
    page.get_by_role("link").first.focus()
    button.click()
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    page.clock.run_for(MEANWHILE)
    expect(tip).to_have_count(0)


def test_tabs_are_walked_with_the_arrows(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/look")
    tabs = page.get_by_role("tablist", name="light", exact=True).get_by_role("tab")
    tabs.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(tabs.last).to_be_focused()
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(tabs.first).to_be_focused()


def check_log(page: Page, role: Literal["tabpanel", "region"]) -> None:
    """Demand that the log fills what a desktop zoomed in to 150 % leaves beside the board."""
    page.set_viewport_size(ZOOMED)
    let_paint(page)
    log, bar = page.get_by_role(role, name="Log").bounding_box(), page.locator("[data-due=true]").bounding_box()
    assert log and bar and log["height"] >= 100 and 0 <= bar["y"] - log["y"] - log["height"] < 48


def test_on_wide_screens_no_column_beside_a_board_is_empty_and_the_plaza_of_helsinki_grows(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table("metro", "me", "random")
    wait_for_turn(page)
    page.set_viewport_size(LARGE[0])
    let_paint(page)
    rail = page.locator("[data-rail]").bounding_box()
    assert rail and rail["x"] + rail["width"] > LARGE[0]["width"] - 40
    check_log(page, "tabpanel")
    visitor.open_table("helsinki", "me", "random")
    wait_for_turn(page)
    check_log(page, "region")
    widths = []
    for size in (DESKTOP, LARGE[0]):
        page.set_viewport_size(size)
        let_paint(page)
        plaza = page.locator("section:has(> [data-space])").bounding_box()
        assert plaza
        widths.append(plaza["width"])
    assert widths[1] > 1.2 * widths[0]
    # Every space has room for a pawn and its name.
    for space in page.locator("[data-space]").all():
        box = space.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
