"""Someone with a browser."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, expect

from cityboard import title_names
from cityboard.core.record import Record

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds

# A browser logs a server's restart, and that it has no service worker here; that is not the page's fault.
HARMLESS = re.compile(
    "WebSocket connection to|net::ERR_CONNECTION_REFUSED|net::ERR_INCOMPLETE|status of 401|by Playwright"
)
# A browser also logs that the server has refused something: no problem for whoever is meant to be refused.
REFUSED = "status of 409"


class Visitor:
    """A separate browser, its page, and the errors there."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        """Come, with a name or without; only somebody new is told in their first game how it is played."""
        nickname, likes = settings.pop("nickname", "Ann"), settings.pop("likes", {})
        is_new, self.is_refused = settings.pop("is_new", False), settings.pop("is_refused", False)
        settings.setdefault("locale", "en")
        settings.setdefault("reduced_motion", "reduce")
        # The service worker would fetch the whole page once more for everybody who comes.
        settings.setdefault("service_workers", "block")
        self.url = url
        self.context = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(PATIENCE)
        liked = json.dumps({"botSpeed": "fast"} | likes)
        self.context.add_init_script(f"localStorage.setItem('settings', {json.dumps(liked)})")
        for title in () if is_new else title_names():
            self.context.add_init_script(f"localStorage.setItem('first game {title}', 'explained')")
        self.problems: list[str] = []
        self.page = self.context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        # What the page has asked the server for: how often, and what has not come yet.
        self.asked, self.loading = 0, set[Request]()
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._come)
        self.page.on("requestfailed", self._come)
        self.csrf = self.ask("POST", "/api/people", {"nickname": nickname})["csrf"] if nickname else ""

    def _note(self, message: ConsoleMessage) -> None:
        is_harmless = HARMLESS.search(message.text) or (self.is_refused and REFUSED in message.text)
        if message.type in ("error", "warning") and not is_harmless:
            self.problems.append(message.text)

    def _ask(self, request: Request) -> None:
        self.asked += 1
        self.loading.add(request)

    def _come(self, request: Request) -> None:
        self.loading.discard(request)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server what the page would ask, to prepare something quickly."""
        headers = {"Origin": self.url} | ({"X-CSRF-Token": self.csrf} if getattr(self, "csrf", "") else {})
        answer = self.context.request.fetch(path, method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(self, title: str, *seats: str, **options: Any) -> str:
        """Open a table and go there; seats are "me", "link" or the level of a bot."""
        table = self.open_quietly(title, *seats, options=options)
        self.page.goto(f"/table/{table}")
        return table

    def open_quietly(self, title: str, *seats: str, **proposal: Any) -> str:
        """Open a table without going there."""
        plans = [{"who": seat} if seat in ("me", "link") else {"who": "bot", "level": seat} for seat in seats]
        return str(self.ask("POST", "/api/tables", {"title": title, "seats": plans} | proposal)["id"])

    def go_on_from(self, record: Record, moves: int) -> str:
        """Open a table from a record after some moves, against random bots, and go there."""
        others = ["random"] * (record.options["players"] - 1)
        return self.go_on_with(record, moves, "me", *others)

    def go_on_with(self, record: Record, moves: int, *seats: str) -> str:
        """Open a table from a record after some moves, with these in its seats, and go there."""
        table = self.open_quietly(record.title, *seats, record={"text": record.text(), "moves": moves})
        self.page.goto(f"/table/{table}")
        return table

    def position(self, table_id: str) -> Any:
        """Return what the server says of a table."""
        return self.ask("GET", f"/api/tables/{table_id}")["position"]

    def foresee(self, table_id: str, move: list[Any]) -> Any:
        """Return what the server says that a move of the first seat would do."""
        return self.ask("POST", f"/api/tables/{table_id}/messages", {"type": "preview", "seat": 0, "move": move})

    def make(self, table_id: str, position: Any, move: list[Any], seat: int = 0) -> None:
        """Make a move of the first seat, or of another, without the page."""
        message = {"type": "move", "key": str(position["seq"]), "seq": position["seq"], "seat": seat, "move": move}
        self.ask("POST", f"/api/tables/{table_id}/messages", message)

    def sees(self, text: str) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()


def whole_page(page: Page) -> str:
    """Return the whole text of the page."""
    return page.locator("body").inner_text()
