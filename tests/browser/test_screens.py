"""Every size of screen in every language: boards come first, and what is due can be pressed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.building import hold_a_tile, moves_of, sensible
from tests.browser.building import seek as seek_helsinki
from tests.browser.dragging import drag
from tests.browser.layout import CUT_RINGS, MEASURES, SCREENS, WIDEST, check_screens, faults_of
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import Foresee, any_other, find
from tests.browser.seeking import seek as seek_metro
from tests.browser.visitor import DESKTOP, Visitor
from tests.browser.waiting import let_paint

OPTIONS: dict[str, dict[str, Any]] = {
    title: {"players": players} | options for title, (players, options) in WIDEST.items()
}
CONFIRM = "[data-confirm]:enabled"
LONGEST_NAME = 24


@pytest.mark.long
def test_a_tile_of_metro_is_laid_on_every_screen_and_in_every_language(visitor: Visitor) -> None:
    page = visitor.page
    seek_metro(visitor, lambda _, position: any(move[0] == "lay" for move in position["legal"]), **OPTIONS["metro"])
    assert check_screens(page, "metro", "[data-square][data-lit]", is_chosen=True) == []
    page.locator("[data-square][data-lit]").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    assert check_screens(page, "metro", CONFIRM, is_chosen=True) == []


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_tile_of_metro_is_laid_among_many_players_on_every_screen(visitor: Visitor, players: int) -> None:
    page = visitor.page
    visitor.open_table("metro", "me", *["random"] * (players - 1))
    assert wait_for_turn(page)
    page.locator("[data-square][data-lit]").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        faults += [f"{width} × {height}: {fault}" for fault in faults_of(page, "metro", CONFIRM, is_chosen=True)]
    assert faults == []


def test_a_pawn_of_helsinki_walks_on_every_screen_and_in_every_language(visitor: Visitor) -> None:
    seek_helsinki(visitor, lambda _, position: len(moves_of(position, "walk")) == 3, **OPTIONS["helsinki"])
    assert check_screens(visitor.page, "helsinki", "[data-reachable]", is_chosen=True) == []


@pytest.mark.long
def test_a_tile_of_helsinki_is_pushed_on_every_screen_and_in_every_language(visitor: Visitor) -> None:
    hold_a_tile(visitor, **OPTIONS["helsinki"])
    expect(visitor.page.locator(CONFIRM)).to_be_visible()
    assert check_screens(visitor.page, "helsinki", CONFIRM, is_chosen=True) == []


# What a player of Metro is asked besides, and how the answers are found.
QUESTIONS = {
    "paris": lambda moves: [move for move in moves if move[0] == "tourist" and move[2] == "space"],
    "st-petersburg": lambda moves: [move for move in moves if move[0] == "tourist"],
    "london": lambda moves: [move for move in moves if move[0] == "drive"],
}


@pytest.mark.long
@pytest.mark.parametrize("city", QUESTIONS)
def test_a_question_of_a_city_is_answered_on_every_screen_and_in_every_language(visitor: Visitor, city: str) -> None:
    seek_metro(visitor, lambda _, position: bool(QUESTIONS[city](position["legal"])), players=3, city=city)
    page, answer = visitor.page, "[data-choices] button"
    expect(page.locator(answer).first).to_be_visible()
    assert check_screens(page, "metro", answer, is_chosen=False) == []
    page.locator(answer).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    assert check_screens(page, "metro", CONFIRM, is_chosen=False) == []


# What a player of Helsinki is asked besides, and where that is pressed.
STEPS = {
    "draw": "[data-due=true] button",
    "pay": "[data-hand] button:enabled",
    "roof": "[role=group] button[data-decides]",
    "discard": "[data-hand] button:enabled",
    "end": "[data-due=true] button",
}


@pytest.mark.long
@pytest.mark.parametrize("kind", STEPS)
def test_a_step_of_helsinki_is_made_on_every_screen_and_in_every_language(visitor: Visitor, kind: str) -> None:
    def is_asked(_foresee: Foresee, position: Any) -> bool:
        moves = moves_of(position, kind)
        return len(moves) > 1 if kind in ("pay", "roof", "discard") else bool(moves)

    seek_helsinki(visitor, is_asked, **OPTIONS["helsinki"])
    expect(visitor.page.locator(STEPS[kind]).first).to_be_visible()
    assert check_screens(visitor.page, "helsinki", STEPS[kind], is_chosen=True) == []


# What a refusal lies over of the tile that it is about: the tile that waits outside, and its handles.
HIDDEN_BELOW = """(element) => {
    const over = element.getBoundingClientRect();
    const isMet = ({ left, top, right, bottom }) =>
        left < over.right - 1 && over.left < right - 1 && top < over.bottom - 1 && over.top < bottom - 1;
    return [...document.querySelectorAll("[data-waiting], [data-lanes] ~ button")]
        .map((one) => [one.getAttribute("aria-label") ?? "the tile", one.getBoundingClientRect()])
        .filter(([, box]) => isMet(box))
        .map(([name]) => name);
}"""


def test_why_a_tile_of_helsinki_cannot_go_there_is_told_beside_it_on_every_screen(visitor: Visitor) -> None:
    position = hold_a_tile(visitor)
    page = visitor.page
    box = page.locator("[data-board]").bounding_box()
    assert box
    left, top, right, bottom = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
    across, down = (left + right) / 2, (top + bottom) / 2
    # Also early and late along the sides, where the tile is near to both ends of the picture.
    edges = {
        "north": [(across, top + 8)],
        "east": [(right - 8, down - 150), (right - 8, down + 150)],
        "south": [(across, bottom - 8)],
        "west": [(left + 8, down - 150), (left + 8, down + 150)],
    }
    refusal, faults = page.get_by_role("alert").filter(has=page.get_by_role("button", name="Close")), []
    for side in sorted(edges.keys() - {entry["side"] for entry in position["board"]["build"]["sides"]}):
        for edge in edges[side]:
            page.set_viewport_size(DESKTOP)
            drag(page, (across, down), edge)
            expect(refusal).to_be_visible()
            for width, height in SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                let_paint(page)
                faults += [f"{side}, {width} × {height}: {name}" for name in refusal.evaluate(HIDDEN_BELOW)]
    assert faults == []


def test_on_a_short_phone_the_effect_of_a_tile_is_told_though_the_card_below_has_no_room(
    visit: Callable[..., Visitor],
) -> None:
    def extends(position: Any) -> list[int]:
        awaited = {line["waits"] for line in position["board"]["lines"] if line["owner"] == 0}
        return sorted({move[3] for move in position["legal"] if move[0] == "lay"} & awaited)

    visitor = visit(viewport={"width": 375, "height": 553}, has_touch=True, is_mobile=True)
    _, position = seek_metro(visitor, lambda _, position: bool(extends(position)))
    page = visitor.page
    page.locator(f"[data-square='{extends(position)[0]}']").tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    words = page.locator("[data-brief]").filter(has_text="your line")
    expect(words).to_be_visible()
    is_seen = """(one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert words.evaluate(is_seen)


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_long_names_without_spaces_run_over_nothing_on_any_screen(visit: Callable[..., Visitor], title: str) -> None:
    choose = any_other if title == "metro" else sensible
    game = find(title, lambda _, position: position["legal"][0][0] in ("lay", "walk"), choose, 2, {})
    visitor, friend = visit(nickname="W" * LONGEST_NAME), visit(nickname="Q" * LONGEST_NAME)
    record = {"text": game.record().text(), "moves": game.number}
    table, page = visitor.open_quietly(title, "me", "link", record=record), visitor.page
    secret = visitor.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    friend.ask("POST", f"/api/tables/{table}/messages", {"type": "sit", "key": "sit", "seq": 1, "secret": secret})
    page.goto(f"/table/{table}")
    assert wait_for_turn(page)
    due = "[data-square][data-lit]" if title == "metro" else "[data-reachable]"
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        faults += [f"{width} × {height}: {fault}" for fault in faults_of(page, title, due, is_chosen=False)]
        pill = page.locator("[data-pill]").bounding_box()
        assert pill and pill["height"] <= 44, "the pill stays in the header"
    assert faults == []


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_the_ring_of_whatever_has_the_focus_is_whole_on_every_screen(visitor: Visitor, title: str) -> None:
    page = visitor.page
    visitor.open_table(title, "me", "random")
    assert wait_for_turn(page)
    page.keyboard.press("Tab")  # from now on, a focus is one of the keyboard
    faults = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        faults += [f"{width} × {height}: {fault}" for fault in page.evaluate(CUT_RINGS)]
    assert faults == []


def test_all_actions_of_helsinki_are_seen_at_once_on_a_desktop(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table("helsinki", "me", "random")
    assert wait_for_turn(page)
    actions = page.get_by_role("button", name=re.compile(r"^Action \d"))
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        for action in actions.all():
            expect(action).to_be_in_viewport(ratio=1)


def test_a_tile_that_waits_outside_the_board_of_helsinki_is_whole_on_every_screen(visitor: Visitor) -> None:
    hold_a_tile(visitor)
    page = visitor.page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        tile, field = page.locator("[data-waiting]").bounding_box(), page.locator("main").bounding_box()
        assert tile and field
        # Only its dashed outline may touch the edge of the picture.
        assert tile["y"] >= field["y"] - 1 and tile["x"] >= field["x"], (width, height)
        assert tile["x"] + tile["width"] <= field["x"] + field["width"], (width, height)


def test_the_board_of_metro_fills_a_tablet_and_central_stations_leave_it_as_large_as_it_is(visitor: Visitor) -> None:
    page, sides = visitor.page, list[float]()
    for modules in ([], ["central-stations"]):
        visitor.open_table("metro", "me", "random", modules=modules)
        assert wait_for_turn(page)
        for width, height in ((820, 1180), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            let_paint(page)
            sides.append(page.evaluate(MEASURES["metro"]))
    tablet, desktop, *others = sides
    assert others == [tablet, desktop]
    # With its frame, a board is nearly ten squares wide.
    assert tablet * 9.7 > 820 * 0.85 and desktop * 9.7 > 700


def test_the_board_of_helsinki_fills_a_tablet(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table("helsinki", "me", "random")
    assert wait_for_turn(page)
    page.set_viewport_size({"width": 820, "height": 1180})
    let_paint(page)
    board = page.locator("[data-board]").bounding_box()
    assert board and board["width"] >= 0.85 * 820


def test_beside_the_board_of_helsinki_the_only_opponent_has_the_whole_column(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_table("helsinki", "me", "random")
    assert wait_for_turn(page)
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        column, small = page.get_by_role("region", name="The other boards"), page.get_by_role("button", name="Enlarge")
        whole, board = column.bounding_box(), small.bounding_box()
        name = column.get_by_role("heading").bounding_box()
        assert whole and board and name
        # The board is as high as its card, and the name stands beside it.
        assert board["height"] > 0.85 * whole["height"] and board["width"] > 0.5 * whole["width"]
        assert name["x"] >= board["x"] + board["width"]
