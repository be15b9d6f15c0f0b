"""The lessons: a first game that teaches by doing."""

from collections.abc import Callable

import pytest

from cityboard.language import LANGUAGES, Language
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_lesson_is_played_to_its_end_in_every_language(visit: Callable[..., Visitor], title: str, code: str) -> None:
    visitor, language = visit(locale=code, likes={"motion": "off"}), Language(code)
    page = visitor.page
    page.goto(f"/learn/{title}")
    going_on = [language.say(f"web-learn-{name}") for name in ("next", "show", "finish")]
    ending = page.get_by_text(language.say("web-learn-ending")).first
    for _ in range(80):
        if ending.is_visible():
            break
        for words in going_on:
            button = page.get_by_role("button", name=words, exact=True)
            if button.count() and button.first.is_enabled():
                button.first.click()
                break
        page.wait_for_timeout(150)
    ending.wait_for()
    page.get_by_text(language.say("web-learn-play")).first.click()
    page.locator("[data-due=true]").wait_for()
    assert "/table/" in page.url
