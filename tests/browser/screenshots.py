"""Take pictures of every page, every module and every city, at both sizes: `make screenshots`."""

import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from cityboard.language import LANGUAGES
from tests.browser.chromium import launch_options
from tests.browser.conftest import QUICK
from tests.browser.layout import speak
from tests.browser.pages import PAGES, is_there
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.browser.waiting import let_rest, settle
from tests.server.program import running

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CITIES = ("paris", "stockholm", "london", "new-york", "st-petersburg", "berlin")
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "metro": ("metro", 3, {}),
    "metro-companies": ("metro", 3, {"modules": ["companies"]}),
    "metro-central-stations": ("metro", 3, {"modules": ["central-stations"]}),
    "metro-central-rails": ("metro", 3, {"modules": ["central-rails"]}),
    "metro-solo": ("metro", 1, {"modules": ["solo"]}),
    **{f"metro-{city}": ("metro", 3, {"city": city}) for city in CITIES},
    "helsinki": ("helsinki", 3, {}),
    "helsinki-dry-roads": ("helsinki", 4, {"modules": ["dry-roads"], "cover": "bottom"}),
}
MOVES = 9


def play(visitor: Visitor, title: str, players: int, options: dict[str, Any], moves: int | None) -> str:
    """Open a table, make some moves, or all of them, and go there."""
    seats = [{"who": "me"}] + [{"who": "bot", "level": "greedy"}] * (players - 1)
    table: str = visitor.ask("POST", "/api/tables", {"title": title, "seats": seats, "options": options})["id"]
    random, made = Random(7), 0
    while moves is None or made < moves * (2 if title == "helsinki" else 1):
        position = visitor.position(table)
        if position["result"]:
            break
        if not position["legal"]:
            continue
        good = [move for move in position["legal"] if move[0] not in ("draw", "exchange") or title == "helsinki"]
        message = {"type": "move", "key": f"{made}", "seq": position["seq"], "seat": 0}
        visitor.ask("POST", f"/api/tables/{table}/messages", message | {"move": random.choice(good)})
        made += 1
    return table


def shoot(visitor: Visitor, name: str, size: str) -> None:
    """Take a screenshot once nothing moves."""
    settle(visitor)
    let_rest(visitor.page.locator("html"))
    visitor.page.screenshot(path=FOLDER / f"{name}-{size}.jpg", type="jpeg", quality=82, animations="disabled")


def tour(browser: Browser, url: str, size: str, viewport: ViewportSize) -> None:
    """Go everywhere with a window of one size."""
    visitor = Visitor(browser, url, viewport=viewport)
    page = visitor.page
    for path in (*PAGES, "/look"):
        page.goto(path)
        is_there(page, path)
        shoot(visitor, path.strip("/").replace("/", "-") or "start", size)
    for title in ("metro", "helsinki"):
        for code in LANGUAGES[1:]:  # the first one has been photographed above
            page.goto(f"/rules/{title}")
            speak(page, code)
            page.locator("[data-chapter]").first.wait_for()
            shoot(visitor, f"rules-{title}-{code}", size)
    speak(page, "en")
    for name, (title, players, options) in TABLES.items():
        page.goto(f"/table/{play(visitor, title, players, options, MOVES)}")
        page.locator("[data-due=true]").wait_for()
        if title == "metro" and page.get_by_role("gridcell", name="empty, open").count():
            page.get_by_role("gridcell", name="empty, open").nth(2).click()
        shoot(visitor, name, size)
    for title in ("metro", "helsinki"):
        table = play(visitor, title, 2, {}, None)
        page.goto(f"/table/{table}")
        page.get_by_role("heading", name="Every point and its rule").wait_for()
        shoot(visitor, f"{title}-result", size)
        page.goto(f"/table/{table}/move/40")
        page.get_by_role("slider").wait_for()
        shoot(visitor, f"{title}-replay", size)
    visitor.open_table("metro", "me", "link", "link")
    shoot(visitor, "waiting-room", size)
    visitor.context.close()


def main() -> None:
    """Take all screenshots again."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/cityboard.sqlite"
        browser = playwright.chromium.launch(**launch_options())
        with running(Path(folder), CITYBOARD_DATABASE=database, **QUICK) as program:
            for size, viewport in SIZES.items():
                tour(browser, program.url, size, viewport)
        browser.close()


if __name__ == "__main__":
    main()
