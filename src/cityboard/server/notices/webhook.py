"""A notice to a person's webhook, signed with a secret that the person knows."""

import hashlib
import hmac

import httpx2
import msgspec

from cityboard.server.notices.delivery import TIMEOUT, Outcome, post

SIGNATURE = "Cityboard-Signature"


def signature(secret: str, body: bytes) -> str:
    """Return the signature header of a body."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


async def send(
    client: httpx2.AsyncClient,
    address: str,
    payload: msgspec.Struct | bytes,
    secret: str,
    *,
    timeout: float = TIMEOUT,
    allow_http: bool = False,
    allow_private: bool = False,
) -> Outcome:
    """Send a payload as JSON; bytes are already JSON."""
    body = payload if isinstance(payload, bytes) else msgspec.json.encode(payload)
    headers = {"Content-Type": "application/json", SIGNATURE: signature(secret, body)}
    return await post(
        client, address, body, headers, timeout=timeout, allow_http=allow_http, allow_private=allow_private
    )
