"""The table in the terminal: what is drawn, what is understood, how texts are set."""

import io
import re
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

import pytest
from rich.console import Console, Group, RenderableType

import cityboard
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import RefusedError
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.rule_texts import paragraphs
from cityboard.titles.metro.rules.cities import london
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.notation import board_of, parse
from cityboard.titles.metro.terminal.board import Marks, draw_board
from cityboard.titles.metro.terminal.moves import read, short, split
from cityboard.titles.metro.terminal.parts import parts_of
from cityboard.titles.metro.terminal.screen import picture
from cityboard.titles.metro.terminal.tile import glyph, large
from tests.titles.metro.rules.positions import begin, take

ENGLISH = Language("en")


def rendered(what: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# Tiles and boards.


@pytest.mark.parametrize(
    ("tile", "ways"),
    [
        ("aaaa", "┃━┃━"),
        ("bbbb", "┗┏┓┛"),
        ("cccc", "┛┗┏┓"),
        ("dddd", "∪⊂∩⊃"),  # noqa: RUF001  # the shapes are meant
        ("aacb", "┃━┏┛"),
    ],
)
def test_a_glyph_at_each_entrance_shows_where_the_train_goes(tile: str, ways: str) -> None:
    assert "".join(glyph(tile, edge) for edge in range(4)) == ways


def test_a_large_tile_shows_the_direction_of_travel() -> None:
    assert large("bcbc").plain.split("\n") == [
        "    ┃    ",
        "    ┗▸ ▴ ",
        "━┓     ┗━",
        " ▾ ◂┓    ",
        "    ┃    ",
    ]


def test_all_four_ways_of_a_large_tile_end_in_an_arrow() -> None:
    for tile in cityboard.load("metro").box.tiles:  # type: ignore[attr-defined]  # a game of Metro
        assert sum(character in "▴▸▾◂" for character in large(tile).plain) == 4, tile


def laid(placements: str, **marks: Any) -> list[str]:
    game, _ = begin()
    s = board_of(game, parse(placements, game.box.tiles), check=False)
    return draw_board(game, s, Marks(**marks)).plain.split("\n")


def test_a_laid_tile_is_drawn_in_its_square_with_the_last_one_marked() -> None:
    lines = laid("aacb00cbcb01", last=1)
    assert lines[0].split()[:3] == ["8:2", "7:1✓", "6:2"]
    assert lines[1].startswith("      ┌──0──┬──1──┬──2──┬")
    assert lines[2].startswith("      │  ┃  │◆ ┛  │")
    assert lines[3].startswith(" 9:1✓ 0┛   ━│┛   ┏│  ·  │")
    assert lines[4].startswith("      │  ┏  │  ┏  │")


def test_the_board_has_all_stations_with_their_owners() -> None:
    text = "\n".join(laid(""))
    stations = re.findall(r"(\d+):([12])", text)
    assert sorted(int(station) for station, _ in stations) == list(range(1, 33))
    assert all(int(owner) == 2 - int(station) % 2 for station, owner in stations)


def test_legal_squares_show_what_to_type_for_them() -> None:
    assert laid("", legal=[3])[2].startswith("      │     │     │     │ 0 3 │")


def test_the_board_fits_beside_a_panel_in_80_columns() -> None:
    assert len(laid("")) == 35
    assert max(map(len, laid(""))) <= 61
    game, s = begin(modules=["companies"], city="paris")
    lines = rendered(picture(game, game.view(s, 0), 0, ENGLISH, game.moves(s), None), 80).splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 80


def test_a_track_has_the_style_of_the_owner_of_its_line() -> None:
    game, _ = begin()
    s = board_of(game, parse("aaaa07", game.box.tiles), check=False)
    text = draw_board(game, s, Marks())
    tracks = [span for span in text.spans if text.plain[span.start : span.end] in ("┃", "━")]
    # Station 1 enters from above for player 1, station 32 from the right for player 2; the others are nobody's.
    assert [str(span.style) for span in tracks] == ["dodger_blue1", "dim", "red1", "dim"]


def test_central_stations_show_their_places_and_owners() -> None:
    game, s = begin(modules=["central-stations"])
    game.play(s, ("station", 3))
    text = draw_board(game, s, Marks(places=[0, 7])).plain
    assert "│░0░░░│" in text
    assert "│░░3:1│" in text


def test_central_rails_are_drawn_as_tiles() -> None:
    game, s = begin(modules=["central-rails"])
    assert "░" not in draw_board(game, s, Marks()).plain


def test_several_tourists_on_a_square_are_letters_and_a_plus_sign() -> None:
    lines = laid("", on_squares={9: [0, 1], 10: [4, 4, 4, 4], 11: [7]})
    assert lines[7][12:31] == "│ yb  │ rr+ │  p  │"


def test_tourists_at_stations_stand_beside_their_number() -> None:
    assert laid("", on_stations={8: [1]})[0].split()[0] == "8:2b"


@pytest.mark.parametrize(
    ("circuit", "ways"),
    [(16, "→→→→→→→→←←←←←←←←"), (14, "→→→→→→→←←←←←←←"), (8, "→→→→→→→→")],
)
def test_the_taxi_looks_different_at_every_position_of_its_circuit(tmp_path: Path, circuit: int, ways: str) -> None:
    file = tmp_path / "own.toml"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8")
    file.write_text(text.replace("value = 16\n", f"value = {circuit}\n", 1), "utf-8")
    game, s = begin(city="london", edition=file)
    (city,) = (module for module in game.modules if isinstance(module, london.London))
    city.module_state(s)[london.AT_START] = 0
    drawn = []
    for position, card in enumerate(city.circuit):
        city.module_state(s)[london.TAXI] = position
        taxi = " " * (2 + 2 * card) + f"▲{ways[position]}"
        drawn.append(rendered(Group(*(panel for part in parts_of(game) for panel in part.panel(s, ENGLISH)))))
        assert drawn[-1].rstrip().endswith(f"\n{taxi}")
    assert len(set(drawn)) == circuit


# What is secret.


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"modules": ["companies"]},
        {"city": "stockholm", "players": 3},
        {"hand": 3, "free_orientation": True},
    ],
    ids=str,
)
def test_nothing_hidden_changes_the_picture(options: dict[str, Any]) -> None:
    game, s = begin(**options)
    rng = Random(5)
    pictures = set()
    for _ in range(10):
        other = game.guess(game.view(s, 0), rng)
        pictures.add(rendered(picture(game, game.view(other, 0), 0, ENGLISH, game.moves(s), None)))
    assert len(pictures) == 1


