"""After the game: every point, the chart, the replay, the deal checked, the next game."""

import json
import re
from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import lay_a_tile, wait_for_turn
from tests.browser.seeking import finish_quickly, next_turn
from tests.browser.visitor import Visitor
from tests.browser.waiting import wait_until

Finished = tuple[Visitor, str]
REPLAY_PAUSE = 1500  # milliseconds: a little longer than a replay usually stays at a move
# Note whether a train ran, and whether the words went on before it had arrived.
NOTE_TRAINS = """() => {
    const note = (changes) => {
        if (!document.querySelector("main [data-train]")) return;
        document.body.dataset.train = "seen";
        if (changes.some(({ type }) => type === "attributes")) document.body.dataset.early = "seen";
    };
    const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-number"] };
    new MutationObserver(note).observe(document.body, watched);
}"""

# What a phone would be given to share, with the contents of its files.
SHARING = """Object.assign(navigator, {
    canShare: () => %s,
    share: async ({ text, url = null, files = [] }) => {
        const read = await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]));
        window.shared = { text, url, files: read };
    },
});"""


@pytest.fixture
def finished(visit: Callable[..., Visitor]) -> Finished:
    """Let someone look at a finished game of theirs."""
    visitor = visit()
    table = finish_quickly(visitor)
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("heading", name="Every point and its rule").wait_for()
    return visitor, table


def test_every_point_stands_in_the_result_with_its_rule(finished: Finished) -> None:
    visitor, table = finished
    result = visitor.position(table)["result"]
    dialog = visitor.page.get_by_role("dialog")
    rows = dialog.get_by_role("button", name="Read rule")
    expect(rows).to_have_count(len(result["breakdown"]))
    expect(
        dialog.get_by_role("img", name="Points over the course of the game").or_(dialog.get_by_role("figure")).first
    ).to_be_visible()
    rows.first.click()
    expect(visitor.page.get_by_role("dialog").last).to_contain_text(result["breakdown"][0]["rule"])


def test_the_chart_is_read_by_keys_and_leads_to_the_move(finished: Finished) -> None:
    visitor, table = finished
    page = visitor.page
    chart = page.get_by_role("slider", name="Points over the course of the game")
    scores = visitor.ask("GET", f"/api/tables/{table}/scores")["scores"]
    chart.focus()
    page.keyboard.press("End")
    moves = int(chart.input_value())
    turns = turns_until(visitor, table, moves)
    said = f"Turn {turns} of {turns}, You {scores[-1][0]}"
    expect(chart).to_have_attribute("aria-valuetext", re.compile(re.escape(said)))
    expect(page.get_by_role("figure").locator("[data-dot]")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f"^Turn {turns_until(visitor, table, moves - 1)} of"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.url}/table/{table}/move/{moves - 1}")


