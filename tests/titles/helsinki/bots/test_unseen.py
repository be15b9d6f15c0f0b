"""What the kernel of Helsinki does where cards are hidden: those still to come, and those in other hands."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import pytest

from cityboard.titles.helsinki.bots.layout import (
    A4,
    BUILD,
    DECK,
    DRAW,
    HAND,
    HELD,
    LAST_ROUND,
    MOST_OFFERS,
    PILE,
    SEAT,
    SEATS,
    TO_ACT,
    TO_BUILD,
    TO_COME,
)
from cityboard.titles.helsinki.bots.offers import Offer
from cityboard.titles.helsinki.bots.weights import foreman_weights
from cityboard.titles.helsinki.bots.world import known_table, phase_of, world_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.pile import HAND_LIMIT
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.kernels import all_plain
from tests.bots.positions import moments
from tests.titles.helsinki.bots.test_in_step import DEALS, in_step, with_stock
from tests.titles.helsinki.rules.option_sets import in_every_box, load

GAMES = in_every_box()


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_cards_that_stay_unseen_leave_the_pile_as_the_engine_takes_them(pile: int) -> None:
    last_rounds: Counter[tuple[int, bool]] = Counter()
    for name, options in GAMES.items():
        game, rng = load(*options), Random(f"unseen {pile} {name}")
        table = known_table(game, foreman_weights)
        for s in moments(game, f"unseen {name}", 20):
            if s.step != game.turn_step.number or phase_of(s) not in (TO_ACT, TO_BUILD):
                continue
            s = with_stock(s, pile, 0, rng)  # nothing to shuffle: only in the engine would it be known what comes
            s.meadows[s.mover] += 1  # for A4
            offers = [Offer(*offer) for offer in table.options(world_of(game, s), MOST_OFFERS)]
            for offer in rng.sample(offers, min(12, len(offers))):
                after = in_step(game, table, s, offer, rng.randrange(1, DEALS))
                unseen = table.after(world_of(game, s), offer, 0)
                assert (unseen[PILE], unseen[LAST_ROUND]) == (after.pile_size, after.last_round), (name, offer)
                seat = SEATS + SEAT * s.mover
                held = [unseen[seat + HELD] + unseen[seat + TO_COME], after.hand_sizes[s.mover]]
                assert len({min(HAND_LIMIT, number) for number in held}) == 1, (name, offer)
                last_rounds[offer.kind, bool(offer.actions & A4)] += after.last_round
    assert last_rounds[DRAW, True] > 5
    assert (last_rounds[DRAW, False] > 5) == (pile <= 2)
    assert (last_rounds[BUILD, False] > 5) == (pile == 1)


@pytest.fixture(scope="module")
def plain_tables() -> Callable[[Helsinki], Any]:
    """Return a function for the plain table of a game, whose world can be read; the compiled one deals the same."""
    with all_plain():
        from cityboard.titles.helsinki.bots.weights import foreman_weights
        from cityboard.titles.helsinki.bots.world import table_of
    return lambda game: table_of(game, foreman_weights(game.players))


def dealt(table: Any, game: Helsinki, view: State, seed: int) -> State:
    """Return a view with the hidden hands as the kernel deals them."""
    world = world_of(game, view)
    table.load(world)
    table.seed(seed)
    table.deal_hidden(view.mover)
    s = view.copy()
    for seat in range(game.players):
        at, size = SEATS + SEAT * seat, game.deck.size
        hand = Counter(table.world[at + HAND : at + HAND + table.world[at + HELD]])
        s.hands[size * seat : size * (seat + 1)] = bytes(hand[card] for card in range(size))
    s.pile[:] = bytes(table.world[DECK : DECK + game.deck.size])
    assert world_of(game, s) == table.world[: len(world)], "only hands are dealt"
    return s


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_deals_hidden_hands_that_the_mover_would_see_as_they_are(
    name: str, plain_tables: Callable[[Helsinki], Any]
) -> None:
    game = load(*GAMES[name])
    table, worlds = plain_tables(game), set()
    for s in moments(game, f"hidden {name}", 5):
        view = game.view(s, s.mover)
        for seed in range(5):
            guess = dealt(table, game, view, seed)
            assert game.view(guess, s.mover) == view
            assert game.pieces(guess) == game.pieces(s)
            worlds.add(bytes(guess.hands))
    assert len(worlds) > 10


@pytest.mark.rule("H3.8")
def test_the_kernel_deals_every_hidden_card_as_often_as_it_is_there(plain_tables: Callable[[Helsinki], Any]) -> None:
    game = load(*GAMES["3 base none"])
    s = moments(game, "how often", 3)[1]
    view, size, deals = game.view(s, s.mover), game.deck.size, 2000
    table, hidden = plain_tables(game), Counter[int]()
    for seed in range(deals):
        guess = dealt(table, game, view, seed)
        for seat in range(game.players):
            if seat != s.mover:
                hidden.update({card: guess.hands[size * seat + card] for card in range(size)})
    cards = sum(s.hand_sizes) - s.hand_sizes[s.mover]
    for card, number in enumerate(view.pile):
        share = number / sum(view.pile)
        assert abs(hidden[card] - deals * cards * share) <= 4 * sqrt(deals * cards * share * (1 - share)), card
