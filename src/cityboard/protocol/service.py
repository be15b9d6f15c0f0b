"""What goes over the wire about the service itself."""

from msgspec import field

from cityboard.core.reason import Reason
from cityboard.protocol.wire import Wire


class Health(Wire, frozen=True):
    """The server's health: `well` or `unwell`, every part `well` or a code, and why nobody can play, if so."""

    status: str
    version: str
    parts: dict[str, str] = field(default_factory=dict)
    reason: Reason | None = None
