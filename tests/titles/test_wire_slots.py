"""Every slot of a state is classified by who sees it. A slot that nobody has thought of is not shown, and fails here.

It is tried out: a slot changed in a view must change what is shown to those it is meant for, and to nobody else.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cityboard.core.game import NOBODY, Game
from cityboard.core.state import State
from cityboard.tables import serializer
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.rules.state import State as HelsinkiState
from cityboard.titles.helsinki.wire import board as helsinki
from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from cityboard.titles.metro.rules.cities.berlin import Berlin
from cityboard.titles.metro.rules.cities.london import London
from cityboard.titles.metro.rules.cities.new_york import NewYork
from cityboard.titles.metro.rules.cities.paris import Paris
from cityboard.titles.metro.rules.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.rules.cities.stockholm import Stockholm
from cityboard.titles.metro.rules.module import Module as MetroBase
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.modules.solo import Solo
from cityboard.titles.metro.rules.state import State as MetroState
from tests.titles.moments import encode, load, moments

# Who sees a slot: everyone, its owner, both (usually everyone its size and its owner the rest), or nobody.
EVERYBODY, OWNER = frozenset({"everybody"}), frozenset({"owner"})
BOTH, NOBODY_AT_ALL = EVERYBODY | OWNER, frozenset[str]()
Shown = frozenset[str]

METRO: dict[str, Shown] = {
    "turn": BOTH,  # the end of the game reveals everything
    "mover": BOTH,  # the drawn tile is the mover's
    "step": EVERYBODY,
    "argument": EVERYBODY,
    "agenda": NOBODY_AT_ALL,
    "board": EVERYBODY,
    "empty": NOBODY_AT_ALL,
    "open": NOBODY_AT_ALL,
    "waiting": NOBODY_AT_ALL,
    "owners": EVERYBODY,
    "ends": EVERYBODY,
    "lengths": EVERYBODY,
    "points": EVERYBODY,
    "hands": BOTH,
    "drawn": BOTH,
    "tower": BOTH,
    "left": EVERYBODY,
}
HELSINKI: dict[str, Shown] = {
    "turn": EVERYBODY,
    "mover": EVERYBODY,
    "step": EVERYBODY,
    "argument": NOBODY_AT_ALL,
    "agenda": EVERYBODY,  # whether the pawns are on the square
    "acted": EVERYBODY,
    "built": EVERYBODY,
    "card": EVERYBODY,
    "coats": EVERYBODY,
    "colours": EVERYBODY,
    "covered": EVERYBODY,
    "declared": EVERYBODY,
    "discards": EVERYBODY,
    "display": EVERYBODY,
    "fresh": EVERYBODY,
    "hand_sizes": EVERYBODY,
    "hands": OWNER,
    "last_round": EVERYBODY,
    "limit_off": EVERYBODY,
    "meadows": EVERYBODY,
    "must_build": EVERYBODY,
    "paid": EVERYBODY,
    "pawns": EVERYBODY,
    "pile": BOTH,
    "pile_size": EVERYBODY,
    "reach": EVERYBODY,
    "roofed": EVERYBODY,
    "round": EVERYBODY,
    "start": EVERYBODY,
    "superstructures": EVERYBODY,
    "supply": EVERYBODY,
    "track": EVERYBODY,
    "used": EVERYBODY,
}
# The modules' lists by part: how long each part is, and who sees it.
Part = tuple[str, int, Shown]
PLAYERS = 3


def share_pile(percent: int) -> list[Part]:
    """List the parts of one pile of shares."""
    parts: list[tuple[str, int, Shown]] = [
        ("before the seats", PLAYERS, BOTH),
        ("beside", 1, EVERYBODY),
        ("under", 8, NOBODY_AT_ALL),
        ("who knows", PLAYERS + 1 + 8, NOBODY_AT_ALL),
        ("revealed", 1, BOTH),
        ("shuffled", 1, NOBODY_AT_ALL),
    ]
    return [(f"{percent} {name}", size, shown) for name, size, shown in parts]


CROWDS: Part = ("crowds", 32, EVERYBODY)
METRO_PARTS: dict[type[Any], tuple[Mapping[str, Any], list[Part]]] = {
    Companies: (
        {"players": PLAYERS, "modules": ["companies", "central-stations"]},
        [
            ("idle turns", 1, EVERYBODY),
            ("squares to lay", 1, NOBODY_AT_ALL),
            *(part for percent in (10, 20, 30, 40) for part in share_pile(percent)),
        ],
    ),
    Solo: (
        {"modules": ["solo"]},
        [
            *((name, 1, EVERYBODY) for name in ("deck", "discards", "card", "revealed", "returned")),
            ("waits", 2, EVERYBODY),
        ],
    ),
    Paris: (
        {"players": PLAYERS, "city": "paris"},
        [CROWDS, ("gone", 1, EVERYBODY), ("cards", 12, EVERYBODY), ("filled spaces", 48, EVERYBODY)],
    ),
    Stockholm: (
        {"players": PLAYERS, "city": "stockholm"},
        [
            CROWDS,
            ("row", 8, EVERYBODY),
            ("standing", 32, EVERYBODY),
            ("tokens", 2 * PLAYERS, BOTH),
            ("tokens out of the game", 8 - 2 * PLAYERS, NOBODY_AT_ALL),
            ("points", PLAYERS, EVERYBODY),
        ],
    ),
    London: (
        {"players": PLAYERS, "city": "london"},
        [
            CROWDS,
            ("gone", 1, EVERYBODY),
            ("row", 8, EVERYBODY),
            ("taxi", 1, EVERYBODY),
            ("at its start", 1, EVERYBODY),
            ("points", PLAYERS, EVERYBODY),
        ],
    ),
    NewYork: (
        {"players": PLAYERS, "city": "new-york"},
        [CROWDS, ("boards", PLAYERS, EVERYBODY), ("crowds on boards", PLAYERS, EVERYBODY)],
    ),
    StPetersburg: (
        {"players": PLAYERS, "city": "st-petersburg"},
        [("standing", 8, EVERYBODY), ("holders", 32, OWNER), ("taken", 8 * PLAYERS, EVERYBODY)],
    ),
    Berlin: (
        {"players": PLAYERS, "city": "berlin"},
        [
            ("spots", 16, EVERYBODY),
            ("sides", 8, EVERYBODY),
            ("on cards", 8, EVERYBODY),
            ("tickets", 8 * PLAYERS, EVERYBODY),
        ],
    ),
}
HELSINKI_PARTS: dict[type[Any], tuple[Mapping[str, Any], list[Part]]] = {
    DryRoads: ({"players": PLAYERS, "modules": ["dry-roads"], "cover": "none"}, [("bonus", PLAYERS, EVERYBODY)]),
}
# Games in which every slot of the base plays its part.
GAMES: dict[str, list[Mapping[str, Any]]] = {
    "metro": [
        {"players": 2, "hand": 2},
        {"players": 2, "city": "paris", "modules": ["companies", "central-stations"]},
        {"modules": ["solo"]},
    ],
    "helsinki": [{"players": 2, "modules": ["dry-roads"], "cover": "none"}],
}


def shown_of(game: Game[Any], view: State, viewer: str) -> bytes | None:
    """Return what a viewer sees of a view; None if it cannot be shown."""
    try:
        return encode(serializer.board(game, view) if viewer == "everybody" else serializer.hand(game, view, 0))
    except (IndexError, KeyError, OverflowError, ValueError, TypeError):
        return None  # changed into something that no state is: so it was looked at


def changes(row: Any) -> Iterator[tuple[int, int]]:
    """Yield other values for every entry of a list."""
    for place, value in enumerate(row):
        for other in (0, 1, 2, value + 1, value - 1, value ^ 1, 8, 254):
            if other != value and 0 <= other < 255:
                yield place, other


def find_out(game: Game[Any], view: State, viewer: str, row: Any) -> set[int]:
    """Return the places of a view's list that affect what a viewer sees."""
    first = shown_of(game, view, viewer)
    assert first is not None
    places: set[int] = set()
    for place, other in changes(row):
        if place not in places:
            row[place], before = other, row[place]
            if shown_of(game, view, viewer) != first:
                places.add(place)
            row[place] = before
    return places


