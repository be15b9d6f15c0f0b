"""Count a real board: every published example by taps alone, steps back, drafts, links, paper, and no connection."""

import json
import re
import tomllib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cityboard.titles.metro.rules.colours import COLOURS
from tests.browser.visitor import PHONE, Visitor
from tests.browser.waiting import settle
from tests.command import run
from tests.titles.helsinki.rules.test_h7_scoring import EXAMPLE
from tests.titles.metro.rules.test_counting import ELEVEN, FOURTEEN, SEVEN

ROOFS = {"p": "purple", "g": "green", "r": "red", "b": "blue", "y": "yellow", "*": "wild"}
TOPPED = {"P": "p", "G": "g", "R": "r", "B": "b", "Y": "y", "+": "*"}


def start(visitor: Visitor, title: str = "metro") -> Page:
    """Open the page of a title with an empty sheet."""
    visitor.page.goto(f"/count/{title}")
    counted(visitor.page)
    return visitor.page


def link(**sheet: Any) -> str:
    """Return what stands behind the address of the page in a link to a sheet."""
    return f"#sheet={urlsafe_b64encode(json.dumps(sheet).encode()).decode().rstrip('=')}"


def counted(page: Page) -> list[int]:
    """Wait until the sheet is counted as it is, and return the points by seat."""
    expect(page.locator("[data-counted]")).to_be_visible()
    return [int(score.get_attribute("data-score") or "") for score in page.locator("[data-score]").all()]


def choose(page: Page, *switches: str, players: int | None = None, city: str | None = None) -> None:
    """Change the game that was played."""
    page.get_by_role("button", name="Change the game").click()
    dialog = page.get_by_role("dialog", name="The game")
    if players:
        numbers = dialog.get_by_role("radiogroup", name="Number of players")
        numbers.get_by_role("radio", name=str(players)).locator("..").click()
    for switch in switches:
        dialog.get_by_role("switch", name=switch).locator("..").click()
    if city:
        dialog.get_by_role("radio", name=re.compile(f"^{city}")).locator("..").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def lay(page: Page, tiles: str) -> None:
    """Pick every tile and tap its square."""
    for at in range(0, len(tiles), 6):
        kind, row, column = tiles[at : at + 4], int(tiles[at + 4]), int(tiles[at + 5])
        page.locator(f"[data-kind={kind}]").click()
        square(page, 8 * row + column).click()


def square(page: Page, number: int) -> Locator:
    return page.locator(f"[data-square='{number}']")


def part(page: Page, name: str) -> Locator:
    return page.locator(f"[data-part='{name}']")


def put(page: Page, name: str, *things: tuple[Any, int, int]) -> None:
    """Pick things and tap their cells."""
    for thing, row, column in things:
        part(page, name).locator(f"[data-brush='{thing}']").click()
        cell(page, name, row, column).click()


def cell(page: Page, name: str, row: int, column: int = 0) -> Locator:
    return part(page, name).locator(f"[data-cell='{name}/{row}/{column}']")


def note(page: Page, points: list[int]) -> None:
    """Enter the points of the lines instead of laying tiles."""
    page.get_by_text("Points of the lines, if no tiles are laid").first.click()
    for row, number in enumerate(points):
        cell(page, "board.points", row).fill(str(number))
        cell(page, "board.points", row).press("Enter")


def paint(page: Page, picture: str) -> None:
    """Paint the roofs of a board, colour by colour, and then its superstructures."""
    signs = "".join(picture.split())
    for sign, colour in ROOFS.items():
        page.locator(f"[data-brush={colour}]").click()
        for roof, here in enumerate(signs):
            if TOPPED.get(here, here) == sign:
                page.locator(f"[data-roof='{roof}']").click()
    page.locator("[data-brush=superstructure]").click()
    for roof, here in enumerate(signs):
        if here in TOPPED:
            page.locator(f"[data-roof='{roof}']").click()


def rules(page: Page) -> dict[str, int]:
    """Return the points of the first player that the result lists, by their rules."""
    lines = page.locator("[data-result] details").first.locator("tbody tr").all()
    points: dict[str, int] = {}
    for line in lines:
        _, rule, number = line.locator("td").all_text_contents()
        points[rule.strip()] = points.get(rule.strip(), 0) + int(number)
    return points


# The published examples.