# What people type.


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("3 0", ("lay", "aaaa", 0, 24)),
        ("3,0", ("lay", "aaaa", 0, 24)),
        ("aaaa 3 0", ("lay", "aaaa", 0, 24)),
        ("AAAA30", ("lay", "aaaa", 0, 24)),
        ("bbbb 3 0 r2", ("lay", "bbbb", 2, 24)),
        ("d", ("draw",)),
        ("draw", ("draw",)),
        ("p", ("pass",)),
        ("x 20 open", ("exchange", 20, "open")),
        ("s 3", ("station", 3)),
        ("s 3 20", ("station", 3, 20)),
        ("drive", ("drive",)),
        ("stay", ("stay",)),
        ("keep", ("keep",)),
        ("return", ("return",)),
        ("red 5", ("tourist", "red", "space", 4)),
        ("rot 5", ("tourist", "red", "space", 4)),
        ("red 3 4", ("tourist", "red", "square", 28)),
        ("red away", ("tourist", "red", "away", 0)),
        ("rouge", ("tourist", "red")),
    ],
)
def test_short_forms_are_understood(typed: str, move: Move) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert read(game, s, split(typed)) == [move]


@pytest.mark.parametrize("typed", ["aaaa 9 9", "8 0", "0 8", "red 0 12", "blue 8 7"])
def test_a_square_outside_the_board_is_refused(typed: str) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    with pytest.raises(RefusedError) as refused:
        read(game, s, split(typed))
    assert refused.value.reason.code == "square-outside"


def test_numbers_without_end_are_no_numbers() -> None:
    game, s = begin(("deal", 0, "aaaa"))
    long = "1" * 5000
    for typed in (f"{long} 0", f"aaaa 0 {long}", f"red {long}", f"red 0 {long}"):
        assert read(game, s, split(typed)) == []
    assert read(game, s, split(f"s {long}")) == [("station", long)]


@pytest.mark.parametrize("typed", ["", "hello", "3", "34", "3 4 5", "aacb", "aacb x y", "red x", "² ²", "r 5"])
def test_other_words_are_no_move(typed: str) -> None:
    game, s = begin()
    assert read(game, s, split(typed)) == []


def test_letters_are_colours_where_a_tourist_is_due() -> None:
    game, s = begin(city="st-petersburg")
    take(game, s, "aaaa")
    assert read(game, s, ["p"]) == [("pass",)]
    s.step, s.argument = game.modules[0].choose.number, 9  # type: ignore[attr-defined]  # a game of a title
    assert read(game, s, ["p"]) == [("tourist", "purple")]
    assert read(game, s, ["s"]) == [("tourist", "grey")]
    assert read(game, s, ["b"]) == [("tourist", "blue")]


@pytest.mark.parametrize(
    "options",
    [
        {"free_orientation": True, "hand": 3},
        {"modules": ["companies", "central-stations"], "city": "paris"},
        {"modules": ["central-stations"], "city": "london"},
        {"city": "st-petersburg"},
        {"city": "paris", "arrange_row": True},
        {"modules": ["solo"]},
    ],
    ids=str,
)
def test_every_move_can_be_typed_as_it_is_listed(options: dict[str, Any]) -> None:
    game = cityboard.load("metro", **options)
    assert isinstance(game, Metro)
    rng, s = Random(3), game.start()
    while s.turn != NOBODY:
        moves = game.moves(s)
        if s.turn != CHANCE:
            for move in moves[:: 1 + len(moves) // 20]:
                assert read(game, s, split(short(move))) == [move]
        game.play(s, rng.choice(moves))


# Texts.


def test_a_blank_line_ends_a_paragraph_and_a_mark_begins_an_item() -> None:
    text = "One\nwrapped line.\n\nA list:\n• first,\nwrapped;\n• second.\n\nThe end."
    assert list(paragraphs(text)) == ["One wrapped line.", "A list:", "• first, wrapped;", "• second.", "The end."]


def test_rewrapping_a_rule_changes_nothing() -> None:
    for code in LANGUAGES:
        language = Language(code)
        for title in ("metro", "helsinki"):
            for number in language.rule_ids(title):
                whole = list(paragraphs(language.rule(title, number)))
                for width in (30, 64, 500):
                    again = "\n\n".join(
                        fill(part, width, break_long_words=False, break_on_hyphens=False) for part in whole
                    )
                    assert list(paragraphs(again)) == whole, (code, number)


def test_every_rule_reads_in_whole_sentences() -> None:
    for code in LANGUAGES:
        language = Language(code)
        for number in language.rule_ids("metro"):
            for paragraph in paragraphs(language.rule("metro", number)):
                assert "." not in number or paragraph.rstrip("\u00a0 ")[-1] in ".:;,)", (code, number, paragraph)