def depends(game: Game[Any], view: State, viewer: str, slot: str) -> bool:
    """Return whether a slot of a view affects what a viewer sees."""
    value, first = getattr(view, slot), shown_of(game, view, viewer)
    if slot == "agenda":
        # A game of a title.
        others: list[Any] = [[*value, entry] for entry in range(len(game.steps))]  # type: ignore[attr-defined]  # of a title
    elif isinstance(value, int):
        # A game of a title.
        others = [NOBODY, 0, 1, value + 1, value - 1] if slot == "turn" else [0, 1, 3, value + 1, value ^ 1]
        others = [*others, *range(len(game.steps))] if slot == "step" else others  # type: ignore[attr-defined]  # of a title
    else:
        return bool(find_out(game, view, viewer, value))
    different = False
    for other in others:
        setattr(view, slot, other)
        different |= shown_of(game, view, viewer) != first
    setattr(view, slot, value)
    return different


def running(title: str, options: Mapping[str, Any]) -> Iterator[tuple[Game[Any], State]]:
    """Yield moments of a game before its end."""
    game = load(title, {"modules": [], "free_orientation": False, **options} if title == "metro" else options)
    for s in moments(game, "slots", 12):
        if s.turn != NOBODY:
            yield game, s


def slots_shown(title: str) -> dict[str, Shown]:
    """Find out who sees which slot."""
    viewers: dict[str, set[str]] = {}
    for options in GAMES[title]:
        for game, s in running(title, options):
            for viewer, view in (("everybody", game.view(s, None)), ("owner", game.view(s, 0))):
                for slot in view.field_names():
                    seen = viewers.setdefault(slot, set())
                    if slot != "own" and viewer not in seen and depends(game, view, viewer, slot):
                        seen.add(viewer)
    del viewers["own"]
    return {slot: frozenset(shown) for slot, shown in viewers.items()}


