"""The options of Helsinki and which of them combine (H2.4, H2.6, H2.7, H8.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

from cityboard.core.reason import OptionError, Reason
from cityboard.games.helsinki import catalogue
from cityboard.games.helsinki.edition import ACTIONS, COVERED

MODULES = tuple(catalogue.MODULES)
COVERS = ("none", "bottom", "random")
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Options:
    """A checked choice of options; build it with `choose`."""

    players: int = 2
    modules: tuple[str, ...] = ()
    cover: str | tuple[str, ...] = "none"
    start: str | int = RANDOM

    def to_json(self) -> dict[str, Any]:
        """Return the options as they stand in a record."""
        plain = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}


def choose(**options: Any) -> Options:
    """Check a choice of options and return it in its one written form."""
    given = {name: value for name, value in options.items() if value is not None}
    for name in given:
        _one_of("option", name, [field.name for field in fields(Options)], "H8.4")
    modules = given.get("modules", ())
    if not isinstance(modules, list | tuple | set | frozenset):
        _refuse("option-value", "H8.4", option="modules", value=modules, allowed=list(MODULES))
    for module in modules:
        _one_of("modules", module, MODULES, "H8.4")
    cover = given.get("cover", "none")
    if isinstance(cover, list | tuple | set | frozenset):
        cover = _picked(cover)
    else:
        _one_of("cover", cover, COVERS, "H2.7")
    chosen = Options(given.get("players", 2), tuple(dict.fromkeys(modules)), cover, given.get("start", RANDOM))
    _one_of("players", chosen.players, (2, 3, 4), "H2.1")
    _one_of("start", chosen.start, (RANDOM, *range(chosen.players)), "H2.4")
    return chosen


def _picked(cover: Iterable[Any]) -> tuple[str, ...]:
    """Accept five different actions picked by the host (H2.7)."""
    picked = list(cover)
    for action in picked:
        _one_of("cover", action, ACTIONS, "H2.7")
    if len(picked) != COVERED or len(set(picked)) != COVERED:
        _refuse("cover-five", "H2.7", value=picked, number=COVERED)
    return tuple(sorted(picked, key=ACTIONS.index))


def _refuse(code: str, rule: str, **arguments: Any) -> None:
    raise OptionError(Reason(code, rule, arguments))


def _one_of(option: str, value: Any, allowed: Iterable[Any], rule: str) -> None:
    if not any(type(value) is type(item) and value == item for item in allowed):
        _refuse("option-value", rule, option=option, value=value, allowed=list(allowed))


def combinations() -> list[Mapping[str, Any]]:
    """List the option sets at every number of players; five picked actions stand for all picks."""
    covers: list[Any] = [*COVERS, ["A1", "A4", "A8", "A12", "A15"], ["A2", "A3", "A6", "A9", "A10"]]
    return [
        {"players": players, "modules": modules, "cover": cover}
        for players, modules, cover in product((2, 3, 4), ([], ["dry-roads"]), covers)
    ]
