"""What the arguments of effects and reasons are, where codes of several titles have the same ones."""

from typing import TypedDict


class Nothing(TypedDict):
    """No arguments."""


class OfSeat(TypedDict):
    """The seat that something is about."""

    seat: int