def test_a_replay_is_walked_by_keys_and_has_an_address_for_every_move(finished: Finished) -> None:
    visitor, table = finished
    page = visitor.page
    page.get_by_role("button", name="Replay").click()
    expect(page).to_have_url(f"{visitor.url}/table/{table}/move/0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("gridcell", name=": tile")).to_have_count(60)
    page.keyboard.press("Home")
    expect(page.get_by_role("gridcell", name=": tile")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.goto(f"/table/{table}/move/20")
    slider.wait_for()
    expect(slider).to_have_value("20")
    number = int(page.locator("[data-number]").get_attribute("data-number") or 0)
    position = position_at(visitor, table, number)
    # The turn that is going on is not counted yet.
    going_on = entry_before(visitor, table, number)["by"] == position["turn"]
    over = turns_until(visitor, table, 20) - going_on
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(f"(^|\\D){over} turns"))
    laid = [square for square in position["board"]["squares"] if square is not None]
    # The board may come after the slider.
    expect(page.get_by_role("gridcell", name=": tile")).to_have_count(len(laid))


def entry_before(visitor: Visitor, table: str, number: int) -> Any:
    """Return the last decision in the first entries of the log."""
    entries = visitor.position(table)["news"][:number]
    return [entry for entry in entries if entry["by"] >= 0][-1]


def turns_until(visitor: Visitor, table: str, moves: int) -> int:
    """Return how often another seat decided in the first moves."""
    deciding = [entry["by"] for entry in visitor.position(table)["news"] if entry["by"] >= 0]
    return len(list(groupby(deciding[:moves])))


def position_at(visitor: Visitor, table: str, number: int) -> dict[str, dict[str, list[str | None]]]:
    """Ask the server how a game stood."""
    answer: dict[str, dict[str, list[str | None]]] = visitor.ask("GET", f"/api/tables/{table}/positions/{number}")
    return answer


def test_a_replay_stays_longer_where_points_are_counted(finished: Finished) -> None:
    visitor, table = finished
    page, slider = visitor.page, visitor.page.get_by_role("slider")
    scores = visitor.ask("GET", f"/api/tables/{table}/scores")["scores"]
    page.clock.install()

    def brings_points(index: int) -> bool:
        """Play on from a move; see that it stays there longer if, and only if, it brings points."""
        page.goto(f"/table/{table}/move/{index - 1}")
        expect(slider).to_have_value(str(index - 1))
        before = int(page.locator("[data-number]").get_attribute("data-number") or 0)
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(index))
        expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))
        now = int(page.locator("[data-number]").get_attribute("data-number") or 0)
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.fast_forward(REPLAY_PAUSE)
        # The address follows at once, the slider once the next position is there.
        has_gone_on = not page.url.endswith(f"/{index}")
        is_worth_it = bool(scores[now] != scores[before])
        assert has_gone_on != is_worth_it
        page.clock.fast_forward(REPLAY_PAUSE)
        expect(slider).not_to_have_value(str(index))
        return is_worth_it

    # Two steps of each kind; in the page a step is a turn, and its points are those of the moves it takes.
    brought: list[bool] = []
    for index in range(20, 60):
        brought.append(brings_points(index))
        if min(brought.count(True), brought.count(False)) >= 2:
            break
    assert set(brought) == {True, False}


