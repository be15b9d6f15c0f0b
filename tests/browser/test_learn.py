"""The lessons: a first game that teaches by doing."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cityboard.language import Language
from tests.browser.clicking import Mouse
from tests.browser.visitor import PHONE, Visitor

STORIES = Path(__file__).parents[2] / "web/src/titles"
LONGEST = 120  # seconds
MEANWHILE = 10_000  # milliseconds
LEAST_BOARD = 300  # pixels in which a finger finds its square


def story(title: str) -> Any:
    """Return a lesson as it was filmed."""
    return json.loads((STORIES / title / "lesson.json").read_text("utf-8"))


def learn(page: Page, title: str, language: Language) -> Iterator[None]:
    """Do what a lesson asks to its end; stops before everything that is done."""
    page.clock.install()
    page.goto(f"/learn/{title}")
    following, finishing, showing = (
        page.get_by_role("button", name=language.say(f"web-learn-{name}"), exact=True)
        for name in ("next", "finish", "show")
    )
    confirming = page.locator("[data-confirm]:visible:enabled")
    ending = page.get_by_text(language.say("web-learn-ending")).first
    leading_on, until = following.or_(finishing), time.monotonic() + LONGEST
    while time.monotonic() < until:
        # Between two tasks the game goes on by itself; nobody here watches it.
        page.clock.run_for(MEANWHILE)
        leading_on.or_(confirming).or_(showing).or_(ending).first.wait_for()
        if ending.is_visible():
            return
        yield
        if leading_on.count():
            leading_on.first.click()
        elif confirming.count():
            confirming.first.click()
            expect(confirming).to_have_count(0)
        else:
            step = page.locator("[data-step]").get_attribute("data-step")
            showing.first.click()
            # Whatever reveals nothing is made at once.
            made = page.locator(f"[data-step]:not([data-step='{step}'])")
            confirming.or_(leading_on).or_(made).first.wait_for(state="attached")
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_lesson_is_played_to_its_end_on_a_phone_and_no_words_lie_over_the_board(
    visit: Callable[..., Visitor], title: str
) -> None:
    # German needs the most room.
    visitor = visit(locale="de", viewport=PHONE, has_touch=True, is_mobile=True, likes={"motion": "off"})
    page, language = visitor.page, Language("de")
    for _ in learn(page, title, language):
        board = page.locator("main").bounding_box()
        coach = page.get_by_role("banner")
        for part in (coach.get_by_role("heading"), coach.get_by_role("paragraph"), *coach.get_by_role("button").all()):
            box = part.bounding_box()
            assert box and board
            assert box["y"] + box["height"] <= board["y"]
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        board_alone = page.locator("main [role=grid], main [data-board]").first.bounding_box()
        assert board_alone and board_alone["height"] >= LEAST_BOARD
    page.get_by_text(language.say("web-learn-play")).first.click()
    page.locator("[data-due=true]").wait_for()
    assert "/table/" in page.url


def test_a_lesson_of_metro_is_done_by_clicking_what_is_asked(visit: Callable[..., Visitor]) -> None:
    page = visit(likes={"motion": "off"}).page
    page.goto("/learn/metro")
    heading, following = (
        page.get_by_role("banner").get_by_role("heading"),
        page.get_by_role("button", name="Next", exact=True),
    )
    for step in story("metro")["steps"]:
        expect(heading).to_have_text(Language("en").say(f"web-learn-metro-{step['text']}-heading"))
        asked = [move[3] for move in step["asked"] if move[0] == "lay"]
        if step["text"] == "draw":
            return
        if step["task"] == "play":
            expect(following).to_have_count(0)
            # What else is possible does not lead on.
            for square in [move[3] for move in step["legal"] if move[3] not in asked]:
                page.locator(f"[data-square='{square}']").click()
                page.locator("[data-confirm]:visible:enabled").click()
                expect(page.get_by_role("banner").get_by_role("paragraph")).to_contain_text(
                    "let’s try something else here"
                )
            page.locator(f"[data-square='{asked[0]}']").click()
            page.locator("[data-confirm]:visible:enabled").click()
            continue
        if step["task"] == "point":
            page.locator(f"[data-station='{step['target']}']").hover()
        if step["task"] == "try":
            page.locator(f"[data-square='{asked[0]}']").click()
        following.click()


def test_a_lesson_of_helsinki_is_done_by_clicking_what_is_asked(visit: Callable[..., Visitor]) -> None:
    page = visit(likes={"motion": "off"}).page
    page.clock.install()
    page.goto("/learn/helsinki")
    english, coach = Language("en"), page.get_by_role("banner")
    leading_on = coach.get_by_role("button", name=re.compile("^(Next|Count the points)$"))
    lesson, mouse = story("helsinki"), Mouse(page)
    for number, step in enumerate(lesson["steps"]):
        # There is one way to pay, so the page pays by itself.
        if step["asked"] and step["asked"][0][0] == "pay":
            continue
        page.clock.run_for(MEANWHILE)
        # Some steps have the same heading.
        expect(coach).to_have_attribute("data-step", str(number))
        expect(coach.locator("h1")).to_have_text(english.say(f"web-learn-helsinki-{step['text']}-heading"))
        if step["task"] == "play":
            page.locator("[data-due=true]").wait_for(state="attached")
            mouse.choose(step["asked"][0], lesson["positions"][str(step["at"])] | {"legal": step["legal"]})
            reveals = [answer["outcome"]["reveals"] for answer in step["answers"] if answer["move"] == step["asked"][0]]
            if reveals[0] and step["asked"][0][0] not in ("draw", "end"):
                page.locator("[data-confirm]:visible:enabled").click()
        elif step["task"] == "try":
            mouse.push_to(step["asked"][0][1])
            expect(coach).to_contain_text("Nothing would stop it there")
            leading_on.click()
        else:
            leading_on.click()
    page.get_by_text(english.say("web-learn-ending")).first.wait_for()