@pytest.mark.parametrize(("state", "classified"), [(MetroState, METRO), (HelsinkiState, HELSINKI)])
def test_every_slot_is_classified(state: type[State], classified: dict[str, Shown]) -> None:
    assert set(state.field_names()) == {*classified, "own"}


@pytest.mark.parametrize(("title", "classified"), [("metro", METRO), ("helsinki", HELSINKI)])
def test_every_slot_is_shown_to_those_it_is_meant_for(title: str, classified: dict[str, Shown]) -> None:
    assert slots_shown(title) == classified


def test_every_module_with_a_part_of_the_state_is_classified() -> None:
    assert set(METRO_PARTS) == {module for module in (MODULES | CITIES).values() if module.begin is not MetroBase.begin}
    assert set(HELSINKI_PARTS) == set(helsinki.FIELDS)


@pytest.mark.parametrize(
    ("title", "module"),
    [("metro", module) for module in METRO_PARTS] + [("helsinki", module) for module in HELSINKI_PARTS],
)
def test_every_part_of_a_module_is_shown_to_those_it_is_meant_for(title: str, module: type[Any]) -> None:
    options, parts = (METRO_PARTS if title == "metro" else HELSINKI_PARTS)[module]
    viewers: list[set[str]] = []  # a game of a title
    for game, s in running(title, options):  # a game of a title
        number = next(part.number for part in game.modules if isinstance(part, module))  # type: ignore[attr-defined]  # of a title
        viewers = viewers or [set() for _ in s.own[number]]  # type: ignore[attr-defined]  # of a title
        for viewer, view in (("everybody", game.view(s, None)), ("owner", game.view(s, 0))):
            for place in find_out(game, view, viewer, view.own[number]):
                viewers[place].add(viewer)
    assert sum(size for _, size, _ in parts) == len(viewers)
    first = 0
    for name, size, meant in parts:
        shown = frozenset(viewer for place in viewers[first : first + size] for viewer in place)
        assert shown == meant, name
        first += size