def test_a_replay_goes_on_when_its_trains_have_arrived(visit: Callable[..., Visitor]) -> None:
    visitor = visit(reduced_motion="no-preference")
    table, page = finish_quickly(visitor), visitor.page
    decided = [entry for entry in visitor.position(table)["news"] if entry["by"] >= 0]
    [scoring, *_] = [
        number
        for number, entry in enumerate(decided)
        if any(effect["code"] == "line-scored" for effect in entry["effects"])
    ]
    page.goto(f"/table/{table}/move/{scoring}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(scoring))
    page.get_by_role("grid").wait_for()
    page.evaluate(NOTE_TRAINS)
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("body[data-train=seen]").wait_for()
    wait_until(page, lambda: int(slider.input_value()) > scoring + 1)
    assert page.locator("body[data-early=seen]").count() == 0


def test_a_replay_at_its_end_plays_from_the_beginning_and_stops_when_it_is_left(finished: Finished) -> None:
    visitor, table = finished
    page = visitor.page
    page.clock.install()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("0")
    expect(slider).to_have_value("1")
    page.go_back()
    expect(slider).to_have_count(0)
    page.clock.fast_forward(10 * REPLAY_PAUSE)
    expect(page).to_have_url(f"{visitor.url}/table/{table}")


def test_what_is_written_in_the_chat_during_a_replay_does_not_move_it(finished: Finished) -> None:
    visitor, table = finished
    page = visitor.page
    page.goto(f"/table/{table}/move/20")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("c")
    chat = page.get_by_role("textbox", name="Say something")
    chat.press_sequentially("Well done")
    chat.press("Home")
    expect(chat).to_have_value("Well done")
    expect(page.get_by_role("slider")).to_have_value("20")


def test_the_deal_is_checked_in_the_browser(finished: Finished) -> None:
    visitor, _ = finished
    visitor.page.get_by_text("Check the deal").click()
    visitor.sees("They are the same: the deal was fixed before the first move.")


def test_the_record_is_downloaded(finished: Finished) -> None:
    visitor, table = finished
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the record").first.click()
    lines = download.value.path().read_text("utf-8").splitlines()
    assert json.loads(lines[0])["title"] == "metro"
    assert len(lines) > visitor.position(table)["number"]


def test_the_record_is_printed_with_every_point_and_every_turn(finished: Finished) -> None:
    visitor, table = finished
    page = visitor.page
    page.emulate_media(media="print")
    record = page.get_by_role("article")
    expect(record).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    result = visitor.position(table)["result"]
    expect(record.get_by_role("row")).to_have_count(len(result["scores"]) + len(result["breakdown"]))
    expect(record.get_by_role("list").last.get_by_role("listitem")).not_to_have_count(0)
    expect(record).to_contain_text(result["seed"])
    board = record.get_by_role("img", name="The last board, with names and points")
    wait_until(page, lambda: bool(board.evaluate("image => image.complete && image.naturalWidth > 0")))


def test_the_picture_of_the_last_board_is_saved(finished: Finished) -> None:
    visitor, _ = finished
    page = visitor.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename.endswith(".svg")
    assert "Ann" in download.value.path().read_text("utf-8")


@pytest.mark.parametrize("can_send_files", [True, False])
def test_the_picture_is_shared_as_a_file_or_else_the_address_of_the_table(
    visit: Callable[..., Visitor], can_send_files: bool
) -> None:
    visitor = visit()
    page, table = visitor.page, finish_quickly(visitor)
    page.add_init_script(SHARING % str(can_send_files).lower())
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share the picture").click()
    wait_until(page, lambda: bool(page.evaluate("window.shared")))
    shared = page.evaluate("window.shared")
    assert re.match("You |Random bot ", shared["text"])
    if can_send_files:
        [(name, kind, words)] = shared["files"]
        assert name.endswith(f"{table}.svg")
        assert kind == "image/svg+xml"
        assert "Ann" in words
        assert shared["url"] is None
    else:
        assert shared["files"] == []
        assert shared["url"].endswith(f"/table/{table}")


def test_a_rematch_seats_the_same_players_at_a_new_table(finished: Finished) -> None:
    visitor, table = finished
    visitor.page.get_by_role("button", name="Rematch").click()
    visitor.page.locator("[data-due=true]").wait_for()
    assert table not in visitor.page.url
    assert "/table/" in visitor.page.url


def test_a_replay_of_a_running_game_shows_what_was_played_after_something_was_taken_back(visitor: Visitor) -> None:
    table = visitor.open_table("metro", "me", "random", start=0)
    page = visitor.page

    def change(**words: Any) -> None:
        """Send the table a message in the visitor's turn, without the page."""
        position = next_turn(visitor, table)
        message = {"key": f"{words} {position['seq']}", "seq": position["seq"], "seat": 0} | words
        visitor.ask("POST", f"/api/tables/{table}/messages", message)

    one, other = [move for move in visitor.position(table)["legal"] if move[0] == "lay"][:2]
    change(type="move", move=one)
    page.goto(f"/table/{table}/move/1")
    laid = page.get_by_role("gridcell", name=": tile")
    expect(laid).to_have_count(1)
    expect(laid).to_have_attribute("data-square", str(one[3]))
    change(type="undo")
    change(type="move", move=other)
    expect(laid).to_have_attribute("data-square", str(other[3]))


def test_in_a_replay_of_a_running_game_nothing_is_decided(visitor: Visitor) -> None:
    table = visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    lay_a_tile(page, Random(1))
    wait_for_turn(page)
    before = visitor.position(table)["number"]
    last = sum(entry["by"] >= 0 for entry in visitor.position(table)["news"])
    page.goto(f"/table/{table}/move/{last}")
    page.get_by_role("slider").wait_for()
    for key in ("a", "h", "u"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Leave the replay").click()
    wait_for_turn(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("region", name="Suggest a move")).to_have_count(0)
    assert visitor.position(table)["number"] == before
