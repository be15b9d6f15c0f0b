"""Short ways to live in a city: visit squares, put tourists where a test wants them, read a city's points."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Effect, Entry, Move
from cityboard.titles.metro.rules.cities.tourists import ONE, TouristCity, count_in
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.positions import play, square

# Retyped from M11.3.
COLOURS = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
INNER = [square(row, column) for row in range(1, 7) for column in range(1, 7) if not {row, column} <= {3, 4}]
CENTRAL = [27, 28, 35, 36]
CITIES = ["paris", "stockholm", "london", "new-york", "st-petersburg", "berlin"]

# Line 7 comes down column 1, turns right at (1,1) and ends at station 10: CORNER without (1,1), then TURN there.
CORNER, TURN = "aaaa01aaaa10", "cccc"


def visit(game: Metro, s: State, row: int, column: int, *wanted: Move) -> list[Effect]:
    """Let the mover lay a tile in hand on a square."""
    tile = game.network.names[game.held(s, s.turn)[0]]
    return play(game, s, ("lay", tile, 0, square(row, column)), *wanted)


def tourist_city(game: Metro) -> TouristCity:
    """Return the city, one with tourists on 32 spots."""
    city = game.modules[-1]
    assert isinstance(city, TouristCity)
    return city


def put(game: Metro, s: State, place: int, *colours: str) -> None:
    """Put exactly these tourists on a square or station."""
    city = tourist_city(game)
    city.module_state(s)[city.spot[place]] = sum(ONE[COLOURS.index(colour)] for colour in colours)


def clear(game: Metro, s: State) -> None:
    """Take every tourist off the squares or stations."""
    for place in tourist_city(game).spots:
        put(game, s, place)


def standing(game: Metro, s: State) -> dict[int, list[str]]:
    """Return the tourists on the squares or stations that hold any."""
    city = tourist_city(game)
    crowds = {place: city.crowd(s, place) for place in city.spots if city.crowd(s, place)}
    return {
        place: [name for n, name in enumerate(COLOURS) for _ in range(count_in(crowd, n))]
        for place, crowd in crowds.items()
    }


def entries(game: Metro, s: State, rule: str) -> list[Entry]:
    """List the breakdown of a rule."""
    return [entry for entry in game.breakdown(s) if entry.rule == rule]


def points(game: Metro, s: State, rule: str) -> dict[int | str, int]:
    """Return what a rule gives to whom, without those it gives nothing."""
    totals: Counter[int | str] = Counter()
    for entry in entries(game, s, rule):
        totals[entry.owner] += entry.points
    return {owner: total for owner, total in totals.items() if total}


def reported(effects: Sequence[Effect], code: str) -> list[Mapping[str, Any]]:
    """Return the arguments of the effects with a code."""
    return [effect.arguments for effect in effects if effect.code == code]


def set_up(game: Metro, seed: int = 0) -> tuple[State, list[Move]]:
    """Set a game up at random and return the chance moves of that."""
    rng = Random(seed)
    s = game.start()
    came = []
    while s.turn == CHANCE:
        came.append(pick_at_random(game.chances(s), rng))
        game.play(s, came[-1])
    return s, came


def decisions(game: Metro, seed: int, s: State | None = None) -> Iterator[State]:
    """Play at random, from the start or a state on; yield the state before every decision of a seat, and at the end."""
    rng = Random(seed)
    s = s or game.start()
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            game.play(s, pick_at_random(game.chances(s), rng))
        else:
            yield s
            lays = [move for move in game.moves(s) if move[0] not in ("exchange", "draw")]
            game.play(s, rng.choice(lays or game.moves(s)))
    yield s


def played_out(game: Metro, seed: int, s: State | None = None) -> State:
    """Return the end of a random game, from the start or a state on."""
    *_, end = decisions(game, seed, s)
    return end


def looks(game: Metro, s: State, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know, to compare."""
    return game.view(s, seat).to_json()
