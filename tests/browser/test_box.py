"""My box: an owner corrects what is printed, shares it, and a table is played with it."""

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cityboard.core import edition_text
from cityboard.core.record import Record
from cityboard.titles.registry import find_edition
from tests.browser.playing import wait_for_turn
from tests.browser.seeking import any_other, next_turn, play_out
from tests.browser.visitor import Visitor
from tests.command import run

NAME = "Ann’s attic"
# One tile more of the one kind and one less of the other: as many as before.
MORE, LESS = "aacb", "cbaa"
DEFAULT = find_edition("metro", "default").values["board.tiles"]


def step(page: Page, tile: str, way: str) -> None:
    """Click the button for one tile more or less of a kind."""
    number = page.locator(f"[data-spot='board.tiles/{tile}']")
    kind = page.get_by_role("listitem").filter(has=number)
    kind.get_by_role("button", name=re.compile(f"^One {way}")).click()


def bar(page: Page) -> Locator:
    """Find what says whether the box can be kept."""
    return page.get_by_role("status").filter(has_text=re.compile("default edition|saved|cannot be right|shared", re.I))


def correct(page: Page) -> None:
    """Correct the tiles of Metro and give the box a name."""
    page.goto("/box/metro")
    step(page, MORE, "more")
    step(page, LESS, "less")
    page.get_by_role("textbox", name="Name of the box").fill(NAME)


def keep(page: Page) -> str:
    """Save the box, and return its hash."""
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile("/box/metro/[0-9a-f]{64}$"))
    expect(bar(page)).to_have_text("Saved")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("path", ["/box/helsinki", "/rules/helsinki"])
def test_whatever_a_drawing_of_the_box_refers_to_is_on_the_page(visitor: Visitor, path: str) -> None:
    page = visitor.page
    page.goto(path)
    fills = page.locator("[fill^='url(#pattern-']")
    expect(fills.first).to_be_attached()
    needed = set(fills.evaluate_all("all => all.map(one => one.getAttribute('fill').slice(5, -1))"))
    assert "pattern-purple" in needed
    for name in needed:
        expect(page.locator(f"[id='{name}'] *").first).to_be_attached()


def test_a_value_that_cannot_be_right_is_named_with_its_place_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/metro")
    step(page, MORE, "more")
    tiles = page.get_by_role("region", name="Track tiles and board Track tiles")
    total = sum(DEFAULT.values())
    expect(tiles).to_contain_text(f"Track tiles: {total} are needed in all; now it is {total + 1}.")
    expect(page.get_by_role("button", name="1 value cannot be right")).to_be_visible()
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(bar(page)).to_have_text("This is the default edition.")
    expect(tiles.get_by_text("are needed in all")).to_have_count(0)


def test_a_corrected_box_is_drawn_beside_the_default_one(visitor: Visitor) -> None:
    page = visitor.page
    correct(page)
    keep(page)
    page.get_by_role("tab", name="What differs").click()
    both = page.locator("[data-changed='board.tiles']").get_by_role("figure")
    expect(both).to_have_count(2)
    for figure, tiles in zip(both.all(), (DEFAULT, DEFAULT | {MORE: 5, LESS: 3}), strict=True):
        for tile in (MORE, LESS):
            counted = figure.locator(f"[data-spot='board.tiles/{tile}']")
            expect(counted).to_have_text(f"×{tiles[tile]}")
            expect(counted).to_have_attribute("data-differs", "")


def test_a_box_leaves_as_a_file_and_comes_back_from_one(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    correct(page)
    box = keep(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "own.toml"
    download.value.save_as(file)
    edition = edition_text.parse(file.read_text("utf-8"), file.name)
    assert (edition.name, edition.hash) == (NAME, box)
    assert edition.values["board.tiles"] == DEFAULT | {MORE: 5, LESS: 3}
    page.goto("/box/metro")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("textbox", name="Name of the box")).to_have_value(NAME)
    expect(page.locator(f"[data-spot='board.tiles/{MORE}']")).to_have_value("5")
    assert keep(page) == box


def open_table_with(page: Page) -> str:
    """Open a table with the box that is open, by clicks alone; return the table."""
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_role("radio", name=NAME)).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url.rpartition("/")[2]


def test_a_senate_board_is_corrected_by_clicking_and_lies_so_at_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/helsinki")
    page.get_by_role("button", name="Senate space N1: side: north").click()
    page.get_by_role("dialog").get_by_role("button", name="west").click()
    page.get_by_role("button", name="Senate space N1: slot 2: Slot 2").click()
    page.get_by_role("dialog").get_by_role("button", name="Slot 8").click()
    expect(page.get_by_role("button", name="Senate space N1: side: west")).to_have_attribute("data-differs", "")
    page.get_by_role("textbox", name="Name of the box").fill(NAME)
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile("/box/helsinki/[0-9a-f]{64}$"))
    board = visitor.position(open_table_with(page))["board"]
    assert board["senate"][0] == ["west", 0, 7]
    expect(page.locator("[data-space='0']").first).to_contain_text("N1 ▸ W")


