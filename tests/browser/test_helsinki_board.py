"""What a table of Helsinki shows and offers: always what the server says."""

import json
import re
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cityboard.language import Language
from cityboard.titles.helsinki.rules.board import SIZE, cells_of
from tests.browser.building import labels, moves_of, place_name, seek, texts, words_of
from tests.browser.clicking import SPACES, Mouse
from tests.browser.layout import OVERFLOWING, SCREENS, SQUARE
from tests.browser.playing import confirm, confirm_button, wait_for_turn
from tests.browser.seeking import Foresee, Wanted, last_move
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_paint, wait_until

COLOURS = ("purple", "green", "red", "blue", "yellow")
ACTIONS = [f"A{number}" for number in range(1, 16)]
# In which states an action is lit.
LIT = ("usable", "declarable", "declared")
STATUE = 24
ENGLISH = Language("en")
# The smaller side of the part of each that is in sight, in pixels.
IN_SIGHT = """(all) => all.map((one) => {
    let { top, bottom, width } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const outer = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    }
    return Math.min(width, Math.min(bottom, innerHeight) - top);
})"""


def test_beside_its_board_a_phone_says_the_round_and_how_many_coats_of_arms_there_are(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    for is_last in (False, True):
        _, position = seek(visitor, walks_with_coats(is_last=is_last))
        board = position["board"]
        coats = board["seats"][0]["meadow"]
        for words in (f"Round {board['round']}", ENGLISH.say("web-senate-meadow", coats=coats)):
            expect(page.get_by_text(words, exact=True).last).to_be_attached()
        shown = page.locator("p").filter(has_text=f"Round {board['round']}")
        expect(shown).to_be_in_viewport()
        expect(shown.get_by_text("last", exact=True)).to_have_count(int(is_last))
        expect(shown.get_by_text("This is the last round.")).to_have_count(int(is_last))


def walks_with_coats(*, is_last: bool) -> Wanted:
    """Look for a walk in the last round, or in another one, with coats of arms to spend."""

    def is_wanted(_foresee: Foresee, position: Any) -> bool:
        board = position["board"]
        is_there = board["last_round"] == is_last and board["round"] > 1
        return is_there and board["seats"][0]["meadow"] > 1 and bool(moves_of(position, "walk"))

    return is_wanted


# The squares in words


def tells(page: Page, whose: str, expected: dict[str, set[str]], within: str = "body") -> None:
    """Wait until the words of a board, which follow its picture, are as expected."""
    lines = words_of(page.locator(within), whose).get_by_role("listitem")
    wait_until(page, lambda: by_kind(texts(lines)) == expected)


def by_kind(lines: list[str]) -> dict[str, set[str]]:
    """Read what is on a board: many lines can be of one kind."""
    places_by_kind = defaultdict[str, set[str]](set)
    for line in lines:
        kind, places = line.split(": ")
        # The form of a tile follows its colour.
        kind = re.sub("(?<= tile) .+", "", kind)
        places_by_kind[kind] |= set(re.split(" · |, ", places))
    return dict(places_by_kind)


def lying(position: Any, seat: int) -> dict[str, set[str]]:
    """Return what is on a board according to the position, by kind."""
    board = position["board"]["seats"][seat]
    roofs = {f"{colour.capitalize()} tile": board["pavilions"].get(colour, []) for colour in COLOURS} | {
        "Wild tile": board["wild"],
        "Statue": [STATUE],
        "Superstructures": board["superstructures"],
        "Coats of arms still to win": board["coats"],
        "Roofs at the crosswalks": position["board"]["dry_roads"]["crosswalks"],
    }
    lines = {"Complete rows": [str(row + 1) for row in board["rows"]]}
    lines["Complete columns"] = ["ABCDEFG"[column] for column in board["columns"]]
    everything = {kind: set(map(place_name, places)) for kind, places in roofs.items()}
    everything |= {kind: set(names) for kind, names in lines.items()}
    return {kind: places for kind, places in everything.items() if places}


def test_every_board_is_described_in_words_and_a_new_tile_at_once(visitor: Visitor) -> None:
    def is_built_on(_foresee: Foresee, position: Any) -> bool:
        own, other = position["board"]["seats"]
        is_early = position["board"]["pile"] > 20
        is_built = own["superstructures"] and any(other["pavilions"].values())
        return bool(is_early and is_built and moves_of(position, "push"))

    table, position = seek(visitor, is_built_on, modules=["dry-roads"])
    page = visitor.page
    tells(page, "Your board", lying(position, 0))
    tells(page, "Random bot’s board", lying(position, 1))
    chosen = page.locator("[data-chosen^=push]")
    expect(chosen).to_have_count(1)
    roofs = [int(roof) for roof in (chosen.get_attribute("data-chosen") or "").split()[1:]]
    colour = position["board"]["build"]["card"].split("-")[0]
    confirm(page)
    tile = re.compile(f"{colour.capitalize()} tile .+: {' · '.join(map(place_name, roofs))}$")
    expect(words_of(page, "Your board").get_by_role("listitem").filter(has_text=tile)).to_have_count(1)
    wait_for_turn(page)
    position = visitor.position(table)
    tells(page, "Your board", lying(position, 0))
    tells(page, "Random bot’s board", lying(position, 1))


def test_another_players_board_is_described_in_words_while_it_is_shown_large(visitor: Visitor) -> None:
    _, position = seek(
        visitor,
        lambda _, position: any(position["board"]["seats"][2]["pavilions"].values()),
        players=3,
        modules=["dry-roads"],
    )
    page = visitor.page
    large = page.locator("[data-board]").get_by_role("list", name="what is on it")
    expect(large).to_have_accessible_name("Your board: what is on it")
    page.get_by_role("button", name="Enlarge Random bot 3’s board").click()
    expect(large).to_have_accessible_name("Random bot 3’s board: what is on it")
    tells(page, "Random bot 3’s board", lying(position, 2), within="[data-board]")


# A push before it is made


def completes(position: Any, preview: Any) -> list[str]:
    """Say which rows and columns a move would complete."""
    before, after = (one["board"]["seats"][0] for one in (position, preview))
    rows = [f"completes row {row + 1}" for row in after["rows"] if row not in before["rows"]]
    return rows + [
        f"completes column {'ABCDEFG'[column]}" for column in after["columns"] if column not in before["columns"]
    ]


def brings(position: Any, preview: Any) -> list[str]:
    """Return what a push would bring, according to the server."""
    words = []
    for effect in preview["effects"]:
        if effect["code"] == "coats-won":
            coats = effect["arguments"]["coats"]
            words.append("wins a coat of arms" if coats == 1 else f"wins {coats} coats of arms")
        if effect["code"] == "colour-touched":
            words.append(f"touches {effect['arguments']['card'].split('-')[0]}")
    words += completes(position, preview)
    points = preview["scores"][0] - position["scores"][0]
    return [*words, *([f"+{points} point{'s' if points != 1 else ''}"] if points else [])]


@pytest.mark.parametrize("wanted", ["wins", "touches", "completes"])
def test_before_a_push_is_confirmed_it_shows_the_roofs_it_covers_and_all_it_brings(
    visitor: Visitor, wanted: str
) -> None:
    previews: list[tuple[list[Any], Any]] = []

    def is_there(foresee: Foresee, position: Any) -> bool:
        for move in moves_of(position, "push"):
            preview = foresee(move)
            if any(words.startswith(wanted) for words in brings(position, preview)):
                previews.append((move, preview))
                return True
        return False

    table, position = seek(visitor, is_there)
    [(move, preview)] = previews
    page = visitor.page
    # A push chosen from the list is shown first; most of those on the board are made at once.
    page.keyboard.press("a")
    page.locator(f"[data-move='{json.dumps(move, separators=(',', ':'))}']").click()
    expect(confirm_button(page)).to_be_enabled()
    chips = page.get_by_role("list", name="What the move brings").get_by_role("listitem")
    where = re.compile(f"^From the .+; comes to rest on {' · '.join(map(place_name, move[1:]))}$")
    expect(chips).to_have_text([where, *brings(position, preview)])
    expect(page.locator("[data-rest]")).to_have_attribute("data-rest", " ".join(map(str, move[1:])))
    coats = set(position["board"]["seats"][0]["coats"]).intersection(move[1:])
    expect(page.locator("[data-rest] [data-won]")).to_have_count(len(coats))
    assert visitor.position(table)["number"] == position["number"]
    confirm(page)
    assert last_move(visitor, table) == move


# The hand


def buildable(position: Any, card: str) -> list[list[str]]:
    """Return with which actions a card can be built, the fewest first."""
    return sorted((move[2:] for move in moves_of(position, "build") if move[1] == card), key=len)


def test_the_hand_is_grouped_by_colour_and_tells_what_each_card_could_build(visitor: Visitor) -> None:
    def is_mixed(_foresee: Foresee, position: Any) -> bool:
        cards = position["hands"][0]["cards"]
        ways = [buildable(position, card) for card in cards if card != "wild"]
        colours = [card.split("-")[0] for card in cards]
        is_grouped = 1 < len(set(colours)) < len(colours)
        return is_grouped and any(not way for way in ways) and any(way and not way[0] for way in ways)

    _, position = seek(visitor, is_mixed)
    page = visitor.page
    cards = position["hands"][0]["cards"]
    faces = page.get_by_role("region", name="Your hand").get_by_role("button")
    expected = []
    for card in cards:
        name = "wild card" if card == "wild" else f"{pavilion_card(card)}, as on {shape(position, card)}"
        ways = buildable(position, card)
        if ways:
            name += ", can be built" + (f", with {' '.join(ways[0])}" if ways[0] else "")
        elif card != "wild" and left(position, card) == 0:
            name += ", tile gone"
        expected.append(name)
    # The form of a tile comes before its roofs.
    assert [re.sub(", (in|round) [^,]+, as on", ", as on", name) for name in labels(faces)] == expected
    # Each colour has its own place, with room before the next.
    colours = [card.split("-")[0] for card in cards]
    breaks = [at for at in range(1, len(cards)) if colours[at] != colours[at - 1]]
    assert len(breaks) == len(set(colours)) - 1
    boxes = [face.bounding_box() for face in faces.all()]
    gaps = [after["x"] - before["x"] for before, after in pairwise(boxes) if before and after]
    between, within = [gaps[at - 1] for at in breaks], [gap for at, gap in enumerate(gaps, 1) if at not in breaks]
    assert min(between) > max(within)


def pavilion_card(card: str) -> str:
    """Return how a card is read out."""
    colour, number, size, superstructures = card.split("-")
    facts = {"number": int(number), "size": int(size), "superstructures": int(superstructures)}
    return ENGLISH.say("pavilion-card", colour=colour, **facts)


def left(position: Any, card: str) -> int:
    """Return how many tiles of a card there are still."""
    return int(supply(position, card)["left"])


def shape(position: Any, card: str) -> str:
    """Return the roofs of the tile of a card as if it lay in the first corner of a board."""
    return " · ".join(place_name(SIZE * row + column) for row, column in cells_of(supply(position, card)["shape"]))


def supply(position: Any, card: str) -> dict[str, Any]:
    """Return what the supply says about the tiles of a card."""
    colour, _, size, _ = card.split("-")
    piles: list[dict[str, Any]] = position["board"]["supply"]
    return next(pile for pile in piles if (pile["colour"], pile["roofs"]) == (colour, int(size)))


# The senate


def test_every_space_of_the_senate_is_in_sight_and_large_enough_on_every_screen(visitor: Visitor) -> None:
    seek(visitor, lambda _, position: bool(moves_of(position, "walk")))
    page, tab = visitor.page, visitor.page.get_by_role("tab", name="Senate")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        if tab.count():
            tab.click()
        sizes: list[float] = page.locator("[data-space]").evaluate_all(IN_SIGHT)
        assert len(sizes) == SPACES
        assert min(sizes) >= SQUARE, (width, height)


# The actions


def test_of_the_fifteen_actions_exactly_the_usable_ones_are_lit_and_each_says_what_it_does(visitor: Visitor) -> None:
    def is_varied(_foresee: Foresee, position: Any) -> bool:
        return 0 < len(usable(position)) < 10 and not moves_of(position, "discard")

    _, position = seek(visitor, is_varied, cover="random")
    page = visitor.page
    actions = page.get_by_role("button", name=re.compile(r"^Action \d"))
    states: list[str] = actions.evaluate_all("all => all.map(one => one.dataset.state)")
    assert {action for action, state in zip(ACTIONS, states, strict=True) if state in LIT} == usable(position)
    for action, said in zip(ACTIONS, labels(actions), strict=True):
        assert said.startswith(f"Action {action[1:]}: {ENGLISH.say(f'action-{action}')}. ")
        assert ("You can use it" in said) == (action in usable(position))
        assert ("Covered" in said) == (action in position["board"]["covered"])
    lit = next(action for action in ACTIONS if action in usable(position))
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_count(0)
    actions.nth(ACTIONS.index(lit)).hover()
    expect(tip).to_contain_text(f"Action {lit[1:]}: {ENGLISH.say(f'action-{lit}')}")


def usable(position: Any) -> set[str]:
    """Return the actions that some legal move uses or declares."""
    return {field for move in position["legal"] for field in move[1:] if field in ACTIONS}


@pytest.mark.parametrize("kind", ["build", "draw"])
def test_an_action_is_declared_with_a_build_and_with_a_draw_by_the_mouse(visitor: Visitor, kind: str) -> None:
    fewest = {"build": 2, "draw": 1}[kind]
    table, position = seek(visitor, lambda _, position: any(len(move) > fewest for move in moves_of(position, kind)))
    move = max(moves_of(position, kind), key=len)
    Mouse(visitor.page).make(move, position)
    # The only way to pay is paid by itself.
    assert move in [entry["move"] for entry in visitor.position(table)["news"] if entry["by"] == 0][-2:]
    before, after = position["board"], visitor.position(table)["board"]
    declared = move[fewest:]
    assert set(after["seats"][0]["used"]) - set(before["seats"][0]["used"]) == set(declared)


# Dry roads


def bonus_cards(roads: Any, names: list[str]) -> list[str]:
    """Return who has won which bonus card, the highest first."""
    won = [(points, f"won: {names[seat]}") for seat, points in enumerate(roads["bonus"]) if points is not None]
    cards = sorted([*((points, "still to win") for points in roads["bonus_left"]), *won], reverse=True)
    return [f"Bonus card {points}: {where}" for points, where in cards]


def test_dry_roads_shows_the_bonus_cards_and_how_far_everyones_visitors_are(visitor: Visitor) -> None:
    names = ["You", "Random bot 2", "Random bot 3"]
    shown: list[Any] = []

    # A bonus card is won in few games: here the second seat has always won the highest.
    def give(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            answer = json.loads(message)
            for position in (answer, answer.get("position")):
                if isinstance(position, dict) and "board" in position:
                    roads = position["board"]["dry_roads"]
                    *others, highest = sorted(roads["bonus_left"])
                    roads |= {"bonus_left": others, "bonus": [None, highest, None]}
                    shown.append(roads)
            socket.send(json.dumps(answer))

        socket.connect_to_server().on_message(pass_on)

    def is_reached(_foresee: Foresee, position: Any) -> bool:
        roads = position["board"]["dry_roads"]
        return any(roads["reached"]) and roads["bonus"] == [None] * 3

    _, position = seek(visitor, is_reached, players=3, modules=["dry-roads"])
    page, roads = visitor.page, position["board"]["dry_roads"]
    panel = page.get_by_role("region", name="Dry roads")
    assert texts(panel.locator("[data-bonus]")) == bonus_cards(roads, names)
    reached_by = zip(names, roads["reached"], strict=True)
    expected = [f"{name}, crosswalks reached by tiles: {len(reached)} of 4" for name, reached in reached_by]
    assert texts(panel.locator("[data-crosswalks]")) == expected
    built = [[roof in reached for roof in roads["crosswalks"]] for reached in roads["reached"]]
    drawn = [
        player.locator("[data-built]").evaluate_all("all => all.map(one => one.dataset.built === 'true')")
        for player in panel.locator("[data-reached]").all()
    ]
    assert drawn == built
    page.route_web_socket(re.compile("/socket"), give)
    page.reload()
    wait_for_turn(page)
    assert texts(panel.locator("[data-bonus]")) == bonus_cards(shown[-1], names)
    assert "Bonus card 7: won: Random bot 2" in texts(panel.locator("[data-bonus]"))
    panel.get_by_role("button", name="Rule H8.3").click()
    expect(page.get_by_role("dialog")).to_contain_text("H8.3")


# Points


def have_points(_foresee: Foresee, position: Any) -> bool:
    """Look for a board with a line that counts, superstructures and lines that are nearly complete, before a walk."""
    own = position["board"]["seats"][0]
    codes = {counted["entry"]["code"] for counted in own["counted"]}
    has_lines = bool(codes & {"row", "column"}) and len(own["open_lines"]) > 1
    return has_lines and any("superstructures" in code for code in codes) and bool(moves_of(position, "walk"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 375, "height": 553}], ids=["desktop", "phone", "low phone"])
def test_the_points_of_a_board_open_to_what_counts_and_what_would_and_light_its_squares(
    visit: Callable[..., Visitor], size: Any
) -> None:
    visitor = visit(viewport=size)
    _, position = seek(visitor, have_points)
    page, own, total = visitor.page, position["board"]["seats"][0], position["scores"][0]
    opener = page.get_by_role("button", name=re.compile(rf"^You: {total} points?|^{total} points?: show what counts"))
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    panel = page.get_by_role("region", name=re.compile(rf"^You: {total} points?$"))
    expect(panel).to_be_focused()
    lines = panel.get_by_role("button").filter(has=page.locator("[data-points]"))
    counted = [(str(entry["entry"]["points"]), entry["roofs"]) for entry in own["counted"]]
    would = [(f"+{line['points']}", line["missing"]) for line in own["open_lines"]]
    expect(lines).to_have_count(len(counted) + len(would))
    lit = page.locator("[data-marked]")
    expect(lit).to_have_count(0)
    for line, (points, roofs) in zip(lines.all(), counted + would, strict=True):
        expect(line.locator("[data-points]")).to_have_text(points)
        line.focus()
        expect(lit).to_have_count(len(roofs))
        assert sorted(lit.evaluate_all("all => all.map(one => Number(one.dataset.marked))")) == roofs
    assert page.evaluate(OVERFLOWING) == []
    page.keyboard.press("Tab")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(lit).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_points_of_another_are_opened_on_their_board(visitor: Visitor) -> None:
    _, position = seek(visitor, have_points)
    page, other = visitor.page, position["board"]["seats"][1]
    page.get_by_role("button", name="Enlarge Random bot’s board").click()
    page.get_by_role("button", name="show what counts").click()
    panel = page.get_by_role("region", name=re.compile(rf"^Random bot: {position['scores'][1]} points?$"))
    lines = panel.get_by_role("button").filter(has=page.locator("[data-points]"))
    expect(lines).to_have_count(len(other["counted"]) + len(other["open_lines"]))
    # A hint takes its place.
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Suggest a move")).to_be_visible()
    expect(panel).to_have_count(0)
