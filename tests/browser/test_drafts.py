"""What someone is about to do: it stays while nothing has moved, is shown as it would be, and is done once."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.building import hold_a_tile
from tests.browser.playing import confirm_button, lay_a_tile, wait_for_turn
from tests.browser.visitor import Visitor

ENOUGH = 7  # cards, so that a build can be paid in several ways
# Write down every position that is shown from now on.
NOTE_NUMBERS = """() => {
    window.shown = [];
    const page = document.querySelector("[data-number]");
    const note = () => window.shown.push(Number(page.dataset.number));
    new MutationObserver(note).observe(page, { attributeFilter: ["data-number"] });
}"""


def test_a_move_confirmed_while_the_server_is_away_is_made_once(
    browser: Browser, own_server: Callable[..., Any]
) -> None:
    with own_server() as program:
        visitor = Visitor(browser, program.url)
        page, port = visitor.page, program.url.rpartition(":")[2]
        table = visitor.open_table("metro", "me", "random")
        wait_for_turn(page)
        page.get_by_role("gridcell", name="empty, open").first.click()
        expect(confirm_button(page)).to_be_enabled()
        chosen = page.locator("[data-chosen]").get_attribute("data-chosen")
        program.stop()
        visitor.sees("Connection lost")
        confirm_button(page).click()
    with own_server("--port", port):
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        wait_for_turn(page)
        made = [entry["move"] for entry in visitor.position(table)["news"] if entry["by"] == 0]
        assert [" ".join(map(str, move)) for move in made] == [chosen]
        assert visitor.problems == []
        visitor.context.close()


def play_until_it_is_paid(ann: Visitor, bob: Visitor) -> str:
    """Let both play until the first has to choose with which cards to pay; returns the table."""
    for _ in range(20):  # some games end before that
        seats = [{"who": "me"}, {"who": "link"}]
        opened = ann.ask("POST", "/api/tables", {"title": "helsinki", "seats": seats, "take_back": True})
        sit = {"type": "sit", "key": "sit", "seq": 1, "secret": opened["invitation"]}
        bob.ask("POST", f"/api/tables/{opened['id']}/messages", sit)
        if is_paid(ann, bob, opened["id"]):
            return str(opened["id"])
    raise AssertionError("nothing is ever paid")


def is_paid(ann: Visitor, bob: Visitor, table: str) -> bool:
    """Let both make moves, and return whether the first gets to choose the cards to pay with."""
    while (position := ann.position(table))["result"] is None:
        mover = (ann, bob)[position["turn"]]
        legal = mover.position(table)["legal"]
        if mover is ann and sum(move[0] == "pay" for move in legal) > 1:
            return True
        wanted = "build" if mover is ann and len(position["hands"][0]["cards"]) >= ENOUGH else "draw"
        move = next((move for move in legal if move[0] == wanted), legal[0])
        seq = position["seq"]
        message = {"type": "move", "key": str(seq), "seq": seq, "seat": position["turn"], "move": move}
        mover.ask("POST", f"/api/tables/{table}/messages", message)
    return False


def test_cards_picked_to_pay_stay_picked_whatever_else_happens_at_the_table(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(nickname="Bob")
    table = play_until_it_is_paid(ann, bob)
    page = ann.page
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.locator("button.face.now").first.click()
    picked = page.locator("button.face.pays")
    expect(picked).not_to_have_count(0)
    count = picked.count()
    asked = {"type": "take-back", "key": "back", "seq": ann.position(table)["seq"], "seat": 1}
    bob.ask("POST", f"/api/tables/{table}/messages", asked)
    expect(page.get_by_role("alert").get_by_role("button", name="Yes", exact=True)).to_be_visible()
    page.wait_for_timeout(200)
    assert picked.count() == count


def test_a_push_chosen_from_the_list_lies_where_it_would_rest(visitor: Visitor) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    page.keyboard.press("a")
    page.locator("[data-move]").last.click()
    expect(confirm_button(page)).to_be_enabled()
    chosen = (page.locator("[data-chosen]").get_attribute("data-chosen") or "").removeprefix("push ")
    expect(page.locator("[data-rest]")).to_have_attribute("data-rest", chosen)


def test_what_is_taken_back_while_bots_are_being_followed_is_not_shown_first(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes={"botSpeed": "slow"})
    table = visitor.open_table("metro", "me", "random", "random", "random")
    wait_for_turn(visitor.page)
    number = visitor.page.locator("[data-number]")
    begun = int(number.get_attribute("data-number") or 0)
    lay_a_tile(visitor.page, Random(1))
    while not visitor.position(table)["legal"]:
        visitor.page.wait_for_timeout(20)
    visitor.page.evaluate(NOTE_NUMBERS)
    visitor.page.keyboard.press("u")
    expect(number).to_have_attribute("data-number", str(begun))
    # One move of a bot may have been shown while the server was being asked, but not all of them.
    *others, last = visitor.page.evaluate("() => window.shown")
    assert last == begun
    assert len(others) <= 1


def test_what_was_being_written_is_there_when_the_chat_is_opened_again(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    page.keyboard.press("c")
    page.get_by_role("textbox", name="Say something").fill("Shall we")
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("Shall we")
