"""M2: setup, the turn, and what is secret."""

from typing import Any

import pytest

import cityboard
from cityboard.core.game import CHANCE, UNKNOWN, Move
from cityboard.core.reason import Reason
from tests.titles.metro.rules.asking import (
    DRAW,
    PASS,
    empty_tower,
    fill,
    hand,
    is_legal,
    moves_of_kind,
    refusal,
    reported,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play, square

EVERYTHING = {"players": 2, "modules": ["companies", "central-stations"]}


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_draws_one_tile_and_the_start_player_begins(players: int) -> None:
    game, s = begin(players=players, start=players - 1)
    assert s.turn == players - 1
    assert all(len(hand(game, s, seat)) == 1 for seat in range(players))
    assert s.left == 60 - players


@pytest.mark.rule("M2.1")
def test_the_start_player_is_random_if_not_chosen() -> None:
    game = cityboard.load("metro", players=4, frame=[1, 2, 3, 4])
    s = game.start()
    assert game.chances(s) == [(("start", seat), 1) for seat in range(4)]
    game.play(s, ("start", 2))
    for seat in (2, 3, 0, 1):
        assert s.turn == CHANCE
        assert {move[:2] for move in game.moves(s)} == {("deal", seat)}
        game.play(s, game.moves(s)[0])
    assert s.turn == 2


@pytest.mark.rule("M2.1")
def test_the_turn_goes_round_clockwise() -> None:
    game, s = begin(players=3, start=1)
    turns = []
    for _ in range(6):
        turns.append(s.turn)
        play(game, s, game.moves(s)[0])
    assert turns == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("M2.1")
def test_the_tower_is_shuffled_so_each_tile_left_is_equally_likely() -> None:
    game, s = begin(("deal", 0, "dddd"), ("deal", 1, "dddd"))
    game.play(s, DRAW)
    weights = {move[2]: weight for move, weight in game.chances(s)}
    assert sum(weights.values()) == s.left == 58
    assert "dddd" not in weights
    impossible: Move = ("drawn", 0, "dddd")
    assert refusal(game, s, impossible) == Reason("chance-impossible", "M2.2", {"outcome": list(impossible)})


@pytest.mark.rule("M2.2")
def test_a_turn_is_the_tile_in_hand_or_a_draw() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 1, "bbbb"))
    assert {move[:2] for move in game.moves(s)} == {("lay", "aaaa"), DRAW}
    assert refusal(game, s, ("lay", "bbbb", 0, 1)) == Reason("tile-not-held", "M2.2", {"tiles": ["bbbb"]})


@pytest.mark.rule("M2.2")
def test_the_drawn_tile_must_be_placed_and_the_other_stays_in_hand() -> None:
    game, s = begin(("deal", 0, "aaaa"))
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert s.turn == 0
    assert {move[:2] for move in game.moves(s)} == {("lay", "cccc")}
    first = Reason("drawn-tile-first", "M2.2", {"tiles": ["cccc"]})
    assert refusal(game, s, ("lay", "aaaa", 0, 1)) == first
    assert refusal(game, s, DRAW) == first
    assert refusal(game, s, PASS) == first
    play(game, s, ("lay", "cccc", 0, square(0, 3)))
    assert hand(game, s, 0) == ["aaaa"]
    assert s.turn == 1


@pytest.mark.rule("M2.2", "M3.1")
def test_the_drawn_tile_obeys_the_rules_of_placement() -> None:
    game, s = begin()
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert refusal(game, s, ("lay", "cccc", 0, 27)).code == "square-central"
    assert refusal(game, s, ("lay", "cccc", 1, 0)).code == "turned"


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("move", [("exchange", 10, "open"), ("station", 0, 10)])
def test_after_drawing_there_is_no_exchange_and_no_central_station(move: Move) -> None:
    game, s = begin(**EVERYTHING)
    assert is_legal(game, s, move)
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert refusal(game, s, move) == Reason("drawn-tile-first", "M2.2", {"tiles": ["cccc"]})


