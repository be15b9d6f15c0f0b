"""What a page must be on every screen and in every language: whole, and nothing runs over."""

from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from cityboard.language import LANGUAGES
from tests.browser.pages import is_there
from tests.browser.visitor import DESKTOP
from tests.browser.waiting import let_paint

# How many play with the options that need the most room.
WIDEST: dict[str, tuple[int, dict[str, Any]]] = {
    "metro": (3, {"modules": ["companies", "central-stations"], "city": "paris"}),
    "helsinki": (4, {"modules": ["dry-roads"]}),
}
SCREENS = (
    (360, 640), (375, 553), (390, 664), (390, 844), (844, 390), (667, 375), (820, 1180), (1280, 800), (1920, 1080),
    (853, 533), (640, 400),  # a desktop of 1280 × 800, zoomed in to 150 % and 200 %
)  # fmt: skip
# Where words have the least room: the narrowest screen, the two lowest ones, and the one with columns beside the board.
TIGHT = ((360, 640), (375, 553), (844, 390), (1280, 800))
SQUARE = 36  # pixels that a finger needs
# The lowest phone on its side has no room for that below a header that can be pressed.
LOW, LOW_SQUARE = 375, 34
# The side of a square of the board.
MEASURES = {
    "metro": "() => document.querySelector('[data-square]').getBoundingClientRect().width",
    "helsinki": "() => document.querySelector('[data-board] svg').getScreenCTM().a * 100",
}
# What takes the place of the menu: dialogs, and the result beside the board.
COVERING = "dialog[open], [role=dialog]"
# Words that run over the control they stand in, and a page wider than its window.
OVERFLOWING = """
() => {
    // Words for screen readers alone are clipped away.
    const isUnseen = (one, control) =>
        getComputedStyle(one).clipPath !== "none" || (one !== control && isUnseen(one.parentElement, control));
    const faults = [];
    for (const control of document.querySelectorAll("button, a, label, summary, th, h1, h2, h3")) {
        if (!control.checkVisibility()) continue;
        const box = control.getBoundingClientRect();
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const { data, parentElement } = words.currentNode;
            if (!data.trim() || parentElement.closest("svg, [role=tooltip], [data-tag]")) continue;
            if (isUnseen(parentElement, control)) continue;
            // A table's heading shortens the options after the name of its title: the line of news may need the room.
            // A long name is whole in its tooltip.
            const isShortened = getComputedStyle(parentElement).textOverflow === "ellipsis";
            if (isShortened && (control.matches("h1") || parentElement.dataset.tip)) continue;
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            const { left, right, width } = range.getBoundingClientRect();
            if (width && (left < box.left - 1 || right > box.right + 1)) faults.push(control.outerHTML.slice(0, 300));
        }
    }
    return document.documentElement.scrollWidth > innerWidth + 1 ? [...faults, "the page itself"] : faults;
}
"""
# A message without words shows its id.
MISSING = (
    r"() => document.body.innerText.match(/\b(web|effect|refusal|entry|action|module|city|option)-[a-z][\w-]+/g) ?? []"
)
# What reaches over the right or the left side of the window.
OUTSIDE = """() => [...document.querySelectorAll("body *")]
    .filter((one) => one.checkVisibility() && !one.closest("svg, [data-ribbon]"))
    .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
    })
    .filter((one) => {
        while (one && getComputedStyle(one).clipPath === "none") one = one.parentElement;
        return one === null;
    })
    .map((one) => one.outerHTML.slice(0, 200))
"""

# A number that stands on another line than its unit, as in “0 pts”.
BROKEN = r"""() => {
    const faults = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const { data, parentElement } = words.currentNode;
        if (!/^\s*\d+\s\p{L}{1,4}\.?\s*$/u.test(data) || !parentElement.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${data} in ${parentElement.outerHTML.slice(0, 200)}`);
    }
    return faults;
}"""

# What is due but cannot be pressed where it is, and words of the decision that are cut off.
UNREACHABLE = """(due) => {
    const actions = [...document.querySelectorAll(due)].filter((one) => one.checkVisibility());
    const isReached = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        // A card under its neighbour is reached at its left side.
        return [0.15, 0.5].some((part) =>
            one.contains(document.elementFromPoint(left + width * part, top + height / 2)));
    };
    const bar = document.querySelector("[data-due=true]");
    const { left, top, right, bottom } = bar.getBoundingClientRect();
    const words = bar.querySelector("[aria-live]");
    return [
        ...(actions.length ? [] : [`there is no ${due}`]),
        ...actions.filter((one) => !isReached(one)).map((one) => `cannot be pressed: ${one.outerHTML.slice(0, 200)}`),
        ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ["the bar is cut off"] : []),
        ...(words.scrollHeight > words.clientHeight + 1 ? [`cut off: ${words.textContent}`] : []),
    ];
}"""

