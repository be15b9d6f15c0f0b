"""A notice says what it should, to those who can prove that it is theirs to read."""

import asyncio
import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable
from typing import Any
from unittest.mock import AsyncMock

import httpx2
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from cityboard.core.reason import Reason, RefusedError
from cityboard.language import LANGUAGES, Language
from cityboard.server.notices import delivery, push, webhook
from cityboard.server.notices.delivery import Outcome
from tests.server.listener import Listener, answer, listening

HERE = {"allow_http": True, "allow_private": True}
CONTACT = "mailto:me@example.org"
NEVER = 0.2  # seconds after which a test no longer waits for an answer that does not come

# The example of RFC 8291: section 5 and appendix A.
WATERMELON = b"When I grow up, I want to be a watermelon"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER = push.Keys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


class Turn(msgspec.Struct):
    table: str
    seat: int


def to_webhook(answered: bytes | None, payload: msgspec.Struct | bytes, **given: Any) -> tuple[Outcome, Listener]:
    async def send() -> tuple[Outcome, Listener]:
        async with listening(answered) as listener, httpx2.AsyncClient(trust_env=False) as client:
            address = f"http://127.0.0.1:{listener.port}/hook?for=me"
            return await webhook.send(client, address, payload, "secret", **HERE | given), listener

    return asyncio.run(send())


def to_browser(answered: bytes | None, key: str, payload: bytes, **given: Any) -> tuple[Outcome, Listener]:
    async def send() -> tuple[Outcome, Listener]:
        async with listening(answered) as listener, httpx2.AsyncClient(trust_env=False) as client:
            subscription = push.Subscription(f"http://127.0.0.1:{listener.port}/push/1", RECEIVER)
            return await push.send(client, key, subscription, payload, 600, CONTACT, **HERE | given), listener

    return asyncio.run(send())


def refused(action: Awaitable[object]) -> Reason:
    async def run() -> None:
        await action

    with pytest.raises(RefusedError) as caught:
        asyncio.run(run())
    return caught.value.reason


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """Derive one block as RFC 5869 says it, without the library that the sender uses."""
    extracted = hmac.new(salt, material, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\x01", hashlib.sha256).digest()[:length]


def decrypted(body: bytes) -> bytes:
    """Read a message as the browser of RFC 8291 does."""
    salt, size, length, sender = body[:16], int.from_bytes(body[16:20], "big"), body[20], body[21:86]
    assert (size, length) == (4096, 65)
    receiver = ec.derive_private_key(int.from_bytes(decoded(RECEIVER_PRIVATE), "big"), ec.SECP256R1())
    secret = receiver.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    material = hkdf(decoded(RECEIVER.auth), secret, b"WebPush: info\0" + decoded(RECEIVER.p256dh) + sender, 32)
    content_key = hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
    padded = AESGCM(content_key).decrypt(nonce, body[86:], None)
    assert padded.endswith(b"\x02")
    return padded[:-1]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [("201 Created", Outcome.DELIVERED), ("410 Gone", Outcome.GONE), ("503 Busy", Outcome.RETRY)],
    ids=["delivered", "gone", "retry"],
)
def test_both_senders_tell_what_became_of_a_notice(status: str, outcome: Outcome) -> None:
    assert to_webhook(answer(status), b"{}")[0] is outcome
    assert to_browser(answer(status), push.new_key(), b"x")[0] is outcome


def test_both_senders_give_up_when_their_time_is_over() -> None:
    assert to_webhook(None, b"{}", timeout=NEVER)[0] is Outcome.RETRY
    assert to_browser(None, push.new_key(), b"x", timeout=NEVER)[0] is Outcome.RETRY
    assert to_webhook(answer("200 OK"), b"{}", timeout=0)[0] is Outcome.RETRY
    assert to_browser(answer("200 OK"), push.new_key(), b"x", timeout=0)[0] is Outcome.RETRY


