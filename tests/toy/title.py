"""How Beans presents itself to the registry."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cityboard.core.edition import Edition
from tests.toy.game import Beans, choose, read_box

EDITIONS = Path(__file__).parent / "editions"


def build(edition: Edition, options: Mapping[str, Any]) -> Beans:
    """Return the game with some options."""
    return Beans(edition, choose(options))


def check_edition(edition: Edition) -> None:
    """Read every value of an edition and refuse what nobody reads."""
    read_box(edition)
    edition.refuse_unread()


def combinations() -> list[Mapping[str, Any]]:
    """List the option sets."""
    return [{"lucky": False}, {"lucky": True}]
