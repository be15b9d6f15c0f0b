"""From the first page into a game."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from cityboard.language import LANGUAGES
from tests.browser.layout import check
from tests.browser.pages import is_there
from tests.browser.seeking import any_other, finished
from tests.browser.test_changing_seats import say
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.parametrize("place", [0, 1])
def test_one_click_seats_a_stranger_against_a_bot(visit: Callable[..., Visitor], place: int) -> None:
    stranger = visit(nickname=None)
    stranger.page.goto("/")
    stranger.page.get_by_role("button", name="Play now").nth(place).click()
    stranger.page.locator("[data-due=true]").wait_for()
    stranger.page.goto("/")
    expect(stranger.page.get_by_role("heading", name="Continue a game")).to_be_visible()


def test_a_game_against_bots_is_taken_off_the_list_by_a_tap_and_games_with_people_stay(visitor: Visitor) -> None:
    page = visitor.page
    alone = visitor.open_quietly("metro", "me", "random")
    shared = visitor.open_quietly("metro", "me", "link")
    page.goto("/")
    cards = page.get_by_role("region", name="Continue a game").get_by_role("link")
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Take this game of Metro off the list").click()
    expect(cards).to_have_count(1)
    page.reload()
    expect(cards).to_have_attribute("href", f"/table/{shared}")
    assert visitor.position(alone)["result"] is None


def test_a_game_that_was_taken_off_the_list_comes_back_if_the_tap_was_a_mistake(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open_quietly("metro", "me", "random")
    taken = visitor.open_quietly("helsinki", "me", "random")
    page.goto("/")
    cards = page.get_by_role("region", name="Continue a game").get_by_role("link")
    page.get_by_role("button", name="Take this game of Helsinki off the list").click()
    expect(cards).to_have_count(1)
    toast = page.get_by_role("status").filter(has_text="Helsinki has been taken off the list.")
    toast.get_by_role("button", name="Undo").click()
    expect(toast).to_have_count(0)
    for _ in range(2):
        expect(cards).to_have_count(2)
        expect(cards.and_(page.locator(f"[href='/table/{taken}']"))).to_be_visible()
        page.reload()


def test_a_finished_game_against_bots_leaves_by_a_tap_too(visitor: Visitor) -> None:
    finished(visitor, "metro", any_other)
    visitor.page.goto("/")
    cards = visitor.page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(cards).to_have_count(1)
    visitor.page.get_by_role("button", name="Take this game of Metro off the list").click()
    expect(cards).to_have_count(0)


def test_a_game_against_bots_leaves_by_itself_after_a_week_and_games_with_people_stay(visitor: Visitor) -> None:
    visitor.open_quietly("metro", "me", "random")
    shared = visitor.open_quietly("metro", "me", "link")
    page = visitor.page
    cards = page.get_by_role("region", name="Continue a game").get_by_role("link")
    for days, number in ((6, 2), (8, 1)):
        page.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=days))
        page.goto("/")
        expect(cards).to_have_count(number)
    expect(cards).to_have_attribute("href", f"/table/{shared}")


def test_a_card_says_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit(nickname="Ann"), visit(nickname="Ben")
    seats = [{"who": "me"}, {"who": "link"}]
    opened = ann.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "options": {"start": 1}})
    card = ann.page.get_by_role("region", name="Continue a game").get_by_role("link")
    ann.page.goto("/")
    expect(card).to_contain_text("Waiting for players")
    say(ben, opened["id"], "sit", secret=opened["invitation"])
    ann.page.reload()
    expect(card).to_contain_text("Ben to move")
    ben.page.goto("/")
    expect(ben.page.get_by_role("region", name="Continue a game").get_by_role("link")).to_contain_text("Your turn")


def test_with_friends_one_chooses_among_the_numbers_that_the_server_offers(visitor: Visitor) -> None:
    visitor.page.goto("/")
    offered = visitor.ask("GET", "/api/choices")["titles"]
    for place, choices in enumerate(offered):
        visitor.page.get_by_role("button", name="Play with friends").nth(place).click()
        buttons = visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile(r"\d"))
        numbers = [str(players) for players in choices["players"] if players > 1]
        expect(buttons).to_contain_text(numbers)
        visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_comes_is_met_in_the_language_of_their_browser(visit: Callable[..., Visitor], code: str) -> None:
    page = visit(locale=code).page
    for path in ("/", "/learn/metro", "/learn/helsinki"):
        page.goto(path)
        is_there(page, path, code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        check(page, f"{path} in {code}")


def test_the_language_is_switched_at_once_and_kept(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("combobox", name="Language").select_option("fr")
    expect(visitor.page.get_by_role("button", name="Jouer").first).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")


def test_on_a_phone_every_way_to_fill_a_seat_takes_the_width_of_the_choice_above_it(
    visit: Callable[..., Visitor],
) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    page.goto("/open/metro")
    chosen, name = page.get_by_role("combobox", name="Seat 1: who plays"), page.get_by_label("Seat 1: name")
    above, below = chosen.bounding_box(), name.bounding_box()
    assert above and below
    assert (below["x"], below["width"]) == (above["x"], above["width"])


def test_options_that_do_not_combine_say_why(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/open/metro")
    stations, rails = (page.get_by_role("switch", name=name) for name in ("Central stations", "Central rails"))
    stations.click()
    place = rails.bounding_box()
    rails.click()
    visitor.sees("Central stations and central rails cannot be combined")
    # The warning stands above, but the page does not move under the mouse.
    assert rails.bounding_box() == place
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    rails.click()
    expect(page.get_by_text("cannot be combined")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-due=true]").or_(page.get_by_text("Link for friends")).first.wait_for()


def test_the_covered_actions_are_picked_one_by_one(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/open/helsinki")
    start = page.get_by_role("button", name="Open the table")
    page.get_by_role("radio", name="five of my choice").click()
    for number in (1, 4, 8, 12, 3):
        expect(start).to_be_disabled()
        page.get_by_role("switch", name=f"Action {number} (").click()
    expect(page.get_by_role("group", name="5 of 5 covered")).to_be_visible()
    page.get_by_role("switch", name="Action 3 (").click()
    visitor.sees("Choose exactly 5 different actions.")
    page.get_by_role("switch", name="Action 15 (").click()
    start.click()
    page.wait_for_url("**/table/*")
    board = visitor.position(page.url.rpartition("/")[2].partition("#")[0])["board"]
    assert board["covered"] == ["A1", "A4", "A8", "A12", "A15"]


def test_the_solo_game_sets_one_player_and_gives_the_number_before_back(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/open/metro")
    solo = page.get_by_role("switch", name="solo game", exact=True)
    seats, start = page.get_by_role("combobox", name="who plays"), page.get_by_role("button", name="Open the table")
    for number in (1, 2, 1):
        solo.click()
        expect(seats).to_have_count(number)
        expect(start).to_be_enabled()
    # Whoever asks for another number is told why not.
    page.get_by_role("radiogroup", name="Number of players").get_by_role("radio", name="3").click()
    expect(page.get_by_role("button", name="Play solo")).to_be_visible()
    expect(seats).to_have_count(3)


def test_rules_are_searched_and_every_rule_has_an_address(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules/metro")
    page.get_by_role("searchbox").fill("taxi")
    expect(page.get_by_text("M14.3").first).to_be_visible()
    assert page.get_by_text("M3.4", exact=True).count() == 0
    page.goto("/rules/metro/M14.3")
    expect(page.get_by_text("M14.3", exact=True).first).to_be_in_viewport()


def test_an_open_table_stands_on_the_start_page_and_anyone_may_sit_down(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(nickname="Anna of the open table"), visit(nickname="Bob")
    seats = [{"who": "me"}, {"who": "link"}]
    table = ann.ask("POST", "/api/tables", {"title": "helsinki", "seats": seats, "listed": True})["id"]
    bob.page.goto("/")
    entry = (
        bob.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Anna of the open")
    )
    entry.get_by_role("button").click()
    expect(bob.page).to_have_url(f"{bob.url}/table/{table}")
    bob.page.locator("[data-number]").wait_for()
    assert [seat["name"] for seat in ann.ask("GET", f"/api/tables/{table}")["table"]["seats"]][1] == "Bob"


def test_a_short_phone_shows_how_to_begin_below_a_game_to_go_on_with(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 664}, has_touch=True)
    visitor.open_quietly("helsinki", "me", "random")
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("region", name="Continue a game")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)