@pytest.mark.parametrize(
    ("address", "allowed", "code"),
    [
        ("http://9.9.9.9/", {"allow_private": True}, "webhook-address"),
        ("https://9.9.9.9:x/", {}, "webhook-address"),
    ],
)
def test_both_senders_refuse_addresses_that_nothing_may_be_sent_to(
    address: str, allowed: dict[str, bool], code: str
) -> None:
    client, subscription = httpx2.AsyncClient(trust_env=False), push.Subscription(address, RECEIVER)
    assert refused(webhook.send(client, address, b"{}", "s", **allowed)).code == code
    assert refused(push.send(client, push.new_key(), subscription, b"x", 1, CONTACT, **allowed)).code == code
    assert refused(push.check(subscription, **allowed)).code == code


@pytest.mark.parametrize("address", ["http://[::1]/", "https://2130706433/"])
def test_both_senders_send_nothing_to_hosts_inside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "_wait_until", AsyncMock())
    client, subscription = httpx2.AsyncClient(trust_env=False), push.Subscription(address, RECEIVER)
    assert asyncio.run(webhook.send(client, address, b"{}", "s", allow_http=True)) is Outcome.RETRY
    sent = push.send(client, push.new_key(), subscription, b"x", 1, CONTACT, allow_http=True)
    assert asyncio.run(sent) is Outcome.RETRY
    assert refused(push.check(subscription, allow_http=True)).code == "webhook-host"


def test_a_webhook_gets_json_with_the_signature_of_its_secret() -> None:
    _, listener = to_webhook(answer("200 OK"), Turn("t1", 2))
    [(first, headers, body)] = listener.requests
    assert first == "POST /hook?for=me HTTP/1.1"
    assert json.loads(body) == {"table": "t1", "seat": 2}
    assert headers["content-type"] == "application/json"
    assert headers["host"] == f"127.0.0.1:{listener.port}"
    assert headers["cityboard-signature"] == f"sha256={hmac.digest(b'secret', body, 'sha256').hex()}"


def test_bytes_go_to_a_webhook_as_they_are() -> None:
    _, listener = to_webhook(answer("200 OK"), b'{"a": 1}')
    assert [body for _, _, body in listener.requests] == [b'{"a": 1}']


def test_a_signature_depends_on_secret_and_body() -> None:
    assert len({webhook.signature(secret, body) for secret in ("a", "b") for body in (b"1", b"2")}) == 4


def test_the_example_of_rfc_8291_comes_out_as_it_is_printed() -> None:
    sender = ec.derive_private_key(int.from_bytes(decoded(SENDER_PRIVATE), "big"), ec.SECP256R1())
    body = push.encrypt(WATERMELON, RECEIVER, sender, decoded(SENDER_SALT))
    assert body == decoded(ENCRYPTED)
    assert decrypted(decoded(ENCRYPTED)) == WATERMELON


def test_a_browser_can_read_what_it_was_sent_and_no_message_is_like_another() -> None:
    key, payload = push.new_key(), "Du bist am Zug – Tisch 7".encode()
    bodies = []
    for _ in range(2):
        outcome, listener = to_browser(answer("201 Created"), key, payload)
        assert outcome is Outcome.DELIVERED
        [(first, headers, body)] = listener.requests
        assert first == "POST /push/1 HTTP/1.1"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "600")
        assert decrypted(body) == payload
        bodies.append(body)
    assert bodies[0][:16] != bodies[1][:16]
    assert bodies[0][21:86] != bodies[1][21:86]


@pytest.mark.parametrize("length", [0, push.LONGEST])
def test_the_longest_payload_fits_what_every_push_service_takes(length: int) -> None:
    _, listener = to_browser(answer("201 Created"), push.new_key(), b"x" * length)
    [(_, _, body)] = listener.requests
    assert decrypted(body) == b"x" * length
    assert len(body) == 103 + length <= 4096


