"""WebSocket frames that are encoded once for many sockets and bypass the framework."""

import struct
from collections.abc import Mapping
from typing import Any, Protocol, cast

EXTENSION = "cityboard.frames"
_FINAL_TEXT = 0x81
_SHORT, _MEDIUM = 126, 65_536  # from these lengths on, the length takes two more bytes, or eight


class FrameWriter(Protocol):
    """Writes frames to one open WebSocket; does nothing before the handshake and after the close."""

    def write(self, frame: bytes) -> None:
        """Send one complete server frame after everything sent so far, without waiting."""

    @property
    def is_full(self) -> bool:
        """Return whether the client should first read what it was sent."""

    async def drain(self) -> None:
        """Wait until the client has read enough to get more, or is gone."""


def frame_writer(scope: Mapping[str, Any]) -> FrameWriter | None:
    """Return the frame writer of an ASGI scope's WebSocket; None if the server does not offer it."""
    return cast("FrameWriter | None", (scope.get("extensions") or {}).get(EXTENSION))


class TextMessage:
    """A text on its way to any number of sockets; its frame is encoded once for all of them."""

    __slots__ = ("_frame", "payload")

    def __init__(self, payload: bytes) -> None:
        """Take the text."""
        self.payload = payload
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        """Return the frame, made on first use."""
        if self._frame is None:
            self._frame = text_frame(self.payload)
        return self._frame


def text_frame(payload: bytes) -> bytes:
    """Encode text as one final server frame, which carries no mask."""
    length = len(payload)
    if length < _SHORT:
        return struct.pack("!BB", _FINAL_TEXT, length) + payload
    if length < _MEDIUM:
        return struct.pack("!BBH", _FINAL_TEXT, 126, length) + payload
    return struct.pack("!BBQ", _FINAL_TEXT, 127, length) + payload
