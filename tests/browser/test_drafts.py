"""What someone is about to do: it stays while nothing has moved, is shown as it would be, and is done once."""

from collections.abc import Callable
from itertools import chain, takewhile
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.building import hold_a_tile, moves_of, sensible
from tests.browser.playing import confirm_button, lay_a_tile, wait_for_turn
from tests.browser.seeking import Foresee, find, next_turn
from tests.browser.visitor import Visitor
from tests.browser.waiting import stop_time

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


def test_cards_picked_to_pay_stay_picked_whatever_else_happens_at_the_table(visit: Callable[..., Visitor]) -> None:
    def has_a_choice(_foresee: Foresee, position: Any) -> bool:
        # One card settles nothing yet: a payment without a choice is made at once.
        pays = [move[1:] for move in moves_of(position, "pay")]
        is_open = all(len(cards) > 1 for cards in pays) and bool(pays)
        is_open = is_open and all(sum(card in cards for cards in pays) > 1 for card in chain(*pays))
        # Nothing is drawn between the other one's last move and the payment, so that both can be made again.
        movers = [entry["by"] for entry in position["news"]]
        since = takewhile(lambda by: by != 1, reversed(movers))
        return is_open and 1 in movers and set(since) == {0}

    ann, bob = visit(), visit(nickname="Bob")
    paying = find("helsinki", has_a_choice, sensible, 2, {})
    begin = max(number for number, (by, _) in enumerate(paying.moves) if by == 1)
    record = {"text": paying.record().text(), "moves": begin}
    table = ann.open_quietly("helsinki", "me", "link", record=record, take_back=True)
    secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    bob.ask("POST", f"/api/tables/{table}/messages", {"type": "sit", "key": "sit", "seq": 1, "secret": secret})
    for by, move in paying.moves[begin:]:
        seq = ann.position(table)["seq"]
        message = {"type": "move", "key": str(seq), "seq": seq, "seat": by, "move": move}
        (ann, bob)[by].ask("POST", f"/api/tables/{table}/messages", message)
    page = ann.page
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.get_by_role("region", name="Your hand").get_by_role("button", name="can pay").first.click()
    picked = page.get_by_role("region", name="Your hand").get_by_role("button", pressed=True)
    expect(picked).not_to_have_count(0)
    count = picked.count()
    asked = {"type": "take-back", "key": "back", "seq": ann.position(table)["seq"], "seat": 1}
    bob.ask("POST", f"/api/tables/{table}/messages", asked)
    expect(page.get_by_role("alert").get_by_role("button", name="Yes", exact=True)).to_be_visible()
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
    stop_time(visitor)
    table = visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    number = visitor.page.locator("[data-number]")
    begun = int(number.get_attribute("data-number") or 0)
    lay_a_tile(visitor.page, Random(1))
    next_turn(visitor, table)
    visitor.page.evaluate(NOTE_NUMBERS)
    visitor.page.keyboard.press("u")
    expect(number).to_have_attribute("data-number", str(begun))
    assert visitor.page.evaluate("() => window.shown") == [begun]


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
