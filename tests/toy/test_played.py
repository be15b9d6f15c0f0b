"""Beans is played to the end by people and bots at a server and in a terminal, known by its TITLE alone."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from cityboard.analysis.worker_pool import WorkerPool
from cityboard.cli import app
from cityboard.client import Client
from cityboard.core.record import Record, verify
from cityboard.language import LANGUAGES, Language
from cityboard.protocol import messages as wire
from cityboard.protocol.serializer import Board
from cityboard.protocol.tables import Choice
from cityboard.server import services
from cityboard.server.http.openapi import socket_schema
from cityboard.server.jobs.analyses import Analyses
from cityboard.titles.ladders import levels_of, offered, top_level, usual_level
from cityboard.titles.plain.serializer import PlainBoard, PlainHand
from cityboard.titles.registry import game_of, registered
from cityboard.titles.wire_types import types_of
from tests.server.playing import play_on, refusal
from tests.server.serving import run, serving, sqlite, until
from tests.toy.title import TITLE

PROCESS = (sys.executable, "-m", "tests.toy.process")
PROPOSAL = wire.Proposal("beans", [wire.Plan("me"), wire.Plan("bot", "greedy")], {"lucky": True})


@pytest.fixture(autouse=True)
def beans_are_a_title() -> Iterator[None]:
    """Register the game by its TITLE alone."""
    with registered(TITLE):
        yield


@pytest.fixture
def processes_that_know_beans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the processes of the server with the title that this one has registered."""
    monkeypatch.setattr(services, "WorkerPool", partial(WorkerPool, command=(*PROCESS, "worker")))
    monkeypatch.setattr(services, "Analyses", partial(Analyses, command=(*PROCESS, "analysis_worker"), work=40))


def record_of(text: str) -> Record:
    """Read a record, demanding that its draws hold."""
    record = Record.parse(text)
    assert verify(game_of(record), record) == 9
    return record


# Bots.


def test_its_bots_play_at_the_levels_that_every_title_has() -> None:
    assert list(levels_of("beans")) == [level.name for level in offered("beans")] == ["random", "greedy"]
    assert usual_level("beans") == top_level("beans") == levels_of("beans")["greedy"]


# At a server.


async def look_at(person: Client) -> None:
    """Demand what is offered for a table."""
    (beans,) = [title for title in (await person.choices()).titles if title.title == "beans"]
    assert beans.players == [2]
    assert beans.options == [Choice("lucky", [False, True], rule="B3")]
    assert (beans.levels, beans.usual) == (["random", "greedy"], "greedy")


@pytest.mark.usefixtures("processes_that_know_beans")
def test_a_table_is_played_over_a_socket_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(sqlite(tmp_path), way="sockets", quick_bots=False) as served:
            (anna,) = await served.people("Anna")
            await look_at(anna)
            opened = await anna.open_table(PROPOSAL)
            async with anna.table(opened.id) as table:
                assert table.table.options == {"players": 2, "lucky": True}
                position = {"mover": 0, "bag": [5, 4], "drawn": [0, 0], "named": 0, "scores": [0, 0]}
                assert table.position.board == PlainBoard(position)
                assert table.position.hands == [PlainHand(0, position), None]
                assert table.position.legal == [["name", "red"], ["name", "white"]]
                refused = await refusal(table.play(0, ["name", "blue"]))
                assert (refused.code, refused.rule) == ("colour-unknown", "B2")
                assert (await table.preview(0, ["name", "red"])).scores == [0, 0]
                hint = await anna.hint(opened.id, 0)
                assert (hint.level, hint.move) == ("greedy", ["name", "red"])
                await play_on([table])
                assert table.position.result and sum(table.position.board.position["drawn"]) == 9
            assert record_of(await anna.record(opened.id)).options == {"players": 2, "lucky": True}
            analysed = await until(lambda: ready(anna, opened.id))
            assert analysed.analysis.level == "greedy"
            assert [balance.seat for balance in analysed.analysis.balances] == [0, 1]
            assert served.services.worker_pool.status == "well"

    run(scene)


async def ready(person: Client, table: str) -> object:
    """Return the analysis of a game once it is made."""
    analysed = await person.analysis(table)
    return analysed if analysed.analysis else None


def test_its_plain_board_is_published_and_read_like_all_others() -> None:
    assert types_of(Board)[-1] is PlainBoard
    socket_schema.cache_clear()
    try:
        schemas = socket_schema()["$defs"]
    finally:
        socket_schema.cache_clear()
    assert {"$ref": "#/$defs/PlainBoard"} in schemas["Position"]["properties"]["board"]["anyOf"]
    assert schemas["PlainBoard"]["required"] == ["title", "position"]
    assert msgspec.json.decode(msgspec.json.encode(PlainBoard({}))) == {"title": "plain", "position": {}}


# At a terminal.


def test_a_game_is_played_at_the_terminal_by_typed_words(tmp_path: Path) -> None:
    file = str(tmp_path / "beans.jsonl")
    words = ["h", "?", "??", "l", "r B2", "name blue", "? name blue", "? name red", "r", "9", "nonsense", "b"]
    typed = "\n".join([*words, "name white", "u", *["name red"] * 9])
    result = CliRunner().invoke(app, ["play", "beans", "--seed", "x", "--record", file], input=f"{typed}\n")
    assert result.exit_code == 0, result.output
    for printed in (
        "Guess the colour of the bean that is drawn next",
        "In the bag, red and white: 5, 4. Points: 0, 0.",
        "1: name red",
        "list all legal moves",
        "In your turn you name a colour.",
        "There is no such colour. [B2]",
        "name red is legal.",
        "Type it like this: r ID: read a rule or a section",
        "There is no 9 in the last list.",
        "1: name white, says Greedy bot.",
        "Taken back.",
        "beans guessed",
    ):
        assert printed in result.output, printed
    record_of(Path(file).read_text("utf-8"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_its_sentences_come_with_it_in_every_language(code: str) -> None:
    language = Language(code)
    assert language.say("position-beans", bag=[5, 4], scores=[0, 0]).count("5, 4") == 1
    assert language.rule_ids("beans") == ["B1", "B2", "B3", "B4"]


def test_a_record_is_replayed_drawn_and_analysed_by_commands(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    runner = CliRunner()
    assert runner.invoke(app, ["simulate", "beans", "--games", "1", "--records", str(folder)]).exit_code == 0
    (file,) = map(str, folder.iterdir())
    for words, printed in (
        (["replay", file], "beans guessed"),
        (["replay", file, "--step", "4"], "In the bag, red and white:"),
        (["verify", file], "9"),
        (["analyse", file, "--work", "40"], "Player 2"),
        (["rules", "beans", "--search", "bean"], "The bag holds red and white beans."),
    ):
        result = runner.invoke(app, words)
        assert result.exit_code == 0, result.output
        assert printed in result.output, words
    refused = runner.invoke(app, ["score", "beans", "x"])
    assert refused.exit_code == 2


def test_its_options_are_those_of_the_commands() -> None:
    command = [*PROCESS, "simulate", "beans", "--lucky", "--games", "2", "--json"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert json.loads(printed)["games"] == 2
    shown = subprocess.run([*PROCESS, "play", "--help"], check=True, capture_output=True, text=True).stdout
    assert "--lucky" in shown
    assert "red beans count double [B3]" in " ".join(shown.replace("│", " ").split())
