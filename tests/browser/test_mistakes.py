"""Mistakes of a finished game on its board: the move made, the better one, and another try from there."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.building import finish
from tests.browser.clicking import SIZE
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import finish_quickly
from tests.browser.visitor import Visitor

NO_LEAD = {"value": 0.0, "error": 0.0}
Analysed = tuple[Visitor, str, list[Any]]


def verdict(entry: Any, better: list[Any], gap: float, *facts: str) -> dict[str, Any]:
    """Return what an analysis says about a mistake."""
    return {
        "number": entry["number"],
        "seat": entry["by"],
        "played": {"move": entry["move"], "lead": 0.0, "error": 0.1},
        "best": {"move": better, "lead": gap, "error": 0.1},
        "gap": gap,
        "noise": 0.2,
        "is_mistake": True,
        "facts": [{"code": code, "arguments": {}} for code in facts],
        "candidates": [],
        "before": [NO_LEAD, NO_LEAD],
        "changes": [NO_LEAD, NO_LEAD],
    }


@pytest.fixture
def analysed(visit: Callable[..., Visitor]) -> Analysed:
    """Let someone look at a finished game whose analysis, prepared here, names two mistakes of theirs."""
    visitor = visit()
    table = finish_quickly(visitor)
    news = visitor.position(table)["news"]
    first, second = [entry for entry in news if entry["by"] == 0 and entry["move"][0] == "lay"][-3:-1]
    # Each would have been better where the other one went.
    verdicts = [
        verdict(first, [*first["move"][:3], second["move"][3]], 7.5),
        verdict(second, [*second["move"][:3], first["move"][3]], 3.5),
    ]
    look_at(visitor, table, "metro", verdicts)
    return visitor, table, verdicts


def look_at(visitor: Visitor, table: str, title: str, verdicts: list[Any]) -> None:
    """Go to a finished game whose analysis, prepared here, names these mistakes."""
    moves = visitor.position(table)["number"]
    balances = [
        {"seat": seat, "start": NO_LEAD, "luck": NO_LEAD, "own": NO_LEAD, "others": NO_LEAD, "end": 0.0}
        for seat in range(2)
    ]
    analysis = {
        "title": title,
        "level": "chief",
        "curve": [[NO_LEAD, NO_LEAD]] * (moves + 1),
        "verdicts": verdicts,
        "balances": balances,
        "turning_points": [],
    }
    answer = {"stage": "ready", "done": moves, "moves": moves, "analysis": analysis}

    def fulfil(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(answer))

    visitor.page.route("**/api/tables/*/analysis?start=false", fulfil)
    visitor.page.goto(f"/table/{table}")


def test_a_mistake_is_shown_on_the_board_and_keys_lead_to_the_next(analysed: Analysed) -> None:
    visitor, _, (first, second) = analysed
    page = visitor.page
    page.get_by_role("dialog").get_by_text("2 of 2 decisions").click()
    page.get_by_role("dialog").get_by_role("button", name="Better:").first.click()
    bar = page.get_by_role("region", name="Mistake")
    expect(bar).to_contain_text("Mistake 1 of 2")
    expect(bar).to_contain_text("-7.5")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(first["number"]))
    expect(page.locator("[data-compared=played]")).to_be_visible()
    expect(page.locator("[data-compared=better]")).to_be_visible()
    page.keyboard.press("n")
    expect(bar).to_contain_text("Mistake 2 of 2")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(second["number"]))
    page.keyboard.press("p")
    expect(bar).to_contain_text("Mistake 1 of 2")
    # Walking on is an ordinary replay again.
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_count(0)
    expect(page.locator("[data-compared]")).to_have_count(0)
    # Back at the result, nobody has to ask again.
    page.get_by_role("button", name="Leave the replay").click()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog").get_by_text("2 of 2 decisions")).to_be_visible()


def test_a_mistake_of_helsinki_is_shown_on_the_roofs_and_says_why_the_other_move_is_better(visitor: Visitor) -> None:
    table = finish(visitor)
    page, news = visitor.page, visitor.position(table)["news"]
    played, better = [entry for entry in news if entry["by"] == 0 and entry["move"][0] == "push"][-2:]
    look_at(visitor, table, "helsinki", [verdict(played, better["move"], 4.5, "bot-helsinki-bonus")])
    page.get_by_role("dialog").get_by_text("1 of 1 decision").click()
    page.get_by_role("dialog").get_by_role("button", name="Better:").first.click()
    bar = page.get_by_role("region", name="Mistake")
    expect(bar).to_contain_text("touches its own colour: draws a card from the pile")
    for which, entry in (("played", played), ("better", better)):
        marks = page.locator("[data-board]").locator(f"[data-compared={which}]")
        expect(marks).to_have_count(len(entry["move"]) - 1)
        places = marks.evaluate_all("all => all.map((one) => one.getAttribute('transform').match(/\\d+/g).map(Number))")
        assert [y // 100 * SIZE + x // 100 for x, y in places] == entry["move"][1:]


@pytest.mark.parametrize(
    ("button", "is_alone"), [("Try it from here against bots", False), ("Try every seat yourself", True)]
)
def test_the_game_is_tried_again_from_a_mistake(analysed: Analysed, button: str, is_alone: bool) -> None:
    visitor, table, (first, _) = analysed
    page = visitor.page
    page.get_by_role("dialog").get_by_text("2 of 2 decisions").click()
    page.get_by_role("dialog").get_by_role("button", name="Better:").first.click()
    page.get_by_role("button", name=button).click()
    if is_alone:
        page.get_by_role("region", name="Pass the device to").get_by_role("button").click()
    assert wait_for_turn(page)
    practice = page.url.rpartition("/")[2]
    assert practice != table
    assert visitor.position(practice)["number"] == first["number"]
    assert visitor.ask("GET", f"/api/tables/{practice}")["yours"] == ([0, 1] if is_alone else [first["seat"]])
