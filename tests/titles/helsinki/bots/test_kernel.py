"""The kernel of Helsinki obeys the rules: pushes, scores, and what its seats do when they play on by value."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.bots import layout
from cityboard.titles.helsinki.bots.layout import (
    BUILT,
    COAT_ROOFS,
    DECK,
    DISPLAY,
    END,
    GAME_OVER,
    HAND,
    HELD,
    LAST_ROUND,
    MEADOW,
    MOVER,
    PHASE,
    ROOFED,
    SEAT,
    SEATS,
    SUPPLY,
    TOPS_LEFT,
    USED,
)
from cityboard.titles.helsinki.bots.layout import COLOURS as LAYOUT_COLOURS
from cityboard.titles.helsinki.bots.train import first_world
from cityboard.titles.helsinki.bots.weights import clerk_weights, foreman_weights
from cityboard.titles.helsinki.bots.world import World, table_of, world_of
from cityboard.titles.helsinki.rules.board import FULL, ROOFS, SIDES, STATUE, mask_of
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.title import build
from cityboard.titles.kernels import all_plain
from tests.bots.positions import moments
from tests.naive.helsinki_board import PlayerBoard, roof_number, roof_of_number
from tests.naive.helsinki_data import SHAPES
from tests.titles.helsinki.rules.option_sets import in_every_box, load
from tests.titles.switches import HELSINKI

GAMES = in_every_box()


def test_the_arrays_of_a_kernel_are_as_long_compiled_as_plain() -> None:
    with all_plain():
        import cityboard
        from cityboard.titles.helsinki.bots.weights import clerk_weights
        from cityboard.titles.helsinki.bots.world import table_of

        table = table_of(cityboard.load("helsinki", players=2), clerk_weights(2))  # type: ignore[arg-type]  # Helsinki
    declared = {
        array: int(length)
        for types in Path(layout.__file__).parent.glob("kernel*.pxd")
        for array, length in re.findall(r"^    cdef .* (\w+)\[(\d+)\]$", types.read_text("utf-8"), re.MULTILINE)
    }
    assert len(declared) == 20
    assert {array: len(getattr(table, array)) for array in declared} == declared


def random_board(rng: Random) -> set[int]:
    """Build some roofs anywhere but on the statue."""
    return set(rng.sample([roof for roof in range(49) if roof != 24], rng.randrange(40)))


@pytest.mark.parametrize("side", range(4), ids=SIDES)
def test_pushes_rest_where_the_naive_board_lets_them(side: int) -> None:
    rng = Random(f"pushes {side}")
    game = load({"players": 2})
    for (colour, roofs), name in SHAPES.items():
        shape = game.shapes[COLOURS.index(colour)][roofs - 2]
        for _ in range(12):
            built = random_board(rng)
            naive = PlayerBoard()
            naive.add_tile([roof_of_number(roof) for roof in built], "wild")
            expected = {mask_of(map(roof_number, tile)) for tile in naive.resting_places(name, [SIDES[side]])}
            rests = shape.rests(side, mask_of(built) | STATUE)
            assert len(rests) == len(set(rests))
            assert set(rests) == expected, (name, built)


@pytest.mark.parametrize("name", GAMES)
def test_in_the_last_round_the_value_of_a_seat_is_its_score(name: str) -> None:
    compare_scores(load(*GAMES[name]), name)


@pytest.mark.parametrize("switch", HELSINKI.editions)
def test_in_the_last_round_the_value_of_a_seat_is_its_score_with_every_switch_of_the_edition(switch: str) -> None:
    for options in HELSINKI.games(switch):
        compare_scores(build(HELSINKI.editions[switch], options), switch)


def compare_scores(game: Helsinki, name: str) -> None:
    """Compare values with scores throughout a random game."""
    rng, table = Random(name), table_of(game, foreman_weights(game.players))
    s = game.start()
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
        world = world_of(game, s)
        world[LAST_ROUND] = 1
        assert [table.worth(world, seat) for seat in range(game.players)] == [1000 * p for p in game.scores(s)]


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize("name", [name for name in GAMES if "dry-roads" in name])
def test_a_board_that_connects_its_visitors_is_worth_the_bonus_card_that_it_wins(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(f"connected {name}")
    (roads,) = (module for module in game.modules if isinstance(module, DryRoads))
    table, connected = table_of(game, foreman_weights(game.players)), 0
    for s in moments(game, f"connected {name}", 10):
        if roads.module_state(s)[s.mover]:
            continue
        missing = rng.getrandbits(ROOFS) & rng.getrandbits(ROOFS) & rng.getrandbits(ROOFS)
        s.built[s.mover] = FULL & ~STATUE & ~missing | roads.crosswalks
        world = world_of(game, s)
        world[LAST_ROUND] = 1
        won = s.copy()
        game.cover_roofs(won, 0, None)
        assert table.worth(world, s.mover) == 1000 * game.scores(won)[s.mover]
        connected += roads.is_connected(s.built[s.mover])
    assert connected > 2


def pieces(game: Helsinki, world: World) -> dict[str, Any]:
    """Count cards, tiles by their roofs, superstructures and coats wherever they lie in a world."""
    size = game.deck.size
    cards = [world[DECK + card] + world[DECK + size + card] for card in range(size)]
    for slot in range(8):
        cards[world[DISPLAY + slot]] += 1
    seats = [world[SEATS + SEAT * seat : SEATS + SEAT * (seat + 1)] for seat in range(game.players)]
    for seat in seats:
        for card in seat[HAND : HAND + seat[HELD]]:
            cards[card] += 1
    roofs = [sum(world[SUPPLY + 4 * colour + size] * (size + 2) for size in range(4)) for colour in range(5)]
    for seat in seats:
        for colour in range(5):
            roofs[colour] += seat[LAYOUT_COLOURS + colour].bit_count()
    return {
        "cards": cards[1:],
        "roofs": roofs,
        "tops": world[TOPS_LEFT] + sum(seat[ROOFED].bit_count() for seat in seats),
        "coats": [seat[COAT_ROOFS].bit_count() + seat[MEADOW] + seat[USED].bit_count() for seat in seats],
    }


@pytest.mark.parametrize("name", GAMES)
def test_what_seats_do_in_the_kernel_loses_and_makes_no_pieces(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(name)
    table = table_of(game, foreman_weights(game.players))
    world = first_world(game, rng)
    before, turns = pieces(game, world), 0
    while world[PHASE] != GAME_OVER:
        offers = table.options(world, 6)
        assert [offer[0] for offer in offers] == sorted((offer[0] for offer in offers), reverse=True)
        offer = rng.choice(offers)
        turns += offer[1] == END
        world = table.after(world, offer, rng.randrange(1, 1 << 30))
        assert pieces(game, world) == before
        assert all(world[SEATS + SEAT * seat + HELD] <= 7 for seat in range(game.players))
        assert all(
            not world[SEATS + SEAT * seat + ROOFED] & ~world[SEATS + SEAT * seat + BUILT]
            for seat in range(game.players)
        )
    assert turns % game.players == 0, "every seat has as many turns"
    assert turns > 8 * game.players


def test_an_offer_is_worth_what_it_leaves() -> None:
    game, rng = load({"players": 3, "modules": ["dry-roads"]}), Random("worth")
    table = table_of(game, foreman_weights(3))
    world, compared = first_world(game, rng), 0
    while world[PHASE] != GAME_OVER:
        mover = world[MOVER]
        offers = table.options(world, 8)
        for offer in offers:
            then = table.after(world, offer, 0)
            if offer[1] != END:
                assert table.worth(then, mover) == offer[0], offer
                compared += 1
        world = table.after(world, rng.choice(offers), rng.randrange(1, 1 << 30))
    assert compared > 100


def test_equal_seeds_play_on_equally_and_others_do_not() -> None:
    game = load({"players": 2})
    table = table_of(game, clerk_weights(2))
    world = world_of(game, game.view(_first_turn(game), 0))
    offer = table.options(world, 1)[0]
    leads = table.expect(world, offer, 5, 6, 99)
    assert leads == table.expect(world, offer, 5, 6, 99)
    assert leads[2:4] == table.expect(world, offer, 7, 2, 99)
    assert len(set(leads)) > 1


def _first_turn(game: Helsinki) -> Any:
    s, rng = game.start(), Random("first turn")
    while s.turn != 0 or s.step != game.turn_step.number:
        game.play(s, random_move(game, s, rng))
    return s
