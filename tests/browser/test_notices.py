"""Calls to the table: tones for people who want to hear them, notifications for people who are away."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cityboard.language import Language
from tests.browser.playing import lay_a_tile, wait_for_turn
from tests.browser.visitor import Visitor

# Write down the pitch of every tone that begins.
LISTEN = """{
    const Voice = OscillatorNode;
    window.heard = [];
    window.OscillatorNode = class extends Voice {
        start(when) {
            window.heard.push(this.frequency.value);
            super.start(when);
        }
    };
}"""
TURN = [587, 880]
# A subscription as the service of a browser's maker would give it; nothing is ever sent there.
SUBSCRIPTION = {
    "endpoint": "https://1.1.1.1/never-called",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
# That service cannot be reached from here: every request for a subscription gets the one above.
SERVE = """((answer, written) => {
    let kept = null;
    Notification.requestPermission = async () => answer;
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async (options) => {
        window.askedFor = options;
        const unsubscribe = async () => Boolean((kept = null)) || true;
        kept = { endpoint: written.endpoint, toJSON: () => written, unsubscribe };
        return kept;
    };
})"""
# A browser without a window shows no notifications, so the service worker writes down what it would have shown.
WRITE_DOWN = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
        self.shown.push([title, body, tag]);
    };
}"""
# Wait for the notices of this page.
SHOWN = """async () => {
    for (let tries = 0; tries < 200 && self.shown.length === 0; tries++)
        await new Promise((done) => setTimeout(done, 50));
    return self.shown;
}"""


def ask_for_notices(visitor: Visitor, permission: str, code: str = "en") -> None:
    """Ask for notices on the page of your own, in a browser that answers so."""
    visitor.context.add_init_script(f"{SERVE}({json.dumps(permission)}, {json.dumps(SUBSCRIPTION)})")
    visitor.page.goto("/me")
    visitor.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    visitor.page.get_by_role("button", name=Language(code).say("web-me-push")).click()


def moved_and_called(page: Page) -> list[int]:
    """Lay a tile and wait to be called again; returns all tones so far."""
    wait_for_turn(page)
    called = page.get_by_role("status").filter(has_text="Your turn")
    before = re.escape(called.inner_text())
    lay_a_tile(page, Random(1))
    wait_for_turn(page)
    # The tones come with the words for those who cannot see: what the bot has laid, and where.
    expect(called.filter(has_not_text=re.compile(f"^{before}$"))).to_have_count(1)
    heard: list[int] = page.evaluate("() => window.heard")
    return heard


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_turn_is_heard_only_by_people_who_want_to_hear_it(visit: Callable[..., Visitor], is_wanted: bool) -> None:
    visitor = visit(likes={"sound": is_wanted})
    visitor.context.add_init_script(LISTEN)
    visitor.open_table("metro", "me", "random")
    heard = moved_and_called(visitor.page)
    assert heard[-2:] == (TURN if is_wanted else [])


def test_the_sound_is_switched_on_and_off_at_the_table(visitor: Visitor) -> None:
    visitor.context.add_init_script(LISTEN)
    visitor.open_table("metro", "me", "random")
    switch, counts = visitor.page.get_by_role("button", name="Sound"), [0]
    for _ in range(2):
        switch.click()
        counts.append(len(moved_and_called(visitor.page)))
    none, loud, silent = counts
    assert none < loud == silent


def test_a_person_who_wants_notifications_in_this_browser_is_known_to_the_server(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(service_workers="allow")
    ask_for_notices(visitor, "granted")
    expect(visitor.page.get_by_text("this browser", exact=True)).to_be_visible()
    [channel] = visitor.ask("GET", "/api/me/channels")
    assert (channel["kind"], channel["address"]) == ("push", SUBSCRIPTION["endpoint"])
    asked_for = visitor.page.evaluate("() => window.askedFor")
    assert asked_for == {
        "userVisibleOnly": True,
        "applicationServerKey": visitor.ask("GET", "/api/push-key")["key"],
    }
    visitor.page.get_by_role("button", name="Turn notifications off").click()
    expect(visitor.page.get_by_role("button", name="Notifications in this browser")).to_be_visible()
    assert visitor.ask("GET", "/api/me/channels") == []


def test_a_browser_that_allows_no_notifications_says_where_to_change_that(visit: Callable[..., Visitor]) -> None:
    visitor = visit(service_workers="allow")
    ask_for_notices(visitor, "denied")
    expect(visitor.page.get_by_role("alert").filter(has_text="does not allow notifications")).to_be_visible()
    assert visitor.ask("GET", "/api/me/channels") == []


def test_a_notice_that_arrives_says_which_game_waits_in_the_language_of_the_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale="de", permissions=["notifications"], service_workers="allow")
    german = Language("de")
    page, registrations = visitor.page, list[str]()
    session = visitor.context.new_cdp_session(page)
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda notice: registrations.extend(one["registrationId"] for one in notice["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ask_for_notices(visitor, "granted", "de")
    expect(page.get_by_text(german.say("web-me-this-browser"), exact=True)).to_be_visible()
    notice = {"kind": "turn", "table": "one", "title": "metro"}
    message = {"origin": visitor.url, "registrationId": registrations[-1], "data": json.dumps(notice)}
    [worker] = visitor.context.service_workers
    worker.evaluate(WRITE_DOWN)
    session.send("ServiceWorker.deliverPushMessage", message)
    assert worker.evaluate(SHOWN) == [[german.say("title-metro"), german.say("web-me-notice-turn"), "one"]]
