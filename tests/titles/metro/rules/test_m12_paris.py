"""M12: Paris."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import cityboard
from cityboard.bots.bot import Budget
from cityboard.core.game import Move
from cityboard.core.reason import Reason
from cityboard.titles.ladders import level_of, levels_of
from cityboard.titles.metro.rules.cities.paris import Paris
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.city_life import clear, entries, points, put, reported, set_up, standing, visit
from tests.titles.metro.rules.positions import begin, lay, play

# With six players and the first outcomes, seat 0 has cards 0 and 6:
# grey orange purple blue | grey blue yellow brown, spaces 0 to 7.
CARDS = [
    "grey-orange-purple-blue",
    "yellow-brown-purple-orange",
    "grey-green-brown-purple",
    "green-red-blue-brown",
    "red-grey-yellow-green",
    "grey-brown-red-orange",
    "grey-blue-yellow-brown",
    "red-blue-purple-green",
    "grey-red-purple-yellow",
    "purple-blue-orange-green",
    "yellow-red-orange-blue",
    "orange-yellow-green-brown",
]
NAMES = """Fondation Louis Vuitton, Sacré-Cœur, Arc de Triomphe, Place de la Concorde, Moulin Rouge, Dôme des Invalides,
Notre-Dame, Pont Alexandre III, Louvre, Tour Eiffel, Panthéon, Versailles"""


def paris(game: Metro) -> Paris:
    city = game.modules[-1]
    assert isinstance(city, Paris)
    return city


def arrive(*colours: str, players: int = 6, others: dict[int, list[str]] | None = None) -> tuple[Metro, State]:
    """Let seat 0 lay a tile on (1,1) where some tourists stand; the others stand as given, else as placed."""
    game, s = begin(city="paris", players=players)
    lay(game, s, "aaaa01")
    if others is not None:
        clear(game, s)
        for place, crowd in others.items():
            put(game, s, place, *crowd)
    put(game, s, 9, *colours)
    visit(game, s, 1, 1)
    return game, s


def row(*filled: int) -> tuple[Metro, State]:
    """Return a game of two where some spaces of seat 0's row of 24 hold a tourist."""
    game, s = begin(city="paris")
    for space in filled:
        paris(game).fill(s, 0, space)
    return game, s


# M12.1


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_the_twelve_cards_are_dealt_equally_and_the_rest_is_unused(players: int, each: int) -> None:
    game = cityboard.load("metro", city="paris", players=players)
    assert isinstance(game, Metro)
    _, came = set_up(game)
    dealt = [move[1:] for move in came if move[0] == "monument"]
    assert Counter(seat for seat, _ in dealt) == dict.fromkeys(range(players), each)
    assert len({card for _, card in dealt}) == players * each


@pytest.mark.rule("M12.1")
def test_every_card_not_yet_dealt_is_equally_likely() -> None:
    game = cityboard.load("metro", city="paris", players=2, frame=[1, 2], start=0)
    s = game.start()
    assert game.chances(s) == [(("monument", 0, card), 1) for card in range(12)]
    game.play(s, ("monument", 0, 5))
    assert game.chances(s) == [(("monument", 1, card), 1) for card in range(12) if card != 5]
    assert game.refuse(s, ("monument", 1, 5)) == Reason("chance-impossible", "M12.1", {"outcome": ["monument", 1, 5]})


@pytest.mark.rule("M12.1", "M12.2")
def test_the_cards_lie_upright_in_dealing_order() -> None:
    game, s = begin(("monument", 0, 9), ("monument", 0, 7), city="paris", players=6)
    city = paris(game)
    assert [city.colour_of(s, 0, space) for space in range(8)] == CARDS[9].split("-") + CARDS[7].split("-")
    lay(game, s, "aaaa01")
    put(game, s, 9, "blue")
    visit(game, s, 1, 1)
    assert game.moves(s) == [("tourist", "blue", "space", 1), ("tourist", "blue", "space", 5)]


@pytest.mark.rule("M12.1")
def test_everyone_sees_the_cards() -> None:
    game, s = begin(city="paris", players=3)
    assert paris(game).module_state(game.view(s, None)) == paris(game).module_state(s)


