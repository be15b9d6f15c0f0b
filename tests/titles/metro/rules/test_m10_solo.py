"""M10: the solo game."""

import json
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.game import CHANCE, NOBODY, Entry, Move
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.modules.solo import WAITS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.title import build
from cityboard.titles.registry import own_edition
from tests.titles.metro.rules.asking import DRAW, PASS, entries, hand, is_legal, lays, playout, refusal, reported
from tests.titles.metro.rules.option_sets import default_edition
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.metro.rules.test_m1_board import COMPANIES, first_square

SOLO: dict[str, Any] = {"modules": ["solo"]}
KEEP: Move = ("keep",)
RETURN: Move = ("return",)
# Tiles that send the trains of 10, 19 and 28 straight back; with dacc on (0,7) all four lines of yellow are complete.
YELLOW_BUT_ONE = "accd10ccda72adbb47"
# The same for all stations but 5: corners, top, left, right, bottom.
ALL_BUT_5 = (
    "cbcb00bcbc07bcbc70cbcb77"
    "dbba01dbba02dacc04dbcd05dbcd06"
    "accd10accd20bbad30bbad40adad50adad60"
    "cdac17cdac27adbb37adbb47ddbc57ddbc67"
    "ccda71ccda72badb73badb74bcdd75bcdd76"
)


def turn(game: Metro, s: State, *wanted: Move, move: Move | None = None) -> None:
    """Lay a tile, else the first legal one, and refill, with a wanted tile if it comes; then a card is due."""
    game.play(s, move or game.moves(s)[0])
    while s.turn == CHANCE and game.moves(s)[0][0] == "deal":
        outcomes = game.moves(s)
        game.play(s, next((move for move in wanted if move in outcomes), outcomes[0]))


def deck(game: Metro, s: State) -> set[str]:
    """Return the companies whose card may be revealed next."""
    assert s.turn == CHANCE
    assert {move[0] for move in game.moves(s)} == {"card"}
    return {str(move[1]) for move in game.moves(s)}


@pytest.mark.rule("M10.1")
def test_one_player_the_company_frame_and_eight_cards() -> None:
    game = cityboard.load("metro", modules=["solo"])
    assert isinstance(game, Metro)
    s = game.start()
    assert game.players == 1
    for company, stations in COMPANIES.items():
        assert {s.owners[station - 1] for station in stations} == {COLOURS.index(company)}
    for tile in ("aaaa", "aacb"):
        game.play(s, ("deal", 0, tile))
    assert game.chances(s) == [(("card", company), 1) for company in COLOURS]


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("players", [2, 6])
def test_solo_is_for_one_player(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        cityboard.load("metro", players=players, modules=["solo"])
    told_why = {"option": "players", "value": players, "allowed": [1]}
    assert refused.value.reason == Reason("option-value", "M10.1", told_why)


@pytest.mark.rule("M10.2")
def test_two_tiles_lie_open_and_are_refilled_after_each_placement() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 0, "bbbb"), **SOLO)
    assert hand(game, s, 0) == ["aaaa", "bbbb"]
    assert game.view(s, None).hands == s.hands  # everyone sees them
    turn(game, s, ("deal", 0, "cccc"))
    assert hand(game, s, 0) == ["bbbb", "cccc"]


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize("company", COLOURS)
def test_either_tile_must_extend_an_unfinished_line_of_the_company_revealed(company: str) -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 0, "bbbb"), ("card", company), **SOLO)
    heads = [square(*first_square(station)) for station in COMPANIES[company]]
    assert set(game.moves(s)) == {("lay", tile, 0, head) for tile in ("aaaa", "bbbb") for head in heads}


@pytest.mark.rule("M10.2")
def test_the_tile_goes_where_the_line_now_ends() -> None:
    game, s = begin(("card", "yellow"), **SOLO)
    lay(game, s, "aaaa07aacb17")  # the line of station 1 now ends before (2,7)
    heads = {move.square for move in lays(game, s)}
    assert heads == {square(2, 7), *(square(*first_square(station)) for station in (10, 19, 28))}


@pytest.mark.rule("M10.2")
def test_a_line_already_scored_is_not_extended() -> None:
    game, s = begin(("card", "yellow"), **SOLO)
    lay(game, s, YELLOW_BUT_ONE)
    assert {move[3] for move in game.moves(s)} == {square(0, 7)}


