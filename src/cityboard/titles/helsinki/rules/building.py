"""A build: the card and the actions with it, the payment, the push, the superstructures (H4, A3, A5, A9, A14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations, compress, repeat
from random import Random
from typing import Final

from cityboard.core.game import EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.helsinki.rules.actions import ROOF_CARRIES, ROOF_TAKEN
from cityboard.titles.helsinki.rules.arguments import (
    OfAction,
    OfCards,
    OfNamedCards,
    OfPlace,
    OfRoofs,
    SeatCard,
    SeatCards,
    SeatRoof,
)
from cityboard.titles.helsinki.rules.board import (
    ROOFS,
    SIDES,
    STATUE,
    Shape,
    Side,
    around,
    mask_of,
    push_move,
    roofs_of,
)
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS
from cityboard.titles.helsinki.rules.moves import Build, Modifier, Pay, Push, Roof
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import Step

ANY_SIDE: Final = "A3"
ONE_MORE_ROOF: Final = "A5"
ONE_CARD_FEWER: Final = "A9"
ANY_COLOUR: Final = "A14"
MODIFIERS: tuple[Modifier, ...] = (ANY_SIDE, ONE_MORE_ROOF, ONE_CARD_FEWER, ANY_COLOUR)
SUBSETS: list[tuple[Modifier, ...]] = [subset for size in range(5) for subset in combinations(MODIFIERS, size)]
BIT: dict[str, int] = {action: 1 << bit for bit, action in enumerate(ACTIONS)}
DECLARED = {sum(BIT[action] for action in subset): subset for subset in SUBSETS}  # by the bits of `State.declared`
ALL_DECLARED = max(DECLARED)
BUILT = 2


class BuiltTile(SeatCard):
    """Who built the tile of which card on which roofs."""

    roofs: list[int]


class OfPrice(OfCards):
    """The price of a tile, and cards."""

    price: int


class OfPayment(OfNamedCards):
    """The price of a tile, and what was named to pay it."""

    price: int


class OfSides(OfCards):
    """The card of a tile, and the sides it can come from."""

    sides: list[Side]


class OfPush(OfPlace):
    """A tile, the roofs it would cover, and the sides it can come from."""

    sides: list[Side]


class OfColours(OfCards):
    """Cards of another colour, and how many of them are allowed."""

    number: int


class OfCoats(OfAction):
    """An action, and the coats of arms that are left."""

    coats: int


BUILDING = EffectCode("building", SeatCard)
PAID = EffectCode("paid", SeatCards)
TILE_BUILT = EffectCode("built", BuiltTile)
COLOUR_TOUCHED = EffectCode("colour-touched", SeatCard)
SUPERSTRUCTURE = EffectCode("superstructure", SeatRoof)

CARD_NOT_HELD = ReasonCode("card-not-held", OfNamedCards)
WILD_NAMED = ReasonCode("wild-named", OfCards)
TILE_GONE = ReasonCode("tile-gone", OfCards)
NO_COAT = ReasonCode("no-coat", OfCoats)
NO_SUPERSTRUCTURE = ReasonCode("no-superstructure", OfAction)
NO_ROOF = ReasonCode("no-roof", OfAction)
NOTHING_TO_SAVE = ReasonCode("nothing-to-save", OfCards)
CANNOT_PAY = ReasonCode("cannot-pay", OfPrice)
WRONG_PRICE = ReasonCode("wrong-price", OfPayment)
WRONG_COLOUR = ReasonCode("wrong-colour", OfColours)
NO_PUSH = ReasonCode("no-push", OfSides)
ROOF_OUTSIDE = ReasonCode("roof-outside", OfRoofs)
NOT_THE_TILE = ReasonCode("not-the-tile", OfPlace)
NOT_STOPPED = ReasonCode("not-stopped", OfPush)
WAY_BLOCKED = ReasonCode("way-blocked", OfPush)
NOT_THE_NEW_TILE = ReasonCode("not-the-new-tile", OfRoofs)


@cache
def build_move(card: str, actions: tuple[Modifier, ...]) -> Build:
    """Return the move that names a card and the actions declared with it, made once."""
    return Build(("build", card, *actions))


class Building(Step):
    """What the three steps of a build share: prices, payments and pushes."""

    def hand(self, s: State) -> bytearray:
        """Return the mover's hand, a count per kind of card."""
        return self.game.hand(s, s.mover)

    def price(self, card: int, actions: tuple[str, ...]) -> int:
        """Return how many cards are paid besides the named one, as in the examples of H4.14 (H4.2, A9)."""
        return self.game.deck.price_of[card] - (ONE_CARD_FEWER in actions)

    def can_pay(self, hand: bytearray, card: int, actions: tuple[str, ...]) -> bool:
        """Return whether a hand pays a card in it: its colour, wild cards, and with A14 one card of another colour."""
        deck = self.game.deck
        suits = deck.paying(hand, deck.colour_of[card])
        price = self.price(card, actions)
        if ANY_COLOUR in actions:
            return 1 <= price <= suits < sum(hand)
        return 0 <= price < suits

    def sides(self, s: State, actions: tuple[str, ...]) -> list[int]:
        """List the sides a tile may come from: the pawn's, or any with A3 (H4.5)."""
        return [*range(len(SIDES))] if ANY_SIDE in actions else [self.game.side_of[s.pawns[s.mover]]]

    def rests(self, s: State, card: int, actions: tuple[str, ...]) -> set[int]:
        """Return where the tile of a card can come to rest, each place once."""
        return self.rests_from(s, card, self.sides(s, actions))

    def rests_from(self, s: State, card: int, sides: Iterable[int]) -> set[int]:
        """Return where the tile of a card comes to rest if it is pushed in from some sides, each place once."""
        obstacles = s.built[s.mover] | STATUE
        shape = self.game.shape_of[card]
        return set().union(*[shape.rests(side, obstacles) for side in sides])

    def action_sets(self, s: State, spent: int = 0) -> list[tuple[Modifier, ...]]:
        """List the sets of actions that a build may declare after some coats are spent on something else (H6.1)."""
        free = DECLARED[self.game.available(s) & ALL_DECLARED]
        return self.game.subsets[free, min(s.meadows[s.mover] - spent, len(MODIFIERS))]

    def can_lay(self, s: State, card: int, actions: tuple[str, ...], fits: dict[tuple[Shape, int], bool]) -> bool:
        """Return whether the tile of a card is there and can be pushed in, and A5 has an effect (H4.1, H4.4, H3.7).

        `fits` remembers which forms can come in from which side.
        """
        if not s.supply[self.game.supply_of[card]]:
            return False
        if ONE_MORE_ROOF in actions and self.refuse_one_more_roof(s, card):
            return False
        shape = self.game.shape_of[card]
        for side in self.sides(s, actions):
            key = shape, side
            if key not in fits:
                fits[key] = bool(shape.rests(side, s.built[s.mover] | STATUE))
            if fits[key]:
                return True
        return False

    def touches_colour(self, s: State, card: int, place: int) -> bool:
        """Return whether the tile of a card would touch a pavilion of its colour (H4.9)."""
        return around(place) & s.colours[len(COLOURS) * s.mover + self.game.deck.card(card).colour] != 0

    def builds(self, s: State, spent: int = 0) -> Iterator[Build]:
        """Yield the builds: every card in hand with every set of actions that can be paid and pushed (H4.4).

        `spent` coats are needed for something else first.
        """
        deck, hand = self.game.deck, self.hand(s)
        action_sets = self.action_sets(s, spent)
        fits: dict[tuple[Shape, int], bool] = {}
        for card in compress(deck.coloured, hand):
            for actions in action_sets:
                if self.can_pay(hand, card, actions) and self.can_lay(s, card, actions, fits):
                    yield build_move(deck.names[card], actions)

    def payments(self, s: State, card: int, actions: tuple[str, ...], *, named: bool) -> list[Move]:
        """List the different payments for a card, alphabetical; `named` says that it has left the hand already."""
        deck, hand = self.game.deck, self.hand(s)
        if not named:
            hand[card] -= 1
        suits = deck.suits(deck.colour_of[card])
        others = [0]
        if ANY_COLOUR in actions:
            others = [other for other in compress(deck.coloured, hand) if other not in suits]
        price, limits = self.price(card, actions), [hand[other] for other in suits]
        payments: list[Move] = []
        for other in others:
            for chosen in multisets(suits, limits, price - bool(other)):
                codes = (*chosen, other) if other else chosen
                names = sorted([deck.names[code] for code in codes])
                payments.append(Pay(("pay", *names)))
        return payments

    def every_build(self, s: State) -> Iterator[tuple[Build, list[Move], list[Move]]]:
        """Yield every build with all its payments and resting places, before anything is decided."""
        places: dict[tuple[Shape, bool], list[Move]] = {}
        for build in self.builds(s):
            card, actions = self.game.deck.code[build.card], build.actions
            key = self.game.shape_of[card], ANY_SIDE in actions
            if key not in places:
                places[key] = self.pushes(s, card, actions)
            yield build, self.payments(s, card, actions, named=False), places[key]

    def pushes(self, s: State, card: int, actions: tuple[str, ...]) -> list[Move]:
        """List the resting places of the tile of a card, each once."""
        order = self.game.shape_of[card].places
        return [*map(push_move, sorted(self.rests(s, card, actions), key=order.__getitem__))]

    def imagine_payment(self, s: State, card: int, actions: tuple[str, ...], rng: Random) -> list[int] | None:
        """Choose cards of the pile that pay for a card, None if there are too few: what a hidden hand may hold."""
        deck = self.game.deck
        paying = deck.suits(deck.card(card).colour)
        suits = [code for code in paying for _ in range(s.pile[code])]
        others = [code for code in range(1, deck.wild) if code not in paying for _ in range(s.pile[code])]
        foreign = int(ANY_COLOUR in actions)
        price = self.price(card, actions) - foreign
        if not 0 <= price <= len(suits) or foreign > len(others):
            return None
        return rng.sample(suits, price) + rng.sample(others, foreign)

    def refuse_one_more_roof(self, s: State, card: int) -> Reason | None:
        """Return why A5 would have no effect: no superstructure left, or no roof for it (H3.7)."""
        named = self.game.deck.card(card)
        if s.superstructures <= named.superstructures:
            return NO_SUPERSTRUCTURE("H3.7", action=ONE_MORE_ROOF)
        if named.roofs <= named.superstructures:
            return NO_ROOF("H3.7", action=ONE_MORE_ROOF)
        return None

    def refuse_build(self, s: State, move: Move) -> Reason | None:
        """Judge the named card and the actions with it (H4.1 to H4.4, H6.1)."""
        deck = self.game.deck
        if len(move) < 2 or move[2:] not in SUBSETS:
            return MOVE_MALFORMED("H4.1", move=list(move))
        card = deck.code.get(move.card, 0) if isinstance(move, Build) else 0
        if not isinstance(move, Build) or card not in self.game.held(s, s.mover):
            return CARD_NOT_HELD("H4.1", cards=[move[1]])
        if card == deck.wild:
            return WILD_NAMED("H4.2", cards=[move.card])
        if not s.supply[self.game.supply_of[card]]:
            return TILE_GONE("H4.1", cards=[move.card])
        return self._refuse_actions(s, card, move.actions) or self._refuse_price(s, card, move.actions)

    def _refuse_actions(self, s: State, card: int, actions: tuple[str, ...]) -> Reason | None:
        for action in actions:
            reason = self.game.refuse_action(s, action)
            if reason:
                return reason
        if len(actions) > s.meadows[s.mover]:
            return NO_COAT("H6.1", action=actions[-1], coats=s.meadows[s.mover])
        if ONE_MORE_ROOF in actions:
            return self.refuse_one_more_roof(s, card)
        return None

    def _refuse_price(self, s: State, card: int, actions: tuple[str, ...]) -> Reason | None:
        name = self.game.deck.names[card]
        price = self.price(card, actions)
        if price < 0:
            return NOTHING_TO_SAVE("A9", cards=[name])
        if not self.can_pay(self.hand(s), card, actions):
            rule = ANY_COLOUR if ANY_COLOUR in actions else "H4.2"
            return CANNOT_PAY(rule, cards=[name], price=price + 1)
        if not self.rests(s, card, actions):
            sides = [SIDES[side] for side in self.sides(s, actions)]
            return NO_PUSH("H4.4", cards=[name], sides=sides)
        return None

    def play_build(self, s: State, move: Build, report: Report | None) -> None:
        """Name the card, spend the coats and take the tile (H4.1)."""
        card = self.game.deck.code[move.card]
        for action in move.actions:
            self.game.spend_coat(s, action, report)
        s.card = card
        s.declared = sum(BIT[action] for action in move.actions)
        s.must_build = 0
        s.supply[self.game.supply_of[card]] -= 1
        self.game.release(s, s.mover, card)
        s.paid[card] += 1
        if report:
            report(BUILDING(seat=s.mover, card=move.card))

    def declared(self, s: State) -> tuple[str, ...]:
        """Return the actions declared with the current build."""
        return DECLARED[s.declared]


