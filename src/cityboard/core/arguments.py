"""What the arguments of effects, reasons and points are, where several packages have the same ones."""

from typing import TypedDict


class Nothing(TypedDict):
    """No arguments."""


class OfValue(TypedDict):
    """What was written."""

    value: str


class OfSeat(TypedDict):
    """The seat that something is about."""

    seat: int
