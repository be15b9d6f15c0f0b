"""The lessons: a first game that teaches by doing."""

import time
from collections.abc import Callable

import pytest

from cityboard.language import LANGUAGES, Language
from tests.browser.visitor import Visitor

LONGEST = 120  # seconds


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_lesson_is_played_to_its_end_in_every_language(visit: Callable[..., Visitor], title: str, code: str) -> None:
    visitor, language = visit(locale=code, likes={"motion": "off"}), Language(code)
    page = visitor.page
    page.goto(f"/learn/{title}")
    following, finishing, showing = (
        page.get_by_role("button", name=language.say(f"web-learn-{name}"), exact=True)
        for name in ("next", "finish", "show")
    )
    confirming = page.locator("[data-confirm]:visible:enabled")
    ending = page.get_by_text(language.say("web-learn-ending")).first
    until = time.monotonic() + LONGEST
    while not ending.is_visible() and time.monotonic() < until:
        leading_on = following.or_(finishing)
        for way in [leading_on] if leading_on.count() else [showing, confirming]:
            if way.count() and way.first.is_enabled():
                way.first.click()
            # The game goes on between two tasks.
            page.wait_for_timeout(250)
    ending.wait_for()
    page.get_by_text(language.say("web-learn-play")).first.click()
    page.locator("[data-due=true]").wait_for()
    assert "/table/" in page.url