@pytest.mark.rule("M4.4")
def test_published_example_the_line_of_14_is_tapped_and_counted(visitor: Visitor) -> None:
    page = start(visitor)
    lay(page, FOURTEEN)
    assert counted(page) == [0, 14]
    assert rules(page) == {"M4.2": 7, "M4.3": 7}
    page.get_by_role("button", name="Read rule M4.3").click()
    expect(page.get_by_role("dialog")).to_contain_text("M4.3")


@pytest.mark.rule("M7.6")
def test_published_example_of_shares_is_68_from_noted_profits(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, "joint-stock companies")
    note(page, [38, 36, 34, 32, 32, 29, 27, 27])
    put(page, "companies.shares", ("red", 0, 0), ("yellow", 0, 1), ("grey", 0, 2), ("yellow", 0, 3))
    counted(page)
    assert rules(page)["M7.6"] == 68


@pytest.mark.rule("M7.7")
def test_published_example_of_a_majority_is_3_each(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, "joint-stock companies")
    note(page, [36])
    put(page, "companies.shares", ("yellow", 0, 3), ("yellow", 1, 0), ("yellow", 1, 2))
    counted(page)
    assert rules(page)["M7.7"] == 3
    assert page.locator("[data-result] td", has_text="M7.7").count() == 2


@pytest.mark.rule("M10.6")
def test_published_example_of_the_solo_game_is_22_and_9(visit: Callable[..., Visitor]) -> None:
    # Until one player is chosen, too, the solo game may be refused.
    page = start(visit(is_refused=True))
    choose(page, "solo game", players=1)
    note(page, [35, 22, 30, 30, 30, 30, 30, 30])
    assert counted(page) == [22]
    choose(page, "Harder solo game")
    assert counted(page) == [9]


@pytest.mark.rule("M12.3")
def test_published_example_of_paris_is_11(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="Paris")
    for space in (3, 4, 5, 6, 7, 10, 20):
        cell(page, "paris.tourists", 0, space).click()
    assert counted(page) == [11, 0]


@pytest.mark.rule("M13.3")
def test_published_example_of_stockholm_is_3_and_4(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="Stockholm")
    put(page, "stockholm.cards", (0, 0, 0))
    standing = enumerate(("brown", "brown", "red", "purple"))
    put(page, "stockholm.tourists", *((colour, 0, space) for space, colour in standing))
    put(page, "stockholm.tokens", (0, COLOURS.index("red"), 0), (1, COLOURS.index("purple"), 0))
    assert counted(page) == [3, 4]


@pytest.mark.rule("M14.3")
def test_published_example_of_london_is_entered_as_it_was_scored(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="London")
    for _ in range(3):
        part(page, "london.rides").get_by_role("button", name="One more: Player 1").click()
    assert counted(page) == [3, 0]


@pytest.mark.rule("M15.3")
def test_published_example_of_new_york_is_8(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="New York")
    put(page, "new_york.boards", (7, 0, 0))
    for colour in ("orange", "orange", "blue", "blue", "green"):
        cell(page, "new_york.tourists", 0, COLOURS.index(colour)).click()
    assert counted(page) == [8, 0]


@pytest.mark.rule("M16.3")
def test_published_example_of_st_petersburg_is_11_and_three_blue_tiles(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="St Petersburg")
    lay(page, ELEVEN)
    put(page, "st_petersburg.tourists", ("blue", 1, 0))
    put(page, "st_petersburg.tiles", *((0, COLOURS.index("blue"), tile) for tile in range(3)))
    counted(page)
    assert rules(page)["M4.2"] == 11
    assert page.get_by_role("button", name="Read rule M16.4").count() == 1
    # A fourth one cannot be: the place is named and marked, nothing is lost, and a step back mends it.
    put(page, "st_petersburg.tiles", (0, COLOURS.index("blue"), 3))
    counted(page)
    expect(part(page, "st_petersburg.tiles").get_by_role("listitem")).to_have_count(1)
    expect(cell(page, "st_petersburg.tiles", COLOURS.index("blue"), 0)).to_have_attribute("data-wrong", "")
    expect(square(page, 1)).to_have_attribute("data-tile", "aaaa")
    page.get_by_role("button", name="Undo").click()
    counted(page)
    expect(page.get_by_role("button", name="Read rule M16.4")).to_have_count(1)


