"""Playing Helsinki: why not, back, to the end, and by keys alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cityboard.core.reason import Reason
from cityboard.language import Language
from tests.browser.building import (
    finish,
    go_on_with_a_friend,
    labels,
    moves_of,
    place_name,
    seek,
    sensible,
    shape_of,
    texts,
    words_of,
)
from tests.browser.clicking import HERE, SPACES, Mouse
from tests.browser.dragging import HANDS, middle
from tests.browser.playing import confirm, confirm_button, wait_for_turn
from tests.browser.seeking import Foresee, find, last_move, next_turn
from tests.browser.test_accessible import tab_to
from tests.browser.visitor import Visitor
from tests.browser.waiting import let_paint

ENGLISH = Language("en")


def number(page: Page) -> int:
    """Return how many moves the page shows."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def test_a_push_that_is_put_away_is_not_shown_any_more_until_it_is_meant_again(visitor: Visitor) -> None:
    seek(visitor, lambda _, position: bool(moves_of(position, "push")))
    page, shown = visitor.page, visitor.page.locator("[data-rest]")
    expect(page.locator("[data-chosen^=push]")).to_have_count(1)
    expect(shown).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    expect(shown).to_have_count(0)
    page.keyboard.press("r")
    expect(shown).to_have_count(1)


@pytest.mark.parametrize("step", ["push", "pay"])
def test_back_while_pushing_or_paying_leads_to_the_choice_of_a_card(visitor: Visitor, step: str) -> None:
    def is_built(_foresee: Foresee, position: Any) -> bool:
        ways = len(moves_of(position, "pay"))
        return ways == 1 if step == "push" else ways > 1

    table, paying = seek(visitor, is_built, back=1)
    page, position = visitor.page, visitor.position(table)
    [build] = [entry["move"] for entry in paying["news"] if entry["by"] == 0][-1:]
    Mouse(page).make(build, position)
    back = page.get_by_role("button", name="Back", exact=True)
    # The only way to pay is paid by itself, and so is the cheapest one; that can be taken back alone.
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(position["number"] + 2))
    decision = page.get_by_role("region", name="Your decision")
    expect(decision).to_contain_text("Push")
    if step == "pay":
        expect(decision).to_contain_text("go back to pay differently")
        back.click()
        expect(page.locator("[data-number]")).to_have_attribute("data-number", str(position["number"] + 1))
        expect(page.locator("[data-chosen^=pay]")).to_contain_text("pay with")
    back.click()
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(position["number"]))
    expect(page.locator("[data-due=true]")).to_contain_text("choose a card")
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button", name="can be built")).not_to_have_count(0)


def click_again(button: Locator) -> None:
    """End a double click, whose first half was meant for what stood there before."""
    page = button.page
    page.mouse.move(*middle(button))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    let_paint(page)


def test_a_double_click_that_confirms_a_payment_does_not_confirm_the_push(visitor: Visitor) -> None:
    table, paying = seek(visitor, lambda _, position: len(moves_of(position, "pay")) > 1, back=1)
    page, position = visitor.page, visitor.position(table)
    [build] = [entry["move"] for entry in paying["news"] if entry["by"] == 0][-1:]
    Mouse(page).make(build, position)
    page.locator("[data-chosen^=push]").wait_for(state="attached")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-chosen^=pay]")).to_be_visible()
    confirm(page)
    expect(page.locator("[data-chosen^=push]")).to_be_visible()
    expect(confirm_button(page)).to_be_enabled()
    before = number(page)
    click_again(confirm_button(page))
    assert (confirm_button(page).is_enabled(), number(page)) == (True, before)


def test_a_double_click_on_confirm_does_not_end_the_turn(visitor: Visitor) -> None:
    def can_end(_foresee: Foresee, position: Any) -> bool:
        own = [entry["move"][0] for entry in position["news"] if entry["by"] == 0]
        return own[-2:] == ["pay", "push"] and bool(moves_of(position, "end"))

    seek(visitor, can_end, back=1)
    page = visitor.page
    page.locator("[data-chosen^=push]").wait_for(state="attached")
    confirm(page)
    ending = page.get_by_role("button", name="End turn")
    expect(ending).to_be_enabled()
    before = number(page)
    click_again(ending)
    assert (ending.count(), number(page)) == (1, before)
    ending.click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))


