"""Everyone can play: axe finds nothing, keys are enough, colours are not needed."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from cityboard.language import Language
from tests.browser.pages import PAGES, is_there
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import finish_quickly
from tests.browser.test_languages import TABLES
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_paint, let_rest, settle

# What is right need not be told: that would take as long again.
PROBLEMS_ALONE = {"resultTypes": ["violations"]}
COLOURS_ALONE = {"runOnly": ["color-contrast"]}
# What the menu opens, and its heading there.
PANELS = {
    "Chat": "Chat",
    "All your moves": "All your moves",
    "Moves so far": "Moves so far",
    "Rules": "M2",
    "Players and seats": "Players and seats",
    "Settings": "Settings",
    "Keys": "Keys",
}


def problems(page: Page, what: str, options: dict[str, Any] | None = None) -> list[tuple[str, str, str]]:
    """Let axe look at a page."""
    violations = Axe().run(page, options=PROBLEMS_ALONE | (options or {})).response["violations"]
    return [(what, one["id"], node["html"][:200]) for one in violations for node in one["nodes"]]


def problems_everywhere(page: Page, what: str) -> list[tuple[str, str, str]]:
    """Let axe look at a page at both sizes; in the dark only the colours are others."""
    faults = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        let_paint(page)
        faults += problems(page, f"{what}, {size}")
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        let_rest(page.locator("html"))
        faults += problems(page, f"{what}, {size}, dark", COLOURS_ALONE)
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        let_rest(page.locator("html"))
    return faults


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit(color_scheme="light")
    visitor.page.goto(path)
    is_there(visitor.page, path)
    settle(visitor)
    assert problems_everywhere(visitor.page, path) == []


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_axe_finds_nothing_at_a_table(
    visit: Callable[..., Visitor], title: str, players: int, options: dict[str, Any]
) -> None:
    visitor = visit(color_scheme="light")
    visitor.open_table(title, "me", *["random"] * (players - 1), **options)
    visitor.page.locator("[data-due=true]:visible").first.wait_for()
    settle(visitor)
    assert problems_everywhere(visitor.page, f"{title} {options}") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_beside_and_after_a_game(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    visitor = visit(viewport=size)
    page, faults = visitor.page, []
    visitor.open_table("metro", "me", "link")
    page.get_by_role("textbox", name="Link for friends").wait_for()
    settle(visitor)
    faults += problems(page, "waiting room")
    visitor.open_table("metro", "me", "random")
    for panel, heading in PANELS.items():
        wait_for_turn(page)
        page.keyboard.press("m")
        page.get_by_role("navigation", name="Menu").wait_for()
        if panel == "Chat":  # the menu is the same every time
            faults += problems(page, "menu")
        choose_from_menu(page, panel)
        opened = page.get_by_role("complementary", name=heading).or_(page.get_by_role("dialog", name=heading))
        expect(opened.get_by_role("heading", name=heading).first).to_be_visible()
        settle(visitor)
        faults += problems(page, panel)
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Suggest a move").click()
    page.get_by_role("region", name="Suggest a move").wait_for()
    settle(visitor)
    faults += problems(page, "hint")
    table = finish_quickly(visitor)
    page.goto(f"/table/{table}")
    page.get_by_role("heading", name="Every point and its rule").wait_for()
    settle(visitor)
    faults += problems(page, "result")
    page.goto(f"/table/{table}/move/10")
    page.get_by_role("slider").wait_for()
    settle(visitor)
    faults += problems(page, "replay")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(Language("en").say("web-table-unknown"))
    faults += problems(page, "no such table")
    assert faults == []


def test_metro_is_played_by_keys_alone(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    for _ in range(4):
        wait_for_turn(page)
        number = page.locator("[data-number]").get_attribute("data-number") or ""
        tab_to(page, "[role=gridcell]")
        walk_to_an_open_square(page)
        page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]:visible")).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.locator("[data-number]")).not_to_have_attribute("data-number", number)


# Close the dialog by a key, by a gesture, or as the browser itself does, and press M at once, as fast fingers do; then
# wait until everything has been announced that comes later.
THEN_M = """async (way) => {
    const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const dialog = document.querySelector("dialog");
    if (way === "key") press("Escape");
    if (way === "gesture") dialog.requestClose();
    if (way === "browser") dialog.close();
    await null;
    if (dialog.contains(document.activeElement)) document.activeElement.blur();
    press("m");
    for (let paint = 0; paint < 3; paint++) await new Promise(requestAnimationFrame);
}"""


def play_and_open(visitor: Visitor, item: str) -> Page:
    """Begin a game of Metro and choose something from its menu by a key."""
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    visitor.page.keyboard.press("m")
    choose_from_menu(visitor.page, item)
    return visitor.page


@pytest.mark.parametrize("way", ["key", "gesture", "browser"])
def test_a_key_right_after_a_dialog_is_closed_is_heard(visitor: Visitor, way: str) -> None:
    page = play_and_open(visitor, "Settings")
    page.get_by_role("dialog", name="Settings").wait_for()
    page.evaluate(THEN_M, way)
    assert page.get_by_role("dialog").count() == 0
    assert page.get_by_role("navigation", name="Menu").count() == 1


def test_the_keyboard_is_again_where_it_was_when_a_dialog_is_closed(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    tab_to(page, "[role=gridcell]")
    square = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("a")
    search = page.get_by_role("searchbox")
    search.fill("A1")
    search.press("Escape")
    expect(search).to_have_value("")
    search.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == square


@pytest.mark.parametrize("panel", ["Rules", "Chat", "Moves so far"])
def test_what_stands_beside_the_game_stays_until_esc_closes_it(visitor: Visitor, panel: str) -> None:
    page = play_and_open(visitor, panel)
    drawer = page.get_by_role("complementary").or_(page.get_by_role("dialog"))
    drawer.wait_for()
    page.get_by_role("gridcell", name="empty, open").first.click()
    expect(page.locator("[data-chosen^=lay]")).to_have_count(1)
    expect(drawer).to_be_visible()
    # One for what is chosen on the board, and one for the drawer beside it.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen^=lay]")).to_have_count(0)
    expect(drawer).to_have_count(0)


def choose_from_menu(page: Page, panel: str) -> None:
    """Choose something from the open menu."""
    page.get_by_role("navigation", name="Menu").get_by_role("button", name=panel, exact=True).click()


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until what is wanted has the focus."""
    for _ in range(100):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {wanted}")


