"""Seats change hands on the page: someone is removed, is away and comes back, hands a seat over, gets a new deal."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from cityboard.titles.registry import find_edition
from tests.browser.playing import LONGEST
from tests.browser.seeking import any_other, next_turn
from tests.browser.visitor import Visitor


def say(visitor: Visitor, table: str, type: str, **fields: Any) -> Any:
    """Say something to a table without the page."""
    seq = visitor.ask("GET", f"/api/tables/{table}")["table"]["seq"]
    message = {"type": type, "key": f"{type} {seq}", "seq": seq, **fields}
    return visitor.ask("POST", f"/api/tables/{table}/messages", message)


def open_panel(page: Page, name: str) -> None:
    """Open something from the menu of a table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Menu").get_by_role("button", name=name).click()


def test_someone_is_removed_when_the_others_agree_on_the_page(visit: Callable[..., Visitor]) -> None:
    # Two people with one name are distinguished in the same way everywhere.
    ann, ben, eva = (visit(nickname=name) for name in ("Ben", "Ben", "Eva"))
    seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    for one in (ben, eva):
        say(one, table, "sit", secret=opened["invitation"])
    for one in (ann, ben, eva):
        one.page.goto(f"/table/{table}")
    open_panel(ann.page, "Players and seats")
    row = ann.page.get_by_role("listitem").filter(has_text="Ben 2")
    row.get_by_role("button", name="Propose to remove").click()
    # The owner is asked first: nobody else has heard of it yet.
    ann.sees("Ask the others to remove Ben 2?")
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["question"] is None
    row.get_by_role("button", name="Propose to remove").click()
    for one in (ann, ben, eva):
        one.sees("Should Ben 2 be removed from the game?")
    expect(ben.page.get_by_role("alert").get_by_role("button")).to_have_count(0)
    eva.page.get_by_role("button", name="Yes", exact=True).click()
    expect(eva.page.get_by_text("Should Ben 2 be removed")).to_have_count(0)
    assert ben.ask("GET", f"/api/tables/{table}")["yours"] == []
    # A removed player looks on like anyone else, and everyone is told.
    expect(ben.page.get_by_text("The others have removed you from the table.")).to_be_visible()
    expect(ben.page.get_by_text("You are watching", exact=True)).to_be_visible()
    for one in (ann, eva):
        one.sees("Ben is removed from the table.")


def test_a_new_name_is_told_and_logged_and_earlier_moves_keep_the_old_one(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "link"}, {"who": "me"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    say(ben, table, "move", seat=0, move=ben.position(table)["legal"][0])
    for one in (ann, ben):
        one.page.goto(f"/table/{table}")
    log = ann.page.get_by_role("list", name="Moves so far")
    expect(log.locator("[data-line]", has_text="Ben lays")).to_have_count(1)
    ben.ask("PATCH", "/api/me", {"nickname": "Benno"})
    notice = ann.page.get_by_role("status").get_by_text("Ben is now called Benno.")
    expect(notice).to_be_visible()
    expect(log.get_by_text("Ben is now called Benno.")).to_be_visible()
    expect(log.locator("[data-line]", has_text="Ben lays")).to_have_count(1)
    expect(log.locator("[data-line]", has_text="Benno lays")).to_have_count(0)
    # Whoever has changed their own name knows it; the log says it, and their moves stay theirs.
    own = ben.page.get_by_role("list", name="Moves so far")
    expect(own.get_by_text("Ben is now called Benno.")).to_be_visible()
    expect(own.locator("[data-line]", has_text="You lay")).to_have_count(1)
    expect(ben.page.get_by_role("status").get_by_text("is now called")).to_have_count(0)


def test_a_link_to_a_full_table_offers_to_watch_or_to_open_another(visit: Callable[..., Visitor]) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    # Even someone who has the table open already can follow the link.
    eva.page.goto(f"/table/{table}")
    expect(eva.page.locator("[data-number]")).to_be_visible()
    eva.page.evaluate("secret => { location.hash = secret }", opened["invitation"])
    eva.sees("All seats at this table are taken.")
    expect(eva.page.get_by_role("button", name="Join the game")).to_have_count(0)
    eva.page.get_by_role("button", name="Watch", exact=True).click()
    expect(eva.page.get_by_text("All seats at this table are taken.")).to_have_count(0)
    eva.page.goto("/")
    eva.page.goto(f"/table/{table}#{opened['invitation']}")
    eva.page.get_by_role("button", name="Open another table").click()
    eva.sees("Waiting for 1 more player")


def test_whoever_comes_to_a_full_table_without_a_link_watches_or_opens_another(visit: Callable[..., Visitor]) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    values = find_edition("metro", "default").values | {"companies.exchange_closes": 30}
    box = ann.ask("PUT", "/api/me/editions", {"title": "metro", "name": "Ann’s box", "values": values})["hash"]
    seats = [{"who": "me"}, {"who": "link"}]
    proposal = {"title": "metro", "seats": seats, "options": {"start": 0}, "edition": box}
    opened = ann.ask("POST", "/api/tables", proposal)
    ann.ask("DELETE", f"/api/me/editions/{box}")
    say(ben, opened["id"], "sit", secret=opened["invitation"])
    full = "All seats at this table are taken."
    eva.page.goto(f"/table/{opened['id']}")
    eva.sees(full)
    eva.page.get_by_role("button", name="Watch", exact=True).click()
    expect(eva.page.get_by_text(full)).to_have_count(0)
    expect(eva.page.get_by_text("You are watching", exact=True)).to_be_visible()
    eva.page.reload()
    # The other table has the same box, though nobody keeps it any more.
    eva.page.get_by_role("button", name="Open another table").click()
    eva.sees("Waiting for 1 more player")
    another = eva.page.url.rpartition("/")[2]
    assert eva.ask("GET", f"/api/tables/{another}/edition")["hash"] == box
    # Whoever plays is not offered anything.
    ben.page.goto(f"/table/{opened['id']}")
    expect(ben.page.locator("[data-number]")).to_be_visible()
    expect(ben.page.get_by_text(full)).to_have_count(0)


def test_an_invitation_to_a_game_against_bots_offers_another_table_instead_of_a_seat(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="")
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    ben.page.goto(f"/table/{table}")
    expect(ben.page.locator("[data-number]")).to_be_visible()
    ben.page.evaluate("secret => { location.hash = secret }", opened["invitation"])
    ben.sees("All seats at this table are taken.")
    expect(ben.page.get_by_role("button", name="Join the game")).to_have_count(0)
    # A link to the bot's own seat is another matter, in the same tab.
    secret = say(ann, table, "link", seat=1)["secret"]
    ben.page.evaluate("secret => { location.hash = secret }", secret)
    ben.page.get_by_role("button", name="Join the game").click()
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("dialog").get_by_role("button").last.click()
    expect(ben.page.get_by_text("You are watching", exact=True)).to_have_count(0)
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Ben"
    assert "#" not in ben.page.url


def test_a_link_to_a_full_table_without_spectators_leads_to_another_table(visit: Callable[..., Visitor]) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "spectators": False})
    eva.page.goto(f"/table/{opened['id']}#{opened['invitation']}")
    expect(eva.page.get_by_role("button", name="Join the game")).to_be_visible()
    table = opened["id"]
    seq = ann.ask("GET", f"/api/tables/{table}")["table"]["seq"]
    sit = {"type": "sit", "key": "sit", "seq": seq, "secret": opened["invitation"]}
    ben.ask("POST", f"/api/tables/{table}/messages", sit)
    eva.page.reload()
    eva.sees("All seats at this table are taken.")
    expect(eva.page.get_by_role("button", name="Join the game")).to_have_count(0)
    eva.page.get_by_role("button", name="Open another table").click()
    eva.sees("Waiting for 1 more player")


