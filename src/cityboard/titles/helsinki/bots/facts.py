"""The reasons for an offer: two or three facts that are visible on the board."""

from typing import TypedDict

from cityboard.bots.bot import Fact, FactCode
from cityboard.bots.facts import expected
from cityboard.core.arguments import Nothing
from cityboard.core.game import Move
from cityboard.titles.helsinki.bots.layout import BUILD, DRAW, PUSH, SHIFT, WILD
from cityboard.titles.helsinki.bots.offers import Offer
from cityboard.titles.helsinki.rules import moves
from cityboard.titles.helsinki.rules.arguments import OfAction, OfCard
from cityboard.titles.helsinki.rules.building import BIT
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki, board_points, complete_lines
from cityboard.titles.helsinki.rules.setup import SPACES
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import POINTS, TWO_POINTS

MOST = 3
BUILDS = (BUILD, PUSH)


class OfCount(TypedDict):
    """How many there are."""

    number: int


class OfGain(TypedDict):
    """How many points come at once."""

    points: int


class OfCardNames(TypedDict):
    """Cards by name."""

    cards: list[str]


RANDOM = FactCode("bot-helsinki-random", Nothing)
BEST = FactCode("bot-helsinki-best", Nothing)
SPACE = FactCode("bot-helsinki-space", Nothing)
LINES = FactCode("bot-helsinki-lines", OfCount)
GAIN = FactCode("bot-helsinki-points", OfGain)
COATS = FactCode("bot-helsinki-coats", OfCount)
BONUS = FactCode("bot-helsinki-bonus", Nothing)
SUPERSTRUCTURES = FactCode("bot-helsinki-superstructures", OfCount)
ROOFS = FactCode("bot-helsinki-roofs", OfCount)
CARDS = FactCode("bot-helsinki-cards", OfCardNames)
NEXT = FactCode("bot-helsinki-next", OfCard)
KEEPS = FactCode("bot-helsinki-keeps", OfCardNames)
ACTION = FactCode("bot-helsinki-action", OfAction)


def facts_of(game: Helsinki, view: State, offer: Offer, lead: float | None = None) -> tuple[Fact, ...]:
    """Return what an offer brings, the most important first, and last the expected final lead from trials."""
    facts = [*_points(view, offer), *_tile(game, view, offer), *_cards(game, view, offer), *_actions(view, offer)]
    facts = facts or [BEST()]
    if lead is None:
        return tuple(facts[:MOST])
    return (*facts[: MOST - 1], expected(lead))


def small_facts(game: Helsinki, view: State, move: Move) -> tuple[Fact, ...]:
    """Return what a decision within a turn brings, or what is left after it."""
    superstructure = SUPERSTRUCTURES(number=1)
    match move:
        case moves.Space():
            return (SPACE(),)
        case moves.Pay():
            return _kept(game, view, move.cards)
        case moves.Discard():
            return _kept(game, view, (move.card,))
        case moves.Wild():
            return facts_of(game, view, Offer(0, WILD, place=1 << move.roof))
        case moves.Roof():
            return (*_points(view, Offer(0, BUILD, tops=1 << move.roof)), superstructure)
        case moves.Shift():
            offer = Offer(0, SHIFT, place=1 << move.source, tops=1 << move.target)
            return (*_points(view, offer), superstructure)
        case moves.Use():
            return (ACTION(action=move.action),)
    return ()


def _kept(game: Helsinki, view: State, gone: tuple[str, ...]) -> tuple[Fact, ...]:
    """Say which cards are left in the hand without some."""
    hand = [game.deck.names[card] for card, count in enumerate(game.turn_step.hand(view)) for _ in range(count)]
    for card in gone:
        hand.remove(card)
    return (KEEPS(cards=hand),) if hand else ()


def _points(view: State, offer: Offer) -> list[Fact]:
    """Name complete lines and the points that come at once."""
    built, roofed = view.built[view.mover], view.roofed[view.mover]
    then_built, then_roofed = built, roofed
    if offer.kind in (*BUILDS, WILD):
        then_built, then_roofed = built | offer.place, roofed | offer.tops
    if offer.kind == SHIFT:
        then_roofed = roofed ^ (offer.place | offer.tops)
    lines = sum(map(len, complete_lines(then_built))) - sum(map(len, complete_lines(built)))
    points = board_points(then_built, then_roofed) - board_points(built, roofed)
    if offer.actions & BIT[TWO_POINTS]:
        points += POINTS
    facts = [LINES(number=lines)] if lines else []
    return [*facts, GAIN(points=points)] if points else facts


def _tile(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name coats of arms, the bonus card, superstructures and roofs of a tile."""
    if offer.kind not in (*BUILDS, WILD):
        return []
    facts = []
    coats = (view.coats[view.mover] & offer.place).bit_count()
    if coats:
        facts.append(COATS(number=coats))
    if offer.kind in BUILDS:
        if game.push.touches_colour(view, offer.card, offer.place):
            facts.append(BONUS())
        if offer.tops:
            facts.append(SUPERSTRUCTURES(number=offer.tops.bit_count()))
    return [*facts, ROOFS(number=offer.place.bit_count())]


def _cards(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name the cards that are taken, and the tile for which they are."""
    if offer.kind != DRAW:
        return []
    space = (view.pawns[view.mover] + offer.walk) % SPACES
    taken = [view.display[slot] for slot in game.slots_beside[space] if view.display[slot]]
    facts = [CARDS(cards=[game.deck.names[card] for card in taken])] if taken else []
    hand = game.turn_step.hand(view)
    for card in taken:
        hand[card] += 1
    payable = [card for card in game.deck.coloured[1:] if hand[card] and game.turn_step.can_pay(hand, card, ())]
    if payable:
        largest = max(payable, key=lambda card: (game.deck.card(card).roofs, game.deck.card(card).superstructures))
        facts.append(NEXT(card=game.deck.names[largest]))
    return facts


def _actions(view: State, offer: Offer) -> list[Fact]:
    """Name the first action that is used."""
    actions = [action for action in ACTIONS if offer.actions & BIT[action] and offer.kind != PUSH]
    return [ACTION(action=actions[0])] if actions else []
