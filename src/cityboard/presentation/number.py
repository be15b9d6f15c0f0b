"""Numbers as people type them."""

DIGITS = 9  # more digits than any number here needs


def read_number(text: str) -> int | None:
    """Read a whole number; return None for anything else, or for too many digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
