"""The promise: worlds that differ only in what a viewer may not know give that viewer the same bytes everywhere."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from litestar.routes import HTTPRoute

from cityboard.core.game import CHANCE
from tests.server.noninterference import (
    COMPANIES,
    LeakError,
    Trial,
    compare,
    no_fingerprints,
    observe,
    option_sets,
    prepare,
    questions,
    watch,
)
from tests.server.scripted_server import TABLE, World, scripted_server
from tests.server.twin_games import FUTURE, GUESS, SECRETS, is_secret, lies_open
from tests.server.visit import Piece, Visit

# By title and kind of secret: how many random games, and how many of a hundred must have a twin with another history.
# Every leak that is planted (test_planted_leaks.py) is found in the first 40, and every family of options has a game.
GAMES = {
    ("metro", "hand"): (60, 95),
    ("metro", "hands"): (60, 80),
    ("metro", "drawn"): (60, 70),
    ("metro", "shares"): (40, 95),
    ("metro", "tokens"): (40, 95),
    ("metro", "point tiles"): (40, 75),
    ("metro", FUTURE): (20, 100),
    ("helsinki", "hand"): (40, 80),
    ("helsinki", "hands"): (40, 50),
}
ID = "{table_id:str}"  # as it stands in a route
AT_A_TIME = 20  # so that several processes share the work
MORE = 13  # times as many games in a thorough run
CHUNKS = [(title, kind, first) for (title, kind), (games, _) in GAMES.items() for first in range(0, games, AT_A_TIME)]


@pytest.mark.parametrize(("title", "kind", "first"), CHUNKS)
def test_what_a_viewer_may_not_know_changes_nothing_for_them(title: str, kind: str, first: int, thorough: bool) -> None:
    times = MORE if thorough else 1
    numbers = range(first * times, (first + AT_A_TIME) * times)
    tally = watch(title, kind, numbers)
    assert tally.games == len(numbers)
    assert tally.kinds[kind] + tally.kinds[GUESS] == tally.games
    # Fewer in a single part than in all of them together.
    assert tally.kinds[kind] * 100 >= tally.games * (GAMES[title, kind][1] - 20)
    assert tally.pieces > 50 * tally.games
    assert tally.bytes > 100_000 * tally.games


def test_there_are_games_of_every_family_of_options_and_many_more_in_a_thorough_run() -> None:
    for (title, kind), (games, _) in GAMES.items():
        assert games >= len(option_sets(title, kind))
    assert len(CHUNKS) * AT_A_TIME * MORE >= 5_000


def secrets_of_somebody(title: str, kind: str) -> Iterator[Trial]:
    """Yield trials at tables of people in which a seat knows what is different."""
    for number in range(len(COMPANIES), 60, len(COMPANIES)):
        trial = prepare(title, kind, number, "holders")
        if trial.pair.holder is not None:
            yield trial


@pytest.mark.parametrize(("title", "kind"), [pair for pair in GAMES if pair[1] != FUTURE])
def test_the_seat_that_holds_the_secret_can_tell_the_worlds_apart(title: str, kind: str) -> None:
    """So the comparison is not blind: it fails for a viewer who may know the difference."""

    async def look() -> None:
        async with scripted_server() as server:
            trial = next(secrets_of_somebody(title, kind))
            compare(*await observe(server, trial))
            pair = replace(trial.pair, viewer=trial.pair.holder)
            asked = [questions(pair, moves, Random(1)) for moves in (pair.cut, len(pair.one))]
            seen = await observe(server, replace(trial, pair=pair, asked=asked))
            with pytest.raises(LeakError, match="the viewer"):
                compare(*seen)

    asyncio.run(look())


@pytest.mark.parametrize(("title", "kind"), GAMES)
def test_twins_differ_in_nothing_but_secrets_of_their_kind(title: str, kind: str) -> None:
    differing = 0
    for number in range(12):
        pair = prepare(title, kind, number, "twins").pair
        s, t = pair.game.start(), pair.game.start()
        for event, ((by, move), (by_too, twin)) in enumerate(zip(pair.one, pair.other, strict=True)):
            assert by == by_too == s.turn == t.turn
            assert pair.game.refuse(s, move) is None and pair.game.refuse(t, twin) is None
            assert (move != twin) == (event in pair.changed)
            if move != twin:
                # What was dealt otherwise may come otherwise later on, too: a tile is drawn that was in a hand.
                words = {SECRETS[title][kind]} if event == pair.changed[0] else set(SECRETS[title].values())
                assert by == CHANCE and move[0] in words and move[:-1] == twin[:-1]
                assert is_secret(pair.game, s, move, pair.viewer)
                differing += 1
            pair.game.play(s, move)
            pair.game.play(t, twin)
            assert lies_open(pair.game, s) == lies_open(pair.game, t)
    assert differing >= 5 or kind == FUTURE


def test_seeds_and_hashes_are_recognised_wherever_they_stand() -> None:
    edition = "e" * 64
    no_fingerprints([Piece("a table", f'"edition_hash":"{edition}","at":1800000000000'.encode())], edition)
    for hidden in ("0123456789abcdef" * 4, "deadbeefdeadbeef"):
        with pytest.raises(LeakError, match="a table: a fingerprint"):
            no_fingerprints([Piece("a table", f'"rematch":"{hidden}"'.encode())], edition)


def test_every_way_to_a_table_is_taken() -> None:
    """A new route has to be visited too, or nobody knows what it reveals."""

    async def ways() -> set[tuple[str, str]]:
        async with scripted_server() as server:
            for number in range(2 * len(COMPANIES)):
                await observe(server, prepare("metro", "hand", number, "ways"))
            asked = {
                (method, re.sub(r"/\d+$", "/{number:int}", path.replace(TABLE, ID))) for method, path in server.paths
            }
            there = {
                (str(method), route.path)
                for route in server.app.routes
                if isinstance(route, HTTPRoute) and ID in route.path and not route.path.startswith("/table/")
                for method in route.methods - {"OPTIONS"}
            }
            assert len(there) >= 6
            return there - asked

    assert asyncio.run(ways()) == set()


# What is measured is the same for everyone.

TIMES = re.compile(rb"^(content-length|.*_seconds|.*_created).*$", re.MULTILINE)


async def metrics(trial: Trial, *, first: bool) -> bytes:
    """Return what can be measured of one world, without the times that things take."""
    pair = trial.pair
    moves, state = (pair.one, None) if first else (pair.other, pair.guess)
    async with scripted_server() as server:
        world = World(trial.opened, trial.chairs, moves, pair.cut, trial.dice[:32], state, trial.rematch)
        await Visit(server, pair, trial.company, trial.asked, Random(trial.dice)).pay(world)
        return TIMES.sub(b"", await server.ask(None, "GET", "/metrics"))


@pytest.mark.parametrize(("title", "kind"), [("metro", "shares"), ("helsinki", "hand")])
def test_the_measures_of_a_server_are_the_same_in_both_worlds(title: str, kind: str) -> None:
    for number in (1, 2, len(COMPANIES)):  # against bots, with a bot for the viewer, and of people
        trial = prepare(title, kind, number, "metrics")
        measured = asyncio.run(metrics(trial, first=True))
        assert b"cityboard_refusals_total{" in measured
        assert measured == asyncio.run(metrics(trial, first=False))
