"""A turn: preview, confirm, take back, and the reasons for refusals."""

import json
import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.dragging import HANDS
from tests.browser.playing import confirm, confirm_button, lay_a_tile, look_away, look_back, wait_for_turn
from tests.browser.seeking import Foresee, last_move, next_turn, seek
from tests.browser.visitor import PHONE, Visitor
from tests.browser.waiting import let_paint, wait_until

# Remember that a line was said to be complete, and that a train has begun to run along it.
NOTE_TRAINS = """() => {
    const note = () => {
        for (const name of ["train", "arrival"])
            if (document.querySelector(`[data-${name}=""]`)) document.body.dataset[name] = "seen";
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
# Time stands still for the page's animations: they never end by themselves.
HOLD = """{
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        const running = animate.apply(this, how);
        running.pause();
        return running;
    };
}"""
# Let all that runs be nearly at its end.
NEARLY_THERE = """() => {
    for (const running of document.getAnimations())
        running.currentTime = 0.99 * running.effect.getComputedTiming().endTime;
}"""

# What a server says that has too much to do.
TOO_MANY = {"type": "refused", "key": None, "reason": {"code": "too-many", "rule": "", "arguments": {}}}


def number(visitor: Visitor) -> int:
    """Return how many moves the page shows."""
    return int(visitor.page.locator("[data-number]").get_attribute("data-number") or 0)


def changed_lines(before: Any, after: Any, other: str) -> list[str]:
    """Tell in words what happens to the lines of two players between two boards; completed ones come first."""
    words: list[tuple[bool, str]] = []
    for old, new in zip(before["lines"], after["lines"], strict=True):
        line = f"{'your' if new['owner'] == 0 else f'{other}’s'} line {new['station']}"
        if new["owner"] is None or old["end"] is not None:
            continue
        if new["end"] is not None:
            words.append((False, f"completes {line}: {new['points']}"))
        elif new["length"] > old["length"]:
            words.append((True, f"extends {line} to {new['points']}"))
    return [said for _, said in sorted(words, key=lambda one: one[0])]


def test_another_choice_can_only_be_confirmed_once_it_is_told(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random", start=0)
    page = visitor.page
    assert wait_for_turn(page)
    lit = page.get_by_role("gridcell", name="empty, open")
    lit.nth(0).click()
    expect(confirm_button(page)).to_be_enabled()
    other = lit.nth(1)
    can_confirm = other.evaluate(
        """async (square) => {
            square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            await Promise.resolve();
            return !document.querySelector("[data-confirm]").disabled;
        }"""
    )
    assert not can_confirm, "the words and the button still belong to the choice before"
    square = other.get_attribute("data-square")
    confirm(page)
    expect(page.locator(f"[data-square='{square}']")).to_have_attribute("aria-label", re.compile(": tile"))


def test_a_tile_shows_what_it_would_do_before_it_is_laid(visitor: Visitor) -> None:
    def lays(position: Any, is_awaited: bool) -> list[list[Any]]:
        awaited = {line["waits"] for line in position["board"]["lines"] if line["owner"] == 0}
        others = {line["waits"] for line in position["board"]["lines"] if line["owner"] is not None}
        return [
            move
            for move in position["legal"]
            if move[0] == "lay" and (move[3] in awaited if is_awaited else move[3] not in others)
        ]

    table, position = seek(visitor, lambda _, position: bool(lays(position, True) and lays(position, False)))
    page, preview_words = (
        visitor.page,
        visitor.page.get_by_role("region", name="Your decision").locator("[aria-live] span"),
    )
    for move in (lays(position, True)[-1], lays(position, False)[-1]):
        foreseen = visitor.foresee(table, move)["board"]
        words = changed_lines(position["board"], foreseen, "Random bot") or ["changes no line"]
        page.locator(f"[data-square='{move[3]}']").hover()
        expect(page.get_by_role("tooltip").locator("[data-says]")).to_have_text(words)
        page.locator(f"[data-square='{move[3]}']").click()
        expect(preview_words).to_have_text(" · ".join(words))
        expect(confirm_button(page)).to_be_enabled()
        assert visitor.position(table)["number"] == position["number"]
        page.keyboard.press("Escape")
        expect(confirm_button(page)).to_have_count(0)


@pytest.mark.parametrize("hand", HANDS)
def test_a_click_on_a_square_confirms_nothing_that_is_chosen_beside_the_board(
    visit: Callable[..., Visitor], hand: str
) -> None:
    visitor = visit(**HANDS[hand])
    page = visitor.page
    seek(visitor, lambda _, position: any(move[0] == "draw" for move in position["legal"]))
    begun = number(visitor)
    page.get_by_role("button", name=re.compile("^Draw (another|·)")).click()
    expect(page.locator("[data-chosen=draw]")).to_be_visible()
    expect(confirm_button(page)).to_be_enabled()
    square = page.get_by_role("gridcell", name="empty, open").first
    if hand == "mouse":
        square.hover()
    else:
        square.focus()
    expect(page.get_by_role("gridcell", selected=True)).to_have_count(0)
    square.click()
    expect(page.locator("[data-chosen^=lay]")).to_be_visible()
    expect(confirm_button(page)).to_be_enabled()
    assert number(visitor) == begun


def test_a_finger_that_has_just_missed_a_square_can_choose_it_but_not_confirm_it(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(**HANDS["finger"])
    page = visitor.page

    def above_a_dark_one(position: Any) -> list[int]:
        lit = {move[3] for move in position["legal"] if move[0] == "lay"}
        return [square for square in sorted(lit) if square < 56 and square + 8 not in lit]

    table, position = seek(visitor, lambda _, position: bool(above_a_dark_one(position)))
    begun, square = number(visitor), above_a_dark_one(position)[0]
    box = page.locator(f"[data-square='{square}']").bounding_box()
    assert box
    middle, below = box["x"] + box["width"] / 2, box["y"] + box["height"] * 1.1
    for _ in range(2):
        page.touchscreen.tap(middle, below)
        let_paint(page)
        expect(page.locator("[data-chosen^=lay]")).to_have_attribute("data-chosen", re.compile(f" {square}$"))
        expect(confirm_button(page)).to_be_enabled()
        assert number(visitor) == begun
    page.touchscreen.tap(middle, box["y"] + box["height"] / 2)
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(begun))
    assert last_move(visitor, table)[3] == square


def test_what_a_tile_would_do_is_asked_again_when_the_server_had_no_time(visitor: Visitor) -> None:
    refused: list[str] = []

    def refuse_once(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not refused and json.loads(message)["type"] == "preview":
                refused.append(str(message))
                socket.send(json.dumps(TOO_MANY))
            else:
                server.send(message)

        socket.on_message(pass_on)

    visitor.page.route_web_socket(re.compile("/socket"), refuse_once)
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    visitor.page.get_by_role("gridcell", name="empty, open").first.hover()
    # The pointer rests, and then a label says what the tile would do.
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    assert refused


def test_after_a_move_nothing_is_offered_until_its_position_is_there(visitor: Visitor) -> None:
    types: list[str] = []
    held: list[str | bytes] = []

    def hold_back(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            types.append(json.loads(message)["type"])
            # The receipt comes first; what it led to stays on its way.
            (held.append if "done" in types and types[-1] == "position" else socket.send)(message)

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/socket*", hold_back)
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    before = number(visitor)
    visitor.page.get_by_role("gridcell", name="empty, open").first.click()
    confirm_button(visitor.page).click()
    wait_until(visitor.page, lambda: bool(held))
    let_paint(visitor.page)
    assert number(visitor) == before
    assert visitor.page.locator("[data-due=true]").count() == 0
    assert visitor.page.get_by_role("gridcell", name="empty, open").count() == 0


def test_a_click_on_an_impossible_square_names_the_rule_and_the_rule_can_be_read(visitor: Visitor) -> None:
    table = visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    before = visitor.position(table)["seq"]
    page.locator("[data-square='18']").click()
    note = page.get_by_role("alert")
    expect(note).to_contain_text("M3")
    # The board marks the square that refuses, and no other.
    marks = page.locator("[data-refusing]")
    assert marks.evaluate_all("all => all.map(one => one.dataset.refusing)") == ["18"]
    note.get_by_role("button", name="M3").click()
    expect(page.get_by_role("dialog")).to_contain_text("M3.1")
    # All the other rules are read beside the game, not instead of it.
    with page.expect_popup() as rules:
        page.get_by_role("link", name="All rules").click()
    expect(rules.value).to_have_url(re.compile("/rules/metro/M3"))
    expect(page).to_have_url(f"{visitor.url}/table/{table}")
    assert visitor.position(table)["seq"] == before


def test_against_bots_every_move_can_be_taken_back(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    begun = number(visitor)
    confirmed = visitor.page.get_by_role("gridcell", name=": tile").count()
    visitor.page.get_by_role("gridcell", name="empty, open").first.click()
    confirm(visitor.page)
    wait_for_turn(visitor.page)
    assert number(visitor) > begun
    visitor.page.get_by_role("button", name="Take back").click()
    expect(visitor.page.locator("[data-number]")).to_have_attribute("data-number", str(begun))
    expect(visitor.page.get_by_role("gridcell", name=": tile")).to_have_count(confirmed)


def test_among_people_what_cannot_be_taken_back_is_said_before_and_explained_after(
    visit: Callable[..., Visitor],
) -> None:
    ann, bob = visit(), visit(nickname="Bob")
    table = ann.open_table("metro", "me", "link", start=0)
    secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    sit = {"type": "sit", "key": "sit", "seq": 1, "secret": secret}
    bob.ask("POST", f"/api/tables/{table}/messages", sit)
    page = ann.page
    wait_for_turn(page)
    decision = page.get_by_role("region", name="Your decision")
    page.get_by_role("button", name="Draw another").click()
    expect(decision).to_contain_text("You cannot take this back")
    confirm(page)
    wait_for_turn(page)
    begun = number(ann)
    page.keyboard.press("u")
    expect(page.get_by_role("status").filter(has_text="something has been drawn since")).to_be_visible()
    assert number(ann) == begun


def test_experts_make_a_move_with_one_tap(visit: Callable[..., Visitor]) -> None:
    visitor = visit(likes={"oneTap": True})
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    begun = number(visitor)
    visitor.page.get_by_role("gridcell", name="empty, open").first.click()
    expect(visitor.page.locator("[data-number]")).not_to_have_attribute("data-number", str(begun))


def test_a_tile_is_turned_by_key_by_wheel_and_by_a_click_where_that_is_allowed(visitor: Visitor) -> None:
    def can_tell(_foresee: Foresee, position: Any) -> bool:
        # A tile that looks the same from all sides would not tell.
        return any(len(set(tile)) > 2 for tile in position["hands"][0]["tiles"][:1])

    seek(visitor, can_tell, free_orientation=True)
    page = visitor.page
    held = page.get_by_role("button", name="turn it").first
    names = [held.get_attribute("aria-label")]
    page.keyboard.press("r")
    names.append(held.get_attribute("aria-label"))
    held.click()
    names.append(held.get_attribute("aria-label"))
    page.get_by_role("gridcell", name="empty, open").first.hover()
    page.mouse.wheel(0, 100)
    names.append(held.get_attribute("aria-label"))
    assert len(set(names)) == 4
    # The second button turns it on, once more round to where it was.
    page.get_by_role("gridcell", name="empty, open").first.click(button="right")
    expect(held).to_have_accessible_name(names[0] or "")
    page.get_by_role("gridcell", name="empty, open").first.click()
    confirm(page)


def test_a_player_who_looks_again_sees_what_happened_in_the_meantime(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    table = ann.open_table("metro", "me", "link", start=0)
    secret = ann.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    ben.page.goto(f"/table/{table}#{secret}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    wait_for_turn(ann.page)
    lay_a_tile(ann.page, Random(1))
    look_away(ann.page)
    wait_for_turn(ben.page)
    lay_a_tile(ben.page, Random(1))
    wait_for_turn(ann.page)
    look_back(ann.page)
    expect(ann.page.get_by_text("Since your last move").first).to_be_visible()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_turn_is_played_on_a_phone_by_touch(visit: Callable[..., Visitor], title: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.open_table(title, "me", "random")
    page = visitor.page
    for _ in range(3):
        assert wait_for_turn(page)
        begun = number(visitor)
        if title == "metro":
            page.get_by_role("gridcell", name="empty, open").first.tap()
        else:
            page.get_by_role("button", name="Menu").tap()
            page.get_by_role("button", name="All your moves").tap()
            page.locator("[data-move]").first.tap()
        confirm_button(page).tap()
        expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(begun))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def completing(foresee: Foresee, position: Any) -> list[list[Any]]:
    """Return the tiles that complete a line of the first seat."""
    awaited = {line["waits"] for line in position["board"]["lines"] if line["owner"] == 0}
    open_before = {line["station"] for line in position["board"]["lines"] if line["end"] is None}
    lays = [move for move in position["legal"] if move[0] == "lay" and move[3] in awaited]
    return [
        move
        for move in lays
        for line in foresee(move)["board"]["lines"]
        if line["owner"] == 0 and line["end"] is not None and line["station"] in open_before
    ]


def complete_a_line(visitor: Visitor) -> str:
    """Complete a line, so that a train may run; return the table."""
    table, position = seek(visitor, lambda foresee, position: bool(completing(foresee, position)))
    visitor.page.evaluate(NOTE_TRAINS)
    [move, *_] = completing(partial(visitor.foresee, table), position)
    visitor.page.locator(f"[data-square='{move[3]}']").click()
    confirm(visitor.page)
    return table


def test_trains_run_and_the_game_continues(visit: Callable[..., Visitor]) -> None:
    visitor, random = visit(reduced_motion="no-preference"), Random(5)
    complete_a_line(visitor)
    visitor.page.locator("body[data-train=seen]").wait_for()
    begun = number(visitor)
    assert wait_for_turn(visitor.page)
    lay_a_tile(visitor.page, random)
    assert number(visitor) > begun


@pytest.mark.parametrize(
    ("reduced_motion", "likes", "has_train"),
    [("reduce", {}, False), ("no-preference", {"motion": "off"}, False), ("no-preference", {}, True)],
    ids=["system", "setting", "wanted"],
)
def test_a_completed_line_is_announced_and_a_train_runs_only_if_animation_is_on(
    visit: Callable[..., Visitor], reduced_motion: str, likes: dict[str, str], has_train: bool
) -> None:
    visitor = visit(reduced_motion=reduced_motion, likes=likes)
    complete_a_line(visitor)
    visitor.page.locator("body[data-arrival=seen]").wait_for()
    # Everything about a line and its train is drawn at once, and disappears after a while.
    expect(visitor.page.locator("main [data-arrival]")).to_have_count(0)
    assert visitor.page.locator("body[data-train=seen]").count() == has_train


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_player_who_does_not_want_to_watch_a_train_ends_its_run(visit: Callable[..., Visitor], way: str) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(HOLD)
    complete_a_line(visitor)
    train = visitor.page.locator("main [data-train]")
    train.wait_for()
    # It may have been the last of several moves of bots.
    assert wait_for_turn(visitor.page)
    expect(train).to_have_count(1)
    if way == "key":
        visitor.page.keyboard.press("Space")
    else:
        visitor.page.locator("[data-station='1']").click()
    expect(train).to_have_count(0)


def test_the_points_of_a_line_count_up_with_its_train(visit: Callable[..., Visitor]) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(HOLD)
    visitor.page.clock.install()
    complete_a_line(visitor)
    points = visitor.page.locator("main [data-train] text")
    expect(points).to_have_text("0")
    visitor.page.clock.fast_forward(1000)  # milliseconds: longer than a train takes to cross a tile
    expect(points).to_have_text("0")
    visitor.page.evaluate(NEARLY_THERE)
    expect(points).not_to_have_text("0")


def test_a_tile_shows_the_lines_it_would_change_even_while_a_train_runs(visit: Callable[..., Visitor]) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(HOLD)
    table = complete_a_line(visitor)
    visitor.page.locator("main [data-train]").wait_for()
    assert wait_for_turn(visitor.page)
    position = next_turn(visitor, table)
    changing = next(
        move
        for move in position["legal"]
        if move[0] == "lay" and changed_lines(position["board"], visitor.foresee(table, move)["board"], "")
    )
    visitor.page.locator(f"[data-square='{changing[3]}']").hover()
    expect(visitor.page.locator("[data-traced]").first).to_be_attached()
    expect(visitor.page.locator("main [data-train]")).to_have_count(1)


def test_pointing_at_a_station_traces_its_line_and_says_how_long_it_is(visitor: Visitor) -> None:
    def longest(position: Any) -> Any:
        return max(position["board"]["lines"], key=lambda line: int(line["length"]))

    _, position = seek(visitor, lambda _, position: longest(position)["length"] > 2)
    page, line = visitor.page, longest(position)
    page.locator(f"[data-station='{line['station']}']").hover()
    expect(page.locator("[data-head] text").first).to_have_text(str(line["points"]))


def test_an_entry_of_the_log_marks_its_square(visitor: Visitor) -> None:
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    lay_a_tile(page, Random(1))
    wait_for_turn(page)
    before = page.locator("[data-marked]").count()
    page.get_by_role("button", name="lays").first.hover()
    expect(page.locator("[data-marked]")).not_to_have_count(before)


def test_the_title_of_the_window_calls_a_player_who_looks_elsewhere(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    look_away(visitor.page)
    expect(visitor.page).to_have_title(re.compile("Your turn"))


def explains(page: Page, sign: Locator, words: str) -> None:
    sign.hover()
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(words, exact=True)).not_to_be_visible()


def test_letters_and_signs_say_what_they_stand_for_when_pointed_at(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table("metro", "me", "random")
    wait_for_turn(page)
    explains(page, page.get_by_role("list", name="Players").get_by_text("Y", exact=True), "Y: yellow – You")
    visitor.open_table("helsinki", "me", "random")
    wait_for_turn(page)
    explains(page, page.locator("[data-tip='Red diamond: You']").first, "Red diamond: You")
    page.get_by_role("tab", name="Tiles left").click()
    explains(page, page.get_by_role("region", name="Tiles left").get_by_text("P", exact=True), "P: purple")