# M12.2


@pytest.mark.rule("M12.2")
def test_a_tourist_goes_to_a_free_space_of_its_colour_on_a_card_of_the_players_choice() -> None:
    game, s = arrive("grey")
    assert s.turn == 0
    assert game.moves(s) == [("tourist", "grey", "space", 0), ("tourist", "grey", "space", 4)]
    assert reported(play(game, s, ("tourist", "grey", "space", 4)), "tourist-to-space")
    assert [space for space in range(8) if paris(game).is_filled(s, 0, space)] == [4]
    assert points(game, s, "M12.3") == {0: 2}
    assert 9 not in standing(game, s)


@pytest.mark.rule("M12.2")
def test_taking_the_tourist_is_mandatory() -> None:
    game, s = arrive("grey")
    for move in [("pass",), ("draw",), ("lay", "aaaa", 0, 10)]:
        assert game.refuse(s, move) == Reason("move-not-now", "M12.2", {"kind": move[0], "allowed": ["tourist"]})


@pytest.mark.rule("M12.2")
def test_a_filled_space_is_no_longer_free() -> None:
    game, s = arrive("grey")
    paris(game).fill(s, 0, 0)
    assert game.moves(s) == [("tourist", "grey", "space", 4)]
    assert game.refuse(s, ("tourist", "grey", "space", 0)) == Reason(
        "tourist-goal-space", "M12.2", {"colour": "grey", "goal": "space", "squares": []}
    )


@pytest.mark.rule("M12.2")
@pytest.mark.parametrize("goal", [("space", 1), ("square", 10), ("away", 0)])
def test_a_tourist_with_a_free_space_may_go_nowhere_else(goal: tuple[str, int]) -> None:
    game, s = arrive("grey")
    assert game.refuse(s, ("tourist", "grey", *goal)) == Reason(
        "tourist-goal-space", "M12.2", {"colour": "grey", "goal": "space", "squares": []}
    )


@pytest.mark.rule("M12.2")
def test_a_tourist_without_a_free_space_joins_a_neighbouring_tourist() -> None:
    game, s = arrive("red", others={10: ["blue"], 17: ["grey"], 18: ["red"], 54: ["red"]})
    assert game.moves(s) == [("tourist", "red", "square", 10), ("tourist", "red", "square", 17)]
    for goal in [("square", 18), ("square", 54), ("square", 8), ("space", 0), ("away", 0)]:
        assert game.refuse(s, ("tourist", "red", *goal)) == Reason(
            "tourist-goal-square", "M12.2", {"colour": "red", "goal": "square", "squares": [10, 17]}
        )
    assert reported(play(game, s, ("tourist", "red", "square", 17)), "tourist-to-square")
    assert standing(game, s) == {10: ["blue"], 17: ["grey", "red"], 18: ["red"], 54: ["red"]}


@pytest.mark.rule("M12.2")
def test_without_a_neighbouring_tourist_it_joins_any_tourist() -> None:
    game, s = arrive("red", others={18: ["red"], 54: ["yellow"]})
    assert game.moves(s) == [("tourist", "red", "square", 18), ("tourist", "red", "square", 54)]
    play(game, s, ("tourist", "red", "square", 54))
    assert standing(game, s) == {18: ["red"], 54: ["yellow", "red"]}


@pytest.mark.rule("M12.2")
def test_without_any_other_tourist_on_the_board_it_is_discarded() -> None:
    game, s = arrive("red", others={})
    assert game.moves(s) == [("tourist", "red", "away", 0)]
    assert game.refuse(s, ("tourist", "red", "square", 10)) == Reason(
        "tourist-goal-away", "M12.2", {"colour": "red", "goal": "away", "squares": []}
    )
    effects = play(game, s, ("tourist", "red", "away", 0))
    assert reported(effects, "tourist-to-away")
    assert standing(game, s) == {}
    assert points(game, s, "M12.3") == {}