@pytest.mark.rule("M10.2")
def test_another_square_is_refused_with_the_squares_that_would_do() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("card", "yellow"), **SOLO)
    heads = sorted(square(*first_square(station)) for station in COMPANIES["yellow"])
    concerned = {"squares": [square(0, 3)], "company": "yellow", "heads": heads}
    assert refusal(game, s, ("lay", "aaaa", 0, square(0, 3))) == Reason("not-the-company", "M10.2", concerned)


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize("move", [DRAW, PASS])
def test_there_is_no_drawing_and_no_passing(move: Move) -> None:
    game, s = begin(("card", "yellow"), **SOLO)
    assert refusal(game, s, move) == Reason("must-extend", "M10.2", {"company": "yellow"})


@pytest.mark.rule("M10.2")
def test_only_the_open_tiles_may_be_laid() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 0, "aacb"), ("card", "yellow"), **SOLO)
    assert refusal(game, s, ("lay", "cccc", 0, 7)) == Reason("tile-not-held", "M10.2", {"tiles": ["cccc"]})
    assert refusal(game, s, ("lay", "aacb", 0)).code == "move-malformed"


@pytest.mark.rule("M10.2")
def test_the_deck_runs_through_then_the_discards_are_shuffled_with_the_last_card() -> None:
    game, s = begin(("card", "red"), **SOLO)
    left = set(COLOURS) - {"red"}
    while left:
        turn(game, s)
        assert deck(game, s) == left
        company = min(left)
        game.play(s, ("card", company))
        left -= {company}
    turn(game, s)
    assert deck(game, s) == set(COLOURS)


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize("free", [False, True])
def test_there_is_always_a_legal_move_also_with_the_tower_empty(free: bool) -> None:
    for seed in range(10):
        game, s = begin(free_orientation=free, **SOLO)
        for _ in playout(game, s, seed):
            if s.turn == 0 and KEEP not in game.moves(s):
                open_tiles = hand(game, s, 0)
                assert len(open_tiles) == 2 or not s.left
                assert {move[1] for move in game.moves(s)} == set(open_tiles) != set()
                squares = [{move[3] for move in game.moves(s) if move[1] == tile} for tile in open_tiles]
                assert all(each == squares[0] for each in squares)


@pytest.mark.rule("M10.2")
def test_with_the_tower_empty_play_goes_on_with_what_is_open() -> None:
    game, s = begin(**SOLO)
    s.tower, s.left = bytearray(len(s.tower)), 0
    turn(game, s)
    assert len(hand(game, s, 0)) == 1
    game.play(s, game.moves(s)[0])
    assert len({move[1] for move in game.moves(s)}) == 1


@pytest.mark.rule("M10.3")
def test_a_dddd_among_the_first_two_tiles_may_be_refused_and_goes_back_after_another_is_drawn() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    assert (s.turn, game.moves(s), s.left) == (0, [KEEP, RETURN], 59)
    game.play(s, RETURN)
    weights = {move[2]: weight for move, weight in game.chances(s)}
    assert (weights["dddd"], sum(weights.values())) == (1, 59)  # the refused one is not in the tower yet
    game.play(s, ("deal", 0, "aaaa"))
    assert (s.left, drawable(game, s)) == (59, 1)  # it is, but 29 of the 58 others lie above it
    assert hand(game, s, 0) == ["aaaa"]


def refused(left: int, **options: Any) -> tuple[Metro, State]:
    """Refuse a dddd and draw another tile, after which some tiles are left besides the refused one."""
    game, s = begin(("deal", 0, "dddd"), **SOLO, **options)
    keep_in_tower(game, s, left + 1, dddd=0)
    game.play(s, RETURN)
    game.play(s, game.moves(s)[0])
    assert s.left == left + 1
    return game, s


def keep_in_tower(game: Metro, s: State, most: int, **wanted: int) -> None:
    """Leave only so many tiles in the tower, and of some kinds exactly as many as wanted."""
    for name, number in wanted.items():
        s.tower[game.network.code[name]] = number
    others = [code for code, name in enumerate(game.network.names) if name not in wanted]
    for code in others:
        s.tower[code] = min(
            s.tower[code], max(0, most - sum(wanted.values()) - sum(s.tower[o] for o in others if o < code))
        )
    s.left = sum(s.tower)
    assert s.left == most


