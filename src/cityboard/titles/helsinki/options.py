"""The options of Helsinki as people choose them."""

from cityboard.titles.helsinki.rules import catalogue
from cityboard.titles.helsinki.rules.edition import ACTIONS, COVERED
from cityboard.titles.helsinki.rules.options import COVER_FIVE, COVERS, MODULES, PLAYERS
from cityboard.titles.option import Option, Selection, start_option


def read_cover(text: str) -> str | list[str]:
    """Read a way to cover actions, or the actions that are covered."""
    return text.upper().split(",") if "," in text else text


OPTIONS = (
    Option(
        "modules",
        MODULES,
        several=True,
        value_rules={name: module.chapter for name, module in catalogue.MODULES.items()},
        rules=("H8",),
    ),
    Option(
        "cover",
        COVERS,
        pick=Selection(ACTIONS, COVERED),
        refusals=(COVER_FIVE.code,),
        rules=("H2.6", "H2.7"),
        metavar="none|bottom|random|A1,A5,..",
        read=read_cover,
    ),
    start_option(PLAYERS, "H2.4"),
)
SHORTCUTS = (Option("dry_roads", (False, True), rules=("H8",), message="module-dry-roads", module="dry-roads"),)
