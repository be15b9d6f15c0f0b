"""Tiles, pawns and cards are dragged, with a mouse and with a finger; letting go chooses, and never confirms."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.building import SEVERAL, hold_a_tile, moves_of, place_name, seek, shape_of, texts, words_of
from tests.browser.clicking import HERE, MIDDLE_OF_ROOF, SIZE, SPACES
from tests.browser.dragging import HANDS, Point, drag, dragging, middle
from tests.browser.playing import confirm, confirm_button, wait_for_turn
from tests.browser.seeking import last_move
from tests.browser.seeking import seek as seek_metro
from tests.browser.visitor import Visitor
from tests.browser.waiting import wait_until

Visit = Callable[..., Visitor]
SELECTED = "() => getSelection().toString()"


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest, visit: Visit) -> Visitor:
    """Let somebody come with a mouse, and then somebody with a finger."""
    return visit(**HANDS[request.param])


def number(page: Page) -> str:
    """Return how many moves the page shows."""
    return page.locator("[data-number]").get_attribute("data-number") or ""


def decision(page: Page) -> Locator:
    """Find what is due or chosen."""
    return page.get_by_role("region", name="Your decision")


def reason_shown(page: Page) -> Locator:
    """Find the reason why something is not possible."""
    return page.locator("[role=alert] p")


# Metro


def begin_metro(visitor: Visitor, **options: Any) -> tuple[str, list[Locator]]:
    """Go to a game of Metro where the tile can go to many squares; return the table and these squares."""

    def squares(position: Any) -> list[int]:
        return sorted({move[3] for move in position["legal"] if move[0] == "lay"})

    table, position = seek_metro(visitor, lambda _, position: len(squares(position)) > SEVERAL, **options)
    return table, [visitor.page.locator(f"[data-square='{square}']") for square in squares(position)]


def tile(page: Page) -> Locator:
    """Find the tile in the hand."""
    return page.locator("[data-layable]").first


def test_a_tile_of_metro_is_dragged_to_a_square_and_chosen_there_where_it_is_let_go(hand: Visitor) -> None:
    table, squares = begin_metro(hand)
    page, before = hand.page, number(hand.page)
    first, last = squares[0], squares[-1]
    with dragging(page, middle(tile(page)), middle(first), middle(last)):
        # It follows the pointer, and its ghost is on the board already.
        expect(page.locator("[data-dragged]")).to_have_count(1)
        expect(decision(page)).not_to_have_attribute("data-chosen", re.compile("lay"))
    square = last.get_attribute("data-square") or ""
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(f"^lay .* {square}$"))
    expect(page.locator("[data-dragged]")).to_have_count(0)
    assert number(page) == before
    confirm(page)
    assert last_move(hand, table)[3] == int(square)


def test_a_dragged_tile_of_metro_shows_the_square_under_it_and_whether_it_can_lie_there(hand: Visitor) -> None:
    table, squares = begin_metro(hand)
    page = hand.page
    legal = [move[3] for move in hand.position(table)["legal"] if move[0] == "lay"]
    dark = page.locator(f"[data-square='{next(square for square in range(64) if square not in legal)}']")
    for square, is_lit in ((squares[0], True), (dark, False)):
        with dragging(page, middle(tile(page)), middle(square)):
            expect(square).to_have_attribute("data-over", "")
            # The carried picture hides no other square.
            picture, room = page.locator("[data-dragged]").bounding_box(), square.bounding_box()
            assert picture and room and picture["width"] <= room["width"] + 1
            expect(page.locator("[data-bright]")).to_have_count(int(is_lit))
            assert (square.evaluate("one => getComputedStyle(one).fill") == "none") == is_lit
            page.keyboard.press("Escape")
        expect(page.locator("[data-over]")).to_have_count(0)


def test_a_tile_of_metro_let_go_beside_the_board_goes_back_and_is_chosen_nowhere(hand: Visitor) -> None:
    begin_metro(hand)
    page = hand.page
    start = middle(tile(page))
    drag(page, start, middle(page.locator("header").first))
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(page.locator("[data-carried]")).to_have_count(0)
    expect(decision(page)).not_to_have_attribute("data-chosen", re.compile("lay"))


def test_a_tile_of_metro_let_go_where_it_cannot_lie_goes_back_and_the_reason_is_told(hand: Visitor) -> None:
    table, _ = begin_metro(hand)
    page = hand.page
    legal = [move[3] for move in hand.position(table)["legal"] if move[0] == "lay"]
    dark = next(square for square in range(64) if square not in legal and square % 8 not in (3, 4))
    drag(page, middle(tile(page)), middle(page.locator(f"[data-square='{dark}']")))
    expect(reason_shown(page)).to_be_visible()
    expect(decision(page)).not_to_have_attribute("data-chosen", re.compile("lay"))


def test_the_chosen_tile_of_metro_is_dragged_on_to_another_square_or_back(hand: Visitor) -> None:
    _, squares = begin_metro(hand)
    page = hand.page
    first, last = squares[0], squares[-1]
    drag(page, middle(tile(page)), middle(first))
    chosen = [f"^lay .* {square.get_attribute('data-square')}$" for square in (first, last)]
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(chosen[0]))
    drag(page, middle(first), middle(last))
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(chosen[1]))
    # The header is no place for a tile.
    drag(page, middle(last), middle(page.locator("header").first))
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(chosen[1]))
    expect(confirm_button(page)).to_be_enabled()


def test_esc_lets_a_dragged_tile_go_back(visitor: Visitor) -> None:
    _, squares = begin_metro(visitor)
    page = visitor.page
    with dragging(page, middle(tile(page)), middle(squares[0])):
        # What it would do there is explained, but the key is for the tile.
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(decision(page)).not_to_have_attribute("data-chosen", re.compile("lay"))


@pytest.mark.parametrize("way", ["dragged", "dragged as it is turned", "chosen from the list"])
def test_enter_makes_a_move_of_metro_that_was_chosen_otherwise_than_on_a_square(visitor: Visitor, way: str) -> None:
    table, squares = begin_metro(visitor, free_orientation=way.endswith("turned"))
    page, before = visitor.page, number(visitor.page)
    if way.startswith("dragged"):
        drag(page, middle(tile(page)), middle(squares[-1]))
    else:
        page.keyboard.press("a")
        page.get_by_role("dialog", name="All your moves").locator("[data-move*=lay]").last.click()
    expect(confirm_button(page)).to_be_enabled()
    chosen = decision(page).get_attribute("data-chosen") or ""
    assert number(page) == before
    page.keyboard.press("Enter")
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    assert " ".join(map(str, last_move(visitor, table))) == chosen


def test_experts_who_choose_with_one_tap_still_confirm_what_they_drag(visit: Visit) -> None:
    visitor = visit(likes={"oneTap": True})
    _, squares = begin_metro(visitor)
    page, before = visitor.page, number(visitor.page)
    drag(page, middle(tile(page)), middle(squares[0]))
    expect(confirm_button(page)).to_be_enabled()
    assert number(page) == before


def test_the_page_scrolls_under_a_finger_where_nothing_is_dragged(visit: Visit) -> None:
    visitor = visit(**HANDS["finger"] | {"viewport": {"width": 360, "height": 560}})
    begin_metro(visitor)
    page = visitor.page
    scrolled = "() => document.querySelector('main').scrollTop"
    assert page.evaluate(scrolled) == 0
    x, y = middle(page.locator("[data-square='27']"))
    drag(page, (x, y), (x, y - 120))
    wait_until(page, lambda: page.evaluate(scrolled) > 0)


def test_a_handle_on_the_chosen_tile_turns_it(visitor: Visitor) -> None:
    def free(position: Any) -> list[int]:
        """Return the squares where the only tile can lie whichever way it is turned."""
        lays = [move for move in position["legal"] if move[0] == "lay"]
        turns = {move[2] for move in lays}
        ways = {square: {move[2] for move in lays if move[3] == square} for square in {move[3] for move in lays}}
        is_one = len({move[1] for move in lays}) == 1 and len(turns) > 1
        return [square for square, some in ways.items() if is_one and some == turns]

    _, position = seek_metro(visitor, lambda _, position: bool(free(position)), free_orientation=True)
    page, square = visitor.page, free(position)[0]
    page.locator(f"[data-square='{square}']").click()
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(f"^lay .* {square}$"))
    chosen = decision(page).get_attribute("data-chosen") or ""
    # The button beside the hand also shows the key that turns a tile.
    handle = page.get_by_role("button", name="Turn", exact=True).filter(has_not_text="R")
    box = handle.bounding_box()
    assert box and box["width"] >= 44 and box["height"] >= 44
    handle.click()
    expect(decision(page)).not_to_have_attribute("data-chosen", chosen)
    expect(decision(page)).to_have_attribute("data-chosen", re.compile(f"^lay .* {square}$"))


# Helsinki


def cards(page: Page) -> Locator:
    """Find the cards of the player's hand."""
    return page.get_by_role("region", name="Your hand").get_by_role("button")


