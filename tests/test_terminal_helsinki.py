"""Helsinki at the table: whole games, what is drawn and understood, previews, secrets."""

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
from cityboard.games.helsinki.board import SIDES, mask_of, push_move
from cityboard.games.helsinki.edition import ACTIONS
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.state import State
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.helsinki.board import draw_board, draw_small
from cityboard.terminal.helsinki.moves import read, short
from cityboard.terminal.helsinki.presentation import HelsinkiPresentation
from cityboard.terminal.helsinki.resting import rest_at, rests_from
from cityboard.terminal.helsinki.senate import draw_senate
from cityboard.terminal.hints import hints
from cityboard.terminal.table import PERSON, RANDOM, Table
from tests.helsinki.positions import begin, board, coats, hold, play, roof, use_up
from tests.test_terminal import Sitting, written
from tests.test_terminal_drawing import rendered

ENGLISH = Language("en")
FAMILIES: list[dict[str, Any]] = [
    {},
    {"players": 4},
    {"modules": ["dry-roads"]},
    {"players": 4, "modules": ["dry-roads"], "cover": "random"},
    {"players": 3, "cover": "bottom"},
    {"cover": ["A1", "A5", "A7", "A8", "A9"]},
]
CARD = re.compile(r"[a-z]+-\d-\d-\d")


def open_table(folder: Path, *people: str, seed: bytes = b"terminal", **options: Any) -> Table:
    game = cityboard.load("helsinki", **options)
    seats = list(people) or [PERSON] + [RANDOM] * (game.players - 1)
    return Table.open(game, Dealer(seed), seats, folder / "game.jsonl")


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
@pytest.mark.parametrize("title", cityboard.titles())
def test_every_line_of_the_help_has_what_is_typed_and_its_meaning(title: str, code: str) -> None:
    lines = Language(code).say(f"keys-{title}").splitlines()
    assert len(lines) > 15
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


# A position to look at.


def placed(**options: Any) -> tuple[Helsinki, State]:
    """Set up a board with a domino beside the statue, some cards and coats; the pawn stands in the north."""
    game, s = begin(**options)
    hold(game, s, "blue-2-3-0", "blue-1-2-0", "red-1-2-0", "wild")
    board(game, s, ".......\n.......\n.......\n...#Bb.\n.......\n.......\n.......")
    coats(s, 2)
    play(game, s, ("walk", 1))
    return game, s


def presented(game: Helsinki) -> HelsinkiPresentation:
    return HelsinkiPresentation(game, ENGLISH)


def test_a_board_shows_tiles_coats_crosswalks_and_the_side_of_the_pawn() -> None:
    game, s = placed(modules=["dry-roads"])
    assert draw_board(game, s, 0).plain.split("\n") == [
        "  0 1 2 3 4 5 6  ",
        "  ▾ ▾ ≡ ▾ ▾ ▾ ▾  ",
        "0 . . . . . ¤ .  ",
        "1 ¤ . ¤ . . . .  ",
        "2 . . . . . ¤ . ≡",
        "3 . . . # B b .  ",
        "4≡. ¤ . . . . .  ",
        "5 . . . . ¤ . ¤  ",
        "6 . ¤ . . . . .  ",
        "          ≡      ",
    ]


def test_wild_tiles_have_their_own_signs() -> None:
    game, s = begin()
    board(game, s, "*......\n+......\n.......\n...#...\n.......\n.......\n.......")
    lines = draw_board(game, s, 0).plain.split("\n")
    assert lines[2].startswith("0 *")
    assert lines[3].startswith("1 +")