@pytest.mark.rule("M17.4")
def test_published_example_of_berlin_is_a_line_of_7_with_3_tickets(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, city="Berlin")
    lay(page, SEVEN)
    put(page, "berlin.tourists", ("yellow", 0, 0), ("purple", 2, 0))
    put(page, "berlin.cards", ("yellow", 0, 0), ("purple", 1, 0))
    counted(page)
    assert rules(page)["M4.2"] == 7
    tickets = page.get_by_role("button", name="Read rule M17.4")
    assert tickets.count() == 2


@pytest.mark.rule("M8.2")
def test_a_central_station_is_put_on_its_place(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, "central stations")
    lay(page, "aaaa23aaaa13aaaa03")
    put(page, "central_stations.places", (1, 0, 0))
    assert counted(page)[1] >= 3


@pytest.mark.rule("M9.1")
def test_central_rails_are_turned_and_laid_on_the_centre(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, "central rails")
    page.locator("[data-kind=aacb]").click()
    page.get_by_role("button", name="Turn the tile").click()
    square(page, 27).click()
    expect(square(page, 27)).to_have_attribute("data-tile", "baac")
    counted(page)
    expect(page.locator("[data-wrong]")).to_have_count(0)


@pytest.mark.rule("H7.3")
def test_published_example_a_board_of_helsinki_is_22(visitor: Visitor) -> None:
    page = start(visitor, "helsinki")
    paint(page, EXAMPLE)
    assert counted(page) == [22, 0]
    assert set(rules(page)) == {"H7.1", "H7.2"}


@pytest.mark.rule("A15")
def test_a_coat_on_a15_is_counted_if_one_was_won(visitor: Visitor) -> None:
    page = start(visitor, "helsinki")
    page.get_by_role("tab", name="Player 2").click()
    page.get_by_role("switch", name="Coat of arms on action 15").locator("..").click()
    counted(page)
    expect(page.locator("[data-seat='1'][data-wrong]")).to_be_visible()
    paint(page, "rrrrrrr rrr....")
    assert counted(page) == [0, 4]


# The sheet.


@pytest.mark.rule("M1.4")
def test_a_tile_too_many_is_marked_on_its_square_and_can_be_tapped_away(visitor: Visitor) -> None:
    page = start(visitor)
    lay(page, "accd00accd01accd02")
    counted(page)
    expect(page.locator("[data-wrong]")).to_have_count(1)
    expect(square(page, 2)).to_have_attribute("data-wrong", "")
    page.get_by_role("button", name="error on the sheet").click()
    page.locator("[data-kind=accd]").click()
    square(page, 2).click()
    counted(page)
    expect(page.locator("[data-wrong]")).to_have_count(0)


def test_another_tile_takes_the_place_of_one_and_every_step_goes_back(visitor: Visitor) -> None:
    page = start(visitor)
    lay(page, "aaaa00bbbb00")
    expect(square(page, 0)).to_have_attribute("data-tile", "bbbb")
    page.get_by_role("button", name="Take away").click()
    square(page, 0).click()
    expect(square(page, 0)).not_to_have_attribute("data-tile", re.compile(""))
    undo = page.get_by_role("button", name="Undo")
    for tile in ("bbbb", "aaaa"):
        undo.click()
        expect(square(page, 0)).to_have_attribute("data-tile", tile)
    undo.click()
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Redo").click()
    expect(square(page, 0)).to_have_attribute("data-tile", "aaaa")


def test_a_draft_stays_on_the_device(visitor: Visitor) -> None:
    page = start(visitor)
    choose(page, players=3)
    lay(page, FOURTEEN[:12])
    before = counted(page)
    page.reload()
    assert counted(page) == before
    expect(square(page, 4)).to_have_attribute("data-tile", "acba")


def test_a_link_opens_the_same_sheet_for_a_stranger_and_keeps_their_own(visit: Callable[..., Visitor]) -> None:
    page = start(visit())
    choose(page, city="Paris")
    lay(page, FOURTEEN)
    points = counted(page)
    page.get_by_role("button", name="Copy the link").click()
    address = page.locator("input[readonly]").input_value()
    stranger = visit(nickname=None).page
    stranger.goto("/count/metro")
    counted(stranger)
    lay(stranger, "dddd00")
    counted(stranger)
    stranger.goto("/")
    stranger.goto(address)
    assert counted(stranger) == points
    expect(stranger.get_by_text("2 players · Paris")).to_be_visible()
    assert "#" not in stranger.url
    # One step back leads to the sheet that the stranger had begun.
    stranger.get_by_role("button", name="Undo").click()
    counted(stranger)
    expect(square(stranger, 0)).to_have_attribute("data-tile", "dddd")


