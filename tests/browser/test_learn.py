"""The lessons: a first game that teaches by doing."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from cityboard.language import LANGUAGES, Language
from tests.browser.visitor import PHONE, Visitor

LONGEST = 120  # seconds
LEAST_BOARD = 300  # pixels in which a finger finds its square


def learn(page: Page, title: str, language: Language) -> Iterator[None]:
    """Do what a lesson asks to its end; stops before everything that is done."""
    page.goto(f"/learn/{title}")
    following, finishing, showing = (
        page.get_by_role("button", name=language.say(f"web-learn-{name}"), exact=True)
        for name in ("next", "finish", "show")
    )
    confirming = page.locator("[data-confirm]:visible:enabled")
    ending = page.get_by_text(language.say("web-learn-ending")).first
    until = time.monotonic() + LONGEST
    while not ending.is_visible() and time.monotonic() < until:
        yield
        leading_on = following.or_(finishing)
        for way in [leading_on] if leading_on.count() else [showing, confirming]:
            if way.count() and way.first.is_enabled():
                way.first.click()
            # The game goes on between two tasks.
            page.wait_for_timeout(250)
    ending.wait_for()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_lesson_is_played_to_its_end_in_every_language(visit: Callable[..., Visitor], title: str, code: str) -> None:
    visitor, language = visit(locale=code, likes={"motion": "off"}), Language(code)
    page = visitor.page
    for _ in learn(page, title, language):
        pass
    page.get_by_text(language.say("web-learn-play")).first.click()
    page.locator("[data-due=true]").wait_for()
    assert "/table/" in page.url


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_on_a_phone_no_words_of_the_coach_lie_over_the_board(visit: Callable[..., Visitor], title: str) -> None:
    # German needs the most room.
    visitor = visit(locale="de", viewport=PHONE, has_touch=True, is_mobile=True, likes={"motion": "off"})
    page = visitor.page
    for _ in learn(page, title, Language("de")):
        board = page.locator("main").bounding_box()
        for part in (".words", ".ways"):
            box = page.locator(f".coach {part}").bounding_box()
            assert box and board
            assert box["y"] + box["height"] <= board["y"]
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        board_alone = page.locator("main [role=grid], main .field").first.bounding_box()
        assert board_alone and board_alone["height"] >= LEAST_BOARD
