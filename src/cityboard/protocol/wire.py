"""What every type on the wire is."""

from msgspec import Struct


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a message; a field that is not declared is refused."""
