"""What could be built is known before anything is decided, and a guess can always be played on."""

from random import Random

import pytest

from cityboard.core.game import NOBODY, Move
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.option_sets import load


def positions(game: Helsinki, rng: Random) -> list[State]:
    """Play a random game that builds whenever it can, and keep every position in which a seat decides."""
    s, kept = game.start(), []
    while s.turn != NOBODY:
        if s.turn >= 0:
            kept.append(s.copy())
        builds = [move for move in game.moves(s) if move[0] == "build"] if s.turn >= 0 else []
        game.play(s, rng.choice(builds) if builds and rng.random() < 0.7 else random_move(game, s, rng))
    return kept


@pytest.mark.rule("H4.4", "H4.2", "H4.5")
def test_every_build_is_listed_with_the_payments_and_resting_places_it_will_have() -> None:
    game = load({"players": 2})
    asked = 0
    for s in positions(game, Random(1)):
        builds = {move for move in game.moves(s) if move[0] == "build"}
        if not builds or s.step != game.turn_step.number:
            continue
        listed: dict[Move, tuple[list[Move], list[Move]]] = {b: (p, r) for b, p, r in game.turn_step.every_build(s)}
        assert set(listed) == builds
        for build, (payments, rests) in listed.items():
            twin = s.copy()
            game.play(twin, build)
            assert sorted(payments) == sorted(game.moves(twin))
            game.play(twin, payments[0])
            assert rests == game.moves(twin)
            asked += 1
    assert asked > 20


@pytest.mark.rule("H3.8")
def test_in_every_guess_the_mover_can_go_on_also_in_the_middle_of_a_build() -> None:
    game = load({"players": 3, "modules": ["dry-roads"]})
    rng = Random(2)
    in_the_middle = 0
    for number in range(12):
        for s in positions(game, Random(number)):
            in_the_middle += s.step == game.pay.number or s.must_build
            for seat in (*range(3), None):
                guess = game.guess(game.view(s, seat), rng)
                assert game.moves(guess)
                assert game.pieces(guess) == game.pieces(s)
    assert in_the_middle > 50