# Whatever has a ring around it that is cut off when it has the focus.
CUT_RINGS = """() => {
    const faults = [];
    for (const one of document.querySelectorAll("main :is(button, a, [tabindex='0'])")) {
        if (!one.checkVisibility() || one.disabled || one.closest("svg, [inert]")) continue;
        one.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
        if (document.activeElement !== one || outlineStyle === "none") continue;
        const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { left, top, right, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around.localName !== "body"; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            if (overflowX === "visible" && overflowY === "visible") continue;
            const box = around.getBoundingClientRect();
            const isCut =
                left - ring < box.left - 1 || right + ring > box.right + 1 ||
                top - ring < box.top - 1 || bottom + ring > box.bottom + 1;
            if (isCut) faults.push(`${one.outerHTML.slice(0, 120)} in ${around.outerHTML.slice(0, 120)}`);
        }
    }
    return faults;
}"""


def all_of(*faults: str) -> str:
    """Return a script that finds all these faults, so that the page is asked once."""
    return f"(due) => [{', '.join(f'({one.strip()})' for one in faults)}].flatMap((find) => find(due))"


def check(page: Page, what: str) -> None:
    """Fail if something is missing or runs over."""
    assert page.evaluate(all_of(MISSING, OVERFLOWING)) == [], what


def speak(page: Page, code: str) -> None:
    """Switch the language where the page stands: in the header or in a table's menu; elsewhere in what is kept."""
    switch = page.locator(f"select:has(option[lang={code}])")
    is_modal = page.locator(COVERING).count() > 0
    if switch.count() and not is_modal:
        switch.select_option(code)
    elif page.locator("[data-number]").count() and not is_modal:
        page.keyboard.press("m")
        switch.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        check(page, f"the menu in {code}")
        page.keyboard.press("Escape")
        expect(switch).to_have_count(0)
    else:
        page.evaluate("(code) => localStorage.setItem('language', code)", code)
        page.reload()
        if is_modal:
            page.get_by_role("dialog").get_by_role("figure").wait_for()
        else:
            is_there(page, urlsplit(page.url).path, code)
    expect(page.locator("html")).to_have_attribute("lang", code)


def check_screens(page: Page, title: str, due: str, *, is_chosen: bool) -> list[str]:
    """Return what is wrong with a table on any screen in any language; what is due is found by a selector."""
    return [
        f"{where}: {fault}" for where, _ in shown(page) for fault in faults_of(page, title, due, is_chosen=is_chosen)
    ]


def shown(page: Page) -> Iterator[tuple[str, str]]:
    """Show a page in every language where there is the least room, and in that of the longest words on all screens.

    Yields where it is shown, and the code of the language.
    """
    lengths = {}
    for code in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, code)
        lengths[code] = page.evaluate("document.body.innerText.length")
        yield from on_screens(page, code, TIGHT)
    longest = max(lengths, key=lambda code: lengths[code])
    page.set_viewport_size(DESKTOP)
    speak(page, longest)
    yield from on_screens(page, longest, [screen for screen in SCREENS if screen not in TIGHT])


def on_screens(page: Page, code: str, screens: Iterable[tuple[int, int]]) -> Iterator[tuple[str, str]]:
    """Show a page that has a language on these screens."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        let_paint(page)
        yield f"{width} × {height}, {code}", code


def faults_of(page: Page, title: str, due: str, *, is_chosen: bool) -> list[str]:
    """Return what is wrong with a table as it is shown now."""
    # Another layout may load a part of its own.
    page.locator(due).filter(visible=True).first.wait_for()
    faults: list[str] = page.evaluate(all_of(MISSING, OVERFLOWING, OUTSIDE, BROKEN, UNREACHABLE), due)
    side: float = page.evaluate(MEASURES[title])
    is_low = page.viewport_size and page.viewport_size["height"] <= LOW
    is_small = is_chosen and side < (LOW_SQUARE if is_low else SQUARE)
    return [*faults, f"squares of {side:.1f} pixels"] if is_small else faults