@pytest.mark.parametrize("hand", HANDS)
def test_a_click_on_a_card_beside_the_pawn_draws(visit: Callable[..., Visitor], hand: str) -> None:
    visitor = visit(**HANDS[hand])
    table, _ = seek(visitor, lambda _, position: moves_of(position, "draw") == [["draw"]])
    page, before = visitor.page, number(visitor.page)
    page.locator("[data-slot][data-drawn]").first.click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))
    assert last_move(visitor, table) == ["draw"]


# Where a walk is made

LOW_PHONE = {"width": 375, "height": 553}


def test_where_no_senate_is_in_sight_the_bar_leads_to_it_when_a_walk_is_due(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=LOW_PHONE)
    seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page, lit = visitor.page, visitor.page.locator("[data-reachable]")
    way = page.get_by_role("button", name="To the senate")
    for place in ("Actions", "Players", "Board"):
        page.get_by_role("tab", name=place).click()
        if place == "Board":
            expect(lit.first).to_be_visible()
            expect(way).to_have_count(0)
            page.get_by_role("button", name="Your hand").click()
        expect(lit).to_have_count(0)
        way.click()
        expect(page.get_by_role("tab", name="Senate")).to_have_attribute("aria-selected", "true")
        expect(page.locator("[data-reachable]").first).to_be_visible()
        expect(way).to_have_count(0)


def test_a_turn_begins_with_the_senate_in_sight_though_the_hand_was_asked_for_before(
    visit: Callable[..., Visitor],
) -> None:
    def only_draws(_: Foresee, position: Any) -> bool:
        # With few cards, none is discarded afterwards.
        return position["legal"] == [["draw"]] and len(position["hands"][0]["cards"]) == 1

    visitor = visit(viewport=LOW_PHONE)
    table, position = seek(visitor, only_draws)
    page = visitor.page
    page.get_by_role("button", name="Your hand").click()
    visitor.make(table, position, position["legal"][0])
    newest = next_turn(visitor, table)
    assert moves_of(newest, "walk")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(newest["number"]))
    expect(page.locator("[data-reachable]").first).to_be_visible()


# What cannot be taken back

LASTING = {
    "draw": "Drawing cannot be taken back.",
    "end": "Ending your turn cannot be taken back.",
    "push": "You cannot take this back.",
    "roof": "You cannot take this back.",
}


@pytest.mark.parametrize("kind", LASTING)
def test_the_last_step_of_a_turn_among_people_says_beforehand_that_it_cannot_be_taken_back(
    visit: Callable[..., Visitor], kind: str
) -> None:
    def is_last(foresee: Foresee, position: Any) -> bool:
        moves, board = moves_of(position, kind), position["board"]
        if kind == "draw" and not any(len(move) > 2 for move in moves_of(position, "build")):
            return False  # even where another word about the step is due
        if kind == "roof" and set(board["fresh"]).intersection(board["seats"][0]["superstructures"]):
            return False  # the second superstructure is proposed
        return bool(moves) and all(foresee(move)["reveals"] for move in moves)

    table = find("helsinki", is_last, sensible, 2, {})
    visitor, _ = go_on_with_a_friend(visit, table.record(), table.number)
    page = visitor.page
    assert wait_for_turn(page)
    expect(page.get_by_role("region", name="Your decision")).to_contain_text(LASTING[kind])
    # Only a tile is put into a lane beforehand.
    expect(page.locator("[data-chosen]")).to_have_count(int(kind == "push"))


# What is not possible


def refusal(visitor: Visitor, table: str, move: list[Any]) -> Reason:
    """Ask the server why a move is not possible."""
    question = {"type": "preview", "seat": 0, "move": move}
    headers = {"Origin": visitor.url, "X-CSRF-Token": visitor.csrf}
    answer = visitor.context.request.post(f"/api/tables/{table}/messages", headers=headers, data=question)
    assert answer.status == 409, answer.text()
    return Reason(**answer.json()["reason"])


