"""Keys, and who hears them: the page, the board, what is beside the game and what lies over it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import wait_for_turn
from tests.browser.visitor import Visitor

FOCUSED = "document.activeElement.getAttribute('aria-label')"


def begin(visitor: Visitor, title: str = "metro") -> Page:
    """Open a table whose player is to decide."""
    visitor.open_table(title, "me", "random")
    wait_for_turn(visitor.page)
    return visitor.page


def choose_from_menu(page: Page, item: str) -> None:
    """Open the menu with its button and choose from it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Menu").get_by_role("button", name=item, exact=True).click()


def overlays(page: Page) -> Locator:
    """Find dialogs and drawers."""
    return page.get_by_role("dialog").or_(page.get_by_role("complementary"))


def menu(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Menu")


def listed_keys(page: Page) -> list[str]:
    """Return the keys that the open list explains."""
    keys = page.get_by_role("dialog", name="Keys").get_by_role("term")
    keys.first.wait_for()
    return keys.all_inner_texts()


def test_esc_closes_the_topmost_only(visitor: Visitor) -> None:
    page = begin(visitor)
    page.get_by_role("gridcell", name="empty, open").first.click()
    chosen, drawer = page.locator("[data-chosen^=lay]"), page.get_by_role("dialog", name="M2")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(chosen).to_have_count(1)
    choose_from_menu(page, "Rules")
    drawer.wait_for()
    page.keyboard.press("?")
    dialog.wait_for()
    for left in ([1, 1, 0], [1, 0, 0], [0, 0, 0]):
        page.keyboard.press("Escape")
        for what, count in zip((chosen, drawer, dialog), left, strict=True):
            expect(what).to_have_count(count)


def test_esc_puts_a_label_away_until_another_square_is_pointed_at(visitor: Visitor) -> None:
    page = begin(visitor)
    open_squares, label = page.get_by_role("gridcell", name="empty, open"), page.get_by_role("tooltip")
    open_squares.first.hover()
    expect(label).to_be_visible()
    page.keyboard.press("Escape")
    expect(label).not_to_be_visible()
    open_squares.last.hover()
    expect(label).to_be_visible()


@pytest.mark.parametrize("item", ["Settings", "Chat", "Rules"])
def test_what_is_opened_from_the_menu_gives_the_focus_back_to_the_menus_button(visitor: Visitor, item: str) -> None:
    page = begin(visitor)
    choose_from_menu(page, item)
    opened = overlays(page)
    opened.wait_for()
    assert opened.evaluate("(one) => one.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    assert page.evaluate(FOCUSED) == "Menu"


def test_a_key_in_a_dialog_does_not_reach_the_board_or_the_page(visitor: Visitor) -> None:
    page = begin(visitor)
    page.get_by_role("gridcell", name="empty, open").first.click()
    chosen = page.locator("[data-chosen^=lay]")
    before = chosen.get_attribute("data-chosen")
    choose_from_menu(page, "Settings")
    page.get_by_role("dialog", name="Settings").wait_for()
    # Wherever the focus is: a pressed button may have disappeared.
    for leave in ("undefined", "document.activeElement.blur()"):
        page.evaluate(leave)
        for key in ("r", "c", "h", "u", "m"):
            page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.get_by_role("complementary").or_(menu(page))).to_have_count(0)
    expect(page.get_by_role("region", name="Suggest a move")).to_have_count(0)
    assert chosen.get_attribute("data-chosen") == before


def test_typing_in_the_chat_triggers_nothing(visitor: Visitor) -> None:
    page = begin(visitor)
    page.get_by_role("gridcell", name="empty, open").first.click()
    chosen = page.locator("[data-chosen^=lay]")
    before = chosen.get_attribute("data-chosen")
    page.keyboard.press("c")
    line = page.get_by_role("textbox", name="Say something")
    expect(line).to_be_focused()
    page.keyboard.type("Much hassle? Ruf an")
    expect(line).to_have_value("Much hassle? Ruf an")
    expect(page.get_by_role("dialog").or_(menu(page))).to_have_count(0)
    expect(page.get_by_role("region", name="Suggest a move")).to_have_count(0)
    assert chosen.get_attribute("data-chosen") == before
    line.press("Escape")
    expect(line).to_have_count(0)
    expect(chosen).to_have_count(1)


def test_the_drawer_opened_last_covers_the_others(visitor: Visitor) -> None:
    page = begin(visitor)
    choose_from_menu(page, "Rules")
    rules, chat = page.get_by_role("dialog", name="M2"), page.get_by_role("complementary", name="Chat")
    rules.wait_for()
    page.keyboard.press("c")
    chat.wait_for()
    # Playwright clicks only what nothing covers.
    chat.get_by_role("button", name="Close").click()
    expect(chat).to_have_count(0)
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)


def test_a_click_beside_a_dialog_closes_it_but_not_a_press_that_began_in_it(visitor: Visitor) -> None:
    page = begin(visitor)
    choose_from_menu(page, "Settings")
    dialog = page.get_by_role("dialog", name="Settings")
    box = dialog.get_by_role("heading").bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(5, 400)
    page.mouse.up()
    expect(dialog).to_be_visible()
    page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)


def test_a_click_elsewhere_closes_the_menu_and_its_button_does_too(visitor: Visitor) -> None:
    page = begin(visitor)
    menu, button = page.get_by_role("navigation", name="Menu"), page.get_by_role("button", name="Menu")
    closing: list[Callable[[], None]] = [lambda: button.click(), lambda: page.mouse.click(600, 28)]
    for close in closing:
        button.click()
        menu.wait_for()
        close()
        expect(menu).to_have_count(0)


@pytest.mark.parametrize(("title", "has_flip"), [("metro", False), ("helsinki", True)])
def test_the_list_of_keys_is_of_those_that_work_here(visitor: Visitor, title: str, has_flip: bool) -> None:
    page = begin(visitor, title)
    page.keyboard.press("?")
    keys = listed_keys(page)
    assert {"Esc", "Enter", "R", "U", "H", "A", "L", "C", "M", "S", "W", "?"} <= set(keys)
    assert ("F" in keys) == has_flip
    assert len(keys) == len(set(keys))


def test_letters_can_be_switched_off(visit: Callable[..., Visitor]) -> None:
    page = begin(visit(likes={"letters": False}))
    for key in ("m", "c", "l", "?"):
        page.keyboard.press(key)
    expect(overlays(page).or_(menu(page))).to_have_count(0)
    choose_from_menu(page, "Keys")
    assert set(listed_keys(page)) == {"Esc", "Enter"}
