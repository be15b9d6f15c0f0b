"""The options of Helsinki and which of them combine (H2.4, H2.6, H2.7, H8.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, TypedDict

from cityboard.core import options as core
from cityboard.core.options import RANDOM as RANDOM
from cityboard.core.options import one_of, refuse, several_of
from cityboard.core.reason import ReasonCode
from cityboard.titles.helsinki.rules import catalogue
from cityboard.titles.helsinki.rules.edition import ACTIONS, COVERED

PLAYERS = (2, 3, 4)
MODULES = tuple(catalogue.MODULES)
COVERS = ("none", "bottom", "random")


class OfCovered(TypedDict):
    """The actions that were picked, and how many there should be."""

    value: list[str]
    number: int


COVER_FIVE = ReasonCode("cover-five", OfCovered)


@dataclass(frozen=True, slots=True)
class Options(core.Options):
    """A checked choice of options; build it with `choose`."""

    players: int = PLAYERS[0]
    modules: tuple[str, ...] = ()
    cover: str | tuple[str, ...] = COVERS[0]
    start: str | int = RANDOM


def choose(**options: Any) -> Options:
    """Check a choice of options and return it in its one written form."""
    given = {name: value for name, value in options.items() if value is not None}
    for name in given:
        one_of("option", name, Options.names(), "H8.4")
    asked = Options(**given)
    modules = several_of("modules", asked.modules, MODULES, "H8.4")
    cover: Any = asked.cover
    if isinstance(cover, list | tuple | set | frozenset):
        cover = _picked(cover)
    else:
        one_of("cover", cover, COVERS, "H2.7")
    one_of("players", asked.players, PLAYERS, "H2.1")
    one_of("start", asked.start, (RANDOM, *range(asked.players)), "H2.4")
    return replace(asked, modules=tuple(dict.fromkeys(modules)), cover=cover)


def _picked(cover: Iterable[Any]) -> tuple[str, ...]:
    """Accept five different actions picked by the host (H2.7)."""
    picked = list(several_of("cover", cover, ACTIONS, "H2.7"))
    if len(picked) != COVERED or len(set(picked)) != COVERED:
        refuse(COVER_FIVE, "H2.7", value=picked, number=COVERED)
    return tuple(sorted(picked, key=ACTIONS.index))


def combinations() -> list[Mapping[str, Any]]:
    """List the option sets at every number of players; five picked actions stand for all picks."""
    covers: list[Any] = [*COVERS, ["A1", "A4", "A8", "A12", "A15"], ["A2", "A3", "A6", "A9", "A10"]]
    return [
        {"players": players, "modules": modules, "cover": cover}
        for players, modules, cover in product(PLAYERS, ([], *([module] for module in MODULES)), covers)
    ]
