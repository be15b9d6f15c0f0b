"""Every recorded game replays to its result, whatever has been changed since it was played."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import cityboard
from cityboard.core.game import NOBODY, Effect
from cityboard.core.reason import RecordError
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.titles.helsinki.rules import game as helsinki_game
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.metro.rules import options as metro_options
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.placement import Placement
from cityboard.titles.registry import game_of, title_names, versions
from tests.records import add, corpus

FILES = corpus.files()
DOCS = Path(__file__).parents[2] / "docs"
LOCALES = Path(cityboard.__file__).parent / "locales" / "en"
ONLY_ON_SHEETS = {"lines-noted"}  # points of a real game whose lines were counted by its players
LARGEST = 3_500_000  # bytes, all files together


def records(title: str, rules: str | None = None) -> list[Record]:
    """List the records of a title, in the newest version of its rules."""
    return [corpus.read(file) for file in sorted((corpus.FOLDER / title / (rules or versions(title)[-1])).iterdir())]


def in_use(title: str, *names: str) -> set[tuple[Any, ...]]:
    """Return the values that some options take together."""
    values = [[record.options[name] for name in names] for record in records(title)]
    return {tuple(tuple(value) if isinstance(value, list) else value for value in chosen) for chosen in values}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_a_recorded_game_holds(file: Path) -> None:
    record = corpus.read(file)
    assert file == corpus.file_of(record.title, record.rules, file.stem)
    game = game_of(record)
    assert game.rules_version == record.rules
    assert verify(game, record) > 30
    s = replay(game, record)
    assert s.turn == NOBODY
    assert (game.scores(s), game.ranking(s)) == (record.scores, record.ranking)
    assert record.text() == file.read_text("utf-8")


def test_the_corpus_stays_small() -> None:
    assert len(FILES) >= 80
    assert sum(file.stat().st_size for file in FILES) <= LARGEST


@pytest.mark.parametrize("title", title_names())
def test_every_version_that_was_ever_shipped_has_its_games(title: str) -> None:
    assert {file.parts[-2] for file in FILES if file.parts[-3] == title} == set(versions(title))
    there = {file.stem for file in FILES if file.parts[-3:-1] == (title, versions(title)[-1])}
    assert there >= set(corpus.families(title))


@pytest.mark.rule("M18")
def test_every_module_city_and_variant_of_metro_has_its_game() -> None:
    modules = [
        (*first, *second)
        for first, second in product(((), ("companies",)), ((), ("central-stations",), ("central-rails",)))
    ]
    cities = [None, *metro_options.CITIES]
    assert in_use("metro", "modules", "city") == {*product(modules, cities), (("solo",), None)}
    variants = {("stockholm", True, "A"), ("berlin", False, "B"), ("berlin", False, "mixed")}
    assert in_use("metro", "city", "stockholm_variant", "berlin_sides") == {*product(cities, [False], ["A"]), *variants}
    assert in_use("metro", "players", "hand") == {*product(range(2, 7), (1, 2, 3)), (1, 1)}
    assert in_use("metro", "players", "free_orientation") >= {*product(range(2, 7), (False, True))}
    assert in_use("metro", "harder_solo") == {(False,), (True,)}
    assert in_use("metro", "frame") == {("random",), ((3, 1, 2),)}
    assert in_use("metro", "start") == {("random",), (1,), (2,)}


@pytest.mark.rule("H8.4", "H2.6", "H2.7")
def test_every_number_of_players_module_and_cover_of_helsinki_has_its_game() -> None:
    covers = ["none", "bottom", "random", ("A1", "A4", "A8", "A12", "A15")]
    assert in_use("helsinki", "players", "modules", "cover") == {*product((2, 3, 4), ((), ("dry-roads",)), covers)}
    assert in_use("helsinki", "start") == {("random",), (1,)}


@pytest.mark.parametrize("title", title_names())
def test_every_kind_of_move_has_its_game(title: str) -> None:
    described = re.findall(r'`\("([a-z-]+)"', (DOCS / f"moves-{title}.md").read_text("utf-8"))
    assert {move[0] for record in records(title) for _, move in record.moves} == set(described)


@pytest.mark.rule("H6.1")
def test_every_action_of_helsinki_is_used_in_a_game() -> None:
    words = {
        word for record in records("helsinki") for _, move in record.moves for word in move[1:] if move[0] != "cover"
    }
    assert words >= set(ACTIONS)


@pytest.mark.parametrize("title", title_names())
def test_every_kind_of_points_has_its_game(title: str) -> None:
    written = re.findall(r"^entry-([a-z-]+) =", (LOCALES / f"{title}.ftl").read_text("utf-8"), re.MULTILINE)
    assert set().union(*map(corpus.points_shown, records(title))) == set(written) - ONLY_ON_SHEETS


@pytest.mark.rule("M5.1", "M10.5", "H5.1", "H5.2")
def test_every_end_of_a_game_has_its_game() -> None:
    assert {metro_end(record) for record in records("metro")} == {"board full", "all lines scored"}
    ends = product(("last card drawn", "last card revealed"), (False, True))
    assert {helsinki_end(record) for record in records("helsinki")} == {*ends}


def metro_end(record: Record) -> str:
    """Return why a game of Metro ended (M5.1, M10.5)."""
    return "all lines scored" if replay(game_of(record), record).empty else "board full"


def helsinki_end(record: Record) -> tuple[str, bool]:
    """Say which card made the round the last of a game (H5.1), and whether the discards were shuffled after that."""
    game = game_of(record)
    s = game.start()
    effects: list[Effect] = []
    last = ""
    for _, move in record.moves:
        game.play(s, move, effects.append)
        if not last and "last-round" in [effect.code for effect in effects]:
            last = {"deal": "last card drawn", "slot": "last card revealed"}[str(move[0])]
    return last, "reshuffled" in [effect.code for effect in effects]


# A changed rule does not go unnoticed.


def doubling_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Metro, "line_worth", lambda _, s, line: (s.lengths[line], 0))


def placing_is_forbidden_on_a_square(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = Placement.moves
    monkeypatch.setattr(Placement, "moves", lambda *asked: [move for move in moves(*asked) if move[3] != 9])


def crossings_are_worth_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helsinki_game, "PER_CROSSING", 2)


@pytest.mark.parametrize(
    ("change", "title", "code"),
    [
        (doubling_is_forgotten, "metro", "record-result"),
        (placing_is_forbidden_on_a_square, "metro", "record-illegal"),
        (crossings_are_worth_less, "helsinki", "record-result"),
    ],
)
def test_a_rule_changed_in_place_is_noticed(
    change: Callable[[pytest.MonkeyPatch], None], title: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch)
    noticed = []
    for record in records(title):
        try:
            replay(game_of(record), record)
        except RecordError as refused:
            noticed.append(refused.reason.code)
    assert code in noticed


# Adding games.


def test_nothing_is_missing_and_nothing_is_ever_written_again() -> None:
    assert [file for title in title_names() for file in add.fill(title)] == []
    with pytest.raises(FileExistsError):
        add.write(corpus.read(FILES[0]), FILES[0].stem)


def test_a_game_that_was_really_played_can_be_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "FOLDER", tmp_path)
    record = corpus.read(FILES[0])
    played = tmp_path / "friday.jsonl"
    played.write_text(record.text(), "utf-8")
    add.main([played])
    assert [file.relative_to(tmp_path) for file in corpus.files()] == [Path(record.title, record.rules, "friday.jsonl")]
    _, cut = random_game(game_of(record), "cut short", longest=20)
    played.write_text(cut.text(), "utf-8")
    with pytest.raises(RecordError):
        add.main([played])


def test_a_family_without_a_game_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "FOLDER", tmp_path)
    monkeypatch.setattr(corpus, "helsinki_families", lambda: {"two": {"players": 2}})
    (file,) = add.fill("helsinki")
    assert corpus.read(file).options["players"] == 2
    assert add.fill("helsinki") == []
