"""The kernel of Helsinki restates turns for speed: beside the engine, with the same luck, it leads to the same."""

from collections import Counter
from random import Random

import pytest

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import (
    BUILD,
    DECK,
    DISPLAY,
    DRAW,
    END,
    HAND,
    HELD,
    MOST_OFFERS,
    PAWN,
    PHASE,
    PILE,
    POINTS,
    REACH,
    SEAT,
    SEATS,
    SHIFT,
    TO_ACT,
    TO_BUILD,
    TO_WALK,
    WILD,
)
from cityboard.titles.helsinki.bots.offers import Offer, move_of
from cityboard.titles.helsinki.bots.weights import foreman_weights
from cityboard.titles.helsinki.bots.world import World, phase_of, table_of, world_of
from cityboard.titles.helsinki.rules.board import push_move, roofs_of
from cityboard.titles.helsinki.rules.building import ANY_SIDE, BIT, SUBSETS
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.bots.positions import moments
from tests.titles.helsinki.rules.option_sets import in_both_boxes, load

GAMES = in_both_boxes()
DEALS = 1 << 30
SPACES = 8


class Twin:
    """An offer as the kernel has carried it out, to be carried out by the engine with the same cards."""

    def __init__(self, game: Helsinki, s: State, offer: Offer, after: World, ended: World) -> None:
        self.game, self.offer, self.after, self.mover = game, offer, after, s.mover
        before = world_of(game, s)
        self.hand, self.last = self._hand(after), self._hand(ended)
        self.discarded = self._discards(after) - self._discards(before)
        self.dealt = self.hand + self.discarded - self._hand(before)
        if offer.kind == DRAW:
            space = after[SEATS + SEAT * s.mover + PAWN]
            self.dealt -= Counter(before[DISPLAY + at % SPACES] for at in (space, space + 1))

    def _hand(self, world: World) -> Counter[int]:
        at = SEATS + SEAT * self.mover
        return Counter(world[at + HAND : at + HAND + world[at + HELD]])

    def _discards(self, world: World) -> Counter[int]:
        first = DECK + self.game.deck.size
        return Counter({card: number for card, number in enumerate(world[first:]) if number})

    def play(self, s: State) -> None:
        """Carry the offer out, every move of it being legal, up to the next decision of a turn."""
        is_done = False
        while s.turn != NOBODY and not (is_done and s.step == self.game.turn_step.number):
            move = self._luck(s) if s.turn == CHANCE else self._move(s)
            assert s.turn == CHANCE or self.game.refuse(s, move) is None, (self.offer, move)
            # Walking and what makes a pawn faster, or lets it build once more, come before the offer itself.
            is_done |= s.step == self.game.turn_step.number and (
                move[0] in ("draw", "build", "end") or self.offer.kind in (WILD, SHIFT, POINTS)
            )
            self.game.play(s, move)

    def _luck(self, s: State) -> Move:
        names = self.game.deck.names
        if s.step == self.game.fill_slot.number:
            return ("slot", s.argument, names[self.after[DISPLAY + s.argument]])
        (card,) = self.dealt
        return ("deal", s.argument, names[card])

    def _move(self, s: State) -> Move:
        game, offer = self.game, self.offer
        if s.step == game.turn_step.number:
            return move_of(game, s, offer._replace(actions=offer.actions & ~s.used[s.mover]))
        if s.step == game.pay.number:
            paid = self.discarded - Counter([offer.card])
            return ("pay", *sorted(game.deck.names[card] for card in paid.elements()))
        if s.step == game.push.number:
            return push_move(offer.place)
        if s.step == game.shift.number:
            return ("shift", *roofs_of(offer.place), *roofs_of(offer.tops))
        if s.step == game.discard.number:
            held = self._hand(world_of(game, s))
            surplus = held - self.hand or held - self.last
            return ("discard", game.deck.names[next(iter(surplus))])
        roofs = offer.place & ~s.built[s.mover] if s.step == game.place_wild.number else offer.tops
        kind = "wild" if s.step == game.place_wild.number else "roof"
        legal = [(kind, roof) for roof in roofs_of(roofs & ~s.roofed[s.mover]) if not game.refuse(s, (kind, roof))]
        return legal[0]


