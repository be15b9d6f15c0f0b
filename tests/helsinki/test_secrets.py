"""H3.8: nobody learns from a view, from legal moves, from refusals or from effects what is hidden."""

from collections.abc import Iterator
from random import Random

import pytest

from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, Effect, Move
from cityboard.core.reason import Reason
from cityboard.core.simulation import random_move
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.options import choose
from cityboard.games.helsinki.state import State
from tests.helsinki.option_sets import default_edition, load
from tests.helsinki.positions import begin, coats, hold, play

OPTIONS = {"players": 3, "modules": ["dry-roads"], "start": 0}


def other_world(game: Helsinki, s: State, seat: int | None, rng: Random) -> State:
    """Exchange cards of the hands that a seat does not see with cards of the pile, as far as there are any."""
    twin = s.copy()
    size = game.deck.size
    for other in range(game.players):
        if other == seat:
            continue
        for card in game.held(s, other):
            drawn = [new for new, count in enumerate(twin.pile) if count and new != card]
            if drawn:
                new = rng.choice(drawn)
                twin.hands[other * size + card] -= 1
                twin.pile[card] += 1
                twin.pile[new] -= 1
                twin.hands[other * size + new] += 1
    return twin


def demand_the_same(game: Helsinki, s: State, twin: State, seat: int | None, asked: list[Move]) -> None:
    """Two worlds that differ only in what is hidden from a seat are one to it."""
    view = game.view(s, seat)
    assert view == game.view(twin, seat), "the views differ"
    if seat is not None and seat == s.turn:
        assert game.moves(s) == game.moves(twin) == game.moves(view), "the moves differ"
        for move in asked:
            assert game.refuse(s, move) == game.refuse(twin, move) == game.refuse(view, move), "the refusals differ"


def moments(game: Helsinki, rng: Random) -> Iterator[State]:
    """Play a game at random and stop at its moments."""
    s = game.start()
    while s.turn != NOBODY:
        yield s
        game.play(s, random_move(game, s, rng))


def watch(game: Helsinki, seed: str) -> int:
    """Compare every moment of a game with another world, for every seat and a spectator; return how many differ."""
    rng = Random(seed)
    asked = rng.sample(game.actions(), 60) + [("use", f"A{number}") for number in range(1, 16)]
    differing = 0
    for s in moments(game, rng):
        for seat in (*range(game.players), None):
            twin = other_world(game, s, seat, rng)
            differing += twin != s
            demand_the_same(game, s, twin, seat, asked)
    return differing


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_hands_and_the_pile_change_nothing_for_a_seat(players: int, thorough: bool) -> None:
    game = load(OPTIONS | {"players": players})
    for number in range(20 if thorough else 1):
        assert watch(game, f"secrets {number}") > 300


@pytest.mark.rule("H3.8")
def test_a_seat_sees_its_own_hand_and_everything_public() -> None:
    game, s = begin()
    hold(game, s, "blue-1-2-0", "wild")
    view = game.view(s, 0)
    size = game.deck.size
    assert view.hands[:size] == s.hands[:size]
    assert set(view.hands[size:]) == {UNKNOWN}
    public = set(State.field_names()) - {"hands", "pile"}
    assert {name for name in public if getattr(view, name) != getattr(s, name)} == set()
    # The other hand may be anywhere in what the seat does not see.
    assert sum(view.pile) == s.pile_size + s.hand_sizes[1]


@pytest.mark.rule("H3.8")
def test_a_spectator_sees_no_hand_and_after_the_game_all_see_all() -> None:
    game, s = begin()
    assert set(game.view(s, None).hands) == {UNKNOWN}
    for last in moments(game, Random(1)):
        s = last
    assert s.turn == NOBODY
    assert game.view(s, 0) == game.view(s, None) == s


@pytest.mark.rule("H3.8")
def test_the_own_hand_makes_a_difference() -> None:
    game, s = begin()
    twin = s.copy()
    hold(game, s, "blue-1-2-0", "wild")
    hold(game, twin, "blue-1-2-0", "red-1-2-0")
    assert game.view(s, 0) != game.view(twin, 0)
    assert game.view(s, 1) == game.view(twin, 1)


@pytest.mark.rule("H3.8", "A4")
def test_what_is_told_of_a_card_drawn_does_not_name_it() -> None:
    game, s = begin()
    coats(s, 1)
    play(game, s, ("walk", 1))
    game.play(s, ("draw", "A4"))
    assert s.turn == CHANCE
    stories = []
    for outcome in game.moves(s):
        effects: list[Effect] = []
        game.play(s.copy(), outcome, effects.append)
        stories.append(effects)
    assert len(stories) > 5
    assert all(story == stories[0] for story in stories)


# Planted leaks: the same comparison finds them.


class ShowsHands(Helsinki):
    """Hides nothing at all."""

    def view(self, s: State, seat: int | None) -> State:
        return s.copy()


class KeepsThePile(Helsinki):
    """Hides the hands, but shows the pile, and so what is missing from it."""

    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.pile = s.pile[:]
        return view


class ShowsKinds(Helsinki):
    """Hides how many, but not of which kinds a hand is: `held` tells them."""

    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.hands = bytearray(
            seen if seen != UNKNOWN else UNKNOWN * bool(true) for seen, true in zip(view.hands, s.hands, strict=True)
        )
        return view


class RefusesByHand(Helsinki):
    """Lets an action depend on whether somebody else holds a wild card."""

    def refuse_action(self, s: State, action: str | int) -> Reason | None:
        others = [seat for seat in range(self.players) if seat != s.mover]
        if any(self.deck.wild in self.held(s, seat) for seat in others):
            return Reason("action-covered", "H2.7", {"action": action})
        return super().refuse_action(s, action)


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize(
    ("leaky", "seen"),
    [
        (ShowsHands, "views"),
        (KeepsThePile, "views"),
        (ShowsKinds, "views"),
        (RefusesByHand, "moves|refusals"),
    ],
)
def test_planted_leaks_are_found(leaky: type[Helsinki], seen: str) -> None:
    game = leaky(choose(**OPTIONS), default_edition())
    with pytest.raises(AssertionError, match=f"the ({seen}) differ"):
        watch(game, "leak")
