"""The expansions and cities by name: the one place that lists them."""

from collections.abc import Sequence

from cityboard.core.edition import Edition
from cityboard.games.metro.cities.berlin import Berlin
from cityboard.games.metro.cities.london import London
from cityboard.games.metro.cities.new_york import NewYork
from cityboard.games.metro.cities.paris import Paris
from cityboard.games.metro.cities.st_petersburg import StPetersburg
from cityboard.games.metro.cities.stockholm import Stockholm
from cityboard.games.metro.edition import read_box
from cityboard.games.metro.module import Module
from cityboard.games.metro.modules.central_rails import CentralRails
from cityboard.games.metro.modules.central_stations import CentralStations
from cityboard.games.metro.modules.companies import Companies
from cityboard.games.metro.modules.solo import Solo

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


def module_classes(modules: Sequence[str], city: str | None) -> list[type[Module]]:
    """List the classes of some modules and a city in the order the base game calls them."""
    return [MODULES[name] for name in modules] + ([CITIES[city]] if city else [])


def check_edition(edition: Edition) -> None:
    """Read every value of an edition, also those of modules not in play, and refuse what nobody reads."""
    read_box(edition)
    for module in (*MODULES.values(), *CITIES.values()):
        module.read(edition)
    edition.refuse_unread()