def test_arrows_come_from_the_side_of_the_pawn() -> None:
    game, s = begin(space=2)
    arrows = "▾◂▴▸"
    for space in range(8):
        s.pawns[0] = space
        shown = draw_board(game, s, 0).plain
        assert [arrow for arrow in arrows if arrow in shown] == [arrows[space // 2]]
        assert shown.count(arrows[space // 2]) == 7


def test_the_senate_square_shows_cards_pawns_and_where_a_walk_leads() -> None:
    game, s = begin(("slot", 0, "blue-1-2-0"), ("slot", 5, "wild"), players=4, space=6)
    lines = draw_senate(game, s, ENGLISH, game.moves(s)).plain.split("\n")
    assert lines[0].startswith("blue-1-2-0   (0)②+2")
    assert lines[1].startswith("(7)+1")
    assert lines[3].startswith("(6)①")
    assert "(1)+3" in lines[0]
    assert "(2)③" in lines[1]
    assert "(4)④" in lines[4]
    assert "wild" in lines[4]


def test_no_pawn_is_shown_before_the_first_space_is_chosen() -> None:
    game = cityboard.load("helsinki", start=0)
    s = game.start()
    while s.turn == CHANCE:
        game.play(s, game.moves(s)[0])
    text = rendered(HelsinkiPresentation(game, ENGLISH).picture(game.view(s, 0), 0, [], game.moves(s)))
    assert "(0) " in text
    assert "(0)①" not in text
    assert "▾" not in text


@pytest.mark.parametrize("options", FAMILIES, ids=str)
def test_the_picture_fits_eighty_columns(options: dict[str, Any]) -> None:
    game = cityboard.load("helsinki", **options)
    dealer, rng, s = Dealer(b"width"), Random(3), game.start()
    event = 0
    while s.turn != NOBODY:
        event += 1
        if s.turn == CHANCE:
            game.play(s, dealer.choose(event, game.chances(s)))
            continue
        game.play(s, rng.choice(game.moves(s)))
    s.turn = 0  # so that marks are shown too
    text = rendered(HelsinkiPresentation(game, ENGLISH).picture(s, None, [], []), width=80)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in text
    assert [line.count("#") for line in lines if "#" in line] == [game.players]


def test_the_last_round_is_announced() -> None:
    game, s = placed()
    presentation = presented(game)
    assert "The last round!" not in rendered(presentation.picture(s, 0, [], []))
    s.last_round = 1
    assert "The last round!" in rendered(presentation.picture(s, 0, [], []))


def test_bonus_cards_left_and_taken_are_shown() -> None:
    game, s = placed(modules=["dry-roads"], players=4)
    s.own[0][1] = 9
    text = rendered(presented(game).picture(s, 0, [], []))
    assert "≡ 3 5 7\n" in re.sub(" +\n", "\n", text)
    assert "· ≡ 9" in text


# Reading moves.


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("d", ("draw",)),
        ("d a4", ("draw", "A4")),
        ("draw A4", ("draw", "A4")),
        ("a7", ("use", "A7")),
        ("use A7", ("use", "A7")),
        ("b blue-2-3-0 A9", ("build", "blue-2-3-0", "A9")),
        ("b blue-2 a9 a3", ("build", "blue-2-3-0", "A3", "A9")),
        ("b blau-2", ("build", "blue-2-3-0")),
        ("blue-2", ("build", "blue-2-3-0")),
        ("b green-5-5-1", ("build", "green-5-5-1")),
        ("end", ("end",)),
        ("w 2", ("walk", 2)),
        ("w -1", ("walk", -1)),
        ("space 3", ("space", 3)),
        ("roof 3 4", ("roof", 25)),
        ("roof 3,4", ("roof", 25)),
        ("wild 9 9", ("wild", 49)),
        ("shift 3 4 3 5", ("shift", 25, 26)),
        ("push 3,5 3,4", ("push", 25, 26)),
        ("push 34 35", ("push", 25, 26)),
    ],
)
def test_short_forms_are_read(typed: str, move: Move) -> None:
    game, s = placed()
    assert read(game, s, typed) == [move]


@pytest.mark.parametrize(
    "typed", ["", "x", "7 7", "w", "w 1 2", "roof 3", "end 1", "roof 3 4 5 6", "a7 a8", "b", "discard"]
)
def test_other_words_are_no_moves(typed: str) -> None:
    game, s = placed()
    meant = read(game, s, typed)
    assert all(game.refuse(s, move) for move in meant)
    assert not meant or typed == "x"


def test_a_card_named_in_part_may_mean_several() -> None:
    game, s = placed()
    assert read(game, s, "b blue") == [("build", "blue-1-2-0"), ("build", "blue-2-3-0")]


def test_payments_and_pushes_are_read_without_their_kind() -> None:
    game, s = placed()
    play(game, s, ("build", "blue-2-3-0"))
    assert read(game, s, "wild") == [("pay", "wild")]
    assert read(game, s, "pay blue") == [("pay", "blue-1-2-0")]
    assert read(game, s, "red-1-2-0") == [("pay", "red-1-2-0")]
    play(game, s, ("pay", "wild"))
    assert read(game, s, "2,4 1,4 1,5") == [("push", 11, 12, 18)]


# Resting places.


def test_every_resting_place_tells_what_it_wins() -> None:
    game, s = placed()
    card = game.deck.code["blue-2-3-0"]
    rests = {rest.place: rest for rest in rests_from(game, s, card, [0])}
    assert set(rests) == {mask_of(int(place) for place in move[1:]) for move in game.push.pushes(s, card, ())}
    won = rests[mask_of([roof(2, 4), roof(2, 5), roof(1, 4)])]
    assert (won.coats, won.card, won.rows, won.columns, won.visitors) == (1, True, [], [], 0)
    assert won.told(ENGLISH) == "¤ 1 · + card"
    assert sum(s.meadows) == 2  # the position itself is not touched


def test_complete_lines_and_visitors_are_told() -> None:
    game, s = placed(modules=["dry-roads"])
    board(game, s, "..r....\n..r....\n..rrrrr\n.rr#rr.\nrrr.rr.\n....rr.\n....r..")
    place = mask_of([roof(2, 0), roof(2, 1)])
    rest = rest_at(game, s, game.deck.code["red-1-2-0"], place)
    assert rest.rows == [2]
    assert rest.visitors == 5
    assert rest.told(ENGLISH) == "+ card · row 2 · visitors: 5 points"


def test_a_small_board_fills_the_roofs_of_the_tile() -> None:
    _, s = placed()
    small = draw_small(s, 0, mask_of([roof(2, 4), roof(2, 5)])).plain.split("\n")
    assert small[2:4] == ["....■■.", "...#Bb."]


def test_a_question_shows_all_resting_places_of_a_card_before_any_commitment() -> None:
    game, s = placed()
    before = s.copy()
    presentation = presented(game)
    text = rendered(presentation.answer(s, ["p", "blue-2-3-0"]))  # type: ignore[arg-type]
    places = len(game.push.pushes(s, game.deck.code["blue-2-3-0"], ()))
    assert f"{places} resting places, coming from: north" in text
    assert f"{places}:" in text
    assert text.count("■") == 3 * places
    assert "¤ 1" in text
    assert "+ card" in text
    assert s == before


@pytest.mark.parametrize(("how", "sides"), [("east", [1]), ("Osten", [1]), ("a3", [0, 1, 2, 3])])
def test_resting_places_from_other_sides(how: str, sides: list[int]) -> None:
    game, s = placed()
    text = rendered(presented(game).answer(s, ["p", "red-1", how.lower()]))  # type: ignore[arg-type]
    places = rests_from(game, s, game.deck.code["red-1-2-0"], sides)
    assert f"{len(places)} resting places, coming from: {', '.join(SIDES[side] for side in sides)}" in text


def test_one_of_the_resting_places_is_drawn_large() -> None:
    game, s = placed()
    text = rendered(presented(game).answer(s, ["p", "red-1-2-0", "2"]))  # type: ignore[arg-type]
    rest = rests_from(game, s, game.deck.code["red-1-2-0"], [0])[1]
    assert short(push_move(rest.place)) in text
    assert text.count("■") == 2
    assert "0 1 2 3 4 5 6" in text


def test_a_tile_that_comes_to_rest_nowhere_is_told() -> None:
    game, s = placed()
    board(game, s, "rrrrrrr\n" + ".......\n" * 2 + "...#...\n" + ".......\n" * 3)
    text = rendered(presented(game).answer(s, ["p", "red-1-2-0"]))  # type: ignore[arg-type]
    assert "no resting place, coming from: north" in text


# At the table.


def at(
    tmp_path: Path, *answers: str, seats: tuple[str, ...] = (PERSON, RANDOM), **options: Any
) -> tuple[Table, Sitting]:
    """Sit down at the placed position."""
    game, s = placed(**options)
    table = Table(game, Dealer(b"x"), seats, tmp_path / "game.jsonl")
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
    resumed = Table.resume(table.file, None, None)
    assert resumed.state == table.state
    Sitting(resumed, [], any_move()).talk()
    assert verify(resumed.game, Record.parse(table.file.read_text("utf-8")))
