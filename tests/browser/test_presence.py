"""Who is at the table: a dot beside every other player, a robot for a stand-in, and how many are watching."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_changing_seats import open_panel, say
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_the_others_see_who_is_here_who_is_away_and_for_whom_a_bot_plays(
    visit: Callable[..., Visitor], title: str
) -> None:
    ann, ben, eva = (visit(nickname=name) for name in ("Ann", "Ben", "Eva"))
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": title, "seats": seats, "options": {"start": 0}})
    table = opened["id"]
    say(ben, table, "sit", secret=opened["invitation"])
    ann.page.goto(f"/table/{table}")
    away, here = (ann.page.get_by_role("img", name=name, exact=True) for name in ("away", "here"))
    expect(away).to_have_count(1)
    ben.page.goto(f"/table/{table}")
    expect(here).to_have_count(1)
    expect(away).to_have_count(0)
    eva.page.goto(f"/table/{table}")
    expect(ann.page.get_by_role("img", name="1 watching")).to_be_visible()
    # Eva knows that she is watching.
    expect(eva.page.get_by_role("img", name="here", exact=True)).to_have_count(2)
    expect(eva.page.get_by_role("img", name="1 watching")).to_have_count(0)
    eva.page.goto("/")
    expect(ann.page.get_by_role("img", name="1 watching")).to_have_count(0)
    ben.page.goto("/")
    expect(away).to_have_count(1)
    open_panel(ann.page, "Players and seats")
    expect(ann.page.get_by_role("dialog").get_by_role("img", name="away", exact=True)).to_have_count(1)
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    say(ben, table, "leave", seat=1)
    expect(ann.page.get_by_role("img", name="away, a bot is playing")).to_be_visible()
    expect(away).to_have_count(0)
