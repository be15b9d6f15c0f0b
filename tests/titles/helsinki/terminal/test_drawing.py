"""Helsinki at the table: what is drawn, what is understood, where tiles come to rest."""

import re
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.language import Language
from cityboard.titles.helsinki.rules.board import mask_of, push_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal.board import draw_board, draw_small
from cityboard.titles.helsinki.terminal.moves import read, short
from cityboard.titles.helsinki.terminal.presentation import HelsinkiPresentation
from cityboard.titles.helsinki.terminal.resting import rest_at, rests_from
from cityboard.titles.helsinki.terminal.senate import draw_senate
from cityboard.titles.helsinki.title import build
from cityboard.titles.registry import find_edition, own_edition
from tests.titles.helsinki.rules.positions import begin, board, coats, hold, play, roof, settle
from tests.titles.metro.terminal.test_drawing import rendered

ENGLISH = Language("en")
FAMILIES: list[dict[str, Any]] = [
    {},
    {"players": 4},
    {"modules": ["dry-roads"]},
    {"players": 4, "modules": ["dry-roads"], "cover": "random"},
    {"players": 3, "cover": "bottom"},
    {"cover": ["A1", "A5", "A7", "A8", "A9"]},
]


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


@pytest.mark.rule("H1.1")
def test_a_senate_board_of_a_box_of_ones_own_is_listed_below_the_square() -> None:
    values = find_edition("helsinki", "default").values
    senate = [["west", 0, 3], *values["board.senate"][1:]]
    game = build(own_edition("helsinki", "mine", values | {"board.senate": senate}), {"players": 2, "start": 0})
    s = game.start()
    settle(game, s, [])
    usual, _ = begin()
    names = [game.deck.names[card] for card in s.display]
    lines = draw_senate(game, s, ENGLISH, []).plain.split("\n")
    assert lines[:-8] == draw_senate(usual, s, ENGLISH, []).plain.split("\n")
    assert lines[-8:-6] == [f"(0) west: {names[0]} · {names[3]}", f"(1) north: {names[1]} · {names[2]}"]


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
    assert won.describe(ENGLISH) == "¤ 1 · + card"
    assert sum(s.meadows) == 2  # the position itself is not touched


def test_complete_lines_and_visitors_are_told() -> None:
    game, s = placed(modules=["dry-roads"])
    board(game, s, "..r....\n..r....\n..rrrrr\n.rr#rr.\nrrr.rr.\n....rr.\n....r..")
    place = mask_of([roof(2, 0), roof(2, 1)])
    rest = rest_at(game, s, game.deck.code["red-1-2-0"], place)
    assert rest.rows == [2]
    assert rest.visitors == 5
    assert rest.describe(ENGLISH) == "+ card · row 2 · visitors: 5 points"


def test_a_small_board_fills_the_roofs_of_the_tile() -> None:
    _, s = placed()
    small = draw_small(s, 0, mask_of([roof(2, 4), roof(2, 5)])).plain.split("\n")
    assert small[2:4] == ["....■■.", "...#Bb."]


def test_a_question_shows_all_resting_places_of_a_card_before_any_commitment() -> None:
    game, s = placed()
    before = s.copy()
    presentation = presented(game)
    text = rendered(presentation.answer(s, ["p", "blue-2-3-0"]))  # type: ignore[arg-type]  # of Helsinki
    places = len(game.push.pushes(s, game.deck.code["blue-2-3-0"], ()))
    assert f"{places} resting places, coming from: north" in text
    assert f"{places}:" in text
    assert text.count("■") == 3 * places
    assert "¤ 1" in text
    assert "+ card" in text
    assert s == before


@pytest.mark.parametrize(
    ("how", "sides", "places_named"),
    [("east", [1], "east"), ("Osten", [1], "east"), ("a3", [0, 1, 2, 3], "north, east, south and west")],
)
def test_resting_places_from_other_sides(how: str, sides: list[int], places_named: str) -> None:
    game, s = placed()
    text = rendered(presented(game).answer(s, ["p", "red-1", how.lower()]))  # type: ignore[arg-type]  # of Helsinki
    places = rests_from(game, s, game.deck.code["red-1-2-0"], sides)
    assert f"{len(places)} resting places, coming from: {places_named}\n" in text


def test_one_of_the_resting_places_is_drawn_large() -> None:
    game, s = placed()
    text = rendered(presented(game).answer(s, ["p", "red-1-2-0", "2"]))  # type: ignore[arg-type]  # of Helsinki
    rest = rests_from(game, s, game.deck.code["red-1-2-0"], [0])[1]
    assert short(push_move(rest.place)) in text
    assert text.count("■") == 2
    assert "0 1 2 3 4 5 6" in text


def test_a_tile_that_comes_to_rest_nowhere_is_told() -> None:
    game, s = placed()
    board(game, s, "rrrrrrr\n" + ".......\n" * 2 + "...#...\n" + ".......\n" * 3)
    text = rendered(presented(game).answer(s, ["p", "red-1-2-0"]))  # type: ignore[arg-type]  # of Helsinki
    assert "no resting place, coming from: north" in text
