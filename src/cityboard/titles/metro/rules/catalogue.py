"""The expansions and cities by name: the one place that lists them."""

from collections.abc import Sequence

from cityboard.core.edition import Edition
from cityboard.core.moves import MoveClasses
from cityboard.titles.metro.rules.cities.berlin import Berlin
from cityboard.titles.metro.rules.cities.london import London
from cityboard.titles.metro.rules.cities.new_york import NewYork
from cityboard.titles.metro.rules.cities.paris import Paris
from cityboard.titles.metro.rules.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.rules.cities.stockholm import Stockholm
from cityboard.titles.metro.rules.edition import read_box
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.modules.central_rails import CentralRails
from cityboard.titles.metro.rules.modules.central_stations import CentralStations
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.modules.solo import Solo
from cityboard.titles.metro.rules.moves import BASE_MOVES

MODULES: dict[str, type[Module]] = {
    "companies": Companies,
    "central-stations": CentralStations,
    "central-rails": CentralRails,
    "solo": Solo,
}
CITIES: dict[str, type[Module]] = {
    "paris": Paris,
    "stockholm": Stockholm,
    "london": London,
    "new-york": NewYork,
    "st-petersburg": StPetersburg,
    "berlin": Berlin,
}
# The options of modules and cities, by name, with the name of the one that has it.
MODULE_OPTIONS = {
    option.name: (name, option) for name, part in {**MODULES, **CITIES}.items() for option in part.options
}

# Every class of moves, each once although cities share some.
MOVES = MoveClasses(
    *dict.fromkeys(
        (*BASE_MOVES, *(move for part in (*MODULES.values(), *CITIES.values()) for move in part.move_classes))
    )
)


def module_classes(modules: Sequence[str], city: str | None) -> list[type[Module]]:
    """List the classes of some modules and a city in the order the base game calls them."""
    return [MODULES[name] for name in modules] + ([CITIES[city]] if city else [])


def check_edition(edition: Edition) -> None:
    """Read every value of an edition, including those of modules not in play, and refuse values that nothing reads."""
    read_box(edition)
    for module in (*MODULES.values(), *CITIES.values()):
        module.read(edition)
    edition.refuse_unread()
