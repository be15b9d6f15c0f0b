"""What the browser keeps of the page between visits: the page itself, always the newest, and nothing else."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from cityboard.language import Language
from cityboard.server.http.routes.page import FOLDER, PLACES
from tests.browser.conftest import QUICK
from tests.browser.visitor import Visitor
from tests.server import program

START = """
import pathlib
from cityboard.server.http.routes import page
page.FOLDER = pathlib.Path({folder!r})
from cityboard.cli import main
main()
"""
NAMES = {"title": "metro", "rule": "M1.6", "table_id": "t-9", "number": "12", "edition": "0" * 64}
ENTRY = re.compile(r'<script type="module"[^>]* src="/page/([^"]+)"')


class RestartableServer:
    """A server at one port that can be stopped, given another build of the page, and started again."""

    def __init__(self, folder: Path) -> None:
        self.page, self._folder, self._words = folder / "page", folder, ("--port", "0")
        shutil.copytree(FOLDER, self.page)
        start = START.format(folder=str(self.page))
        self._command = sys.executable, "-c", start
        self._start()

    def _start(self) -> None:
        database = f"sqlite:///{self._folder / 'cityboard.sqlite'}"
        self._entered = program.running(
            self._folder, *self._words, command=self._command, CITYBOARD_DATABASE=database, **QUICK
        )
        self.url = self._entered.__enter__().url
        self._words = ("--port", self.url.rpartition(":")[2])

    def stop(self) -> None:
        self._entered.__exit__(None, None, None)

    def rebuild(self, name: str) -> None:
        """Stop, and start with another build, whose files have other names."""
        self.stop()
        shell = self.page / "index.html"
        written = shell.read_text("utf-8")
        entry = ENTRY.search(written)
        assert entry
        (self.page / entry[1]).rename(self.page / f"index-{name}.js")
        shell.write_text(written.replace(entry[1], f"index-{name}.js"), "utf-8")
        self._start()


@pytest.fixture
def restartable(tmp_path: Path) -> Iterator[RestartableServer]:
    restartable = RestartableServer(tmp_path)
    yield restartable
    restartable.stop()


@pytest.fixture
def page(browser: Browser, restartable: RestartableServer) -> Iterator[Page]:
    """Visit once, until the page is kept."""
    visitor = Visitor(browser, restartable.url, service_workers="allow")
    visitor.page.goto("/")
    visitor.page.evaluate("() => navigator.serviceWorker.ready")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller")
    yield visitor.page
    visitor.context.close()


def is_there(page: Page, message: str = "web-start-heading") -> None:
    """Wait until a page is there: an error page has a heading too, but another one."""
    expect(page.get_by_role("heading", level=1)).to_have_text(Language("en").say(message))


def entry_of(page: Page) -> str:
    return str(page.locator("script[type=module]").first.get_attribute("src"))


def kept(page: Page) -> list[str]:
    """List the addresses of everything that is kept."""
    addresses: list[str] = page.evaluate(
        """async () => {
            const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(stores.map((store) => store.keys()));
            return requests.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    return addresses


def test_after_one_visit_the_page_comes_without_a_server(restartable: RestartableServer, page: Page) -> None:
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    restartable.stop()
    page.goto("/")
    is_there(page)
    page.goto("/me")
    is_there(page, "web-me-welcome")
    # What was never visited says that it is missing.
    page.goto("/rules/metro")
    is_there(page, "web-unloaded")


def test_every_address_of_the_page_answers_without_the_server_and_no_other(
    restartable: RestartableServer, page: Page
) -> None:
    restartable.stop()
    for place in PLACES:
        page.goto(re.sub(r"\{(\w+):\w+\}", lambda name: NAMES[name[1]], place))
        assert entry_of(page), place
    for address in ("/nowhere", "/table", "/table/t-9/move/last", "/api/titles"):
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
            page.goto(address)


def test_only_the_page_and_its_files_are_kept(page: Page) -> None:
    page.goto("/")
    is_there(page)
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    addresses = kept(page)
    assert "/" in addresses
    assert all(address == "/" or address.startswith("/page/") for address in addresses)


def test_the_page_can_be_installed(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/page/manifest.webmanifest")
    assert manifest["errors"] == []
    # A visitor here is always a private one.
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


def test_what_else_is_opened_does_not_take_the_place_of_the_page(page: Page) -> None:
    for address in ("/health", "/metrics", "/page/icon.svg", "/api/titles", "/nowhere"):
        page.goto(address)
        page.context.set_offline(True)
        page.goto("/")
        is_there(page)
        page.context.set_offline(False)


def test_a_new_build_takes_the_place_of_the_old_one(restartable: RestartableServer, page: Page) -> None:
    old = entry_of(page)
    restartable.rebuild("newbuild")
    page.goto("/")
    assert entry_of(page) == "/page/index-newbuild.js"
    is_there(page)
    # Nobody has the old one open any more.
    page.goto("about:blank")
    page.goto("/")
    is_there(page)
    addresses = kept(page)
    assert "/page/index-newbuild.js" in addresses
    assert old not in addresses
    restartable.stop()
    page.goto("/")
    assert entry_of(page) == "/page/index-newbuild.js"
    is_there(page)


def test_a_page_that_misses_its_files_is_loaded_again(restartable: RestartableServer, page: Page) -> None:
    for file in restartable.page.glob("MePage-*.js"):
        file.unlink()
    restartable.rebuild("newbuild")
    page.get_by_role("link", name="Ann").click()
    page.wait_for_function("() => document.querySelector('script[type=module]').src.includes('newbuild')")
    # Here even the new one misses it: that is said, and not tried again and again.
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
