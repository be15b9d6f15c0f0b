"""The options of Metro and which of them combine (M18)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypedDict

from cityboard.core import options as core
from cityboard.core.arguments import Nothing
from cityboard.core.options import RANDOM as RANDOM
from cityboard.core.options import one_of, refuse, several_of
from cityboard.core.reason import ReasonCode
from cityboard.titles.metro.rules import catalogue
from cityboard.titles.metro.rules.edition import PLAYERS

MODULES = tuple(catalogue.MODULES)
CITIES = tuple(catalogue.CITIES)
HANDS = (1, 2, 3)
SOLO_PLAYERS = 1


class OfCities(TypedDict):
    """What was chosen instead of one city."""

    cities: Any


class OfCity(TypedDict):
    """A city."""

    city: str


class OfModules(TypedDict):
    """Some modules."""

    modules: list[str]


class OfHand(TypedDict):
    """A size of hands."""

    hand: int


class OfFrameOrder(TypedDict):
    """The frame colours in the order of the seats, and the number of players."""

    value: Any
    players: int


ONE_CITY = ReasonCode("one-city", OfCities)
ONE_WITHOUT_SOLO = ReasonCode("one-without-solo", Nothing)
FRAME_ORDER = ReasonCode("frame-order", OfFrameOrder)
FRAME_WITH_COMPANIES = ReasonCode("frame-with-companies", Nothing)
STATIONS_WITH_RAILS = ReasonCode("stations-with-rails", Nothing)
CITY_WITH_SOLO = ReasonCode("city-with-solo", OfCity)
MODULES_WITH_SOLO = ReasonCode("modules-with-solo", OfModules)
HAND_WITH_SOLO = ReasonCode("hand-with-solo", OfHand)


@dataclass(frozen=True)
class Options(core.Options):
    """A checked choice of options; build it with `choose`."""

    players: int
    modules: tuple[str, ...] = ()
    city: str | None = None
    free_orientation: bool = False
    hand: int = HANDS[0]
    of_modules: Mapping[str, bool | str] = field(default_factory=dict, hash=False)  # the options they declare
    frame: str | tuple[int, ...] = RANDOM
    start: str | int = RANDOM

    @classmethod
    def names(cls) -> list[str]:
        """List the names of the options; records have those of modules and cities in the middle."""
        names = super().names()
        place = names.index("of_modules")
        return [*names[:place], *catalogue.MODULE_OPTIONS, *names[place + 1 :]]

    def value(self, name: str) -> Any:
        """Return what was chosen for an option."""
        return self.of_modules[name] if name in self.of_modules else super().value(name)

    def to_json(self) -> dict[str, Any]:
        """Return the options as a record stores them; a later one only if it is chosen."""
        unnamed = {
            name
            for name, (_, option) in catalogue.MODULE_OPTIONS.items()
            if option.is_later and self.value(name) == option.values[0]
        }
        return {name: value for name, value in super().to_json().items() if name not in unnamed}

    @property
    def module_names(self) -> tuple[str, ...]:
        """Name the modules and the city in the order the base game calls them."""
        return (*self.modules, *([self.city] if self.city else []))


def choose(players: int | None = None, modules: Iterable[str] = (), **others: Any) -> Options:
    """Check a choice of options against M18 and return it in its one written form."""
    named = several_of("modules", modules, MODULES, "M18")
    players = players if players is not None else SOLO_PLAYERS if "solo" in named else PLAYERS[0]
    for name in others:
        one_of("option", name, Options.names(), "M18")
    others = {name: value for name, value in others.items() if value is not None}
    if isinstance(others.get("frame"), list):
        others["frame"] = tuple(others["frame"])
    of_modules = {name: others.pop(name, option.values[0]) for name, (_, option) in catalogue.MODULE_OPTIONS.items()}
    chosen = tuple(module for module in MODULES if module in named)
    options = Options(players, chosen, of_modules=of_modules, **others)
    _check_values(options)
    _check_combination(options)
    return options


def _check_values(options: Options) -> None:
    """Refuse values that no game could have."""
    solo = "solo" in options.modules
    if options.city is not None:
        if "," in str(options.city) or type(options.city) is not str:
            refuse(ONE_CITY, "M11.1", cities=options.city)
        one_of("city", options.city, CITIES, "M18")
    if type(options.players) is int and options.players == SOLO_PLAYERS and not solo:
        refuse(ONE_WITHOUT_SOLO, "M10.1")
    one_of("players", options.players, (SOLO_PLAYERS,) if solo else PLAYERS, "M10.1" if solo else "M18")
    one_of("hand", options.hand, HANDS, "M6.2")
    one_of("free_orientation", options.free_orientation, (False, True), "M6.1")
    for name, (_, option) in catalogue.MODULE_OPTIONS.items():
        one_of(name, options.value(name), option.values, option.rule)
    if options.frame != RANDOM and not _is_order(options.frame, options.players):
        refuse(FRAME_ORDER, "M1.6", value=options.frame, players=options.players)
    one_of("start", options.start, (RANDOM, *range(options.players)), "M2.1")


def _is_order(frame: Any, players: int) -> bool:
    """Return whether a frame names every frame colour once."""
    if not isinstance(frame, tuple) or any(type(number) is not int for number in frame):
        return False
    return sorted(frame) == list(range(1, players + 1))


def _check_combination(options: Options) -> None:
    """Refuse what M18 does not list, with the rule that says so."""
    solo = "solo" in options.modules
    if "central-stations" in options.modules and "central-rails" in options.modules:
        refuse(STATIONS_WITH_RAILS, "M9.4")
    if solo and options.city is not None:
        refuse(CITY_WITH_SOLO, "M11.4", city=options.city)
    if solo and len(options.modules) > 1:
        refuse(MODULES_WITH_SOLO, "M18", modules=list(options.modules))
    if solo and options.hand != HANDS[0]:
        refuse(HAND_WITH_SOLO, "M18", hand=options.hand)
    for name, (module, option) in catalogue.MODULE_OPTIONS.items():
        if options.value(name) != option.values[0] and module not in options.module_names:
            refuse(option.refusal, option.rule)
    if options.frame != RANDOM and ("companies" in options.modules or solo):
        refuse(FRAME_WITH_COMPANIES, "M1.7")


def combinations() -> list[Mapping[str, Any]]:
    """List every option set that M18 allows, at every number of players."""
    cities: list[dict[str, Any]] = [{}, *({"city": city} for city in CITIES)]
    cities += [
        {"city": module, name: value}
        for name, (module, option) in catalogue.MODULE_OPTIONS.items()
        for value in option.values[1:]
        if module in CITIES
    ]
    centres = ((), ("central-stations",), ("central-rails",))
    modules = [(*first, *centre) for first in ((), ("companies",)) for centre in centres]
    sets: list[Mapping[str, Any]] = [
        {"players": players, "modules": list(chosen), "free_orientation": free, "hand": hand, **city}
        for players, chosen, city, free, hand in product(PLAYERS, modules, cities, (False, True), HANDS)
    ]
    sets += [
        {"players": SOLO_PLAYERS, "modules": ["solo"], "free_orientation": free, option.name: value}
        for free in (False, True)
        for option in catalogue.MODULES["solo"].options
        for value in option.values
    ]
    return sets
