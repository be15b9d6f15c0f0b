"""What is saved on the way of a move changes nothing of what anyone gets to see."""

import asyncio
import gc
import itertools
import subprocess
import sys
import weakref
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import uvicorn

from cityboard.core.game import Game
from cityboard.core.reason import OptionError
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import Chosen
from cityboard.server.frames import TextMessage
from cityboard.server.http import serving as starting
from cityboard.server.opening import header_for
from cityboard.server.operations import interpreter
from cityboard.server.operations.interpreter import THRESHOLDS
from cityboard.titles.registry import find_rules, find_title, registered
from tests.server.playing import at_table
from tests.server.serving import run, serving, sqlite
from tests.server.watcher import Watcher


def test_a_move_is_played_once_however_many_look_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as place:
            anna, bob = await place.people("Anna", "Bob")
            table_id, _ = await at_table(anna, bob)
            live = await place.services.live_tables.get(table_id)
            watchers = [Watcher(person) for person in (None, *(chair.person for chair in live.chairs))]
            for watcher in watchers:
                await watcher.join(place.services.table_service, table_id)
            game, played, number = live.table.game, list[Any](), live.table.number
            original = type(game).play

            def count(game: Game[Any], s: Any, move: Any, report: Any = None) -> None:
                played.append(move)
                original(game, s, move, report)

            mover = (anna, bob)[live.table.state.turn]
            move = list(game.moves(live.table.state)[0])
            with mock.patch.object(type(game), "play", count):
                await mover.tell(table_id, wire.Play("move", live.table.seq, live.table.state.turn, move))
            assert played == [move for _, move in live.table.moves[number:]]
            assert all(watcher.position["number"] == live.table.number for watcher in watchers)

    run(play)


class Audience:
    """A listener that keeps every message as it was given."""

    def __init__(self, person: str | None) -> None:
        self.person, self.shown, self.with_state = person, None, False
        self.is_here, self.presence, self.knocks = True, None, []
        self.heard: list[TextMessage] = []

    shown: int | None
    presence: wire.Presence | None
    knocks: list[wire.Knocker]

    def tell(self, message: TextMessage) -> None:
        self.heard.append(message)

    def dismiss(self) -> None:
        raise AssertionError

    def interrupt(self) -> None:
        raise AssertionError


def test_all_who_see_the_same_get_the_same_frame(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(sqlite(tmp_path)) as place:
            anna, bob = await place.people("Anna", "Bob")
            table_id, _ = await at_table(anna, bob)
            live = await place.services.live_tables.get(table_id)
            one, other = (chair.person for chair in live.chairs)
            strangers, ones, others = ([Audience(person) for _ in range(3)] for person in (None, one, other))
            live.listeners.update(*(strangers, ones, others))
            mover, move = (anna, bob)[live.table.state.turn], list(live.table.game.moves(live.table.state)[0])
            await mover.tell(table_id, wire.Play("move", live.table.seq, live.table.state.turn, move))
            heard = [{id(listener.heard[-1]) for listener in kind} for kind in (strangers, ones, others)]
            assert [len(kind) for kind in heard] == [1, 1, 1]
            assert len(set.union(*heard)) == 3
            live.listeners.clear()

    run(play)


def test_a_server_tunes_the_interpreter_once_everything_is_loaded_and_before_it_answers() -> None:
    calls = mock.Mock()

    async def answer(server: uvicorn.Server, sockets: object = None) -> None:
        calls.answer()

    with (
        mock.patch.object(starting, "warm_up", calls.load),
        mock.patch.object(interpreter, "tune", calls.tune),
        mock.patch.object(uvicorn.Server, "startup", answer),
    ):
        asyncio.run(starting.Server(uvicorn.Config(mock.Mock()), calls.ready).startup())
    assert calls.mock_calls == [mock.call.load(), mock.call.tune(), mock.call.answer(), mock.call.ready()]


TUNED = """
import gc
from cityboard.server.operations import interpreter
interpreter.tune()
print(gc.get_freeze_count() > 10_000, gc.isenabled(), *gc.get_threshold())
"""


def test_the_collector_leaves_alone_what_was_loaded_and_comes_less_often() -> None:
    printed = subprocess.run([sys.executable, "-c", TUNED], check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["True", "True", *map(str, THRESHOLDS)]


def test_checking_options_leaves_no_game_in_memory() -> None:
    built: list[weakref.ref[Game[Any]]] = []
    title, rules = find_title("metro"), find_rules("metro")

    def note(*asked: Any) -> Any:
        game = rules.build(*asked)
        built.append(weakref.ref(game))
        return game

    chosen = {"free_orientation": True, "harder_solo": False, "berlin_sides": "B", "city": "berlin"}
    with registered(replace(title, rules={"1": replace(rules, build=note)})):
        headers = [header_for(Chosen("metro", 3, dict(order))) for order in itertools.permutations(chosen.items())]
    assert len(built) == 1, "the order of options makes no other game"
    assert all(header == headers[0] for header in headers)
    gc.collect()
    assert all(game() is None for game in built)


@pytest.mark.parametrize("hand", [10**40, 1e308, [[[[[]]]]], {"a": None}])
def test_odd_options_are_refused_by_name(hand: Any) -> None:
    with pytest.raises(OptionError) as refused:
        header_for(Chosen("metro", 3, {"hand": hand}))
    assert refused.value.reason.arguments["option"] == "hand"
