"""What a client learns when it says too much, and what a browser may do with its cookie."""

from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cityboard.client import ClosedError
from cityboard.protocol import messages as wire
from cityboard.server.sockets import DISMISSED
from cityboard.titles.wire_types import read_from_wire
from tests.server.playing import at_table, hear, refusal
from tests.server.serving import Served, run, serving, sqlite


def test_a_client_that_sends_too_much_is_refused_until_some_time_has_passed(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"messages_per_second": 0.0, "messages_burst": 3}
        async with serving(sqlite(tmp_path), way="in-process", **limits) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                for _ in range(3):
                    await anns.ping()
                assert (await refusal(anns.ping())).code == "too-many"
                assert (await refusal(anns.say("hello"))).code == "too-many"
                await bobs.say("hello")
                await hear(anns, "hello")
                # What cannot be read counts as well, and its sender is not left waiting.
                assert (await refusal(bobs.say(""))).code == "message-malformed"
                assert (await refusal(bobs.show(99))).code == "message-malformed"
                assert (await refusal(bobs.ping())).code == "too-many"
            assert [line.text for line in (await ann.see(table_id)).chat] == ["hello"]

    run(test)


@pytest.mark.parametrize("trusted", [False, True])
def test_one_address_has_one_allowance_and_only_our_proxy_may_name_another(trusted: bool, tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"address_per_second": 0.0, "address_burst": 3}
        async with (
            serving(sqlite(tmp_path), trusted_proxy=trusted, **limits) as served,
            httpx2.AsyncClient(base_url=served.url) as http,
        ):
            forwarded = [{"x-forwarded-for": f"10.0.0.1, 192.0.2.{number}"} for number in range(5)]
            answers = [await http.get("/api/tables", headers=headers) for headers in forwarded]
            assert [answer.status_code for answer in answers] == [200] * 5 if trusted else [200, 200, 200, 429, 429]
            for _ in range(4):
                same = await http.get("/api/tables", headers={"x-forwarded-for": "192.0.2.9"})
                if same.status_code == 429:  # each costs a connection, of which there are not more
                    break
            assert same.json()["reason"]["code"] == "too-many"

    with capture_logs() as logged:
        run(test)
    assert [line["event"] for line in logged].count("proxy not trusted") == (not trusted)


def test_what_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), frame_bytes=4096) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            stored = await served.rows()
            async with bob.table(table_id) as bobs:
                async with ann.table(table_id) as anns:
                    with pytest.raises(ClosedError) as closed:
                        await anns.change(wire.Say("large", "x" * 5000))
                    assert closed.value.code == 1009
                await bobs.ping()
            for size, status in ((4000, 400), (5000, 413)):
                response = await ann._http.post(
                    f"/api/tables/{table_id}/messages",
                    content=msgspec.json.encode(wire.Say("large", "x" * size)),
                    headers={"content-type": "application/json", **ann.headers},
                )
                assert response.status_code == status
                assert msgspec.json.decode(response.content, type=wire.Refused).reason.code
            assert await served.rows() == stored

    run(test)


async def cookie_of(served: Served, nickname: str) -> tuple[dict[str, str], str]:
    """Arrive like a browser: return the cookie and what our pages send along with it."""
    async with httpx2.AsyncClient(base_url=served.url) as browser:
        answer = await browser.post("/api/people", json={"nickname": nickname}, headers={"origin": served.url})
        assert answer.status_code == 201
        attributes = answer.headers["set-cookie"].lower()
        assert "httponly" in attributes and "samesite=lax" in attributes
        assert ("secure" in attributes) == served.services.settings.secure_cookies
        return {"cookie": f"cityboard={answer.cookies['cityboard']}"}, answer.json()["csrf"]


