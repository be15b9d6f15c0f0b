"""What the others do is seen: said in a line, framed until the viewer has moved, and shown again."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.building import go_on_with_a_friend
from tests.browser.clicking import SPACES
from tests.browser.playing import choose_from_list, look_away, look_back, make_chosen, wait_for_turn
from tests.browser.seeking import Foresee, any_other, find, next_turn, seek_at
from tests.browser.visitor import DESKTOP, PHONE, Visitor

# Remember every position that the page shows.
NOTE_POSITIONS = """() => {
    window.shown = [];
    const page = document.querySelector("[data-number]");
    new MutationObserver(() => window.shown.push(Number(page.dataset.number)))
        .observe(page, { attributes: true, attributeFilter: ["data-number"] });
}"""
# Count what flies over the page.
NOTE_FLIGHTS = """() => {
    window.flights = 0;
    const note = (changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.matches?.("[data-flight]")) window.flights++;
    };
    new MutationObserver(note).observe(document.body, { childList: true });
}"""
# Remember where pawns walk: whose, and through how many places.
NOTE_WALKS = """() => {
    window.walks = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.pawn) window.walks.push([Number(this.dataset.pawn), frames.transform.length]);
        return animate.call(this, frames, timing);
    };
}"""
READING_TIME = 60_000  # milliseconds, more than enough for any line
TILE_CODE = re.compile(r"\b[abcd]{4}\b")
# What the page may move, and how fast it follows; only with the first does anything fly.
MOTIONS = [("no-preference", "fast"), ("no-preference", "off"), ("reduce", "fast")]
# What a turn changes on the board, by title.
CHANGES = {"metro": "lay", "helsinki": "push"}


def after_a_change(visitor: Visitor, title: str) -> tuple[str, Any]:
    """Go to a table where the other has just changed their board or the common one, and the visitor decides."""
    return after_a_move(visitor, title, CHANGES[title])


def after_a_move(visitor: Visitor, title: str, kind: str) -> tuple[str, Any]:
    """Go to a table where the other has just made a move of a kind, and the visitor decides."""

    def is_made(_: Foresee, position: Any) -> bool:
        others = [entry for entry in position["news"] if entry["by"] >= 0]
        own = max((number for number, entry in enumerate(others) if entry["by"] == 0), default=-1)
        return own >= 0 and any(entry["move"][0] == kind for entry in others[own + 1 :])

    return seek_at(visitor, title, is_made, any_other)


def line(page: Page) -> Any:
    """Return the line that says what the others did."""
    return page.get_by_role("region", name="What the others did")


def framed(page: Page) -> list[str]:
    """Return what is framed as news."""
    names: list[str] = page.locator("[data-news]:visible").evaluate_all("all => all.map((one) => one.dataset.news)")
    return names


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_says_what_the_others_did_and_a_frame_stays_until_the_viewer_has_moved(
    visit: Callable[..., Visitor], screen: Any
) -> None:
    visitor = visit(viewport=screen)
    _, position = after_a_change(visitor, "metro")
    page = visitor.page
    laid = [entry["move"][3] for entry in position["news"] if entry["by"] == 1 and entry["move"][0] == "lay"][-1]
    expect(line(page)).to_contain_text("Random bot lays a tile on")
    expect(line(page).locator("[data-picture]")).not_to_have_count(0)
    assert not TILE_CODE.search(line(page).inner_text())
    expect(page.locator(f"[data-news='{laid}']")).to_be_visible()
    page.locator("h1").click()
    expect(line(page)).to_be_visible()
    number = position["number"]
    choose_from_list(page, Random(1))
    make_chosen(page, number)
    expect(page.locator(f"[data-news='{laid}']")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tile_that_another_pushed_in_is_framed_in_their_colour(visit: Callable[..., Visitor], screen: Any) -> None:
    visitor = visit(viewport=screen)
    _, position = after_a_change(visitor, "helsinki")
    page = visitor.page
    roofs = [entry["move"][1:] for entry in position["news"] if entry["by"] == 1 and entry["move"][0] == "push"][-1]
    if screen is PHONE:
        # The line is there whatever tab is open.
        for tab in ("Senate", "Actions", "Players"):
            page.get_by_role("tab", name=tab).click()
            expect(line(page)).to_contain_text("Random bot pushes in the tile")
    assert {str(roof) for roof in roofs} <= set(framed(page))
    expect(line(page)).not_to_contain_text("needs no other card")
    frame = page.locator(f"[data-news='{roofs[0]}']").first
    assert frame.get_attribute("data-by") == "1"


@pytest.mark.parametrize(("width", "height"), [(375, 553), (360, 640), (844, 390)])
def test_on_a_low_phone_the_line_covers_no_tab_and_a_tap_on_it_opens_none(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    after_a_change(visitor, "helsinki")
    page = visitor.page
    said, tabs = line(page).bounding_box(), page.get_by_role("tablist").bounding_box()
    assert said and tabs
    assert said["y"] >= tabs["y"] + tabs["height"] or said["y"] + said["height"] <= tabs["y"]
    # It is there on any tab, until it is put away.
    for tab in ("Senate", "Board"):
        page.get_by_role("tab", name=tab).click()
        expect(line(page)).to_be_visible()
    page.mouse.click(said["x"] + said["width"] / 2, said["y"] + said["height"] / 2)
    expect(line(page)).to_be_hidden()
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")


def test_on_a_low_phone_the_line_goes_by_itself_once_it_has_been_read_and_can_be_seen_again(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(viewport={"width": 375, "height": 553})
    page = visitor.page
    page.clock.install()
    after_a_change(visitor, "metro")
    expect(line(page)).to_be_visible()
    look_away(page)
    page.clock.run_for(READING_TIME)
    expect(line(page)).to_be_visible()  # nobody has read it yet
    look_back(page)
    page.clock.run_for(READING_TIME)
    expect(line(page)).to_be_hidden()
    assert framed(page)
    page.keyboard.press("w")
    expect(line(page)).to_be_visible()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_line_that_was_put_away_is_shown_again_from_the_menu_or_by_a_key(
    visit: Callable[..., Visitor], title: str
) -> None:
    visitor = visit(viewport={"width": 375, "height": 553})
    _, position = after_a_change(visitor, title)
    page = visitor.page
    page.evaluate(NOTE_POSITIONS)

    def choose_from_the_menu() -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("navigation", name="Menu").get_by_role("button", name="Show again").click()

    for ask in (choose_from_the_menu, lambda: page.keyboard.press("w")):
        line(page).get_by_text("Random bot").first.click()
        expect(line(page)).to_be_hidden()
        page.evaluate("window.shown = []")
        ask()
        page.wait_for_function(f"() => window.shown.at(-1) === {position['number']}")
        assert min(page.evaluate("window.shown")) < position["number"]
        expect(line(page)).to_be_visible()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_what_the_others_did_is_shown_again(visitor: Visitor, title: str) -> None:
    _, position = after_a_change(visitor, title)
    page = visitor.page
    page.evaluate(NOTE_POSITIONS)
    page.get_by_role("button", name="Show again").click()
    first = max(entry["number"] for entry in position["news"] if entry["by"] == 0) + 1
    page.wait_for_function(f"() => window.shown.at(-1) === {position['number']}")
    shown = page.evaluate("window.shown")
    assert first <= min(shown) < position["number"] and shown == sorted(shown)
    # Then it is the viewer's turn again.
    assert wait_for_turn(page)


@pytest.mark.parametrize(("motion", "speed"), MOTIONS)
def test_the_tile_of_another_flies_to_its_square_unless_motion_is_unwanted(
    visit: Callable[..., Visitor], motion: str, speed: str
) -> None:
    visitor = visit(reduced_motion=motion, likes={"botSpeed": speed})
    table, position = after_a_change(visitor, "metro")
    page = visitor.page
    page.evaluate(NOTE_FLIGHTS)
    choose_from_list(page, Random(1))
    make_chosen(page, position["number"])
    newest = next_turn(visitor, table)
    laid = [entry["move"][3] for entry in newest["news"] if entry["by"] == 1 and entry["move"][0] == "lay"][-1]
    expect(page.locator(f"[data-news='{laid}']")).to_be_visible()
    assert page.evaluate("window.flights > 0") == ((motion, speed) == MOTIONS[0])
    # It lies there at the end, and nothing is left in the air.
    expect(page.locator("[data-flight]")).to_have_count(0)
    expect(page.locator(f"[data-square='{laid}']")).not_to_have_accessible_name(re.compile("empty"))


def test_the_cards_that_another_builds_with_are_not_in_the_viewers_hand(visit: Callable[..., Visitor]) -> None:
    def is_built(_: Foresee, position: Any) -> bool:
        return any(entry["by"] == 1 and entry["move"][0] == "push" for entry in position["news"])

    table = find("helsinki", is_built, any_other, 2, {})
    pushed = max(number for number, (by, move) in enumerate(table.moves) if by == 1 and move[0] == "push")
    visitor, opened = go_on_with_a_friend(visit, table.record(), pushed)
    page, position = visitor.page, visitor.position(opened)
    assert position["turn"] == 1
    assert position["board"]["build"]["card"] in position["board"]["build"]["paid"]
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(pushed))
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(len(position["hands"][0]["cards"]))
    expect(hand.get_by_text("chosen")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("motion", "speed"), MOTIONS)
def test_the_cards_that_another_takes_fly_to_them_unless_motion_is_unwanted(
    visit: Callable[..., Visitor], screen: Any, motion: str, speed: str
) -> None:
    visitor = visit(viewport=screen, reduced_motion=motion, likes={"botSpeed": speed})
    _, position = after_a_move(visitor, "helsinki", "draw")
    page = visitor.page
    own = max(entry["number"] for entry in position["news"] if entry["by"] == 0)
    effects = [effect for entry in position["news"] if entry["number"] > own for effect in entry["effects"]]
    taken = [effect["arguments"]["cards"] for effect in effects if effect["code"] == "cards-taken"]
    assert sum(map(len, taken)) > 0
    page.evaluate(NOTE_POSITIONS)
    page.evaluate(NOTE_FLIGHTS)
    page.get_by_role("button", name="Show again").click()
    page.wait_for_function(f"() => window.shown.at(-1) === {position['number']}")
    expect(page.locator("[data-flight]")).to_have_count(0)
    assert page.evaluate("window.flights") == (sum(map(len, taken)) if (motion, speed) == MOTIONS[0] else 0)


def walked_on(screen: Any, pawns: list[int], steps: int) -> int:
    """Return through how many places the other's pawn walks: on a phone, only from the near end of the ribbon."""
    spaces = (
        [(pawns[1] - steps + step) % SPACES for step in range(steps + 1)] if steps > 0 else [pawns[1] + 1, pawns[1]]
    )
    if screen is DESKTOP:
        return len(spaces)
    stops = [(space - pawns[0]) % SPACES for space in spaces]  # the ribbon begins at the viewer's own space
    cuts = [index for index in range(1, len(stops)) if abs(stops[index] - stops[index - 1]) > 1]
    return len(stops) - max(cuts, default=0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("motion", "speed"), MOTIONS)
def test_the_pawn_of_another_walks_from_space_to_space_unless_motion_is_unwanted(
    visit: Callable[..., Visitor], screen: Any, motion: str, speed: str
) -> None:
    visitor = visit(viewport=screen, reduced_motion=motion, likes={"botSpeed": speed})
    _, position = after_a_move(visitor, "helsinki", "walk")
    page = visitor.page
    steps = [entry["move"][1] for entry in position["news"] if entry["by"] == 1 and entry["move"][0] == "walk"][-1]
    places = walked_on(screen, position["board"]["pawns"], steps)
    page.evaluate(NOTE_POSITIONS)
    page.evaluate(NOTE_WALKS)
    page.get_by_role("button", name="Show again").click()
    page.wait_for_function(f"() => window.shown.at(-1) === {position['number']}")
    assert page.locator("[data-pawn='1']").count() == 1
    walks = page.evaluate("window.walks")
    if (motion, speed) == MOTIONS[0] and places > 1:
        assert walks[-1] == [1, places]
    else:
        assert walks == []