def roof(page: Page, at: int) -> Point:
    """Return where a roof of the viewer's board is in the window."""
    picture = page.locator("[data-board]").get_by_role("img", name="Your board").first
    x, y = picture.evaluate(MIDDLE_OF_ROOF, at)
    return x, y


def test_a_tile_of_helsinki_is_dragged_to_another_lane_and_chosen_there(hand: Visitor) -> None:
    hold_a_tile(hand)
    page = hand.page
    before = number(page)
    chosen = decision(page).get_attribute("data-chosen") or ""
    held = chosen.split()[1:]
    goals = page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.dataset.lit)")
    goal = next(one for one in goals if one.split() != held)
    drag(page, roof(page, int(held[0])), middle(page.locator(f"[data-lit='{goal}']").first))
    expect(decision(page)).to_have_attribute("data-chosen", f"push {goal}")
    expect(confirm_button(page)).to_be_enabled()
    assert number(page) == before


def is_held_across(position: Any) -> bool:
    """Return whether the tile is first held over columns, not over rows."""
    return position["board"]["build"]["sides"][0]["side"] in ("north", "south")


def steps_to_a_closed_lane(position: Any) -> int | None:
    """Return how many lanes on the tile cannot enter as it is first held; None if it can enter everywhere."""
    pushes = moves_of(position, "push")
    if len(pushes) <= SEVERAL:
        return None
    axis, held = int(is_held_across(position)), shape_of(pushes[0])
    rests = [["push", *roofs] for roofs in position["board"]["build"]["sides"][0]["rests"]]
    begin, *entered = [
        min(divmod(roof, SIZE)[axis] for roof in push[1:]) for push in (pushes[0], *rests) if shape_of(push) == held
    ]
    closed = set(range(SIZE - max(cell[axis] for cell in held))) - set(entered)
    return min((lane - begin for lane in closed), key=abs, default=None)