@pytest.mark.rule("M2.2")
def test_nothing_can_be_drawn_from_an_empty_tower() -> None:
    game, s = begin()
    fill(game, s, 0, 1)
    assert s.left == 0
    assert refusal(game, s, DRAW) == Reason("tower-empty", "M2.2")


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize(
    "move", [("lay",), ("lay", "aaaa", 0), ("lay", "aaaa", "0", 1), ("lay", "aaaa", 0, "a1"), ("draw", 1), ("pass", 1)]
)
def test_a_move_of_the_wrong_form_is_refused(move: Move) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert refusal(game, s, move) == Reason("move-malformed", "M2.2", {"move": list(move)})


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("move", [(), ["draw"], "draw", None, ("lay", "aaaa", 0, 1.0), ("lay", "aaaa", True, 1)])
def test_what_is_not_even_a_move_is_refused(move: Any) -> None:
    game, s = begin(("deal", 0, "aaaa"))
    assert game.refuse(s, move) == Reason("move-malformed", "M2.2", {"move": move})


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("kind", ["keep", "exchange", "station", "deal"])
def test_a_turn_of_the_base_game_knows_no_moves_of_modules(kind: str) -> None:
    game, s = begin()
    allowed = {"kind": kind, "allowed": ["lay", "draw", "pass"]}
    assert refusal(game, s, (kind,)) == Reason("move-not-now", "M2.2", allowed)


@pytest.mark.rule("M2.3")
def test_after_placing_the_tile_from_hand_a_new_one_is_drawn() -> None:
    game, s = begin(("deal", 0, "aaaa"))
    effects = play(game, s, ("lay", "aaaa", 0, 3), ("deal", 0, "cccc"))
    assert reported(effects, "dealt", "seat") == [0]
    assert hand(game, s, 0) == ["cccc"]
    assert s.left == 57


@pytest.mark.rule("M2.3")
def test_after_placing_a_freshly_drawn_tile_nothing_is_drawn() -> None:
    game, s = begin()
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert s.left == 57
    assert "dealt" not in [effect.code for effect in play(game, s, ("lay", "cccc", 0, 3))]
    assert s.left == 57


@pytest.mark.rule("M2.3")
def test_from_an_empty_tower_no_new_tile_is_drawn() -> None:
    game, s = begin()
    fill(game, s, square(0, 3), square(0, 5))
    play(game, s, game.moves(s)[0])
    assert hand(game, s, 0) == []
    assert s.turn == 1


@pytest.mark.rule("M2.4")
def test_a_player_without_a_tile_and_tower_may_exchange_or_place_a_central_station_or_pass() -> None:
    game, s = begin(**EVERYTHING)
    empty_tower(s)
    hold(game, s, 0)
    empty_tower(s)
    assert {move[0] for move in game.moves(s)} == {"exchange", "station", "pass"}
    effects = play(game, s, PASS)
    assert reported(effects, "passed", "seat") == [0]
    assert s.turn == 1


@pytest.mark.rule("M2.4")
def test_a_player_without_any_option_passes() -> None:
    game, s = begin()
    hold(game, s, 0)
    empty_tower(s)
    assert game.moves(s) == [PASS]


@pytest.mark.rule("M2.4")
def test_nobody_passes_while_the_tower_has_a_tile() -> None:
    game, s = begin()
    assert refusal(game, s, PASS) == Reason("pass-with-tower", "M2.4")
    hold(game, s, 0)
    assert game.moves(s) == [DRAW]
    assert refusal(game, s, PASS) == Reason("pass-with-tower", "M2.4")


@pytest.mark.rule("M2.4")
def test_nobody_passes_with_a_tile_in_hand() -> None:
    game, s = begin()
    hold(game, s, 0, "aacb")
    empty_tower(s)
    assert refusal(game, s, PASS) == Reason("pass-with-tile", "M2.4", {"tiles": ["aacb"]})


@pytest.mark.rule("M2.4", "M5.1", "M8.5")
def test_the_game_ends_with_the_last_track_tile_even_if_options_remain() -> None:
    game, s = begin(players=2, modules=["central-stations"])
    fill(game, s, square(0, 3), square(0, 5))
    play(game, s, moves_of_kind(game, s, "lay")[0])
    assert moves_of_kind(game, s, "station")
    play(game, s, moves_of_kind(game, s, "lay")[0])
    assert game.moves(s) == []


@pytest.mark.rule("M2.5")
def test_a_player_whose_lines_are_all_finished_goes_on_placing_tiles() -> None:
    game, s = begin(players=6)
    lay(game, s, "dacc07dbba03accd10ccda72adbb57")  # sends back the trains of 1 5 10 19 27, all of P1
    assert [entry.arguments["station"] for entry in game.breakdown(s) if entry.owner == 0] == [1, 5, 10, 19, 27]
    assert s.turn == 0
    play(game, s, moves_of_kind(game, s, "lay")[0])
    for _ in range(5):
        play(game, s, DRAW)
        play(game, s, game.moves(s)[0])
    assert s.turn == 0
    assert moves_of_kind(game, s, "lay")


