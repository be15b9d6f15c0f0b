"""Whole games and every command through the conversation at the table."""

import io
import re
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import cityboard
from cityboard.core import edition_text
from cityboard.core.dealer import Dealer
from cityboard.core.edition import Edition
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import RecordError, RefusedError
from cityboard.core.record import Record, verify
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.conversation import Conversation
from cityboard.terminal.table import PERSON, RANDOM, LocalTable, seed_file
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.terminal.hints import hints
from cityboard.titles.metro.terminal.moves import short
from tests.titles.metro.rules.positions import begin

ENGLISH = Language("en")


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Sitting:
    """A table with a console to read and a script of answers; then a chooser answers, or the input ends."""

    def __init__(self, table: LocalTable, answers: list[str], choose: Callable[["Sitting"], str] | None = None) -> None:
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


def open_table(folder: Path, *people: str, seed: bytes = b"terminal", **options: Any) -> LocalTable:
    game = cityboard.load("metro", **options)
    seats = list(people) or [PERSON] + [RANDOM] * (game.players - 1)
    return LocalTable.open(game, Dealer(seed), seats, folder / "game.jsonl")


def any_move(seed: int = 1) -> Callable[[Sitting], str]:
    rng = Random(seed)

    def choose(sitting: Sitting) -> str:
        table = sitting.table
        return short(rng.choice(table.game.moves(table.state)))

    return choose


# What is secret.


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


# Whole games.

FAMILIES: list[dict[str, Any]] = [
    {},
    {"modules": ["companies"], "city": "paris"},
    {"modules": ["solo"], "harder_solo": True},
    {"modules": ["central-stations"], "city": "london", "players": 3},
    {"modules": ["central-rails"], "city": "new-york"},
    {"modules": ["companies", "central-stations"], "city": "st-petersburg"},
    {"city": "paris", "arrange_row": True},
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


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_what_a_seat_sees_is_enough_for_its_moves_and_hints(options: dict[str, Any]) -> None:
    game = cityboard.load("metro", **options)
    assert isinstance(game, Metro)
    dealer, rng, s = Dealer(b"views"), Random(7), game.start()
    actions = game.actions()
    for event in range(10_000):
        if s.turn == NOBODY:
            break
        if s.turn == CHANCE:
            game.play(s, dealer.choose(event, game.chances(s)))
            continue
        view = game.view(s, s.turn)
        assert game.moves(view) == game.moves(s)
        for move in rng.sample(actions, 20):
            assert game.refuse(view, move) == game.refuse(s, move)
        if rng.random() < 0.3:
            assert sorted(hint.move for hint in hints(game, view)) == sorted(game.moves(s))
        game.play(s, rng.choice(game.moves(s)))
    assert s.turn == NOBODY


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


def fixed(tmp_path: Path, *answers: str, **options: Any) -> tuple[LocalTable, str]:
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
    assert "2,2 is neither on the edge nor next to a tile." in text
    assert text.count("[M3.1]") == 2
    assert "[M2.4]" in text
    assert table.state.turn == 0


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


def test_undo_forgets_the_chosen_tile(tmp_path: Path) -> None:
    table = open_table(tmp_path, frame=[1, 2], start=0, free_orientation=True, hand=3)
    typed: list[str] = []

    def choose(sitting: Sitting) -> str:
        if len(typed) == 3:
            raise EOFError
        lay = next(move for move in table.game.moves(table.state) if move[0] == "lay" and move[2])
        typed.append([short(lay), f"t {lay[1]} r{lay[2]}", "u"][len(typed)])
        return typed[-1]

    text = Sitting(table, [], choose).talk()
    first, _, marked, last = re.findall("┌──0.*?└──", text, re.DOTALL)
    assert typed[1][2:] in marked
    assert last == first


@pytest.mark.parametrize(("typed", "chosen"), [("b", "blue"), ("p", "purple"), ("bleu", "blue")])
def test_b_is_blue_while_a_tourist_is_due_and_else_shows_the_board(tmp_path: Path, typed: str, chosen: str) -> None:
    table = open_table(tmp_path, city="st-petersburg", frame=[1, 2], start=0)
    rng = Random(2)
    while table.game.moves(table.state)[0][0] != "tourist" or not table.person_decides():
        table.advance()
        table.play(rng.choice(table.game.moves(table.state)))
    events = len(table.record.moves)
    text = Sitting(table, [typed, "b"]).talk()
    assert table.record.moves[events] == (0, ("tourist", chosen))
    assert text.count("┌──0") == 3


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
    other = LocalTable(game, Dealer(b"x"), [PERSON, PERSON], tmp_path / "other.jsonl")
    other.state = s
    other.play(("station", 0))
    with pytest.raises(RefusedError) as refused:
        other.undo()
    assert refused.value.reason.code == "undo-other"


def test_with_several_people_undo_works_within_a_players_own_turn(tmp_path: Path) -> None:
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
    resumed = LocalTable.resume(table.file, None, None)
    assert resumed.record.text() == table.record.text()
    assert resumed.seats == table.seats
    assert resumed.state == table.state
    Sitting(resumed, [], any_move()).talk()
    assert verify(resumed.game, Record.parse(table.file.read_text("utf-8")))


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "1 0", "q")
    resumed = LocalTable.resume(table.file, None, None)
    resumed.undo()
    assert all(seat == CHANCE for seat, _ in resumed.record.moves)