def hold_where_it_cannot_go(visitor: Visitor) -> None:
    """Hold a tile in a lane that it cannot enter, by keys, and read why."""
    _, position = seek(visitor, lambda _, position: steps_to_a_closed_lane(position) is not None)
    page, steps = visitor.page, steps_to_a_closed_lane(position) or 0
    page.locator("[data-chosen^=push]").wait_for(state="attached")
    back, on = ("ArrowLeft", "ArrowRight") if is_held_across(position) else ("ArrowUp", "ArrowDown")
    for _ in range(abs(steps)):
        page.keyboard.press(on if steps > 0 else back)
    # The page knows at once that it cannot go there; the server says why.
    expect(page.locator("[data-push=held][data-illegal]")).to_have_count(1)
    expect(reason_shown(page)).to_be_visible()


def test_what_was_told_of_an_earlier_lane_goes_when_the_tile_is_dragged_to_another(hand: Visitor) -> None:
    hold_where_it_cannot_go(hand)
    page = hand.page
    expect(page.locator("[data-cross]").first).to_be_visible()
    light = page.locator("[data-lit]").first
    goal = light.get_attribute("data-lit")
    drag(page, roof(page, 24), middle(light))
    expect(decision(page)).to_have_attribute("data-chosen", f"push {goal}")
    expect(confirm_button(page)).to_be_enabled()
    expect(reason_shown(page)).to_have_count(0)
    expect(page.locator("[data-cross]")).to_have_count(0)


