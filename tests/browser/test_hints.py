"""What the strongest bot would play, and what it thinks of the game afterwards."""

import re
from collections.abc import Callable
from itertools import groupby

import msgspec
import pytest
from playwright.sync_api import Locator, Response, Route, expect

from cityboard.analysis.analysis import analyse
from cityboard.bots.bot import Budget
from cityboard.bots.rollouts import Mean
from cityboard.core.record import Record
from cityboard.protocol.analysis import Analysed, Analysis, TurningPoint
from cityboard.titles.ladders import top_level
from cityboard.titles.registry import game_of
from tests.browser.layout import OVERFLOWING
from tests.browser.playing import confirm, confirm_button, wait_for_turn
from tests.browser.test_accessible import problems
from tests.browser.test_after import Finished, finished
from tests.browser.visitor import DESKTOP, PHONE, Visitor

__all__ = ["finished"]  # a fixture

# Whether the first and the last line of a note can be seen: neither is outside the window or below something else.
IS_IN_VIEW = """(note) => [note.firstElementChild, note.lastElementChild].every((part) => {
    const { left, top, bottom, width } = part.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => note.contains(document.elementFromPoint(left + width / 2, y)));
})"""


def overlap(one: Locator, other: Locator) -> bool:
    """Return whether two things lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    is_beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    is_below = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not is_beside and not is_below


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_lies_on_the_board_with_its_reasons_and_is_played_only_when_confirmed(
    title: str, viewport: dict[str, int], visit: Callable[..., Visitor]
) -> None:
    # Even with moves by one tap a hint is looked at first.
    visitor = visit(viewport=viewport, likes={"oneTap": True})
    table = visitor.open_table(title, "me", "random")
    page = visitor.page
    wait_for_turn(page)
    before = visitor.position(table)["number"]
    page.keyboard.press("h")
    note = page.get_by_role("region", name="Suggest a move")
    expect(note.get_by_role("heading").first).to_contain_text("would play")
    expect(note.get_by_role("button", pressed=True)).to_have_count(1)
    expect(confirm_button(page)).to_be_enabled()
    board = page.locator("main [role=grid], main [data-board]").first
    for other in [board, *page.get_by_role("tabpanel", name="Log").all()]:
        assert not overlap(note, other)
    words = note.inner_text()
    assert words.count("Expected at the end") <= 1 and "expects to finish" not in words, "the lead is named once"
    assert "±" not in words, "a player needs no error of an estimate"
    assert visitor.position(table)["number"] == before
    chosen = page.locator("[data-chosen]").first.get_attribute("data-chosen")
    legal = [" ".join(map(str, move)) for move in visitor.position(table)["legal"]]
    assert chosen in legal
    confirm(page)
    expect(note).to_have_count(0)
    log = visitor.ask("GET", f"/api/tables/{table}")["position"]["news"]
    assert " ".join(map(str, next(entry["move"] for entry in log[before:] if entry["by"] == 0))) == chosen


def test_a_hint_whose_words_cannot_be_loaded_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    # A page that misses a file is loaded again, but not again and again.
    visitor.context.add_init_script("sessionStorage.setItem('loaded-again', String(Date.now()))")
    visitor.context.route(re.compile(r"/page/bots-"), lambda route: route.abort())
    visitor.open_table("metro", "me", "random")
    wait_for_turn(visitor.page)
    visitor.page.keyboard.press("h")
    note = visitor.page.get_by_role("region", name="Suggest a move")
    expect(note.get_by_role("alert")).to_contain_text("could not be loaded")
    # Nothing else went wrong than what this test prevents.
    visitor.problems[:] = [each for each in visitor.problems if not re.search("ERR_FAILED", each)]
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_expected_lead_is_a_hint_that_shows_no_move(
    title: str, viewport: dict[str, int], visit: Callable[..., Visitor]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.open_table(title, "me", "random")
    page, answers = visitor.page, list[Response]()
    wait_for_turn(page)
    page.on("response", lambda response: answers.append(response) if response.url.endswith("/hint") else None)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who is ahead?").click()
    note = page.get_by_role("region", name="Who is ahead?")
    expect(note.get_by_role("img", name="Expected at the end: about")).to_be_visible()
    [answer] = answers
    hint = answer.json()
    [lead] = [option["lead"] for option in hint["candidates"] if option["move"] == hint["move"]]
    bar = note.locator("[data-lead]")
    assert abs(float(bar.get_attribute("data-lead") or "nan") - lead) <= 0.05 + 1e-9
    expect(note).to_contain_text("counts as a hint")
    assert page.evaluate(OVERFLOWING) == []
    # No move is suggested, but whoever wants it now gets it from the same hint.
    expect(page.get_by_role("region", name="Suggest a move")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Suggest a move")).to_be_visible()
    expect(note).to_have_count(0)
    page.keyboard.press("e")
    expect(note).to_be_visible()
    assert len(answers) == 1
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("key", "name"), [("h", "Suggest a move"), ("e", "Who is ahead?")])
def test_an_answer_below_the_board_comes_into_view(key: str, name: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 664})
    visitor.open_table("metro", "me", "random")
    page = visitor.page
    wait_for_turn(page)
    page.keyboard.press(key)
    note = page.get_by_role("region", name=name)
    note.get_by_role("heading").first.wait_for()
    page.wait_for_function(IS_IN_VIEW, arg=note.element_handle())


def test_friends_see_that_someone_asked(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(nickname="Bob")
    opened = ann.ask(
        "POST", "/api/tables", {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}], "options": {"start": 0}}
    )
    sit = {"type": "sit", "key": "sit", "seq": 1, "secret": opened["invitation"]}
    bob.ask("POST", f"/api/tables/{opened['id']}/messages", sit)
    for visitor in (ann, bob):
        visitor.page.goto(f"/table/{opened['id']}")
    wait_for_turn(ann.page)
    bob.sees("Ann to move")
    ask = ann.page.get_by_role("banner").get_by_role("button", name="Suggest a move")
    note = ann.page.get_by_role("region", name="Suggest a move")
    # Before the first one, and only then, Ann reads that the others see it; so she does however she asks.
    question = "The others at the table will see that you asked for a hint."
    warning = ann.page.get_by_role("dialog").filter(has_text=question)
    for key in ("e", "h"):
        ann.page.keyboard.press(key)
        warning.get_by_role("button", name="Cancel").click()
        expect(warning).to_have_count(0)
    assert ann.ask("GET", f"/api/tables/{opened['id']}")["table"]["seats"][0]["hints"] == 0
    ask.click()
    warning.get_by_role("button", name="Suggest a move").click()
    bob.sees("Ann asked for a hint.")
    expect(note).to_contain_text(re.compile("Also considered.*about (as good|1 point less|[0-9]+ points less)", re.S))
    expect(note).to_contain_text("the others see that you asked")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    ask.click()
    expect(note).to_be_visible()
    expect(warning).to_have_count(0)
    # Put away and looked at again it is the same one.
    assert ann.ask("GET", f"/api/tables/{opened['id']}")["table"]["seats"][0]["hints"] == 1
    expect(bob.page.get_by_role("button", name="Suggest a move")).to_have_attribute("aria-disabled", "true")
    # Neither is the expected lead offered to those whose turn it is not.
    bob.page.get_by_role("button", name="Menu").click()
    expect(bob.page.get_by_role("button", name="Moves so far")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Who is ahead?")).to_have_count(0)


def analysis_of(visitor: Visitor, table: str) -> Analysis:
    """Analyse a finished game with little work, but with one move that turned it."""
    record = Record.parse(visitor.context.request.get(f"/api/tables/{table}/record").text())
    game = game_of(record)
    made = analyse(game, record, top_level(game.title), Budget(work=1))
    decisive = made.verdicts[len(made.verdicts) // 2]
    turning = TurningPoint(decisive.number, decisive.number + 1, decisive.seat, decisive.seat, Mean(4.0, 0.5))
    return msgspec.structs.replace(made, turning_points=(turning,))


def test_a_finished_game_is_analysed_and_leads_to_its_turning_points(finished: Finished) -> None:
    visitor, table = finished
    page, asked, analysis = visitor.page, list[str](), analysis_of(visitor, table)
    moves = visitor.position(table)["number"]

    # How the server analyses is tested without a browser: it runs once it was started, and then it is ready.
    def answer(route: Route) -> None:
        asked.append(route.request.url.rpartition("=")[2])
        if asked[-1] == "true":
            analysed = Analysed("running", moves // 2, moves, None)
        elif "true" in asked:
            analysed = Analysed("ready", moves, moves, analysis)
        else:
            analysed = Analysed("none", 0, moves, None)
        route.fulfill(json=msgspec.to_builtins(analysed))

    page.route(re.compile(f"/api/tables/{table}/analysis"), answer)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    assert asked[-2:] == ["true", "false"]
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="Expected final lead")).to_be_visible()
    for balance in analysis.balances:
        assert f"{balance.end:+g}" in dialog.get_by_role("table").first.inner_text()
    points = dialog.get_by_role("button").filter(has=page.locator("[data-lead]"))
    expect(points).to_have_count(1)
    expect(dialog.get_by_text(re.compile(r"^(\d+ of|no clear mistakes in) \d+ decisions?$"))).to_have_count(2)
    assert problems(page, "analysis") == []
    news = visitor.position(table)["news"]
    deciding = [entry["by"] for entry in news[: analysis.turning_points[0].until] if entry["by"] >= 0]
    turned, turns = len(deciding), len(list(groupby(deciding)))
    expect(points.first).to_contain_text(f"Turn {turns}:")
    points.first.click()
    expect(page).to_have_url(f"{visitor.url}/table/{table}/move/{turned}")
    # Coming back, nobody has to ask again.
    page.get_by_role("button", name="Leave the replay").click()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    assert asked.count("true") == 1
