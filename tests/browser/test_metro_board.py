"""The board of Metro: its modules and cities are played by their own controls, and everything shown is true."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.layout import OVERFLOWING
from tests.browser.playing import confirm, wait_for_turn
from tests.browser.seeking import Foresee, Wanted, last_move, next_turn, seek
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import wait_until

COLOURS = ("yellow", "blue", "orange", "grey", "red", "brown", "green", "purple")
LETTERS = dict(zip(COLOURS, "YBOSRNGP", strict=True))
# The letter of every tourist on the board, with its square or station.
TOURISTS = """() => {
    const cells = [...document.querySelectorAll("[role=gridcell]")].map((cell) => [cell, cell.getBoundingClientRect()]);
    return [...document.querySelectorAll("[data-pieces] [data-piece='tourist']")].map((tourist) => {
        const { left, right, top, bottom } = tourist.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const [cell] = cells.find(([, box]) => x > box.left && x < box.right && y > box.top && y < box.bottom) ?? [];
        const { square, station } = cell?.dataset ?? {};
        return [Number(square ?? station ?? -1), tourist.querySelector("text").textContent];
    });
}"""
CELLS = "rows => rows.map((row) => [...row.children].map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim()))"
FACE = 34  # how far from the corner a train enters a square of 100


def is_asked(*fields: Any) -> Wanted:
    """Look for a choice of two or more moves that begin like this."""
    return lambda _, position: sum(move[: len(fields)] == list(fields) for move in position["legal"]) > 1


def is_later(_foresee: Foresee, position: Any) -> bool:
    """Look for a game in which something has happened."""
    return bool(position["number"] > 30)


def confirm_as(visitor: Visitor, table: str, move: list[Any]) -> None:
    """Confirm what was clicked: it is this move, for the page and for the server."""
    chosen = visitor.page.get_by_role("region", name="Your decision")
    expect(chosen).to_have_attribute("data-chosen", " ".join(map(str, move)))
    confirm(visitor.page)
    assert last_move(visitor, table) == move


def rows_of(table: Locator) -> list[list[str]]:
    """Return the texts in the cells of a table, once it is there."""
    expect(table.first).to_be_visible()
    rows: list[list[str]] = table.get_by_role("row").filter(has=table.page.get_by_role("rowheader")).evaluate_all(CELLS)
    return rows


# The controls of modules and cities.


def lead(page: Page, position: Any, colour: str) -> None:
    """Choose the tourist to be led, if there are several."""
    if len({move[1] for move in position["legal"]}) > 1:
        several = page.get_by_role("group", name="Which tourist goes first?")
        several.get_by_role("button", name=f"{colour} tourist").click()


def test_in_paris_a_tourist_is_led_to_the_space_that_is_clicked(visitor: Visitor) -> None:
    def has_spaces(_foresee: Foresee, position: Any) -> bool:
        return [move[2] for move in position["legal"] if move[0] == "tourist"].count("space") > 1

    table, position = seek(visitor, has_spaces, city="paris")
    move = [move for move in position["legal"] if move[2] == "space"][-1]
    _, colour, _, number = move
    lead(visitor.page, position, colour)
    visitor.page.get_by_role("button", name=f"Space {number + 1}, {colour}, free", exact=True).click()
    confirm_as(visitor, table, move)
    expect(visitor.page.get_by_label(f"Space {number + 1}, {colour}, taken", exact=True)).to_be_visible()
    card, space = divmod(number, 4)
    assert visitor.position(table)["board"]["paris"]["rows"][0][card]["filled"][space]


def test_in_paris_a_tourist_without_a_space_is_led_to_the_square_that_is_clicked(visitor: Visitor) -> None:
    def has_squares(_foresee: Foresee, position: Any) -> bool:
        return any(move[0] == "tourist" and move[2] == "square" for move in position["legal"])

    # In nearly every game someone's spaces of a colour are full before its end.
    table, position = seek(visitor, has_squares, city="paris")
    move = [move for move in position["legal"] if move[2] == "square"][-1]
    _, colour, _, square = move
    lead(visitor.page, position, colour)
    box = visitor.page.locator(f"[data-square='{square}']").bounding_box()
    assert box
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    confirm_as(visitor, table, move)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_in_paris_a_row_is_arranged_card_by_card_as_they_are_clicked(
    visit: Callable[..., Visitor], viewport: Any
) -> None:
    visitor = visit(viewport=viewport)
    table, position = seek(visitor, is_asked("arrange"), players=4, city="paris", arrange_row=True)
    assert position["board"]["paris"]["arranging"] == 0
    dealt = position["board"]["paris"]["rows"][0]
    wanted = [dealt[2], dealt[0], dealt[1]]
    for place, card in enumerate(wanted[:-1]):
        question = f"Which monument card do you lay into place {place + 1} of your row?"
        expect(visitor.page.get_by_text(question)).to_be_visible()
        visitor.page.locator("[data-choices]").get_by_role("button", name=card["name"]).click()
        confirm_as(visitor, table, ["arrange", card["card"]])
    assert visitor.position(table)["board"]["paris"]["rows"][0] == wanted


def test_in_st_petersburg_the_tourist_that_is_clicked_comes_to_the_card(visitor: Visitor) -> None:
    table, position = seek(visitor, is_asked("tourist"), city="st-petersburg")
    move, square = position["legal"][-1], position["board"]["st_petersburg"]["choosing"]
    visitor.page.locator("[data-choices]").get_by_role("button", name=move[1]).click()
    confirm_as(visitor, table, move)
    colours = visitor.position(table)["board"]["st_petersburg"]["colours"]
    assert [one["square"] for one in colours if one["colour"] == move[1]] == [square]
    wait_until(visitor.page, lambda: [square, LETTERS[move[1]]] in visitor.page.evaluate(TOURISTS))


@pytest.mark.parametrize(("kind", "name"), [("drive", "Drive the taxi"), ("stay", "Leave the taxi")])
def test_in_london_the_taxi_is_driven_or_left_where_it_is(visitor: Visitor, kind: str, name: str) -> None:
    def pays(foresee: Foresee, position: Any) -> bool:
        if ["drive"] not in position["legal"]:
            return False
        points = [board["london"]["points"][0] for board in (foresee(["drive"])["board"], position["board"])]
        return bool(points[0] > points[1])

    table, position = seek(visitor, pays, city="london")
    page, foreseen = visitor.page, visitor.foresee(table, [kind])["board"]["london"]
    cards = [card["name"] for card in foreseen["row"]]
    panel = page.get_by_role("region", name="London")
    page.get_by_role("button", name=name).click()
    if kind == "drive":
        goal = foreseen["taxi"]
        expect(panel).to_contain_text(f"It then stops at {cards[goal['at']]}, driving {goal['heading']}.")
    confirm_as(visitor, table, [kind])
    points = visitor.position(table)["board"]["london"]["points"][0]
    assert points == foreseen["points"][0]
    assert (points > position["board"]["london"]["points"][0]) == (kind == "drive")
    expect(panel.get_by_role("listitem").filter(has_text="You").locator("[data-points]")).to_have_text(str(points))


def test_a_tile_names_the_tourist_it_would_meet_and_none_is_laid_before_the_tourist_has_left(visitor: Visitor) -> None:
    def meeting(position: Any) -> list[tuple[Any, str]]:
        tourists = position["board"]["london"]["tourists"]
        lays = [move for move in position["legal"] if move[0] == "lay" and str(move[3]) in tourists]
        return [(move, tourists[str(move[3])][0]) for move in lays]

    _, position = seek(visitor, lambda _, position: bool(meeting(position)), city="london")
    page, (move, colour) = visitor.page, meeting(position)[0]
    page.locator(f"[data-square='{move[3]}']").hover()
    expect(page.get_by_role("tooltip").locator("[data-says]").last).to_have_text(f"{colour} tourist")
    page.locator(f"[data-square='{move[3]}']").click()
    expect(page.get_by_role("region", name="Your decision").locator("[aria-live]")).to_contain_text(f"{colour} tourist")
    confirm(page)
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Drive the taxi")).to_be_visible()
    page.get_by_role("gridcell", name="empty").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Answer the question first.")
    expect(page.get_by_role("alert")).to_contain_text("M14.3")


@pytest.mark.parametrize("where", ["panel", "board"])
def test_a_central_station_is_put_on_the_place_that_is_clicked(visitor: Visitor, where: str) -> None:
    table, position = seek(visitor, is_asked("station"), modules=["central-stations"])
    page, move = visitor.page, [move for move in position["legal"] if move[0] == "station"][-1]
    panel = page.get_by_role("group", name="Places of the central station")
    within = panel if where == "panel" else page.locator("[data-pieces]")
    within.get_by_role("button", name=f"Place {move[1] + 1}, free").click()
    confirm_as(visitor, table, move)
    expect(panel.get_by_role("button", name=f"Place {move[1] + 1}: You")).to_be_visible()
    assert visitor.position(table)["board"]["central_stations"]["places"][move[1]] == 0


def test_a_company_gets_its_central_station_by_the_share_that_is_clicked(visitor: Visitor) -> None:
    table, position = seek(visitor, is_asked("station"), modules=["companies", "central-stations"])
    page, move = visitor.page, [move for move in position["legal"] if move[0] == "station"][-1]
    _, place, percent = move
    [company] = [share["company"] for share in position["hands"][0]["shares"]["own"] if share["percent"] == percent]
    page.locator("[data-pieces]").get_by_role("button", name=f"Place {place + 1}, free").click()
    page.get_by_role("button", name=f"Reveal {percent}% {company}").click()
    confirm_as(visitor, table, move)
    assert visitor.position(table)["board"]["central_stations"]["places"][place] == company


def test_in_a_solo_game_the_open_tile_that_is_clicked_is_laid(visitor: Visitor) -> None:
    def has_two(_foresee: Foresee, position: Any) -> bool:
        return len({move[1] for move in position["legal"] if move[0] == "lay"}) > 1

    table, position = seek(visitor, has_two, modules=["solo"])
    # The last one is preselected.
    tile = position["board"]["solo"]["open_tiles"][0]
    move = [move for move in position["legal"] if move[:2] == ["lay", tile]][-1]
    visitor.page.get_by_role("group", name="Which tile").get_by_role("radio").first.click()
    visitor.page.locator(f"[data-square='{move[3]}']").click()
    confirm_as(visitor, table, move)
    assert visitor.position(table)["board"]["squares"][move[3]] == tile


@pytest.mark.parametrize(("kind", "name"), [("keep", "Keep the tile"), ("return", "Put the tile back")])
def test_in_a_solo_game_an_early_tile_is_kept_or_put_back(visitor: Visitor, kind: str, name: str) -> None:
    # It comes early in about one game of four. If it is the first tile dealt, the second is still missing.
    def has_drawn(_foresee: Foresee, position: Any) -> bool:
        return ["keep"] in position["legal"] and len(position["board"]["solo"]["open_tiles"]) == 2

    table, before = seek(visitor, has_drawn, modules=["solo"])
    visitor.page.get_by_role("button", name=name).click()
    confirm_as(visitor, table, [kind])
    after = next_turn(visitor, table)
    returned = [entry for entry in after["news"] if any(one["code"] == "tile-returned" for one in entry["effects"])]
    assert len(returned) == (kind == "return")
    held, now = (position["board"]["solo"]["open_tiles"] for position in (before, after))
    assert len(held) == len(now) and (kind == "return" or held == now)


# What their players must see.


@pytest.mark.parametrize(
    ("city", "name", "explanation"),
    [
        ("paris", "Paris", "Lay a tile on a tourist and lead it to a free space of its colour in your row."),
        ("stockholm", "Stockholm", "A tourist under your tile goes to the leftmost free space."),
        ("london", "London", "Lay a tile on a tourist and drive the taxi to its colour"),
        ("new-york", "New York", "A line that ends at a station takes the tourist there to the monument"),
        ("st-petersburg", "St Petersburg", "Lay a tile on a card and choose its tourist."),
        ("berlin", "Berlin", "A line that crosses a tile with a tourist earns a ticket."),
    ],
)
def test_the_tourists_of_a_city_stand_on_the_board_and_its_panel_explains_them(
    visitor: Visitor, city: str, name: str, explanation: str
) -> None:
    field = city.replace("-", "_")

    def standing(position: Any) -> list[list[Any]]:
        board = position["board"][field]
        if city == "st-petersburg":
            marks = [[one["square"], LETTERS[one["colour"]]] for one in board["colours"] if one["square"] is not None]
        else:
            by_cell = {
                int(cell): [colours] if city == "new-york" else colours for cell, colours in board["tourists"].items()
            }
            marks = [[cell, LETTERS[colour]] for cell, colours in by_cell.items() for colour in colours]
        return sorted(marks)

    _, position = seek(visitor, lambda _, position: position["number"] > 30 and bool(standing(position)), city=city)
    expect(visitor.page.get_by_role("region", name=name)).to_contain_text(explanation)
    wait_until(visitor.page, lambda: sorted(visitor.page.evaluate(TOURISTS)) == standing(position))


def test_stockholm_shows_its_row_with_its_tourists_and_only_the_viewers_secret_colours(visitor: Visitor) -> None:
    _, position = seek(visitor, is_later, city="stockholm")
    panel, stockholm = visitor.page.get_by_role("region", name="Stockholm"), position["board"]["stockholm"]
    cards = panel.locator("[data-monument]")
    expect(cards).to_have_count(len(stockholm["row"]))
    for card, shown in zip(stockholm["row"], cards.all(), strict=True):
        expect(shown.get_by_role("heading")).to_have_text(card["name"])
        places = shown.get_by_role("listitem")
        expect(places).to_contain_text([str(value) for value in card["values"]])
        names = [f"{colour} tourist" for colour in card["standing"] if colour]
        assert [figure.get_attribute("aria-label") for figure in places.get_by_role("img").all()] == names
    mine, other = panel.get_by_role("list").first.get_by_role("listitem").all()
    names = [f"{colour} tourist" for colour in position["hands"][0]["tokens"]]
    assert [figure.get_attribute("aria-label") for figure in mine.get_by_role("img").all()] == names
    expect(other).to_contain_text(f"{stockholm['tokens'][1]} secret tokens")
    expect(other.get_by_role("img")).to_have_count(0)


def test_new_york_shows_every_board_with_its_tourists_and_their_values(visitor: Visitor) -> None:
    def has_arrived(_foresee: Foresee, position: Any) -> bool:
        return any(any(board["tourists"]) for board in position["board"]["new_york"]["boards"])

    _, position = seek(visitor, has_arrived, city="new-york")
    panel, new_york = visitor.page.get_by_role("region", name="New York"), position["board"]["new_york"]
    expected = [
        [f"{here or ''}× {value}" for here, value in zip(board["tourists"], board["values"], strict=True)]
        for board in new_york["boards"]
    ]
    assert [row[1:] for row in rows_of(panel.get_by_role("table"))] == expected
    expect(panel.get_by_role("heading", level=3)).to_have_text(new_york["monuments"])


def test_berlin_shows_its_cards_and_everyones_tickets(visitor: Visitor) -> None:
    def has_tickets(_foresee: Foresee, position: Any) -> bool:
        return any(any(tickets["numbers"]) for tickets in position["board"]["berlin"]["tickets"])

    _, position = seek(visitor, has_tickets, city="berlin", berlin_sides="mixed")
    panel, berlin = visitor.page.get_by_role("region", name="Berlin"), position["board"]["berlin"]
    _prizes, *tickets, left = [row[1:] for row in rows_of(panel.get_by_role("table"))]
    assert tickets == [[str(number or "") for number in one["numbers"]] for one in berlin["tickets"]]
    assert left == [str(number) for number in berlin["left"]]
    for card in berlin["cards"]:
        shown = panel.locator("[data-monument]").filter(has_text=card["name"])
        expect(shown).to_contain_text(f"Side {card['side']}")
        prize = f"Most tickets: {card['most']}, second most: {card['second']}"
        expect(shown.get_by_role("img", name=prize)).to_be_visible()
        expect(shown.get_by_role("img", name=f"{card['colour']} tourist")).to_have_count(int(bool(card["colour"])))


def test_the_viewers_shares_and_the_profits_of_companies_are_those_of_the_position(visitor: Visitor) -> None:
    def has_profit(foresee: Foresee, position: Any) -> bool:
        companies = position["board"]["companies"]["companies"]
        return is_later(foresee, position) and len({company["profit"] for company in companies}) > 3

    _, position = seek(visitor, has_profit, modules=["companies"])
    page, companies, own = visitor.page, position["board"]["companies"], position["hands"][0]["shares"]["own"]
    held = [[f"{share['percent']}\u202f%", share["company"], "secret"] for share in own]
    shares = page.locator("[data-own-share]")
    expect(shares).to_have_count(len(own))
    shown = [share.split("\n")[1:] for share in shares.all_inner_texts()]
    assert shown == held
    page.get_by_role("radio", name="Profit").click()
    expected = {}
    for company in companies["companies"]:
        percents = [share["percent"] for share in own if share["company"] == company["company"]]
        worth = sum(company["share_points"][percent // 10 - 1] for percent in percents)
        yours = [f"{sum(percents)} %", str(worth)] if percents else ["–", "–"]
        expected[company["company"]] = [str(company["profit"]), str(company["value"]), *yours]
    rows = rows_of(page.get_by_role("region", name="Profit").get_by_role("table"))
    assert {row[0].split()[-1]: row[2:] for row in rows} == expected
    profits = [int(row[2]) for row in rows]
    assert profits == sorted(profits, reverse=True)


def test_a_solo_game_shows_its_card_the_other_cards_and_every_companys_points(visitor: Visitor) -> None:
    _, position = seek(visitor, is_later, modules=["solo"])
    panel, board = visitor.page.get_by_role("region", name="Solo game"), position["board"]
    expect(panel.locator("[data-solo-card]")).to_have_text(board["solo"]["card"])
    for place, colours in enumerate((board["solo"]["deck"], board["solo"]["discards"])):
        assert panel.locator("[data-pile]").nth(place).locator("[data-colour]").all_inner_texts() == colours
    expected = [[account["owner"], str(account["points"])] for account in board["accounts"]]
    assert [[row[0].split()[-1], row[2]] for row in rows_of(panel.get_by_role("table"))] == expected
    expect(panel.locator("[data-points]")).to_have_text(str(position["scores"][0]))


def test_the_tower_and_the_unseen_tiles_are_counted_as_in_the_position(visitor: Visitor) -> None:
    _, position = seek(visitor, is_later)
    unseen, tower = position["hands"][0]["unseen"], position["board"]["tower"]
    expect(visitor.page.locator("[data-tower]")).to_have_text(str(tower))
    shown = visitor.page.get_by_role("group", name="Unseen")
    assert shown.locator("[data-count]").all_inner_texts() == [str(count) for count in unseen.values() if count]
    spoken = shown.get_by_role("listitem").all_inner_texts()
    assert len({words.rpartition(":")[0] for words in spoken}) == len(spoken)
    expect(shown).to_contain_text(f"{tower} in the tower, {sum(unseen.values()) - tower} in other players’ hands")


# Lines.


def entrance(square: int, edge: int) -> tuple[float, float]:
    """Return where a train enters a square over an edge, in the units of the drawing."""
    x, y = [(FACE, 0), (100, FACE), (100 - FACE, 100), (0, 100 - FACE)][edge]
    return square % 8 * 100 + x, square // 8 * 100 + y


@pytest.mark.parametrize("way", ["station", "list"])
def test_a_line_that_has_the_focus_is_traced_with_its_length_and_points(visitor: Visitor, way: str) -> None:
    def has_line(_foresee: Foresee, position: Any) -> bool:
        return any(line["owner"] == 0 and line["length"] > 3 for line in position["board"]["lines"])

    _, position = seek(visitor, has_line)
    page = visitor.page
    line = max(
        (line for line in position["board"]["lines"] if line["owner"] == 0), key=lambda line: int(line["length"])
    )
    points = f"{line['points']} points" + (" so far" if line["end"] is None else ", scored")
    words = f"Your line {line['station']}: {line['length']} tiles, {points}"
    traced = page.locator(f"[data-traced='{line['station']}'] path")
    expect(traced).to_have_count(0)
    if way == "list":
        page.get_by_role("tab", name="Lines").click()
        page.get_by_role("button", name=words).focus()
    else:
        page.locator(f"[data-station='{line['station']}']").focus()
    expect(page.get_by_role("tooltip").locator("[data-says]").last).to_have_text(words)
    expect(page.locator("[data-head] text")).to_have_text(str(line["points"]))
    drawn = " ".join(traced.evaluate_all("paths => paths.map((path) => path.getAttribute('d'))"))
    begun = {(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", drawn)}
    assert begun == {entrance(square, edge) for square, edge, _ in line["path"]}
    page.get_by_role("tab", name="Log").focus()
    expect(traced).to_have_count(0)


def lines_of(position: Any, seat: int) -> list[Any]:
    """Return the lines of a seat, those with the most points first."""
    own = [line for line in position["board"]["lines"] if line["owner"] == seat]
    return sorted(own, key=lambda line: -int(line["points"]))


def open_points(position: Any, seat: int) -> int:
    """Return what the open lines of a seat stand at."""
    return sum(line["points"] for line in lines_of(position, seat) if line["end"] is None)


def have_points(_foresee: Foresee, position: Any) -> bool:
    """Look for a game in which both players have several points, and more in open lines."""
    return all(score > 1 and open_points(position, seat) > 1 for seat, score in enumerate(position["scores"]))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_points_of_a_player_open_to_the_lines_that_make_them(visit: Callable[..., Visitor], size: Any) -> None:
    visitor = visit(viewport=size)
    _, position = seek(visitor, have_points)
    page = visitor.page
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    for seat, (player, points) in enumerate(zip(players.all(), position["scores"], strict=True)):
        extra, lines = open_points(position, seat), lines_of(position, seat)
        words = f"{points} points, {extra} more in open lines"
        expect(player).to_contain_text(f"+ {extra} open")
        button = player.get_by_role("button", name=words)
        expect(button.locator("[data-points]")).to_have_text(str(points))
        button.click()
        inside = page.get_by_role("dialog" if size is PHONE else "tabpanel", name="Lines")
        expect(inside).to_contain_text(words)
        expect(inside.get_by_role("listitem").locator("[data-points]")).to_have_text(
            [str(line["points"]) for line in lines]
        )
        assert points == sum(line["points"] for line in lines if line["end"] is not None)
        assert page.evaluate(OVERFLOWING) == []
        traced = page.locator(f"[data-traced='{lines[0]['station']}'] path")
        expect(traced).to_have_count(0)
        row = inside.get_by_role("button", name=f"line {lines[0]['station']}:")
        row.focus()
        expect(traced.first).to_be_attached()
        if size is PHONE:
            row.press("Enter")
            expect(inside).to_have_count(0)
            expect(traced.first).to_be_attached()


def test_points_that_are_not_from_a_players_own_lines_do_not_open(visitor: Visitor) -> None:
    seek(visitor, is_later, modules=["companies"])
    players = visitor.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("hidden: the shares are secret")
    expect(players.get_by_role("button")).to_have_count(0)