def test_a_tile_of_helsinki_is_grey_where_it_cannot_come_from_and_let_go_there_the_reason_is_told(
    hand: Visitor,
) -> None:
    position = hold_a_tile(hand)
    page, before = hand.page, number(hand.page)
    box = page.locator("[data-board]").bounding_box()
    assert box
    left, top, right, bottom = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
    across, down = (left + right) / 2, (top + bottom) / 2
    edges = {
        "north": (across, top + 8),
        "east": (right - 8, down),
        "south": (across, bottom - 8),
        "west": (left + 8, down),
    }
    others = edges.keys() - {entry["side"] for entry in position["board"]["build"]["sides"]}
    assert others
    for side in sorted(others):
        with dragging(page, roof(page, 24), edges[side]):
            expect(page.locator("[data-push][data-illegal]")).to_have_count(1)
            expect(page.locator("[data-push]:not([data-illegal])")).to_have_count(0)
            expect(reason_shown(page)).to_have_count(0)
            expect(decision(page)).not_to_contain_text("confirm")
        expect(reason_shown(page)).to_be_visible()
        expect(page.locator("[data-push][data-illegal]")).to_have_count(1)
        expect(confirm_button(page)).to_have_count(0)
    assert number(page) == before


def test_a_tile_that_is_held_in_its_lane_does_not_count_before_it_is_confirmed(visitor: Visitor) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    light = page.locator("[data-lit]").last
    with dragging(page, roof(page, 24), middle(light)):
        expect(decision(page)).not_to_contain_text("at once")
    expect(confirm_button(page)).to_be_enabled()
    expect(decision(page)).not_to_contain_text("at once")


def test_a_tile_of_helsinki_let_go_off_the_board_goes_back_to_its_lane(hand: Visitor) -> None:
    hold_a_tile(hand)
    page = hand.page
    chosen = decision(page).get_attribute("data-chosen") or ""
    drag(page, roof(page, int(chosen.split()[1])), roof(page, 24), middle(page.locator("header").first))
    expect(decision(page)).to_have_attribute("data-chosen", chosen)
    expect(confirm_button(page)).to_be_enabled()


@pytest.mark.parametrize("name", ["Turn the tile", "Flip the tile"])
def test_the_handles_beside_a_tile_of_helsinki_turn_and_flip_it(hand: Visitor, name: str) -> None:
    hold_a_tile(hand)
    page = hand.page
    rest = page.locator("[data-rest]").first.get_attribute("data-rest") or ""
    handle = page.get_by_role("button", name=name)
    box = handle.bounding_box()
    assert box and box["width"] >= 44 and box["height"] >= 44
    handle.click()
    expect(page.locator("[data-rest]").first).not_to_have_attribute("data-rest", rest)


@pytest.mark.parametrize("way", ["wheel", "second button"])
def test_the_wheel_turns_a_tile_of_helsinki_and_the_second_button_flips_it(visitor: Visitor, way: str) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    held = page.locator("[data-push=held]")
    outlines = [held.locator("[data-waiting]").get_attribute("d")]
    for _ in range(2):
        page.mouse.move(*roof(page, 24))
        if way == "wheel":
            page.mouse.wheel(0, 100)
        else:
            page.mouse.click(*roof(page, 24), button="right")
        expect(held.locator("[data-waiting]")).not_to_have_attribute("d", outlines[-1] or "")
        outlines.append(held.locator("[data-waiting]").get_attribute("d"))
    # A tile that is flipped twice is held as before.
    assert (outlines[0] == outlines[2]) == (way == "second button")