class PayCards(Building):
    """The other cards of the payment, a step even if there are none: every build has the same steps (H4.2)."""

    rule = "H4.2"
    kinds = ("pay",)

    def imagine(self, s: State, rng: Random) -> list[int]:
        """Choose cards of the pile with which a hidden hand pays for the card named."""
        return self.imagine_payment(s, s.card, self.declared(s), rng) or []

    def moves(self, s: State) -> list[Move]:
        """List the different payments."""
        return self.payments(s, s.card, self.declared(s), named=True)

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the cards."""
        deck = self.game.deck
        names = move[1:]
        cards = [deck.code.get(str(name), 0) for name in names]
        price = self.price(s.card, self.declared(s))
        if len(cards) != price:
            return WRONG_PRICE("H4.3", price=price + 1, cards=list(names))
        low = s.mover * deck.size
        for card, name in zip(cards, names, strict=True):
            if not card or cards.count(card) > s.hands[low + card]:
                return CARD_NOT_HELD("H4.2", cards=[name])
        suits = deck.suits(deck.card(s.card).colour)
        others = [card for card in cards if card not in suits]
        allowed = int(ANY_COLOUR in self.declared(s))
        if len(others) != allowed:
            wrong = [deck.names[card] for card in others]
            return WRONG_COLOUR(ANY_COLOUR if allowed else "H4.2", cards=wrong, number=allowed)
        if list(names) != sorted(map(str, names)):
            return MOVE_MALFORMED("H4.2", move=list(move))
        return None

    def play(self, s: State, move: Pay, report: Report | None) -> None:
        """Lay the cards aside until the tile is pushed."""
        for name in move.cards:
            card = self.game.deck.code[name]
            self.game.release(s, s.mover, card)
            s.paid[card] += 1
        if report:
            report(PAID(seat=s.mover, cards=list(move.cards), number=len(move.cards)))
        self.game.proceed(s, report)


def multisets(cards: Iterable[int], limits: Iterable[int], size: int) -> Iterable[tuple[int, ...]]:
    """List the ways to take a number of some cards, of which there are so many; equal cards count as one."""
    every = chain.from_iterable(map(repeat, cards, limits))
    return dict.fromkeys(combinations(every, size))


class PushTile(Building):
    """The tile slides in and comes to rest (H4.5 to H4.8)."""

    rule = "H4.5"
    kinds = ("push",)

    def moves(self, s: State) -> list[Move]:
        """List the resting places, each once."""
        return self.pushes(s, s.card, self.declared(s))

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the resting place."""
        if not isinstance(move, Push) or list(move.roofs) != sorted(set(move.roofs)):
            return MOVE_MALFORMED("H4.5", move=list(move))
        roofs = move.roofs
        if any(roof not in range(ROOFS) for roof in roofs):
            return ROOF_OUTSIDE("H4.8", roofs=list(roofs))
        place = mask_of(roofs)
        shape, obstacles = self.game.shape_of[s.card], s.built[s.mover] | STATUE
        cards = [self.game.deck.names[s.card]]
        if place not in shape.places:
            return NOT_THE_TILE("H4.4", cards=cards, roofs=list(roofs))
        if place & obstacles:
            return ROOF_TAKEN("H4.5", cards=cards, roofs=list(roofs), taken=list(roofs_of(place & obstacles)))
        if place in self.rests(s, s.card, self.declared(s)):
            return None
        sides = self.sides(s, self.declared(s))
        stopped = any(shape.is_stopped(place, side, obstacles) for side in sides)
        refused, rule = (WAY_BLOCKED, "H4.5") if stopped else (NOT_STOPPED, "H4.6")
        return refused(rule, cards=cards, roofs=list(roofs), sides=[SIDES[side] for side in sides])

    def play(self, s: State, move: Push, report: Report | None) -> None:
        """Lay the tile, discard the cards, win coats, and schedule superstructures and bonus (H4.12)."""
        game, seat = self.game, s.mover
        place = mask_of(move.roofs)
        card = game.deck.card(s.card)
        bonus = self.touches_colour(s, s.card, place)
        s.colours[len(COLOURS) * seat + card.colour] |= place
        for code in compress(game.deck.codes, s.paid):
            s.discards[code] += s.paid[code]
            s.paid[code] = 0
        if report:
            report(TILE_BUILT(seat=seat, card=card.name, roofs=list(move.roofs)))
            if bonus:
                report(COLOUR_TOUCHED(seat=seat, card=card.name))
        game.cover_roofs(s, place, report)
        s.fresh, s.acted = place, BUILT
        shown = card.superstructures + (ONE_MORE_ROOF in self.declared(s))
        s.agenda += [game.discard.entry()]
        s.agenda += [game.deal_card.entry()] if bonus else []
        s.agenda += [game.roof.entry()] * min(shown, s.superstructures, card.roofs)
        s.card = s.declared = 0
        game.proceed(s, report)