def drawable(game: Metro, s: State) -> int:
    """Return how many dddd the next tile may be."""
    tower = s.tower
    for within_reach in game.within_reach:
        tower = within_reach(s, tower)
    return tower[game.network.code["dddd"]]


def draw_another(game: Metro, s: State) -> None:
    """Draw any tile but a dddd, which then leaves the hand."""
    s.step, s.argument, s.turn, s.agenda = game.deal.number, 0, CHANCE, [game.turn_step.entry()]
    outcome = next(move for move in game.moves(s) if move[2] != "dddd")
    game.play(s, outcome)
    game.release(s, 0, game.network.code[str(outcome[2])])


@pytest.mark.rule("M10.3")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 20, 57])
def test_a_refused_tile_cannot_come_in_as_many_draws_as_half_the_tiles_left(left: int) -> None:
    game, s = refused(left)
    for _ in range(left // 2):
        s.step, s.argument, s.turn = game.deal.number, 0, CHANCE
        assert "dddd" not in {move[2] for move in game.moves(s)}
        draw_another(game, s)
    s.step, s.argument, s.turn = game.deal.number, 0, CHANCE
    assert [weight for move, weight in game.chances(s) if move[2] == "dddd"] == [1]
    assert sum(weight for _, weight in game.chances(s)) == s.left


@pytest.mark.rule("M10.3")
def test_with_no_other_tile_left_the_refused_one_comes_next() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    keep_in_tower(game, s, 1, dddd=0)
    game.play(s, RETURN)
    game.play(s, game.moves(s)[0])
    assert [move[2] for move in game.moves(s)] == ["dddd"]


@pytest.mark.rule("M10.3")
def test_a_tower_of_refused_tiles_alone_gives_them() -> None:
    game, s = refused(20)
    keep_in_tower(game, s, 1, dddd=1)
    s.step, s.argument, s.turn = game.deal.number, 0, CHANCE
    assert [move[2] for move in game.moves(s)] == ["dddd"]


@pytest.mark.rule("M10.3")
def test_each_of_two_refused_tiles_waits_for_itself() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    keep_in_tower(game, s, 12, dddd=1)
    game.play(s, RETURN)
    game.play(s, ("deal", 0, "dddd"))  # 11 others are left: the first one waits for 5 draws
    game.play(s, RETURN)
    draw_another(game, s)  # 10 others and the first one are left: the second one waits for 5 draws after this one
    seen = []
    for _ in range(6):
        seen.append(drawable(game, s))
        draw_another(game, s)
    assert seen == [0, 0, 0, 0, 1, 2]


@pytest.mark.rule("M10.3")
def test_however_often_tiles_are_refused_another_one_can_be_drawn() -> None:
    values = default_edition().values | {"board.tiles": {"aaaa": 10, "dddd": 50}}
    game = build(own_edition("metro", "mine", values), SOLO)
    for seed in range(5):
        s = game.start()
        for move, _ in playout(game, s, seed, lambda moves, rng: RETURN if RETURN in moves else rng.choice(moves)):
            waiting = sum(wait > 0 for wait in game.modules[0].module_state(s)[WAITS:])
            assert not waiting or waiting < s.left, move


@pytest.mark.rule("M10.3")
def test_where_a_refused_tile_lies_is_public_and_survives_as_json() -> None:
    game, s = refused(20)
    assert game.modules[0].module_state(s)[WAITS:] == [10, 0]
    assert game.view(s, None) == game.view(s, 0) == s
    assert game.guess(game.view(s, 0), Random(1)) == s
    assert game.state_from_json(json.loads(json.dumps(s.to_json()))) == s


@pytest.mark.rule("M10.3")
def test_in_games_of_version_1_a_refused_tile_may_come_next() -> None:
    game = cityboard.load("metro", rules="1", **SOLO)
    assert isinstance(game, Metro)
    s = game.start()
    for move in (("deal", 0, "dddd"), RETURN, ("deal", 0, "aaaa")):
        game.play(s, move)
    assert game.rules_version == "1"
    weights = {move[2]: weight for move, weight in game.chances(s)}
    assert (weights["dddd"], sum(weights.values())) == (2, 59)
    stored = s.to_json()
    assert [len(own) for own in stored["own"]] == [5]
    assert game.state_from_json(json.loads(json.dumps(stored))) == s


@pytest.mark.rule("M10.3")
def test_a_dddd_may_be_kept() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    play(game, s, KEEP, ("deal", 0, "aaaa"))
    assert hand(game, s, 0) == ["aaaa", "dddd"]


@pytest.mark.rule("M10.3")
def test_the_other_dddd_drawn_instead_may_be_refused_again() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    play(game, s, RETURN, ("deal", 0, "dddd"))
    assert game.moves(s) == [KEEP, RETURN]
    game.play(s, RETURN)
    assert "dddd" not in {move[2] for move, _ in game.chances(s)}  # one is refused now, the first lies in the middle


@pytest.mark.rule("M10.3")
def test_no_other_tile_may_be_refused() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 0, "adad"), ("card", "red"), **SOLO)
    allowed = {"kind": "return", "allowed": ["lay", "draw", "pass"]}
    assert refusal(game, s, RETURN) == Reason("move-not-now", "M10.2", allowed)


