"""The chat: one tap away, a bubble over the board for what others say, a badge for what is unread, and reactions."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.building import hold_a_tile, moves_of, seek
from tests.browser.layout import UNREACHABLE
from tests.browser.playing import after, confirm_button, wait_for_turn
from tests.browser.seeking import any_other, next_turn, whole_game
from tests.browser.test_changing_seats import say
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_rest


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_another_says_is_a_bubble_and_a_badge_until_the_chat_is_opened(
    visit: Callable[..., Visitor], viewport: ViewportSize
) -> None:
    ann, ben = visit(nickname="Ann", viewport=viewport), visit(nickname="Ben", viewport=viewport)
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    for one in (ann, ben):
        one.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Chat", exact=True).click()
    ben.page.get_by_role("textbox", name="Say something").fill("Hello there")
    ben.page.get_by_role("button", name="Send").click()
    bubble = ann.page.get_by_role("button", name="Ben Hello there")
    expect(bubble).to_be_visible()
    # Nobody is shown their own words.
    expect(ben.page.get_by_role("button", name="Ben Hello there")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Chat (1 new)")).to_be_visible()
    bubble.click()
    expect(bubble).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    chat = ann.page.get_by_role("complementary", name="Chat")
    expect(chat.get_by_role("log")).to_contain_text("Hello there")
    chat.get_by_role("group", name="Quick reactions").get_by_role("button", name="Good game").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("🤝")
    # What was said before is no news to whoever opens the page.
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("panel", ["c", "l"], ids=["chat", "log"])
def test_beside_an_open_drawer_the_turn_goes_on(visitor: Visitor, title: str, panel: str) -> None:
    page = visitor.page
    if title == "helsinki":
        hold_a_tile(visitor)
    else:
        visitor.open_table(title, "me", "random", start=0)
        wait_for_turn(page)
        page.get_by_role("gridcell", name="empty, open").first.click()
    expect(confirm_button(page)).to_be_enabled()
    page.keyboard.press(panel)
    drawer = page.get_by_role("complementary")
    for width, height in ((1920, 1080), (1024, 700), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        let_rest(drawer)
        # Nothing lies over what decides.
        assert page.evaluate(UNREACHABLE, "[data-due=true] button") == [], (width, height)
    number = page.locator("[data-number]").get_attribute("data-number")
    confirm_button(page).click()
    after(page, number).wait_for(state="attached")
    expect(drawer).to_be_visible()


# What is pressed in a turn, apart from the decision.
TURNED_TO = {
    "metro": "[data-square][data-lit]",
    "helsinki": "[data-space], [data-action], [data-hand] button",
}


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_an_open_chat_covers_nothing_that_a_turn_needs(visitor: Visitor, title: str) -> None:
    page = visitor.page
    if title == "helsinki":
        seek(visitor, lambda _, position: len(moves_of(position, "walk")) == 3)
    else:
        visitor.open_table(title, "me", "random", start=0)
        wait_for_turn(page)
    page.keyboard.press("c")
    chat = page.get_by_role("complementary", name="Chat")
    for width, height in ((1920, 1080), (1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        let_rest(chat)
        assert page.evaluate(UNREACHABLE, TURNED_TO[title]) == [], (width, height)
        if title == "metro":
            page.get_by_role("button", name="Draw another").click(trial=True)
        for part in (chat.get_by_role("log"), chat.get_by_role("textbox"), *chat.get_by_role("button").all()):
            expect(part).to_be_in_viewport(ratio=1)


def whisper(spectator: Visitor, table: str, text: str) -> None:
    """Write something for spectators without the page."""
    message = {"type": "say", "key": text, "text": text, "watchers": True}
    spectator.ask("POST", f"/api/tables/{table}/messages", message)


def test_a_spectator_has_a_badge_for_what_is_said_after_they_came(visit: Callable[..., Visitor]) -> None:
    ann, eva, udo = visit(nickname="Ann"), visit(nickname="Eva"), visit(nickname="Udo")
    table = ann.open_quietly("metro", "me", "random")
    for one in (eva, udo):
        one.page.goto(f"/table/{table}")
        one.page.get_by_role("button", name="Chat", exact=True).click()
        whisper(one, table, "Hello")
    expect(udo.page.get_by_role("log", name="Chat").get_by_text("Hello")).to_have_count(2)
    for one in (eva, udo):
        one.page.get_by_role("complementary", name="Chat").get_by_role("button", name="Close").click()
    zoe = visit(nickname="Zoe")
    zoe.page.goto(f"/table/{table}")
    expect(zoe.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    whisper(udo, table, "Well laid")
    for one in (eva, zoe):
        expect(one.page.get_by_role("button", name="Chat (1 new)")).to_be_visible()
    # What was read is known when they come again.
    eva.page.get_by_role("button", name="Chat (1 new)").click()
    eva.page.reload()
    expect(eva.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_a_table_of_one_person_has_no_chat_in_its_header(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    expect(visitor.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)


def test_spectators_talk_among_themselves_and_the_player_reads_it_after_the_game(visit: Callable[..., Visitor]) -> None:
    ann, eva, udo = visit(nickname="Ann"), visit(nickname="Eva"), visit(nickname="")
    record, random = whole_game("metro", any_other), Random(1)
    table = ann.go_on_with(record, len(record.moves) - 6, "me", "random")
    expect(ann.page.locator("[data-number]")).to_be_visible()
    for one in (eva, udo):
        one.page.goto(f"/table/{table}")
        one.page.get_by_role("button", name="Chat", exact=True).click()
        one.sees("Until the game is over, only spectators read what you write.")
    eva.page.get_by_role("textbox", name="Say something").fill("She is ahead")
    eva.page.get_by_role("button", name="Send").click()
    expect(udo.page.get_by_role("log", name="Chat")).to_contain_text("She is ahead")
    # Whoever has no name yet gets one.
    udo.page.get_by_role("textbox", name="Say something").fill("By far")
    udo.page.get_by_role("button", name="Send").click()
    expect(eva.page.get_by_role("log", name="Chat")).to_contain_text("By far")
    chat = ann.page.get_by_role("button", name=re.compile("^Chat"))
    expect(chat).to_have_count(0)
    assert ann.ask("GET", f"/api/tables/{table}")["chat"] == []
    while (position := next_turn(ann, table))["result"] is None:
        expect(chat).to_have_count(0)
        ann.make(table, position, any_other(position, random))
    expect(ann.page.get_by_role("button", name="Chat (2 new)")).to_be_visible()