def test_a_line_cut_off_in_the_middle_is_left_out(tmp_path: Path) -> None:
    table, _ = fixed(tmp_path, "1 0", "q")
    with table.file.open("a") as file:
        file.write('{"event": 99, "by"')
    resumed = LocalTable.resume(table.file, None, None)
    assert table.file.read_text("utf-8") == table.record.text() == resumed.record.text()


def test_a_finished_game_only_shows_its_result(tmp_path: Path) -> None:
    table = open_table(tmp_path, RANDOM, RANDOM)
    table.advance()
    sitting = Sitting(LocalTable.resume(table.file, None, None), [])
    assert "Place  Player" in sitting.talk()


@pytest.mark.parametrize("content", [None, "nonsense", f"{'00' * 32}\nperson,random\n"])
def test_a_game_does_not_continue_without_its_seed(tmp_path: Path, content: str | None) -> None:
    table, _ = fixed(tmp_path, "q")
    if content is None:
        seed_file(table.file).unlink()
    else:
        seed_file(table.file).write_text(content)
    with pytest.raises(RecordError) as refused:
        LocalTable.resume(table.file, None, None)
    assert refused.value.reason.code == "seed-file"


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    fixed(tmp_path, "q")
    with pytest.raises(RecordError) as refused:
        fixed(tmp_path, "q")
    assert refused.value.reason.code == "file-exists"


def test_the_seed_of_another_game_is_never_written_over(tmp_path: Path) -> None:
    secret = tmp_path / "game.jsonl.seed"
    secret.write_text("precious")
    with pytest.raises(RecordError) as refused:
        open_table(tmp_path)
    assert refused.value.reason.code == "seed-exists"
    assert secret.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [secret]


def test_a_game_cut_off_anywhere_in_its_last_two_lines_comes_to_the_same_end(tmp_path: Path) -> None:
    table = open_table(tmp_path, RANDOM, RANDOM)
    secret = seed_file(table.file).read_bytes()
    table.advance()
    whole = table.file.read_bytes()
    lines = whole.splitlines(keepends=True)
    for length in range(len(whole) - len(lines[-2]) - len(lines[-1]), len(whole) + 1):
        table.file.write_bytes(whole[:length])
        seed_file(table.file).write_bytes(secret)
        resumed = LocalTable.resume(table.file, None, None)
        if length >= len(whole) - len(lines[-1]):  # only the result is missing
            assert table.file.read_bytes() == whole
        resumed.advance()
        assert table.file.read_bytes() == whole
        assert not seed_file(table.file).exists()


def test_a_name_with_a_separator_of_lines_does_not_disturb_the_record(tmp_path: Path) -> None:
    own = own_edition(tmp_path)
    # Files written before names were checked, and before the values of an edition were part of them.
    named = Edition("metro", "one\u2028two\x85three", edition_text.load(own).entries, str(own), is_own=False)
    table = open_table(tmp_path, RANDOM, PERSON, edition=named)
    table.advance()
    table.play(table.game.moves(table.state)[0])
    resumed = LocalTable.resume(table.file, None, str(own))
    resumed.advance()
    resumed.play(resumed.game.moves(resumed.state)[0])
    assert table.file.read_text("utf-8") == resumed.record.text()
    resumed.undo()
    resumed.play(resumed.game.moves(resumed.state)[0])
    assert table.file.read_text("utf-8") == resumed.record.text()
    assert LocalTable.resume(table.file, None, str(own)).state == resumed.state


def own_edition(folder: Path) -> Path:
    file = folder / "own.toml"
    text = Path(cityboard.load("metro").edition.file).read_text("utf-8")
    file.write_text(text.replace("value = 25", "value = 26", 1), "utf-8")
    return file
