"""The printed data of a Metro box: the base game's values, and the check of a whole edition."""

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from cityboard.core.edition import (
    EDITION_LENGTH,
    EDITION_SUM,
    EDITION_TABLE,
    EDITION_TWICE,
    Edition,
    OfEditionValue,
    Place,
    described,
    integer,
    list_of,
    list_schema,
    one_of,
    table_of,
    table_schema,
)
from cityboard.core.reason import EditionError, ReasonCode
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.network import INNER_SQUARES, STATIONS, TRACK_SQUARES, TURN, family, is_tile

FOLDER = Path(__file__).parent / "editions"
PLAYERS = (2, 3, 4, 5, 6)  # without Solo
STATIONS_OF_A_COMPANY = 4
TILES = [letters for letters in map("".join, product(TURN, repeat=4)) if is_tile(letters)]

EDITION_TILE = ReasonCode("edition-tile", OfEditionValue)


@dataclass(frozen=True, slots=True)
class Box:
    """What the base game and the frames need from an edition."""

    tiles: dict[str, int]
    stations: dict[int, list[list[int]]]
    companies: dict[str, list[int]]


def read_box(edition: Edition) -> Box:
    """Read and check the base game's values."""
    stations = edition.read("board.stations", station_tables)
    return Box(edition.read("board.tiles", tile_set), stations, edition.read("board.companies", company_stations))


@described({"enum": list(TILES)})
def tile(value: Any, place: Place) -> str:
    """Accept four letters that make a tile (M1.3)."""
    if not isinstance(value, str) or not is_tile(value):
        raise EditionError(EDITION_TILE(place.rule, **place.where, value=value))
    return value


@described(table_schema(tile.schema, integer(1, 60).schema))
def tile_set(value: Any, place: Place) -> dict[str, int]:
    """Accept exactly as many tiles as there are squares for them (M1.4)."""
    tiles = table_of(tile, integer(1, 60))(value, place)
    total = sum(tiles.values())
    if total != len(TRACK_SQUARES):
        raise EditionError(EDITION_SUM(place.rule, **place.where, value=total, wanted=len(TRACK_SQUARES)))
    return dict(sorted(tiles.items()))


@described(table_schema(tile.schema, integer(1, 8).schema))
def rail_set(value: Any, place: Place) -> dict[str, int]:
    """Accept central-rail tiles, counted apart from their orientation (M9.2)."""
    tiles = table_of(tile, integer(1, 8))(value, place)
    total = sum(tiles.values())
    if total < 4:
        raise EditionError(EDITION_SUM(place.rule, **place.where, value=total, wanted=4))
    counts: dict[str, int] = {}
    for name, count in tiles.items():
        counts[family(name)] = counts.get(family(name), 0) + count
    return dict(sorted(counts.items()))


station = integer(1, STATIONS)
colour = one_of(COLOURS)
inner_square = one_of(INNER_SQUARES)


@described(list_schema(list_schema(station.schema, 1, STATIONS), min(PLAYERS), max(PLAYERS)))
def frame(value: Any, place: Place) -> list[list[int]]:
    """Accept the stations of every player, for some number of players (M1.6)."""
    if not isinstance(value, list) or not all(isinstance(numbers, list) and numbers for numbers in value):
        raise EditionError(EDITION_TABLE(place.rule, **place.where))
    return [list_of(station, len(numbers))(numbers, place.inside(number)) for number, numbers in enumerate(value)]


number_of_players = one_of([str(players) for players in PLAYERS])


@described(table_schema(number_of_players.schema, frame.schema))
def station_tables(value: Any, place: Place) -> dict[int, list[list[int]]]:
    """Accept a list of stations per frame colour for 2 to 6 players (M1.6)."""
    tables = table_of(number_of_players, frame)(value, place)
    for players in PLAYERS:
        here = place.inside(players)
        if len(tables.get(str(players), [])) != players:
            raise EditionError(EDITION_LENGTH(here.rule, **here.where, length=players))
        refuse_twice([number for numbers in tables[str(players)] for number in numbers], here)
    return {int(players): stations for players, stations in tables.items()}


@described(table_schema(colour.schema, list_schema(station.schema, STATIONS_OF_A_COMPANY, STATIONS_OF_A_COMPANY)))
def company_stations(value: Any, place: Place) -> dict[str, list[int]]:
    """Accept four stations for each of the eight companies (M1.7)."""
    companies = table_of(colour, list_of(station, STATIONS_OF_A_COMPANY))(value, place)
    if len(companies) != len(COLOURS):
        raise EditionError(EDITION_LENGTH(place.rule, **place.where, length=len(COLOURS)))
    refuse_twice([number for numbers in companies.values() for number in numbers], place)
    return companies


def refuse_twice(numbers: list[int], place: Place) -> None:
    """Refuse a number that comes more than once."""
    for number in numbers:
        if numbers.count(number) > 1:
            raise EditionError(EDITION_TWICE(place.rule, **place.where, value=number))