@pytest.mark.rule("M2.6")
def test_the_tiles_in_hand_are_secret_but_not_their_number() -> None:
    game, s = begin(("deal", 0, "aaaa"), ("deal", 1, "bbbb"))
    code = game.network.code
    assert list(game.view(s, 0).hands) == [code["aaaa"], UNKNOWN]
    assert list(game.view(s, 1).hands) == [UNKNOWN, code["bbbb"]]
    assert list(game.view(s, None).hands) == [UNKNOWN, UNKNOWN]
    assert [game.view(s, seat).left for seat in (0, 1, None)] == [58] * 3


@pytest.mark.rule("M2.6")
def test_the_drawn_tile_is_seen_by_its_player_alone() -> None:
    game, s = begin()
    play(game, s, DRAW, ("drawn", 0, "cccc"))
    assert game.view(s, 0).drawn == game.network.code["cccc"]
    assert game.view(s, 1).drawn == game.view(s, None).drawn == UNKNOWN


SECRETS: list[tuple[tuple[Move, Move], tuple[Move, Move], dict[str, Any]]] = [
    ((("deal", 1, "aacb"), ("deal", 2, "dddd")), (("deal", 1, "dddd"), ("deal", 2, "aacb")), {}),
    (
        (("share", 1, 10, "red"), ("share", 2, 10, "green")),
        (("share", 1, 10, "green"), ("share", 2, 10, "red")),
        {"modules": ["companies"]},
    ),
    (
        (("token", 1, "red"), ("token", 2, "green")),
        (("token", 1, "green"), ("token", 2, "red")),
        {"city": "stockholm"},
    ),
]


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(("this", "that", "options"), SECRETS)
def test_tiles_shares_and_tokens_of_the_others_are_secret(
    this: tuple[Move, Move], that: tuple[Move, Move], options: dict[str, Any]
) -> None:
    game, s = begin(*this, players=3, **options)
    _, t = begin(*that, players=3, **options)
    assert game.view(s, 1) != game.view(t, 1)
    assert game.view(s, 2) != game.view(t, 2)
    assert game.view(s, 0) == game.view(t, 0)
    assert game.view(s, None) == game.view(t, None)


PUBLIC: list[tuple[Move, Move, dict[str, Any]]] = [
    (("open", 10, "red"), ("open", 10, "green"), {"modules": ["companies"]}),
    (("monument", 1, 4), ("monument", 1, 5), {"city": "paris"}),
    (("taxi", "left"), ("taxi", "right"), {"city": "london"}),
    (("tourist-on", 0, "red"), ("tourist-on", 0, "blue"), {"city": "berlin"}),
]


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(("this", "that", "options"), PUBLIC)
def test_everyone_sees_open_shares_paris_cards_the_taxi_and_tourists(
    this: Move, that: Move, options: dict[str, Any]
) -> None:
    game, s = begin(this, **options)
    _, t = begin(that, **options)
    for seat in (0, 1, None):
        assert game.view(s, seat) != game.view(t, seat)


@pytest.mark.rule("M2.6")
def test_tower_size_and_all_points_are_public() -> None:
    game, s = begin()
    lay(game, s, "aaaa03dacc13")
    for seat in (0, 1, None):
        view = game.view(s, seat)
        assert view.left == s.left
        assert game.scores(view) == game.scores(s) == [3, 0]


@pytest.mark.rule("M2.6")
def test_point_tiles_are_secret() -> None:
    states = []
    for points in (1, 4):
        game, s = begin(city="st-petersburg")
        lay(game, s, "adad02adad12")
        hold(game, s, 0, "dacc")
        play(game, s, ("lay", "dacc", 0, square(2, 2)))  # completes line 6 of seat 1 over the tourist
        play(game, s, ("tourist", "red"), ("point-tile", "red", points))
        states.append(s)
    one, four = states
    assert game.view(one, 0) == game.view(four, 0)
    assert game.view(one, None) == game.view(four, None)
    assert game.view(one, 1) != game.view(four, 1)


@pytest.mark.rule("M2.6")
def test_tickets_are_public() -> None:
    game, s = begin(city="berlin")
    lay(game, s, "aaaa02dacc12")
    assert "berlin-tickets" in {entry.code for entry in game.breakdown(s)}
    for seat in (0, 1, None):
        assert game.breakdown(game.view(s, seat)) == game.breakdown(s)


@pytest.mark.rule("M2.6")
def test_nothing_is_secret_once_the_game_is_over() -> None:
    game, s = begin(**EVERYTHING)
    fill(game, s, 0, 1)
    for _ in range(2):
        play(game, s, moves_of_kind(game, s, "lay")[0])
    assert game.view(s, None) == s
