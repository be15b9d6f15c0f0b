"""The page that browsers load: at all its addresses, with its files, and the errors if there is none."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cityboard.server.app import create_app
from cityboard.server.http.routes import page
from cityboard.server.operations.settings import Settings
from cityboard.titles.registry import registered
from tests.server.serving import OPEN_LIMITS, sqlite
from tests.toy.title import TITLE as TOY

ADDRESSES = [
    "/",
    "/me",
    "/look",
    "/open/metro",
    "/learn/helsinki",
    "/rules/metro",
    "/rules/metro/M1.6",
    "/box/helsinki",
    "/box/metro/0123abcd",
    "/count/metro",
    "/table/some-table",
    "/table/some-table/move/12",
]
UNKNOWN = [
    "/nowhere",
    "/table",
    "/table/some-table/move/last",
    "/open/nothing",
    "/learn/nothing",
    "/rules/nothing/M1.6",
    "/box/nothing",
    "/count/nothing",
    "/box",
    "/page/nothing.js",
]
NAMED_BY_CONTENT = ["start-Ab3_-x9Z.js", "start-DMO3u416.css"]
NAMED_BY_HAND = ["index.html", "service-worker.js", "icon.svg"]
TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "html": "text/html",
    "svg": "image/svg+xml",
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    chosen: dict[str, Any] = {"database": sqlite(tmp_path), **OPEN_LIMITS}
    with TestClient(create_app(Settings(**chosen))) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_answers_with_the_page(
    client: TestClient[Any], page_folder: Path, address: str
) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.content) == (200, (page_folder / "index.html").read_bytes())
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", [*ADDRESSES, "/page/index.html", "/service-worker.js"])
def test_whoever_asks_for_the_head_alone_learns_the_same(
    client: TestClient[Any], page_folder: Path, address: str
) -> None:
    whole, head = client.get(address), client.head(address)
    assert (head.status_code, dict(head.headers)) == (200, dict(whole.headers))


def test_programs_that_do_not_read_the_page_find_an_icon(client: TestClient[Any], page_folder: Path) -> None:
    (page_folder / "icon-192.png").write_bytes(b"a picture")
    icon = client.get("/favicon.ico")
    assert (icon.status_code, icon.headers["content-type"], icon.content) == (200, "image/png", b"a picture")


def test_every_kind_of_address_is_tried() -> None:
    assert len(page.PLACES) == len(ADDRESSES)


@pytest.mark.parametrize("name", [*NAMED_BY_HAND, *NAMED_BY_CONTENT])
def test_a_file_comes_with_its_type_its_version_and_the_policy(
    client: TestClient[Any], page_folder: Path, name: str
) -> None:
    (page_folder / name).write_text(f"This is {name}.")
    answer = client.get(f"/page/{name}")
    assert (answer.status_code, answer.text) == (200, f"This is {name}.")
    assert answer.headers["content-type"].split(";")[0] == TYPES[name.rpartition(".")[2]]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    again = client.get(f"/page/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    assert client.get(f"/page/{name}", headers={"if-none-match": '"other"'}).status_code == 200


def test_the_page_is_installed_with_the_titles_that_are_registered(client: TestClient[Any], page_folder: Path) -> None:
    built = {"name": "cityboard", "start_url": "/"}
    (page_folder / "manifest.webmanifest").write_text(json.dumps(built))
    with registered(TOY):
        answer = client.get("/page/manifest.webmanifest")
    assert answer.headers["content-type"].split(";")[0] == "application/manifest+json"
    shortcuts = [
        {"name": "Metro", "url": "/open/metro"},
        {"name": "Helsinki", "url": "/open/helsinki"},
        {"name": "Beans", "url": "/open/beans"},
    ]
    assert answer.json() == built | {"description": "Metro · Helsinki · Beans", "shortcuts": shortcuts}
    assert all(client.get(shortcut["url"]).status_code == 200 for shortcut in shortcuts[:2])


def test_a_name_that_changes_with_the_content_is_kept_for_ever_and_every_other_is_asked_for_again(
    client: TestClient[Any], page_folder: Path
) -> None:
    names = [*NAMED_BY_HAND, *NAMED_BY_CONTENT]
    for name in names:
        (page_folder / name).touch()
    for name in names:
        kept = client.get(f"/page/{name}").headers["cache-control"]
        assert ("immutable" in kept, kept == "no-cache") == (name in NAMED_BY_CONTENT, name in NAMED_BY_HAND), name


def test_a_client_that_can_decompress_gets_compressed_files(client: TestClient[Any], page_folder: Path) -> None:
    content = b"Again and again. " * 100
    (page_folder / "start.js").write_bytes(content)
    with client.stream("GET", "/page/start.js", headers={"accept-encoding": "br, gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < len(content) == len(gzip.decompress(packed))
    plain = client.get("/page/start.js")
    assert (plain.content, "content-encoding" in plain.headers) == (content, False)
    assert (plain.headers["vary"], answer.headers["vary"]) == ("accept-encoding", "accept-encoding")


def test_the_service_worker_speaks_for_all_addresses(client: TestClient[Any], page_folder: Path) -> None:
    answer = client.get("/service-worker.js")
    assert (answer.status_code, answer.content) == (200, (page_folder / "service-worker.js").read_bytes())
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["nothing.js", "page.py", "..%2f..%2fapp.py", "%2e%2e/app.py", ""])
def test_nothing_but_the_files_of_the_page_is_served(client: TestClient[Any], page_folder: Path, name: str) -> None:
    (page_folder / "page.py").touch()
    answer = client.get(f"/page/{name}")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "http")


@pytest.mark.parametrize("address", UNKNOWN)
def test_at_an_unknown_address_people_get_the_page_and_programs_a_refusal(
    client: TestClient[Any], page_folder: Path, address: str
) -> None:
    shown = client.get(address, headers={"accept": "text/html,application/xhtml+xml"})
    assert (shown.status_code, shown.content) == (404, (page_folder / "index.html").read_bytes())
    assert shown.headers["content-type"].startswith("text/html")
    refused = client.get(address)
    assert (refused.status_code, refused.json()["reason"]["code"]) == (404, "http")
    for answer in (shown, refused):
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_if_the_page_was_never_built_browsers_get_an_error_and_programs_are_served(
    client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    for address in ADDRESSES:
        answer = client.get(address)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "page-missing")
    assert client.get("/service-worker.js").status_code == 404
    assert client.post("/api/people", json={"nickname": "Ann"}).status_code == 201
