"""What the table says: hints, lines, questions, help, and how a thing is typed."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.bots.greedy import Greedy
from cityboard.bots.level import Ladder, Level
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import OptionError
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.score_sheet import score_sheet
from cityboard.terminal.table import PERSON, LocalTable
from cityboard.titles.metro.rules.cities.tourists import ONE
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.notation import board_of, parse
from cityboard.titles.metro.rules.options import CITIES
from cityboard.titles.metro.terminal.help import commands, signs
from cityboard.titles.metro.terminal.hints import hints
from cityboard.titles.metro.terminal.lines import find_line, tell_line
from cityboard.titles.metro.terminal.moves import refuse, short
from cityboard.titles.metro.terminal.presentation import MetroPresentation
from cityboard.titles.metro.terminal.screen import picture
from cityboard.titles.registry import find_title, registered
from tests.terminal.test_conversation import ENGLISH, Sitting, fixed, open_table
from tests.titles.metro.rules.positions import begin
from tests.titles.metro.terminal.test_drawing import rendered

# Hints.


def test_hints_list_the_best_move_first_and_its_number_plays_it(tmp_path: Path) -> None:
    table = open_table(tmp_path, frame=[1, 2], start=0)
    table.advance()
    assert isinstance(table.game, Metro)
    for _ in range(6):  # a position with something to score
        table.play(table.game.moves(table.state)[0])
        while table.state.turn != 0 or table.state.drawn:
            table.advance()
    best = hints(table.game, table.game.view(table.state, 0))
    assert best[0].worth == max(hint.worth for hint in best)
    events = len(table.record.moves)
    text = Sitting(table, ["?", "1"]).talk()
    assert f"1:   {short(best[0].move)}" in text
    assert "15:" in text
    assert "16:  d " in text
    assert "\n17:" not in text
    assert f"… {len(best) - 16} more: l" in text
    assert table.record.moves[events] == (0, best[0].move)


def test_hints_tell_the_points_of_a_move() -> None:
    game, s = begin(("deal", 0, "cbcb"))
    game.lay(s, game.network.code["aacb"], 0, None)
    by_move = {hint.move: hint for hint in hints(game, game.view(s, 0))}
    own, other = by_move["lay", "cbcb", 0, 1], by_move["lay", "cbcb", 0, 8]
    assert (own.points, own.others, own.track) == (2, 0, 0)
    assert (other.points, other.others) == (0, 2)
    assert [effect.code for effect in own.effects] == ["line-scored"]


def test_a_hint_prefers_a_longer_line_to_a_short_one_closed() -> None:
    game, s = begin(("deal", 0, "cbcb"))
    game.lay(s, game.network.code["aacb"], 0, None)
    by_move = {hint.move: hint for hint in hints(game, game.view(s, 0))}
    closing = by_move["lay", "cbcb", 0, 1]
    longer = [hint for hint in by_move.values() if hint.track == 1 and hint.points == hint.others == 0]
    assert longer
    assert closing.points == 2
    assert all(hint.worth > closing.worth for hint in longer)


def test_hints_say_that_they_do_not_look_ahead_and_show_what_a_move_brings(tmp_path: Path) -> None:
    table = open_table(tmp_path, frame=[1, 2], start=0)
    table.advance()
    text = Sitting(table, ["?"]).talk()
    assert "This is a rough guide that only looks at this move" in text
    best = hints(*game_and_view(table))[0]
    assert best.track > 0
    assert re.search(rf"1: +{short(best.move)} +\+{best.points} points? +open lines \+{best.track} tile", text)


def game_and_view(table: LocalTable) -> tuple[Metro, Any]:
    assert isinstance(table.game, Metro)
    return table.game, table.game.view(table.state, table.state.turn)


def test_following_the_hints_beats_random_play() -> None:
    totals = [0, 0]
    for number in range(3):
        game, rng = cityboard.load("metro", frame=[1, 2], start=number % 2), Random(number)
        assert isinstance(game, Metro)
        s = game.start()
        while s.turn != NOBODY:
            follows = s.turn == 0
            game.play(s, hints(game, game.view(s, 0))[0].move if follows else rng.choice(game.moves(s)))
        totals = [total + points for total, points in zip(totals, game.scores(s), strict=True)]
    assert totals[0] > totals[1]


def test_a_question_says_why_a_square_is_not_legal_or_that_it_is(tmp_path: Path) -> None:
    table, text = fixed(tmp_path, "? 3 4", "? 1 0", "? what")
    assert "3,4 belongs to the central station." in text
    assert "1 0 is legal." in text
    assert "I do not understand “what”" in text
    assert not any(seat == 0 for seat, _ in table.record.moves)


def test_rules_can_be_read_at_the_table(tmp_path: Path) -> None:
    _, text = fixed(tmp_path, "r M3.4", "r m99")
    assert "only one crossing" in text
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


def test_hints_tell_of_lines_that_are_scored_only_after_another_decision() -> None:
    game = cityboard.load("metro", city="paris", frame=[1, 2], start=0)
    assert isinstance(game, Metro)
    rng, s, delayed = Random(4), game.start(), 0
    while s.turn != NOBODY:
        for hint in hints(game, s) if s.turn != CHANCE and rng.random() < 0.3 else []:
            after = s.copy()
            game.play(after, hint.move)
            ended = set(s.waiting) - set(after.waiting)
            scored = [effect for effect in hint.effects if effect.code == "line-scored"]
            if hint.move[0] == "lay":
                assert len(scored) == len(ended)
            delayed += bool(ended) and after.points == s.points
        game.play(s, rng.choice(game.moves(s)))
    assert delayed > 0


# Lines.


def told_of(word: str, placements: str = "aacb01aaaa00cbcb10") -> str:
    game, _ = begin()
    s = board_of(game, parse(placements, game.box.tiles), check=True)
    return " ".join(tell_line(game, s, find_line(game, word), ENGLISH))


def test_a_line_is_described_from_its_departure_to_where_it_waits() -> None:
    assert told_of("1") == "Player 1: the line from station 1. 0 crossings so far; it is waiting for a tile on 0,7."
    assert "Squares in order: 0,1" in told_of("7")


def test_a_line_that_ended_is_described_with_its_points() -> None:
    ended = [told_of(str(station)) for station in range(1, 33) if "It ended" in told_of(str(station))]
    assert len(ended) == 3
    assert all(re.search(r"It ended at station \d+ after 2 crossings and scored 2 points\.", line) for line in ended)


def test_lines_of_central_stations_have_two_names() -> None:
    game, s = begin(modules=["central-stations"])
    assert find_line(game, "c3") == find_line(game, "36") == 35
    assert tell_line(game, s, 35, ENGLISH) == ["There is no line from place 3 of the central station yet."]
    game.play(s, ("station", 3))
    assert tell_line(game, s, 35, ENGLISH)[0] == "Player 1: the line from place 3 of the central station."


@pytest.mark.parametrize("word", ["0", "33", "c3", "c8", "north"])
def test_a_line_that_is_not_in_the_game_is_refused(word: str, tmp_path: Path) -> None:
    _, text = fixed(tmp_path, f"line {word}")
    assert f"There is no line “{word}” in this game." in text


def test_line_unknown_is_the_code_of_that_refusal() -> None:
    game, _ = begin()
    with pytest.raises(ValueError, match="line-unknown"):
        find_line(game, "x")


# Questions.


def asked(city: str, colour: str, square: int, step: str) -> str | None:
    game, s = begin(city=city)
    module: Any = game.modules[0]
    if hasattr(module, "spot"):
        module.module_state(s)[module.spot[square]] = ONE[COLOURS.index(colour)]
    s.step, s.argument = getattr(module, step).number, square
    return MetroPresentation(game, ENGLISH).question(s)


def test_a_decision_of_a_city_asks_a_real_question() -> None:
    drive = asked("london", "red", 9, "drive")
    assert drive
    assert re.fullmatch(r"Drive the red tourist: [1-4] cards?, [0-4] points?, or stay\?", drive)
    assert asked("paris", "yellow", 9, "lead") == "To which space of your row do you lead the yellow tourist?"
    assert asked("st-petersburg", "red", 9, "choose") == "Which tourist do you put on 1,1?"


def test_an_ordinary_turn_asks_nothing_more() -> None:
    game, s = begin(city="london")
    assert MetroPresentation(game, ENGLISH).question(s) is None


def test_the_taxi_brings_what_the_question_said() -> None:
    game = cityboard.load("metro", city="london")
    assert isinstance(game, Metro)
    rng, s, rides = Random(2), game.start(), 0
    while s.turn != NOBODY:
        move = rng.choice(game.moves(s))
        if move == ("drive",):
            before, seat = game.scores(s), s.turn
            said = MetroPresentation(game, ENGLISH).question(s)
            game.play(s, move)
            if s.left and game.scores(s)[seat] - before[seat] <= 4:
                rides += f", {game.scores(s)[seat] - before[seat]} point" in str(said)
        else:
            game.play(s, move)
    assert rides > 3


# Help.


@pytest.mark.parametrize(
    ("options", "there", "not_there"),
    [
        ({}, ["help-lay"], ["help-tile", "help-turned", "help-exchange", "help-station", "help-drive", "help-lead"]),
        ({"hand": 2, "free_orientation": True}, ["help-tile", "help-turned"], ["help-keep"]),
        ({"modules": ["companies", "central-stations"]}, ["help-exchange", "help-station-share"], ["help-station"]),
        ({"modules": ["solo"]}, ["help-keep"], ["help-draw", "help-exchange"]),
        ({"city": "london"}, ["help-drive"], ["help-lead", "help-choose"]),
        ({"city": "paris"}, ["help-lead"], ["help-drive", "help-choose"]),
        ({"city": "st-petersburg"}, ["help-choose"], ["help-lead"]),
    ],
    ids=str,
)
def test_help_lists_only_what_can_be_typed_in_this_game(
    options: dict[str, Any], there: list[str], not_there: list[str]
) -> None:
    game, _ = begin(**options)
    assert set(there) <= set(commands(game))
    assert not set(not_there) & set(commands(game))


@pytest.mark.parametrize(
    ("options", "explained"),
    [
        ({}, ["sign-metro"]),
        ({"modules": ["companies"]}, ["sign-metro", "sign-companies", "sign-guessed", "sign-secret"]),
        ({"city": "stockholm"}, ["sign-metro", "sign-stockholm", "sign-secret"]),
        ({"city": "stockholm", "stockholm_variant": True}, ["sign-metro", "sign-stockholm-variant"]),
        ({"modules": ["central-rails"], "city": "berlin"}, ["sign-metro", "sign-central-rails", "sign-berlin"]),
    ],
    ids=str,
)
def test_help_explains_the_signs_of_this_game(options: dict[str, Any], explained: list[str]) -> None:
    assert signs(begin(**options)[0]) == explained


@pytest.mark.parametrize("city", CITIES)
def test_every_city_explains_its_panel_in_every_language(city: str, tmp_path: Path) -> None:
    for code in LANGUAGES:
        text = Sitting(open_table(tmp_path / code, city=city), ["h"]).talk(Language(code))
        assert Language(code).say(f"sign-{city}")[:30] in text


def test_a_game_begins_with_how_it_is_won(tmp_path: Path) -> None:
    _, text = fixed(tmp_path)
    assert "Long lines win" in text
    assert "r M2 and r M4" in text


# How a thing is typed.


@pytest.mark.parametrize(
    ("typed", "options", "words"),
    [
        ("x", {"modules": ["companies"], "frame": "random"}, "Type it like this: x 20 open, x 20 pile"),
        ("s", {"modules": ["central-stations"]}, "Type it like this: s place"),
        ("s 9", {"modules": ["central-stations"]}, "Type it like this: s place"),
        ("x", {}, "This game does not use joint-stock companies."),
        ("s 3", {}, "This game does not use central stations."),
        ("drive", {}, "This game does not use London."),
        ("red 5", {}, "There are no tourists to lead in this game."),
        ("t", {}, "Type it like this: t aacb"),
        ("r", {}, "Type it like this: r M3.4"),
        ("r 3.4", {}, "Type it like this: r M3.4"),
        ("line", {}, "Type it like this: line 14"),
        ("?3 3", {}, "3,3 belongs to the central station."),
        ("7", {}, "There is no 7 in the last list."),
        ("8 8", {}, "There is no square 8,8:"),
        ("? 0 12", {}, "There is no square 0,12:"),
    ],
)
def test_what_is_typed_wrongly_is_answered_with_the_right_form(
    typed: str, options: dict[str, Any], words: str, tmp_path: Path
) -> None:
    _, text = fixed(tmp_path, typed, **options)
    assert words in " ".join(text.split())


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (("exchange", 20, "open"), "modules-not-in-play"),
        (("stay",), "city-not-in-play"),
        (("tourist", "red"), "no-tourist-to-lead"),
        (("draw",), "drawn-tile-first"),
    ],
)
def test_after_a_draw_other_moves_are_refused_with_the_best_reason(move: Move, code: str) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    game.play(s, ("draw",))
    game.play(s, game.chances(s)[0][0])
    reason = refuse(game, s, move)
    assert reason
    assert reason.code == code


def test_a_move_of_the_city_after_a_draw_says_to_place_the_tile() -> None:
    game, s = begin(city="london")
    game.play(s, ("draw",))
    game.play(s, game.chances(s)[0][0])
    reason = refuse(game, s, ("drive",))
    assert reason
    assert reason.code == "drawn-tile-first"


# Passing the keyboard.


def test_a_resumed_game_of_several_people_waits_before_it_shows_a_hand(tmp_path: Path) -> None:
    table = open_table(tmp_path, PERSON, PERSON, frame=[1, 2], start=0)
    Sitting(table, ["", "1 0", "", "q"]).talk()
    sitting = Sitting(LocalTable.resume(table.file, None, None), [])
    text = sitting.talk()
    assert sitting.prompts == ["Pass the keyboard to Player 2 and press Enter. "]
    assert "Your tiles" not in text


# What fits.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("options", [{}, *({"city": city} for city in CITIES), {"modules": ["companies"]}], ids=str)
def test_panels_stand_unbroken_beside_the_board_in_80_columns(options: dict[str, Any], code: str) -> None:
    game, s = begin(**options)
    language = Language(code)
    lines = rendered(picture(game, game.view(s, 0), 0, language, [], None), 80).splitlines()
    assert lines[0].rstrip().endswith(language.say("panel-you", seat=0))
    assert max(map(len, lines)) <= 80
    if options.get("city") == "new-york":
        assert any(line.rstrip().endswith("y b o s r n g p") for line in lines)


def test_panels_go_below_the_board_in_a_narrow_terminal() -> None:
    game, s = begin()
    lines = rendered(picture(game, game.view(s, 0), 0, ENGLISH, [], None), 70).splitlines()
    assert lines[35].startswith("You are player 1")
    assert any(line.startswith("Tower:") for line in lines[35:])


def test_nothing_is_secret_in_the_stockholm_variant() -> None:
    for variant in (False, True):
        game, s = begin(city="stockholm", stockholm_variant=variant)
        assert ("+ ?" in rendered(picture(game, game.view(s, 0), 0, ENGLISH, [], None))) is not variant


# The end.


def test_the_score_sheet_adds_up_every_owner_and_names_the_winner() -> None:
    game, _ = begin()
    s = board_of(game, parse("aacb01aaaa00cbcb10", game.box.tiles), check=True)
    lines = rendered(score_sheet(game, s, ENGLISH)).splitlines()
    together = [line.split() for line in lines if "Total" in line]
    assert [words[-1] for words in together] == ["2", "4"]
    assert lines[-1].rstrip() == "Player 2 wins with 4 points."


def test_a_shared_victory_names_all_winners() -> None:
    game, s = begin()
    assert (
        rendered(score_sheet(game, s, ENGLISH)).rstrip().endswith("Shared win with 0 points each: Player 1, Player 2.")
    )


def test_the_strongest_level_gives_advice_that_its_number_plays(tmp_path: Path) -> None:
    table = open_table(tmp_path, frame=[1, 2], start=0)
    table.advance()
    events = len(table.record.moves)
    quick = Ladder((Level("chief", Greedy),))
    with registered(replace(find_title("metro"), ladder=lambda: quick)):
        text = Sitting(table, ["??", "1"]).talk()
    seat, move = table.record.moves[events]
    assert seat == 0
    assert f"1: {short(move)}, says Chief Engineer." in text


def test_a_level_takes_a_seat_and_plays_the_same_again_after_an_undo(tmp_path: Path) -> None:
    game = cityboard.load("metro", players=2, start=1)
    table = LocalTable.open(game, Dealer(bytes(32)), [PERSON, "conductor"], tmp_path / "game.jsonl")
    table.advance()
    first = [move for seat, move in table.record.moves if seat == 1]
    assert first
    table.play(game.moves(table.state)[0])
    table.advance()
    replies = list(table.record.moves)
    table.undo()
    table.play(game.moves(table.state)[0])
    table.advance()
    assert table.record.moves == replies
    with pytest.raises(OptionError) as refused:
        LocalTable.open(game, Dealer(bytes(32)), [PERSON, "architect"], tmp_path / "other.jsonl")
    assert "chief" in refused.value.reason.arguments["allowed"]
