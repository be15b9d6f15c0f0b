"""The base of every type on the wire."""

from msgspec import Struct


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message; fields that are not declared are refused."""