@pytest.mark.parametrize("allowed", [False, True])
def test_a_cookie_counts_only_on_our_own_pages(allowed: bool, tmp_path: Path) -> None:
    friend = "https://friend.example"

    async def test() -> None:
        settings: dict[str, Any] = {"origins": (friend,), "secure_cookies": True} if allowed else {}
        async with serving(sqlite(tmp_path), **settings) as served, httpx2.AsyncClient(base_url=served.url) as http:
            cookie, csrf = await cookie_of(served, "Ann")
            token = {"x-csrf-token": csrf}
            own, foreign, null = {"origin": served.url}, {"origin": "https://evil.example"}, {"origin": "null"}
            ally = {"origin": friend}
            _, bobs_csrf = await cookie_of(served, "Bob")

            async def rename(*headers: dict[str, str]) -> str:
                sent = {name: value for part in headers for name, value in part.items()}
                answer = await http.patch("/api/me", json={"nickname": "Anna"}, headers=sent)
                code = answer.json().get("reason", {}).get("code", "ok")
                assert (answer.status_code == 200) == (code == "ok")
                return str(code)

            assert await rename(cookie, token) == "origin"
            assert await rename(cookie, token, foreign) == "origin"
            assert await rename(cookie, token, null) == "origin"
            assert await rename(cookie, own) == "csrf"
            assert await rename(cookie, own, {"x-csrf-token": bobs_csrf}) == "csrf"
            assert await rename(cookie, own, token) == "ok"
            assert await rename(cookie, ally, token) == ("ok" if allowed else "origin")
            assert await rename(own, token) == "person-needed"
            # A page of someone else cannot arrive or log in here either, but a program with a token may.
            for path, body in (("people", {"nickname": "Eve"}), ("login", {"login": "ann", "password": "x" * 8})):
                answer = await http.post(f"/api/{path}", json=body, headers=foreign)
                assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "origin")
            bearer = {"authorization": f"Bearer {cookie['cookie'].partition('=')[2]}"}
            assert await rename(bearer, foreign) == "ok"
            # Reading needs no origin, because browsers send none then; what comes back stays unreadable elsewhere.
            read = await http.get("/api/me", headers=cookie)
            assert read.json()["nickname"] == "Anna"
            assert "access-control-allow-origin" not in read.headers
            assert (await http.get("/api/me", headers={**cookie, **foreign})).status_code == 403

            opened = await http.post(
                "/api/tables",
                json={"title": "metro", "seats": [{"who": "me"}, {"who": "link"}]},
                headers={**cookie, **own, **token},
            )
            address = f"{served.url}/api/tables/{opened.json()['id']}/socket".replace("http", "ws", 1)

            async def socket(*headers: dict[str, str]) -> list[int] | int:
                sent = {name: value for part in headers for name, value in part.items()}
                async with connect(address, additional_headers=sent) as line:
                    try:
                        return msgspec.json.decode(await line.recv(), type=wire.Welcome, dec_hook=read_from_wire).yours
                    except ConnectionClosed as closed:
                        return closed.rcvd.code if closed.rcvd else 0

            assert await socket(cookie, own) == [0]
            assert await socket(cookie) == DISMISSED
            assert await socket(cookie, foreign) == DISMISSED
            assert await socket(cookie, ally) == ([0] if allowed else DISMISSED)
            assert await socket(foreign) == DISMISSED
            assert await socket(bearer, foreign) == [0]
            assert await socket({}) == []

    run(test)


@pytest.mark.parametrize("secure", [False, True])
def test_browsers_are_told_to_use_only_https_if_and_only_if_cookies_are_secure(secure: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="sockets", secure_cookies=secure) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            async with httpx2.AsyncClient(base_url=served.url) as http:
                answers = [await http.get(path) for path in ("/", "/api/me", "/api/tables/x", "/nowhere", "/health")]
                bodies: list[Any] = [{"nickname": "Bob"}, {}, []]
                answers += [await http.post("/api/people", json=body) for body in bodies]
                answers += [await http.put("/api/me"), await http.patch("/api/me", json={"nickname": "Eve"})]
            assert len({answer.status_code for answer in answers}) >= 5
            url = f"{served.url.replace('http', 'ws')}/api/tables/{table_id}/socket"
            async with connect(url, additional_headers=ann.headers) as socket:
                assert socket.response
                headers = [*(answer.headers for answer in answers), socket.response.headers]
            policies = [header.get("strict-transport-security") for header in headers]
            assert policies == ["max-age=31536000" if secure else None] * len(headers)

    run(test)