def test_whoever_is_invited_can_sit_down_though_the_server_was_too_busy_to_be_asked_before(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben", is_refused=True)
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats})
    busy = {"reason": {"code": "too-many", "rule": "", "arguments": {}}}
    ben.page.route("**/api/tables/*/seat", lambda route: route.fulfill(status=409, json=busy))
    ben.page.goto(f"/table/{opened['id']}#{opened['invitation']}")
    ben.page.get_by_role("button", name="Join the game").first.click()
    expect(ben.page.locator("[data-number]")).to_be_visible()


def test_the_arrow_asks_for_a_take_back_where_the_others_decide(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "me"}, {"who": "link"}]
    proposal = {"title": "metro", "seats": seats, "options": {"start": 0}, "take_back": True}
    opened = ann.ask("POST", "/api/tables", proposal)
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    position = next_turn(ann, table)
    ann.make(table, position, any_other(position, Random(1)))
    for one in (ann, ben):
        one.page.goto(f"/table/{table}")
    ann.page.get_by_role("button", name="Ask for a take-back").click()
    ben.sees("Ann would like to take back the last move.")
    # Ben has decided nothing yet: his arrow has nothing to ask for.
    expect(ben.page.get_by_role("button", name="Take back")).to_have_attribute("aria-disabled", "true")


def test_an_absent_player_looks_on_and_comes_back_or_hands_the_seat_over(visit: Callable[..., Visitor]) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "helsinki", "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    say(ben, table, "leave", seat=1)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Take your seat again").click()
    expect(ben.page.get_by_role("button", name="Take your seat again")).to_have_count(0)
    say(ben, table, "leave", seat=1)
    open_panel(ben.page, "Players and seats")
    ben.page.get_by_role("button", name="Hand this seat over").click()
    ben.sees("This seat no longer belongs to anyone")
    link = ben.page.get_by_role("dialog").get_by_role("textbox").input_value()
    eva.page.goto(link)
    eva.page.get_by_role("button", name="Join the game").first.click()
    expect(eva.page.locator("[data-number]")).to_be_visible(timeout=LONGEST * 1000)
    assert eva.ask("GET", f"/api/tables/{table}")["yours"] == [1]


def test_a_renewed_deal_is_checked_in_the_browser(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    table = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})["id"]
    random = Random(1)
    for _ in range(2):
        position = next_turn(ann, table)
        ann.make(table, position, any_other(position, random))
    next_turn(ann, table)
    for _ in range(2):
        say(ann, table, "undo", seat=0)
    secret = say(ann, table, "link", seat=1)["secret"]
    say(ben, table, "sit", secret=secret)
    say(ben, table, "leave", seat=1)
    while (position := next_turn(ann, table))["result"] is None:
        ann.make(table, position, any_other(position, random))
    ann.page.goto(f"/table/{table}")
    ann.page.get_by_text("Check the deal").click()
    ann.sees("Published when the deal was renewed, from event 0 on")
    ann.sees("They are the same: the deal was fixed before the first move.")
