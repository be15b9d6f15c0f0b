"""The page of the rules: How to play comes first, the exact rules are folded below, and a booklet is printed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from cityboard.language import LANGUAGES, Language
from tests.browser.layout import speak
from tests.browser.visitor import Visitor
from tests.browser.waiting import let_paint, settle
from tests.test_howto import CARDS, CHAPTERS
from web.howto.make import pictures

TITLES = list(CARDS)
SIZES = [(360, 640), (390, 664), (844, 390), (1280, 800), (1920, 1080)]
SMALLEST = 40  # pixels of a drawing
A5 = (420, 595)  # points
# A rule of each title, in a section that is folded.
RULE = {"metro": "M3.4", "helsinki": "H4.6"}
WIDER = """
    [...document.querySelectorAll("main [data-picture], main [data-card]")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.dataset.picture ?? one.dataset.card)
"""


def read(visitor: Visitor, title: str, place: str = "") -> Page:
    """Go to the rules of a title, or to a place there."""
    visitor.page.goto("/".join(filter(None, ["/rules", title, place])))
    visitor.page.locator("[data-chapter]").first.wait_for()
    settle(visitor)
    return visitor.page


@pytest.mark.parametrize("title", TITLES)
def test_how_to_play_comes_before_the_exact_rules_in_every_language(visitor: Visitor, title: str) -> None:
    page = read(visitor, title)
    for code in LANGUAGES:
        speak(page, code)
        language = Language(code)
        headings = page.get_by_role("heading", level=2)
        parts = ("howto", "exact", "appendix")
        expect(headings).to_have_text([language.say(f"web-rules-{part}") for part in parts])
        said = {name: language.say(f"web-howto-{title}-{name}-heading") for name in (*CHAPTERS[title], *CARDS[title])}
        for name in CHAPTERS[title]:
            expect(page.locator(f"[data-chapter='{name}']").get_by_role("heading").first).to_have_text(said[name])
        cards = {
            str(card.get_attribute("data-card")): card.get_by_role("heading").inner_text()
            for card in page.locator("[data-card]").all()
        }
        assert cards == {name: said[name] for name in CARDS[title]}


@pytest.mark.parametrize("title", TITLES)
def test_every_picture_is_drawn_with_a_caption_and_right_and_wrong_are_told_apart(visitor: Visitor, title: str) -> None:
    page, made = read(visitor, title), pictures(title)
    figures = page.locator("[data-picture]")
    names = [str(figure.get_attribute("data-picture")) for figure in figures.all()]
    assert len(names) == len(set(names))
    for figure in figures.all():
        name = str(figure.get_attribute("data-picture"))
        assert figure.locator("figcaption").inner_text().strip()
        drawn = figure.locator("[data-drawing] > *").first.bounding_box()
        assert drawn is not None
        assert min(drawn["width"], drawn["height"]) > SMALLEST
        wrong, right = (figure.get_by_text(words, exact=True).count() for words in ("Wrong:", "Right:"))
        picture = made.get(name)
        assert bool(wrong) == bool(picture and picture.refusal), name
        assert right == name.startswith("right-") or name == "free_orientation", name


@pytest.mark.parametrize("title", TITLES)
def test_the_exact_rules_are_folded_until_somebody_comes_for_one(visitor: Visitor, title: str) -> None:
    page, rule = read(visitor, title), RULE[title]
    expect(page.locator(f"[id='{rule}']")).to_be_hidden()
    page.goto(f"/rules/{title}/{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    settle(visitor)
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()


@pytest.mark.parametrize("key", ["Enter", "Space", None])
def test_a_mark_at_a_rule_opens_to_our_ruling_by_keys_and_by_touch(
    visit: Callable[..., Visitor], key: str | None
) -> None:
    visitor = visit(has_touch=True)
    page = read(visitor, "metro", "M3.4")
    rule = page.locator("[id='M3.4']")
    expect(rule).to_contain_text("also to stations without an owner")
    mark, ruling = rule.get_by_label("Our rulings on M3.4"), rule.get_by_text("stations without an owner count too")
    expect(ruling).to_be_hidden()
    if key:
        mark.press(key)
    else:
        mark.tap()
    expect(ruling).to_be_visible()


@pytest.mark.parametrize(("code", "east"), [("en", "E1"), ("de", "O1"), ("fr", "E1"), ("nl", "O1")])
def test_the_rules_name_squares_and_spaces_as_the_boards_do_and_draw_tiles(
    visitor: Visitor, code: str, east: str
) -> None:
    page = read(visitor, "helsinki", "H1.1")
    speak(page, code)
    expect(page.locator("[id='H1.1']")).to_contain_text(east)
    # A square is no link, although A5 is the number of a rule too.
    expect(page.locator("[id='H8.2']")).to_contain_text("A5")
    expect(page.locator("[id='H8.2'] p:not([data-sources])").get_by_role("link")).to_have_count(0)
    page.goto("/rules/metro/M10.3")
    expect(page.locator("[id='M10.3'] svg[width='28']")).to_have_count(1)
    expect(page.locator("[id='M1.1']")).to_contain_text("D4")


@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_and_card_leads_to_the_exact_rules_about_it(visitor: Visitor, title: str) -> None:
    page = read(visitor, title)
    links = page.get_by_role("link", name="The exact rules: ")
    addresses = [str(link.get_attribute("href")) for link in links.all()]
    assert len(addresses) >= len(CARDS[title])
    rules = {rule.partition(".")[0] for rule in Language("en").rule_ids(title)} | set(Language("en").rule_ids(title))
    assert [address for address in addresses if address.rpartition("/")[2] not in rules] == []
    links.first.click()
    wanted = addresses[0].rpartition("/")[2]
    expect(page.locator(f"[id='{wanted}']")).to_be_in_viewport()
    expect(page.locator(f"[data-section='{wanted}'] > details")).to_have_attribute("open", "")


def test_the_contents_lead_to_a_chapter_and_a_search_to_the_exact_rules_alone(visitor: Visitor) -> None:
    page = read(visitor, "metro")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Lines and points").click()
    expect(page.locator("[data-chapter=lines]")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("taxi")
    expect(page.locator("[data-chapter]")).to_have_count(0)
    expect(page.locator("[id='M14.3']")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(page.locator("[data-chapter=goal]")).to_be_visible()
    expect(page.locator("[id='M14.3']")).to_be_hidden()


@pytest.mark.parametrize("title", TITLES)
def test_every_picture_and_card_fits_every_screen(visitor: Visitor, title: str) -> None:
    page = read(visitor, title)
    wide = {}
    for code in ("de", "fr"):
        speak(page, code)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            let_paint(page)
            wide[code, width] = page.evaluate(WIDER)
    assert {size: names for size, names in wide.items() if names} == {}


@pytest.mark.parametrize("title", TITLES)
def test_how_to_play_is_printed_as_a_booklet(visitor: Visitor, title: str) -> None:
    page = read(visitor, title)
    page.emulate_media(media="print", color_scheme="dark")
    for control in page.get_by_role("button").or_(page.get_by_role("link")).or_(page.get_by_role("searchbox")).all():
        expect(control).to_be_hidden()
    expect(page.get_by_role("heading", level=2)).to_have_text(["What is in the box"])
    expect(page.locator("[data-chapter=goal]")).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.body)['color']") == "rgb(27, 36, 48)"
    for unbroken in page.locator("[data-picture], [data-card]").all():
        assert unbroken.evaluate("(one) => getComputedStyle(one).breakInside") == "avoid"
    printed = page.pdf(prefer_css_page_size=True)
    sizes = {
        tuple(map(round, map(float, size))) for size in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    }
    assert sizes == {A5}
    assert len(re.findall(rb"/Type /Page\b", printed)) > len(CHAPTERS[title])


def test_a_button_prints_the_booklet(visitor: Visitor) -> None:
    page = read(visitor, "helsinki")
    page.evaluate("window.print = () => document.body.setAttribute('data-printed', '')")
    page.get_by_role("button", name="Print").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "")
