"""Helsinki at the table: whole games, commands, previews, secrets."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.record import Record, verify
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.news import in_one_line
from cityboard.terminal.table import PERSON, RANDOM, LocalTable
from cityboard.terminal.titles import present
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.terminal.hints import hints
from cityboard.titles.helsinki.terminal.moves import short
from cityboard.titles.helsinki.terminal.presentation import HelsinkiPresentation
from tests.terminal.test_conversation import Sitting, written
from tests.titles.helsinki.rules.positions import board, use_up
from tests.titles.helsinki.terminal.test_drawing import FAMILIES, placed
from tests.titles.metro.terminal.test_drawing import rendered

ENGLISH = Language("en")
CARD = re.compile(r"[a-z]+-\d-\d-\d")


def open_table(folder: Path, *people: str, seed: bytes = b"terminal", **options: Any) -> LocalTable:
    game = cityboard.load("helsinki", **options)
    seats = list(people) or [PERSON] + [RANDOM] * (game.players - 1)
    return LocalTable.open(game, Dealer(seed), seats, folder / "game.jsonl")


def any_move(seed: int = 1) -> Callable[[Sitting], str]:
    rng = Random(seed)

    def choose(sitting: Sitting) -> str:
        table = sitting.table
        moves = table.game.moves(table.state)
        builds = [move for move in moves if move[0] == "build"]
        return short(rng.choice(builds if builds and rng.random() < 0.8 else moves))

    return choose


# Whole games.


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_a_whole_game_is_played_through_the_conversation(tmp_path: Path, options: dict[str, Any]) -> None:
    table = open_table(tmp_path, **options)
    sitting = Sitting(table, [], any_move())
    text = sitting.talk()
    assert verify(table.game, Record.parse(table.file.read_text("utf-8"))) > 20
    assert table.state.turn == NOBODY
    assert "I do not understand" not in text
    assert "Place  Player" in text
    pushes = [move for seat, move in table.record.moves if seat == 0 and move[0] == "push"]
    assert sum("Enter or y" in prompt for prompt in sitting.prompts) == len(pushes) > 0


def test_a_whole_game_with_many_coats_uses_every_kind_of_move(tmp_path: Path) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        table = open_table(tmp_path / str(seed), PERSON, PERSON, seed=bytes([seed]))
        text = Sitting(table, [], any_move(seed)).talk()
        assert "I do not understand" not in text
        kinds |= {str(move[0]) for seat, move in table.record.moves if seat != CHANCE}
    assert kinds >= {"space", "walk", "use", "draw", "build", "pay", "push", "roof", "wild", "discard"}


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_what_a_seat_sees_is_enough_for_its_moves_and_hints(options: dict[str, Any]) -> None:
    game = cityboard.load("helsinki", **options)
    assert isinstance(game, Helsinki)
    presentation = HelsinkiPresentation(game, ENGLISH)
    dealer, rng, s = Dealer(b"views"), Random(7), game.start()
    event = 0
    while s.turn != NOBODY:
        event += 1
        if s.turn == CHANCE:
            game.play(s, dealer.choose(event, game.chances(s)))
            continue
        view, moves = game.view(s, s.turn), game.moves(s)
        assert game.moves(view) == moves
        for move in rng.sample(moves, min(10, len(moves))):
            assert move in presentation.read(view, short(move))
            assert presentation.read(view, short(move).upper()) == presentation.read(view, short(move))
        if rng.random() < 0.1:
            assert sorted(hint.move for hint in hints(game, view)) == sorted(moves)
        builds = [move for move in moves if move[0] in ("build", "use")]
        game.play(s, rng.choice(builds or moves))
    assert rendered(presentation.picture(s, None, [], []))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_is_led_in_every_language(tmp_path: Path, code: str) -> None:
    language = Language(code)
    table = open_table(tmp_path, start=0, modules=["dry-roads"], cover="bottom")
    asked = [
        "h",
        "space 0",
        "?",
        "l",
        "a",
        "t",
        "p red-2-3-0",
        "p wild",
        "? d",
        "r H4.5",
        "r A7",
        "w 9",
        "nonsense",
        "u",
    ]
    text = Sitting(table, asked).talk(language)
    assert language.say("panel-your-cards") in text
    assert language.say("panel-action-covered") in text
    assert "[H3.1]" in text
    assert "[H3.2]" in text
    assert language.say("rest-heading", card="red-2-3-0", sides=["north"], number=0).split(":")[0] in text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", cityboard.title_names())
def test_every_line_of_the_help_has_what_is_typed_and_its_meaning(title: str, code: str) -> None:
    game = cityboard.load(title)
    lines = "\n".join(present(game, Language(code)).commands(game.start())).splitlines()
    assert len(lines) >= 12
    assert all(re.fullmatch(r"\S+( \S+)*  +\S.*", line) and line.index("  ") < 16 for line in lines)


# What is secret.


@pytest.mark.parametrize("players", [2, 4])
def test_another_hand_never_comes_to_the_screen(tmp_path: Path, players: int) -> None:
    checked = shown = 0
    choose = any_move()

    def look(sitting: Sitting) -> str:
        nonlocal checked, shown
        table = sitting.table
        game, s = table.game, table.state
        assert isinstance(game, Helsinki)
        text = written(sitting.console)
        news, shown = text[shown:], len(text)
        names = game.deck.names
        public = {names[card] for card in s.display}
        own = {names[card] for card in game.held(s, s.turn)} | {names[s.card]}
        cards = own | public | {card for _, move in table.record.moves[-40:] for card in map(str, move)}
        for seat in range(game.players):
            secret = {names[card] for card in game.held(s, seat)} - cards if seat != s.turn else set()
            assert not secret & set(CARD.findall(news))
            checked += len(secret)
        hands = [line for line in news.splitlines() if line.startswith("Your cards:")]
        if hands and "Your cards:" in news:
            assert set(CARD.findall(hands[-1])) <= own
        return choose(sitting)

    sitting = Sitting(open_table(tmp_path, *[PERSON] * players, players=players), [], look)
    sitting.talk()
    assert checked > 15
    assert sum("Pass the keyboard to Player 2" in prompt for prompt in sitting.prompts) > 5


# At the table.


def at(
    tmp_path: Path, *answers: str, seats: tuple[str, ...] = (PERSON, RANDOM), **options: Any
) -> tuple[LocalTable, Sitting]:
    """Sit down at the placed position."""
    game, s = placed(**options)
    table = LocalTable(game, Dealer(b"x"), seats, tmp_path / "game.jsonl")
    table.state = s
    return table, Sitting(table, list(answers))


def test_the_resting_place_is_shown_before_a_push_is_confirmed(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "b red-1-2-0", "1", "n", "2")
    text = sitting.talk()
    moves = [move for _, move in table.record.moves]
    assert moves == [("build", "red-1-2-0"), ("pay",)]
    assert sum("Enter or y" in prompt for prompt in sitting.prompts) == 2
    assert text.count("■") == 4


@pytest.mark.parametrize("yes", ["", "y", "Y"])
def test_a_confirmed_push_is_made(tmp_path: Path, yes: str) -> None:
    table, sitting = at(tmp_path, "b red-1-2-0", "1", yes, "w 1")
    sitting.talk()
    assert [move[0] for _, move in table.record.moves][:3] == ["build", "pay", "push"]


def test_typed_roofs_are_shown_too_or_refused(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "b red-1-2-0", "0,0 0,1", "6,6 6,7", "2,4 2,5", "y")
    text = sitting.talk()
    assert "would not stop here: 0,0 · 0,1." in text
    assert "[H4.6]" in text
    assert "[H4.8]" in text
    assert (0, ("push", 18, 19)) in table.record.moves


def test_the_only_resting_place_is_confirmed_too(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "b red-1-2-0", "1", "y")
    assert isinstance(table.game, Helsinki)
    board(table.game, table.state, "rrrrr..\n" + "r......\n" * 2 + "r..#...\n" + "r......\n" * 2 + "r.rrrrr")
    sitting.talk()
    confirmed = [prompt for prompt in sitting.prompts if "Enter or y" in prompt]
    assert len(confirmed) == 1
    assert any(move[0] == "push" for _, move in table.record.moves)


def test_all_resting_places_are_shown_while_pushing(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "b red-1-2-0", "p")
    text = sitting.talk()
    places = len(table.game.moves(table.state))
    assert places > 5
    assert f"{places}: " in text
    assert text.count("■") == 2 * places


def test_a_payment_is_taken_back_before_the_push(tmp_path: Path) -> None:
    table = open_table(tmp_path, start=0)
    rng = Random(5)
    moves: list[Move] = []
    while len([move for move in moves if move[0] == "pay"]) < 2:
        if moves:
            builds = [move for move in moves if move[0] == "build" and str(move[1]).split("-")[1] != "1"]
            table.play(rng.choice(builds or moves))
        table.advance()
        moves = table.game.moves(table.state)
    events = len(table.record.moves)
    text = Sitting(table, ["1", "u"]).talk()
    assert "Taken back." in text
    assert len(table.record.moves) == events


def test_undo_goes_back_decision_by_decision(tmp_path: Path) -> None:
    table = open_table(tmp_path, start=0)
    text = Sitting(table, ["space 3", "u", "space 5", "w 1", "u", "w 3", "u", "u", "space 3"]).talk()
    assert text.count("Taken back.") == 4
    once = open_table(tmp_path / "once", start=0)
    Sitting(once, ["space 3"]).talk()
    assert table.record.text() == once.record.text()


def test_with_several_people_undo_stops_at_chance(tmp_path: Path) -> None:
    table = open_table(tmp_path, PERSON, PERSON, start=0)
    assert "something has been drawn since" in Sitting(table, ["space 3", "u"]).talk()


def test_a_refused_move_prints_the_reason_with_its_rule(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "w 1", "end", "A3", "A13", "b green-1-2-0", "b wild", "b blue-2-3-0 A3 A5 A9", "A99")
    text = sitting.talk()
    for rule in ("H3.2", "H3.1", "H6.1", "A13", "H4.1", "H4.2"):
        assert f"[{rule}]" in text
    assert table.record.moves == []


def test_a_question_says_why_a_move_is_not_legal_or_that_it_is(tmp_path: Path) -> None:
    _, sitting = at(tmp_path, "? b blue-2-3-0", "? A13", "? b blue-2-3-0 A9")
    text = sitting.talk()
    assert "b blue-2-3-0 is legal." in text
    assert "[A13]" in text


def test_hints_list_the_best_move_first(tmp_path: Path) -> None:
    _, sitting = at(tmp_path, "?")
    assert re.search(r"1: +A15 +\+2", sitting.talk())


def test_the_actions_are_explained_on_request(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "a", cover="bottom")
    use_up(table.state, "A6")
    use_up(table.state, "A7", seat=1)
    text = sitting.talk()
    lines = {
        line.split()[0]: " ".join(line.split())
        for line in text.splitlines()
        if line.split() and line.split()[0] in ACTIONS
    }
    assert lines["A11"] == "A11 move one space anticlockwise covered"
    assert lines["A6"] == "A6 move 1 to 5 spaces ① used"
    assert lines["A7"] == "A7 place one wild pavilion tile ② possible now"
    assert lines["A8"] == "A8 build a second tile"


def test_the_tiles_are_drawn_on_request(tmp_path: Path) -> None:
    _, sitting = at(tmp_path, "t")
    text = sitting.talk()
    assert text.count("×3") == 15
    assert text.count("■") == 5 * (2 + 3 + 4 + 5)


def test_rules_can_be_read_at_the_table(tmp_path: Path) -> None:
    _, sitting = at(tmp_path, "r H4.5", "r a7", "r h99")
    text = sitting.talk()
    assert "H4.5\n" in text
    assert "A7\n" in text
    assert "no rule “H99”" in text


def test_the_used_actions_the_meadow_and_the_hand_are_shown(tmp_path: Path) -> None:
    table, sitting = at(tmp_path, "b")
    use_up(table.state, "A3", "A10")
    text = sitting.talk()
    assert "used: A3 A10" in text
    assert "4 cards · ¤ 2" in text
    assert "Your cards:   red-1-2-0  │  blue-1-2-0  blue-2-3-0  │  wild" in text


def test_a_game_continues_where_it_was_left(tmp_path: Path) -> None:
    table = open_table(tmp_path, start=0, modules=["dry-roads"], cover="random")
    Sitting(table, ["space 3", "w 2", "q"]).talk()
    resumed = LocalTable.resume(table.file, None, None)
    assert resumed.state == table.state
    Sitting(resumed, [], any_move()).talk()
    assert verify(resumed.game, Record.parse(table.file.read_text("utf-8")))


def test_two_cards_drawn_are_told_as_two() -> None:
    assert in_one_line(["Player 1 draws a card.", "Player 2 draws a card.", "Player 1 draws a card."]) == (
        "Player 1 draws a card. (×2) Player 2 draws a card."
    )


def test_before_the_first_space_is_chosen_a_card_of_the_display_can_be_previewed() -> None:
    game = cityboard.load("helsinki", players=2, start=0)
    assert isinstance(game, Helsinki)
    s = game.start()
    while s.turn == CHANCE:
        game.play(s, game.moves(s)[0])
    shown = HelsinkiPresentation(game, Language("en")).answer(game.view(s, 0), ["p", "blue-4", "east"])
    assert shown is not None and not isinstance(shown, list)
    text = rendered(shown)
    assert "blue 4 (3 roofs, 2 superstructures): 8 resting places, coming from: east" in text
    assert "+ card" not in text  # an empty board gives no colour bonus
