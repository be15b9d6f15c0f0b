"""The chat: one tap away, a bubble over the board for what others say, a badge for what is unread, and reactions."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.seeking import any_other, next_turn, whole_game
from tests.browser.test_changing_seats import say
from tests.browser.visitor import DESKTOP, PHONE, Visitor


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