def test_the_pawn_is_dragged_to_a_space_and_walks_there(hand: Visitor) -> None:
    table, position = seek(hand, lambda _, position: bool(moves_of(position, "walk")))
    page, pawn = hand.page, position["board"]["pawns"][0]
    goal = (pawn + 1) % SPACES
    drag(page, middle(page.locator(f"[data-space='{pawn}']")), middle(page.locator(f"[data-space='{goal}']")))
    expect(page.locator(f"[data-space='{goal}']")).to_have_accessible_name(HERE)
    assert last_move(hand, table) == ["walk", 1]
    # It can be taken back.
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_a_pawn_let_go_elsewhere_stays_and_on_a_space_too_far_away_the_reason_is_told(visitor: Visitor) -> None:
    _, position = seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page, pawn, before = visitor.page, position["board"]["pawns"][0], number(visitor.page)
    own, far = (page.locator(f"[data-space='{space % SPACES}']") for space in (pawn, pawn + SPACES - 2))
    drag(page, middle(own), middle(page.locator("header").first))
    expect(page.locator("[data-carried]")).to_have_count(0)
    expect(reason_shown(page)).to_have_count(0)
    drag(page, middle(own), middle(far))
    expect(reason_shown(page)).to_be_visible()
    assert number(page) == before


def test_a_card_is_dragged_from_the_hand_to_the_board_and_built(hand: Visitor) -> None:
    table, position = seek(hand, lambda _, position: any(len(move) == 2 for move in moves_of(position, "build")))
    page = hand.page
    build = next(move for move in moves_of(position, "build") if len(move) == 2)
    card = cards(page).nth(position["hands"][0]["cards"].index(build[1]))
    drag(page, middle(card), middle(page.locator("[data-board]")))
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(position["number"]))
    own = [entry["move"] for entry in hand.position(table)["news"] if entry["by"] == 0]
    assert build in own
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_a_card_let_go_elsewhere_stays_in_the_hand(hand: Visitor) -> None:
    _, position = seek(hand, lambda _, position: bool(moves_of(position, "build")))
    page = hand.page
    card = position["hands"][0]["cards"].index(moves_of(position, "build")[0][1])
    drag(page, middle(cards(page).nth(card)), middle(page.locator("header").first))
    expect(page.locator("[data-carried]")).to_have_count(0)
    expect(page.get_by_role("region", name="Your hand").get_by_role("button", pressed=True)).to_have_count(0)
    assert number(page) == str(position["number"])


def test_a_card_of_the_plaza_dragged_to_the_hand_is_drawn_once_that_is_confirmed(hand: Visitor) -> None:
    table, position = seek(hand, lambda _, position: bool(moves_of(position, "draw")))
    page = hand.page
    drag(page, middle(page.locator("[data-slot][data-drawn]").first), middle(page.locator("[data-hand]")))
    expect(confirm_button(page)).to_be_enabled()
    assert number(page) == str(position["number"])
    confirm(page)
    own = [entry["move"][0] for entry in hand.position(table)["news"] if entry["by"] == 0]
    assert own[-1] == "draw"


# Words


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_drag_over_the_table_selects_no_words_but_those_of_the_log_can_be_selected(
    visitor: Visitor, title: str
) -> None:
    visitor.open_table(title, "me", "random")
    page = visitor.page
    wait_for_turn(page)
    drag(page, (20, 400), (900, 700))
    assert page.evaluate(SELECTED) == ""
    log = page.get_by_role("list", name="Moves so far").first
    assert log.evaluate("one => getComputedStyle(one).userSelect") == "text"
    assert page.locator("main").evaluate("one => getComputedStyle(one).userSelect") == "none"


def test_moving_the_mouse_takes_no_ready_lane_away_and_a_second_click_there_neither_turns_nor_moves_the_tile(
    visitor: Visitor,
) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    light = page.locator("[data-lit]").first
    goal = light.get_attribute("data-lit")
    drag(page, roof(page, 24), middle(light))
    expect(decision(page)).to_have_attribute("data-chosen", f"push {goal}")
    expect(confirm_button(page)).to_be_enabled()
    for at in (0, 6, 24, 42, 48):
        page.mouse.move(*roof(page, at))
        expect(decision(page)).to_have_attribute("data-chosen", f"push {goal}")
    before = number(page)
    page.mouse.click(*middle(light))
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)
    roofs = set(map(place_name, map(int, (goal or "").split())))
    # The words around the board follow one paint after it.
    lying = words_of(page, "Your board").get_by_role("listitem").filter(has_text=" tile")
    wait_until(page, lambda: any(roofs_in(line) == roofs for line in texts(lying)))


def roofs_in(line: str) -> set[str]:
    """Return the roofs that a line about a tile names."""
    return set(line.partition(": ")[2].split(" · "))
