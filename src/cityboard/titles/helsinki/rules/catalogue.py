"""The expansions by name: the one place that lists them."""

from collections.abc import Sequence

from cityboard.core.edition import Edition
from cityboard.titles.helsinki.rules.edition import read_box
from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads

MODULES: dict[str, type[Module]] = {"dry-roads": DryRoads}


def module_classes(modules: Sequence[str]) -> list[type[Module]]:
    """List the classes of some modules in the order the base game calls them."""
    return [MODULES[name] for name in modules]


def check_edition(edition: Edition) -> None:
    """Read every value of an edition, including those of modules not in play, and refuse values that nothing reads."""
    read_box(edition)
    for module in MODULES.values():
        module.read(edition)
    edition.refuse_unread()
