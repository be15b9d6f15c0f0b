"""The options of Metro and which of them combine (M18)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

from cityboard.core.reason import OptionError, Reason
from cityboard.games.metro import catalogue

MODULES = tuple(catalogue.MODULES)
CITIES = tuple(catalogue.CITIES)
SIDES = ("A", "B", "mixed")
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Options:
    """A checked choice of options; build it with `choose`."""

    players: int
    modules: tuple[str, ...] = ()
    city: str | None = None
    free_orientation: bool = False
    hand: int = 1
    harder_solo: bool = False
    stockholm_variant: bool = False
    berlin_sides: str = "A"
    frame: str | tuple[int, ...] = RANDOM
    start: str | int = RANDOM

    def to_json(self) -> dict[str, Any]:
        """Return the options as they stand in a record."""
        plain = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}


def choose(players: int | None = None, modules: Iterable[str] = (), **others: Any) -> Options:
    """Check a choice of options against M18 and return it in its one written form."""
    if not isinstance(modules, list | tuple | set | frozenset):
        _refuse("option-value", "M18", option="modules", value=modules, allowed=list(MODULES))
    named = tuple(modules)
    players = players if players is not None else 1 if "solo" in named else 2
    for module in named:
        _one_of("modules", module, MODULES, "M18")
    for name in others:
        _one_of("option", name, [field.name for field in fields(Options)], "M18")
    others = {name: value for name, value in others.items() if value is not None}
    if isinstance(others.get("frame"), list):
        others["frame"] = tuple(others["frame"])
    options = Options(players, tuple(module for module in MODULES if module in named), **others)
    _check_values(options)
    _check_combination(options)
    return options


def _refuse(code: str, rule: str, **arguments: Any) -> None:
    raise OptionError(Reason(code, rule, arguments))


def _one_of(option: str, value: Any, allowed: Iterable[Any], rule: str) -> None:
    if not any(type(value) is type(item) and value == item for item in allowed):
        _refuse("option-value", rule, option=option, value=value, allowed=list(allowed))


def _check_values(options: Options) -> None:
    """Refuse values that no game could have."""
    solo = "solo" in options.modules
    if options.city is not None:
        if "," in str(options.city) or type(options.city) is not str:
            _refuse("one-city", "M11.1", cities=options.city)
        _one_of("city", options.city, CITIES, "M18")
    if type(options.players) is int and options.players == 1 and not solo:
        _refuse("one-without-solo", "M10.1")
    _one_of("players", options.players, (1,) if solo else (2, 3, 4, 5, 6), "M10.1" if solo else "M18")
    _one_of("hand", options.hand, (1, 2, 3), "M6.2")
    _one_of("free_orientation", options.free_orientation, (False, True), "M6.1")
    _one_of("harder_solo", options.harder_solo, (False, True), "M10.6")
    _one_of("stockholm_variant", options.stockholm_variant, (False, True), "M13.4")
    _one_of("berlin_sides", options.berlin_sides, SIDES, "M17.1")
    if options.frame != RANDOM and not _is_order(options.frame, options.players):
        _refuse("frame-order", "M1.6", value=options.frame, players=options.players)
    _one_of("start", options.start, (RANDOM, *range(options.players)), "M2.1")


def _is_order(frame: Any, players: int) -> bool:
    """Tell whether a frame names every frame colour once."""
    if not isinstance(frame, tuple) or any(type(number) is not int for number in frame):
        return False
    return sorted(frame) == list(range(1, players + 1))


def _check_combination(options: Options) -> None:
    """Refuse what M18 does not list, with the rule that says so."""
    solo = "solo" in options.modules
    if "central-stations" in options.modules and "central-rails" in options.modules:
        _refuse("stations-with-rails", "M9.4")
    if solo and options.city is not None:
        _refuse("city-with-solo", "M11.4", city=options.city)
    if solo and len(options.modules) > 1:
        _refuse("modules-with-solo", "M18", modules=list(options.modules))
    if solo and options.hand != 1:
        _refuse("hand-with-solo", "M18", hand=options.hand)
    if options.harder_solo and not solo:
        _refuse("harder-without-solo", "M10.6")
    if options.stockholm_variant and options.city != "stockholm":
        _refuse("variant-without-stockholm", "M13.4")
    if options.berlin_sides != "A" and options.city != "berlin":
        _refuse("sides-without-berlin", "M17.1")
    if options.frame != RANDOM and ("companies" in options.modules or solo):
        _refuse("frame-with-companies", "M1.7")


def combinations() -> list[Mapping[str, Any]]:
    """List every option set that M18 allows, at every number of players."""
    cities: list[dict[str, Any]] = [{}, *({"city": city} for city in CITIES)]
    cities += [{"city": "stockholm", "stockholm_variant": True}]
    cities += [{"city": "berlin", "berlin_sides": sides} for sides in SIDES[1:]]
    modules = [(*first, *second) for first in ((), ("companies",)) for second in ((), (MODULES[1],), (MODULES[2],))]
    found: list[Mapping[str, Any]] = [
        {"players": players, "modules": list(chosen), "free_orientation": free, "hand": hand, **city}
        for players, chosen, city, free, hand in product(range(2, 7), modules, cities, (False, True), (1, 2, 3))
    ]
    found += [
        {"players": 1, "modules": ["solo"], "free_orientation": free, "harder_solo": harder}
        for free, harder in product((False, True), repeat=2)
    ]
    return found
