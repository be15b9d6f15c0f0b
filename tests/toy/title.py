"""What Beans is to everything else."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cityboard.core.edition import Edition
from cityboard.titles.option import Option
from cityboard.titles.title import Rules, Title
from cityboard.vocabulary import Vocabulary
from tests.toy.game import Beans, choose, read_box


def build(edition: Edition, options: Mapping[str, Any]) -> Beans:
    """Return the game with some options."""
    return Beans(edition, choose(**options))


def check_edition(edition: Edition) -> None:
    """Read every value of an edition and refuse what nobody reads."""
    read_box(edition)
    edition.refuse_unread()


def combinations() -> list[Mapping[str, Any]]:
    """List the option sets."""
    return [{"lucky": False}, {"lucky": True}]


FOLDER = Path(__file__).parent
RULES = Rules(build, check_edition, combinations, FOLDER / "editions")
TITLE = Title(
    "beans",
    {"1": RULES},
    players=(2,),
    players_rule="B1",
    options=(Option("lucky", (False, True), rules=("B3",)),),
    vocabulary=Vocabulary(locales=FOLDER / "locales"),
)
