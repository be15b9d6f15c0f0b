"""What other programs show of a link to a table, and what they may not show."""

import re
import struct
import zlib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cityboard.language import LANGUAGES, Language
from cityboard.protocol.messages import Pace
from cityboard.server.app import create_app
from cityboard.server.http.link_previews import language_of, pace_words
from cityboard.server.http.preview_picture import HEIGHT, WIDTH, picture
from cityboard.server.operations.settings import Settings
from cityboard.titles.registry import find_edition
from tests.server.serving import OPEN_LIMITS, sqlite

SEATS = [{"who": "me"}, {"who": "link"}, {"who": "link"}]


@pytest.fixture
def client(tmp_path: Path, page_folder: Path) -> Iterator[TestClient[Any]]:
    (page_folder / "index.html").write_text("<html><head></head></html>")
    chosen: dict[str, Any] = {"database": sqlite(tmp_path), **OPEN_LIMITS}
    with TestClient(create_app(Settings(**chosen))) as client:
        yield client


def opened(client: TestClient[Any], name: str = "Ann", **proposal: Any) -> str:
    """Let someone open a table, and forget them."""
    token = client.post("/api/people", json={"nickname": name}).json()["token"]
    client.cookies.clear()
    table = {"title": "metro", "seats": SEATS, **proposal}
    return str(client.post("/api/tables", json=table, headers={"authorization": f"Bearer {token}"}).json()["id"])


def meta_tags(client: TestClient[Any], address: str, language: str = "") -> dict[str, str]:
    """Return what the head of a page says, by name."""
    page = client.get(address, headers={"accept-language": language}).text
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    return {name: unescape(content) for name, content in tags}


def test_a_link_says_who_invites_to_what_and_how_it_is_played(client: TestClient[Any]) -> None:
    table = opened(client, pace={"days_per_turn": 3}, take_back=True, options={"modules": ["companies"]})
    tags = meta_tags(client, f"/table/{table}")
    assert tags["og:title"] == "Ann invites you to Metro"
    players = "3 players · joint-stock companies · 3 days a turn · take-backs by agreement · 2 seats are free"
    assert tags["og:description"] == tags["description"] == players
    assert tags["og:url"] == f"http://testserver.local/table/{table}"
    assert tags["og:image"] == f"{tags['og:url']}/picture.png"
    german = meta_tags(client, f"/table/{table}", "fi, de-AT;q=0.8, en;q=0.5")
    assert german["og:title"] == "Ann lädt dich zu Metro ein"


def test_a_link_names_a_box_that_is_somebodys_own(client: TestClient[Any]) -> None:
    token = client.post("/api/people", json={"nickname": "Ann"}).json()["token"]
    client.cookies.clear()
    allowed = {"authorization": f"Bearer {token}"}
    values = find_edition("metro", "default").values | {"companies.exchange_closes": 30}
    new = {"title": "metro", "name": "Ann’s attic", "values": values}
    edition = client.put("/api/me/editions", json=new, headers=allowed).json()["hash"]
    table = opened(client, edition=edition)
    assert "with the box “Ann’s attic”" in meta_tags(client, f"/table/{table}")["og:description"]
    assert "box" not in meta_tags(client, f"/table/{opened(client)}")["og:description"]


def test_a_name_cannot_add_to_the_page(client: TestClient[Any]) -> None:
    name = '"><script>alert(1)'
    table = opened(client, name)
    assert "<script>" not in client.get(f"/table/{table}").text
    assert meta_tags(client, f"/table/{table}")["og:title"].startswith(name)


def test_a_table_without_spectators_and_one_that_does_not_exist_say_nothing(client: TestClient[Any]) -> None:
    closed = opened(client, spectators=False)
    for table in (closed, "nothing"):
        answer = client.get(f"/table/{table}")
        assert (answer.status_code, answer.text) == (200, "<html><head></head></html>")
        assert client.get(f"/table/{table}/picture.png").status_code == 404


def test_the_picture_of_a_table_is_a_png(client: TestClient[Any]) -> None:
    answer = client.get(f"/table/{opened(client)}/picture.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.content == picture("Metro", ("person", "free", "free"))


def test_a_picture_is_whole_and_differs_with_what_it_shows() -> None:
    content = picture("Metro", ("person", "free"))
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, place = {}, 8
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place)
        kind, body = content[place + 4 : place + 8], content[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", content, place + 8 + length) == (zlib.crc32(kind + body),)
        chunks[kind] = body
        place += 12 + length
    assert list(chunks) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert struct.unpack_from(">II", chunks[b"IHDR"]) == (WIDTH, HEIGHT)
    assert len(zlib.decompress(chunks[b"IDAT"])) == (WIDTH + 1) * HEIGHT
    others = {picture("Metro", ("person", "person")), picture("Helsinki", ("person", "free")), picture("漢", ())}
    assert len({content, *others}) == 4


PACES = [
    (Pace(), "no time limit"),
    (Pace(days_per_turn=1), "1 day a turn"),
    (Pace(seconds_per_turn=30), "30 seconds a turn"),
    (Pace(seconds_per_turn=120), "2 minutes a turn"),
    (Pace(seconds_in_all=90), "90 seconds for the whole game"),
    (Pace(seconds_in_all=600, increment=5), "10 minutes for the whole game"),
]


@pytest.mark.parametrize(("pace", "words"), PACES)
def test_every_pace_has_its_words(pace: Pace, words: str) -> None:
    assert pace_words(pace, Language("en")) == words
    assert len({pace_words(pace, Language(code)) for code in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(("accepted", "code"), [("", "en"), ("*", "en"), ("NL", "nl"), ("xx,fr;q=0.1", "fr")])
def test_the_first_known_language_counts(accepted: str, code: str) -> None:
    assert language_of(accepted).code == code
