"""What goes over the wire about the service itself."""

from cityboard.protocol.wire import Wire


class Health(Wire, frozen=True):
    """All is well: the database answers."""

    status: str
    version: str