def read_the_rule(page: Page, rule: str) -> None:
    """Open the rule of a refusal and find its text."""
    page.get_by_role("alert").get_by_role("button", name=rule).click()
    begins = " ".join(ENGLISH.rule("helsinki", rule).split()[:8])
    expect(page.get_by_role("dialog")).to_contain_text(begins)


def test_a_space_too_far_away_names_its_rule_and_the_rule_opens(visitor: Visitor) -> None:
    table, position = seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page, spaces = visitor.page, SPACES - 2
    Mouse(page).walk([spaces], position)
    reason = refusal(visitor, table, ["walk", spaces])
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH.refusal(reason).removesuffix(f" [{reason.rule}]"))
    read_the_rule(page, reason.rule)
    assert visitor.position(table)["number"] == position["number"]


@pytest.mark.rule("H2.4")
def test_the_start_player_is_asked_where_to_begin_and_not_to_walk(visit: Callable[..., Visitor]) -> None:
    visitor = visit(is_new=True)
    seek(visitor, lambda _, position: bool(moves_of(position, "space")))
    page = visitor.page
    steps = page.get_by_role("region", name="Your first game")
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("Choose the senate space where you start")
    for _ in range(2):
        steps.get_by_role("button", name="Next").click()
    expect(steps).to_contain_text("Choose a lit senate space for your player token.")
    expect(steps).not_to_contain_text("walk")


def test_an_action_before_the_first_space_says_that_a_space_comes_first_and_names_the_rule(visitor: Visitor) -> None:
    _, position = seek(visitor, lambda _, position: bool(moves_of(position, "space")))
    page = visitor.page
    Mouse(page).use(["A1"], position)
    expect(page.get_by_role("alert")).to_contain_text("Choose a senate space first.")
    read_the_rule(page, "H3.6")


def test_a_roof_that_cannot_carry_a_superstructure_is_marked_and_names_its_rule(visitor: Visitor) -> None:
    table, position = seek(visitor, lambda _, position: bool(moves_of(position, "roof")))
    page = visitor.page
    offered = [move[1] for move in moves_of(position, "roof")]
    roof = next(roof for roof in range(49) if roof not in position["board"]["fresh"])
    [colour] = [
        colour for colour, roofs in position["board"]["seats"][0]["pavilions"].items() if set(offered) <= set(roofs)
    ]
    names = [f"{place_name(one)}: {colour}, can be chosen" for one in offered]
    assert labels(page.get_by_role("group", name="Roofs").get_by_role("button", name="can be chosen")) == names
    assert page.get_by_role("button", name="can be chosen").count() == len(names)
    Mouse(page).roof([roof], position)
    reason = refusal(visitor, table, ["roof", roof])
    expect(page.get_by_role("alert")).to_contain_text(place_name(roof))
    expect(page.locator("[data-cross]")).to_have_attribute("data-cross", str(roof))
    read_the_rule(page, reason.rule)


# Back, and after the game


def test_a_step_of_the_turn_is_taken_back(visitor: Visitor) -> None:
    table, position = seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page, pawn = visitor.page, position["board"]["pawns"][0]
    spaces = page.locator("[data-space]")
    Mouse(page).make(["walk", 2], position)
    expect(spaces.nth((pawn + 2) % SPACES)).to_have_accessible_name(HERE)
    wait_for_turn(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(position["number"]))
    expect(spaces.nth(pawn)).to_have_accessible_name(HERE)
    expect(page.locator("[data-reachable]")).to_have_count(len(moves_of(position, "walk")))
    after = visitor.position(table)
    assert (after["number"], after["legal"]) == (position["number"], position["legal"])


