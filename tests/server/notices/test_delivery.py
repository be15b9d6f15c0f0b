"""A message goes to the address that a user chose, and to nothing behind the server."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from cityboard.core.reason import Reason, RefusedError
from cityboard.server.notices import delivery
from cityboard.server.notices.delivery import Outcome
from tests.server.listener import Handler, answer, listening, serving

HERE = {"allow_http": True, "allow_private": True}
NEVER = 0.2  # seconds after which a test no longer waits for an answer that does not come
LONG = 60.0  # seconds that no test needs


async def post(address: str, **allowed: Any) -> Outcome:
    async with httpx2.AsyncClient(trust_env=False) as client:
        return await delivery.post(client, address, b"{}", {}, **allowed)


def post_to(handler: Handler, **allowed: Any) -> Outcome:
    async def send() -> Outcome:
        async with serving(handler) as port:
            return await post(f"http://127.0.0.1:{port}/", **HERE | allowed)

    return asyncio.run(send())


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Collect until when refusals wait, without waiting."""
    collected: list[float] = []

    async def wait_until(time: float) -> None:
        collected.append(time - asyncio.get_running_loop().time())

    monkeypatch.setattr(delivery, "_wait_until", wait_until)
    return collected


def refused(address: str, **allowed: bool) -> Reason:
    """Return why an address is refused; nothing is sent there either."""
    with pytest.raises(RefusedError) as caught:
        asyncio.run(delivery.check(address, **allowed))
    reason = caught.value.reason
    if reason.code == "webhook-host":
        assert asyncio.run(post(address, **allowed)) is Outcome.RETRY
    else:
        with pytest.raises(RefusedError) as caught:
            asyncio.run(post(address, **allowed))
        assert caught.value.reason == reason
    return reason


def resolves_to(*addresses: str) -> Callable[..., list[tuple[Any, ...]]]:
    """Stand in for the name servers: the first call gets the first address, the next call the next one."""
    left = list(addresses)

    def getaddrinfo(*_: Any, **__: Any) -> list[tuple[Any, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, 0)) for host in left.pop(0).split()]

    return getaddrinfo