@pytest.mark.rule("M10.3")
def test_a_tile_to_be_kept_or_returned_allows_nothing_else() -> None:
    game, s = begin(("deal", 0, "dddd"), **SOLO)
    allowed = {"kind": "lay", "allowed": ["keep", "return"]}
    assert refusal(game, s, ("lay", "dddd", 0, 7)) == Reason("move-not-now", "M10.3", allowed)
    assert refusal(game, s, ("keep", 1)) == Reason("move-malformed", "M10.3", {"move": ["keep", 1]})


@pytest.mark.rule("M10.3")
def test_replacements_may_be_refused_until_the_eighth_card_is_revealed() -> None:
    for cards in range(1, 10):
        game, s = begin(**SOLO)
        for _ in range(cards - 1):
            turn(game, s)
            game.play(s, game.moves(s)[0])
        turn(game, s, ("deal", 0, "dddd"))
        assert "dddd" in hand(game, s, 0)
        assert (game.moves(s) == [KEEP, RETURN]) == (cards < 8)


@pytest.mark.rule("M10.3")
def test_refusing_changes_no_count_of_tiles() -> None:
    def return_often(moves: list[Move], rng: Random) -> Move:
        return RETURN if RETURN in moves else rng.choice(moves)

    returned = 0
    for seed in range(20):
        game, s = begin(**SOLO)
        pieces = game.pieces(s)
        for move, _ in playout(game, s, seed, return_often):
            returned += move == RETURN
            assert game.pieces(s) == pieces
    assert returned


@pytest.mark.rule("M10.4")
def test_a_line_of_one_tile_is_allowed() -> None:
    game, s = begin(("card", "grey"), **SOLO)
    hold(game, s, 0, "dacc", "dddd")
    assert is_legal(game, s, ("lay", "dddd", 0, square(0, 3)))
    effects = play(game, s, ("lay", "dacc", 0, square(0, 3)))
    assert reported(effects, "line-scored", "points") == [1]


@pytest.mark.rule("M10.4", "M3.1", "M3.2")
def test_the_rest_of_the_rules_of_placement_applies() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("card", "grey"), **SOLO)
    lay(game, s, "aacb03")
    for number, code in [(3, "square-occupied"), (27, "square-central"), (square(3, 2), "square-not-adjacent")]:
        concerned = {"tiles": ["aaaa"], "squares": [number]}
        assert refusal(game, s, ("lay", "aaaa", 0, number)) == Reason(code, "M3.1", concerned)
    assert refusal(game, s, ("lay", "aaaa", 1, square(1, 3))).rule == "M3.2"


@pytest.mark.rule("M10.4", "M6.1")
def test_with_free_orientation_the_open_tiles_may_be_turned() -> None:
    game, s = begin(("card", "grey"), free_orientation=True, **SOLO)
    hold(game, s, 0, "adad", "aaaa")
    assert {move[1:3] for move in game.moves(s)} == {("adad", 0), ("adad", 1), ("aaaa", 0)}


@pytest.mark.rule("M10.5")
def test_the_card_of_a_company_finished_in_its_own_turn_leaves_the_game() -> None:
    game, s = begin(("card", "yellow"), **SOLO)
    lay(game, s, YELLOW_BUT_ONE)
    hold(game, s, 0, "dacc", "aacb")
    turn(game, s, move=("lay", "dacc", 0, square(0, 7)))
    for _ in range(7):
        game.play(s, game.moves(s)[0])
        turn(game, s)
    assert deck(game, s) == set(COLOURS) - {"yellow"}


