"""Several people at one table: by a link, at one device, and with a server that comes and goes."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.building import sensible
from tests.browser.playing import (
    DELAYING,
    LONGEST,
    after,
    choose_from_list,
    confirm,
    confirm_button,
    move_from_list,
    wait_for_turn,
)
from tests.browser.seeking import Choose, any_other, last_move, seek, whole_game
from tests.browser.visitor import Visitor

QUICKLY = {"oneTap": True, "motion": "off"}
# What somebody copies and shares is noted.
TAKE_NOTE = """
    navigator.clipboard.writeText = async (text) => void (window.copied = text);
    navigator.share = async (data) => void (window.shared = data);
"""
LAST = 8  # moves that are left when the end of a game is played


@pytest.mark.parametrize("title", ["Metro", "Helsinki"])
def test_two_people_meet_by_one_link_and_play(visit: Callable[..., Visitor], title: str) -> None:
    ann, ben = visit(nickname="Ann", likes=QUICKLY), visit(nickname="Ben", likes=QUICKLY)
    ann.page.goto("/")
    poster = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name=title))
    poster.get_by_role("button", name="Play with friends").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="2").click()
    link = ann.page.get_by_role("textbox", name="Link for friends").input_value()
    assert "#" in link
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    table, moved, until = ann.page.url.rsplit("/", 1)[-1], set[int](), time.monotonic() + LONGEST
    # A turn of Helsinki is several moves; nobody's turn comes before both are seated.
    while moved != {0, 1}:
        assert time.monotonic() < until, "one of them never comes to move"
        turn = ann.position(table)["turn"]
        if turn < 0:
            continue
        moved.add(turn)
        number = move_of_somebody((ann, ben)[turn])
        for person in (ann, ben):
            expect(person.page.locator(f"[data-number='{number}']")).to_have_count(0)


def move_of_somebody(person: Visitor) -> str:
    """Let somebody make a move when it is their turn; return how many there were before it."""
    assert wait_for_turn(person.page)
    number = person.page.locator("[data-number]").get_attribute("data-number") or ""
    move_from_list(person.page, Random(3), lambda kind: kind not in DELAYING)
    return number


@pytest.mark.parametrize(("title", "choose"), [("metro", any_other), ("helsinki", sensible)])
def test_two_people_play_to_the_end_and_both_read_who_has_won(
    visit: Callable[..., Visitor], title: str, choose: Choose
) -> None:
    ann, ben = visit(nickname="Ann", likes=QUICKLY), visit(nickname="Ben", likes=QUICKLY)
    record = whole_game(title, choose)
    table = ann.go_on_with(record, len(record.moves) - LAST, "me", "link")
    secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    ben.page.goto(f"/table/{table}#{secret}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.locator("[data-number]")).to_be_visible()
    until = time.monotonic() + LONGEST
    while (position := ann.position(table))["result"] is None:
        assert time.monotonic() < until, "the game does not end"
        move_of_somebody((ann, ben)[position["turn"]])
    for one in (ann, ben):
        one.page.get_by_role("heading", name="Every point and its rule").wait_for()
    headings = [one.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text() for one in (ann, ben)]
    assert headings in (["You win", "Ann wins"], ["Ben wins", "You win"]) or all(
        one.startswith("Shared win: ") for one in headings
    )


def test_whoever_is_invited_reads_that_the_game_goes_on_from_a_record(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    record = whole_game("metro", any_other)
    position = {"text": record.text(), "moves": len(record.moves) // 2}
    for proposal, says_so in (({"record": position}, True), ({}, False)):
        table = ann.open_quietly("metro", "me", "link", **proposal)
        secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
        ben.page.goto(f"/table/{table}#{secret}")
        expect(ben.page.get_by_role("button", name="Sit here")).to_be_visible()
        expect(ben.page.get_by_text("This game continues from a record")).to_have_count(int(says_so))


def test_players_at_one_device_see_their_own_hand_only(visitor: Visitor) -> None:
    table = visitor.ask(
        "POST",
        "/api/tables",
        {"title": "helsinki", "seats": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]},
    )["id"]
    page = visitor.page
    passed: list[str] = []
    page.goto(f"/table/{table}")
    while len(passed) < 4:
        curtain = page.get_by_role("region", name="Pass the device to")
        page.locator("[data-due=true]").or_(curtain).first.wait_for()
        if curtain.count():
            passed.append(curtain.get_by_role("heading").inner_text())
            # Nothing of any hand is in the page, not even unseen.
            assert page.locator("[data-due=true]").count() == 0
            assert page.get_by_role("region", name="Your hand").count() == 0
            curtain.get_by_role("button").click()
        wait_for_turn(page)
        choose_from_list(page, Random(1))
        confirm(page)
    assert set(passed) == {"Pass the device to Ann", "Pass the device to Ben"}


@pytest.mark.parametrize(("title", "choose"), [("metro", any_other), ("helsinki", sensible)])
def test_players_at_one_device_play_to_the_end(visit: Callable[..., Visitor], title: str, choose: Choose) -> None:
    visitor, record = visit(likes=QUICKLY), whole_game(title, choose)
    visitor.go_on_with(record, len(record.moves) - LAST, "me", "me")
    page, random = visitor.page, Random(8)
    passing = page.get_by_role("region", name="Pass the device to").get_by_role("button")
    result = page.get_by_role("heading", name="Every point and its rule")
    until = time.monotonic() + LONGEST
    while True:
        assert time.monotonic() < until, "the game does not end"
        page.locator("[data-due=true]").or_(passing).or_(result).first.wait_for()
        if result.count():
            break
        if passing.count():
            passing.click()
        else:
            move_from_list(page, random, lambda kind: kind not in DELAYING)
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("Player")


@pytest.mark.parametrize("is_another", [False, True], ids=["the same square", "another square"])
def test_a_game_continues_where_it_was_when_the_server_comes_back(
    browser: Browser, own_server: Callable[..., Any], *, is_another: bool
) -> None:
    with own_server() as program:
        visitor = Visitor(browser, program.url)
        port = program.url.rpartition(":")[2]
        table, _ = seek(visitor, lambda _, position: len(open_squares(position)) > 1)
        seen = visitor.page.locator("[data-number]").get_attribute("data-number")
        chosen = visitor.page.get_by_role("gridcell", selected=True)
        visitor.page.get_by_role("gridcell", name="empty, open").first.click()
        expect(chosen).to_have_count(1)
        program.stop()
        expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    with own_server("--port", port):
        expect(visitor.page.get_by_text("Connection lost")).to_be_hidden()
        wait_for_turn(visitor.page)
        assert visitor.page.locator("[data-number]").get_attribute("data-number") == seen
        # What was chosen stays chosen, and a second click on it lays the tile; so it is with another square.
        square = chosen.get_attribute("data-square")
        if is_another:
            visitor.page.get_by_role("gridcell", name="empty, open").last.click()
            expect(chosen.and_(visitor.page.locator(f"[data-square='{square}']"))).to_have_count(0)
            expect(confirm_button(visitor.page)).to_be_enabled()
            assert visitor.page.locator("[data-number]").get_attribute("data-number") == seen
            square = chosen.get_attribute("data-square")
        chosen.click()
        after(visitor.page, seen).wait_for(state="attached")
        assert str(last_move(visitor, table)[3]) == square
        visitor.context.close()


def open_squares(position: Any) -> set[int]:
    """Return the squares where the tile may be laid as it is held."""
    return {move[3] for move in position["legal"] if move[0] == "lay" and move[2] == 0}


def test_a_page_that_has_missed_something_asks_for_it_by_itself(visit: Callable[..., Visitor]) -> None:
    missed: list[Any] = []
    asked: list[str] = []

    def lose_one(socket: WebSocketRoute) -> None:
        asked.append(socket.url)
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            content = json.loads(message)
            is_lost = content["type"] == "position" and content["news"] and not missed
            (missed.append(content) if is_lost else socket.send(message))

        server.on_message(pass_on)

    ann, ben, cleo = visit(), visit(nickname="Ben"), visit(nickname="Cleo")
    table = ann.open_quietly("metro", "me", "link", options={"start": 0})
    secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    ben.ask("POST", f"/api/tables/{table}/messages", {"type": "sit", "key": "sit", "seq": 1, "secret": secret})
    page = cleo.page
    page.route_web_socket(re.compile("/socket"), lose_one)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-number]")).to_be_visible()
    # The first is lost; the second, and what comes with it, shows that there is a gap.
    for seat, person in enumerate((ann, ben)):
        position = person.position(table)
        person.make(table, position, any_other(position, Random(1)), seat)
    position = ann.position(table)
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(position["number"]))
    assert missed
    laid = [square for square, tile in enumerate(position["board"]["squares"]) if tile]
    shown = page.get_by_role("gridcell", name=": tile").evaluate_all("all => all.map((one) => +one.dataset.square)")
    assert sorted(shown) == laid
    lays = [entry for entry in position["news"] if entry["move"][0] == "lay"]
    assert len(lays) == 2
    expect(page.locator("[data-line]").filter(has_text=re.compile(r"\blays?\b"))).to_have_count(len(lays))
    # The newest was not enough: it came again and asked for all.
    assert len(asked) > 1 and asked[-1].endswith("since=0")


def test_whoever_invites_is_asked_for_a_name_once_and_the_table_says_how_it_is_played(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(nickname="Otter"), visit(nickname="Ben")
    ann.context.add_init_script(TAKE_NOTE)
    seats = [{"who": "me"}, {"who": "link"}]
    proposal = {"title": "metro", "seats": seats, "pace": {"days_per_turn": 3}, "take_back": True, "listed": True}
    table = ann.ask("POST", "/api/tables", proposal)["id"]
    ann.page.goto(f"/table/{table}")
    ann.sees("2 players · 3 days a turn · take-backs by agreement")
    ann.page.get_by_role("textbox", name="Your name for the others").fill("Ann")
    ann.page.get_by_role("button", name="Continue").click()
    expect(ann.page.get_by_role("textbox", name="Your name for the others")).to_have_count(0)
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["owner"] == "Ann"
    ann.page.get_by_role("button", name="Copy with text").click()
    text, link = "Ann invites you to Metro: 2 players, 3 days a turn, take-backs by agreement", f"/table/{table}#"
    copied = ann.page.evaluate("window.copied")
    assert copied.startswith(f"{text}\n{ann.url}{link}")
    ann.page.get_by_role("button", name="Share").click()
    shared = ann.page.evaluate("window.shared")
    assert f"{shared['text']}\n{shared['url']}" == copied
    ann.page.reload()
    ann.page.get_by_role("button", name="QR code").click()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ann.page.get_by_role("textbox", name="Your name for the others")).to_have_count(0)
    expect(ann.page.get_by_role("link", name="Learn the game while you wait")).to_be_visible()
    # The lobby says it as well.
    ben.page.goto("/")
    entry = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="3 days a turn")
    expect(entry.filter(has_text="take-backs by agreement")).to_have_count(1)