@pytest.mark.rule("M12.2")
def test_all_tourists_of_a_square_are_led_one_after_the_other_in_free_order() -> None:
    game, s = arrive("grey", "red", "orange", others={54: ["blue"]})
    assert game.moves(s) == [
        ("tourist", "orange", "space", 1),
        ("tourist", "grey", "space", 0),
        ("tourist", "grey", "space", 4),
        ("tourist", "red", "square", 54),
    ]
    play(game, s, ("tourist", "red", "square", 54))
    assert s.turn == 0
    play(game, s, ("tourist", "grey", "space", 0))
    assert s.turn == 0
    assert game.moves(s) == [("tourist", "orange", "space", 1)]
    play(game, s, ("tourist", "orange", "space", 1))
    assert s.turn == 1
    assert standing(game, s) == {54: ["blue", "red"]}
    assert points(game, s, "M12.3") == {0: 4}


@pytest.mark.rule("M12.2")
def test_two_tourists_of_one_colour_take_two_spaces() -> None:
    game, s = arrive("grey", "grey", "grey", others={})
    play(game, s, ("tourist", "grey", "space", 0))
    play(game, s, ("tourist", "grey", "space", 4))
    assert game.moves(s) == [("tourist", "grey", "away", 0)]


@pytest.mark.rule("M12.2")
def test_only_tourists_of_the_square_are_led() -> None:
    game, s = arrive("grey")
    assert game.refuse(s, ("tourist", "blue", "space", 3)) == Reason(
        "tourist-not-here", "M12.2", {"colour": "blue", "squares": [9]}
    )


@pytest.mark.rule("M12.2")
@pytest.mark.parametrize("move", [("tourist", "grey"), ("tourist", "pink", "space", 0), ("tourist",)])
def test_a_malformed_tourist_move_is_refused(move: tuple[str | int, ...]) -> None:
    game, s = arrive("grey")
    assert game.refuse(s, move) == Reason("move-malformed", "M12.2", {"move": list(move)})


@pytest.mark.rule("M12.2")
def test_a_tile_on_a_square_without_tourist_asks_nothing() -> None:
    _, s = arrive()
    assert s.turn == 1


# M12.3


@pytest.mark.rule("M12.3")
def test_published_example_a_run_of_five_a_full_card_and_two_others_score_11() -> None:
    game, s = row(3, 4, 5, 6, 7, 10, 20)
    assert [(e.owner, e.code, e.points) for e in entries(game, s, "M12.3")][:3] == [
        (0, "paris-run", 10),
        (0, "paris-others", -2),
        (0, "paris-full-cards", 3),
    ]
    assert points(game, s, "M12.3") == {0: 11}
    assert game.scores(s) == [11, 0]


@pytest.mark.rule("M12.3")
def test_of_equal_longest_runs_only_one_counts() -> None:
    game, s = row(1, 2, 3, 8, 9, 10)
    assert game.scores(s) == [2 * 3 - 3, 0]


@pytest.mark.rule("M12.3")
def test_the_longest_run_counts_wherever_it_lies() -> None:
    game, s = row(0, 1, 21, 22, 23)
    assert game.scores(s) == [2 * 3 - 2, 0]


@pytest.mark.rule("M12.3")
def test_the_total_may_be_negative() -> None:
    game, s = row(0, 2, 4, 6, 8)
    assert game.scores(s) == [2 - 4, 0]


@pytest.mark.rule("M12.3")
def test_every_full_card_gives_three_also_outside_the_run() -> None:
    game, s = row(0, 1, 2, 3, 8, 9, 10, 11, 12, 16, 17, 18)
    assert game.scores(s) == [2 * 5 - 7 + 2 * 3, 0]


@pytest.mark.rule("M12.3")
def test_a_run_does_not_continue_in_the_row_of_the_next_player() -> None:
    game, s = row(22, 23)
    paris(game).fill(s, 1, 0)
    assert game.scores(s) == [4, 2]


# M12.4


@pytest.mark.rule("M12.4")
def test_the_cards_of_the_edition() -> None:
    game, _ = begin(city="paris")
    assert ["-".join(card) for card in paris(game).cards] == CARDS
    assert paris(game).names == NAMES.replace("\n", " ").split(", ")


# M12.1 with the option: everyone arranges their own row.


def arranging(players: int = 2, start: int = 0) -> tuple[Metro, State]:
    """Return a game whose cards are dealt and whose start player arranges them."""
    return begin(city="paris", players=players, start=start, arrange_row=True)