def test_a_shared_box_is_played_to_the_end_and_its_record_replays_on_another_server(
    visit: Callable[..., Visitor], browser: Browser, own_server: Callable[..., Any], tmp_path: Path
) -> None:
    owner, stranger = visit(), visit(nickname="Bob")
    correct(owner.page)
    box = keep(owner.page)
    owner.page.get_by_role("button", name="Copy the link").click()
    link = owner.page.get_by_role("textbox", name="Anyone with this link").input_value()
    page = stranger.page
    page.goto(link)
    expect(bar(page)).to_have_text("Someone has shared this box with you.")
    table = open_table_with(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    named = page.get_by_role("link", name=f"Box: {NAME}")
    expect(named).to_have_attribute("href", f"/box/metro/{box}")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("button", name=re.compile("^Previous")).click()
    expect(page.locator("[data-sources='M1.4']").get_by_role("link")).to_have_text("Owner’s box")
    play_out(stranger, table, any_other)
    file = tmp_path / "game.record"
    file.write_bytes(stranger.context.request.get(f"/api/tables/{table}/record").body())
    replayed = run("replay", str(file))
    assert replayed.exit_code == 0, replayed.output
    record = Record.parse(file.read_text("utf-8"))
    last = max(number for number, (by, _) in enumerate(record.moves) if by == 0)
    with own_server() as program:
        other = Visitor(browser, program.url)
        again = other.open_quietly("metro", "me", "random", record={"text": record.text(), "moves": last})
        assert next_turn(other, again)["number"] == last
        play_out(other, again, any_other)
        assert other.ask("GET", f"/api/tables/{again}/edition")["hash"] == box
        other.context.close()


def test_a_box_that_nobody_keeps_is_named_where_a_table_is_opened(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"/open/metro?edition={'0' * 64}")
    expect(page.get_by_role("alert").filter(has_text="Nobody keeps the box of this link any more.")).to_be_visible()
    expect(page.get_by_role("radio", name="Default edition")).to_be_checked()
    (missing,) = visitor.problems
    assert "404" in missing
    visitor.problems.clear()


def test_every_page_about_a_title_leads_to_its_box(visitor: Visitor) -> None:
    page = visitor.page
    correct(page)
    box = keep(page)
    for path in ("/", "/rules/metro", "/me", "/open/metro"):
        page.goto(path)
        expect(page.locator("a[href='/box/metro']").first).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("link", name=NAME)).to_have_attribute("href", f"/box/metro/{box}")


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_each_rule_with_printed_values_says_where_they_are_known_from(visitor: Visitor, title: str) -> None:
    page, sources = visitor.page, defaultdict[str, set[str]](set)
    for entry in find_edition(title, "default").entries.values():
        sources[entry.rule].add(entry.source)
    page.goto(f"/rules/{title}")
    for rule, expected in sources.items():
        marks = page.locator(f"[data-sources='{rule}'] [data-source]")
        expect(marks).to_have_count(len(expected))
        assert set(marks.evaluate_all("all => all.map(one => one.dataset.source)")) == expected, rule


def test_a_source_leads_to_the_value_in_the_box(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules/metro/M13.5")
    page.locator("[data-sources='M13.5']").get_by_role("link", name="Reconstructed").click()
    expect(page.get_by_role("region", name="Stockholm Monument cards")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_all_that_is_in_the_box_is_drawn_once_below_the_rules_and_printed(visitor: Visitor, title: str) -> None:
    page, edition = visitor.page, find_edition(title, "default")
    page.goto(f"/rules/{title}/box")
    expect(page.get_by_role("heading", name="What is in the box")).to_be_in_viewport()
    drawings = page.locator("[data-places]")
    drawn = drawings.evaluate_all("all => all.flatMap(one => one.dataset.places.split(' '))")
    assert sorted(drawn) == sorted(edition.entries)
    expect(drawings.first).to_be_hidden()  # folded
    page.emulate_media(media="print")
    for drawing in drawings.all():
        expect(drawing).to_be_visible()
        entries = [edition.entries[place] for place in (drawing.get_attribute("data-places") or "").split()]
        for words in {entry.rule for entry in entries}:
            expect(drawing.get_by_text(words, exact=True).last).to_be_visible()
        assert set(drawing.locator("[data-source]").evaluate_all("all => all.map(one => one.dataset.source)")) == {
            entry.source for entry in entries
        }
        assert drawing.evaluate("(one) => one.querySelectorAll('input, textarea, select').length") == 0