def certificate(folder: Path, name: str) -> Path:
    """Make a key and a certificate that its owner has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject, now = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


OUTCOMES = [
    ("200 OK", Outcome.DELIVERED),
    ("201 Created", Outcome.DELIVERED),
    ("204 No Content", Outcome.DELIVERED),
    ("404 Not Found", Outcome.GONE),
    ("410 Gone", Outcome.GONE),
    ("400 Bad Request", Outcome.RETRY),
    ("429 Too Many Requests", Outcome.RETRY),
    ("500 Internal Server Error", Outcome.RETRY),
    ("503 Service Unavailable", Outcome.RETRY),
]


@pytest.mark.parametrize(("status", "outcome"), OUTCOMES, ids=[status[:3] for status, _ in OUTCOMES])
def test_the_answer_says_whether_to_forget_the_address_or_to_try_again(status: str, outcome: Outcome) -> None:
    async def send() -> Outcome:
        async with listening(answer(status)) as listener:
            return await post(f"http://127.0.0.1:{listener.port}/", **HERE)

    assert asyncio.run(send()) is outcome


@pytest.mark.parametrize("status", ["301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent"])
def test_nobody_is_redirected_even_by_a_client_that_follows(status: str) -> None:
    async def send() -> tuple[Outcome, int]:
        async with listening(answer("200 OK")) as other:
            moved = answer(status, f"Location: http://127.0.0.1:{other.port}/")
            async with (
                listening(moved) as listener,
                httpx2.AsyncClient(trust_env=False, follow_redirects=True) as client,
            ):
                outcome = await delivery.post(client, f"http://127.0.0.1:{listener.port}/", b"{}", {}, **HERE)
            return outcome, other.connections

    assert asyncio.run(send()) == (Outcome.RETRY, 0)


def test_a_host_that_does_not_answer_is_tried_again() -> None:
    async def send() -> tuple[Outcome, int]:
        async with listening(None) as listener:
            outcome = await post(f"http://127.0.0.1:{listener.port}/", timeout=NEVER, **HERE)
        return outcome, len(listener.requests)

    assert asyncio.run(send()) == (Outcome.RETRY, 1)


def test_an_answer_that_drips_does_not_hold_up_the_sender() -> None:
    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            writer.write(b"X: y\r\n")
            await writer.drain()
            await asyncio.sleep(NEVER / 10)

    assert post_to(drip, timeout=NEVER) is Outcome.RETRY


def test_an_answer_without_end_is_not_read() -> None:
    async def go_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
        await reader.read()

    assert post_to(go_on, timeout=LONG) is Outcome.DELIVERED


@pytest.mark.parametrize("nonsense", [b"", b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 200"], ids=["nothing", "ssh", "half"])
def test_what_is_no_answer_is_tried_again(nonsense: bytes) -> None:
    async def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(nonsense)

    assert post_to(talk) is Outcome.RETRY


def test_a_host_that_is_not_there_is_tried_again() -> None:
    async def send() -> Outcome:
        async with listening(answer("200 OK")) as listener:
            pass
        return await post(f"http://127.0.0.1:{listener.port}/", **HERE)

    assert asyncio.run(send()) is Outcome.RETRY


def test_cookies_and_headers_of_the_client_stay_at_home() -> None:
    async def send() -> list[dict[str, str]]:
        async with (
            listening(answer("200 OK", "Set-Cookie: from=another")) as listener,
            httpx2.AsyncClient(trust_env=False, headers={"Private": "mine"}, auth=("me", "mine")) as client,
        ):
            for _ in range(2):
                await delivery.post(client, f"http://127.0.0.1:{listener.port}/", b"{}", {}, **HERE)
            assert client.cookies
        return [headers for _, headers, _ in listener.requests]

    sent = asyncio.run(send())
    assert len(sent) == 2
    for headers in sent:
        assert not {"cookie", "authorization", "private"} & set(headers)


def test_no_connection_is_kept_for_the_next_host_at_the_same_address() -> None:
    async def send() -> int:
        async with listening(answer("200 OK")) as listener, httpx2.AsyncClient(trust_env=False) as client:
            for _ in range(2):
                address = f"http://127.0.0.1:{listener.port}/"
                assert await delivery.post(client, address, b"{}", {}, **HERE) is Outcome.DELIVERED
        return listener.connections

    assert asyncio.run(send()) == 2


NOT_ADDRESSES = [
    "",
    "example.org",
    "//example.org",
    "https://",
    "https:///hook",
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "https://me:mine@example.org/",
    "https://me@example.org/",
    "https://example.org:99999/",
    "https://example.org:x/",
    "https://[::1",
    "https://256.256.256.256/",
    "https://exam\nple.org/",
    "https://ⓛocalhost/",
]


@pytest.mark.parametrize("address", NOT_ADDRESSES)
def test_only_https_addresses_without_secrets_in_them_are_taken(address: str) -> None:
    assert refused(address) == Reason("webhook-address", "", {"value": address, "allowed": ["https://"]})


def test_http_is_taken_where_the_setting_allows_it() -> None:
    asyncio.run(delivery.check("http://127.0.0.1/", allow_http=True, allow_private=True))
    assert refused("http://127.0.0.1/", allow_private=True).code == "webhook-address"
    assert refused("http://127.0.0.1/", allow_http=True).code == "webhook-host"
    assert refused("ftp://127.0.0.1/", allow_http=True).arguments["allowed"] == ["https://", "http://"]


PRIVATE = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "127。0。0。1",
    "0.0.0.0",
    "0",
    "localhost",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00::9.9.9.9]",
    "[fec0::1]",
    "[ff02::1]",
    "[2001:db8::1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a00:1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::10.0.0.1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::]",
]


@pytest.mark.parametrize("host", PRIVATE)
def test_addresses_that_are_not_public_are_refused_in_every_spelling(host: str) -> None:
    spelled = host.strip("[]").replace("。", ".")
    assert refused(f"https://{host}/") == Reason("webhook-host", "", {"value": spelled})


@pytest.mark.parametrize("host", ["9.9.9.9", "[2620:fe::fe]", "[::ffff:9.9.9.9]", "[64:ff9b::9.9.9.9]"])
def test_public_addresses_are_taken(host: str) -> None:
    asyncio.run(delivery.check(f"https://{host}:8443/hook"))


def test_one_private_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    mixed, public = "9.9.9.9 10.0.0.1", "9.9.9.9 149.112.112.112"
    monkeypatch.setattr(socket, "getaddrinfo", resolves_to(mixed, mixed, public))
    assert refused("https://hook.example/").code == "webhook-host"
    asyncio.run(delivery.check("https://hook.example/"))


def test_a_host_inside_is_refused_like_one_that_does_not_exist(
    monkeypatch: pytest.MonkeyPatch, waits: list[float]
) -> None:
    def look_up(host: bytes, *_: Any, **__: Any) -> list[tuple[Any, ...]]:
        if host == b"known.internal":
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.1", 0))]
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    known, unknown = (refused(f"https://{name}.internal/") for name in ("known", "unknown"))
    assert (known.code, known.rule, known.arguments.keys()) == (unknown.code, unknown.rule, unknown.arguments.keys())
    # Both wait for the same moment, counted from the question and not from the answer of the name server.
    assert len(waits) == 2
    assert all(0 < left <= delivery.LOOK_UP for left in waits)


@pytest.mark.parametrize("host", ["hook.example", "xn--"])
def test_an_unknown_host_is_refused_when_it_is_named_and_tried_again_later(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(RefusedError) as caught:
        asyncio.run(delivery.check(f"https://{host}/"))
    assert caught.value.reason == Reason("webhook-host", "", {"value": host})
    assert asyncio.run(post(f"https://{host}/")) is Outcome.RETRY


def test_a_name_server_that_does_not_answer_does_not_hold_up_the_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def silent(*_: Any, **__: Any) -> None:
        assert answered.wait(LONG)
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(delivery, "LOOK_UP", NEVER)
    assert asyncio.run(post("https://hook.example/", timeout=NEVER)) is Outcome.RETRY
    with pytest.raises(RefusedError) as caught:
        asyncio.run(delivery.check("https://hook.example/"))
    assert caught.value.reason.code == "webhook-host"
    assert not answered.is_set()
    answered.set()


def test_a_host_is_asked_for_once_and_its_second_answer_never_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def send() -> list[str]:
        async with listening(answer("200 OK")) as listener:
            monkeypatch.setattr(socket, "getaddrinfo", resolves_to("127.0.0.1", "127.0.0.9"))
            monkeypatch.setattr(delivery, "_is_public", lambda _: True)
            address = f"http://hook.example:{listener.port}/"
            assert await post(address, allow_http=True) is Outcome.DELIVERED
        return [headers["host"].partition(":")[0] for _, headers, _ in listener.requests]

    assert asyncio.run(send()) == ["hook.example"]
    assert socket.getaddrinfo("hook.example", None)[0][4][0] == "127.0.0.9"


def test_a_host_that_does_not_answer_at_its_first_address_gets_the_message_at_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def send() -> Outcome:
        async with listening(answer("200 OK")) as listener:
            monkeypatch.setattr(socket, "getaddrinfo", resolves_to("127.0.0.2 127.0.0.1"))
            return await post(f"http://hook.example:{listener.port}/", timeout=LONG, **HERE)

    assert asyncio.run(send()) is Outcome.DELIVERED


@pytest.mark.parametrize(
    ("shown", "outcome"), [("hook.example", Outcome.DELIVERED), ("other.example", Outcome.RETRY)], ids=["own", "other"]
)
def test_a_host_must_show_the_certificate_of_its_name(
    shown: str, outcome: Outcome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path, shown)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    asked_for: list[str] = []
    tls.sni_callback = lambda _, name, __: asked_for.append(name or "")

    async def send() -> Outcome:
        trusting = ssl.create_default_context(cafile=str(file))
        async with (
            listening(answer("200 OK"), tls) as listener,
            httpx2.AsyncClient(trust_env=False, verify=trusting) as client,
        ):
            monkeypatch.setattr(socket, "getaddrinfo", resolves_to("127.0.0.1"))
            address = f"https://hook.example:{listener.port}/"
            return await delivery.post(client, address, b"{}", {}, allow_private=True)

    assert asyncio.run(send()) is outcome
    assert asked_for == ["hook.example"]
