"""Bytes that no client sends: frames and requests that break every rule of their protocols, alike in every run."""

import json
import struct
from collections.abc import Callable
from random import Random

from tests.server.hostile import Attacker

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
MASK = b"\x11\x22\x33\x44"
BAD_CODES = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)
PATHS = (
    *(
        "/",
        "/health",
        "/metrics",
        "/api/tables",
        "/api/me",
        "/api/me/tables",
        "/api/people",
        "/api/login",
        "/api/titles",
    ),
    *("/api/tables/x", "/api/tables/x/socket", "/api/tables/x/messages", "/schema/openapi.json", "/%", "/%00", "/%ff"),
    *(
        "/../../etc/passwd",
        "/assets/../../x",
        "//",
        "/api//me",
        "/api/tables/%2e%2e/x",
        "*",
        "http://x/",
        "/" + "a" * 9000,
    ),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "G\x00T", "", "BREW")
VERSIONS = ("HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1.1", "http/1.1", "", "ICY")
HEADERS = (
    *("Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 5\r\nContent-Length: 6"),
    *("Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked, chunked"),
    *("Host: a\r\nHost: b", "Host:", "Host: \xff", ": empty", "no colon", " folded: x", "X\x00: y", "X: \x00", "X : y"),
    *("Expect: 100-continue", "Upgrade: websocket\r\nConnection: upgrade", "Upgrade: h2c\r\nConnection: Upgrade"),
    *("Connection: close", "Range: bytes=0-0,-1,5-2", "If-None-Match: *", "Accept-Encoding: " + "x," * 2000),
    *("Authorization: Bearer", "Authorization: Bearer \xff.\xff", "Cookie: cityboard=;;;=", "Cookie: " + "a=b;" * 900),
    *(
        "Content-Type: application/json",
        "Content-Type: multipart/form-data",
        "Content-Type: ;;;",
        "Content-Encoding: gzip",
    ),
    *("Origin: null", "Origin: http://evil.example", "X-Forwarded-For: ::::", "Accept-Language: " + "de-" * 500),
    *("Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99", "Sec-WebSocket-Extensions: permessage-deflate; x=\x01"),
)

BODIES = ("", "", "{}", "[" * 2000, "5\r\nhello\r\nZ\r\n", "0\r\n\r\n", "\x00" * 50, '{"nickname":"\\ud800"}')


def frame(opcode: int, payload: bytes, *, first: int = 0x80, masked: bool = True, claimed: int | None = None) -> bytes:
    """Write a frame; `first` holds the bits beside the opcode, `claimed` is the length that it says it has."""
    length = len(payload) if claimed is None else claimed
    bit = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first | opcode, bit | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first | opcode, bit | 126, length)
    else:
        head = struct.pack("!BBQ", first | opcode, bit | 127, length)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


Make = Callable[[Random], bytes]
_attacker = Attacker(Random(7), None)


def _message(dice: Random) -> bytes:
    return json.dumps(_attacker.sound()).encode()


def _fragments(dice: Random) -> bytes:
    """Write a message in pieces of a byte or none, with pings between."""
    text = _message(dice)[:40]
    pieces = [frame(TEXT, b"", first=0)]
    for byte in text:
        pieces += [frame(CONTINUATION, bytes([byte]), first=0), frame(PING, b"?")][: dice.choice((1, 1, 2))]
    return b"".join([*pieces, frame(CONTINUATION, b"")])


FRAMES: tuple[Make, ...] = (
    lambda dice: frame(TEXT, _message(dice), first=0x80 | dice.choice((0x10, 0x20, 0x40, 0x70))),
    lambda dice: frame(dice.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x" * dice.randrange(20)),
    lambda dice: frame(TEXT, _message(dice), masked=False),
    lambda dice: frame(dice.choice((PING, PONG, CLOSE)), b"x" * dice.choice((126, 200, 70_000))),
    lambda dice: frame(dice.choice((PING, PONG, CLOSE)), b"", first=0),
    lambda dice: frame(CONTINUATION, _message(dice), first=dice.choice((0, 0x80))),
    lambda dice: frame(TEXT, b"{", first=0) + frame(TEXT, b"}"),
    lambda dice: struct.pack("!BBH", 0x81, 0x80 | 126, 2) + MASK + b"{}",  # longer than the length needs to be
    lambda dice: struct.pack("!BBQ", 0x81, 0x80 | 127, 2) + MASK + b"{}",
    lambda dice: frame(TEXT, b"x" * 100, claimed=dice.choice((1 << 63, (1 << 63) - 1, 1 << 40, 1 << 20, 101))),
    lambda dice: frame(TEXT, b"x" * dice.choice((16_385, 40_000))),
    lambda dice: frame(TEXT, dice.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"{\xf4\x90\x80\x80}", b"\xe2\x82"))),
    lambda dice: frame(CLOSE, struct.pack("!H", dice.choice(BAD_CODES))),
    lambda dice: frame(CLOSE, dice.choice((b"\x03", b"\x03\xe8\xff\xff", b"\x03\xe8" + b"x" * 123))),
    lambda dice: frame(BINARY, dice.randbytes(dice.randrange(300))),
    lambda dice: frame(TEXT, _message(dice))[: dice.randrange(1, 12)],
    lambda dice: dice.randbytes(dice.choice((1, 2, 10, 100))),
    lambda dice: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    lambda dice: frame(PING, b"") * 3 + frame(PONG, b"not asked") * 3,
    lambda dice: frame(TEXT, b"") + frame(TEXT, b"", first=0) + frame(CONTINUATION, b"", first=0) * 5,
    _fragments,
    lambda dice: frame(TEXT, _message(dice)),
)


def request(dice: Random) -> bytes:
    """Write a request in which much is wrong, and perhaps a second one right behind it."""
    if dice.random() < 0.1:
        return dice.randbytes(dice.choice((1, 20, 500)))
    end = dice.choice(("\r\n", "\r\n", "\r\n", "\n", "\r"))
    lines = [f"{_pick(dice, METHODS)} {_pick(dice, PATHS)} {_pick(dice, VERSIONS)}"]
    if dice.random() < 0.8:
        lines.append("Host: 127.0.0.1")
    lines += dice.choices(HEADERS, k=dice.choice((0, 1, 1, 2, 3, 5)))
    body = dice.choice(
        ("", "", "{}", "[" * 2000, "5\r\nhello\r\nZ\r\n", "0\r\n\r\n", "\x00" * 50, '{"nickname":"\\ud800"}')
    )
    if body and dice.random() < 0.6:
        lines.append(f"Content-Length: {len(body)}")
        lines.append("Content-Type: application/json")
    whole = (end.join(lines) + end * 2 + body).encode("latin-1")
    if dice.random() < 0.2:
        whole = whole[: dice.randrange(len(whole))]
    return whole * dice.choice((1, 1, 1, 2))


def _pick(dice: Random, among: tuple[str, ...]) -> str:
    """Take the first one in every other case: what is wrong everywhere is refused at the first word."""
    return among[0] if dice.random() < 0.5 else dice.choice(among)
