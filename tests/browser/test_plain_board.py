"""A title without its own board: the page shows its position in words and a list of moves (tests/toy)."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import QUICK
from tests.browser.visitor import DESKTOP, Visitor
from tests.server import program
from tests.toy.game import COLOURS

BEANS = 9


@pytest.fixture(scope="module")
def beans_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[program.Running]:
    """Run a server that also has Beans."""
    folder = tmp_path_factory.mktemp("beans")
    command = (sys.executable, "-m", "tests.toy.process")
    database = f"sqlite:///{folder / 'beans.sqlite'}"
    with program.running(folder, command=command, CITYBOARD_DATABASE=database, **QUICK) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, beans_server: program.Running) -> Iterator[Visitor]:
    """Let someone come to that server; any error in their page fails the test."""
    visitor = Visitor(browser, beans_server.url, viewport=DESKTOP)
    yield visitor
    visitor.context.close()
    assert not visitor.problems


def test_the_start_page_offers_it_with_its_own_words(guest: Visitor) -> None:
    page = guest.page
    page.goto("/")
    poster = page.get_by_role("article", name="Beans")
    expect(poster.get_by_text("Guess the colour of the bean that is drawn next")).to_be_visible()
    expect(poster.get_by_role("link", name="Rules")).to_be_visible()
    expect(poster.get_by_role("link", name=re.compile("Learn"))).to_have_count(0)


def test_a_table_with_a_bot_is_opened_and_played_to_its_end(guest: Visitor) -> None:
    page = guest.page
    page.goto("/open/beans")
    expect(page.get_by_role("heading", name=re.compile("Beans"))).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("In the bag, red and white: 5, 4. Points: 0, 0.")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    moves = page.get_by_role("region", name="Your moves").get_by_role("button")
    # Both name a colour and a bean is drawn: four moves between two turns of a seat.
    for number in range(0, 2 * BEANS, 4):
        expect(page.locator(f"[data-number='{number}']")).to_be_visible()
        expect(moves).to_have_text([f"name {colour}" for colour in COLOURS])
        moves.first.click()
        expect(moves.first).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("dialog").get_by_text("beans guessed").first).to_be_visible()
    position = guest.position(table)
    assert position["result"]
    assert sum(position["board"]["position"]["drawn"]) == BEANS


def test_its_rules_are_read_on_their_page_and_it_has_no_lesson(guest: Visitor) -> None:
    page = guest.page
    page.goto("/rules/beans/B2")
    expect(page.get_by_text("In your turn you name a colour.")).to_be_visible()
    page.goto("/learn/beans")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
