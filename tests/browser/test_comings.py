"""Who comes and goes, whose time is up and who says no: everyone at the table is told, and the log keeps it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.seeking import any_other, next_turn
from tests.browser.test_changing_seats import say
from tests.browser.visitor import Visitor

SECONDS = {"seconds_per_turn": 5}


def together(visit: Callable[..., Visitor], title: str = "metro", **proposal: Any) -> tuple[Visitor, Visitor, str]:
    """Let Ann and Ben look at a table of theirs; Ann begins."""
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": title, "seats": seats, "options": {"start": 0}} | proposal)
    say(ben, opened["id"], "sit", secret=opened["invitation"])
    for one in (ann, ben):
        one.page.goto(f"/table/{opened['id']}")
        expect(one.page.locator("[data-number]")).to_be_visible()
    return ann, ben, opened["id"]


def hears(visitor: Visitor, words: str) -> None:
    """Demand that somebody is told something, and finds it in the log."""
    expect(visitor.page.get_by_role("status").get_by_text(words)).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Moves so far").get_by_text(words).first).to_be_visible()


def is_spared(visitor: Visitor, words: str) -> None:
    """Demand that somebody is not told what they did themselves, though the log keeps it."""
    expect(visitor.page.get_by_role("list", name="Moves so far").get_by_text(words).first).to_be_visible()
    expect(visitor.page.get_by_role("status").get_by_text(words)).to_have_count(0)


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_everybody_hears_who_leaves_comes_back_and_hands_a_seat_over(visit: Callable[..., Visitor], title: str) -> None:
    ann, ben, table = together(visit, title)
    say(ben, table, "leave", seat=1)
    hears(ann, "Ben leaves; a bot plays on.")
    is_spared(ben, "Ben leaves; a bot plays on.")
    say(ben, table, "return", seat=1)
    hears(ann, "Ben is back.")
    is_spared(ben, "Ben is back.")
    say(ben, table, "leave", seat=1)
    say(ben, table, "link", seat=1)
    hears(ann, "Ben hands the seat over.")


def test_whoever_gives_a_seat_up_before_the_start_is_named_then_and_in_the_log(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    ann.page.goto(f"/table/{opened['id']}")
    ann.sees("Waiting for 2 more players")
    say(ben, opened["id"], "sit", secret=opened["invitation"])
    expect(ann.page.get_by_role("status").get_by_text("Ben sits down.")).to_be_visible()
    say(ben, opened["id"], "leave", seat=1)
    expect(ann.page.get_by_role("status").get_by_text("Ben gives the seat up.")).to_be_visible()
    ann.page.get_by_role("button", name="Start with bots on the free seats").click()
    hears(ann, "Ben gives the seat up.")


def test_a_player_whose_time_is_up_is_told_so_and_the_others_are_told_who_it_is(visit: Callable[..., Visitor]) -> None:
    ann, ben, _ = together(visit, pace=SECONDS)
    hears(ben, "Ann has run out of time: a bot takes over.")
    own = "Your time was up: a bot has taken over. You can take your seat back."
    expect(ann.page.get_by_role("status").get_by_text(own)).to_be_visible()
    ann.page.get_by_role("button", name="Rejoin").click()
    hears(ben, "Ann is back.")


def test_a_player_whom_the_others_let_a_bot_stand_in_for_is_told_so(visit: Callable[..., Visitor]) -> None:
    ann, ben, _ = together(visit, pace=SECONDS | {"absent": "vote"})
    question = ben.page.get_by_role("alert").filter(has_text="Should a bot play on for Ann?")
    question.get_by_role("button", name="Yes").click()
    hears(ben, "The others let a bot take over for Ann.")
    own = "The others let a bot take over for you. You can take your seat back."
    expect(ann.page.get_by_role("status").get_by_text(own)).to_be_visible()


def test_whoever_asks_hears_who_says_no(visit: Callable[..., Visitor]) -> None:
    ann, ben, table = together(visit, take_back=True)
    ann.make(table, next_turn(ann, table), any_other(ann.position(table), Random(1)))
    asked = ben.page.get_by_role("alert")
    ann.page.get_by_role("button", name="Ask for a take-back").click()
    asked.filter(has_text="Ann would like to take back").get_by_role("button", name="No", exact=True).click()
    hears(ann, "Ben says no to the take-back.")
    expect(asked.get_by_role("button")).to_have_count(0)
    is_spared(ben, "Ben says no to the take-back.")


@pytest.mark.parametrize(
    ("asking", "words"), [("replace", "Eva says no: no bot takes over."), ("remove", "Eva says no: nobody is removed.")]
)
def test_whoever_asks_about_somebody_else_hears_who_says_no(
    visit: Callable[..., Visitor], asking: str, words: str
) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    proposal = {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}, {"who": "link"}], "options": {"start": 1}}
    pace = SECONDS | {"absent": "vote" if asking == "replace" else "wait"}
    opened = ann.ask("POST", "/api/tables", proposal | {"pace": pace})
    for one in (ben, eva):
        say(one, opened["id"], "sit", secret=opened["invitation"])
    for one in (ann, eva):
        one.page.goto(f"/table/{opened['id']}")
    if asking == "remove":
        say(ann, opened["id"], "revoke", seat=1)
    eva.page.get_by_role("alert").get_by_role("button", name="No", exact=True).click()
    hears(ann, words)


def test_whoever_has_deleted_their_data_leaves_no_name_and_no_dash(visit: Callable[..., Visitor]) -> None:
    ann, ben, table = together(visit)
    ann.make(table, next_turn(ann, table), any_other(ann.position(table), Random(1)))
    say(ben, table, "move", seat=1, move=ben.position(table)["legal"][0])
    log = ann.page.get_by_role("list", name="Moves so far")
    expect(log.locator("[data-line]", has_text="Ben ").first).to_be_visible()
    ben.ask("DELETE", "/api/me")
    expect(log.get_by_text("Ben")).to_have_count(0)
    expect(log.get_by_text("Player 2 leaves; a bot plays on.")).to_be_visible()
    expect(log.locator("[data-line]", has_text="Player 2 ").first).to_be_visible()
    expect(ann.page.get_by_text("—")).to_have_count(0)
