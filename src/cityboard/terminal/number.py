"""Numbers as people type them."""

DIGITS = 9  # more than any number here needs, and few enough to be read at once


def read_number(text: str) -> int | None:
    """Read a whole number; anything else is none, also one with too many digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
