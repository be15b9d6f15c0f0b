"""H3.8: nobody learns from a view, from legal moves, from refusals or from effects what is hidden."""

from collections.abc import Iterator
from random import Random

import pytest

from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, Effect, Move
from cityboard.core.reason import Reason
from cityboard.core.simulation import random_game, random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.options import choose
from cityboard.titles.helsinki.rules.pile import DealCard
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import Step
from tests.titles.helsinki.rules.option_sets import default_edition, load
from tests.titles.helsinki.rules.positions import begin, coats, hold, play

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


# Whole games: what was dealt to others and never came to light is shown to nobody else.


def changed_games(game: Helsinki, moves: list[Move], seat: int | None, rng: Random) -> Iterator[list[Move]]:
    """Yield games with the same decisions in which someone else was dealt, and still holds, another card.

    Where the other card would have changed a decision or the end of a turn, the game is another one also for the seat.
    """
    s = game.start()
    for move in moves:
        game.play(s, move)
    pile = [game.deck.names[card] for card, count in enumerate(s.pile) if count]
    for event, (kind, other, card) in ((event, move) for event, move in enumerate(moves) if len(move) == 3):
        held = kind == "deal" and other != seat and game.deck.code[str(card)] in game.held(s, int(other))
        later = any(move == ("deal", other, card) for move in moves[event + 1 :])
        new_cards = [name for name in pile if name != card]
        if held and not later and new_cards:
            twin = [*moves[:event], ("deal", other, rng.choice(new_cards)), *moves[event + 1 :]]
            if is_legal(game, twin):
                yield twin


def is_legal(game: Helsinki, moves: list[Move]) -> bool:
    """Return whether a game can be played."""
    s = game.start()
    for move in moves:
        if game.refuse(s, move):
            return False
        game.play(s, move)
    return True


def story(game: Helsinki, moves: list[Move], seat: int | None) -> tuple[list[Move], list[Effect]]:
    """Return a game as a seat saw it: moves and effects."""
    s = game.start()
    seen: list[Move] = []
    effects: list[Effect] = []
    for move in moves:
        seen.append(game.shown(s, move, seat))
        game.play(s, move, effects.append)
    return seen, effects


def compare_stories(game: Helsinki, seed: str, games: int) -> int:
    """Demand that nobody is shown or told a card dealt to another; return how many games were compared."""
    compared = 0
    for number in range(games):
        rng = Random(f"{seed} {number}")
        whole = [move for _, move in random_game(Helsinki(game.choice, game.edition), f"{seed} {number}")[1].moves]
        moves = whole[: rng.randrange(len(whole) // 5, len(whole))]
        for seat in (*range(game.players), None):
            for twin in changed_games(game, moves, seat, rng):
                compared += 1
                for eyes in (seat, None):
                    (seen, effects), (seen_too, effects_too) = story(game, moves, eyes), story(game, twin, eyes)
                    assert seen == seen_too, "the moves shown differ"
                    assert effects == effects_too, "the effects differ"
    return compared


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_dealt_is_shown_to_its_seat_alone(players: int, thorough: bool) -> None:
    game = load(OPTIONS | {"players": players})
    assert compare_stories(game, "stories", 60 if thorough else 12) > 20


@pytest.mark.rule("H3.8")
def test_the_seat_that_is_dealt_a_card_is_shown_it() -> None:
    game = load(OPTIONS)
    moves = [move for _, move in random_game(game, "own")[1].moves]
    cards = [move for move in moves if move[0] == "deal"]
    assert [move for move in story(game, moves, 1)[0] if move[:2] == ("deal", 1)] == [c for c in cards if c[1] == 1]
    assert {move[2] for move in story(game, moves, None)[0] if move[0] == "deal"} == {UNKNOWN}
    assert [move for move in story(game, moves, None)[0] if move[0] != "deal"] == [m for m in moves if m[0] != "deal"]


# Planted leaks: the same comparison finds them.


def test_a_planted_log_that_names_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DealCard, "shown", Step.shown)
    with pytest.raises(AssertionError, match="the moves shown differ"):
        compare_stories(load(OPTIONS), "leak", 3)


def test_a_planted_log_of_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = DealCard.shown
    monkeypatch.setattr(DealCard, "shown", lambda self, s, move, seat: shown(self, s, move, 0))
    with pytest.raises(AssertionError, match="the moves shown differ"):
        compare_stories(load(OPTIONS), "leak", 3)


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
    """Lets an action depend on whether someone else holds a wild card."""

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