@pytest.mark.rule("M10.5")
def test_the_card_of_a_company_finished_later_leaves_the_discards() -> None:
    game, s = begin(("card", "yellow"), **SOLO)
    hold(game, s, 0, "dacc", "aacb")
    play(game, s, ("lay", "dacc", 0, square(0, 7)), ("card", "red"))
    lay(game, s, YELLOW_BUT_ONE)
    for _ in range(6):
        turn(game, s)
        game.play(s, game.moves(s)[0])
    turn(game, s)
    assert deck(game, s) == set(COLOURS) - {"yellow"}


@pytest.mark.rule("M10.5")
def test_a_finished_company_in_the_deck_leaves_when_revealed_and_the_next_card_is_revealed() -> None:
    game, s = begin(("card", "red"), **SOLO)
    lay(game, s, "dacc07" + YELLOW_BUT_ONE)
    turn(game, s)
    assert "yellow" in deck(game, s)
    game.play(s, ("card", "yellow"))
    assert deck(game, s) == set(COLOURS) - {"red", "yellow"}
    game.play(s, ("card", "blue"))
    assert s.turn == 0


@pytest.mark.rule("M10.5", "M10.2")
def test_if_a_finished_company_is_the_last_card_the_discards_are_shuffled_at_once() -> None:
    game, s = begin(("card", "red"), **SOLO)
    lay(game, s, "dacc07" + YELLOW_BUT_ONE)
    for company in ["purple", "green", "brown", "grey", "orange", "blue"]:
        turn(game, s)
        game.play(s, ("card", company))
    turn(game, s)
    assert deck(game, s) == {"yellow"}
    game.play(s, ("card", "yellow"))
    assert deck(game, s) == set(COLOURS) - {"yellow"}


@pytest.mark.rule("M10.5", "M10.6")
def test_the_game_ends_at_once_when_all_32_lines_are_scored_even_with_empty_squares() -> None:
    game, s = begin(("card", "grey"), **SOLO)
    lay(game, s, ALL_BUT_5)
    hold(game, s, 0, "dacc", "aaaa")
    effects = play(game, s, ("lay", "dacc", 0, square(0, 3)))
    assert [effect.code for effect in effects] == ["laid", "line-scored"]
    assert (s.turn, game.moves(s), s.left) == (NOBODY, [], 60 - 28 - 1)
    assert refusal(game, s, ("lay", "aaaa", 0, square(1, 3))) == Reason("game-over", "M5.1")
    assert len(entries(game, s, code="line")) == 32
    assert game.scores(s) == [4]


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize(
    ("best", "last", "harder", "score"),
    [(35, 22, False, 22), (35, 22, True, 9), (35, 10, False, 10), (35, 10, True, -15), (22, 22, True, 22)],
)
def test_the_score_is_the_last_company_in_the_harder_variant_minus_the_gap(
    best: int, last: int, harder: bool, score: int
) -> None:
    game, s = begin(harder_solo=harder, **SOLO)
    s.points[:] = [best, *[last + (best - last) // 2] * 6, last]
    assert game.scores(s) == [score]


@pytest.mark.rule("M10.6")
def test_the_breakdown_names_the_last_company_and_the_gap() -> None:
    game, s = begin(harder_solo=True, **SOLO)
    lay(game, s, "aaaa03dacc13")
    assert game.breakdown(s) == [
        Entry("grey", "line", "M4.2", 3, {"station": 5, "crossings": 3, "end": 5}),
        Entry(0, "last-company", "M10.6", 0, {"company": "yellow"}),
        Entry(0, "gap", "M10.6", -3, {"company": "grey", "best": 3, "last": 0}),
    ]
    assert game.scores(s) == [-3]


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize("harder", [False, True])
def test_the_score_follows_from_the_lines_of_the_companies(harder: bool) -> None:
    for seed in range(5):
        game, s = begin(harder_solo=harder, **SOLO)
        for _ in playout(game, s, seed):
            pass
        profits = [sum(entry.points for entry in entries(game, s, owner=colour)) for colour in COLOURS]
        assert game.scores(s) == [2 * min(profits) - max(profits) if harder else min(profits)]
        assert sum(entry.points for entry in entries(game, s, owner=0)) == game.scores(s)[0]
