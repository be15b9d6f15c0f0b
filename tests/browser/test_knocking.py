"""Whoever comes without a link asks for a seat, and the owner of the table lets them in or declines."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import look_away
from tests.browser.visitor import DESKTOP, PHONE, Visitor


def opened(visitor: Visitor, *seats: str, **proposal: Any) -> str:
    """Open a table of Metro and look at it."""
    table = visitor.open_quietly("metro", *seats, **proposal)
    visitor.page.goto(f"/table/{table}")
    return table


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_address_of_a_waiting_room_leads_to_a_seat(visit: Callable[..., Visitor], viewport: Any) -> None:
    ann, dora = visit(nickname="Ann", viewport=viewport), visit(nickname=None, viewport=viewport)
    table = opened(ann, "me", "link")
    # What a player copies from the address bar has no secret.
    dora.page.goto(ann.page.url)
    dora.page.get_by_role("button", name="Ask for a seat").click()
    # Whoever has no name yet is asked for one first.
    dora.page.get_by_role("dialog").get_by_role("textbox").fill("Dora")
    dora.page.keyboard.press("Enter")
    dora.sees("You have asked Ann for a seat.")
    question = ann.page.get_by_role("alert").filter(has_text="Dora is asking for a seat.")
    question.get_by_role("button", name="Let in").click()
    for one in (ann, dora):
        expect(one.page.locator("[data-number]")).to_be_visible()
    dora.sees("You have been let in.")
    expect(question).to_have_count(0)
    assert dora.ask("GET", f"/api/tables/{table}")["yours"] == [1]


def test_whoever_is_declined_reads_it_and_goes_on_watching(visit: Callable[..., Visitor]) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname="Dora")
    opened(ann, "me", "link", "link")
    dora.page.goto(ann.page.url)
    dora.page.get_by_role("button", name="Ask for a seat").click()
    ann.page.get_by_role("alert").get_by_role("button", name="Decline").click()
    dora.sees("Ann has declined your request for a seat.")
    expect(ann.page.get_by_text("Dora is asking for a seat.")).to_have_count(0)
    dora.page.reload()
    dora.sees("Ann has declined your request for a seat.")
    expect(dora.page.get_by_role("button", name="Ask for a seat")).to_have_count(0)


def test_a_friend_who_comes_during_a_game_asks_for_the_seat_of_a_bot(visit: Callable[..., Visitor]) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname="Dora")
    table = opened(ann, "me", "random")
    dora.page.goto(ann.page.url)
    dora.sees("A bot is playing at this table.")
    dora.page.get_by_role("button", name="Ask for a seat").click()
    dora.sees("You have asked Ann for a seat.")
    # The owner finds the question whenever they come.
    ann.page.goto("/")
    ann.page.goto(f"/table/{table}")
    ann.sees("Dora would like to play in place of a bot.")
    ann.page.get_by_role("button", name="Let in").click()
    ann.sees("Dora sits down.")
    dora.sees("You have been let in.")
    assert dora.ask("GET", f"/api/tables/{table}")["yours"] == [1]


def test_whoever_only_wants_to_watch_puts_the_offer_away(visit: Callable[..., Visitor]) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname="Dora")
    opened(ann, "me", "random")
    dora.page.goto(ann.page.url)
    offer = dora.page.get_by_text("A bot is playing at this table.")
    expect(offer).to_be_visible()
    dora.page.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    expect(dora.page.get_by_text("You are watching", exact=True)).to_be_visible()


@pytest.mark.parametrize("nickname", ["Dora", None], ids=["named", "nameless"])
def test_at_a_table_without_spectators_the_page_opens_once_the_visitor_is_let_in(
    visit: Callable[..., Visitor], nickname: str | None
) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname=nickname, is_refused=True)
    opened(ann, "me", "link", spectators=False)
    dora.page.clock.install()
    dora.page.goto(ann.page.url)
    dora.page.get_by_role("button", name="Ask for a seat").click()
    if nickname is None:
        dora.page.get_by_role("dialog").get_by_role("textbox").fill("Dora")
        dora.page.keyboard.press("Enter")
    dora.sees("This page opens as soon as you are let in.")
    ann.page.get_by_role("alert").get_by_role("button", name="Let in").click()
    expect(ann.page.locator("[data-number]")).to_be_visible()
    dora.page.clock.run_for(6000)
    expect(dora.page.locator("[data-number]")).to_be_visible()


REFUSAL = 10 * 60_000  # milliseconds for which a refusal holds


def test_a_refusal_beside_a_game_goes_by_itself_stays_away_and_holds_for_a_while(visit: Callable[..., Visitor]) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname="Dora")
    opened(ann, "me", "random")
    dora.page.clock.install()
    dora.page.goto(ann.page.url)
    dora.page.get_by_role("button", name="Ask for a seat").click()
    ann.page.get_by_role("alert").get_by_role("button", name="Decline").click()
    refused = dora.page.get_by_text("Ann has declined your request for a seat.")
    expect(refused).to_be_visible()
    dora.page.clock.run_for(20_000)
    expect(refused).to_have_count(0)
    dora.page.reload()
    expect(dora.page.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(dora.page.locator("[data-number]")).to_be_visible()
    expect(refused).to_have_count(0)
    expect(dora.page.get_by_role("button", name="Ask for a seat")).to_have_count(0)
    dora.page.clock.run_for(REFUSAL)
    expect(dora.page.get_by_role("button", name="Ask for a seat")).to_be_visible()


def test_the_focus_goes_from_one_question_to_the_next_and_then_to_the_page(visit: Callable[..., Visitor]) -> None:
    ann = visit(nickname="Ann")
    table = opened(ann, "me", "link", "link", "link")
    for name in ("Dora", "Eva"):
        guest = visit(nickname=name)
        guest.ask("POST", f"/api/tables/{table}/messages", {"type": "knock", "key": "knock"})
        expect(ann.page.get_by_role("alert").filter(has_text=f"{name} is asking for a seat.")).to_be_visible()
    of_dora, of_eva = (ann.page.get_by_role("alert").filter(has_text=name) for name in ("Dora", "Eva"))
    of_dora.get_by_role("button", name="Let in").focus()
    ann.page.keyboard.press("Enter")
    expect(of_dora).to_have_count(0)
    expect(of_eva.get_by_role("button", name="Let in")).to_be_focused()
    of_eva.get_by_role("button", name="Decline").focus()
    ann.page.keyboard.press("Enter")
    expect(of_eva).to_have_count(0)
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()


def test_an_owner_who_looks_elsewhere_sees_that_someone_asks(visit: Callable[..., Visitor]) -> None:
    ann, dora = visit(nickname="Ann"), visit(nickname="Dora")
    table = opened(ann, "me", "link")
    expect(ann.page.get_by_text("Waiting for 1 more player")).to_be_visible()
    look_away(ann.page)
    dora.ask("POST", f"/api/tables/{table}/messages", {"type": "knock", "key": "knock"})
    expect(ann.page).to_have_title("● Dora is asking for a seat.")
    ann.page.goto("/")
    card = ann.page.get_by_role("region", name="Continue a game").get_by_role("link")
    expect(card).to_contain_text("1 person is asking for a seat")