def test_a_payload_that_is_too_long_is_an_error() -> None:
    with pytest.raises(ValueError, match=str(push.LONGEST + 1)):
        push.encrypt(b"x" * (push.LONGEST + 1), RECEIVER, ec.generate_private_key(ec.SECP256R1()), bytes(16))


def test_a_push_service_can_identify_the_sender() -> None:
    key = push.new_key()
    before = int(time.time())
    _, listener = to_browser(answer("201 Created"), key, b"x")
    [(_, headers, _)] = listener.requests
    scheme, token, public = headers["authorization"].split(" ")
    assert (scheme, token[:2], token[-1], public) == ("vapid", "t=", ",", f"k={push.public_key(key)}")
    head, claims, signature = token[2:-1].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    claim = json.loads(decoded(claims))
    assert 0 < claim.pop("exp") - before < 24 * 3600
    assert claim == {"aud": f"http://127.0.0.1:{listener.port}", "sub": CONTACT}
    numbers = decoded(signature)
    assert len(numbers) == 64
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(push.public_key(key)))
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    point.verify(der, f"{head}.{claims}".encode("ascii"), ec.ECDSA(SHA256()))


def test_keys_are_new_and_their_public_part_is_what_browsers_take() -> None:
    keys = {push.new_key() for _ in range(5)}
    assert len(keys) == 5
    assert {len(decoded(key)) for key in keys} == {32}
    # The key pair of the example in RFC 8291.
    public = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    assert push.public_key(SENDER_PRIVATE) == public


def test_a_subscription_is_read_as_browsers_write_it() -> None:
    written = {
        "endpoint": "https://push.example/1",
        "expirationTime": None,
        "keys": {"p256dh": RECEIVER.p256dh, "auth": RECEIVER.auth},
    }
    read = msgspec.json.decode(json.dumps(written), type=push.Subscription)
    assert read == push.Subscription("https://push.example/1", RECEIVER)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


@pytest.mark.parametrize(
    "keys",
    [
        push.Keys("", RECEIVER.auth),
        push.Keys("é" * 87, RECEIVER.auth),
        push.Keys(RECEIVER.p256dh[:44], RECEIVER.auth),
        push.Keys(f"!!!!{RECEIVER.p256dh}", RECEIVER.auth),
        push.Keys(encoded(b"\x02" + decoded(RECEIVER.p256dh)[1:33]), RECEIVER.auth),
        push.Keys(encoded(b"\x04" + bytes(63) + b"\x07"), RECEIVER.auth),
        push.Keys(RECEIVER.p256dh, ""),
        push.Keys(RECEIVER.p256dh, RECEIVER.auth + "AA"),
        push.Keys(RECEIVER.p256dh, "!" * 22),
    ],
    ids=["none", "no-letters", "part", "signs", "compressed", "off-the-curve", "no-auth", "long-auth", "auth-signs"],
)
def test_a_subscription_with_unusable_keys_is_refused(keys: push.Keys) -> None:
    subscription = push.Subscription("https://9.9.9.9/", keys)
    assert refused(push.check(subscription)) == Reason("push-subscription", "")
    client = httpx2.AsyncClient(trust_env=False)
    sent = push.send(client, push.new_key(), subscription, b"x", 1, CONTACT)
    assert refused(sent) == Reason("push-subscription", "")


def test_a_good_subscription_is_taken() -> None:
    asyncio.run(push.check(push.Subscription("https://9.9.9.9/push/1", RECEIVER)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "reason",
    [
        Reason("webhook-address", "", {"value": "x", "allowed": ["https://", "http://"]}),
        Reason("webhook-host", "", {"value": "hook.example"}),
        Reason("push-subscription", ""),
    ],
    ids=lambda reason: reason.code,
)
def test_every_refusal_can_be_said(reason: Reason, code: str) -> None:
    said = Language(code).refusal(reason)
    assert "{" not in said
    if reason.arguments:
        assert reason.arguments["value"] in said