def arranged(game: Metro, s: State, *cards: int) -> None:
    """Lay cards into the next places of the mover's row, then let chance settle."""
    for card in cards:
        play(game, s, ("arrange", card))


@pytest.mark.rule("M12.1")
def test_rows_are_not_arranged_unless_it_is_chosen() -> None:
    game, s = begin(city="paris")
    assert "arrange_row" not in game.options
    assert game.moves(s)[0][0] == "lay"


@pytest.mark.rule("M12.1")
def test_by_option_every_player_from_the_start_player_on_arranges_the_own_row_before_the_first_turn() -> None:
    game, s = arranging(players=3, start=1)
    assert game.options["arrange_row"] is True
    seats = []
    while game.moves(s)[0][0] == "arrange":
        seats.append(s.turn)
        assert s.empty == 60
        play(game, s, game.moves(s)[-1])
    assert seats == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert (s.turn, game.moves(s)[0][0]) == (1, "lay")


@pytest.mark.rule("M12.1")
def test_the_cards_are_laid_place_by_place_and_the_last_one_gets_the_place_that_is_left() -> None:
    game, s = arranging()
    assert paris(game).row_of(s, 0) == [0, 2, 4, 6, 8, 10]
    assert game.moves(s) == [("arrange", card) for card in (0, 2, 4, 6, 8, 10)]
    play(game, s, ("arrange", 8))
    assert game.moves(s) == [("arrange", card) for card in (0, 2, 4, 6, 10)]
    arranged(game, s, 2, 10, 0, 6)
    assert paris(game).row_of(s, 0) == [8, 2, 10, 0, 6, 4]
    assert s.turn == 1


@pytest.mark.rule("M12.1")
def test_every_order_of_a_row_can_be_arranged() -> None:
    reached = set()
    for order in permutations((0, 4, 8)):
        game, s = arranging(players=4)
        arranged(game, s, *order[:-1])
        reached.add(tuple(paris(game).row_of(s, 0)))
        assert reached >= {order}
    assert len(reached) == 6


@pytest.mark.rule("M12.1", "M12.3")
def test_a_row_is_scored_as_it_was_arranged() -> None:
    for cards, expected in (((0, 6), [6, -1]), ((6, 0), [4, -2])):
        game, s = arranging(players=6)
        arranged(game, s, *cards[:-1])
        # Of card 0 its purple and blue spaces are filled, of card 6 the grey and the brown one.
        for colour, card in (("purple", 0), ("blue", 0), ("grey", 6), ("brown", 6)):
            place = paris(game).row_of(s, 0).index(card)
            paris(game).fill(s, 0, 4 * place + CARDS[card].split("-").index(colour))
        scored = {e.code: e.points for e in entries(game, s, "M12.3") if e.owner == 0}
        assert [scored["paris-run"], scored["paris-others"]] == expected


@pytest.mark.rule("M12.1")
def test_the_effect_names_card_and_place() -> None:
    game, s = arranging()
    play(game, s, ("arrange", 4))
    effects = play(game, s, ("arrange", 10))
    assert reported(effects, "monument-arranged") == [{"seat": 0, "card": 10, "place": 1}]


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize("card", [1, 8, 11])
def test_only_own_cards_without_a_place_can_be_laid(card: int) -> None:
    game, s = arranging()
    play(game, s, ("arrange", 8))
    assert game.refuse(s, ("arrange", card)) == Reason("monument-not-left", "M12.1", {"card": card})


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize("move", [("arrange",), ("arrange", "0"), ("arrange", 0, 1)])
def test_a_malformed_arrangement_is_refused(move: Move) -> None:
    game, s = arranging()
    assert game.refuse(s, move) == Reason("move-malformed", "M12.1", {"move": list(move)})


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize("level", levels_of("metro"))
def test_bots_of_every_level_arrange_their_rows(level: str) -> None:
    game, s = arranging()
    judgement = level_of("metro", level).make().choose(game, game.view(s, 0), 0, Random(1), Budget(work=200))
    assert judgement.move in game.moves(s)