def test_a_finished_game_has_its_result_its_chart_and_a_replay(visitor: Visitor) -> None:
    table = finish(visitor)
    page, position = visitor.page, visitor.position(table)
    page.goto(f"/table/{table}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Read rule")).to_have_count(len(position["result"]["breakdown"]))
    chart = dialog.get_by_role("slider", name="Points over the course of the game")
    chart.focus()
    page.keyboard.press("End")
    own, other = position["result"]["scores"]
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f"You {own}, Random bot {other}$"))
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    built = words_of(page, "Your board").get_by_role("listitem").filter(has_text=" tile")
    expect(built).to_have_count(0)
    slider.focus()
    page.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    square = position["board"]["seats"][0]
    roofs = sum(map(len, [*square["pavilions"].values(), square["wild"]]))
    expect(page.get_by_role("img", name=f"Your board, {roofs} roofs built")).to_be_visible()
    expect(built).not_to_have_count(0)


def test_a_rule_of_helsinki_is_found_by_its_words(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules/helsinki")
    rules = page.locator("main [id*='.']")
    page.locator("[id='H3.4']").wait_for(state="attached")
    everything = rules.count()
    page.get_by_role("searchbox").fill("hand limit")
    expect(page.locator("[id='H3.4']")).to_be_visible()
    expect(page.locator("[id='H8.1']")).to_have_count(0)
    assert 0 < rules.count() < everything
    for words in texts(rules):
        assert "hand" in words.lower() and "limit" in words.lower()


# By keys alone


def press_card(page: Page, place: int) -> None:
    """Walk to a card of the hand and press it."""
    tab_to(page, "[data-hand] button")
    page.keyboard.press("Home")
    for _ in range(place):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def wait_until_made(page: Page, before: int) -> None:
    """Wait until a move is made that asked nobody."""
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))
    wait_for_turn(page)


def test_a_tile_is_built_by_keys_alone_from_the_walk_to_the_push(visitor: Visitor) -> None:
    def can_be_turned(_foresee: Foresee, position: Any) -> bool:
        made = [entry["move"][0] for entry in position["news"] if entry["by"] == 0]
        is_plain = made[-3:] == ["walk", "build", "pay"] and not position["board"]["build"]["actions"]
        return is_plain and len({shape_of(move) for move in moves_of(position, "push")}) > 3

    table, pushing = seek(visitor, can_be_turned, back=3)
    walk, build, _ = [entry["move"] for entry in pushing["news"] if entry["by"] == 0][-3:]
    position, page = visitor.position(table), visitor.page
    tab_to(page, f"[data-space][aria-label*='Move {walk[1]} space']")
    page.keyboard.press("Enter")
    wait_until_made(page, position["number"])
    cards = position["hands"][0]["cards"]
    press_card(page, cards.index(build[1]))
    wait_until_made(page, position["number"] + 1)
    # It is paid by itself.
    wait_until_made(page, position["number"] + 2)
    move = turn_and_walk(page, pushing)
    before = number(page)
    tab_to(page, "[data-decides]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))
    assert move in [entry["move"] for entry in visitor.position(table)["news"] if entry["by"] == 0]


def turn_and_walk(page: Page, position: Any) -> list[Any]:
    """Turn, flip and move the tile by keys until it would rest elsewhere and held otherwise; returns that push."""
    legal = moves_of(position, "push")
    chosen = page.locator("[data-chosen^=push], [role=alert] p").first
    is_across = position["board"]["build"]["sides"][0]["side"] in ("north", "south")
    back, on = ("ArrowLeft", "ArrowRight") if is_across else ("ArrowUp", "ArrowDown")
    expect(page.locator("[data-chosen^=push]")).to_have_count(1)
    first = read_push(chosen)
    assert first in legal
    for turn in "frrrfrrr":
        page.keyboard.press(turn)
        for key in [back] * 6 + [on] * 6:
            page.keyboard.press(key)
            expect(chosen).to_be_visible()
            if (move := read_push(chosen)) in legal and shape_of(move) != shape_of(first):
                expect(confirm_button(page)).to_be_enabled()
                return move
    raise AssertionError("no key leads to another resting place")


def read_push(chosen: Locator) -> list[Any]:
    """Return the push that the page shows as chosen; none if it is refused."""
    return ["push", *map(int, (chosen.get_attribute("data-chosen") or "").split()[1:])]