def test_a_link_opens_on_the_page_that_is_open_already(visitor: Visitor) -> None:
    page = start(visitor)
    lay(page, "dddd00")
    page.evaluate("hash => { location.hash = hash }", link(players=2, values={"board.tiles": FOURTEEN}))
    expect(square(page, 4)).to_have_attribute("data-tile", "acba")
    assert counted(page) == [0, 14]
    assert "#" not in page.url
    page.reload()
    assert counted(page) == [0, 14]
    page.get_by_role("button", name="Undo").click()
    expect(square(page, 0)).to_have_attribute("data-tile", "dddd")


def test_a_link_to_a_game_that_cannot_be_can_be_mended_and_is_not_kept(visit: Callable[..., Visitor]) -> None:
    page = start(visitor := visit(is_refused=True))
    page.goto("/")
    page.goto(f"/count/metro{link(players=1, values={'board.tiles': 'dddd00'})}")
    for _ in range(2):
        visitor.sees("1 player")
        expect(page.get_by_role("button", name="Change the game")).to_be_visible()
        expect(page.get_by_role("button", name="Open a file")).to_be_visible()
        page.reload()
    choose(page, players=2)
    counted(page)
    expect(square(page, 0)).to_have_attribute("data-tile", "dddd")
    assert "#" not in page.url
    page.get_by_role("button", name="Undo").click()
    expect(square(page, 0)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    counted(page)
    expect(square(page, 0)).not_to_have_attribute("data-tile", re.compile(""))


def test_what_no_sheet_can_say_leaves_the_page_as_it_is(visitor: Visitor) -> None:
    page = start(visitor)
    page.goto("/")
    page.goto(f"/count/metro{link(players=2, options={'city': {'toString': 1}})}")
    assert counted(page) == [0, 0]
    page.reload()
    assert counted(page) == [0, 0]


def test_a_sheet_whose_box_is_not_kept_is_counted_with_the_default_edition(visit: Callable[..., Visitor]) -> None:
    page = (visitor := visit(is_refused=True)).page
    page.goto(f"/count/metro{link(players=2, edition='0' * 64, values={'board.tiles': FOURTEEN})}")
    assert counted(page) == [0, 14]
    visitor.sees("the default edition counts it")
    # A browser logs whatever is refused.
    visitor.problems[:] = [one for one in visitor.problems if "404" not in one]


def test_the_game_is_looked_at_without_a_step(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"/count/metro{link(players=2, options={'modules': [], 'harder_solo': False, 'city': 'paris'})}")
    counted(page)
    page.get_by_role("button", name="Undo").click()
    counted(page)
    page.get_by_role("button", name="Redo").click()
    counted(page)
    choose(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_errors_are_found_in_whatever_shows_their_part(visitor: Visitor) -> None:
    page = visitor.page
    for title, values, name in (
        ("helsinki", {"boards.coat_on_a15": [1, 0]}, "boards.roofs"),
        ("metro", {"board.tiles": "aaaa00", "board.points": [1, 2]}, "board.points"),
    ):
        page.goto(f"/count/{title}{link(players=2, values=values)}")
        counted(page)
        page.evaluate("for (const fold of document.querySelectorAll('main details')) fold.open = false")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.get_by_role("button", name="error on the sheet").click()
        expect(part(page, name).get_by_role("listitem").first).to_be_in_viewport()


def test_a_text_that_cannot_be_drawn_is_shown_until_it_can_be(visitor: Visitor) -> None:
    page = visitor.page
    for title, name, text, right in (
        ("metro", "board.tiles", "aaaa00 nonsense", "aaaa00"),
        ("helsinki", "boards.roofs", ["nonsense", ""], EXAMPLE),
    ):
        page.goto(f"/count/{title}{link(players=2, values={name: text})}")
        counted(page)
        written = cell(page, name, 0)
        expect(written).to_have_value(re.compile("nonsense"))
        written.fill(right)
        written.press("Tab")
        expect(written).to_have_count(0)


def test_the_file_of_a_sheet_is_read_by_the_command_line_and_by_the_page(visit: Callable[..., Visitor]) -> None:
    page = start(visitor := visit(is_refused=True))
    choose(page, "joint-stock companies", city="Stockholm")
    lay(page, FOURTEEN)
    put(page, "companies.shares", ("blue", 1, 3))
    scores = counted(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    text = download.value.path().read_text("utf-8")
    assert tomllib.loads(text)["modules"] == ["companies"]
    counted_there = run("score", "-", "--json", typed=text)
    assert counted_there.exit_code == 0, counted_there.output
    assert f'"scores": {scores}' in counted_there.stdout
    # The page reads it over another sheet, and refuses what is none.
    choose(page, "joint-stock companies", "central rails")
    bring = page.get_by_label("Open a file")
    bring.set_input_files({"name": "table.toml", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.get_by_text("2 players · Stockholm · joint-stock companies")).to_be_visible()
    assert counted(page) == scores
    bring.set_input_files({"name": "table.toml", "mimeType": "text/plain", "buffer": b"title = metro"})
    visitor.sees("is not valid TOML")
    bring.set_input_files({"name": "table.toml", "mimeType": "text/plain", "buffer": b"title = 'helsinki'"})
    visitor.sees("This file counts a board of another game: Helsinki.")


def test_on_paper_there_is_the_board_with_every_point_but_nothing_to_press(visitor: Visitor) -> None:
    page = start(visitor)
    lay(page, FOURTEEN)
    counted(page)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(square(page, 4)).to_be_visible()
    expect(page.locator("[data-result]")).to_contain_text("doubled")
    for button in ("Undo", "Copy the link", "Change the game", "Take away"):
        expect(page.get_by_role("button", name=button)).to_have_count(0)


def test_without_a_connection_the_page_opens_again_and_counts_when_it_is_back(visit: Callable[..., Visitor]) -> None:
    page = start(visitor := visit(service_workers="allow"))
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    settle(visitor)
    lay(page, FOURTEEN[:6])
    counted(page)
    visitor.context.set_offline(True)
    lay(page, FOURTEEN[6:])
    visitor.sees("The server cannot be reached.")
    page.reload()
    expect(square(page, 29)).to_have_attribute("data-tile", "cbaa")
    visitor.sees("The server cannot be reached.")
    visitor.context.set_offline(False)
    assert counted(page) == [0, 14]
    # A browser logs whatever it cannot reach.
    visitor.problems[:] = [one for one in visitor.problems if "INTERNET_DISCONNECTED" not in one]


def test_while_the_server_is_busy_the_points_are_not_taken_for_those_of_the_sheet(visitor: Visitor) -> None:
    page = start(visitor)
    busy = {"type": "refused", "key": None, "reason": {"code": "too-many", "rule": "", "arguments": {}}}
    page.route("**/api/count", lambda route: route.fulfill(status=429, json=busy))
    with page.expect_response("**/api/count"):
        lay(page, FOURTEEN)
    settle(visitor)
    visitor.sees("Counting …")
    page.unroute("**/api/count")
    assert counted(page) == [0, 14]
    visitor.problems[:] = [one for one in visitor.problems if "429" not in one]


def test_on_a_phone_the_palette_and_the_points_stay_in_sight_beside_the_board(visit: Callable[..., Visitor]) -> None:
    page = start(visit(viewport=PHONE))
    square(page, 63).scroll_into_view_if_needed()
    lay(page, FOURTEEN)
    assert counted(page) == [0, 14]
    for shown in (page.locator("[data-kind=acba]"), page.locator("[data-score='14']"), square(page, 4)):
        expect(shown).to_be_in_viewport(ratio=1)
    side = square(page, 4).bounding_box()
    assert side and side["width"] >= 36


def test_on_a_low_phone_five_rows_of_the_board_are_in_reach_beside_the_palette(visit: Callable[..., Visitor]) -> None:
    page = start(visit(viewport={"width": 390, "height": 664}))
    square(page, 0).evaluate("one => scrollBy(0, one.getBoundingClientRect().top - 60)")
    expect(page.locator("[data-kind]").last).to_be_in_viewport(ratio=1)
    # What a finger meets there is the square itself, not the palette or the bar above it.
    meets = """one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [2, height - 2].every((down) => document.elementFromPoint(x + width / 2, y + down) === one);
    }"""
    assert sum(square(page, 8 * row).evaluate(meets) for row in range(8)) >= 5


def test_the_start_page_and_the_rules_lead_there(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Count a real board").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Count a real board: Metro")
    page.goto("/rules/helsinki")
    page.get_by_role("link", name="Count a real board").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Count a real board: Helsinki")
