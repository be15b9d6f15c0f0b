"""The kernel of Helsinki offers whatever the engine allows, as far as bots want to know of it."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from cityboard.core.game import Move
from cityboard.titles.helsinki.bots.layout import (
    A4,
    BUILD,
    DRAW,
    END,
    MOST_OFFERS,
    TO_ACT,
    TO_BUILD,
    TO_WALK,
)
from cityboard.titles.helsinki.bots.offers import Offer
from cityboard.titles.helsinki.bots.weights import foreman_weights
from cityboard.titles.helsinki.bots.world import known_table, phase_of, world_of
from cityboard.titles.helsinki.rules import turn
from cityboard.titles.helsinki.rules.board import FULL, STATUE, push_move
from cityboard.titles.helsinki.rules.building import ANY_SIDE, BIT, SUBSETS
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.moves import Draw, DrawMore, Use, Walk
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.title import build
from tests.bots.positions import moments
from tests.titles.helsinki.bots.test_in_step import in_step
from tests.titles.helsinki.rules.option_sets import in_every_box, load
from tests.titles.switches import HELSINKI

GAMES = in_every_box()


def positions(game: Helsinki, name: str, number: int, coats: int = 0) -> Iterator[tuple[State, list[Offer]]]:
    """Yield moments of a random game in which a turn goes on, with all that the kernel offers; `coats` are added."""
    for s in moments(game, f"offers {name}", number):
        if s.step != game.turn_step.number:
            continue
        s.meadows[s.mover] += coats
        offers = all_offers(game, s)
        if len(offers) < MOST_OFFERS:  # else there may be more
            yield s, offers


def all_offers(game: Helsinki, s: State) -> list[Offer]:
    """Return all that the kernel offers, as far as there is room for it."""
    table = known_table(game, foreman_weights)
    return [Offer(*offer) for offer in table.options(world_of(game, s), MOST_OFFERS)]


def test_every_walk_and_draw_of_the_engine_is_offered_by_the_kernel_and_no_other() -> None:
    compared: Counter[tuple[int, bool]] = Counter()
    for name, coats in product(GAMES, (0, 2)):
        game = load(*GAMES[name])
        for s, offers in positions(game, name, 60, coats):
            if phase_of(s) in (TO_WALK, TO_ACT):
                offered = drawn_by(offers)
                assert offered == set(draws(game, s)), name
                compared.update(offered)
    assert {walk for walk, _ in compared} == {*range(-1, 7)}
    assert min(compared[walk, True] for walk in range(-1, 7)) > 20


@pytest.mark.rule("H3.7")
def test_the_kernel_offers_no_extra_card_where_there_is_none() -> None:
    compared: Counter[tuple[int, bool]] = Counter()
    for name in GAMES:
        game = load(*GAMES[name])
        for s, offers in positions(game, name, 20, 2):
            if any(with_it for _, with_it in drawn_by(offers)):
                s.pile_size, s.pile, s.discards = 0, bytearray(game.deck.size), bytearray(game.deck.size)
                offered = drawn_by(all_offers(game, s))
                assert offered == set(draws(game, s)), name
                compared.update(offered)
    assert {with_it for _, with_it in compared} == {False}


def drawn_by(offers: list[Offer]) -> set[tuple[int, bool]]:
    """Return how far some offers walk before drawing cards, and whether A4 brings another one."""
    return {(offer.walk, bool(offer.actions & A4)) for offer in offers if offer.kind == DRAW}


def draws(game: Helsinki, s: State) -> Iterator[tuple[int, bool]]:
    """Yield how far the mover can walk before drawing cards, and whether A4 brings another one."""
    for move in game.moves(s):
        if isinstance(move, Draw | DrawMore):
            yield 0, isinstance(move, DrawMore)
        elif isinstance(move, Walk):
            yield from ((move.spaces, with_it) for _, with_it in draws(game, after(game, s, move)))
        elif isinstance(move, Use) and move.action in turn.REACH:
            further = draws(game, after(game, s, move))  # nobody uses it for less than they could walk anyway
            yield from (draw for draw in further if draw[0] not in range(1, turn.STEPS + 1))


def after(game: Helsinki, s: State, move: Move) -> State:
    """Return the position after a move."""
    s = s.copy()
    game.play(s, move)
    return s


def test_every_action_of_the_engine_after_walking_and_acting_is_offered_by_the_kernel_and_no_other() -> None:
    compared: Counter[str] = Counter()
    for name, coats in product(GAMES, (0, 2)):
        game = load(*GAMES[name])
        for s, offers in positions(game, name, 150, coats):
            if phase_of(s) in (TO_WALK, TO_ACT, TO_BUILD):
                continue
            offered = {first_action(offer) for offer in offers}
            legal = {move[-1] for move in game.moves(s)} - {turn.NO_LIMIT}  # nobody lifts the limit by an offer
            assert offered == legal, name
            compared.update(offered)
    assert set(compared) == {"end", "A2", "A7", "A8", "A10", "A13", "A15"}
    assert min(compared.values()) > 20


@pytest.mark.rule("A2")
@pytest.mark.parametrize("free", [1, 2])
def test_two_wild_tiles_are_offered_like_the_engine_where_hardly_a_roof_is_left(free: int) -> None:
    compared = 0
    for name, options in GAMES.items():
        game = load(*options)
        table = known_table(game, foreman_weights)
        for s in moments(game, f"full {name}", 40):
            if s.step != game.turn_step.number or phase_of(s) in (TO_WALK, TO_ACT, TO_BUILD):
                continue
            s.built[s.mover] = FULL & ~STATUE & ~((1 << free) - 1)
            s.roofed[s.mover] &= s.built[s.mover]
            s.meadows[s.mover] += 1
            offers = {first_action(offer): offer for offer in all_offers(game, s)}
            legal = {move[-1] for move in game.moves(s)}
            assert ("A2" in offers) == ("A2" in legal), name
            if "A2" in offers:
                assert offers["A2"].place == (1 << free) - 1
                in_step(game, table, s, offers["A2"], 1)
                compared += 1
    assert compared > 20


def first_action(offer: Offer) -> str:
    """Return the action with which an offer begins; one that ends the turn, `end`."""
    if offer.kind == END:
        return "end"
    if offer.kind == BUILD:
        return turn.SECOND_BUILD if offer.actions & BIT[turn.SECOND_BUILD] else turn.BUILD_TOO
    return next(action for action in ACTIONS if offer.actions == BIT[action])


def test_every_build_of_the_engine_is_offered_by_the_kernel_and_no_other() -> None:
    compared: Counter[frozenset[str]] = Counter()
    for name, options in GAMES.items():
        compared.update(compare_builds(load(*options), name, 300))
    assert min(compared[frozenset(actions)] for actions in SUBSETS if len(actions) < 2) > 20
    assert len(compared) > 6  # pairs among them


@pytest.mark.parametrize("switch", HELSINKI.editions)
def test_every_build_of_the_engine_is_offered_with_every_switch_of_the_edition(switch: str) -> None:
    games = [build(HELSINKI.editions[switch], options) for options in HELSINKI.games(switch)]
    assert sum(sum(compare_builds(game, switch, 100).values()) for game in games) > 100


def compare_builds(game: Helsinki, name: str, number: int) -> Counter[frozenset[str]]:
    """Compare the builds that are offered with those of the engine, and count them by their actions."""
    compared: Counter[frozenset[str]] = Counter()
    for s, offers in positions(game, name, number):
        if phase_of(s) not in (TO_ACT, TO_BUILD):
            continue
        offered = {
            (game.deck.names[offer.card], actions_of(offer), push_move(offer.place))
            for offer in offers
            if offer.kind == BUILD
        }
        legal = {
            (move.card, frozenset(move.actions), push)
            for move, _, pushes in game.turn_step.every_build(s)
            for push in pushes
        }
        assert offered <= legal
        # Nobody needs A3 for what can be pushed from the side of the pawn.
        assert {(card, actions - {ANY_SIDE}, push) for card, actions, push in legal - offered} <= offered
        compared.update(actions for _, actions, _ in offered)
    return compared


def actions_of(offer: Offer) -> frozenset[str]:
    """Name the actions of an offer."""
    return frozenset(action for action in ACTIONS if offer.actions & BIT[action])
