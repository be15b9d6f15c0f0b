"""The kernel numbers its features as the weights do: counted on the board, each seat shows the same."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.bots.layout import (
    ACTIONS,
    ALL_VISITORS,
    ALWAYS,
    BEST,
    CARDS,
    COATS,
    FEATURES,
    LINE,
    MOST_LACKED,
    NUMBER_OF_ACTIONS,
    SECOND,
    SHUT,
    STANDINGS,
    UNSEEN,
    VISITORS,
    WILDS,
    build_number,
    line_feature,
    top_feature,
    visitors_feature,
)
from cityboard.titles.helsinki.bots.weights import foreman_weights
from cityboard.titles.helsinki.bots.world import table_of, world_of
from cityboard.titles.helsinki.rules.board import ROOFS, STATUE, group_of, roofs_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.rules.state import State
from tests.bots.positions import moments
from tests.titles.helsinki.rules.option_sets import in_every_box, load

GAMES = in_every_box()
Roof = tuple[int, int]
MOST_CARDS, MOST_WILDS, MOST_COATS = WILDS - CARDS - 1, BEST - WILDS - 1, ACTIONS - COATS - 1


def shut_roofs(full: set[Roof]) -> set[Roof]:
    """Return the empty roofs to which no straight way leads from the border, or beside which no other one is empty."""
    empty = {(row, column) for row in range(LINE) for column in range(LINE)} - full

    def is_open(row: int, column: int) -> bool:
        ways = [
            [(row, other) for other in range(column)],
            [(row, other) for other in range(column + 1, LINE)],
            [(other, column) for other in range(row)],
            [(other, column) for other in range(row + 1, LINE)],
        ]
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        return bool(beside & empty) and any(not full & set(way) for way in ways)

    return {roof for roof in empty if not is_open(*roof)}


def board_features(s: State, seat: int) -> Iterator[int]:
    """Yield the features of lines and superstructures."""
    full = {divmod(roof, LINE) for roof in roofs_of(s.built[seat] | STATUE)}
    shut = shut_roofs(full)
    lacks: dict[tuple[int, int], int] = {}
    for axis in range(2):
        for line in range(LINE):
            roofs = sum(roof[axis] == line for roof in full)
            closed = min(SHUT - 1, sum(roof[axis] == line for roof in shut))
            lacks[axis, line] = min(STANDINGS - 1, LINE - roofs + 2 * closed)
            yield line_feature(roofs, closed)
    for row, column in (divmod(roof, LINE) for roof in roofs_of(s.roofed[seat])):
        yield top_feature(*sorted((lacks[0, row], lacks[1, column])))


def hand_features(game: Helsinki, s: State, seat: int, *, is_known: bool) -> Iterator[int]:
    """Yield the features of a hand."""
    yield CARDS + min(s.hand_sizes[seat], MOST_CARDS)
    hand = Counter(dict(enumerate(game.hand(s, seat)))) if is_known else Counter[int]()
    wilds = hand.pop(game.deck.wild, 0)
    yield WILDS + min(wilds, MOST_WILDS)
    suits: Counter[int] = Counter()
    for card in (card for card in hand.elements() if card):
        suits[game.deck.card(card).colour] += 1
    best = dict.fromkeys(range(5), 0)
    for card in hand.elements():
        if card and s.supply[game.supply_of[card]]:
            what = game.deck.card(card)
            lack = min(MOST_LACKED, max(0, what.number - suits[what.colour] - wilds))
            best[what.colour] = max(best[what.colour], build_number(lack, what.roofs, what.superstructures))
    *_, second, first = sorted(best.values())
    yield BEST + first
    yield SECOND + second
    yield from [UNSEEN] * (0 if is_known else s.hand_sizes[seat])


def other_features(game: Helsinki, s: State, seat: int) -> Iterator[int]:
    """Yield the features of actions, coats and visitors, and the one for all."""
    free = [action for action in range(NUMBER_OF_ACTIONS) if not (s.covered | s.used[seat]) >> action & 1]
    yield COATS + min(s.meadows[seat], len(free), MOST_COATS)
    yield from (ACTIONS + action for action in free)
    yield ALWAYS
    for module in game.modules:
        if isinstance(module, DryRoads) and not module.module_state(s)[seat]:
            left = module.crosswalks & s.built[seat]
            joined = max(((group_of(1 << at, s.built[seat]) & left).bit_count() for at in roofs_of(left)), default=0)
            if joined < ALL_VISITORS:  # else it wins its bonus card, which is no feature
                yield visitors_feature(joined, max(module.left(s)))


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_shows_the_features_that_are_counted_on_the_board(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(f"features {name}")
    table, s, seen = table_of(game, foreman_weights(game.players)), game.start(), set[int]()
    while s.turn != NOBODY:
        game.play(s, random_move(game, s, rng))
        if rng.random() < 0.4:
            world = world_of(game, game.view(s, s.mover))
            for seat in range(game.players):
                is_known = s.turn == NOBODY or seat == s.mover
                parts = (board_features(s, seat), hand_features(game, s, seat, is_known=is_known))
                counted = Counter(feature for part in (*parts, other_features(game, s, seat)) for feature in part)
                assert Counter(table.features(world, seat)) == counted
                seen.update(counted)
    assert max(seen) < FEATURES
    assert len(seen) > 60


@pytest.mark.parametrize("name", GAMES)
def test_any_board_shows_the_features_that_are_counted_on_it(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(f"boards {name}")
    table = table_of(game, foreman_weights(game.players))
    s = moments(game, f"boards {name}", 1)[0]
    for number in range(40):
        share = (number + 1) / 41
        s.built[s.mover] = sum(1 << roof for roof in range(ROOFS) if rng.random() < share) & ~STATUE
        s.roofed[s.mover] = s.built[s.mover] & rng.getrandbits(ROOFS)
        world = world_of(game, game.view(s, s.mover))
        parts = (board_features(s, s.mover), hand_features(game, s, s.mover, is_known=True))
        counted = Counter(feature for part in (*parts, other_features(game, s, s.mover)) for feature in part)
        assert Counter(table.features(world, s.mover)) == counted


def test_every_number_of_a_feature_stands_for_one_thing() -> None:
    lines = [line_feature(roofs, shut) for roofs in range(LINE + 1) for shut in range(SHUT)]
    tops = [top_feature(low, high) for high in range(STANDINGS) for low in range(high + 1)]
    builds = [
        build_number(lack, roofs, tops) for lack in range(3, -1, -1) for roofs in range(2, 6) for tops in range(3)
    ]
    visitors = [visitors_feature(joined, bonus) for bonus in (5, 6) for joined in range(ALL_VISITORS + 1)]
    assert lines + tops == [*range(COATS)]
    assert builds == [*range(SECOND - BEST)] == [*range(UNSEEN - SECOND)]
    assert visitors == [*range(VISITORS, ALWAYS)]
    assert (UNSEEN + 1, ALWAYS + 1) == (VISITORS, FEATURES)
