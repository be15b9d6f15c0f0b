"""The table in the terminal: what is drawn, what is understood, and whole games through the conversation."""

import io
import re
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

import cityboard
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import RecordError, RefusedError
from cityboard.core.record import Record, verify
from cityboard.games.metro.game import Metro
from cityboard.games.metro.notation import board_of, parse
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.conversation import Conversation
from cityboard.terminal.hints import hints
from cityboard.terminal.metro.board import Marks, draw_board
from cityboard.terminal.metro.moves import read, short, split
from cityboard.terminal.metro.screen import picture
from cityboard.terminal.metro.tile import glyph, large
from cityboard.terminal.rule_texts import paragraphs
from cityboard.terminal.table import PERSON, RANDOM, Table, seed_file
from tests.metro.positions import begin, take

ENGLISH = Language("en")


def rendered(what: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(what)
    return written(console)


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Sitting:
    """A table with a console to read and a script of answers; then a chooser answers, or the input ends."""

    def __init__(self, table: Table, answers: list[str], choose: Callable[["Sitting"], str] | None = None) -> None:
        self.table = table
        self.console = Console(file=io.StringIO(), width=100, color_system=None)
        self.answers = answers
        self.choose = choose
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if self.answers:
            return self.answers.pop(0)
        if self.choose:
            return "" if "Enter" in prompt else self.choose(self)
        raise EOFError

    def talk(self, language: Language = ENGLISH) -> str:
        Conversation(self.table, language, self.console, self).run()
        return written(self.console)


def open_table(folder: Path, *people: str, seed: bytes = b"terminal", **options: Any) -> Table:
    game = cityboard.load("metro", **options)
    seats = list(people) or [PERSON] + [RANDOM] * (game.players - 1)
    return Table.open(game, Dealer(seed), seats, folder / "game.jsonl")


def any_move(seed: int = 1) -> Callable[[Sitting], str]:
    rng = Random(seed)

    def choose(sitting: Sitting) -> str:
        table = sitting.table
        return short(rng.choice(table.game.moves(table.state)))

    return choose


# Tiles and boards.


@pytest.mark.parametrize(
    ("tile", "ways"),
    [("aaaa", "┃━┃━"), ("bbbb", "┗┏┓┛"), ("cccc", "┛┗┏┓"), ("dddd", "∪⊂∩⊃"), ("aacb", "┃━┏┛")],  # noqa: RUF001
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
    for tile in cityboard.load("metro").box.tiles:  # type: ignore[attr-defined]
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
    found = re.findall(r"(\d+):([12])", text)
    assert sorted(int(station) for station, _ in found) == list(range(1, 33))
    assert all(int(owner) == 2 - int(station) % 2 for station, owner in found)


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
    styles = {text.plain[span.start : span.end]: span.style for span in text.spans}
    # Station 1 enters from above for player 1, station 32 from the right for player 2; the others are nobody's.
    spans = [span.style for span in text.spans if text.plain[span.start : span.end] in ("┃", "━")]
    assert sorted(set(map(str, spans))) == ["dim", "dodger_blue1", "red1"]
    assert styles["1"] == "dodger_blue1" or "1" in styles


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


def test_another_hand_never_comes_to_the_screen(tmp_path: Path) -> None:
    checked = 0
    choose = any_move()
    shown = 0

    def look(sitting: Sitting) -> str:
        nonlocal checked, shown
        table = sitting.table
        assert isinstance(table.game, Metro)
        text = written(sitting.console)
        news, shown = text[shown:], len(text)
        s, names = table.state, table.game.network.names
        known = {move[1] for _, move in table.record.moves if move[0] == "lay"}
        known |= {names[tile] for tile in table.game.held(s, s.turn)} | {names[s.drawn]}
        for seat in range(table.game.players):
            for tile in table.game.held(s, seat):
                if seat != s.turn and names[tile] not in known:
                    assert names[tile] not in news
                    checked += 1
        return choose(sitting)

    sitting = Sitting(open_table(tmp_path, PERSON, PERSON, PERSON, players=3), [], look)
    sitting.talk()
    assert checked > 15
    assert sum("Pass the keyboard to Player 2" in prompt for prompt in sitting.prompts) > 5


def test_one_person_is_never_asked_to_pass_the_keyboard(tmp_path: Path) -> None:
    sitting = Sitting(open_table(tmp_path), [], any_move())
    sitting.talk()
    assert not any("Enter" in prompt for prompt in sitting.prompts)


# What people type.


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("3 0", ("lay", "aaaa", 0, 24)),
        ("3,0", ("lay", "aaaa", 0, 24)),
        ("aaaa 3 0", ("lay", "aaaa", 0, 24)),
        ("AAAA30", ("lay", "aaaa", 0, 24)),
        ("aaaa 9 9", ("lay", "aaaa", 0, 64)),
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


@pytest.mark.parametrize("typed", ["", "hello", "3", "3 4 5", "aacb", "aacb x y", "red x", "² ²", "r 5"])
def test_other_words_are_no_move(typed: str) -> None:
    game, s = begin()
    assert read(game, s, split(typed)) == []


def test_letters_are_colours_where_a_tourist_is_due() -> None:
    game, s = begin(city="st-petersburg")
    take(game, s, "aaaa")
    assert read(game, s, ["p"]) == [("pass",)]
    s.step, s.argument = game.modules[0].choose.number, 9  # type: ignore[attr-defined]
    assert read(game, s, ["p"]) == [("tourist", "purple")]
    assert read(game, s, ["s"]) == [("tourist", "grey")]


@pytest.mark.parametrize(
    "options",
    [
        {"free_orientation": True, "hand": 3},
        {"modules": ["companies", "central-stations"], "city": "paris"},
        {"modules": ["central-stations"], "city": "london"},
        {"city": "st-petersburg"},
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


# Whole games.

FAMILIES: list[dict[str, Any]] = [
    {},
    {"modules": ["companies"], "city": "paris"},
    {"modules": ["solo"], "harder_solo": True},
    {"modules": ["central-stations"], "city": "london", "players": 3},
    {"modules": ["central-rails"], "city": "new-york"},
    {"modules": ["companies", "central-stations"], "city": "st-petersburg"},
    {"city": "stockholm", "players": 4},
    {"city": "stockholm", "stockholm_variant": True},
    {"city": "berlin", "berlin_sides": "mixed", "free_orientation": True},
    {"players": 6, "hand": 2},
]


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_a_whole_game_is_played_through_the_conversation(tmp_path: Path, options: dict[str, Any]) -> None:
    table = open_table(tmp_path, **options)
    text = Sitting(table, [], any_move()).talk()
    record = Record.parse(table.file.read_text("utf-8"))
    assert verify(table.game, record) > 50
    assert table.state.turn == NOBODY
    assert not seed_file(table.file).exists()
    assert f"cityboard verify {table.file}" in text.replace("\n", "")
    assert "Place  Player" in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_is_led_in_every_language(tmp_path: Path, code: str) -> None:
    table = open_table(tmp_path, modules=["companies"], city="berlin")
    text = Sitting(table, ["?", "l", "h", "? 3 3", "r M3.4", "0 9", "nonsense", "u", "t"]).talk(Language(code))
    assert Language(code).say("panel-hand") in text
    assert "[M3.1]" in text


def test_forced_moves_are_played_and_told(tmp_path: Path) -> None:
    text = Sitting(open_table(tmp_path, PERSON, PERSON), [], any_move()).talk()
    assert "Only one move was possible (" in text


def test_all_seats_may_be_random(tmp_path: Path) -> None:
    sitting = Sitting(open_table(tmp_path, RANDOM, RANDOM), [])
    assert "Place  Player" in sitting.talk()
    assert sitting.prompts == []


# Commands at the table.


def fixed(tmp_path: Path, *answers: str, **options: Any) -> tuple[Table, str]:
    chosen: dict[str, Any] = {"frame": [1, 2], "start": 0}
    table = open_table(tmp_path, **(chosen | options))
    return table, Sitting(table, list(answers)).talk()


def test_the_first_lines_say_where_the_record_is_and_what_fixes_the_deal(tmp_path: Path) -> None:
    table, text = fixed(tmp_path)
    assert str(table.file) in text.replace("\n", "")
    assert table.dealer.commitment in text


def test_a_refused_move_prints_the_reason_with_its_rule(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "3 3", "2 2", "p")
    assert "3,3 belongs to the central station." in text
    assert "2,2 is neither on the edge nor next to a laid tile." in text
    assert text.count("[M3.1]") == 2
    assert "[M2.4]" in text
    assert table.state.turn == 0


def test_hints_list_the_best_move_first_and_its_number_plays_it(tmp_path: Path) -> None:
    table = open_table(tmp_path, frame=[1, 2], start=0)
    table.advance()
    assert isinstance(table.game, Metro)
    for _ in range(6):  # a position with something to score
        table.play(table.game.moves(table.state)[0])
        while table.state.turn != 0 or table.state.drawn:
            table.advance()
    best = hints(table.game, table.game.view(table.state, 0))
    assert best[0].points == max(hint.points for hint in best)
    events = len(table.record.moves)
    text = Sitting(table, ["?", "1"]).talk()
    assert f"1:   {short(best[0].move)}" in text
    assert "15:" in text
    assert "\n16:" not in text
    assert table.record.moves[events] == (0, best[0].move)


def test_hints_tell_the_points_of_a_move() -> None:
    game, s = begin(("deal", 0, "cbcb"))
    game.lay(s, game.network.code["aacb"], 0, None)
    best = hints(game, game.view(s, 0))[0]
    assert (best.move, best.points, best.others) == (("lay", "cbcb", 0, 1), 2, 0)
    assert [effect.code for effect in best.effects] == ["line-scored"]


def test_a_question_says_why_a_square_is_not_legal_or_that_it_is(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "? 3 4", "? 1 0", "? what")
    assert "3,4 belongs to the central station." in text
    assert "1 0 is legal." in text
    assert "I do not understand “what”" in text
    assert not any(seat == 0 for seat, _ in table.record.moves)


def test_rules_can_be_read_at_the_table(tmp_path: Path) -> None:
    _, text = fixed(tmp_path, "r M3.4", "r m99")
    assert "one single" in text
    assert "no rule “M99”" in text


def test_the_list_has_every_legal_move_with_a_number(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "l")
    numbers = [int(number) for number in re.findall(r"(\d+): \w{4} \d \d", text)]
    assert numbers == list(range(1, len(table.game.moves(table.state))))
    assert f"{len(numbers) + 1}: d" in text


def test_an_ambiguous_square_asks_which_tile_is_meant(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "1 0", "2", hand=3, seed=b"which")
    assert "Which of these do you mean?" in text
    assert any(seat == 0 and move[3] == 8 for seat, move in table.record.moves if move[0] == "lay")


def test_a_chosen_tile_marks_its_squares_and_is_drawn_turned(tmp_path: Path) -> None:
    game_table = open_table(tmp_path, frame=[1, 2], start=0, free_orientation=True, hand=2, seed=b"turned")
    game_table.advance()
    turned = next(move for move in game_table.game.moves(game_table.state) if move[0] == "lay" and move[2])
    text = Sitting(game_table, [f"t {turned[1]} r{turned[2]}", "b"]).talk()
    assert f"{turned[1]} r{turned[2]}\n" in re.sub(" +\n", "\n", text)


def test_undo_takes_back_the_last_decision_and_the_deal_stays(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "1 0", "u", "1 0", "u", "1 0")
    assert text.count("Taken back.") == 2
    once, _ = fixed(tmp_path / "once", "1 0")
    assert table.record.text() == once.record.text()
    assert table.file.read_text("utf-8") == once.file.read_text("utf-8")


def test_undo_has_nothing_to_take_back_at_the_start(tmp_path: Path) -> None:
    assert "There is nothing to take back." in fixed(tmp_path, "u")[1]


def test_undo_takes_back_a_draw_with_one_person(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "d", "u")
    assert table.state.drawn == 0
    assert all(seat == CHANCE for seat, _ in table.record.moves)


def test_with_several_people_undo_stops_at_chance_and_at_others(tmp_path: Path) -> None:
    table = open_table(tmp_path, PERSON, PERSON, frame=[1, 2], start=0)
    text = Sitting(table, ["d", "u"]).talk()
    assert "something has been drawn since" in text
    game, s = begin(modules=["central-stations"])
    other = Table(game, Dealer(b"x"), [PERSON, PERSON], tmp_path / "other.jsonl")
    other.state = s
    other.play(("station", 0))
    with pytest.raises(RefusedError) as refused:
        other.undo()
    assert refused.value.reason.code == "undo-other"


def test_with_several_people_undo_works_within_the_own_turn(tmp_path: Path) -> None:
    table = open_table(tmp_path, PERSON, PERSON, city="london", frame=[1, 2], start=0)
    while not any(move == ("drive",) for move in table.game.moves(table.state)):
        table.advance()
        table.play(table.game.moves(table.state)[-2])
    events = len(table.record.moves)
    assert table.record.moves[-1][1][0] == "lay"
    table.undo()
    assert len(table.record.moves) == events - 1
    assert table.state.turn >= 0


# The record.


def test_everything_is_in_the_file_after_every_move(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "1 0", "d")
    assert table.file.read_text("utf-8") == table.record.text()


def test_the_seed_lies_in_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path)
    assert stat.S_IMODE(seed_file(table.file).stat().st_mode) == 0o600
    assert table.dealer.seed.hex() not in table.file.read_text("utf-8")


def test_a_game_continues_where_it_was_left(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "1 0", "q")
    assert f"--resume {table.file}" in text.replace("\n", "")
    resumed = Table.resume(table.file, None, None)
    assert resumed.record.text() == table.record.text()
    assert resumed.seats == table.seats
    assert resumed.state == table.state
    Sitting(resumed, [], any_move()).talk()
    assert verify(resumed.game, Record.parse(table.file.read_text("utf-8")))


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "1 0", "q")
    resumed = Table.resume(table.file, None, None)
    resumed.undo()
    assert all(seat == CHANCE for seat, _ in resumed.record.moves)


def test_a_line_cut_off_in_the_middle_is_left_out(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "1 0", "q")
    with table.file.open("a") as file:
        file.write('{"event": 99, "by"')
    resumed = Table.resume(table.file, None, None)
    assert table.file.read_text("utf-8") == table.record.text() == resumed.record.text()


def test_a_finished_game_only_shows_its_result(tmp_path: Path) -> None:
    table = open_table(tmp_path, RANDOM, RANDOM)
    table.advance()
    sitting = Sitting(Table.resume(table.file, None, None), [])
    assert "Place  Player" in sitting.talk()


@pytest.mark.parametrize("content", [None, "nonsense", f"{'00' * 32}\nperson,random\n"])
def test_a_game_does_not_go_on_without_its_seed(tmp_path: Path, content: str | None) -> None:
    table, _ = fixed(tmp_path, "q")
    if content is None:
        seed_file(table.file).unlink()
    else:
        seed_file(table.file).write_text(content)
    with pytest.raises(RecordError) as refused:
        Table.resume(table.file, None, None)
    assert refused.value.reason.code == "seed-file"


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    fixed(tmp_path, "q")
    with pytest.raises(RecordError) as refused:
        fixed(tmp_path, "q")
    assert refused.value.reason.code == "file-exists"


# Texts.


def test_lines_broken_only_for_the_width_of_the_file_are_joined() -> None:
    long = "word " * 22 + "end."
    assert list(paragraphs(f"{long}\nNext one:\nfirst;\nsecond.")) == [f"{long} Next one:", "first;", "second."]


def test_every_rule_reads_in_whole_sentences() -> None:
    for code in LANGUAGES:
        language = Language(code)
        for number in language.rule_ids("metro"):
            for paragraph in paragraphs(language.rule("metro", number)):
                assert "." not in number or paragraph.rstrip("\u00a0 ")[-1] in ".:;,)", (code, number, paragraph)