def in_step(game: Helsinki, table: KernelTable, s: State, offer: Offer, seed: int) -> State | None:
    """Carry an offer out both ways, compare all that is on the table, and return what the engine came to.

    Where discards are shuffled meanwhile it cannot be seen which cards came: None.
    """
    before, mover = world_of(game, s), s.mover
    after = ended = table.after(before, offer, seed)
    if after[PILE] > before[PILE]:
        return None
    left = [] if offer.kind == END else table.options(after, 1)
    if left and left[0][1] == END:
        ended = table.after(after, left[0], seed)
    s = s.copy()
    Twin(game, s, offer, after, ended).play(s)
    if offer.kind != END and (s.mover != mover or s.turn == NOBODY):  # the engine ends a turn that has nothing left
        assert [kind for _, kind, *_ in table.options(after, 8)] == [END]
        after = ended
    if s.turn == NOBODY:
        assert [table.worth(after, seat) for seat in range(game.players)] == [1000 * p for p in game.scores(s)]
        return s
    found = world_of(game, s)
    for world in (found, after):  # how far a pawn may walk matters only to who walks
        world[REACH] *= world[PHASE] == TO_WALK
        for seat in range(game.players):  # what lies behind a hand is nothing
            at = SEATS + SEAT * seat + HAND
            world[at + world[at - HAND + HELD] : SEATS + SEAT * (seat + 1)] = [0] * (
                SEAT - HAND - world[at - HAND + HELD]
            )
    assert found == after, offer
    return s


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_offers_is_the_same_in_kernel_and_engine(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(f"in step {name}")
    table = table_of(game, foreman_weights(game.players))
    kinds: Counter[int] = Counter()
    s = next(s for s in moments(game, name, 1000) if s.step == game.turn_step.number)
    while s.turn != NOBODY:
        offers = [Offer(*offer) for offer in table.options(world_of(game, s), 8)]
        ways = [(offer, in_step(game, table, s, offer, rng.randrange(1, DEALS))) for offer in offers]
        known = [(offer, after) for offer, after in ways if after is not None]
        if not known:
            break  # nothing but cards that are shuffled anew
        kinds.update(offer.kind for offer, _ in known)
        s = rng.choice(known)[1]
    assert min(kinds[kind] for kind in (DRAW, BUILD, END)) >= 5


def test_offers_are_the_same_in_kernel_and_engine_wherever_random_play_has_led() -> None:
    kinds: Counter[int] = Counter()
    actions = 0
    for name, options in GAMES.items():
        game, rng = load(*options), Random(f"offers {name}")
        table = table_of(game, foreman_weights(game.players))
        for s in moments(game, name, 60):
            if s.step == game.turn_step.number:
                offers = [Offer(*offer) for offer in table.options(world_of(game, s), 64)]
                for offer in rng.sample(offers, min(6, len(offers))):
                    if in_step(game, table, s, offer, rng.randrange(1, DEALS)):
                        kinds[offer.kind] += 1
                        actions |= offer.actions
    assert min(kinds[kind] for kind in (DRAW, BUILD, WILD, SHIFT, POINTS, END)) > 5
    assert actions == 32767 & ~(1 << 11)  # all but A12, which is for discards


def test_every_build_of_the_engine_is_offered_by_the_kernel_and_no_other() -> None:
    compared: Counter[frozenset[str]] = Counter()
    for name, options in GAMES.items():
        game = load(*options)
        table = table_of(game, foreman_weights(game.players))
        for s in moments(game, f"builds {name}", 300):
            if s.step != game.turn_step.number or phase_of(s) not in (TO_ACT, TO_BUILD):
                continue
            offers = [Offer(*offer) for offer in table.options(world_of(game, s), MOST_OFFERS)]
            if len(offers) == MOST_OFFERS:
                continue  # there may be more
            offered = {
                (game.deck.names[offer.card], actions_of(offer), push_move(offer.place))
                for offer in offers
                if offer.kind == BUILD
            }
            legal = {
                (build[1], frozenset(map(str, build[2:])), push)
                for build, _, pushes in game.turn_step.every_build(s)
                for push in pushes
            }
            assert offered <= legal
            # Nobody needs A3 for what can be pushed from the side of the pawn.
            assert {(card, actions - {ANY_SIDE}, push) for card, actions, push in legal - offered} <= offered
            compared.update(actions for _, actions, _ in offered)
    assert min(compared[frozenset(actions)] for actions in SUBSETS if len(actions) < 2) > 20
    assert len(compared) > 6  # pairs among them


def actions_of(offer: Offer) -> frozenset[str]:
    """Name the actions of an offer."""
    return frozenset(action for action in ACTIONS if offer.actions & BIT[action])
