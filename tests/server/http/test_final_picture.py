"""The picture of a finished game: every player with their points, every tile, and nothing that names smuggle in."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from cityboard.core.simulation import random_move
from cityboard.language import LANGUAGES, Language
from cityboard.protocol.messages import Plan, Proposal, Seat
from cityboard.server.http.final_picture import final_picture
from cityboard.tables import serializer
from cityboard.tables.continuation import make_move
from cityboard.tables.table import RUNNING, Table
from cityboard.tables.views import table_info
from cityboard.titles.helsinki.wire.picture import LIGHT
from cityboard.titles.metro.wire.picture import COLOURS, SEATS, pieces_on
from tests.server.playing import play_on, refusal
from tests.server.serving import run, serving, sqlite
from tests.tables.bare import BOT, ME, SETS, append, bare_table

NAMES = ["Ann", "<script>&", "Zoé", "Udo"]


def finished(number: int) -> Table:
    """Play one of the games of every kind to its end."""
    title, plans, options = SETS[number]
    table, random = bare_table(title, plans, options, number), Random(number)
    while table.status == RUNNING:
        append(table, make_move(table, table.state.turn, random_move(table.game, table.state, random)).events)
    return table


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_picture_of_any_game_has_every_name_and_all_points(number: int) -> None:
    table = finished(number)
    seats = [Seat("person", name, None, False) for name in NAMES[: len(table.seats)]]
    info = table_info(table, seats, owner="Ann", created_at=0)
    for code in LANGUAGES:
        language = Language(code)
        drawn = ElementTree.fromstring(final_picture(table, info, language))
        texts = "\n".join(element.text or "" for element in drawn.iter("{http://www.w3.org/2000/svg}text"))
        for seat, points in zip(seats, table.game.scores(table.state), strict=True):
            assert (seat.name or "nobody") in texts
            assert language.say("points", points=points) in texts
        assert {element.tag.rpartition("}")[2] for element in drawn.iter()} <= {
            "svg",
            "g",
            "rect",
            "circle",
            "path",
            "text",
        }


def test_the_picture_of_a_game_of_metro_runs_every_line_from_square_to_square() -> None:
    table = finished(0)
    info = table_info(table, [Seat("person", "Ann", None, False)] * 2, owner="", created_at=0)
    drawn = final_picture(table, info, Language("en"))
    ways = [way for way in re.findall(r'<path d="([^"]+)"', drawn)[1:] if way]
    assert ways
    for way in ways:
        pieces = re.findall(r"M(-?\d+) (-?\d+)(?:L|A[\d ]+ 0 0 [01] )(-?\d+) (-?\d+)", way)
        assert all(before[2:] == after[:2] for before, after in pairwise(pieces))


def test_there_is_no_picture_before_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [Plan("me"), Plan("bot", "random")]))
            assert (await refusal(ann.picture(opened.id))).code == "table-not-over"
            async with ann.table(opened.id) as table:
                await play_on([table])
            assert "Ann" in await ann.picture(opened.id)

    run(test)


def drawn_at(title: str, options: dict[str, Any], wanted: Callable[[Any], bool]) -> tuple[Any, str]:
    """Play until a board shows what is wanted; return the board and its picture."""
    for seed in range(20):
        table, random = bare_table(title, [ME, BOT], options, seed), Random(seed)
        while table.status == RUNNING:
            view = table.game.view(table.state, None)
            board = serializer.board(table.game, view)
            if wanted(board):
                return board, serializer.picture(table.game, view).content
            append(table, make_move(table, table.state.turn, random_move(table.game, table.state, random)).events)
    raise AssertionError("no game comes to that")


def circles(drawn: str) -> list[str]:
    """Return the colours of the pieces, which are framed in white."""
    return re.findall(r'<circle [^>]*fill="(#\w+)" stroke="#ffffff"', drawn)


@pytest.mark.parametrize("city", ["paris", "stockholm", "london", "new-york", "st-petersburg", "berlin"])
def test_the_picture_of_a_city_shows_its_tourists_in_their_colours(city: str) -> None:
    board, drawn = drawn_at("metro", {"city": city}, lambda board: len(list(pieces_on(board))) > 1)
    assert circles(drawn) == [COLOURS[str(piece.owner)] for piece in pieces_on(board)]


def test_the_picture_shows_whose_central_stations_are_placed() -> None:
    def is_placed(board: Any) -> bool:
        return any(owner is not None for owner in board.central_stations.places)

    board, drawn = drawn_at("metro", {"modules": ["central-stations"]}, is_placed)
    owners = [owner for owner in board.central_stations.places if owner is not None]
    assert circles(drawn) == [COLOURS[SEATS[owner]] for owner in owners]


def test_the_picture_of_dry_roads_shows_who_has_met_which_visitors() -> None:
    board, drawn = drawn_at("helsinki", {"modules": ["dry-roads"]}, lambda board: any(board.dry_roads.reached))
    visitors = re.findall(r'<circle [^>]*r="7" fill="(#\w+)"', drawn)
    assert len(visitors) == 2 * len(board.dry_roads.crosswalks)
    assert visitors.count(LIGHT) == sum(map(len, board.dry_roads.reached))
