"""The kernel of Helsinki restates turns for speed: beside the engine, with the same luck, it leads to the same."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import (
    A4,
    A12,
    BUILD,
    DECK,
    DISPLAY,
    DRAW,
    END,
    EVERY_ACTION,
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
from cityboard.titles.helsinki.bots.world import World, known_table, phase_of, table_of, world_of
from cityboard.titles.helsinki.rules.board import push_move, roofs_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.title import build
from tests.bots.positions import moments
from tests.titles.helsinki.rules.option_sets import in_every_box, load
from tests.titles.switches import HELSINKI

GAMES = in_every_box()
DEALS = 1 << 30


class Twin:
    """An offer as the kernel has carried it out, to be carried out by the engine with the same cards."""

    def __init__(self, game: Helsinki, table: KernelTable, s: State, offer: Offer, after: World, ended: World) -> None:
        self.game, self.offer, self.after, self.mover = game, offer, after, s.mover
        before = world_of(game, s)
        self.hand, self.last = self._hand(after), self._hand(ended)
        self.paid = Counter(
            [offer.card, *table.payment(before, offer.card, offer.actions)] if offer.kind == BUILD else ()
        )
        discarded = self._discards(after)
        if offer.kind == BUILD:
            discarded = self.paid  # nobody draws beyond the limit after paying
        elif offer.kind != DRAW or before[PILE] >= 2 + bool(offer.actions & A4):
            discarded -= self._discards(before)  # else they are shuffled, and none is left of them
        self.dealt = self.hand + discarded - self._hand(before)
        if offer.kind == DRAW:
            space = after[SEATS + SEAT * s.mover + PAWN]
            self.dealt -= Counter(before[DISPLAY + slot] for slot in game.slots_beside[space])

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
            assert self.game.refuse(s, move) is None, (self.offer, move)
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
            payment = self.paid - Counter([offer.card])
            return ("pay", *sorted(game.deck.names[card] for card in payment.elements()))
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


def in_step(game: Helsinki, table: KernelTable, s: State, offer: Offer, seed: int) -> State:
    """Carry an offer out both ways, compare all that is on the table, and return what the engine came to."""
    before, mover = world_of(game, s), s.mover
    after = ended = table.after(before, offer, seed)
    left = [] if offer.kind == END else table.options(after, 1)
    if left and left[0][1] == END:
        ended = table.after(after, left[0], seed)
    s = s.copy()
    Twin(game, table, s, offer, after, ended).play(s)
    if offer.kind != END and (s.mover != mover or s.turn == NOBODY):  # the engine ends a turn that has nothing left
        assert [kind for _, kind, *_ in table.options(after, 8)] == [END]
        after = ended
    if s.turn == NOBODY:
        assert [table.worth(after, seat) for seat in range(game.players)] == [1000 * p for p in game.scores(s)]
        return s
    read = world_of(game, s)
    for world in (read, after):  # how far a pawn may walk matters only before it walks
        world[REACH] *= world[PHASE] == TO_WALK
        for seat in range(game.players):  # what lies behind a hand is nothing
            at = SEATS + SEAT * seat + HAND
            world[at + world[at - HAND + HELD] : SEATS + SEAT * (seat + 1)] = [0] * (
                SEAT - HAND - world[at - HAND + HELD]
            )
    assert read == after, offer
    return s


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_offers_is_the_same_in_kernel_and_engine(name: str) -> None:
    game, rng = load(*GAMES[name]), Random(f"in step {name}")
    table = table_of(game, foreman_weights(game.players))
    kinds: Counter[int] = Counter()
    s = next(s for s in moments(game, name, 1000) if s.step == game.turn_step.number)
    while s.turn != NOBODY:
        offers = [Offer(*offer) for offer in table.options(world_of(game, s), 8)]
        kinds.update(offer.kind for offer in offers)
        s = rng.choice([in_step(game, table, s, offer, rng.randrange(1, DEALS)) for offer in offers])
    assert min(kinds[kind] for kind in (DRAW, BUILD, END)) >= 5


def carried_out(game: Helsinki, name: str, number: int) -> Iterator[tuple[Offer, State, State]]:
    """Yield offers of moments of a random game, each with the state before it and that to which both ways have led."""
    rng, table = Random(f"offers {name}"), known_table(game, foreman_weights)
    for s in moments(game, name, number):
        if s.step == game.turn_step.number:
            offers = [Offer(*offer) for offer in table.options(world_of(game, s), MOST_OFFERS)]
            for offer in rng.sample(offers, min(6, len(offers))):
                yield offer, s, in_step(game, table, s, offer, rng.randrange(1, DEALS))


def test_offers_are_the_same_in_kernel_and_engine_wherever_random_play_has_led() -> None:
    kinds: Counter[int] = Counter()
    actions = limits_back = 0
    for name, options in GAMES.items():
        for offer, before, after in carried_out(load(*options), name, 60):
            kinds[offer.kind] += 1
            actions |= offer.actions
            limits_back += bool(before.limit_off[before.mover] and not after.limit_off[before.mover])
    assert min(kinds[kind] for kind in (DRAW, BUILD, WILD, SHIFT, POINTS, END)) > 5
    assert actions == EVERY_ACTION & ~A12  # which is for discards
    assert limits_back > 20  # random play has used A12


@pytest.mark.parametrize("switch", HELSINKI.editions)
def test_offers_are_the_same_in_kernel_and_engine_with_every_switch_of_the_edition(switch: str) -> None:
    games = [build(HELSINKI.editions[switch], options) for options in HELSINKI.games(switch)]
    assert sum(1 for game in games for _ in carried_out(game, switch, 30)) > 200


# Cards in the pile and among the discards: None stands for all others.
STOCKS: list[tuple[int, int | None]] = [(0, None), (1, None), (2, None), (1, 1), (0, 1), (0, 0)]


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize(("pile", "discards"), STOCKS)
def test_kernel_and_engine_shuffle_the_discards_alike(pile: int, discards: int | None) -> None:
    kinds: Counter[tuple[int, bool]] = Counter()
    for name, options in GAMES.items():
        game, rng = load(*options), Random(f"stock {pile} {discards} {name}")
        table = table_of(game, foreman_weights(game.players))
        for s in moments(game, f"stock {name}", 20):
            if s.step != game.turn_step.number or phase_of(s) not in (TO_ACT, TO_BUILD):
                continue
            s = with_stock(s, pile, discards, rng)
            offers = [Offer(*offer) for offer in table.options(world_of(game, s), MOST_OFFERS)]
            for offer in rng.sample(offers, min(12, len(offers))):
                in_step(game, table, s, offer, rng.randrange(1, DEALS))
                kinds[offer.kind, bool(offer.actions & A4)] += 1
    assert min(kinds[DRAW, False], kinds[BUILD, False]) > 100
    assert (kinds[DRAW, True] > 5) == (pile != 0 or discards != 0)


def with_stock(s: State, pile: int, discards: int | None, rng: Random) -> State:
    """Return a position with so many cards in the pile and among the discards; others, if any, are nowhere."""
    s = s.copy()
    cards = [card for card, number in enumerate(map(sum, zip(s.pile, s.discards, strict=True))) for _ in range(number)]
    rng.shuffle(cards)
    left = cards[pile:] if discards is None else cards[pile : pile + discards]
    for counts, chosen in ((s.pile, cards[:pile]), (s.discards, left)):
        counts[:] = bytes(len(counts))
        for card in chosen:
            counts[card] += 1
    s.pile_size, s.last_round = pile, int(not pile)
    return s
