"""Servers are killed in the middle of play, again and again: what they have acknowledged stays."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from cityboard.client import table as client_table
from tests.server.cluster import cluster
from tests.server.killing import Game, Sitting
from tests.server.postgres import Server
from tests.server.serving import run
from tests.server.zygote import Zygote, zygote


# A new one for every test: what a test that fails leaves running would keep the next one waiting.
@pytest.fixture
def forks() -> Iterator[Zygote]:
    with zygote() as made:
        yield made


def test_servers_killed_on_sqlite_lose_nothing_and_do_nothing_twice(
    tmp_path: Path, forks: Zygote, thorough: bool
) -> None:
    game = Game(f"sqlite:///{tmp_path / 'cityboard.sqlite'}", forks)
    for cycle in range(2000 if thorough else 200):
        game.kill_one(cycle)
    game.check_moments()


def test_servers_killed_on_postgresql_lose_nothing_and_do_nothing_twice(
    postgres: Server, forks: Zygote, thorough: bool
) -> None:
    with postgres.database() as url:
        game = Game(url, forks)
        for cycle in range(300 if thorough else 30):
            game.kill_one(cycle)


def test_postgresql_killed_in_the_middle_of_play_loses_nothing_and_servers_continue(
    forks: Zygote, thorough: bool
) -> None:
    with cluster() as postgres:
        game = Game(postgres.url, forks, patient=True)
        for cycle in range(40 if thorough else 4):
            game.start(cycle)
            game.hear_some(Random(cycle).randint(1, 40))
            postgres.kill()
            postgres.start()
            game.hear_acknowledgements(6)
            game.kill(0)


def test_people_on_real_sockets_play_on_while_their_server_is_killed_again_and_again(
    tmp_path: Path, forks: Zygote, monkeypatch: pytest.MonkeyPatch, thorough: bool
) -> None:
    # Nobody who comes back to so many servers would be patient.
    monkeypatch.setattr(client_table, "PAUSES", (0.05,) * 1000)
    for sitting in range(10 if thorough else 1):
        run(partial(Sitting(f"sqlite:///{tmp_path / f'{sitting}.sqlite'}", forks).play, 12))
