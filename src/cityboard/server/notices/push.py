"""A notice to a browser by Web Push (RFC 8030): encrypted for it (RFC 8291), signed by this server (RFC 8292)."""

import os
import time
from base64 import b64decode, urlsafe_b64encode

import httpx2
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cityboard.core.reason import RefusedError
from cityboard.server.notices import delivery
from cityboard.server.notices.delivery import TIMEOUT, Outcome
from cityboard.server.reasons import PUSH_SUBSCRIPTION

CURVE = ec.SECP256R1()
NUMBER, POINT, SALT, AUTH = 32, 65, 16, 16  # lengths in bytes
RECORD = 4096  # what every push service accepts
LAST_RECORD = b"\x02"
LONGEST = RECORD - SALT - 4 - 1 - POINT - len(LAST_RECORD) - 16
SIGNED_FOR = 12 * 3600  # seconds; push services accept up to a day


class Keys(msgspec.Struct, frozen=True):
    """The keys that a browser gives to its senders."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """Where and how to reach a browser, in the browsers' own format."""

    endpoint: str
    keys: Keys


def new_key() -> str:
    """Make the key that identifies this server to push services."""
    return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big"))


def public_key(key: str) -> str:
    """Return the part of a key that browsers ask for when they subscribe."""
    return _text(_point(_private(key).public_key()))


async def check(subscription: Subscription, *, allow_http: bool = False, allow_private: bool = False) -> None:
    """Refuse a subscription that cannot or must not be used."""
    _receiver(subscription.keys)
    await delivery.check(subscription.endpoint, allow_http=allow_http, allow_private=allow_private)


async def send(
    client: httpx2.AsyncClient,
    key: str,
    subscription: Subscription,
    payload: bytes,
    ttl: int,
    contact: str,
    *,
    timeout: float = TIMEOUT,
    allow_http: bool = False,
    allow_private: bool = False,
) -> Outcome:
    """Send a payload that the push service keeps for some seconds; the contact is a mailto: or https: address."""
    service = delivery.origin(subscription.endpoint, allow_http=allow_http)
    body = encrypt(payload, subscription.keys, ec.generate_private_key(CURVE), os.urandom(SALT))
    headers = {
        "TTL": str(ttl),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "Authorization": f"vapid t={_token(key, service, contact)}, k={public_key(key)}",
    }
    return await delivery.post(
        client,
        subscription.endpoint,
        body,
        headers,
        timeout=timeout,
        allow_http=allow_http,
        allow_private=allow_private,
    )


def encrypt(payload: bytes, keys: Keys, sender: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a payload for the browser alone; sender and salt are for this one message (RFC 8291)."""
    if len(payload) > LONGEST:
        raise ValueError(len(payload))
    receiver, auth = _receiver(keys)
    from_point, to_point = _point(sender.public_key()), _point(receiver)
    secret = sender.exchange(ec.ECDH(), receiver)
    material = _derive(auth, secret, b"WebPush: info\0" + to_point + from_point, 32)
    content_key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + from_point
    return header + AESGCM(content_key).encrypt(nonce, payload + LAST_RECORD, None)


def _token(key: str, service: str, contact: str) -> str:
    """Sign the sender, the push service and the expiry (RFC 8292)."""
    claims = {"aud": service, "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(_text(msgspec.json.encode(part)) for part in parts)
    numbers = decode_dss_signature(_private(key).sign(signed.encode("ascii"), ec.ECDSA(SHA256())))
    return f"{signed}.{_text(b''.join(number.to_bytes(NUMBER, 'big') for number in numbers))}"


def _receiver(keys: Keys) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Read the keys of a browser."""
    try:
        point, auth = _bytes(keys.p256dh), _bytes(keys.auth)
        if (len(point), len(auth)) != (POINT, AUTH):
            raise ValueError
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), auth
    except ValueError:
        raise RefusedError(PUSH_SUBSCRIPTION("")) from None


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