def walk_to_an_open_square(page: Page) -> None:
    """Move row by row until an open square has the keyboard focus."""
    here = "document.activeElement.getAttribute('aria-label') ?? ''"
    for key in ["Home", *(["ArrowRight"] * 7 + ["ArrowDown"] + ["ArrowLeft"] * 7 + ["ArrowDown"]) * 4]:
        if "open" in page.evaluate(here):
            return
        page.keyboard.press(key)
    raise AssertionError("no open square can be walked to")


def test_helsinki_is_played_by_keys_alone(visitor: Visitor) -> None:
    visitor.open_table("helsinki", "me", "random")
    page = visitor.page
    for _ in range(6):
        assert wait_for_turn(page)
        number = page.locator("[data-number]").get_attribute("data-number") or ""
        page.keyboard.press("a")
        page.get_by_role("dialog").wait_for()
        tab_to(page, "[data-move]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]:visible")).to_be_enabled()
        tab_to(page, "[data-confirm]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-number]")).not_to_have_attribute("data-number", number)


COLOURS = ("yellow", "blue", "orange", "grey", "red", "brown", "green", "purple")
# Make all colours of players one grey: what is still distinguishable needs no colour.
TAKE_COLOURS = """(colours) => {
    for (const colour of colours) {
        document.documentElement.style.setProperty(`--${colour}`, "#8a8a8a");
        document.documentElement.style.setProperty(`--on-${colour}`, "#ffffff");
    }
}"""


def test_players_are_distinguishable_without_any_colour(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", *["random"] * 5)
    wait_for_turn(visitor.page)
    visitor.page.evaluate(TAKE_COLOURS, COLOURS)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    players = visitor.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_have_count(6)
    badges = [player.locator("[data-badge]").screenshot() for player in players.all()]
    samples = [player.locator("[data-sample]").screenshot() for player in players.all()]
    assert len(set(badges)) == 6
    assert len(set(samples)) == 6
    assert set(visitor.page.locator("[data-wagon] text").all_text_contents()) == {"Y", "B", "R", "G", "O", "P"}
