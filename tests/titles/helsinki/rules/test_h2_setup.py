"""H2: setting up the table."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cityboard
from cityboard.core.game import CHANCE, NOBODY, Effect, Move
from cityboard.core.reason import EditionError, OptionError, Reason
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.registry import edition_names
from tests.titles.helsinki.rules.asking import (
    PAY_NOTHING,
    display,
    hand,
    named,
    other_edition,
    ready,
    refusal,
    reported,
    show,
)
from tests.titles.helsinki.rules.positions import begin, coats, hold, picture, play, reason, settle
from tests.titles.helsinki.rules.test_h1_components import FULL_DECK, TILES

LEFT = {  # of each colour, before the fives leave
    2: {
        "1-2-0": 2,
        "2-2-1": 1,
        "2-3-0": 1,
        "3-3-1": 1,
        "3-4-0": 1,
        "4-4-1": 1,
        "4-3-2": 1,
        "5-5-1": 1,
        "5-5-2": 1,
    },
    3: {
        "1-2-0": 2,
        "2-2-1": 2,
        "2-3-0": 2,
        "3-3-1": 2,
        "3-4-0": 2,
        "4-4-1": 2,
        "4-3-2": 2,
        "5-5-1": 1,
        "5-5-2": 1,
    },
}
WILD_LEFT = {2: 4, 3: 6}
ACTIONS = [f"A{number}" for number in range(1, 16)]
PER_COLOUR = ('value = "single"', 'value = "per_colour"')


def load(**options: Any) -> tuple[Helsinki, State]:
    """Return a game and its state before anything has happened."""
    game = cityboard.load("helsinki", **options)
    assert isinstance(game, Helsinki)
    return game, game.start()


def at_the_space(**options: Any) -> tuple[Helsinki, State]:
    """Return a game whose start player is to choose a space."""
    game, s = load(**options)
    settle(game, s, [])
    return game, s


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("players", [2, 3])
def test_cards_leave_the_deck_before_it_is_shuffled(players: int) -> None:
    game, s = load(players=players, start=0)
    left = {f"{colour}-{kind}": count for colour in TILES for kind, count in LEFT[players].items()}
    assert Counter(named(game, s.pile)) == left | {"wild": WILD_LEFT[players]}


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("fives", ["5-5-1", "5-5-2"])
@pytest.mark.parametrize(("players", "remain"), [(2, 49), (3, 81)])
def test_one_five_of_each_colour_leaves_with_three_players_or_as_an_edition_says(
    players: int, remain: int, fives: str, tmp_path: Path
) -> None:
    game, s = load(players=players, start=0, edition=other_edition(tmp_path, *PER_COLOUR))
    effects: list[Effect] = []
    for colour in TILES:
        assert game.chances(s) == [(("remove", f"{colour}-5-5-1"), 1), (("remove", f"{colour}-5-5-2"), 1)]
        game.play(s, ("remove", f"{colour}-{fives}"), effects.append)
    kept = "5-5-2" if fives == "5-5-1" else "5-5-1"
    assert [card for card in named(game, s.pile) if "-5-5-" in card] == [f"{colour}-{kept}" for colour in TILES]
    assert (len(named(game, s.pile)), s.pile_size) == (remain, remain)
    assert reported(effects, "card-removed", "card") == [f"{colour}-{fives}" for colour in TILES]


@pytest.mark.rule("H2.1")
def test_any_one_five_leaves_with_two_players() -> None:
    game, s = load(players=2, start=0)
    fives = [f"{colour}-5-5-{tops}" for colour in TILES for tops in (1, 2)]
    assert game.chances(s) == [(("remove", five), 1) for five in fives]
    game.play(s, ("remove", "red-5-5-2"))
    assert [card for card in named(game, s.pile) if "-5-5-" in card] == [five for five in fives if five != "red-5-5-2"]
    assert s.pile_size == 53
    assert game.moves(s)[0][0] == "slot"


@pytest.mark.rule("H2.1")
def test_games_of_two_that_began_with_the_earlier_deck_keep_it() -> None:
    game, s = load(players=2, start=0, edition="default-1")
    assert game.edition.name == "default"
    assert game.chances(s) == [(("remove", "purple-5-5-1"), 1), (("remove", "purple-5-5-2"), 1)]
    assert "default-1" not in edition_names("helsinki")


@pytest.mark.rule("H2.1")
def test_with_four_players_no_card_leaves() -> None:
    game, s = load(players=4, start=0)
    assert Counter(named(game, s.pile)) == FULL_DECK
    assert s.pile_size == 100
    assert game.moves(s)[0][0] == "slot"


@pytest.mark.rule("H2.1")
def test_the_switch_concerns_only_two_players() -> None:
    game, s = load(players=3, start=0)
    for colour in TILES:
        game.play(s, ("remove", f"{colour}-5-5-1"))
    assert s.pile_size == 81


@pytest.mark.rule("H2.1")
def test_only_a_five_of_the_colour_can_leave() -> None:
    game, s = load(players=3, start=0)
    for card in ("green-5-5-1", "purple-4-4-1", "wild"):
        outcome = ["remove", card]
        assert refusal(game, s, ("remove", card)) == Reason("chance-impossible", "H2.1", {"outcome": outcome})


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize(
    ("numbers", "at", "allowed"),
    [
        ("6, 2, 2, 2, 6", 0, [0, 1, 2, 3, 4]),
        ("2, 3, 2, 2, 6", 1, [0, 2, 4]),  # one of each kind
        ("2, 2, 2, 6, 6", 3, [0, 2, 4]),
        ("2, 2, 2, 2, 11", 4, list(range(11))),
    ],
)
def test_no_more_cards_leave_than_there_are(numbers: str, at: int, allowed: list[int], tmp_path: Path) -> None:
    with pytest.raises(EditionError) as refused:
        cityboard.load("helsinki", edition=other_edition(tmp_path, "value = [2, 2, 2, 2, 6]", f"value = [{numbers}]"))
    reason = refused.value.reason
    assert (reason.code, reason.rule) == ("edition-choice", "H2.1")
    assert (reason.arguments["place"], reason.arguments["allowed"]) == (f"cards.removed_for_two[{at}]", allowed)


@pytest.mark.rule("H2.1", "H1.6")
def test_an_edition_without_fives_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as refused:
        cityboard.load("helsinki", edition=other_edition(tmp_path, "    [5, 5, 1, 1],\n    [5, 5, 2, 1],\n", ""))
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.arguments["place"]) == ("edition-missing", "H1.6", 'cards.kinds["5"]')


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("players", [1, 5, "2", True])
def test_two_to_four_play(players: Any) -> None:
    with pytest.raises(OptionError) as refused:
        cityboard.load("helsinki", players=players)
    arguments = {"option": "players", "value": players, "allowed": [2, 3, 4]}
    assert refused.value.reason == Reason("option-value", "H2.1", arguments)


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_cards_are_dealt_face_up_then_two_to_each_once_all_pawns_stand(players: int) -> None:
    game, s = load(players=players, start=1)
    while game.moves(s)[0][0] == "remove":
        game.play(s, game.moves(s)[0])
    dealt = []
    for slot in range(8):
        assert {move[:2] for move in game.moves(s)} == {("slot", slot)}
        assert dict(game.chances(s)) == {("slot", slot, card): n for card, n in Counter(named(game, s.pile)).items()}
        dealt.append(str(game.moves(s)[-1][2]))
        game.play(s, game.moves(s)[-1])
    assert display(game, s) == dealt
    assert (s.turn, s.hand_sizes) == (1, [0] * players)
    game.play(s, ("space", 0))
    order = []
    while s.turn == CHANCE:
        order += [int(seat) for seat in {move[1] for move in game.moves(s)}]
        game.play(s, game.moves(s)[0])
    assert order == [(1 + after) % players for after in range(players)] * 2
    assert s.hand_sizes == [2] * players
    assert (s.turn, s.round) == (1, 1)


@pytest.mark.rule("H2.2")
def test_the_first_space_is_chosen_knowing_the_display_but_no_hand() -> None:
    game, s = at_the_space(players=3, start=0)
    assert all(display(game, game.view(s, 0)))
    assert [hand(game, s, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("H2.2")
def test_the_card_comes_from_the_pile() -> None:
    game, s = at_the_space(players=2, start=0)
    game.play(s, ("space", 3))
    before = Counter(named(game, s.pile))
    assert dict(game.chances(s)) == {("deal", 0, card): count for card, count in before.items()}
    game.play(s, ("deal", 0, "wild"))
    assert before - Counter(named(game, s.pile)) == {"wild": 1}
    assert hand(game, s, 0) == ["wild"]


@pytest.mark.rule("H2.2", "H5.2")
def test_a_card_that_is_not_in_the_pile_cannot_come() -> None:
    game, s = load(players=4, start=0)
    for slot in range(4):
        game.play(s, ("slot", slot, "red-1-2-0"))
    outcome = ["slot", 4, "red-1-2-0"]
    assert refusal(game, s, ("slot", 4, "red-1-2-0")) == Reason("chance-impossible", "H5.2", {"outcome": outcome})


@pytest.mark.rule("H2.3", "H3.8")
def test_the_supply_is_common_and_open() -> None:
    game, s = ready("red-1-2-0")
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING)
    for seat in (0, 1, 2, 3, None):
        assert list(game.view(s, seat).supply) == [3, 3, 3, 1] * 2 + [2, 3, 3, 1] + [3, 3, 3, 1] * 2


@pytest.mark.rule("H2.3", "H4.1")
def test_what_one_player_takes_is_gone_for_the_others() -> None:
    game, s = ready("red-1-2-0")
    hold(game, s, "red-1-2-0", seat=1)
    s.supply[4 * 2] = 1
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING, ("push", 10, 17), ("walk", 1))
    assert s.mover == 1
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("tile-gone", "H4.1", {"cards": ["red-1-2-0"]})


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random(players: int) -> None:
    game, s = load(players=players)
    assert game.chances(s) == [(("start", seat), 1) for seat in range(players)]
    effects: list[Effect] = []
    game.play(s, ("start", players - 1), effects.append)
    assert reported(effects, "starts", "seat") == [players - 1]
    settle(game, s, [])
    assert (s.start, s.turn) == (players - 1, players - 1)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("seat", range(3))
def test_the_host_may_choose_the_start_player(seat: int) -> None:
    _, s = at_the_space(players=3, start=seat)
    assert (s.start, s.turn) == (seat, seat)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("start", [2, -1, "first"])
def test_only_a_seat_at_the_table_can_start(start: Any) -> None:
    with pytest.raises(OptionError) as refused:
        cityboard.load("helsinki", players=2, start=start)
    arguments = {"option": "start", "value": start, "allowed": ["random", 0, 1]}
    assert refused.value.reason == Reason("option-value", "H2.4", arguments)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("space", range(8))
@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_every_other_pawn_goes_two_spaces_further_clockwise(players: int, start: int, space: int) -> None:
    game, s = at_the_space(players=players, start=start)
    assert game.moves(s) == [("space", number) for number in range(8)]
    play(game, s, ("space", space))
    assert [s.pawns[(start + after) % players] for after in range(players)] == [
        (space + 2 * after) % 8 for after in range(players)
    ]


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("move", [("space",), ("space", "0"), ("space", 0, 1)])
def test_a_space_is_one_number(move: Move) -> None:
    game, s = at_the_space(players=2, start=0)
    assert refusal(game, s, move) == Reason("move-malformed", "H2.4", {"move": list(move)})


@pytest.mark.rule("H2.4")
def test_before_the_first_turn_only_a_space_can_be_chosen() -> None:
    game, s = at_the_space(players=2, start=0)
    arguments = {"kind": "walk", "allowed": ["space"]}
    assert refusal(game, s, ("walk", 1)) == Reason("move-not-now", "H2.4", arguments)


@pytest.mark.rule("H3.6")
def test_no_action_can_be_used_before_the_first_space_is_chosen() -> None:
    game, s = at_the_space(players=2, start=0)
    for action in ("A1", "A15"):
        assert refusal(game, s, ("use", action)) == Reason("space-first", "H3.6", {})


@pytest.mark.rule("H2.4")
def test_the_start_player_holds_the_token_for_the_whole_game() -> None:
    game, s = load(players=3, start=1)
    rng = Random(1)
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
        assert s.start == 1
    assert s.mover == 1


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_with_statue_eight_coats_and_marker_on_0(players: int) -> None:
    game, s = begin(players=players)
    for seat in range(players):
        assert picture(s, seat) == "\n".join([*["......."] * 3, "...#...", *["......."] * 3])
    assert [own.bit_count() for own in s.coats] == [8] * players
    assert (list(s.meadows), s.used) == ([0] * players, [0] * players)
    assert s.track == game.scores(s) == [0] * players


def usable(game: Helsinki, s: State) -> set[str]:
    """Tell which actions nobody has covered, asking with coats in the meadow."""
    coats(s, 8, seat=s.mover)
    refused = {action: game.refuse(s, ("use", action)) for action in ACTIONS}
    return {action for action, reason in refused.items() if reason is None or reason.code != "action-covered"}


def covered(action: str, rule: str = "H2.7") -> Reason:
    """Return the refusal of a covered action."""
    return Reason("action-covered", rule, {"action": action})


@pytest.mark.rule("H2.6")
def test_the_first_game_may_cover_the_bottom_row() -> None:
    game, s = begin(cover="bottom")
    assert usable(game, s) == {f"A{number}" for number in range(1, 11)}
    assert refusal(game, s, ("use", "A15")) == covered("A15", "H2.6")


@pytest.mark.rule("H2.6")
def test_an_edition_may_have_another_bottom_row(tmp_path: Path) -> None:
    file = other_edition(tmp_path, '"A14", "A15"]', '"A5", "A10"]')
    game, s = begin(cover="bottom", edition=file)
    assert usable(game, s) == set(ACTIONS) - {"A11", "A12", "A13", "A5", "A10"}


@pytest.mark.rule("H2.6", "H2.7")
def test_no_action_is_covered_unless_so_chosen() -> None:
    game, s = begin()
    assert usable(game, s) == set(ACTIONS)


@pytest.mark.rule("H2.7")
def test_the_host_may_cover_any_five_actions_for_all() -> None:
    picked = ["A15", "A1", "A9", "A4", "A12"]
    game, s = begin(players=3, cover=picked)
    for seat in range(3):
        s.mover = s.turn = seat
        assert usable(game, s) == set(ACTIONS) - set(picked)
    assert game.options["cover"] == ["A1", "A4", "A9", "A12", "A15"]


@pytest.mark.rule("H2.7")
def test_chance_may_cover_five_actions() -> None:
    game, s = load(players=4, start=0, cover="random")
    left = list(ACTIONS)
    effects: list[Effect] = []
    for action in ("A15", "A2", "A7", "A8", "A1"):
        assert game.chances(s) == [(("cover", action), 1) for action in left]
        left.remove(action)
        game.play(s, ("cover", action), effects.append)
        assert refusal(game, s, ("cover", action)).code == ("chance-impossible" if len(left) > 10 else "move-not-now")
    assert reported(effects, "action-covered", "action") == ["A15", "A2", "A7", "A8", "A1"]
    settle(game, s, [])
    play(game, s, ("space", 0))
    assert usable(game, s) == set(left)


@pytest.mark.rule("H2.7")
def test_a_covered_action_cannot_be_declared_with_a_build_or_a_draw() -> None:
    game, s = ready("red-1-2-0", won=8, cover=["A3", "A4", "A5", "A9", "A14"])
    show(game, s, "red-2-2-1", "red-2-2-1")
    for action in ("A3", "A5", "A9", "A14"):
        assert refusal(game, s, ("build", "red-1-2-0", action)) == covered(action)
    assert refusal(game, s, ("draw", "A4")) == covered("A4")


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize(
    ("cover", "code"),
    [
        (["A1", "A1", "A2", "A3", "A4"], "cover-five"),
        (["A1", "A2", "A3", "A4", "A16"], "option-value"),
        ("top", "option-value"),
    ],
)
def test_five_different_actions_are_covered(cover: Any, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        cityboard.load("helsinki", cover=cover)
    assert (refused.value.reason.code, refused.value.reason.rule) == (code, "H2.7")


@pytest.mark.rule("H2.7", "H3.4")
def test_a_covered_a12_cannot_stop_a_discard() -> None:
    game, s = ready(*["red-1-2-0"] * 4, *["blue-1-2-0"] * 3, won=1, cover="bottom")
    show(game, s, *["wild"] * 8)
    play(game, s, ("draw",))
    assert reason(game, s, ("use", "A12")) == ("action-covered", "H2.6")


@pytest.mark.rule("H2.1", "H2.2")
def test_an_edition_must_leave_cards_for_the_display_the_hands_and_the_pile(tmp_path: Path) -> None:
    few = other_edition(tmp_path, "    [1, 2, 0, 4],\n    [2, 2, 1, 2],\n", "    [1, 2, 0, 4],\n")
    text = few.read_text("utf-8")
    for kind in ("[2, 3, 0, 2]", "[3, 3, 1, 2]", "[3, 4, 0, 2]", "[4, 4, 1, 2]", "[4, 3, 2, 2]", "[5, 5, 2, 1]"):
        text = text.replace(f"    {kind},\n", "")
    few.write_text(
        text.replace("[2, 2, 2, 2, 6]", "[3, 0, 0, 0, 10]").replace("[2, 0, 0, 0, 4]", "[0, 0, 0, 0, 0]"), "utf-8"
    )
    with pytest.raises(EditionError) as refused:
        begin(edition=few)
    assert refused.value.reason.code == "edition-sum"
    assert refused.value.reason.arguments["place"] == "cards.removed_for_two"
    assert (refused.value.reason.arguments["value"], refused.value.reason.arguments["wanted"]) == (5, 13)


@pytest.mark.rule("H1.6")
def test_an_edition_has_at_most_fifty_kinds_of_cards_per_colour(tmp_path: Path) -> None:
    kinds = [[n, r, t, 1] for n in range(1, 6) for r in range(2, 6) for t in range(3)]
    many = other_edition(tmp_path, "    [1, 2, 0, 4],\n", f"    {kinds!r},\n".replace("[[", "[").replace("]],", "],"))
    with pytest.raises(EditionError) as refused:
        begin(edition=many)
    assert (refused.value.reason.code, refused.value.reason.arguments["place"]) == ("edition-number", "cards.kinds")


@pytest.mark.rule("H1.6")
def test_an_edition_has_at_most_sixty_cards_per_colour(tmp_path: Path) -> None:
    def with_more(count: int) -> Path:
        return other_edition(tmp_path, "    [1, 2, 0, 4],\n", f"    [1, 2, 0, 4],\n{kinds}    [5, 2, 0, {count}],\n")

    kinds = "".join(f"    [5, {roofs}, 1, 9],\n" for roofs in (2, 3, 4)) + "    [5, 2, 2, 9],\n"
    begin(edition=with_more(6))
    with pytest.raises(EditionError) as refused:
        begin(edition=with_more(7))
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.arguments["place"]) == ("edition-cards", "H1.6", "cards.kinds")
    assert (reason.arguments["value"], reason.arguments["most"]) == (61, 60)
