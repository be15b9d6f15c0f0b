"""The addresses of the page, which stand in one file for the server, the page and its service worker."""

import json
import re
from pathlib import Path

_FILE = Path(__file__).with_name("addresses.json")
_NAME = re.compile(r"\{(\w+):\w+\}")
ADDRESSES: dict[str, str] = json.loads(_FILE.read_text("utf-8"))


def address_of(place: str, **names: str) -> str:
    """Return the address of a place, such as the table with a certain id."""
    return _NAME.sub(lambda name: names[name[1]], ADDRESSES[place])