class PlaceRoof(Step):
    """A superstructure goes onto a roof of the tile just built (H4.10)."""

    rule = "H4.10"
    kinds = ("roof",)

    def moves(self, s: State) -> list[Move]:
        """List the free roofs of the tile."""
        return [Roof("roof", roof) for roof in roofs_of(s.fresh & ~s.roofed[s.mover])]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the roof."""
        if not isinstance(move, Roof):
            return MOVE_MALFORMED("H4.10", move=list(move))
        if move.roof not in roofs_of(s.fresh):
            return NOT_THE_NEW_TILE("H4.10", roofs=[move.roof])
        return ROOF_CARRIES("H4.10", roofs=[move.roof]) if s.roofed[s.mover] >> move.roof & 1 else None

    def play(self, s: State, move: Roof, report: Report | None) -> None:
        """Place it."""
        s.roofed[s.mover] |= 1 << move.roof
        s.superstructures -= 1
        if report:
            report(SUPERSTRUCTURE(seat=s.mover, roof=move.roof))
        self.game.proceed(s, report)


def declarable_sets() -> dict[tuple[tuple[Modifier, ...], int], list[tuple[Modifier, ...]]]:
    """List the sets of actions a build may declare, by free actions and available coats (H6.1)."""
    return {
        (free, coats): [subset for subset in SUBSETS if len(subset) <= coats and set(subset) <= set(free)]
        for size in range(len(MODIFIERS) + 1)
        for free in combinations(MODIFIERS, size)
        for coats in range(len(MODIFIERS) + 1)
    }
