"""Tones and a vibration when it is my turn, for those who want them."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.playing import wait_for_turn
from tests.browser.seeking import any_other, next_turn
from tests.browser.test_changing_seats import open_panel, say
from tests.browser.visitor import PHONE, Visitor

NOTED = """
window.buzzes = [];
window.tones = [];
Object.defineProperty(Navigator.prototype, "vibrate", { value: (pattern) => window.buzzes.push(pattern) });
const Voice = window.OscillatorNode;
window.OscillatorNode = class extends Voice {
    constructor(audio, options) {
        super(audio, options);
        window.tones.push(options.frequency);
    }
};
"""
MY_TURN = 880  # the tone that only a turn of one's own has


class Player:
    """Someone against a bot, whose device tells what it was asked to do."""

    def __init__(self, visitor: Visitor) -> None:
        self.page, self._visitor, self._random = visitor.page, visitor, Random(1)
        visitor.page.add_init_script(NOTED)
        self._table = visitor.open_table("metro", "me", "random", start=0)
        wait_for_turn(self.page)

    def switch(self, name: str) -> None:
        """Switch something on or off in the settings."""
        open_panel(self.page, "Settings")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("switch", name=name, exact=True).click()
        dialog.get_by_role("button", name="Close").click()

    def move(self) -> None:
        """Make a move and wait until the bot has answered on the page, too."""
        position = next_turn(self._visitor, self._table)
        self._visitor.make(self._table, position, any_other(position, self._random))
        number = next_turn(self._visitor, self._table)["number"]
        expect(self.page.locator("[data-number]")).to_have_attribute("data-number", str(number))
        wait_for_turn(self.page)


@pytest.mark.parametrize(
    ("switch", "signals"),
    [("Vibration", "window.buzzes"), ("Sounds", f"window.tones.filter((tone) => tone === {MY_TURN})")],
)
def test_a_device_tells_that_it_is_my_turn_only_if_that_is_switched_on(
    visit: Callable[..., Visitor], switch: str, signals: str
) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True))
    player.move()
    assert player.page.evaluate(signals) == []
    for turns in (1, 2):
        player.switch(switch)
        player.move()
        player.page.wait_for_function(f"() => {signals}.length === {turns}")
        player.switch(switch)
        player.move()


@pytest.mark.parametrize(
    ("locale", "menu", "settings", "words"),
    [
        ("en", "Menu", "Settings", "A phone vibrates when it is your turn."),
        ("de", "Menü", "Einstellungen", "Ein Telefon vibriert, wenn du am Zug bist."),
        ("fr", "Menu", "Réglages", "Un téléphone vibre quand c’est à vous de jouer."),
        ("nl", "Menu", "Instellingen", "Een telefoon trilt als jij aan de beurt bent."),
    ],
)
def test_the_settings_say_what_the_vibration_is_for(
    visit: Callable[..., Visitor], locale: str, menu: str, settings: str, words: str
) -> None:
    visitor = visit(locale=locale)
    visitor.page.add_init_script(NOTED)
    visitor.open_table("metro", "me", "random", start=0)
    visitor.page.get_by_role("button", name=menu, exact=True).click()
    visitor.page.get_by_role("navigation", name=menu).get_by_role("button", name=settings).click()
    expect(visitor.page.get_by_role("dialog").get_by_text(words)).to_be_visible()


def test_whoever_waited_hears_that_the_game_begins_at_the_table_and_in_the_lesson(
    visit: Callable[..., Visitor],
) -> None:
    ann, ben = visit(nickname="Ann", likes={"sound": True}), visit(nickname="Ben", likes={"sound": True})
    ann.page.add_init_script(NOTED)
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    ann.page.goto(f"/table/{opened['id']}")
    heading = ann.page.get_by_role("heading", level=1)
    # A browser plays no sound before anything was pressed.
    heading.click()
    say(ben, opened["id"], "sit", secret=opened["invitation"])
    expect(ann.page.locator("[data-number]")).to_be_visible()
    ann.page.wait_for_function(f"() => window.tones.includes({MY_TURN})")

    again = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 0}})
    ann.page.goto(f"/table/{again['id']}")
    with ann.page.expect_response("**/api/me/tables"):
        ann.page.get_by_role("link", name="Learn the game while you wait").click()
    expect(ann.page.get_by_role("banner").get_by_role("heading")).to_be_visible()
    say(ben, again["id"], "sit", secret=again["invitation"])
    toast = ann.page.get_by_role("status").filter(has_text="Your table has begun: Metro")
    toast.get_by_role("link", name="Go there").click()
    expect(ann.page).to_have_url(f"{ann.url}/table/{again['id']}")
    expect(ann.page.locator("[data-number]")).to_be_visible()
